"""Laws 5 to 7 on many random matches at once: draws by their weights, conservation, endings."""

from collections.abc import Iterable
from typing import TypeVar

from motherlode.kernel import CHANCE, State
from motherlode.testing.broken import LawBroken
from motherlode.testing.case import LawCase
from motherlode.testing.chance import Tally
from motherlode.testing.conservation import conserved
from motherlode.testing.endings import ending
from motherlode.testing.scene import Scene
from motherlode.testing.walk import Walk

S = TypeVar("S", bound=State)


def crowd(case: LawCase[S], scenes: Iterable[Scene[S]]) -> int:
    """Plays all scenes, which share a game; the number of decisions that took."""
    tally: Tally[S] | None = None
    decisions = 0
    for scene in scenes:
        tally = tally or Tally(scene.game)
        with scene.told():
            decisions += one_of_many(case, scene, tally)
    if tally is None:
        raise ValueError("no scene to play")
    tally.settle()
    return decisions


def one_of_many(case: LawCase[S], scene: Scene[S], tally: Tally[S]) -> int:
    game = scene.game
    walk = Walk(game, scene.start(), scene.rng("crowd"))
    ledger = case.ledger(game, walk.state)
    while (choice := walk.choice()) is not None:
        if game.outcome(walk.state) is not None:
            raise LawBroken(7, "there is an outcome before the end")
        if choice[0] == CHANCE:
            tally.see(walk.state, choice[1])
        conserved(ledger, walk.state, walk.take(*choice))
    ending(case, game, walk.state, scene.seats)
    return walk.decisions
