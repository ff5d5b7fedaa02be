"""The view as numbers for learners (chapter R3): the table first, then the companies, beginning with the observer's.

Packed fields of the state are unpacked, so that every number is small.
"""

from typing import Final

from motherlode.games.rockwell.achievements import has, own_crews
from motherlode.games.rockwell.components import CREWS, KINDS, LEVELS, TYPES
from motherlode.games.rockwell.mine import ENTRANCE, PLACES, RINGS, TILES
from motherlode.games.rockwell.options import Rules
from motherlode.games.rockwell.state import (
    DECISIONS,
    DIE_MASK,
    ENDS,
    HIDDEN,
    NONE,
    OVER,
    SEVERAL,
    RockwellState,
    die_of,
    owners_of,
    place_of,
    strength_of,
)
from motherlode.kernel.observation import Field, choice, count, flag, relative, seat_field

AI: Final = 2  # the owner of the automatic crews, with two players
UNSEEN: Final = -1
SOMEBODYS: Final = -2  # a delivery tile behind a rival's screen
SCREEN: Final = KINDS + 2 + TYPES


def observation(rules: Rules, seats: int, recall: bool) -> tuple[Field, ...]:
    companies = [field for number in range(seats) for field in company_fields(rules, seats, number)]
    memory = memory_fields(rules, seats) if recall and rules.insure_secretly else []
    return (*turn_fields(rules, seats), *table_fields(rules, seats), *companies, *offer_fields(rules), *memory)


def turn_fields(rules: Rules, seats: int) -> list[Field]:
    box = rules.box
    return [
        flag("to_act", seats),
        choice("phase", len(DECISIONS)),
        count("round", rules.max_rounds),
        count("drilling", box.drilling_rounds),
        count("turn", max(RINGS, 2 * seats, *box.chairs)),
        seat_field("active", owners_of(seats), low=NONE),
        choice("crew", CREWS),
        choice("choice", ENTRANCE),
        count("amount", rules.most_cubes),
        flag("selling"),
        count("dice", box.dice),
        count("bribes", box.bribes),
        choice("tile", TILES, low=NONE),
        choice("card", len(box.cards), low=NONE),
        choice("ending", len(ENDS)),
    ]


def table_fields(rules: Rules, seats: int) -> list[Field]:
    box = rules.box
    fields = [
        flag("layout", RINGS),
        flag("flipped", TILES),
        seat_field("direction", seats, seats, NONE),
        seat_field("control", seats, seats, NONE),
        choice("back", len(box.backs), TILES, HIDDEN),
        count("backs_left", max(box.back_copies), len(box.backs)),
        flag("cards_left", len(box.cards)),
        seat_field("chair", seats, sum(box.chairs), NONE),
        seat_field("delivery", seats, len(box.deliveries), SOMEBODYS),
    ]
    return [*fields, *crew_fields("ai_")] if seats == AI else fields


def crew_fields(name: str) -> list[Field]:
    return [
        choice(f"{name}crew_place", PLACES, CREWS),
        count(f"{name}crew_strength", DIE_MASK, CREWS),
        count(f"{name}crew_die", DIE_MASK, CREWS),
    ]


def company_fields(rules: Rules, seats: int, number: int) -> list[Field]:
    name = f".{number}"
    return [
        count("safety" + name, LEVELS),
        count("mobility" + name, LEVELS),
        count("kept" + name, TILES),
        count("left" + name, max(rules.times[seats])),
        flag("ready" + name),
        flag("traded" + name, 2 * KINDS),
        flag("achieved" + name, TYPES),
        *[Field(field.name + name, field.kind, field.size, field.low, field.high) for field in crew_fields("")],
        count("loot" + name, rules.box.most_cubes, KINDS),
        flag("shaft" + name, TILES),
        *screen_fields(rules, seats, number),
    ]


def screen_fields(rules: Rules, seats: int, number: int) -> list[Field]:
    """What is behind a screen. Only a secret exchange (R3.8) keeps one's own from those who count."""
    name, is_secret = f".{number}", rules.insure_secretly and number == 0
    return [
        count("cubes" + name, rules.most_cubes, KINDS, UNSEEN, is_secret),
        count("tokens" + name, rules.most_cubes, 1, UNSEEN, is_secret),
        count("money" + name, rules.most_wealth, 1, UNSEEN),
        count("stars" + name, most_stars(rules, seats), TYPES, UNSEEN),
    ]


def offer_fields(rules: Rules) -> list[Field]:
    """The sealed choice that the observer has made or begun."""
    return [
        count("offer", rules.most_cubes, KINDS, private=True),
        count("offer_money", rules.most_wealth, private=True),
    ]


