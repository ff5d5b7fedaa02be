"""The view as numbers for learners (chapter R3): the table first, then the companies, beginning with the observer's.

Packed fields of the state are unpacked, so that every number is small.
"""

from typing import Final

from motherlode.games.rockwell.achievements import own_crews
from motherlode.games.rockwell.actions import MOST_SEATS
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
    PLACE_BITS,
    SEVERAL,
    STRENGTH_BITS,
    RockwellState,
    owners_of,
)
from motherlode.kernel.observation import Field, choice, count, flag, relative, seat_field, seats_from
from motherlode.kernel.packed import flags, packed, packed_wide

AI: Final = 2  # the owner of the automatic crews, with two players
UNSEEN: Final = -1
SOMEBODYS: Final = -2  # a delivery tile behind a rival's screen
WIDE: Final = 0  # in the place of a number that follows the others
WIDE_SCREEN: Final = KINDS + 2
WIDE_PLACES: Final = bytes(WIDE_SCREEN)
NO_SCREEN: Final = WIDE_PLACES + packed([UNSEEN] * TYPES)


def observation(rules: Rules, seats: int, recall: bool) -> tuple[Field, ...]:
    companies = [field for number in range(seats) for field in company_fields(rules, seats, number)]
    memory = memory_fields(rules, seats) if recall and rules.insure_secretly else []
    return (*turn_fields(rules, seats), *table_fields(rules, seats), *companies, *offer_fields(rules), *memory)


def turn_fields(rules: Rules, seats: int) -> list[Field]:
    box = rules.box
    return [
        flag("to_act", seats),
        choice("phase", len(DECISIONS)),
        count("round", rules.max_rounds, wide=True),
        count("drilling", box.drilling_rounds),
        count("turn", max(RINGS, 2 * seats, *box.chairs)),
        seat_field("active", owners_of(seats), low=NONE),
        choice("crew", CREWS),
        choice("choice", ENTRANCE),
        count("amount", rules.most_cubes, wide=True),
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
        count("cubes" + name, rules.most_cubes, KINDS, UNSEEN, is_secret, wide=True),
        count("tokens" + name, rules.most_cubes, 1, UNSEEN, is_secret, wide=True),
        count("money" + name, rules.most_wealth, 1, UNSEEN, wide=True),
        count("stars" + name, most_stars(rules, seats), TYPES, UNSEEN),
    ]


def offer_fields(rules: Rules) -> list[Field]:
    """The sealed choice that the observer has made or begun."""
    return [
        count("offer", rules.most_cubes, KINDS, private=True, wide=True),
        count("offer_money", rules.most_wealth, private=True, wide=True),
    ]


def memory_fields(rules: Rules, seats: int) -> list[Field]:
    """Of the cubes that a rival has or has exchanged in secret, the most that can be exchanged."""
    return [count(f"most_exchanged.{number}", rules.most_cubes, KINDS, wide=True) for number in range(1, seats)]


def most_stars(rules: Rules, seats: int) -> int:
    return max(max(stack) for stack in rules.stars[seats])


def packed_numbers(rules: Rules, state: RockwellState, observer: int, recall: bool) -> bytes:
    """Rounds, cubes and money are wide.

    Rivals' screens are seen by those who recall what went behind them (R3.10), and by all at the end.
    """
    seats, sees_all, wide = state.seats, recall or state.phase == OVER, [state.round, state.amount]
    seen = seats_from(observer, seats)
    parts = [turn_bytes(state, observer), flags(state.layout, RINGS), flags(state.flipped, TILES)]
    parts += [order_bytes(state, seen), state.backs, state.backs_left, state.cards_left]
    parts.append(bytes([seen[owner] for owner in state.chairs]))
    parts.append(state.deliveries.translate(seen if sees_all else ONLY_OWN[observer]))
    if seats == AI:
        parts.append(bytes(crew_numbers(state.crews[AI * CREWS :])))
    for step in range(seats):
        seat = (observer + step) % seats
        add_company(state, seat, parts)
        add_screen(state, seat, step == 0, sees_all, parts, wide)
    wide += state.offer[observer * KINDS : observer * KINDS + KINDS]
    wide.append(state.offer_money[observer])
    parts.append(bytes(KINDS + 1))
    if recall and state.insured:
        add_ceilings(state, observer, parts, wide)
    parts.append(packed_wide(wide))
    return b"".join(parts)


