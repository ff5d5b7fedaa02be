"""The phases of a turn of Thebes: legal, check and apply in each."""
