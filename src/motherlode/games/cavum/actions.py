"""The action list of Cavum: small choices of the seats, and the draws. The order is the id, and never changes."""

from typing import Final

from motherlode.games.cavum.components import (
    COLOURS,
    HEXES,
    NODES,
    ORDERS,
    PIECES,
    SCALE,
    SEATS,
    SPACES,
    TAKES,
    Box,
)
from motherlode.games.cavum.grid import DIRECTIONS
from motherlode.kernel import Action, ActionList

BID_CAP: Final = 199  # C6.5: the list of bids ends far above any sensible one

# First id of each kind of action; the object of the action is added.
BID_ID: Final = 0
BID_PASS_ID: Final = BID_ID + BID_CAP + 1
CARD_ID: Final = BID_PASS_ID + 1  # of card 1
TAKE_ORDER_ID: Final = CARD_ID + SEATS
ORDER_PASS_ID: Final = TAKE_ORDER_ID + ORDERS
PIECE_ID: Final = ORDER_PASS_ID + 1
END_TURN_ID: Final = PIECE_ID + len(PIECES)
LAY_ID: Final = END_TURN_ID + 1
TURN_ID: Final = LAY_ID + HEXES
BUILD_HERE_ID: Final = TURN_ID + DIRECTIONS
BUILD_CITY_ID: Final = BUILD_HERE_ID + 1
LAY_VEIN_ID: Final = BUILD_CITY_ID + SPACES
COLOUR_ID: Final = LAY_VEIN_ID + HEXES
GIVE_UP_ID: Final = COLOUR_ID + COLOURS
POINTS_ID: Final = GIVE_UP_ID + 1
FROM_POOL_ID: Final = POINTS_ID + 1
NO_ROUTE_ID: Final = FROM_POOL_ID + len(TAKES)
START_ID: Final = NO_ROUTE_ID + 1
GO_ID: Final = START_ID + NODES
STOP_ID: Final = GO_ID + NODES
SALE_BID_ID: Final = STOP_ID + 1  # of price 1
SALE_PASS_ID: Final = SALE_BID_ID + SCALE
SELL_ID: Final = SALE_PASS_ID + 1  # of one stone
FULFIL_ID: Final = SELL_ID + SCALE
DONE_ID: Final = FULFIL_ID + ORDERS
SELL_STONE_ID: Final = DONE_ID + 1
ACTIONS: Final = SELL_STONE_ID + COLOURS


def action_list(box: Box) -> ActionList:
    return ActionList(preparation(box) + building(box) + prospecting(box) + sales(box))


def preparation(box: Box) -> list[Action]:
    """Sequence auction and orders (C6, C8)."""
    actions = [Action("bid", "C6.6", (("amount", amount),), True) for amount in range(BID_CAP + 1)]
    actions += [Action("bid_pass", "C6.7", (), True)]
    actions += [Action("card", "C6.11", (("card", card),)) for card in range(1, SEATS + 1)]
    actions += [Action("take_order", "C8.3", (("order", order),)) for order in box.orders]
    return [*actions, Action("order_pass", "C8.4", (), True)]


def building(box: Box) -> list[Action]:
    """The pieces and their uses (C9-C15)."""
    actions = [Action("piece", "C9.6", (("piece", piece),)) for piece in PIECES]
    actions += [Action("end_turn", "C9.5")]
    actions += [Action("lay", "C10.1", (("hex", hex),)) for hex in box.names[:HEXES]]
    actions += [Action("turn", "C10.4", (("rotation", k),)) for k in range(DIRECTIONS)]
    actions += [Action("build_here", "C12.2")]
    actions += [Action("build_city", "C12.9", (("space", space),)) for space in box.spaces]
    actions += [Action("lay_vein", "C13.1", (("hex", hex),)) for hex in box.names[:HEXES]]
    actions += [Action("colour", "C13.5", (("colour", colour),)) for colour in box.colours]
    actions += [Action("give_up", "C15.3"), Action("points", "C14.2")]
    return actions + [Action("from_pool", "C14.3", (("piece", piece),)) for piece in TAKES]


def prospecting(box: Box) -> list[Action]:
    """The route, place by place (C16)."""
    actions = [Action("no_route", "C16.2")]
    actions += [Action("start", "C16.3", (("place", place),)) for place in box.names]
    actions += [Action("go", "C16.6", (("place", place),)) for place in box.names]
    return [*actions, Action("stop", "C16.3")]


def sales(box: Box) -> list[Action]:
    """Colour sale, order sale, final sale (C19, C20, C23)."""
    actions = [Action("sale_bid", "C19.5", (("price", price),), True) for price in range(1, SCALE + 1)]
    actions += [Action("sale_pass", "C19.6", (), True)]
    actions += [Action("sell", "C19.10", (("count", count),)) for count in range(1, SCALE + 1)]
    actions += [Action("fulfil", "C20.1", (("order", order),)) for order in box.orders]
    actions += [Action("done", "C20.3")]
    return actions + [Action("sell_stone", "C23.3", (("colour", colour),)) for colour in box.colours]


# First id of each kind of draw: orders, then seats.
TURN_UP_DRAW: Final = 0
FIRST_BIDDER_DRAW: Final = TURN_UP_DRAW + ORDERS


def draw_list(box: Box) -> ActionList:
    draws = [Action("turn_up", "C4.11", (("order", order),)) for order in box.orders]
    return ActionList(draws + [Action("first_bidder", "C4.14", (("seat", seat),)) for seat in range(SEATS)])
