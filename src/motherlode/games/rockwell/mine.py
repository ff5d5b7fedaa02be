"""The mine (chapter R2): four rings of eight tiles around the core, with edges, entrances, and who can go where (R8).

A place is a number: tiles 0-31 by ring and sector, edges 32-63 (each after its anticlockwise tile), entrances, core.
Sets of tiles are ints with one bit for each tile.
"""

from typing import Final

RINGS: Final = 4
SECTORS: Final = 8
TILES: Final = 32
EDGE: Final = 32
ENTRANCE: Final = 64
ENTRANCES: Final = 4
CORE: Final = 68
PLACES: Final = 69
ALL_TILES: Final = (1 << TILES) - 1
LEVELS_OF_MOBILITY: Final = 4


def tile_at(ring: int, sector: int) -> int:
    return ring * SECTORS + sector % SECTORS


def tile_name(tile: int) -> str:
    return "abcd"[tile // SECTORS] + str(tile % SECTORS)  # R2.2


def edge_tiles(edge: int) -> tuple[int, int]:
    """The two tiles an edge lies between, clockwise (R2.6)."""
    tile = edge - EDGE
    return tile, tile_at(tile // SECTORS, tile + 1)


def edge_name(edge: int) -> str:
    first, second = edge_tiles(edge)
    return f"{tile_name(first)}_{tile_name(second)}"


PLACE_NAMES: Final = tuple(
    [tile_name(tile) for tile in range(TILES)]
    + [edge_name(edge) for edge in range(EDGE, ENTRANCE)]
    + [f"e{number}" for number in range(ENTRANCES)]
    + ["core"]
)


class Mine:
    """Neighbours and reach as flat tables; `offset` turns each ring half a sector against the next (R2.3)."""

    def __init__(self, entrances: list[list[int]], core_borders: list[int], offset: bool) -> None:
        self.neighbours: Final = [ring_neighbours(tile) + radial(tile, offset) for tile in range(TILES)]
        self.entrances: Final = entrances
        self.core_borders: Final = core_borders
        self.beside: Final = [mask_of(tiles) for tiles in self.neighbours]
        self.stands: Final = [mask_of(stood_on(place)) for place in range(PLACES)]
        self.near: Final = [self._near(place) for place in range(PLACES)]
        self.reach: Final = [
            [self._reach(level, place) for place in range(PLACES)] for level in range(LEVELS_OF_MOBILITY)
        ]

    def _near(self, place: int) -> int:
        """The tiles a crew stands on, and their neighbours; an entrance counts for none (R15.16)."""
        tiles = stood_on(place)
        return mask_of(tiles + [near for tile in tiles for near in self.neighbours[tile]])

    def steps(self, place: int) -> list[int]:
        """Where one step leads (R8.6, R8.8, R8.10), edges included."""
        if place < EDGE:
            core = [CORE] if place in self.core_borders else []
            return self.neighbours[place] + edges_of(place) + core
        if place < ENTRANCE:
            return list(edge_tiles(place))
        return [] if place == CORE else self.entrances[place - ENTRANCE]

    def _reach(self, level: int, place: int) -> list[int]:
        """Where a move may end, by level of mobility (R8.15-R8.22), ascending and without the place itself."""
        if level == 3:
            found = self._two_steps(place)
        else:
            found = [end for end in self.steps(place) if level == 2 or not is_edge(end)]
            if level > 0:
                found += [end for end in sideways_twice(place) if level == 2 or not is_edge(end)]
        return sorted(set(found) - {place})

    def _two_steps(self, place: int) -> list[int]:
        """R8.19: an edge or the core only as the end."""
        first = self.steps(place)
        return first + [end for middle in first if middle < EDGE for end in self.steps(middle)]


def ring_neighbours(tile: int) -> list[int]:
    ring = tile // SECTORS
    return [tile_at(ring, tile - 1), tile_at(ring, tile + 1)]


def radial(tile: int, offset: bool) -> list[int]:
    """The neighbours in the next rings inward and outward (R2.3)."""
    ring, sector = divmod(tile, SECTORS)
    inward = [sector, sector + 1] if offset else [sector]
    outward = [sector, sector - 1] if offset else [sector]
    found = [tile_at(ring + 1, near) for near in inward] if ring < RINGS - 1 else []
    return found + ([tile_at(ring - 1, near) for near in outward] if ring > 0 else [])


def is_edge(place: int) -> bool:
    return EDGE <= place < ENTRANCE


def edges_of(tile: int) -> list[int]:
    return [EDGE + tile, EDGE + tile_at(tile // SECTORS, tile - 1)]


def stood_on(place: int) -> list[int]:
    """The tiles on which a crew at this place stands: both, if it is an edge (R8.25)."""
    if place < EDGE:
        return [place]
    return list(edge_tiles(place)) if place < ENTRANCE else []


def sideways_twice(place: int) -> list[int]:
    """Ends of two steps within one ring (R8.16, R8.18)."""
    if place >= ENTRANCE:
        return []  # R8.20
    middles = ring_neighbours(place) if place < EDGE else list(edge_tiles(place))
    return [end for tile in middles for end in ring_neighbours(tile) + edges_of(tile)]


def mask_of(tiles: list[int]) -> int:
    mask = 0
    for tile in tiles:
        mask |= 1 << tile
    return mask


def tiles_of(mask: int) -> list[int]:
    """The tiles of a set, ascending."""
    tiles: list[int] = []
    while mask:
        low = mask & -mask
        tiles.append(low.bit_length() - 1)
        mask ^= low
    return tiles
