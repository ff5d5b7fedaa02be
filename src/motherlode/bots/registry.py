"""The bots by name, the same names in every game: random, greedy, and the levels of search for people."""

from random import Random
from typing import Final

from motherlode.bots.base import Bot
from motherlode.bots.greedy import GreedyBot
from motherlode.bots.random import RandomBot
from motherlode.bots.search import LEVELS, SearchBot, level
from motherlode.kernel import MotherlodeError
from motherlode.registry import AnyGame

BOTS: Final = ("random", "greedy", *LEVELS)


class UnknownBot(MotherlodeError):
    """No bot has that name."""


def bot(name: str, rng: Random, game: AnyGame, seconds: float | None = None) -> Bot:
    """The bot of that name for a game, with a random source of its own.

    In live play `seconds` limits a choice; without it a bot depends on its seed alone.
    """
    if name == "random":
        return RandomBot(rng)
    if name == "greedy":
        return GreedyBot(rng, game)
    if name in LEVELS:
        return SearchBot(rng, game, level(game, name), seconds)
    raise UnknownBot(f"unknown bot {name!r}; known are {', '.join(BOTS)}")
