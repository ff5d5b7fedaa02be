"""Loading a position: the fields by their ranges, then whether they agree with each other and with the box."""
