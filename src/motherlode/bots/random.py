"""The random bot: every legal action alike."""

from mypy_extensions import mypyc_attr

from motherlode.bots.base import Bot, random_move
from motherlode.play.perspective import Perspective


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    """Takes any legal action; the measure every other bot is held against."""

    def choose(self, perspective: Perspective) -> list[int]:
        world = perspective.sample(self.rng)
        return random_move(perspective.game, world, perspective.viewer, self.rng)
