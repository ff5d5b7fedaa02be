"""Flooding: all cells that links lead to. A set of cells has 169 bits, more than a machine word.

Interpreted, whole numbers of any size are fastest. Compiled, three limbs of 60 bits in machine words are. Both forms
give the same sets; which one runs is decided at import.
"""

from typing import Final, TypeAlias

from mypy_extensions import i64

from motherlode.kernel.build import is_compiled

Limbs: TypeAlias = tuple[i64, i64, i64]

BITS: Final = 60
LIMB: Final = (1 << BITS) - 1
USES_LIMBS: Final = is_compiled()
# The powers of two up to 2**65 leave different remainders modulo 67.
PLACE_BY_REMAINDER: Final = [[(1 << bit) % 67 for bit in range(66)].index(rest) if rest else -1 for rest in range(67)]


class Links:
    """Links between cells, each kept at its western or northern end: it leads east, south-east or south-west."""

    __slots__ = ("east", "east_limbs", "south_east", "south_east_limbs", "south_west", "south_west_limbs", "width")

    def __init__(self, east: int, south_east: int, south_west: int, width: int) -> None:
        self.east = east
        self.south_east = south_east
        self.south_west = south_west
        self.width = width
        if USES_LIMBS:
            self.split()

    def split(self) -> None:
        """Lays out the limbs of the links."""
        self.east_limbs = limbs(self.east)
        self.south_east_limbs = limbs(self.south_east)
        self.south_west_limbs = limbs(self.south_west)

    def flood(self, start: int, free: int) -> int:
        """The start, whose cells must be free, and all free cells that can be reached from it."""
        return self.flood_limbs(start, free) if USES_LIMBS else self.flood_masks(start, free)

    def flood_masks(self, start: int, free: int) -> int:
        east, south_east, south_west = self.east, self.south_east, self.south_west
        w, v = self.width, self.width - 1
        seen, before = start, 0
        while seen != before:
            before = seen
            seen |= (seen & east) << 1 & free
            seen |= (seen & south_east) << w & free
            seen |= (seen & south_west) << v & free
            seen |= seen >> 1 & east & free
            seen |= seen >> w & south_east & free
            seen |= seen >> v & south_west & free
        return seen

    def flood_limbs(self, start: int, free: int) -> int:
        width: i64 = i64(self.width)
        room = limbs(free)
        seen = limbs(start)
        while True:
            before = seen
            seen = spread(seen, self.east_limbs, room, 1)
            seen = spread(seen, self.south_east_limbs, room, width)
            seen = spread(seen, self.south_west_limbs, room, width - 1)
            if seen[0] == before[0] and seen[1] == before[1] and seen[2] == before[2]:
                return int(seen[0]) | int(seen[1]) << BITS | int(seen[2]) << 2 * BITS


def limbs(mask: int) -> Limbs:
    """A mask, the lowest bits first."""
    return i64(mask & LIMB), i64(mask >> BITS & LIMB), i64(mask >> 2 * BITS)


def limb_places(mask: int) -> list[int]:
    """The numbers of the bits of a mask, ascending."""
    found: list[int] = []
    low, middle, high = limbs(mask)
    add_places(low, 0, found)
    add_places(middle, BITS, found)
    add_places(high, 2 * BITS, found)
    return found


def add_places(limb: i64, first: int, found: list[int]) -> None:
    while limb:
        bit = limb & -limb
        found.append(first + PLACE_BY_REMAINDER[bit % 67])
        limb ^= bit


def spread(seen: Limbs, links: Limbs, free: Limbs, offset: i64) -> Limbs:
    """A set with the free cells to which links of one direction lead, forwards and then backwards."""
    low, middle, high = seen
    first, second, third = seen[0] & links[0], seen[1] & links[1], seen[2] & links[2]
    over = BITS - offset
    low |= first << offset & free[0]
    middle |= (second << offset | first >> over) & free[1]
    high |= (third << offset | second >> over) & free[2]
    low |= (low >> offset | middle << over) & links[0] & free[0]
    middle |= (middle >> offset | high << over) & links[1] & free[1]
    high |= high >> offset & links[2] & free[2]
    return low, middle, high
