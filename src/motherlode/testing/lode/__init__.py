"""Lode: a small game of our own with hidden hands, hidden draws and a sealed bid, to test everything else on."""

from motherlode.testing.lode.game import Lode

__all__ = ["Lode"]
