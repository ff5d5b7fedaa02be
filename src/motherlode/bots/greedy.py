"""The greedy bot: compares complete choices by what the game's evaluator thinks of where they lead."""

from random import Random

from mypy_extensions import mypyc_attr

from motherlode.bots.base import Bot
from motherlode.bots.evaluators import Evaluator, evaluator
from motherlode.kernel import SILENT, State
from motherlode.play.perspective import Perspective
from motherlode.registry import AnyGame


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(Bot):
    """Thinks one whole choice ahead (a dig with all its details), in one world it cannot tell from the true one."""

    def __init__(self, rng: Random, game: AnyGame) -> None:
        super().__init__(rng)
        self.evaluator = evaluator(game)

    def choose(self, perspective: Perspective) -> list[int]:
        legal = perspective.legal()
        if len(legal) == 1 and not perspective.preview(legal).legal():
            return legal
        world = perspective.sample(self.rng)
        return best_choice(perspective.game, self.evaluator, world, perspective.viewer)[1]


def best_choice(game: AnyGame, evaluator: Evaluator, state: State, seat: int) -> tuple[float, list[int]]:
    """The best complete choice from here, with its value."""
    best: tuple[float, list[int]] = (float("-inf"), [])
    for action in evaluator.promising(state, seat, game.legal(state, seat)):
        after = state.clone()
        game.apply(after, seat, action, SILENT)
        if seat in game.to_act(after) and evaluator.is_midway(after, seat):
            value, rest = best_choice(game, evaluator, after, seat)
        else:
            value, rest = evaluator.value(after, seat), []
        if value > best[0]:
            best = (value, [action, *rest])
    return best
