"""The definitions of chapter C3 taken literally: slow, on coordinates and plain search, without the engine's sets.

A mountain is read off a state once; every question is answered from that.
"""

from collections.abc import Iterator
from itertools import chain
from typing import TypeAlias

from motherlode.games.cavum.components import Box
from motherlode.games.cavum.state import CavumState

Cell: TypeAlias = tuple[int, int]
STEPS = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]


class Mountain:
    """Stacks as lists of (size, dynamite, exits) from bottom to top, veins, and stations by cell."""

    def __init__(self, box: Box, state: CavumState) -> None:
        self.seats = state.seats
        cells = box.grid.cells
        self.mountain = {cell for cell in cells if max(abs(cell[0]), abs(cell[1]), abs(sum(cell))) <= 5}
        self.spaces = {cell for cell in cells if cell not in self.mountain}
        self.stacks: dict[Cell, list[tuple[int, bool, frozenset[int]]]] = {}
        for hex, stack in enumerate(state.board.stacks):
            while stack:
                kind, rotation = divmod((stack & 63) - 1, 6)
                basic = {0: (0, 3), 1: (0, 2, 4), 2: (1, 2, 4, 5), 3: (0, 1, 2, 3, 4, 5)}[kind % 4]
                exits = frozenset((e + rotation) % 6 for e in basic)
                self.stacks.setdefault(cells[hex], []).insert(0, (len(basic), kind >= 4, exits))
                stack >>= 6
        self.veins = {cells[hex]: vein >> 3 for hex, vein in enumerate(state.board.veins) if vein}
        self.stations = {cells[node]: owner - 1 for node, owner in enumerate(state.board.stations) if owner}

    def beside(self, cell: Cell, d: int) -> Cell:
        return cell[0] + STEPS[d][0], cell[1] + STEPS[d][1]

    def top_exits(self, hex: Cell) -> frozenset[int]:
        return self.stacks[hex][-1][2] if hex in self.stacks else frozenset()

    def exits(self, hex: Cell) -> frozenset[int]:
        """C3.5."""
        return frozenset(range(6)) if hex in self.veins else self.top_exits(hex)

    def links(self, cell: Cell) -> Iterator[Cell]:
        """C3.6, C3.7, from either end."""
        for d in range(6):
            other = self.beside(cell, d)
            back = (d + 3) % 6
            if cell in self.mountain and other in self.mountain:
                if d in self.exits(cell) and back in self.exits(other):
                    yield other
            elif cell in self.mountain and other in self.spaces:
                if d in self.exits(cell):
                    yield other
            elif cell in self.spaces and other in self.mountain and back in self.exits(other):
                yield other

    def nodes(self, seat: int) -> set[Cell]:
        """C3.8, C3.9."""
        hexes = {hex for hex in self.stacks if self.stations.get(hex, seat) == seat}
        return hexes | {space for space in self.spaces if self.stations.get(space) == seat}

    def reachable(self, start: Cell, nodes: set[Cell]) -> set[Cell]:
        seen, waiting = {start}, [start]
        while waiting:
            for other in self.links(waiting.pop()):
                if other in nodes and other not in seen:
                    seen.add(other)
                    waiting.append(other)
        return seen

    def own(self, seat: int) -> set[Cell]:
        return {cell for cell, owner in self.stations.items() if owner == seat}

    def connected(self, seat: int) -> set[Cell]:
        """C3.10."""
        mines, nodes = self.own(seat) & self.mountain, self.nodes(seat)
        return {s for s in self.own(seat) & self.spaces if self.reachable(s, nodes) & mines}

    def city_sites(self, seat: int) -> set[Cell]:
        """C12.9, C12.11."""
        mines, nodes = self.own(seat) & self.mountain, self.nodes(seat)
        free = self.spaces - set(self.stations)
        return {s for s in free if self.reachable(s, nodes | {s}) & mines}

    def is_reached(self, vein: Cell, without: Cell) -> bool:
        """C3.12."""
        around = [(self.beside(vein, d), (d + 3) % 6) for d in range(6)]
        return any(m != without and m in self.mountain and back in self.top_exits(m) for m, back in around)

    def continues(self, hex: Cell, d: int, seat: int) -> bool:
        """C3.13."""
        n = self.beside(hex, d)
        if n in self.veins:
            return self.is_reached(n, hex)
        if n in self.mountain:
            return (d + 3) % 6 in self.top_exits(n)
        return n in self.spaces and self.stations.get(n) == seat

    def can_lay(self, hex: Cell, exits: frozenset[int], seat: int, edge_is_open: bool) -> bool:
        """C10.1-C10.4, C10.14, C10.17."""
        if hex in self.stations or hex in self.veins:
            return False
        if hex in self.stacks and self.stacks[hex][-1][0] >= len(exits):
            return False
        around = [self.beside(hex, d) for d in range(6)]
        if not edge_is_open and any(s in self.spaces and self.stations.get(s, seat) != seat for s in around):
            return False
        return any(self.continues(hex, d, seat) for d in exits)

    def vein_sites(self) -> set[Cell]:
        """C13.1, C13.3, C13.4."""
        free = {hex for hex in self.stacks if hex not in self.veins and hex not in self.stations}
        barred = self.spaces | set(self.veins)
        return {hex for hex in free if not any(self.beside(hex, d) in barred for d in range(6))}

    def routes(self, seat: int, so_far: list[Cell]) -> Iterator[list[Cell]]:
        """Every route of C3.11 that begins like this, by plain search."""
        if len(so_far) > 1 and so_far[-1] in self.own(seat):
            yield so_far
        nodes = self.nodes(seat)
        for other in self.links(so_far[-1]):
            if other in nodes and other not in so_far:
                yield from self.routes(seat, [*so_far, other])

    def starts(self, seat: int) -> set[Cell]:
        """Own stations from which some route exists: C16.3 by way of C3.11."""
        nodes, own = self.nodes(seat), self.own(seat)
        return {cell for cell in own if self.reachable(cell, nodes) & own - {cell}}

    def steps(self, seat: int, route: list[Cell]) -> set[Cell]:
        """The nodes offered next, as C27 defines them."""
        fresh = self.nodes(seat) - set(route)
        ends = self.own(seat) - set(route)
        return {y for y in self.links(route[-1]) if y in fresh and self.reachable(y, fresh) & ends}

    def exploded(self, order: "Order") -> "Mountain":
        """C18.2-C18.7, taking the visible dynamite in the given order."""
        while visible := [hex for hex in self.stacks if self.stacks[hex][-1][1] and hex not in self.veins]:
            x = order.first(visible)
            del self.stacks[x]
            for other in (self.beside(x, d) for d in range(6)):
                bare = other in self.stacks and other not in self.stations and other not in self.veins
                if bare and not self.stacks[other][-1][1]:
                    self.stacks[other].pop()
                    if not self.stacks[other]:
                        del self.stacks[other]
        return self

    def tiles(self) -> list[tuple[int, bool, frozenset[int]]]:
        return list(chain.from_iterable(self.stacks.values()))


class Order:
    """A way to choose among the visible dynamite."""

    def first(self, hexes: list[Cell]) -> Cell:
        return min(hexes, key=lambda cell: (cell[1], cell[0]))
