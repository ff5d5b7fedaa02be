"""What lies open (chapter R3), the same as numbers, and worlds a viewer cannot tell from the true one.

Behind the screens are cubes, money, tokens and delivery tiles (R3.1): a view holds those of the viewer only (R3.10).
"""

from random import Random
from typing import Literal

from motherlode.games.rockwell import secrets
from motherlode.games.rockwell.achievements import has, own_crews, tiles_claimed
from motherlode.games.rockwell.components import CREWS, KIND_NAMES, KINDS, RING_NAMES, TYPES
from motherlode.games.rockwell.mine import PLACE_NAMES, SECTORS, TILES, tiles_of
from motherlode.games.rockwell.options import Rules
from motherlode.games.rockwell.phases.auction import bid_value
from motherlode.games.rockwell.phases.bundle import offered
from motherlode.games.rockwell.phases.extraction import power_of, shaft_owner, total_on
from motherlode.games.rockwell.phases.works import next_delivery
from motherlode.games.rockwell.scoring import scores
from motherlode.games.rockwell.state import (
    AI_MOVING,
    AUCTION,
    BRIBING_TO,
    CARRYING,
    COUNTING,
    DECISIONS,
    FACE_DOWN,
    HIRING,
    MOVING,
    NONE,
    OVER,
    SEVERAL,
    SHAFT_LEVEL,
    SHAFT_MOVING,
    UNTAKEN,
    RockwellState,
    die_of,
    place_of,
    shaft_level,
    strength_of,
)
from motherlode.games.rockwell.view_types import (
    AchievementStack,
    Boards,
    Chair,
    Choice,
    Company,
    Crew,
    Cubes,
    Deliveries,
    Delivery,
    Extraction,
    Kind,
    Pile,
    Points,
    Prices,
    RockwellView,
    Screen,
    Tile,
)
from motherlode.kernel import bounded


def view(rules: Rules, state: RockwellState, viewer: int) -> RockwellView:
    return {
        "phase": DECISIONS[state.phase],
        "round": state.round,
        "max_rounds": rules.max_rounds,
        "drilling_round": state.drilling,
        "active": state.active if state.active < state.seats else "ai",
        "ending": state.ending > 0,
        "direction": state.direction[:],
        "control": state.control[:],
        "dice": state.dice,
        "bribes": state.bribes,
        "tiles": [tile_view(rules, state, tile) for tile in range(TILES)],
        "boards": boards_view(rules, state),
        "piles": [pile_view(rules, state, pile) for pile in range(len(rules.power))],
        "achievements": {rules.box.types[number]: stack_view(rules, state, number) for number in range(TYPES)},
        "deliveries": deliveries_view(rules, state),
        "ai": crews_view(state, state.seats) if state.seats == 2 else None,
        "prices": prices_view(rules, state),
        "choice": choice_view(state),
        "extraction": extraction_view(rules, state),
        "seats": [seat_view(rules, state, seat, viewer) for seat in range(state.seats)],
    }


def is_laid(state: RockwellState, tile: int) -> bool:
    """Whether the ring of a tile lies on the table; during the set-up some do not yet."""
    return state.phase > 0 or tile // SECTORS < state.turn


