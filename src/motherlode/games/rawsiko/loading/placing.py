"""What a dump says of the resources still to place (chapters W7 and W10)."""

from motherlode.games.rawsiko.control import next_credit
from motherlode.games.rawsiko.loading.map import resources_of
from motherlode.games.rawsiko.loading.need import need
from motherlode.games.rawsiko.options import Rules
from motherlode.games.rawsiko.order import seat_at
from motherlode.games.rawsiko.state import DISTRIBUTE, INVEST, RawsikoState
from motherlode.kernel import Reader


def require_sound_placing(rules: Rules, state: RawsikoState, reader: Reader) -> None:
    if state.phase not in (DISTRIBUTE, INVEST):
        need(not any(state.to_place), reader, "to_place", "there is nothing to place now")
        return
    granted = [grant(rules, state, seat) for seat in range(state.seats)]
    left = state.to_place[state.active]
    need(1 <= left <= granted[state.active], reader, "to_place", f"the active seat cannot have {left} left")
    for place in range(state.seats):
        seat = seat_at(rules, state, place)
        due = left_to_place(rules, state, place, granted)
        need(state.to_place[seat] == due, reader, "to_place", f"seat {seat} must have {due} left")
    if state.phase == DISTRIBUTE:
        require_placed(state, granted, reader)


def grant(rules: Rules, state: RawsikoState, seat: int) -> int:
    """W7.2, W10.1: what a seat had to place when the phase began; placing changes no ownership (W10.4)."""
    if state.phase == DISTRIBUTE:
        return rules.extra[state.seats]
    return 0 if seat in state.eliminated else next_credit(rules, state, seat)


def left_to_place(rules: Rules, state: RawsikoState, place: int, granted: list[int]) -> int:
    """W7.4, W10.6: all or nothing but for the active seat; W7.9: or as many as were placed in each round."""
    if place == state.place:
        return state.to_place[state.active]
    granted_here = granted[seat_at(rules, state, place)]
    if not rules.one_each:
        return 0 if place < state.place else granted_here
    rounds = granted[state.active] - state.to_place[state.active]
    return max(0, granted_here - rounds - (place < state.place))


def require_placed(state: RawsikoState, granted: list[int], reader: Reader) -> None:
    """Before turn 1 a seat has one resource for each of its territories and those that it has placed."""
    for seat in range(state.seats):
        held = resources_of(state, seat)
        due = state.owner.count(seat) + granted[seat] - state.to_place[seat]
        need(held == due, reader, "total", f"seat {seat} has {held} resources instead of {due}")
