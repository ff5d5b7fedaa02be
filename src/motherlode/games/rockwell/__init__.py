"""Rockwell: drilling companies race to the centre of the earth."""

from motherlode.games.rockwell.game import Rockwell

__all__ = ["Rockwell"]
