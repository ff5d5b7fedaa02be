"""The set-up (chapter C4): the position in which the first orders are about to be turned up."""

from motherlode.games.cavum.board import Board, empty_board, kind_of, lay_tile, put_vein
from motherlode.games.cavum.components import (
    COLOURS,
    OPTIONS_LEFT,
    ORDERS,
    PROSPECTS,
    SCALE,
    STATIONS,
    VEINS,
)
from motherlode.games.cavum.options import Rules
from motherlode.games.cavum.state import IN_DECK, NONE, SET, SOURCES, TURN_UP, CavumState


def new(rules: Rules, seats: int) -> CavumState:
    box = rules.box
    pool = box.pool[:STATIONS] + [box.pool[STATIONS]] * seats  # C4.6-C4.8
    return CavumState(
        seats=seats,
        phase=1,
        step=TURN_UP,
        turn=0,
        due=box.turned_up,
        bid=NONE,
        bidder=NONE,
        passed=0,
        colour=NONE,
        acts=0,
        laid=NONE,
        piece=NONE,
        kind=NONE,
        hex=NONE,
        route=[],
        cards=[0] * seats,
        scores=[box.start_score] * seats,  # C4.4
        earned=[0] * (seats * len(SOURCES)),
        pieces=[0] * (seats * SET),
        hands=[0] * (seats * COLOURS),
        orders=[IN_DECK] * ORDERS,
        chips=[0] * ORDERS,
        pool=pool,
        supply=supply(rules, seats, pool),
        open=[SCALE - stones for stones in box.on_scale],  # C4.3
        board=start_board(rules, seats),
    )


def start_board(rules: Rules, seats: int) -> Board:
    """The five start tiles and the centre vein (C4.1, C4.2)."""
    box, board = rules.box, empty_board(rules, seats)
    for hex, tile, (colour, stones) in zip(box.start_hexes, box.start_tiles, box.start_veins, strict=True):
        lay_tile(rules, board, hex, tile)
        if stones:
            put_vein(rules, board, hex, colour, stones)
    return board


def supply(rules: Rules, seats: int, pool: list[int]) -> list[int]:
    """All that is neither on the board nor in the pool (C4.13)."""
    box, stock = rules.box, stock_in_box(rules, seats)
    for tile, (_, stones) in zip(box.start_tiles, box.start_veins, strict=True):
        stock[kind_of(tile)] -= 1
        stock[VEINS] -= stones > 0
    return [left - pooled for left, pooled in zip(stock, pool, strict=True)]


def stock_in_box(rules: Rules, seats: int) -> list[int]:
    """All there is of every stock, stations by seat; options and prospect tiles of all colours."""
    box = rules.box
    stock = box.total[:STATIONS] + [box.total[STATIONS]] * seats
    stock[OPTIONS_LEFT] *= len(box.player_colours)
    stock[PROSPECTS] *= len(box.player_colours)
    return stock
