"""Cubes counted off one by one in a single spelling: by kind, large cubes (worth five) before small ones (R1.6)."""

from typing import Final

from motherlode.games.rockwell.actions import COUNTS, LARGE
from motherlode.games.rockwell.components import KIND_NAMES, KINDS
from motherlode.games.rockwell.state import RockwellState
from motherlode.kernel import Violation

MOST_SMALL: Final = LARGE - 1


def is_next(state: RockwellState, seat: int, kind: int, count: int) -> bool:
    """Whether this cube may come next: no later kind begun, no large cube after small ones, four small at most."""
    first = seat * KINDS
    for later in range(first + kind + 1, first + KINDS):
        if state.offer[later]:
            return False
    small = state.offer[first + kind] % LARGE
    return small == 0 if count == LARGE else small < MOST_SMALL


def legal(state: RockwellState, seat: int, first_id: int) -> list[int]:
    """The cubes that can be added, from the kind counted last on."""
    ids: list[int] = []
    first = seat * KINDS
    kind = KINDS - 1
    while kind > 0 and state.offer[first + kind] == 0:
        kind -= 1
    while kind < KINDS:
        offered = state.offer[first + kind]
        rest = state.cubes[first + kind] - offered
        if rest > 0:
            small = offered % LARGE
            if small == 0 and rest >= LARGE:
                ids.append(first_id + 2 * kind)
            if small < MOST_SMALL:
                ids.append(first_id + 2 * kind + 1)
        kind += 1
    return ids


def check(state: RockwellState, seat: int, number: int, clause: str) -> Violation | None:
    kind, size = divmod(number, 2)
    place = seat * KINDS + kind
    have = state.cubes[place] - state.offer[place]
    if have < COUNTS[size]:
        return Violation("R1.9", {"needed": COUNTS[size], "have": have})
    return None if is_next(state, seat, kind, COUNTS[size]) else Violation(clause, {"kind": KIND_NAMES[kind]})


def add(state: RockwellState, seat: int, number: int) -> None:
    kind, size = divmod(number, 2)
    state.offer[seat * KINDS + kind] += COUNTS[size]


def offered(state: RockwellState, seat: int) -> list[int]:
    return state.offer[seat * KINDS : seat * KINDS + KINDS]


def clear(state: RockwellState) -> None:
    state.offer = [0] * len(state.offer)
    state.ready = 0


def is_asked(state: RockwellState, seat: int) -> bool:
    return not state.ready >> seat & 1


def make_ready(state: RockwellState, seat: int) -> bool:
    """Closes a sealed choice; whether it was the last one."""
    state.ready |= 1 << seat
    return state.ready == (1 << state.seats) - 1
