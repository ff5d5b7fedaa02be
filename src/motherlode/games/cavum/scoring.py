"""The result (C1.10, C1.11, C23.7, C23.8): points by source, ranks, the one winner."""

from motherlode.games.cavum.options import Rules
from motherlode.games.cavum.state import OVER, SOURCES, CavumState
from motherlode.kernel import Outcome, ranks_of


def standings(state: CavumState) -> list[tuple[int, int]]:
    """By seat: the higher comes first; on equal scores the lower card of the last phase does."""
    return [(score, -card) for score, card in zip(state.scores, state.cards, strict=True)]


def winner(state: CavumState) -> int:
    return ranks_of(standings(state)).index(1)


def points_of(rules: Rules, state: CavumState, seat: int) -> dict[str, int]:
    """The points of a seat by source; their sum is its score."""
    earned = state.earned[seat * len(SOURCES) : (seat + 1) * len(SOURCES)]
    return {"start": rules.box.start_score, **dict(zip(SOURCES, earned, strict=True))}


def outcome(rules: Rules, state: CavumState) -> Outcome | None:
    if state.step != OVER:
        return None
    best = max(state.scores)
    return Outcome(
        scores=tuple(points_of(rules, state, seat) for seat in range(state.seats)),
        totals=tuple(state.scores),
        ranks=ranks_of(standings(state)),
        clause="C23.8" if state.scores.count(best) > 1 else "C23.7",
    )
