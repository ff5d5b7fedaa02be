"""The search bot and its levels."""

from dataclasses import dataclass
from random import Random
from typing import Final

from motherlode.bots.bot import Bot
from motherlode.bots.evaluators import evaluator
from motherlode.bots.search.search import Search
from motherlode.play.perspective import Perspective
from motherlode.registry import AnyGame


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


class SearchBot(Bot):
    """Searches as long as its level allows; a forced decision is taken at once."""

    def __init__(self, rng: Random, game: AnyGame, level: Level) -> None:
        super().__init__(rng)
        self.evaluator = evaluator(game)
        self.level = level

    def choose(self, perspective: Perspective) -> list[int]:
        search = Search(perspective, self.evaluator, self.rng)
        if len(search.root.edges) > 1:
            search.run(self.level.iterations)
        return list(search.ranking()[0].ids)