def memory_fields(rules: Rules, seats: int) -> list[Field]:
    """Of the cubes that a rival has or has exchanged in secret, the most that can be exchanged."""
    return [count(f"most_exchanged.{number}", rules.most_cubes, KINDS) for number in range(1, seats)]


def most_stars(rules: Rules, seats: int) -> int:
    return max(max(stack) for stack in rules.stars[seats])


def observe(rules: Rules, state: RockwellState, observer: int, recall: bool) -> list[int]:
    """Rivals' screens are seen by those who recall what went behind them (R3.10), and by all at the end."""
    seats, sees_all = state.seats, recall or state.phase == OVER
    numbers = acting_flags(state, observer)
    add_turn(state, observer, numbers)
    add_table(state, observer, numbers)
    numbers += [delivery_owner(owner, observer, seats, sees_all) for owner in state.deliveries]
    if seats == AI:
        add_crews(state.crews[AI * CREWS :], numbers)
    for step in range(seats):
        seat = (observer + step) % seats
        add_company(state, seat, numbers)
        add_screen(state, seat, step == 0, sees_all, numbers)
    numbers += state.offer[observer * KINDS : observer * KINDS + KINDS]
    numbers.append(state.offer_money[observer])
    if recall and state.insured:
        add_ceilings(state, observer, numbers)
    return numbers


def acting_flags(state: RockwellState, observer: int) -> list[int]:
    seats, numbers = state.seats, [0] * state.seats
    if state.acting >= 0:
        numbers[relative(state.acting, observer, seats)] = 1
    elif state.acting == SEVERAL:
        for seat in range(seats):
            numbers[relative(seat, observer, seats)] = 1 - (state.ready >> seat & 1)
    return numbers


def add_turn(state: RockwellState, observer: int, numbers: list[int]) -> None:
    active = state.active if state.active >= state.seats else relative(state.active, observer, state.seats)
    numbers += [state.phase, state.round, state.drilling, state.turn, active, state.crew, state.target, state.amount]
    numbers += [state.selling, state.dice, state.bribes, state.tile, state.card, state.ending]


def add_table(state: RockwellState, observer: int, numbers: list[int]) -> None:
    seats = state.seats
    numbers += [state.layout >> ring & 1 for ring in range(RINGS)]
    numbers += [state.flipped >> tile & 1 for tile in range(TILES)]
    add_order(state.direction, observer, seats, numbers)
    add_order(state.control, observer, seats, numbers)
    numbers += state.backs
    numbers += state.backs_left
    numbers += state.cards_left
    numbers += [relative(owner, observer, seats) for owner in state.chairs]


def add_order(order: list[int], observer: int, seats: int, numbers: list[int]) -> None:
    numbers += [relative(owner, observer, seats) for owner in order]
    numbers += [NONE] * (seats - len(order))


def add_crews(crews: list[int], numbers: list[int]) -> None:
    numbers += [place_of(crew) for crew in crews]
    numbers += [strength_of(crew) for crew in crews]
    numbers += [die_of(crew) for crew in crews]


def add_company(state: RockwellState, seat: int, numbers: list[int]) -> None:
    numbers += [state.safety[seat], state.mobility[seat], state.kept[seat], state.left[seat], state.ready >> seat & 1]
    numbers += [state.traded[seat] >> kind & 1 for kind in range(2 * KINDS)]
    numbers += [int(has(state, seat, number)) for number in range(TYPES)]
    add_crews(own_crews(state, seat), numbers)
    numbers += state.loot[seat * KINDS : seat * KINDS + KINDS] if state.loot else [0] * KINDS
    numbers += [state.shafts[seat] >> tile & 1 for tile in range(TILES)]


def delivery_owner(owner: int, observer: int, seats: int, sees_all: bool) -> int:
    return relative(owner, observer, seats) if sees_all or owner in (NONE, observer) else SOMEBODYS


def add_screen(state: RockwellState, seat: int, is_own: bool, sees_all: bool, numbers: list[int]) -> None:
    """A rival's cubes that may have been exchanged in secret count as if they were not, and tokens are unseen."""
    first, last = seat * KINDS, seat * KINDS + KINDS
    if not is_own and not sees_all:
        numbers += [UNSEEN] * SCREEN
        return
    if is_own or not state.insured or state.phase == OVER:
        numbers += state.cubes[first:last]
        numbers.append(state.tokens[seat])
    else:
        numbers += [state.cubes[place] + state.insured[place] for place in range(first, last)]
        numbers.append(UNSEEN)
    numbers.append(state.money[seat])
    numbers += state.stars[seat * TYPES : seat * TYPES + TYPES]


def add_ceilings(state: RockwellState, observer: int, numbers: list[int]) -> None:
    for step in range(1, state.seats):
        first = (observer + step) % state.seats * KINDS
        numbers += state.ceiling[first : first + KINDS]
