"""Where a tile may be laid (C3.12, C3.13, C10): continuing sides, for all hexes at once as sets."""

from motherlode.games.cavum.board import Board
from motherlode.games.cavum.components import HEXES, SHAPES, tile_of
from motherlode.games.cavum.grid import DIRECTIONS, without
from motherlode.games.cavum.options import Rules


def continuing(rules: Rules, board: Board, seat: int) -> list[int]:
    """By direction: the hexes on which a tile laid by the seat would continue a tunnel on that side (C3.13)."""
    grid, tops, veined = rules.grid, board.tops, board.veined
    reaching = reaching_tops(rules, board)
    once, twice = reached(reaching)
    anyway = twice | board.owned[seat] & grid.cities
    sides: list[int] = []
    for d in range(DIRECTIONS):
        back = (d + 3) % 6
        # C10.9, C10.22: a vein that only the hex itself reaches does not count.
        ahead = without(tops[back], veined) | once ^ reaching[back] | anyway
        sides.append(grid.shift(ahead, back))
    return sides


def reaching_tops(rules: Rules, board: Board) -> list[int]:
    """By direction: the veins beside whose that side a top tile has an exit towards them (C3.12)."""
    if not board.veined:
        return [0] * DIRECTIONS
    grid, tops, veined = rules.grid, board.tops, board.veined
    return [grid.shift(tops[(d + 3) % 6], (d + 3) % 6) & veined for d in range(DIRECTIONS)]


def reached(reaching: list[int]) -> tuple[int, int]:
    """The veins reached from one side or more, and those reached from two or more."""
    once = twice = 0
    for veins in reaching:
        twice |= once & veins
        once |= veins
    return once, twice


def receiving(rules: Rules, board: Board, seat: int, shape: int) -> int:
    """The hexes that may receive a tile of the shape, without regard to its sides (C10.1-C10.3, C10.17, C10.18)."""
    barred = board.manned | board.veined
    for size in range(shape, SHAPES):
        barred |= board.sized[size]
    if not rules.edge_is_open:
        barred |= guarded(rules, board, seat)
    return without(rules.grid.mountain, barred)


def guarded(rules: Rules, board: Board, seat: int) -> int:
    """The cells beside city spaces with another player's station (`city_edge: owner_only`, C10.14)."""
    return rules.grid.around((board.manned ^ board.owned[seat]) & rules.grid.cities)


def lay_sites(rules: Rules, board: Board, seat: int, shape: int) -> int:
    """The hexes on which a tile of the shape can be laid in some rotation."""
    return fitting_sites(rules, board, seat, shape, continuing(rules, board, seat))


def fitting_sites(rules: Rules, board: Board, seat: int, shape: int, sides: list[int]) -> int:
    """`lay_sites`, if the continuing sides are known."""
    span = rules.span[shape]
    anywhere = 0
    for d in range(DIRECTIONS):
        if span >> d & 1:
            anywhere |= sides[d]
    return anywhere & receiving(rules, board, seat, shape)


def sides_at(rules: Rules, board: Board, seat: int, hex: int) -> int:
    """The directions, as six bits, in which a tile on the hex would continue a tunnel: `continuing` for one hex."""
    near, first, sides = rules.grid.near, hex * DIRECTIONS, 0
    for d in range(DIRECTIONS):
        node = near[first + d]
        if node >= HEXES:
            continues = board.stations[node] == seat + 1
        elif node >= 0 and board.veins[node]:
            continues = is_reached(rules, board, node, hex)
        else:
            continues = node >= 0 and has_exit(rules, board, node, (d + 3) % 6)
        if continues:
            sides |= 1 << d
    return sides


def has_exit(rules: Rules, board: Board, hex: int, direction: int) -> bool:
    """Whether the top tile of the hex has an exit in a direction."""
    return rules.exits[board.stacks[hex] & 63] >> direction & 1 == 1


def is_reached(rules: Rules, board: Board, vein: int, without: int) -> bool:
    """Whether a top tile beside the vein has an exit towards it, but for one hex (C3.12, C10.9, C10.22)."""
    near, first = rules.grid.near, vein * DIRECTIONS
    for d in range(DIRECTIONS):
        node = near[first + d]
        if 0 <= node < HEXES and node != without and has_exit(rules, board, node, (d + 3) % 6):
            return True
    return False


def rotations_at(rules: Rules, board: Board, seat: int, shape: int, hex: int) -> list[int]:
    """The rotations with a continuing side (C10.4)."""
    sides = sides_at(rules, board, seat, hex)
    return [k for k in rules.rotations[shape] if rules.exits[tile_of(shape, k)] & sides]
