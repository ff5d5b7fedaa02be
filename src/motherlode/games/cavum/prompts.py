"""What a decision is about: the prompt with its clauses, and the facts an action points at."""

from typing import Final

from motherlode.games.cavum.actions import (
    BUILD_CITY_ID,
    BUILD_HERE_ID,
    CARD_ID,
    COLOUR_ID,
    DONE_ID,
    END_TURN_ID,
    FROM_POOL_ID,
    FULFIL_ID,
    GIVE_UP_ID,
    GO_ID,
    LAY_ID,
    LAY_VEIN_ID,
    NO_ROUTE_ID,
    ORDER_PASS_ID,
    PIECE_ID,
    POINTS_ID,
    SALE_BID_ID,
    SELL_ID,
    SELL_STONE_ID,
    STOP_ID,
    TAKE_ORDER_ID,
    TURN_ID,
)
from motherlode.games.cavum.board import level_of
from motherlode.games.cavum.components import FIRST_DYNAMITE, HEXES, KINDS, OPTION, PIECES, SHAPES, tile_of
from motherlode.games.cavum.forecast import forecast
from motherlode.games.cavum.grid import SIDES
from motherlode.games.cavum.links import route_starts
from motherlode.games.cavum.options import Rules
from motherlode.games.cavum.phases.auction import limit
from motherlode.games.cavum.phases.building import pieces_left
from motherlode.games.cavum.phases.cities import counts
from motherlode.games.cavum.phases.colour_sale import held
from motherlode.games.cavum.phases.option import in_pool
from motherlode.games.cavum.phases.prospecting import veins_on
from motherlode.games.cavum.phases.veins import stones_for
from motherlode.games.cavum.state import (
    BID,
    BUILD,
    CARD,
    COLOUR,
    FACE_UP,
    FINAL,
    FULFIL,
    LAY,
    LAY_VEIN,
    NONE,
    ORDER,
    PIECE,
    ROUTE,
    SALE,
    SELL,
    SET,
    START,
    STEPS,
    TAKE,
    TURN,
    CavumState,
)
from motherlode.kernel import Facts, Prompt

CLAUSES: Final = {
    BID: ("C6.4", "C6.5", "C6.6", "C6.7", "C6.9", "C6.10"),
    CARD: ("C6.11", "C6.14", "C6.18", "C7.2"),
    ORDER: ("C8.1", "C8.3", "C8.4", "C8.8", "C22.3"),
    PIECE: ("C9.4", "C9.5", "C9.6", "C9.7"),
    LAY: ("C10.2", "C10.3", "C10.4", "C10.9", "C10.15", "C10.17", "C11.1", "C15.4"),
    TURN: ("C3.4", "C3.13", "C10.4", "C10.5", "C10.6"),
    BUILD: ("C12.1", "C12.2", "C12.4", "C12.5", "C12.9", "C12.11", "C15.1"),
    LAY_VEIN: ("C13.1", "C13.3", "C13.4", "C13.10", "C15.2"),
    COLOUR: ("C13.5", "C13.6", "C13.7"),
    TAKE: ("C14.2", "C14.3", "C14.4", "C14.5"),
    START: ("C16.2", "C16.3"),
    ROUTE: ("C16.3", "C16.4", "C16.6", "C16.8"),
    SALE: ("C19.3", "C19.4", "C19.5", "C19.6", "C19.8"),
    SELL: ("C19.10", "C19.11", "C19.12"),
    FULFIL: ("C20.1", "C20.2", "C20.3", "C20.5"),
    FINAL: ("C23.2", "C23.3", "C23.4"),
}


def continues(state: CavumState) -> bool:
    """Whether the piece in use is still being placed: each of its choices goes on with the one before."""
    return PIECE < state.step <= ROUTE


def prompt(rules: Rules, state: CavumState, seat: int) -> Prompt:
    facts = trade_facts(rules, state, seat) if state.step in (BID, CARD, ORDER, SALE, SELL) else {}
    if PIECE <= state.step <= ROUTE:
        facts = building_facts(rules, state, seat) | forecast(rules, state, seat)
    return Prompt(STEPS[state.step], CLAUSES[state.step], {"seat": seat, **facts}, continues(state))


def trade_facts(rules: Rules, state: CavumState, seat: int) -> Facts:
    if state.step == BID:
        return {"high": state.bid, "limit": limit(state, seat)}
    if state.step == CARD:
        return {"amount": max(state.bid, 0)}
    if state.step == ORDER:
        return {"on_offer": state.orders.count(FACE_UP)}
    colour = rules.box.colours[state.colour]
    if state.step == SELL:
        return {"colour": colour, "price": state.bid, "have": held(state, seat)}
    if state.bid == NONE:
        return {"colour": colour, "price": state.open[state.colour], "bids": 0}
    return {"colour": colour, "price": state.bid, "bids": 1}


def building_facts(rules: Rules, state: CavumState, seat: int) -> Facts:
    if state.step == PIECE:
        return {"acts": state.acts, "left": pieces_left(state, seat)}
    if state.step == LAY:
        return {"tile": KINDS[state.kind], "explodes": int(state.kind >= FIRST_DYNAMITE)}
    if state.step == TURN:
        return {"tile": KINDS[state.kind], "hex": rules.box.names[state.hex]}
    if state.step == COLOUR:
        return {"hex": rules.box.names[state.hex]}
    if state.step == START:
        return start_facts(rules, state, seat)
    return route_facts(rules, state) if state.step == ROUTE else {}


