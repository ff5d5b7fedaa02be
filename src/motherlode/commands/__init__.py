"""The commands of `motherlode`, one module per command or pair."""
