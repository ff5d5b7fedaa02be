"""Law 7: every match ends within the bound, and the points counted from scratch are those of the outcome."""

from typing import TypeVar

from motherlode.kernel import Game, Outcome, State, ranks_of
from motherlode.testing.broken import LawBroken
from motherlode.testing.case import LawCase
from motherlode.testing.rulebook import clauses_of

S = TypeVar("S", bound=State)


def ending(case: LawCase[S], game: Game[S], state: S, seats: int) -> None:
    """To be asked where `to_act` gives nobody."""
    outcome = game.outcome(state)
    if outcome is None:
        raise LawBroken(7, "nobody is to act, and there is no outcome")
    well_formed(game, outcome, seats)
    counted = case.recount(game, state)
    if list(outcome.scores) != counted:
        raise LawBroken(7, f"the outcome says {list(outcome.scores)}, a count from scratch {counted}")


def well_formed(game: Game[S], outcome: Outcome, seats: int) -> None:
    if not len(outcome.scores) == len(outcome.totals) == len(outcome.ranks) == seats:
        raise LawBroken(7, f"an outcome for {len(outcome.totals)} seats instead of {seats}")
    if list(outcome.totals) != [sum(scores.values()) for scores in outcome.scores]:
        raise LawBroken(7, f"the totals {outcome.totals} are not the sums of {outcome.scores}")
    if outcome.ranks != ranks_of([(-rank,) for rank in outcome.ranks]):
        raise LawBroken(7, f"no ranks: {outcome.ranks}")
    if outcome.clause not in clauses_of(game):
        raise LawBroken(7, f"the match ended by the clause {outcome.clause!r}, which the rules do not have")
