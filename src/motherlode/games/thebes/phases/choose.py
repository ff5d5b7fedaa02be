"""The choice of a turn (chapter T5): take, swap, dig, exhibit or pass; legality is judged on the best completion."""

from motherlode.games.thebes.actions import (
    DIG_ID,
    EXHIBIT_ID,
    PASS_ID,
    SLOTS,
    SPACES,
    SWAP_ID,
    TAKE_ID,
)
from motherlode.games.thebes.components import FINDS, SITES, TOKENS
from motherlode.games.thebes.knowledge import FREE, NO_KNOWLEDGE, OBSTACLES, least_obstacle, least_weeks, obstacle_facts
from motherlode.games.thebes.options import Rules
from motherlode.games.thebes.phases.details import ask
from motherlode.games.thebes.phases.execute import pass_to_end, swap_weeks
from motherlode.games.thebes.state import ASSISTANTS, DIG, EMPTY, EXHIBIT, KIT, SWAP, TAKE, ZEPPELIN, ThebesState
from motherlode.games.thebes.track import weeks_left
from motherlode.games.thebes.travel import least_travel
from motherlode.kernel import Facts, Log, Violation


def take_weeks(rules: Rules, state: ThebesState, seat: int, card: int) -> int:
    """The fewest weeks in which a card can be had or an exhibition shown, the journey included."""
    return least_travel(rules, state, seat, rules.city[card]) + rules.weeks[card]


def all_swap_weeks(rules: Rules, state: ThebesState, seat: int) -> int:
    return least_travel(rules, state, seat, rules.box.swap_place) + swap_weeks(state, seat)


def lacks(rules: Rules, state: ThebesState, seat: int, exhibition: int) -> int:
    """The first site of which the seat has too few artifacts for the exhibition (T12.2), EMPTY if none."""
    needs = rules.needs[exhibition - rules.research]
    own = seat * SITES
    for site in range(SITES):
        if state.artifacts[own + site] < needs[site]:
            return site
    return EMPTY


def legal(rules: Rules, state: ThebesState, seat: int) -> list[int]:
    actions = turns(rules, state, seat)
    if in_pass_window(rules, state, seat) or not actions:
        actions.append(PASS_ID)
    return actions


def turns(rules: Rules, state: ThebesState, seat: int) -> list[int]:
    """All that can be done but a pass."""
    left = weeks_left(rules, state, seat)
    actions: list[int] = []
    for slot in range(SLOTS):
        card = state.display[slot]
        if card != EMPTY and take_weeks(rules, state, seat, card) <= left:
            actions.append(TAKE_ID + slot)
    if all_swap_weeks(rules, state, seat) <= left:
        actions.append(SWAP_ID)
    for site in range(SITES):
        if least_obstacle(rules, state, seat, site) == FREE:
            actions.append(DIG_ID + site)
    for space in range(len(SPACES)):
        if can_show(rules, state, seat, state.row[space], left):
            actions.append(EXHIBIT_ID + space)
    return actions


def can_show(rules: Rules, state: ThebesState, seat: int, card: int, left: int) -> bool:
    """Whether there is an exhibition that the seat can show within these weeks."""
    return card != EMPTY and lacks(rules, state, seat, card) == EMPTY and take_weeks(rules, state, seat, card) <= left


def in_pass_window(rules: Rules, state: ThebesState, seat: int) -> bool:
    return weeks_left(rules, state, seat) <= rules.pass_window  # T14.5


def check(rules: Rules, state: ThebesState, seat: int, action: int) -> Violation | None:
    if action < SWAP_ID:
        return check_take(rules, state, seat, action - TAKE_ID)
    if action == SWAP_ID:
        return check_time(rules, state, seat, all_swap_weeks(rules, state, seat))
    if action < EXHIBIT_ID:
        return check_dig(rules, state, seat, action - DIG_ID)
    if action < PASS_ID:
        return check_exhibition(rules, state, seat, action - EXHIBIT_ID)
    return check_pass(rules, state, seat)


def check_take(rules: Rules, state: ThebesState, seat: int, slot: int) -> Violation | None:
    card = state.display[slot]
    if card == EMPTY:
        return Violation("T6.2", {"slot": slot + 1})
    return check_time(rules, state, seat, take_weeks(rules, state, seat, card))


def check_time(rules: Rules, state: ThebesState, seat: int, weeks: int) -> Violation | None:
    left = weeks_left(rules, state, seat)
    return Violation("T5.4", {"weeks": weeks, "left": left}) if weeks > left else None


def check_exhibition(rules: Rules, state: ThebesState, seat: int, space: int) -> Violation | None:
    card = state.row[space]
    if card == EMPTY:
        return Violation("T12.1", {"space": SPACES[space]})
    site = lacks(rules, state, seat, card)
    if site != EMPTY:
        facts = exhibition_facts(rules, state, seat, card, site)
        return Violation("T12.4" if would_do(rules, state, seat, card, site) else "T12.2", facts)
    return check_time(rules, state, seat, take_weeks(rules, state, seat, card))


def would_do(rules: Rules, state: ThebesState, seat: int, card: int, site: int) -> bool:
    """Whether the finds of the site would be enough for the exhibition if knowledge tokens counted (T12.4)."""
    first = site * TOKENS
    return state.owner[first : first + FINDS].count(seat) >= rules.needs[card - rules.research][site]


def exhibition_facts(rules: Rules, state: ThebesState, seat: int, card: int, site: int) -> Facts:
    return {
        "site": rules.box.sites[site],
        "needed": rules.needs[card - rules.research][site],
        "have": state.artifacts[seat * SITES + site],
    }


def check_dig(rules: Rules, state: ThebesState, seat: int, site: int) -> Violation | None:
    found = least_obstacle(rules, state, seat, site)
    if found == FREE:
        return None
    travel = least_travel(rules, state, seat, rules.first_site + site)
    weeks = least_weeks(rules, state, seat, site, travel, state.rumours[seat * SITES + site], 1)
    idle = found == NO_KNOWLEDGE and has_idle_knowledge(state, seat)
    return Violation("T8.10" if idle else OBSTACLES[found], obstacle_facts(rules, state, seat, site, found, weeks))


def has_idle_knowledge(state: ThebesState, seat: int) -> bool:
    """Assistants or general knowledge, which open no dig (T8.10)."""
    return state.general[seat] > 0 or state.kit[seat * KIT + ASSISTANTS] > 0


def check_pass(rules: Rules, state: ThebesState, seat: int) -> Violation | None:
    if in_pass_window(rules, state, seat) or not turns(rules, state, seat):
        return None
    left = weeks_left(rules, state, seat)
    # T14.6 also says that a swap is possible; near the end, under a short window, it may not be.
    can_swap = all_swap_weeks(rules, state, seat) <= left
    return Violation("T14.6" if can_swap else "T14.5", {"left": left, "window": rules.pass_window})


def apply(rules: Rules, state: ThebesState, seat: int, action: int, log: Log) -> None:
    if action == PASS_ID:
        pass_to_end(rules, state, seat, log)
    else:
        begin(state, action)
        ask(rules, state, seat, ZEPPELIN, log)


def begin(state: ThebesState, action: int) -> None:
    if action < SWAP_ID:
        state.act, state.target = TAKE, action - TAKE_ID
    elif action == SWAP_ID:
        state.act, state.target = SWAP, 0
    elif action < EXHIBIT_ID:
        state.act, state.target = DIG, action - DIG_ID
    else:
        state.act, state.target = EXHIBIT, action - EXHIBIT_ID
