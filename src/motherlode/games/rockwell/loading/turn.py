"""Whose turn it is in a dump: phase, orders and chairs together say who is active and who must act."""

from typing import Final

from motherlode.games.rockwell.loading.phase import is_extracting
from motherlode.games.rockwell.loading.require import require
from motherlode.games.rockwell.mine import RINGS
from motherlode.games.rockwell.options import Rules
from motherlode.games.rockwell.phases import boards, market, works
from motherlode.games.rockwell.phases.placing import placer
from motherlode.games.rockwell.state import (
    AFTER_RAISING,
    AI_CREW,
    AI_MOVING,
    AI_RAISING,
    AUCTION,
    DRAWING,
    ENDANGERED,
    FLIPPING,
    INSURING,
    LAYING,
    NEXT_DRILLER,
    NEXT_DRILLING,
    NEXT_WORKER,
    NOBODY,
    NONE,
    OFFER_ADVANTAGE,
    OVER,
    PLACING,
    SEVERAL,
    TRADING,
    WORKING,
    RockwellState,
    standard_order,
)
from motherlode.kernel import CHANCE, Reader

# The parts of a round; an extraction belongs to the part it interrupts.
NO_TURN: Final = 0  # set-up, auction, insurance, end
PLACERS: Final = 1
DRILLERS: Final = 2
AI_DRILLS: Final = 3
TRADERS: Final = 4
WORKERS: Final = 5
AI_GROWS: Final = 6

PART_OF_RESUME: Final = {
    OFFER_ADVANTAGE: DRILLERS,
    NEXT_DRILLER: DRILLERS,
    NEXT_DRILLING: AI_DRILLS,
    NEXT_WORKER: WORKERS,
    AFTER_RAISING: AI_GROWS,
}
BOARDS: Final = {TRADERS: market.BOARD, WORKERS: works.BOARD}


def part_of_round(state: RockwellState) -> int:
    phase = state.phase
    if is_extracting(state):
        return PART_OF_RESUME[state.resume]
    if phase <= INSURING or phase == OVER:
        return PLACERS if phase == PLACING else NO_TURN
    if phase in (AI_CREW, AI_MOVING):
        return AI_DRILLS
    if phase == AI_RAISING:
        return AI_GROWS
    return DRILLERS if phase < TRADING else (TRADERS if phase < WORKING else WORKERS)


def check_turn(reader: Reader, rules: Rules, state: RockwellState) -> None:
    check_round(reader, state)
    part = part_of_round(state)
    least, most = turns(rules, state, part)
    require(reader, least <= state.turn <= most, "turn", f"is {state.turn}, not from {least} to {most}")
    active = active_owner(rules, state, part)
    require(reader, state.active == active, "active", f"is {state.active} where it is the turn of {active}")
    acting = acting_seat(state)
    require(reader, state.acting == acting, "acting", f"is {state.acting} where {acting} must act")
    check_left(reader, rules, state, part)


def check_round(reader: Reader, state: RockwellState) -> None:
    part = part_of_round(state)
    require(reader, (state.round > 0) == (state.phase >= AUCTION), "round", f"is {state.round}")
    is_drilling = part in (DRILLERS, AI_DRILLS)
    require(reader, (state.drilling > 0) == is_drilling, "drilling", f"is {state.drilling}")
    has_ai = state.seats == 2 or part not in (AI_DRILLS, AI_GROWS)
    require(reader, has_ai, "phase", "is one of the AI, which does not take part")


def turns(rules: Rules, state: RockwellState, part: int) -> tuple[int, int]:
    """The least and the most that `turn` can be."""
    if state.phase == LAYING:
        return 0, RINGS - 1
    if part == PLACERS:
        return 1, 2 * state.seats
    if part == DRILLERS:
        return 1, state.seats
    if part == AI_DRILLS:
        return state.seats, state.seats
    return (0, boards.places(rules, state, BOARDS[part]) - 1) if part in BOARDS else (0, 0)


def active_owner(rules: Rules, state: RockwellState, part: int) -> int:
    if part == PLACERS:
        return placer(rules, state, state.turn - 1)
    if part == DRILLERS:
        return state.control[state.turn - 1]
    if part in (AI_DRILLS, AI_GROWS):
        return state.seats
    return boards.seat_at(rules, state, BOARDS[part], state.turn) if part in BOARDS else NONE


def acting_seat(state: RockwellState) -> int:
    phase = state.phase
    if phase < AUCTION or phase in (FLIPPING, DRAWING):
        return CHANCE
    if phase in (AUCTION, INSURING):
        return SEVERAL
    if phase == OVER:
        return NOBODY
    if phase in (AI_CREW, AI_MOVING):
        return state.control[0]
    if phase == AI_RAISING:
        return state.direction[0]
    return standard_order(state)[state.asked] if phase == ENDANGERED else state.active


def check_left(reader: Reader, rules: Rules, state: RockwellState, part: int) -> None:
    """Transactions or actions are left to those who sit on the board of the phase (R6.7, R14.3, R15.3)."""
    most = [0] * state.seats
    for chair, seat in enumerate(state.chairs):
        if seat != NONE and part in BOARDS and rules.chair_board[chair] == BOARDS[part]:
            most[seat] = rules.times[state.seats][chair]
    for seat, left in enumerate(state.left):
        is_done = is_extracting(state) and seat == state.active
        least = 1 if most[seat] and not is_done else 0
        require(reader, least <= left <= most[seat], "left", f"holds {left} for seat {seat}")
    check_vacated(reader, rules, state, part)


def check_vacated(reader: Reader, rules: Rules, state: RockwellState, part: int) -> None:
    """Boards that nobody has sat down at yet, or that all have left, are empty (R6.8, R17.2)."""
    first = rules.first_chair
    empty: list[int] = []
    if state.phase <= AUCTION or part == AI_GROWS:
        empty = state.chairs
    elif part == WORKERS:
        empty = state.chairs[first[market.BOARD] : first[works.BOARD]]
    elif state.phase == OVER:
        empty = state.chairs[first[market.BOARD] :]
    require(reader, all(seat == NONE for seat in empty), "chairs", "has a VP that has gone home")
    if part == PLACERS:
        check_placed(reader, rules, state)


def check_placed(reader: Reader, rules: Rules, state: RockwellState) -> None:
    """No more VPs than turns to place one so far (R6.1)."""
    placed = [placer(rules, state, turn) for turn in range(state.turn - 1)]
    for seat in range(state.seats):
        is_right = state.chairs.count(seat) <= placed.count(seat)
        require(reader, is_right, "chairs", f"has more VPs of seat {seat} than were placed")
