"""The mountain as a grid (chapter C2): nodes by number, and sets of cells as whole numbers with one bit a cell.

The nodes are the mountain hexes by (r, q), then the city spaces. The bits run by (r, q) over a square that holds the
ring too, so that a step in one direction is a shift by a constant.
"""

from typing import Final

from motherlode.games.cavum.flood import USES_LIMBS, limb_places

# C2.2: east, north-east, north-west, west, south-west, south-east.
STEPS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
DIRECTIONS: Final = 6
# What they are called in facts; the cities have the plain names.
SIDES: Final = ("to_east", "to_north_east", "to_north_west", "to_west", "to_south_west", "to_south_east")


def without(mask: int, cells: int) -> int:
    """The cells of the set that are not in the other one. `mask & ~cells` takes longer: it makes a negative number."""
    return mask ^ mask & cells


def ring_of(q: int, r: int) -> int:
    """How far a cell lies from the centre."""
    return max(abs(q), abs(r), abs(q + r))


def cells_within(radius: int) -> list[tuple[int, int]]:
    """All (q, r) up to this distance from the centre, row by row (C2.1)."""
    span = range(-radius, radius + 1)
    return [(q, r) for r in span for q in span if ring_of(q, r) <= radius]


def hex_name(q: int, r: int, radius: int) -> str:
    """The row as a letter and the place in the row, counted from the west."""
    first = max(-radius, -radius - r)
    return f"{chr(ord('a') + r + radius)}{q - first + 1}"


class Grid:
    """Nodes, their bits and neighbours."""

    def __init__(self, radius: int, spaces: list[tuple[int, int]]) -> None:
        mountain = cells_within(radius)
        self.cells: Final = mountain + spaces
        self.hexes: Final = len(mountain)
        self.nodes: Final = len(self.cells)
        self.width: Final = 2 * radius + 3
        self._centre: Final = (radius + 1) * (self.width + 1)
        self.bit: Final = [1 << self._place(q, r) for q, r in self.cells]
        self.node_at: Final = [-1] * (self.width * self.width)
        for node, (q, r) in enumerate(self.cells):
            self.node_at[self._place(q, r)] = node
        self.offset: Final = [q + r * self.width for q, r in STEPS]
        self.mountain: Final = sum(self.bit[: self.hexes])
        self.cities: Final = sum(self.bit[self.hexes :])
        self.near: Final = [self._neighbour(node, d) for node in range(self.nodes) for d in range(DIRECTIONS)]
        # C2.4: the city spaces with an exit in each direction.
        self.city_exits: Final = [self.shift(self.mountain, (d + 3) % 6) & self.cities for d in range(DIRECTIONS)]
        self.beside_city: Final = self.around(self.cities) & self.mountain

    def _place(self, q: int, r: int) -> int:
        return self._centre + q + r * self.width

    def _neighbour(self, node: int, direction: int) -> int:
        """The node in a direction, or -1. City spaces have no link with each other (C2.5)."""
        (q, r), (step_q, step_r) = self.cells[node], STEPS[direction]
        cell = (q + step_q, r + step_r)
        if cell not in self.cells:
            return -1
        other = self.cells.index(cell)
        return -1 if node >= self.hexes and other >= self.hexes else other

    def shift(self, mask: int, direction: int) -> int:
        """Every cell of the set moved one step; what leaves the grid must be masked away."""
        offset = self.offset[direction]
        return mask << offset if offset > 0 else mask >> -offset

    def around(self, mask: int) -> int:
        """All cells beside the cells of the set; what leaves the grid must be masked away."""
        w = self.width
        return mask << 1 | mask >> 1 | mask << w | mask >> w | mask << (w - 1) | mask >> (w - 1)

    def members(self, mask: int) -> list[int]:
        """The nodes of a set, by (r, q)."""
        node_at = self.node_at
        if USES_LIMBS:
            return [node_at[place] for place in limb_places(mask)]
        nodes: list[int] = []
        while mask:
            low = mask & -mask
            nodes.append(node_at[low.bit_length() - 1])
            mask ^= low
        return nodes

    def mask_of(self, nodes: list[int]) -> int:
        mask = 0
        for node in nodes:
            mask |= self.bit[node]
        return mask

    def first(self, mask: int) -> int:
        """The node of a set with the smallest (r, q)."""
        return self.node_at[(mask & -mask).bit_length() - 1]

    def direction(self, start: int, end: int) -> int:
        """The direction from a node to one beside it, or -1."""
        for d in range(DIRECTIONS):
            if self.near[start * DIRECTIONS + d] == end:
                return d
        return -1
