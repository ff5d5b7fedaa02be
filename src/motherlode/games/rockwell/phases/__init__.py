"""The phases of a round of Rockwell: legal, check and apply in each."""
