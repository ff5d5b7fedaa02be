"""Vice-presidents (chapter R6): two passes in Direction order."""

from motherlode.games.rockwell.components import BOARD_NAMES
from motherlode.games.rockwell.options import Rules
from motherlode.games.rockwell.phases.phase import Phase
from motherlode.games.rockwell.state import INSURING, NONE, PLACING, SEVERAL, RockwellState
from motherlode.kernel import Log, Violation


def next_vp(rules: Rules, state: RockwellState, log: Log) -> None:
    """Asks the next player who can sit down; a VP without a legal chair stays home (R6.5)."""
    seats = state.seats
    while state.turn < 2 * seats:
        seat = placer(rules, state, state.turn)
        state.turn += 1
        if legal_chairs(rules, state, seat):
            state.phase = PLACING
            state.acting = state.active = seat
            return
        if log.on:
            log.emit("vp_stayed_home", {"seat": seat})
    state.turn = 0
    state.active = NONE
    state.phase = INSURING
    state.acting = SEVERAL


def placer(rules: Rules, state: RockwellState, turn: int) -> int:
    """Who places a VP in a turn (R6.1); with `vp_passes` = snake the second pass runs backwards."""
    number = turn % state.seats
    if rules.snake and turn >= state.seats:
        number = state.seats - 1 - number
    return state.direction[number]


def sits_on(rules: Rules, state: RockwellState, seat: int, board: int) -> bool:
    return seat in state.chairs[rules.first_chair[board] : rules.first_chair[board + 1]]


def legal_chairs(rules: Rules, state: RockwellState, seat: int) -> list[int]:
    times = rules.times[state.seats]
    taken = state.chairs
    ids: list[int] = []
    for board in range(len(BOARD_NAMES)):
        if not sits_on(rules, state, seat, board):  # R6.2
            for chair in range(rules.first_chair[board], rules.first_chair[board + 1]):
                if times[chair] and taken[chair] == NONE:
                    ids.append(rules.place_vp_id + chair)
    return ids


class Placing(Phase):
    """A player puts a VP on a free chair."""

    def legal(self, rules: Rules, state: RockwellState, seat: int) -> list[int]:
        return legal_chairs(rules, state, seat)

    def check(self, rules: Rules, state: RockwellState, seat: int, action: int) -> Violation | None:
        chair = action - rules.place_vp_id
        board = rules.chair_board[chair]
        number = chair - rules.first_chair[board] + 1
        if not rules.times[state.seats][chair]:
            return Violation("R6.7", {"board": BOARD_NAMES[board], "chair": number})
        if state.chairs[chair] != NONE:
            return Violation("R6.3", {"board": BOARD_NAMES[board], "chair": number})
        return Violation("R6.2", {"board": BOARD_NAMES[board]}) if sits_on(rules, state, seat, board) else None

    def apply(self, rules: Rules, state: RockwellState, seat: int, action: int, log: Log) -> None:
        chair = action - rules.place_vp_id
        state.chairs[chair] = seat
        if log.on:
            board = rules.chair_board[chair]
            number = chair - rules.first_chair[board] + 1
            log.emit("vp_placed", {"seat": seat, "board": BOARD_NAMES[board], "chair": number})
        next_vp(rules, state, log)
