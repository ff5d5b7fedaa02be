"""Loading a position: every field within its range, and all of them consistent, so that it can be played on."""
