"""The search bot."""

from random import Random

from mypy_extensions import mypyc_attr

from motherlode.bots.base import Bot
from motherlode.bots.evaluators import evaluator
from motherlode.bots.explanation import Explanation
from motherlode.bots.search.levels import Level
from motherlode.bots.search.search import Search
from motherlode.play.perspective import Perspective
from motherlode.registry import AnyGame


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(Bot):
    """Searches as long as its level allows; a forced decision is taken at once.

    With a limit in seconds it also stops when that, or the time of its level, is up.
    """

    def __init__(self, rng: Random, game: AnyGame, level: Level, seconds: float | None = None) -> None:
        super().__init__(rng)
        self.evaluator = evaluator(game)
        self.level = level
        self.seconds = None if seconds is None else min(seconds, level.seconds)
        self._explanation: Explanation | None = None

    def choose(self, perspective: Perspective) -> list[int]:
        search = Search(perspective, self.evaluator, self.rng, self.level.world_count)
        if len(search.root.edges) > 1:
            search.run(self.level.iterations, self.seconds)
        self._explanation = search.explanation()
        return list(self._explanation.candidates[0].ids)

    def explain(self) -> Explanation | None:
        return self._explanation
