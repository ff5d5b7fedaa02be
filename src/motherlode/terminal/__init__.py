"""The same games in a terminal: one app for all, one board module a game."""
