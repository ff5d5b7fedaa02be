"""What lies open (chapter C25): all but the stones in other hands, the covered tiles and the deck."""

from motherlode.games.cavum.board import kind_of, level_of
from motherlode.games.cavum.components import (
    COLOURS,
    FIRST_DYNAMITE,
    HEXES,
    KINDS,
    OPTIONS_LEFT,
    ORDERS,
    PIECES,
    PROSPECTS,
    STATIONS,
    VEINS,
)
from motherlode.games.cavum.grid import DIRECTIONS
from motherlode.games.cavum.links import connected, linked, reach
from motherlode.games.cavum.options import Rules
from motherlode.games.cavum.phases.cities import counts
from motherlode.games.cavum.phases.prospecting import veins_on
from motherlode.games.cavum.scoring import points_of
from motherlode.games.cavum.state import FACE_UP, FINAL, FIRST_BIDDER, IN_DECK, NONE, OVER, SET, STEPS, CavumState
from motherlode.games.cavum.view_types import (
    AuctionView,
    CavumView,
    CityView,
    HexView,
    OrderView,
    PlayerView,
    SpaceView,
    StockView,
    TurnView,
)


def view(rules: Rules, state: CavumState, viewer: int) -> CavumView:
    return {
        "phase": state.phase,
        "phases": rules.phases,
        "step": STEPS[state.step],
        "active": state.turn if FIRST_BIDDER < state.step < OVER else None,
        "hexes": [hex_view(rules, state, hex) for hex in range(HEXES)],
        "cities": cities_view(rules, state),
        "prices": {colour: state.open[number] for number, colour in enumerate(rules.box.colours)},
        "pool": stock_view(state.pool),
        "supply": stock_view(state.supply),
        "orders": [order_view(rules, state, order) for order in range(ORDERS) if state.orders[order] == FACE_UP],
        "deck": state.orders.count(IN_DECK),
        "cards": [card for card in range(1, len(rules.box.card_dynamite)) if card not in state.cards],
        "auction": auction_view(rules, state),
        "turn": turn_view(rules, state),
        "players": [player_view(rules, state, viewer, seat) for seat in range(state.seats)],
    }


def hex_view(rules: Rules, state: CavumState, hex: int) -> HexView:
    """A hex with its top tile only: covered tiles may not be looked at (C25.4)."""
    board, (q, r) = state.board, rules.grid.cells[hex]
    data: HexView = {"id": rules.box.names[hex], "q": q, "r": r}
    stack, vein = board.stacks[hex], board.veins[hex]
    if stack:
        show_tile(rules, data, stack)
        data["links"] = links_view(rules, state, hex)
    if vein:
        data["vein"] = {"colour": rules.box.colours[vein & 7], "stones": vein >> 3}
    if board.stations[hex]:
        data["station"] = board.stations[hex] - 1
    return data


def show_tile(rules: Rules, data: HexView, stack: int) -> None:
    tile = stack & 63
    data["tile"] = KINDS[kind_of(tile)]
    data["rotation"] = (tile - 1) % DIRECTIONS
    data["exits"] = [d for d in range(DIRECTIONS) if rules.exits[tile] >> d & 1]
    data["level"] = level_of(stack)


def links_view(rules: Rules, state: CavumState, hex: int) -> list[int]:
    """The directions in which the hex has a link, for all players alike (C3.6, C3.7)."""
    grid = rules.grid
    return sorted(grid.direction(hex, node) for node in grid.members(linked(rules, state.board, hex)))


def cities_view(rules: Rules, state: CavumState) -> list[CityView]:
    box, seats, table = rules.box, state.seats, counts(rules, state)
    cities: list[CityView] = []
    for city, name in enumerate(box.cities):
        spaces = [space_view(rules, state, node) for node in city_nodes(rules, city)]
        free = box.city_size[city] - sum(table[city * seats : (city + 1) * seats])
        cities.append({"id": name, "size": box.city_size[city], "free": free, "spaces": spaces})
    return cities


def city_nodes(rules: Rules, city: int) -> list[int]:
    return [HEXES + number for number, other in enumerate(rules.box.space_city) if other == city]


