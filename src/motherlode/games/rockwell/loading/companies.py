"""What players of a dump have (chapters R3 and R14-R17): holdings, chairs, shafts, achievements, deliveries."""

from typing import Final

from motherlode.games.rockwell.achievements import companies_in_core, has_achieved_all
from motherlode.games.rockwell.components import KINDS, LEVELS, TYPES, worth
from motherlode.games.rockwell.holdings import own_cubes
from motherlode.games.rockwell.loading.require import require
from motherlode.games.rockwell.options import Rules
from motherlode.games.rockwell.state import (
    ACHIEVED,
    AUCTION,
    CORES_REACHED,
    NONE,
    OVER,
    ROUNDS_OVER,
    SEVERAL,
    UNTAKEN,
    RockwellState,
    all_shafts,
    shaft_level,
)
from motherlode.kernel import Reader

VPS: Final = 2


def check_companies(reader: Reader, rules: Rules, state: RockwellState) -> None:
    check_holdings(reader, rules, state)
    check_offers(reader, rules, state)
    check_chairs(reader, rules, state)
    check_shafts(reader, state)
    check_stars(reader, rules, state)
    check_deliveries(reader, rules, state)
    check_ending(reader, rules, state)


def check_holdings(reader: Reader, rules: Rules, state: RockwellState) -> None:
    wealth = sum(state.money)
    for seat in range(state.seats):
        is_right = state.money[seat] % rules.notes[-1] == 0  # R1.8
        require(reader, is_right, "money", f"holds {state.money[seat]}, which no notes make up")
        wealth += worth(rules.values, own_cubes(state, seat))
    require(reader, wealth <= rules.most_wealth, "money", "and 'cubes' are worth more than the box can give")


def check_offers(reader: Reader, rules: Rules, state: RockwellState) -> None:
    """A sealed choice is part of what the seat has; outside of it nothing is offered."""
    is_open = state.acting == SEVERAL
    for place, cubes in enumerate(state.offer):
        require(reader, cubes <= (state.cubes[place] if is_open else 0), "offer", f"holds {cubes}, which is too much")
    for seat, money in enumerate(state.offer_money):
        most = state.money[seat] if state.phase == AUCTION else 0
        is_right = money <= most and money % rules.notes[-1] == 0
        require(reader, is_right, "offer_money", f"holds {money}, which cannot be bid")
    everyone = (1 << state.seats) - 1
    require(reader, state.ready < (everyone if is_open else 1), "ready", f"is {state.ready}")


def check_chairs(reader: Reader, rules: Rules, state: RockwellState) -> None:
    """On chairs that are in use, one VP of a player on a board, two in all (R1.10, R6.2)."""
    times = rules.times[state.seats]
    for chair, seat in enumerate(state.chairs):
        require(reader, seat == NONE or times[chair] > 0, "chairs", f"has a VP on chair {chair}, which is not in use")
    for seat in range(state.seats):
        require(reader, state.chairs.count(seat) <= VPS, "chairs", f"has too many VPs of seat {seat}")
        for first, last in zip(rules.first_chair, rules.first_chair[1:], strict=False):
            is_right = state.chairs[first:last].count(seat) <= 1
            require(reader, is_right, "chairs", f"has two VPs of seat {seat} on one board")


def check_shafts(reader: Reader, state: RockwellState) -> None:
    """Three shafts of a player at most (R1.10), one on a tile (R15.15)."""
    levels = [shaft_level(state, seat) for seat in range(state.seats)]
    require(reader, max(levels) <= LEVELS, "shafts", "holds too many shafts of one player")
    require(reader, sum(levels) == all_shafts(state).bit_count(), "shafts", "has two shafts on one tile")


def check_stars(reader: Reader, rules: Rules, state: RockwellState) -> None:
    """The tiles of an achievement are claimed from the top (R16.2)."""
    for number, stack in enumerate(rules.stars[state.seats]):
        claimed = sorted([stars for stars in state.stars[number::TYPES] if stars], reverse=True)
        require(reader, claimed == stack[: len(claimed)], "stars", f"holds {claimed} of a stack {stack}")


def check_deliveries(reader: Reader, rules: Rules, state: RockwellState) -> None:
    """The tiles of a type are taken in their order (R15.20)."""
    for kind in range(KINDS):
        left = [state.deliveries[tile] == UNTAKEN for tile in rules.stacks[kind]]
        require(reader, left == sorted(left), "deliveries", "has a tile taken before its turn")


def check_ending(reader: Reader, rules: Rules, state: RockwellState) -> None:
    """The end condition that is named holds; if none is named none does (R17.5, R17.6, R17.15)."""
    by_core = companies_in_core(state) >= rules.cores_to_end[state.seats]
    by_achievements = any(has_achieved_all(rules, state, seat) for seat in range(state.seats))
    if state.ending == CORES_REACHED:
        is_right = by_core
    elif state.ending == ACHIEVED:
        is_right = by_achievements
    else:
        is_over = state.ending == ROUNDS_OVER
        is_right = not by_core and not by_achievements and is_over == (state.phase == OVER)
        is_right = is_right and (not is_over or state.round == rules.max_rounds)
    require(reader, is_right, "ending", "does not agree with the position")
