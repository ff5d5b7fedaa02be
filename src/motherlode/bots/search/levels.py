"""The levels for people: budgets in iterations, the same names in every game."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Level:
    """How long a bot thinks: iterations, and seconds as a safety net in live play."""

    iterations: int
    seconds: float


LEVELS: Final = {
    "easy": Level(10, 1.0),
    "normal": Level(80, 2.0),
    "hard": Level(400, 5.0),
    "expert": Level(2000, 20.0),
}

# Where an iteration takes longer or less long, a game has budgets of its own.
BUDGETS: Final[dict[str, dict[str, Level]]] = {}


def level(game: str, name: str) -> Level:
    """The level of that name in a game."""
    return BUDGETS.get(game, LEVELS)[name]
