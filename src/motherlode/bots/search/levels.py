"""The levels for people: budgets in iterations, the same names in every game."""

from dataclasses import dataclass
from typing import Final

from motherlode.bots.search.search import WORLDS

# How long a turn takes at each level, in seconds on one core, with interpreted rules.
LEVELS: Final = {"easy": 0.05, "normal": 0.2, "hard": 1.0, "expert": 5.0}

# How many iterations the search makes in a second, by `motherlode bench`.
PACE: Final = {"thebes": 500, "rawsiko": 1_000, "rockwell": 700, "cavum": 300}
USUAL_PACE: Final = 400

# How many choices make a turn, where they are more than one or two.
CHOICES: Final = {"rawsiko": 6}

# How often a search draws each world in the mean, if it does not think of them all.
DRAWN: Final = 3

# A choice that takes so many times as long as it should is cut short in live play.
PATIENCE: Final = 4
LEAST: Final = 1.0


@dataclass(frozen=True)
class Level:
    """How long a bot thinks about a choice: iterations, and seconds as a safety net in live play."""

    iterations: int
    seconds: float

    @property
    def worlds(self) -> int:
        """How many worlds it draws from, where some are likelier than others: each shall be drawn a few times."""
        return min(WORLDS, max(1, self.iterations // DRAWN))


def level(game: str, name: str) -> Level:
    """The level of that name in a game."""
    time = LEVELS[name] / CHOICES.get(game, 1)
    return Level(round(PACE.get(game, USUAL_PACE) * time), max(LEAST, PATIENCE * time))
