"""What boards 2 and 3 share: players with a VP there act one after the other, until all have gone home (R4.5, R6.8)."""

from motherlode.games.rockwell.options import Rules
from motherlode.games.rockwell.state import NONE, RockwellState
from motherlode.kernel import Log


def open_board(rules: Rules, state: RockwellState, board: int, kind: str, log: Log) -> None:
    """Counts what each chair gives (R6.7) and puts the turn before the first place."""
    times = rules.times[state.seats]
    state.left = [0] * state.seats
    for chair in range(rules.first_chair[board], rules.first_chair[board + 1]):
        if state.chairs[chair] != NONE:
            state.left[state.chairs[chair]] = times[chair]
    state.turn = -1
    if log.on:
        seats = [seat_at(rules, state, board, place) for place in range(places(rules, state, board))]
        log.emit(kind, {"seats": [seat for seat in seats if seat != NONE and state.left[seat]]})


def places(rules: Rules, state: RockwellState, board: int) -> int:
    return state.seats if rules.by_direction else rules.first_chair[board + 1] - rules.first_chair[board]


def seat_at(rules: Rules, state: RockwellState, board: int, place: int) -> int:
    """By chair, or with `phase_order` = direction by Direction order (R14.1, R15.1)."""
    return state.direction[place] if rules.by_direction else state.chairs[rules.first_chair[board] + place]


def ask_next(rules: Rules, state: RockwellState, board: int, phase: int) -> bool:
    """Gives the turn to the next player who has something left; whether there is one."""
    count = places(rules, state, board)
    for step in range(1, count + 1):
        place = (state.turn + step) % count
        seat = seat_at(rules, state, board, place)
        if seat != NONE and state.left[seat]:
            state.turn = place
            state.active = state.acting = seat
            state.phase = phase
            return True
    state.turn = 0
    state.active = NONE
    return False


def dismiss(rules: Rules, state: RockwellState, board: int, kind: str, log: Log) -> None:
    """Sends the VP of the active player home when nothing is left to do, for good (R14.3, R15.3)."""
    seat = state.active
    if seat == NONE or state.left[seat]:
        return
    for chair in range(rules.first_chair[board], rules.first_chair[board + 1]):
        if state.chairs[chair] == seat:
            state.chairs[chair] = NONE
    if log.on:
        log.emit(kind, {"seat": seat})
