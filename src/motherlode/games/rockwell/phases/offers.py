"""Why a bribe or a hire is not offered (chapters R9 and R10): the chair, the supply, or what every crew lacks."""

from typing import Final

from motherlode.games.rockwell.actions import HIRE_ID
from motherlode.games.rockwell.components import CREWS
from motherlode.games.rockwell.mine import ENTRANCE, tiles_of
from motherlode.games.rockwell.options import Rules
from motherlode.games.rockwell.phases import boards, market
from motherlode.games.rockwell.phases.advantage import (
    BRIBE,
    SUBCONTRACTOR,
    advantage_of,
    check_victim_itself,
    nearest,
    victim_number,
    why_not,
)
from motherlode.games.rockwell.phases.drilling import active_crew, check_strength
from motherlode.games.rockwell.state import (
    AI_CREW,
    AI_MOVING,
    BRIBING_TO,
    CHOOSING_TILE,
    DRILLING,
    ENDANGERED,
    IN_CORE,
    NEXT_DRILLER,
    NONE,
    OFFER_ADVANTAGE,
    TRADING,
    RockwellState,
    die_of,
    place_of,
)
from motherlode.kernel import Violation

# Phases with the next decision after a turn of a drilling round.
AFTER_A_TURN: Final = (DRILLING, AI_CREW, AI_MOVING, TRADING)


def why_no_advantage(rules: Rules, state: RockwellState, seat: int, action: int) -> Violation | None:
    """What is missing for a bribe or a hire, or was in the turn just over; None if only the moment is wrong."""
    wanted = SUBCONTRACTOR if action >= HIRE_ID else BRIBE
    if advantage_of(rules, state, seat) != wanted:
        return Violation("R9.1" if wanted == BRIBE else "R10.1")
    if has_used_advantage(state, seat):
        return Violation("R9.7" if wanted == BRIBE else "R10.4")
    crews = crews_in_question(rules, state, seat)
    if wanted == BRIBE:
        return why_no_bribe(rules, state, seat, action, crews)
    return why_no_hire(rules, state, seat, action - HIRE_ID + 1, crews)


def has_used_advantage(state: RockwellState, seat: int) -> bool:
    """As far as can be seen: while the bribe or what follows an advantage is under way."""
    is_extracting = CHOOSING_TILE <= state.phase <= ENDANGERED
    return state.active == seat and (state.phase == BRIBING_TO or (is_extracting and state.resume == NEXT_DRILLER))


def crews_in_question(rules: Rules, state: RockwellState, seat: int) -> list[int]:
    """The active crew where its extraction interrupts the turn; just after a turn, every crew that may have been it."""
    if state.active == seat and CHOOSING_TILE <= state.phase <= ENDANGERED and state.resume == OFFER_ADVANTAGE:
        return [active_crew(state)]
    return state.crews[seat * CREWS : seat * CREWS + CREWS] if seat == last_driller(rules, state) else []


def last_driller(rules: Rules, state: RockwellState) -> int:
    """Whose turn of a drilling round came just before this decision, or NONE."""
    if state.phase not in AFTER_A_TURN or (state.phase == TRADING and not is_fresh(rules, state)):
        return NONE
    place = state.turn - 1 if state.phase == DRILLING else state.seats
    earlier = state.control[:place][::-1]
    if state.drilling > 1 and state.phase == DRILLING:
        earlier += state.control[place:][::-1]
    for seat in earlier:
        if state.crews[seat * CREWS] < IN_CORE:
            return seat
    return NONE


def is_fresh(rules: Rules, state: RockwellState) -> bool:
    """Whether nobody has acted in Phase II yet."""
    times = rules.times[state.seats]
    first, last = rules.first_chair[market.BOARD], rules.first_chair[market.BOARD + 1]
    sitting = [chair for chair in range(first, last) if state.chairs[chair] != NONE]
    return state.turn == first_place(rules, state) and all(
        state.left[state.chairs[chair]] == times[chair] for chair in sitting
    )


def first_place(rules: Rules, state: RockwellState) -> int:
    """The place on board 2 from which the first trader acts."""
    for place in range(boards.places(rules, state, market.BOARD)):
        seat = boards.seat_at(rules, state, market.BOARD, place)
        if seat != NONE and state.left[seat]:
            return place
    return NONE


def why_no_bribe(rules: Rules, state: RockwellState, seat: int, action: int, crews: list[int]) -> Violation | None:
    if not state.bribes:
        return Violation("R9.6")
    violation = check_victim_itself(state, seat, action)
    if violation or not crews:
        return violation
    victim = state.crews[victim_number(state, action)]
    found: list[Violation | None] = []
    for crew in crews:
        tiles = tiles_of(rules.stands[place_of(crew)])
        found += [why_not(rules, state, seat, victim, tile) for tile in tiles] or [Violation("R9.14")]
    return nearest(found)


def why_no_hire(rules: Rules, state: RockwellState, seat: int, die: int, crews: list[int]) -> Violation | None:
    if state.hired and state.active == seat:
        return Violation("R10.9")
    if not state.dice:
        return Violation("R10.6")
    return nearest([why_no_die(rules, state, seat, die, crew) for crew in crews]) if crews else None


def why_no_die(rules: Rules, state: RockwellState, seat: int, die: int, crew: int) -> Violation | None:
    """Why a crew cannot get a die of this strength."""
    if place_of(crew) >= ENTRANCE:
        return Violation("R10.12")
    if die_of(crew):
        return Violation("R10.4")
    return check_strength(rules, state, seat, die, place_of(crew))
