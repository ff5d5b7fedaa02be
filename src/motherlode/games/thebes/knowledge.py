"""What a dig can be done with (chapters T8 to T10): permission, knowledge, the wheel."""

from typing import Final

from motherlode.games.thebes.components import SITES, TOP_KNOWLEDGE
from motherlode.games.thebes.options import Rules
from motherlode.games.thebes.state import ASSISTANTS, KIT, PERMITS, SHOVELS, ThebesState
from motherlode.games.thebes.track import crosses, weeks_left
from motherlode.games.thebes.travel import can_fly, travel_weeks
from motherlode.kernel import Facts

RUMOUR_POINTS: Final = 2

# What may stand in the way of a dig, with the clause that says so.
FREE: Final = 0
NO_PERMISSION: Final = 1
NO_KNOWLEDGE: Final = 2
NO_TIME: Final = 3
OBSTACLES: Final = ("", "T8.2", "T8.8", "T5.4")


def special_points(rules: Rules, state: ThebesState, seat: int, site: int, rumours: int, assistant: int) -> int:
    """S of T9.8, with this number of rumours used and the single assistant used or not."""
    return state.books[seat * SITES + site] + RUMOUR_POINTS * rumours + assistant_points(rules, state, seat, assistant)


def assistant_points(rules: Rules, state: ThebesState, seat: int, used: int) -> int:
    owned = state.kit[seat * KIT + ASSISTANTS]
    return rules.box.bonus_alone if used and owned == 1 else rules.bonus[owned]  # T9.7


def shovel_tokens(rules: Rules, state: ThebesState, seat: int, used: int) -> int:
    owned = state.kit[seat * KIT + SHOVELS]
    return rules.box.bonus_alone if used and owned == 1 else rules.bonus[owned]  # T10.6


def knowledge(state: ThebesState, seat: int, special: int) -> int:
    """K of T9.12: special points and no more general ones."""
    return min(TOP_KNOWLEDGE, special + min(state.general[seat], special))  # T9.10


def has_permission(rules: Rules, state: ThebesState, seat: int, site: int, travel: int) -> bool:
    """Whether the permission is open when the dig begins (T8.2-T8.4)."""
    if not state.used[seat * SITES + site]:
        return True
    return rules.check_on_arrival and crosses(state.week[seat], state.week[seat] + travel)


def may_dig(rules: Rules, state: ThebesState, seat: int, site: int, travel: int) -> bool:
    """An open permission, or a special one to spend (T8.5)."""
    if not state.used[seat * SITES + site] or state.kit[seat * KIT + PERMITS] > 0:
        return True
    return has_permission(rules, state, seat, site, travel)


def knows_enough(rules: Rules, state: ThebesState, seat: int, site: int, rumours: int) -> bool:
    """T8.8-T8.10: a special point for this very site."""
    return state.books[seat * SITES + site] > 0 or (rumours > 0 and rules.rumour_opens)


def obstacle(rules: Rules, state: ThebesState, seat: int, site: int, flown: int, rumours: int, assistant: int) -> int:
    """What stands in the way of a dig with these helps; FREE if nothing does."""
    travel = travel_weeks(rules, state, seat, rules.first_site + site, flown)
    if not may_dig(rules, state, seat, site, travel):
        return NO_PERMISSION
    if not knows_enough(rules, state, seat, site, rumours):
        return NO_KNOWLEDGE
    weeks = least_weeks(rules, state, seat, site, travel, rumours, assistant)
    return NO_TIME if state.week[seat] + weeks > rules.end[state.seats] else FREE


def least_weeks(
    rules: Rules, state: ThebesState, seat: int, site: int, travel: int, rumours: int, assistant: int
) -> int:
    """The fewest weeks a dig with these helps takes, the journey included."""
    special = special_points(rules, state, seat, site, rumours, assistant)
    return travel + rules.first_week[knowledge(state, seat, special)]


def least_obstacle(rules: Rules, state: ThebesState, seat: int, site: int) -> int:
    """What stands in the way of a dig even with all helps the seat owns (T5.6)."""
    rumours = state.rumours[seat * SITES + site]
    if rumours == 0 and state.books[seat * SITES + site] == 0:
        return NO_KNOWLEDGE
    walking = obstacle(rules, state, seat, site, 0, rumours, 1)
    if walking == FREE or not can_fly(rules, state, seat, rules.first_site + site):
        return walking
    return obstacle(rules, state, seat, site, 1, rumours, 1)


def obstacle_facts(rules: Rules, state: ThebesState, seat: int, site: int, found: int, weeks: int) -> Facts:
    """What shows the obstacle: the site, and for one of time the fewest weeks the dig would take."""
    facts: Facts = {"site": rules.box.sites[site]}
    if found == NO_TIME:
        facts["weeks"] = weeks
        facts["left"] = weeks_left(rules, state, seat)
    return facts
