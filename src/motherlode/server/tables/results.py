"""How a table ends: the game's result, with those who gave up in the last place."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

from motherlode.kernel import Outcome
from motherlode.server import protocol as p
from motherlode.server.protocol.serializers import outcome_info

Ending: TypeAlias = Literal["played", "resigned", "aborted", "closed"]


def result_of(chairs: Sequence[p.Chair], ended: Ending, outcome: Outcome | None) -> p.ResultPart:
    """A match that was broken off has no ranks."""
    ranks = [] if ended in ("aborted", "closed") else ranks_of(chairs, outcome)
    return p.ResultPart(ended=ended, ranks=ranks, outcome=outcome_info(outcome) if outcome else None)


def ranks_of(chairs: Sequence[p.Chair], outcome: Outcome | None) -> list[int]:
    """The game's ranks among those who did not give up; the others share the last place."""
    places = {seat: outcome.ranks[seat] if outcome else 1 for seat in seats_standing(chairs)}
    ranks = {seat: 1 + sum(other < place for other in places.values()) for seat, place in places.items()}
    return [ranks.get(seat, len(places) + 1) for seat in range(len(chairs))]


def seats_standing(chairs: Sequence[p.Chair]) -> list[int]:
    """The seats that have not given up."""
    return [seat for seat, chair in enumerate(chairs) if not chair.forfeit]