def space_view(rules: Rules, state: CavumState, node: int) -> SpaceView:
    q, r = rules.grid.cells[node]
    data: SpaceView = {"id": rules.box.names[node], "q": q, "r": r}
    if state.board.stations[node]:
        data["station"] = state.board.stations[node] - 1
    return data


def stock_view(stock: list[int]) -> StockView:
    tunnel_2, tunnel_3, tunnel_4, tunnel_6 = stock[:FIRST_DYNAMITE]
    dynamite_2, dynamite_3, dynamite_4, dynamite_6 = stock[FIRST_DYNAMITE:VEINS]
    return {
        "tunnel_2": tunnel_2,
        "tunnel_3": tunnel_3,
        "tunnel_4": tunnel_4,
        "tunnel_6": tunnel_6,
        "dynamite_2": dynamite_2,
        "dynamite_3": dynamite_3,
        "dynamite_4": dynamite_4,
        "dynamite_6": dynamite_6,
        "vein": stock[VEINS],
        "option": stock[OPTIONS_LEFT],
        "prospect": stock[PROSPECTS],
        "stations": stock[STATIONS:],
    }


def order_view(rules: Rules, state: CavumState, order: int) -> OrderView:
    box = rules.box
    return {
        "id": box.orders[order],
        "stones": [box.colours[colour] for colour in box.order_stones[order]],
        "value": box.value[order],
        "penalty": box.penalty[order],
        "chips": state.chips[order],
    }


def auction_view(rules: Rules, state: CavumState) -> AuctionView:
    """The bid that stands in a sequence auction or colour sale, and who has passed."""
    return {
        "colour": rules.box.colours[state.colour] if state.colour != NONE else None,
        "bid": state.bid if state.bid != NONE else None,
        "bidder": state.bidder if state.bidder != NONE else None,
        "passed": [seat for seat in range(state.seats) if state.passed >> seat & 1],
    }


def turn_view(rules: Rules, state: CavumState) -> TurnView:
    """The choice in progress."""
    names, colours = rules.box.names, rules.box.colours
    return {
        "acts": state.acts,
        "laid": names[state.laid] if state.laid != NONE else None,
        "piece": PIECES[state.piece] if state.piece != NONE else None,
        "tile": KINDS[state.kind] if state.kind != NONE else None,
        "hex": names[state.hex] if state.hex != NONE else None,
        "route": [names[node] for node in state.route],
        "stones": [colours[state.board.veins[hex] & 7] for hex in veins_on(state)],
    }


def player_view(rules: Rules, state: CavumState, viewer: int, seat: int) -> PlayerView:
    box, score = rules.box, state.scores[seat]
    hand = state.hands[seat * COLOURS : (seat + 1) * COLOURS]
    return {
        "score": score,
        "space": score % box.score_track,  # C1.9
        "laps": score // box.score_track,
        "card": state.cards[seat] or None,
        "dynamite": KINDS[box.card_dynamite[state.cards[seat]]] if state.cards[seat] else None,
        "pieces": {piece: state.pieces[seat * SET + number] for number, piece in enumerate(PIECES)},
        "stones": sum(hand),
        "hand": dict(zip(box.colours, hand, strict=True)) if is_open(rules, state, viewer, seat) else None,
        "orders": [order_view(rules, state, order) for order in range(ORDERS) if state.orders[order] == seat],
        "points": points_of(rules, state, seat),
        "reach": node_names(rules, reach(rules, state.board, seat)),
        "connected": node_names(rules, connected(rules, state.board, seat)),
    }


def is_open(rules: Rules, state: CavumState, viewer: int, seat: int) -> bool:
    """Whether the viewer sees the colours of a hand (C25.3, C23.1)."""
    return viewer == seat or hides_no_hand(rules, state)


def hides_no_hand(rules: Rules, state: CavumState) -> bool:
    return rules.hands_are_open or state.step >= FINAL


def node_names(rules: Rules, nodes: int) -> list[str]:
    return [rules.box.names[node] for node in rules.grid.members(nodes)]
