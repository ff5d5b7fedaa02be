"""The phases of a match of RAWsiko: legal, check and apply in each."""
