"""Loading a position of RAWsiko: every field in its range, and all of them in agreement with each other and the box."""
