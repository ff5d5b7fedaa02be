"""What a dump says of the order of play (W4.2), the active seat and the goals (W4.5-W4.8)."""

from motherlode.games.rawsiko.components import TIERS
from motherlode.games.rawsiko.loading.need import need
from motherlode.games.rawsiko.options import Rules
from motherlode.games.rawsiko.order import seat_at
from motherlode.games.rawsiko.phases.draft import picker
from motherlode.games.rawsiko.state import (
    CHINA,
    CONTINENT,
    DEAL,
    DRAW,
    NOBODY,
    NONE,
    OVER,
    PHASES,
    SEAT,
    TERRITORY,
    RawsikoState,
)
from motherlode.kernel import Reader


def require_sound_seats(rules: Rules, state: RawsikoState, reader: Reader) -> None:
    require_phase_of_options(rules, state, reader)
    require_order(rules, state, reader)
    active, phase = state.active, PHASES[state.phase]
    fits = (active == NOBODY) == (state.phase in (SEAT, OVER))
    need(fits, reader, "active", f"in the phase {phase} the active seat cannot be {active}")
    require_place(rules, state, reader)


def require_phase_of_options(rules: Rules, state: RawsikoState, reader: Reader) -> None:
    """Some phases come only with an option."""
    phase = state.phase
    need(phase != SEAT or rules.random_seats, reader, "phase", "the seats are not drawn")
    need(phase != DRAW or rules.advanced_setup, reader, "phase", "continents are not drawn")
    need(phase != CONTINENT or not rules.advanced_setup, reader, "phase", "continents are not chosen")
    need(phase != CHINA or rules.trade_with_china, reader, "phase", "there is no trade with China")


def require_order(rules: Rules, state: RawsikoState, reader: Reader) -> None:
    order = state.order
    need(len(set(order)) == len(order), reader, "order", "a seat stands twice in it")
    if state.phase == SEAT:
        need(len(order) < state.seats, reader, "order", "every seat has its place already")
    else:
        need(len(order) == state.seats, reader, "order", "there is no place for every seat")
    as_listed = rules.random_seats or order == tuple(range(state.seats))
    need(as_listed, reader, "order", "the seats do not play as listed")


def require_place(rules: Rules, state: RawsikoState, reader: Reader) -> None:
    """The active seat is the one whose place in the order it is."""
    if state.phase == OVER:
        return
    if state.phase == SEAT or DRAW <= state.phase <= TERRITORY:
        need(state.place == 0, reader, "place", f"in the phase {PHASES[state.phase]} it is 0")
        return
    need(0 <= state.place < state.seats, reader, "place", "it is the place of a seat")
    seat = seat_at(rules, state, state.place) if state.phase != CHINA else state.order[state.place]
    need(state.active == seat, reader, "active", f"place {state.place} belongs to seat {seat}")


def require_picker(state: RawsikoState, reader: Reader) -> None:
    """W5.2: whose pick it is."""
    need(state.pick < 2 * state.seats, reader, "pick", "all picks are made")
    need(state.active == picker(state), reader, "active", f"pick {state.pick} belongs to seat {picker(state)}")


def require_sound_goals(rules: Rules, state: RawsikoState, reader: Reader) -> None:
    dealt = [goal for goal in state.goals if goal != NONE]
    need(len(set(dealt)) == len(dealt), reader, "goals", "a goal is held twice")
    for number, goal in enumerate(state.goals):
        fits = goal == NONE or goal in rules.goals_of(number % TIERS)
        need(fits, reader, "goals", f"goal {goal} is not of tier {number % TIERS + 1}")
    if rules.deal_cards:
        require_cards(rules, state, reader)
    require_dealt(rules, state, reader)


def require_cards(rules: Rules, state: RawsikoState, reader: Reader) -> None:
    """W4.6: a seat holds one whole card, or nothing yet."""
    for first in range(0, len(state.goals), TIERS):
        held = list(state.goals[first : first + TIERS])
        whole = held == [NONE] * TIERS or held in rules.box.card_goals
        need(whole, reader, "goals", f"the goals of seat {first // TIERS} are no card")


def require_dealt(rules: Rules, state: RawsikoState, reader: Reader) -> None:
    """As many goals as are dealt by now, in the order of play."""
    if state.phase > DEAL:
        need(NONE not in state.goals, reader, "goals", "not every goal is dealt")
        return
    need(state.phase != SEAT or set(state.goals) == {NONE}, reader, "goals", "a goal is dealt already")
    if state.phase == DEAL:
        need(NONE in state.goals, reader, "goals", "every goal is dealt already")
        for place, seat in enumerate(state.order):
            due = goals_due(rules, state, place)
            dealt = [goal != NONE for goal in state.goals[seat * TIERS : seat * TIERS + TIERS]]
            lowest_first = dealt == [tier < due for tier in range(TIERS)]
            need(lowest_first, reader, "goals", f"seat {seat} must have its {due} lowest goals by now")


def goals_due(rules: Rules, state: RawsikoState, place: int) -> int:
    """How many goals the seat at a place has been dealt when it is the turn of `state.place`."""
    before = int(place < state.place)
    if rules.deal_cards:
        return TIERS * before
    dealt = len(state.goals) - state.goals.count(NONE)
    return dealt // state.seats + before
