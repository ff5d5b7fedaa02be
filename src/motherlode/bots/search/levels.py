"""The levels for people: budgets in iterations, the same names in every game."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from motherlode.bots.evaluators import evaluator
from motherlode.bots.search.search import WORLDS
from motherlode.registry import AnyGame

# Seconds per turn at each level, on one core with interpreted rules.
LEVELS: Final = {"easy": 0.05, "normal": 0.2, "hard": 1.0, "expert": 5.0}

# How often a search draws each of its sampled worlds on average.
DRAWS_PER_WORLD: Final = 3

# In live play a choice is cut short at this many times the time it should take, but not before LEAST_SECONDS.
TIME_FACTOR: Final = 4
LEAST_SECONDS: Final = 1.0


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Level:
    """How long a bot thinks about a choice: iterations, and seconds as a safety net in live play."""

    iterations: int
    seconds: float

    @property
    def world_count(self) -> int:
        """The worlds sampled where some are likelier than others: few enough to draw each several times."""
        return min(WORLDS, max(1, self.iterations // DRAWS_PER_WORLD))


def level(game: AnyGame, name: str) -> Level:
    """The level of that name in a game, by the pace that the game's evaluator allows."""
    pace = evaluator(game)
    seconds = LEVELS[name] / pace.choices_per_turn
    return Level(round(pace.iterations_per_second * seconds), max(LEAST_SECONDS, TIME_FACTOR * seconds))
