"""The details of a turn in the order of T5.5 and T10.10: zeppelin, rumours, single assistant, single shovel, weeks."""

from typing import Final

from motherlode.games.thebes.actions import ASSISTANT_ID, RUMOUR_ID, SHOVEL_ID, WEEKS_ID, ZEPPELIN_ID
from motherlode.games.thebes.components import SITES, TOP_WEEKS
from motherlode.games.thebes.knowledge import (
    FREE,
    NO_TIME,
    OBSTACLES,
    knowledge,
    least_weeks,
    obstacle,
    obstacle_facts,
    special_points,
)
from motherlode.games.thebes.options import Rules
from motherlode.games.thebes.phases.execute import action_weeks, carry_out
from motherlode.games.thebes.state import (
    ASSISTANT,
    ASSISTANTS,
    DIG,
    KIT,
    RUMOUR,
    SHOVEL,
    SHOVELS,
    WEEKS,
    ZEPPELIN,
    ZEPPELINS,
    ThebesState,
)
from motherlode.games.thebes.track import weeks_left
from motherlode.games.thebes.travel import can_fly, destination, travel_weeks
from motherlode.kernel import Log, Violation

NO_ID: Final = {ZEPPELIN: ZEPPELIN_ID, RUMOUR: RUMOUR_ID, ASSISTANT: ASSISTANT_ID, SHOVEL: SHOVEL_ID}


def ask(rules: Rules, state: ThebesState, seat: int, phase: int, log: Log) -> None:
    """Goes to the next question that is asked, from this phase on; without one, the turn is carried out."""
    last = WEEKS if state.act == DIG else ZEPPELIN
    while phase <= last:
        if is_asked(rules, state, seat, phase):
            state.phase = phase
            return
        phase += 1
    carry_out(rules, state, seat, action_weeks(rules, state, seat), log)


def is_asked(rules: Rules, state: ThebesState, seat: int, phase: int) -> bool:
    if phase == ZEPPELIN:
        if state.kit[seat * KIT + ZEPPELINS] == 0:
            return False
        return can_fly(rules, state, seat, destination(rules, state, state.act, state.target))
    if phase == RUMOUR:
        return state.rumours_used < state.rumours[seat * SITES + state.target]
    if phase == ASSISTANT:
        return state.kit[seat * KIT + ASSISTANTS] == 1
    if phase == SHOVEL:
        return state.kit[seat * KIT + SHOVELS] == 1
    return True


def legal(rules: Rules, state: ThebesState, seat: int) -> list[int]:
    if state.phase == WEEKS:
        return legal_weeks(rules, state, seat)
    first = NO_ID[state.phase]
    return [first + answer for answer in (0, 1) if answer_obstacle(rules, state, seat, answer) == FREE]


def legal_weeks(rules: Rules, state: ThebesState, seat: int) -> list[int]:
    """T10.11."""
    row = rules.wheel[dig_knowledge(rules, state, seat)]
    longest = min(TOP_WEEKS, weeks_left(rules, state, seat) - journey(rules, state, seat))
    return [WEEKS_ID + weeks - 1 for weeks in range(1, longest + 1) if row[weeks] > 0]


def journey(rules: Rules, state: ThebesState, seat: int) -> int:
    return travel_weeks(rules, state, seat, destination(rules, state, state.act, state.target), state.flown)


def dig_knowledge(rules: Rules, state: ThebesState, seat: int) -> int:
    special = special_points(rules, state, seat, state.target, state.rumours_used, state.assistant_used)
    return knowledge(state, seat, special)


def answer_obstacle(rules: Rules, state: ThebesState, seat: int, answer: int) -> int:
    """What would stand in the way of every completion of the turn after this answer (T5.6)."""
    if state.act != DIG:
        return trip_obstacle(rules, state, seat, answer)
    flown, rumours, assistant = helps_after(state, seat, answer)
    return obstacle(rules, state, seat, state.target, flown, rumours, assistant)


def helps_after(state: ThebesState, seat: int, answer: int) -> tuple[int, int, int]:
    """Flight, rumours and assistant a dig could still have after this answer."""
    rumours = state.rumours[seat * SITES + state.target]
    if state.phase == ZEPPELIN:
        return answer, rumours, 1
    if state.phase == RUMOUR:
        return state.flown, rumours if answer else state.rumours_used, 1
    return state.flown, state.rumours_used, answer if state.phase == ASSISTANT else state.assistant_used


def trip_obstacle(rules: Rules, state: ThebesState, seat: int, flown: int) -> int:
    place = destination(rules, state, state.act, state.target)
    weeks = travel_weeks(rules, state, seat, place, flown) + action_weeks(rules, state, seat)
    return NO_TIME if weeks > weeks_left(rules, state, seat) else FREE


def check(rules: Rules, state: ThebesState, seat: int, action: int) -> Violation | None:
    if state.phase == WEEKS:
        return check_weeks(rules, state, seat, action - WEEKS_ID + 1)
    found = answer_obstacle(rules, state, seat, action - NO_ID[state.phase])
    if found == FREE:
        return None
    if state.act != DIG:
        weeks = journey(rules, state, seat) + action_weeks(rules, state, seat)
        return Violation("T5.4", {"weeks": weeks, "left": weeks_left(rules, state, seat)})
    flown, rumours, assistant = helps_after(state, seat, action - NO_ID[state.phase])
    travel = travel_weeks(rules, state, seat, rules.first_site + state.target, flown)
    weeks = least_weeks(rules, state, seat, state.target, travel, rumours, assistant)
    return Violation(OBSTACLES[found], obstacle_facts(rules, state, seat, state.target, found, weeks))


def check_weeks(rules: Rules, state: ThebesState, seat: int, weeks: int) -> Violation | None:
    known = dig_knowledge(rules, state, seat)
    if rules.wheel[known][weeks] == 0:
        return Violation("T10.2", {"knowledge": known, "weeks": weeks})
    total, left = journey(rules, state, seat) + weeks, weeks_left(rules, state, seat)
    return Violation("T5.4", {"weeks": total, "left": left}) if total > left else None


def apply(rules: Rules, state: ThebesState, seat: int, action: int, log: Log) -> None:
    phase = state.phase
    if phase == WEEKS:
        carry_out(rules, state, seat, action - WEEKS_ID + 1, log)
        return
    answer = action - NO_ID[phase]
    if phase == ZEPPELIN:
        state.flown = answer
    elif phase == RUMOUR:
        state.rumours_used += answer
    elif phase == ASSISTANT:
        state.assistant_used = answer
    else:
        state.shovel_used = answer
    # After a rumour that is used the next one is asked for; one "no" is the end of it.
    ask(rules, state, seat, phase if phase == RUMOUR and answer else phase + 1, log)
