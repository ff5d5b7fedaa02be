"""The bots by name, the same names in every game."""

from collections.abc import Callable
from random import Random
from typing import Final

from motherlode.bots.bot import Bot
from motherlode.bots.greedy import GreedyBot
from motherlode.bots.random import RandomBot
from motherlode.kernel import MotherlodeError
from motherlode.registry import AnyGame


class UnknownBot(MotherlodeError):
    """No bot has that name."""


def _random(rng: Random, game: AnyGame) -> Bot:
    return RandomBot(rng)


BOTS: Final[dict[str, Callable[[Random, AnyGame], Bot]]] = {"random": _random, "greedy": GreedyBot}


def bot(name: str, rng: Random, game: AnyGame) -> Bot:
    """The bot of that name for a game, with a random source of its own."""
    if name not in BOTS:
        raise UnknownBot(f"unknown bot {name!r}; known are {', '.join(BOTS)}")
    return BOTS[name](rng, game)
