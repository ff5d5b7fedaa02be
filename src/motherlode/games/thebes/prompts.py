"""What a decision is about: the prompt with its clauses, and the facts an action points at."""

from typing import Final

from motherlode.games.thebes.actions import DIG_ID, EXHIBIT_ID, PASS_ID, SWAP_ID, TAKE_ID, WEEKS_ID
from motherlode.games.thebes.components import SITES
from motherlode.games.thebes.knowledge import (
    FREE,
    assistant_points,
    has_permission,
    least_obstacle,
    shovel_tokens,
    special_points,
)
from motherlode.games.thebes.options import Rules
from motherlode.games.thebes.phases.choose import can_show
from motherlode.games.thebes.phases.details import dig_knowledge, journey
from motherlode.games.thebes.phases.execute import swap_weeks
from motherlode.games.thebes.state import (
    ACTS,
    ASSISTANT,
    CHOOSE,
    DIG,
    EMPTY,
    PHASES,
    RUMOUR,
    SHOVEL,
    WEEKS,
    ZEPPELIN,
    ThebesState,
)
from motherlode.games.thebes.track import weeks_left
from motherlode.games.thebes.travel import destination, travel_weeks
from motherlode.kernel import Facts, Prompt

# With so many on a site a dig is usually worth its weeks.
ENOUGH_BOOKS: Final = 3

CLAUSES: Final = {
    CHOOSE: ("T5.1", "T5.2", "T5.4", "T6.1", "T7.1", "T8.1", "T12.1", "T14.4"),
    ZEPPELIN: ("T4.10", "T4.12", "T4.13", "T4.14"),
    RUMOUR: ("T9.2", "T9.3", "T8.9"),
    ASSISTANT: ("T9.4", "T9.5"),
    SHOVEL: ("T10.3", "T10.4"),
    WEEKS: ("T10.1", "T10.2", "T10.7", "T10.11"),
}


def prompt(rules: Rules, state: ThebesState, seat: int) -> Prompt:
    facts: Facts = {"seat": seat, "left": weeks_left(rules, state, seat)}
    if state.phase == CHOOSE:
        facts |= ready_facts(rules, state, seat)
    else:
        facts["act"] = ACTS[state.act]
        facts["place"] = rules.box.places[destination(rules, state, state.act, state.target)]
        facts["travel"] = journey(rules, state, seat)
    if state.phase == WEEKS:
        facts |= dig_facts(rules, state, seat)
    return Prompt(PHASES[state.phase], CLAUSES[state.phase], facts, continues(state))


def ready_facts(rules: Rules, state: ThebesState, seat: int) -> Facts:
    """How many exhibitions the seat can show now, and at how many sites it can dig with enough books."""
    left = weeks_left(rules, state, seat)
    studied = [site for site in range(SITES) if state.books[seat * SITES + site] >= ENOUGH_BOOKS]
    return {
        "shows": sum([can_show(rules, state, seat, card, left) for card in state.row]),
        "digs": sum([least_obstacle(rules, state, seat, site) == FREE for site in studied]),
    }


def continues(state: ThebesState) -> bool:
    """Whether the question is about the details of an action that the active seat has already chosen (T5.5)."""
    return ZEPPELIN <= state.phase <= WEEKS


def dig_facts(rules: Rules, state: ThebesState, seat: int) -> Facts:
    """What the knowledge of a dig is made of, under the names of `dig_begun`, and what the dig adds and costs."""
    site = state.target
    special = special_points(rules, state, seat, site, state.rumours_used, state.assistant_used)
    opened = has_permission(rules, state, seat, site, journey(rules, state, seat))
    return {
        "books": state.books[seat * SITES + site],
        "rumours": state.rumours_used,
        "assistants": assistant_points(rules, state, seat, state.assistant_used),
        "general": min(state.general[seat], special),
        "knowledge": dig_knowledge(rules, state, seat),
        "shovels": shovel_tokens(rules, state, seat, state.shovel_used),
        "permits": 0 if opened else 1,  # T8.6
    }


def action_facts(rules: Rules, state: ThebesState, seat: int, action: int, own: Facts) -> Facts:
    """The action's own facts, which are completed with what they point at in this position."""
    if TAKE_ID <= action < SWAP_ID:
        add_card(rules, state, seat, state.display[action - TAKE_ID], own)
    elif action == SWAP_ID:
        add_trip(rules, state, seat, rules.box.swap_place, own)
        own["weeks"] = swap_weeks(state, seat)
    elif DIG_ID <= action < EXHIBIT_ID:
        add_trip(rules, state, seat, rules.first_site + action - DIG_ID, own)
    elif EXHIBIT_ID <= action < PASS_ID:
        add_card(rules, state, seat, state.row[action - EXHIBIT_ID], own)
    elif action == PASS_ID:
        own["weeks"] = weeks_left(rules, state, seat)
    elif action >= WEEKS_ID and state.act == DIG:
        own["tokens"] = tokens_in(rules, state, seat, action - WEEKS_ID + 1)
    return own


def add_card(rules: Rules, state: ThebesState, seat: int, card: int, facts: Facts) -> None:
    if card != EMPTY:
        add_trip(rules, state, seat, rules.city[card], facts)
        facts["card"] = rules.box.names[card]
        facts["weeks"] = rules.weeks[card]


def add_trip(rules: Rules, state: ThebesState, seat: int, place: int, facts: Facts) -> None:
    facts["place"] = rules.box.places[place]
    facts["travel"] = travel_weeks(rules, state, seat, place, 0)


def tokens_in(rules: Rules, state: ThebesState, seat: int, weeks: int) -> int:
    """The tokens that a dig of this many weeks would draw (T10.7)."""
    found = rules.wheel[dig_knowledge(rules, state, seat)][weeks]
    return found + shovel_tokens(rules, state, seat, state.shovel_used) if found else 0