def turn_bytes(state: RockwellState, observer: int) -> bytes:
    numbers = acting_flags(state, observer)
    active = state.active if state.active >= state.seats else relative(state.active, observer, state.seats)
    numbers += [state.phase, WIDE, state.drilling, state.turn, active & 255, state.crew, state.target, WIDE]
    numbers += [state.selling, state.dice, state.bribes, state.tile & 255, state.card & 255, state.ending]
    return bytes(numbers)


def acting_flags(state: RockwellState, observer: int) -> list[int]:
    seats, numbers = state.seats, [0] * state.seats
    if state.acting >= 0:
        numbers[relative(state.acting, observer, seats)] = 1
    elif state.acting == SEVERAL:
        for seat in range(seats):
            numbers[relative(seat, observer, seats)] = 1 - (state.ready >> seat & 1)
    return numbers


def order_bytes(state: RockwellState, seen: bytes) -> bytes:
    numbers: list[int] = []
    for order in (state.direction, state.control):
        numbers += [seen[owner] for owner in order]
        numbers += [NONE & 255] * (state.seats - len(order))
    return bytes(numbers)


def only_own(observer: int) -> bytes:
    """By owner of a delivery tile: those of all rivals look alike; the last byte is for NONE."""
    return packed([0 if owner == observer else SOMEBODYS for owner in range(255)] + [NONE])


CLAIMED: Final = bytes([0]) + bytes([1]) * 255  # by stars: whether there are any
ONLY_OWN: Final = [only_own(observer) for observer in range(MOST_SEATS)]


def crew_numbers(crews: list[int]) -> list[int]:
    numbers = [crew >> PLACE_BITS for crew in crews]
    numbers += [crew >> STRENGTH_BITS & DIE_MASK for crew in crews]
    numbers += [crew & DIE_MASK for crew in crews]
    return numbers


def add_company(state: RockwellState, seat: int, parts: list[bytes]) -> None:
    numbers = [state.safety[seat], state.mobility[seat], state.kept[seat], state.left[seat], state.ready >> seat & 1]
    parts += [bytes(numbers), flags(state.traded[seat], 2 * KINDS), stars_of(state, seat).translate(CLAIMED)]
    numbers = crew_numbers(own_crews(state, seat))
    numbers += state.loot[seat * KINDS : seat * KINDS + KINDS] if state.loot else [0] * KINDS
    parts += [bytes(numbers), flags(state.shafts[seat], TILES)]


def stars_of(state: RockwellState, seat: int) -> bytes:
    return bytes(state.stars[seat * TYPES : seat * TYPES + TYPES])


def add_screen(
    state: RockwellState, seat: int, is_own: bool, sees_all: bool, parts: list[bytes], wide: list[int]
) -> None:
    """A rival's cubes that may have been exchanged in secret count as if they were not, and tokens are unseen."""
    first, last = seat * KINDS, seat * KINDS + KINDS
    if not is_own and not sees_all:
        wide += [UNSEEN] * WIDE_SCREEN
        parts.append(NO_SCREEN)
        return
    if is_own or not state.insured or state.phase == OVER:
        wide += state.cubes[first:last]
        wide.append(state.tokens[seat])
    else:
        wide += [state.cubes[place] + state.insured[place] for place in range(first, last)]
        wide.append(UNSEEN)
    wide.append(state.money[seat])
    parts += [WIDE_PLACES, stars_of(state, seat)]


def add_ceilings(state: RockwellState, observer: int, parts: list[bytes], wide: list[int]) -> None:
    for step in range(1, state.seats):
        first = (observer + step) % state.seats * KINDS
        wide += state.ceiling[first : first + KINDS]
        parts.append(bytes(KINDS))
