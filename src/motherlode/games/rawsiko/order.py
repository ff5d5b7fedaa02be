"""The order of play (W4.3, W8.6, W8.8): who comes at which place of a phase."""

from motherlode.games.rawsiko.options import Rules
from motherlode.games.rawsiko.state import NONE, RawsikoState


def seat_at(rules: Rules, state: RawsikoState, place: int) -> int:
    """The seat at a place of the running turn; before turn 1 the plain order."""
    if rules.rotating and state.played > 0:  # W8.8
        place += state.played - 1
    return state.order[place % state.seats]


def next_living_place(rules: Rules, state: RawsikoState) -> int:
    """The next place whose seat is not eliminated (W8.6), NONE after the last."""
    for place in range(state.place + 1, state.seats):
        if seat_at(rules, state, place) not in state.eliminated:
            return place
    return NONE


def next_placing_place(rules: Rules, state: RawsikoState) -> int:
    """Who places next: the same seat until it has nothing left (W7.4, W10.6), or the next one that has (W7.9)."""
    first = state.place + 1 if rules.one_each else state.place
    for place in range(first, first + state.seats):
        if state.to_place[seat_at(rules, state, place)] > 0:
            return place % state.seats
    return NONE
