"""Whether a step has what it is about, and holds nothing that belongs to other steps."""

from motherlode.games.cavum.state import (
    BID,
    CARD,
    COLOUR,
    LAY,
    NONE,
    PIECE,
    ROUTE,
    SALE,
    SELL,
    STEPS,
    TURN,
    TURN_UP,
    CavumState,
)
from motherlode.kernel import DataError


def check_subject(state: CavumState) -> None:
    subjects = subjects_of(state)
    for name, (is_needed, is_there) in subjects.items():
        if is_needed and not is_there:
            raise DataError(f"field {name!r} is empty, but the step is {STEPS[state.step]!r}")
    for name, (is_needed, is_there) in subjects.items():
        if is_there and not is_needed:
            raise DataError(f"field {name!r} is set, but the step is {STEPS[state.step]!r}")
    check_leftovers(state)


def subjects_of(state: CavumState) -> dict[str, tuple[bool, bool]]:
    """By field: whether the step needs it, and whether it is there."""
    step = state.step
    return {
        "piece": (PIECE < step <= ROUTE, state.piece != NONE),
        "kind": (step in (LAY, TURN), state.kind != NONE),
        "hex": (step in (TURN, COLOUR), state.hex != NONE),
        "colour": (step in (SALE, SELL), state.colour != NONE),
        "bidder": (state.bid != NONE or step == SELL, state.bidder != NONE),
        "route": (step == ROUTE, len(state.route) > 0),
        "due": (step == TURN_UP, state.due > 0),
    }


def check_leftovers(state: CavumState) -> None:
    """What only some positions of a step hold does not stay when the step is over."""
    is_turn = PIECE <= state.step <= ROUTE
    if state.acts and not is_turn:
        raise DataError("field 'acts' is set outside building")
    if state.laid != NONE and not (is_turn and state.acts):
        raise DataError("field 'laid' is set, but nothing was laid in this turn")
    if state.bid != NONE and state.step not in (BID, CARD, SALE, SELL):
        raise DataError("field 'bid' is set outside auctions and sales")
