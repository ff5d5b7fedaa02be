"""Thebes: archaeologists and their weeks."""

from motherlode.games.thebes.game import Thebes

__all__ = ["Thebes"]