def tile_view(rules: Rules, state: RockwellState, tile: int) -> Tile:
    back = state.backs[tile]
    owner = shaft_owner(state, tile)
    return {
        "tile": PLACE_NAMES[tile],
        "level": RING_NAMES[tile // SECTORS],
        "power": power_of(rules, state, tile) if is_laid(state, tile) else None,
        "total": total_on(rules, state, tile),
        "flipped": state.flipped >> tile & 1 == 1,
        "back": None if back == FACE_DOWN else rules.box.backs[back],
        "yield": None if back == FACE_DOWN else by_kind(rules.back_yield[back]),
        "shaft": None if owner == NONE else owner,
    }


def by_kind(cubes: list[int]) -> Cubes:
    return {"zinc": cubes[0], "copper": cubes[1], "silver": cubes[2], "gold": cubes[3]}


def boards_view(rules: Rules, state: RockwellState) -> Boards:
    return {
        "board_1": chairs_view(rules, state, 0),
        "board_2": chairs_view(rules, state, 1),
        "board_3": chairs_view(rules, state, 2),
    }


def chairs_view(rules: Rules, state: RockwellState, board: int) -> list[Chair]:
    times = rules.times[state.seats]
    chairs: list[Chair] = []
    for chair in range(rules.first_chair[board], rules.first_chair[board + 1]):
        if times[chair]:
            taken = state.chairs[chair]
            gives = times[chair] if board else advantage(rules, state.seats, chair)
            chairs.append({"chair": len(chairs) + 1, "gives": gives, "seat": None if taken == NONE else taken})
    return chairs


def advantage(rules: Rules, seats: int, chair: int) -> Literal["bribe", "subcontractor"]:
    """What a chair of board 1 gives (R6.6)."""
    return "bribe" if rules.bribe_chair[seats][chair] else "subcontractor"


def pile_view(rules: Rules, state: RockwellState, pile: int) -> Pile:
    """The size of a pile is public, and so is what can still be in it (R3.4, R3.5)."""
    left = [card for card in rules.pile_cards[pile] if state.cards_left[card]]
    backs = [rules.box.backs[back] for back in rules.pile_backs[pile] for _ in range(state.backs_left[back])]
    return {
        "power": rules.power[pile],
        "size": len(left),
        "cards": [rules.box.cards[card] for card in left],
        "backs": backs,
    }


def stack_view(rules: Rules, state: RockwellState, number: int) -> AchievementStack:
    stack = rules.stars[state.seats][number]
    left = stack[tiles_claimed(state, number) :]
    return {"left": len(left), "stars": left[0] if left else None}


def deliveries_view(rules: Rules, state: RockwellState) -> Deliveries:
    return {
        "zinc": delivery_view(rules, state, 0),
        "copper": delivery_view(rules, state, 1),
        "silver": delivery_view(rules, state, 2),
        "gold": delivery_view(rules, state, 3),
    }


def delivery_view(rules: Rules, state: RockwellState, kind: int) -> Delivery:
    tile = next_delivery(rules, state, kind)
    left = sum(state.deliveries[number] == UNTAKEN for number in rules.stacks[kind])
    if tile == NONE:
        return {"left": 0, "delivery": None, "cubes": None, "stars": None}
    box = rules.box
    cost = by_kind(box.delivery_cubes[tile])
    return {"left": left, "delivery": box.deliveries[tile], "cubes": cost, "stars": box.delivery_stars[tile]}


def crews_view(state: RockwellState, owner: int) -> list[Crew]:
    return [
        {"place": PLACE_NAMES[place_of(crew)], "strength": strength_of(crew), "die": die_of(crew)}
        for crew in own_crews(state, owner)
    ]


def choice_view(state: RockwellState) -> Choice:
    """The open choice in progress: everyone sees a crew picked up, a victim named, cubes counted off."""
    phase = state.phase
    if MOVING <= phase <= HIRING:
        choice: Choice = {"crew": state.crew + 1}
        if phase == CARRYING:
            choice["place"] = PLACE_NAMES[state.target]
        if phase == BRIBING_TO:
            owner, victim = divmod(state.target, CREWS)
            choice["victim_seat"] = owner if owner < state.seats else "ai"
            choice["victim"] = victim + 1
        return choice
    if phase == AI_MOVING:
        return {"ai_crew": state.crew + 1}
    if phase == COUNTING:
        return {"kind": KIND_NAMES[state.target], "selling": state.selling == 1, "cubes": state.amount}
    if phase in (SHAFT_LEVEL, SHAFT_MOVING):
        return {"shaft": PLACE_NAMES[state.target], "level": state.amount}
    return {}


def prices_view(rules: Rules, state: RockwellState) -> Prices:
    """What is printed on the boards, by level or strength reached."""
    seats = state.seats
    return {
        "crew": rules.crew_price[seats][2:],
        "safety": rules.safety_price[seats][1:],
        "mobility": rules.mobility_price[seats][1:],
        "shaft": rules.shaft_price[seats][1:],
        "die": rules.hire_price[1:],
        "market": by_kind(rules.values),
    }


def extraction_view(rules: Rules, state: RockwellState) -> Extraction | None:
    if state.tile == NONE:
        return None
    loot = [state.loot[seat * KINDS : seat * KINDS + KINDS] for seat in range(state.seats)] if state.loot else []
    return {
        "tile": PLACE_NAMES[state.tile],
        "card": None if state.card == NONE else rules.box.cards[state.card],
        "cubes": None if state.card == NONE else by_kind(rules.card_cubes[state.card]),
        "loot": [by_kind(cubes) for cubes in loot],
    }


def seat_view(rules: Rules, state: RockwellState, seat: int, viewer: int) -> Company:
    """A company: its board and crews are open to all (R3.2, R3.4), the rest to its owner, and at the end to all."""
    company: Company = {
        "crews": crews_view(state, seat),
        "safety": state.safety[seat],
        "mobility": state.mobility[seat],
        "shaft": shaft_level(state, seat),
        "shafts": [PLACE_NAMES[tile] for tile in tiles_of(state.shafts[seat])],
        "cards": state.kept[seat],
        "achievements": [rules.box.types[number] for number in range(TYPES) if has(state, seat, number)],
        "left": state.left[seat],
        "traded": traded_kinds(state, seat),
        "ready": state.ready >> seat & 1 == 1,
    }
    if seat == viewer or state.phase == OVER:
        company["screen"] = screen_view(rules, state, seat)
    if seat == viewer and state.acting == SEVERAL:
        money, value = state.offer_money[seat], bid_value(rules, state, seat)
        company["offer"] = {**by_kind(offered(state, seat)), "money": money, "value": value}
    if state.phase == OVER:
        company["points"] = points_view(rules, state, seat)
    return company


def points_view(rules: Rules, state: RockwellState, seat: int) -> Points:
    points = scores(rules, state)[seat]
    return {
        "achievements": points["achievements"],
        "deliveries": points["deliveries"],
        "majorities": points["majorities"],
    }


def traded_kinds(state: RockwellState, seat: int) -> list[Kind]:
    """R14.8."""
    traded = state.traded[seat] | state.traded[seat] >> KINDS
    return [KIND_NAMES[kind] for kind in range(KINDS) if traded >> kind & 1]


def screen_view(rules: Rules, state: RockwellState, seat: int) -> Screen:
    box = rules.box
    stars = {
        box.types[number]: state.stars[seat * TYPES + number] for number in range(TYPES) if has(state, seat, number)
    }
    return {
        **by_kind(state.cubes[seat * KINDS : seat * KINDS + KINDS]),
        "money": state.money[seat],
        "tokens": state.tokens[seat],
        "deliveries": [box.deliveries[tile] for tile, owner in enumerate(state.deliveries) if owner == seat],
        "stars": stars,
    }


def determinise(rules: Rules, state: RockwellState, viewer: int, rng: Random) -> RockwellState:
    """All that was public is known (R3.7, R3.10): only sealed choices and secret exchanges are not."""
    world = state.clone()
    others = [seat for seat in range(world.seats) if seat != viewer]
    if world.insured and world.phase != OVER:
        for seat in others:
            secrets.resample_exchange(world, seat, rng)
    if world.acting == SEVERAL:
        for seat in others:
            resample_choice(rules, world, seat, rng)
    return world


def resample_choice(rules: Rules, world: RockwellState, seat: int, rng: Random) -> None:
    """A sealed choice: any of the complete legal ones. Of an unfinished one nothing is known, so it starts again."""
    is_made = world.ready >> seat & 1
    for place in range(seat * KINDS, seat * KINDS + KINDS):
        world.offer[place] = bounded(rng, world.cubes[place] + 1) if is_made else 0
    if world.phase == AUCTION:
        note = rules.notes[-1]
        world.offer_money[seat] = note * bounded(rng, world.money[seat] // note + 1) if is_made else 0