def start_facts(rules: Rules, state: CavumState, seat: int) -> Facts:
    """How many stations the player has, and at how many of them a route can begin."""
    starts = route_starts(rules, state.board, seat)
    return {"stations": state.board.owned[seat].bit_count(), "starts": starts.bit_count()}


def route_facts(rules: Rules, state: CavumState) -> Facts:
    """Where the route stands and how many stones it brings so far."""
    return {"place": rules.box.names[state.route[-1]], "count": len(veins_on(state))} if state.route else {}


def action_facts(rules: Rules, state: CavumState, seat: int, action: int) -> Facts:
    """What an action points at in this position, beyond its own facts."""
    if action < PIECE_ID:
        return preparation_facts(rules, state, action)
    if action < LAY_VEIN_ID:
        return place_facts(rules, state, seat, action)
    if action < NO_ROUTE_ID:
        return use_facts(rules, state, seat, action)
    if action < SALE_BID_ID:
        return go_facts(rules, state, action)
    return sale_facts(rules, state, action)


def preparation_facts(rules: Rules, state: CavumState, action: int) -> Facts:
    if CARD_ID <= action < TAKE_ORDER_ID:
        return {"dynamite": KINDS[rules.box.card_dynamite[action - CARD_ID + 1]]}
    if TAKE_ORDER_ID <= action < ORDER_PASS_ID:
        order = action - TAKE_ORDER_ID
        points = state.chips[order] * rules.box.chip_points
        return {**order_facts(rules, order), "penalty": rules.box.penalty[order], "points": points}
    return {}


def order_facts(rules: Rules, order: int) -> Facts:
    stones = [rules.box.colours[colour] for colour in rules.box.order_stones[order]]
    return {"stones": stones, "value": rules.box.value[order]}


def place_facts(rules: Rules, state: CavumState, seat: int, action: int) -> Facts:
    box = rules.box
    if action < END_TURN_ID:
        return {"left": state.pieces[seat * SET + action - PIECE_ID]} if seat >= 0 else {}
    if action == END_TURN_ID:
        return {"acts": state.acts}
    if action < TURN_ID:
        return {**tile_facts(state), "level": level_of(state.board.stacks[action - LAY_ID]) + 1}
    if action < BUILD_HERE_ID:
        return {**tile_facts(state), **hex_facts(rules, state.hex), "exits": exits_of(rules, state, action - TURN_ID)}
    if action == BUILD_HERE_ID:
        return hex_facts(rules, state.laid)
    city = box.space_city[action - BUILD_CITY_ID]
    seats = state.seats
    free = box.city_size[city] - sum(counts(rules, state)[city * seats : (city + 1) * seats])
    return {"city": box.cities[city], "free": free}


def tile_facts(state: CavumState) -> Facts:
    return {"tile": KINDS[state.kind]} if state.kind != NONE else {}


def hex_facts(rules: Rules, hex: int) -> Facts:
    return {"hex": rules.box.names[hex]} if hex != NONE else {}


def exits_of(rules: Rules, state: CavumState, rotation: int) -> list[str]:
    if state.kind == NONE:
        return []
    exits = rules.exits[tile_of(state.kind % SHAPES, rotation)]
    return [side for d, side in enumerate(SIDES) if exits >> d & 1]


def use_facts(rules: Rules, state: CavumState, seat: int, action: int) -> Facts:
    if action < COLOUR_ID:
        return {}
    if action < GIVE_UP_ID:
        colour = action - COLOUR_ID
        facts = hex_facts(rules, state.hex)
        return {**facts, "count": stones_for(rules, state, colour), "price": state.open[colour]}
    if action == GIVE_UP_ID:
        return {"piece": piece_in_use(state)}
    if action == POINTS_ID:
        return {"points": rules.box.option_points}
    return {"left": in_pool(state, seat, action - FROM_POOL_ID)} if seat >= 0 else {}


def piece_in_use(state: CavumState) -> str:
    if state.kind != NONE:
        return KINDS[state.kind]
    if state.piece == OPTION:
        return "vein" if state.step == LAY_VEIN else "station"
    return PIECES[state.piece] if state.piece != NONE else ""


def go_facts(rules: Rules, state: CavumState, action: int) -> Facts:
    if action == STOP_ID:
        return route_facts(rules, state)
    node = action - GO_ID
    if not 0 <= node < HEXES or not state.board.veins[node]:
        return {"colour": ""} if node >= 0 else {}
    return {"colour": rules.box.colours[state.board.veins[node] & 7]}


def sale_facts(rules: Rules, state: CavumState, action: int) -> Facts:
    if FULFIL_ID <= action < DONE_ID:
        return order_facts(rules, action - FULFIL_ID)
    if action >= SELL_STONE_ID:
        return {"points": state.open[action - SELL_STONE_ID]}
    if action == DONE_ID or state.colour == NONE:
        return {}
    facts: Facts = {"colour": rules.box.colours[state.colour]}
    if SELL_ID <= action < FULFIL_ID:
        facts |= {"price": state.bid, "points": state.bid * (action - SELL_ID + 1)}
    return facts
