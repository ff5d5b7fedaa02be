"""The mountain in play (C3.1-C3.5): stacks, veins and stations, with sets of hexes kept beside them for speed."""

from collections.abc import Sequence

from motherlode.games.cavum.components import FIRST_DYNAMITE, SHAPES
from motherlode.games.cavum.grid import DIRECTIONS
from motherlode.games.cavum.options import Rules
from motherlode.kernel.packed import replaced
from motherlode.kernel.pickling import constructor_call


class Board:
    """`stacks`, `veins` and `stations` are the position; the sets after them follow from these."""

    __slots__ = ("dynamite", "manned", "owned", "sized", "stacks", "stations", "tiled", "tops", "veined", "veins")

    def __init__(
        self,
        stacks: list[int],
        veins: bytes,
        stations: bytes,
        tops: list[int],
        sized: list[int],
        owned: list[int],
        tiled: int,
        dynamite: int,
        veined: int,
        manned: int,
    ) -> None:
        self.stacks = stacks  # by hex: six bits a tile, the top tile lowest
        self.veins = veins  # by hex: 0, or stones * 8 + colour
        self.stations = stations  # by node: 0, or seat + 1
        self.tops = tops  # by direction: hexes whose top tile has that exit
        self.sized = sized  # by shape: hexes with such a top tile
        self.owned = owned  # by seat: hexes and city spaces with its stations
        self.tiled = tiled  # hexes with tiles
        self.dynamite = dynamite  # hexes with dynamite on top, under a vein or not
        self.veined = veined
        self.manned = manned  # hexes and city spaces with any station

    def clone(self) -> "Board":
        return Board(
            self.stacks[:], self.veins, self.stations, self.tops[:], self.sized[:], self.owned[:],
            self.tiled, self.dynamite, self.veined, self.manned,
        )  # fmt: skip

    def __reduce__(self) -> tuple[object, ...]:
        return constructor_call(self)


def empty_board(rules: Rules, seats: int) -> Board:
    hexes, nodes = rules.grid.hexes, rules.grid.nodes
    return Board([0] * hexes, bytes(hexes), bytes(nodes), [0] * DIRECTIONS, [0] * SHAPES, [0] * seats, 0, 0, 0, 0)


def rebuilt(rules: Rules, seats: int, stacks: Sequence[int], veins: Sequence[int], stations: Sequence[int]) -> Board:
    """A board from its position alone."""
    board = empty_board(rules, seats)
    for hex, stack in enumerate(stacks):
        for tile in tiles_of(stack):
            lay_tile(rules, board, hex, tile)
    for hex, vein in enumerate(veins):
        if vein:
            put_vein(rules, board, hex, vein & 7, vein >> 3)
    for node, owner in enumerate(stations):
        if owner:
            put_station(rules, board, node, owner - 1)
    return board


def kind_of(tile: int) -> int:
    return (tile - 1) // DIRECTIONS


def is_dynamite(tile: int) -> bool:
    return tile > FIRST_DYNAMITE * DIRECTIONS


def shape_of(tile: int) -> int:
    return kind_of(tile) % SHAPES


def tiles_of(stack: int) -> list[int]:
    """The tiles of a stack from bottom to top."""
    tiles: list[int] = []
    while stack:
        tiles.append(stack & 63)
        stack >>= 6
    tiles.reverse()
    return tiles


def level_of(stack: int) -> int:
    """The level of the top tile (C3.1); 0 without tiles."""
    return (stack.bit_length() + 5) // 6


def flip(rules: Rules, board: Board, hex: int, tile: int) -> None:
    """Enters a tile that becomes the top tile into the sets, or takes it out when it no longer is."""
    bit, exits, tops = rules.bit[hex], rules.exits[tile], board.tops
    for d in range(DIRECTIONS):
        if exits >> d & 1:
            tops[d] ^= bit
    board.sized[shape_of(tile)] ^= bit
    if is_dynamite(tile):
        board.dynamite ^= bit


def lay_tile(rules: Rules, board: Board, hex: int, tile: int) -> None:
    stack = board.stacks[hex]
    if stack:
        flip(rules, board, hex, stack & 63)
    board.stacks[hex] = stack << 6 | tile
    board.tiled |= rules.bit[hex]
    flip(rules, board, hex, tile)


def take_tile(rules: Rules, board: Board, hex: int) -> int:
    """The top tile, taken off its stack."""
    stack = board.stacks[hex]
    flip(rules, board, hex, stack & 63)
    board.stacks[hex] = stack >> 6
    if stack >> 6:
        flip(rules, board, hex, stack >> 6 & 63)
    else:
        board.tiled ^= rules.bit[hex]
    return stack & 63


def put_vein(rules: Rules, board: Board, hex: int, colour: int, stones: int) -> None:
    board.veins = replaced(board.veins, hex, stones << 3 | colour)
    board.veined |= rules.bit[hex]


def take_stone(rules: Rules, board: Board, hex: int) -> int:
    """The colour of a stone taken off a vein; an emptied vein leaves the board (C16.11)."""
    colour = board.veins[hex] & 7
    left = board.veins[hex] - 8
    if left < 8:
        left = 0
        board.veined ^= rules.bit[hex]
    board.veins = replaced(board.veins, hex, left)
    return colour


def put_station(rules: Rules, board: Board, node: int, seat: int) -> None:
    board.stations = replaced(board.stations, node, seat + 1)
    board.owned[seat] |= rules.bit[node]
    board.manned |= rules.bit[node]
