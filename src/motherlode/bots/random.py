"""The random bot: every legal action alike."""

from mypy_extensions import mypyc_attr

from motherlode.bots.base import Bot, complete, random_action
from motherlode.play.perspective import Perspective


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    """Takes any legal action; the measure every other bot is held against."""

    picks_from_legal = True

    def choose(self, perspective: Perspective) -> list[int]:
        action = random_action(perspective.legal(), self.rng)
        if not perspective.is_secret(action):
            return [action]
        world = perspective.sample(self.rng)
        return complete(perspective.game, world, perspective.viewer, action, self.rng)
