"""Networks (C3.5-C3.10): links between hexes and city spaces, connection, and what a route can reach, as sets."""

from motherlode.games.cavum.board import Board
from motherlode.games.cavum.flood import Links
from motherlode.games.cavum.grid import DIRECTIONS, without
from motherlode.games.cavum.options import Rules


def network(rules: Rules, board: Board, seat: int) -> int:
    """The nodes of N(P): hexes with tiles and without foreign stations, and the own city spaces (C3.8, C3.9)."""
    own = board.owned[seat]
    return without(board.tiled, board.manned ^ own) | own & rules.grid.cities


def spread(rules: Rules, board: Board, start: int, nodes: int) -> int:
    """All nodes that can be reached from the start over links between the given nodes (C3.6, C3.7)."""
    return links_between(rules, board, nodes).flood(start & nodes, nodes)


def links_between(rules: Rules, board: Board, nodes: int) -> Links:
    east, south_east, south_west = link_masks(rules, board, nodes)
    return Links(east, south_east, south_west, rules.grid.width)


def link_masks(rules: Rules, board: Board, nodes: int) -> tuple[int, int, int]:
    """The links between nodes that lead east, south-east and south-west, each kept at the node it leads from."""
    tops, exits, w, vein = board.tops, rules.grid.city_exits, rules.grid.width, board.veined & nodes
    east = (tops[0] | exits[0] | vein) & nodes & ((tops[3] | exits[3] | vein) & nodes) >> 1
    south_east = (tops[5] | exits[5] | vein) & nodes & ((tops[2] | exits[2] | vein) & nodes) >> w
    south_west = (tops[4] | exits[4] | vein) & nodes & ((tops[1] | exits[1] | vein) & nodes) >> (w - 1)
    return east, south_east, south_west


def reach(rules: Rules, board: Board, seat: int) -> int:
    """All nodes with a path to one of the seat's mountain stations."""
    stations = board.owned[seat] & rules.grid.mountain
    return spread(rules, board, stations, network(rules, board, seat)) if stations else 0


def connected(rules: Rules, board: Board, seat: int) -> int:
    """The city spaces with a connected station of the seat (C3.10)."""
    stations = board.owned[seat] & rules.grid.cities
    return reach(rules, board, seat) & stations if stations else 0


def city_sites(rules: Rules, board: Board, seat: int) -> int:
    """The city spaces on which the seat may build (C12.9-C12.11)."""
    return free_spaces(rules, board, reach(rules, board, seat) & rules.grid.mountain)


def free_spaces(rules: Rules, board: Board, hexes: int) -> int:
    """The city spaces without a station to which these hexes lead."""
    grid, spaces = rules.grid, 0
    if hexes & grid.beside_city:
        for d in range(DIRECTIONS):
            spaces |= grid.shift(hexes & (board.tops[d] | board.veined), d)
    return without(spaces & grid.cities, board.manned)


def linked(rules: Rules, board: Board, node: int) -> int:
    """The cells that share a link with the node; those that are no node of a network must be masked away."""
    grid, bit, cells = rules.grid, rules.bit[node], 0
    for d in range(DIRECTIONS):
        if (board.tops[d] | board.veined | grid.city_exits[d]) & bit:
            back = (d + 3) % 6
            cells |= grid.shift(bit, d) & (board.tops[back] | board.veined | grid.city_exits[back])
    return cells


def route_starts(rules: Rules, board: Board, seat: int) -> int:
    """The own stations from which another one can be reached (C16.3)."""
    nodes, left, starts = network(rules, board, seat), board.owned[seat], 0
    while left:
        first = left & -left
        together = spread(rules, board, first, nodes) & left
        if together != first:
            starts |= together
        left &= ~(together | first)
    return starts


def route_steps(rules: Rules, board: Board, seat: int, route: list[int]) -> int:
    """The nodes a route may go on to: linked, new, and with an own station still in reach without the old ones."""
    used = rules.grid.mask_of(route)
    fresh = without(network(rules, board, seat), used)
    beside = linked(rules, board, route[-1]) & fresh
    return beside & spread(rules, board, without(board.owned[seat], used), fresh) if beside else 0
