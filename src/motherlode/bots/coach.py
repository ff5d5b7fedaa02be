"""The coach: what else there was, told after a choice, if it was clearly better by what the seat could know then."""

from dataclasses import dataclass
from random import Random
from typing import Final

from motherlode.bots.evaluators import evaluator
from motherlode.bots.explanation import Candidate, Effect
from motherlode.bots.reasons import Reasoner, ranking
from motherlode.bots.search.levels import level
from motherlode.bots.search.search import Search
from motherlode.play.perspective import Perspective

ADVISER: Final = "normal"
CLEAR: Final = 0.15  # of the evaluator's scale: fewer points are not worth a word
CLEAR_SHARE: Final = 0.03  # of the victory
SURE: Final = 0.2  # of the visits of the best choice: the share of one that was looked into less often says little


@dataclass(frozen=True)
class Alternative:
    """A choice that was clearly better than the one taken, and what it would have brought more."""

    ids: tuple[int, ...]
    advantage: Effect


def alternative(here: Perspective, taken: tuple[int, ...], rng: Random, seconds: float | None) -> Alternative | None:
    """What else there was in the position before a choice; None if nothing was clearly better, or only by search."""
    judge = evaluator(here.game)
    thinking = level(here.game, ADVISER)
    search = Search(here, judge, rng, thinking.world_count)
    reasoner = Reasoner(here, judge, rng)
    if len(search.root.edges) == 1 or not judge.is_underway(reasoner.worlds[0]):
        return None
    search.run(thinking.iterations, seconds)
    considered = [without_plan(each) for each in search.explanation().candidates]
    best, *others = ranking(reasoner.different(considered))
    goal = reasoner.destination(taken)
    if reasoner.destination(best.ids) == goal or is_close(best, taken_among(reasoner, others, goal)):
        return None
    advantage = reasoner.advantage(best.ids, taken)
    is_clear = advantage is not None and advantage.reasons and advantage.points >= CLEAR * judge.scale
    return Alternative(best.ids, advantage) if advantage is not None and is_clear else None


def without_plan(one: Candidate) -> Candidate:
    """The choice for itself: the one taken is compared with it, whatever comes next."""
    return Candidate(one.ids, one.visits, one.expected)


def taken_among(reasoner: Reasoner, candidates: list[Candidate], goal: object) -> Candidate | None:
    """The choice that was taken, if the search has looked into it."""
    return next((each for each in candidates if reasoner.destination(each.ids) == goal), None)


def is_close(best: Candidate, taken: Candidate | None) -> bool:
    """Whether the search surely found hardly any difference."""
    if taken is None or taken.visits < SURE * best.visits:
        return False
    return best.expected - taken.expected < CLEAR_SHARE
