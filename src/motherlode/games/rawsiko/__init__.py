"""RAWsiko: a hunt for critical raw materials."""

from motherlode.games.rawsiko.game import Rawsiko

__all__ = ["Rawsiko"]
