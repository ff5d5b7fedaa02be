"""Cavum: tunnels, dynamite and gems in a mountain."""

from motherlode.games.cavum.game import Cavum

__all__ = ["Cavum"]
