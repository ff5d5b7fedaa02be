"""The best prospecting route of a seat (chapter C16): a search that goes deep first and cuts what cannot be better.

What is cut is judged by all veins still in reach. A limit of places looked into bounds the time; without reaching it
the route found is the best there is. A search that is not done soon is begun again without the places that no route
between two stations can pass.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

from motherlode.games.cavum.board import Board
from motherlode.games.cavum.flood import Links
from motherlode.games.cavum.links import link_masks, network
from motherlode.games.cavum.options import Rules

SOON: Final = 300

# Links by direction, ends, veins with their worth.
Puzzle: TypeAlias = tuple[int, int, int, int, tuple[tuple[int, float], ...]]


class Finder:
    """Looks for the route with the most valuable stones. Cells are bits of the grid."""

    __slots__ = (
        "beside", "best", "east", "ends", "known", "limit", "links", "nodes", "order", "path", "reached_limit", "route",
        "south_east", "south_west", "veins", "w", "worth",
    )  # fmt: skip

    def __init__(self, rules: Rules, board: Board, nodes: int, ends: int, worth: Sequence[float]) -> None:
        self.w = rules.grid.width
        self.ends = ends
        self.limit = 0
        self.reached_limit = False
        self.best = -1.0
        self.path: list[int] = []
        self.route: list[int] = []
        self.east, self.south_east, self.south_west = link_masks(rules, board, nodes)
        self.nodes = self.trimmed(nodes)
        self.links: Links | None = None  # laid out when the search begins: what is remembered needs none
        veined = rules.grid.members(board.veined & self.nodes)
        self.veins = [(rules.bit[hex], worth[board.veins[hex] & 7]) for hex in veined]
        self.worth = dict(self.veins)
        self.beside: dict[int, int] = {}
        self.order: dict[int, int] = {}
        self.known: dict[tuple[int, int], float] = {}  # what the best path to a cell had gained, by the cells ahead

    def trimmed(self, nodes: int) -> int:
        """The nodes without dead ends: all that are no end and have fewer than two links, again and again.

        Their links are dropped with them.
        """
        w, before = self.w, 0
        east, south_east, south_west = self.east, self.south_east, self.south_west
        while nodes != before:
            before = nodes
            east &= nodes & nodes >> 1
            south_east &= nodes & nodes >> w
            south_west &= nodes & nodes >> (w - 1)
            once = east | south_east
            twice = east & south_east
            for links in (south_west, east << 1, south_east << w, south_west << (w - 1)):
                twice |= once & links
                once |= links
            nodes &= self.ends | twice
        self.east, self.south_east, self.south_west = east, south_east, south_west
        return nodes

    def spread(self, cell: int, free: int) -> int:
        """All free cells that can be reached from a cell."""
        if self.links is None:
            self.links = Links(self.east, self.south_east, self.south_west, self.w)
        return self.links.flood(cell, free | cell) ^ cell

    def around(self, cell: int) -> int:
        """The cells linked to a cell."""
        found = self.beside.get(cell)
        if found is None:
            w, v = self.w, self.w - 1
            found = (cell & self.east) << 1 | (cell & self.south_east) << w | (cell & self.south_west) << v
            found |= cell >> 1 & self.east | cell >> w & self.south_east | cell >> v & self.south_west
            self.beside[cell] = found
        return found

    def promise(self, cells: int) -> float:
        """What all veins in the set are worth together."""
        total = 0.0
        for cell, worth in self.veins:
            if cell & cells:
                total += worth
        return total

    def explore(self, cell: int, free: int, gained: float) -> None:
        """Goes on from a cell that the path has just entered; `free` are the cells it has not."""
        self.path.append(cell)
        if cell & self.ends and gained > self.best and len(self.path) > 1:
            self.best, self.route = gained, self.path[:]
        ahead = self.spread(cell, free)
        if ahead & self.ends and gained + self.promise(ahead) > self.best and self.is_better(cell, ahead, gained):
            for step in self.steps(cell, ahead):
                if self.limit == 0:
                    self.reached_limit = True
                    break
                self.limit -= 1
                self.explore(step, ahead ^ step, gained + self.worth.get(step, 0.0))
        self.path.pop()

    def is_better(self, cell: int, ahead: int, gained: float) -> bool:
        """Whether no path before came to the cell with as much, and with the same places ahead."""
        if self.known.get((cell, ahead), -1.0) >= gained:
            return False
        self.known[cell, ahead] = gained
        return True

    def begin(self, limit: int) -> None:
        """Begins to look, or begins again with the best route so far."""
        self.limit, self.reached_limit = limit, False
        self.known = {}

    def steps(self, cell: int, ahead: int) -> list[int]:
        """The next cells, veins first, then those from which the fewest ways lead on."""
        around, ranked = self.around(cell) & ahead, []
        while around:
            step = around & -around
            around ^= step
            ways = (self.around(step) & ahead).bit_count()
            ranked.append((-self.worth.get(step, 0.0), ways, step))
        ranked.sort()
        return [step for _, _, step in ranked]

    def between(self) -> int:
        """All cells that lie on some path from one end to another.

        With one more cell beside all ends these are its block: the cells that no single cell cuts off from it.
        """
        self.order, kept, left = {}, 0, self.ends
        while left:
            end = left & -left
            left ^= end
            if end not in self.order:
                entered: list[int] = []
                self.depth(end, 0, entered)
                if len(entered) > 1:
                    kept |= sum(entered)
        return kept

    def depth(self, cell: int, origin: int, entered: list[int]) -> int:
        """The lowest number that can be reached from below a cell; what it alone holds together is dropped."""
        number = lowest = self.order[cell] = len(self.order) + 1
        if cell & self.ends and origin:
            lowest = 0
        entered.append(cell)
        around = self.around(cell)
        while around:
            step = around & -around
            around ^= step
            if step in self.order:
                if step != origin:
                    lowest = min(lowest, self.order[step])
                continue
            found = self.depth(step, cell, entered)
            if found >= number:
                del entered[entered.index(step) :]
            lowest = min(lowest, found)
        return lowest

    def puzzle(self) -> Puzzle:
        """All that the best route depends on: what is linked, without dead ends, and the ends and veins there."""
        linked = self.east | self.east << 1 | self.south_east | self.south_east << self.w
        linked |= self.south_west | self.south_west << (self.w - 1)
        veins = tuple([vein for vein in self.veins if vein[0] & linked])
        return self.east, self.south_east, self.south_west, self.ends & linked, veins

    def find(self, limit: int) -> None:
        """The best route from one end to another, looking into at most `limit` places."""
        self.begin(min(limit, SOON))
        self.search(self.ends, self.nodes)
        if self.reached_limit and limit > SOON:
            self.begin(limit - SOON)
            self.search(self.ends, self.between())

    def search(self, starts: int, nodes: int) -> None:
        """From every start, network by network, as long as something better may be found."""
        left = starts & nodes
        while left:
            first = left & -left
            together = self.spread(first, nodes ^ first) | first
            self.search_network(left & together, nodes & together)
            left &= ~together

    def search_network(self, starts: int, nodes: int) -> None:
        most = self.promise(nodes)
        while starts and self.best < most and not self.reached_limit:
            start = starts & -starts
            starts ^= start
            self.explore(start, nodes ^ start, self.worth.get(start, 0.0))


def finder(rules: Rules, board: Board, seat: int, worth: Sequence[float], more_ends: int = 0) -> Finder:
    """For the routes of a seat. `worth` is by colour; `more_ends` are places where it could still build a station."""
    return Finder(rules, board, network(rules, board, seat) | more_ends, board.owned[seat] | more_ends, worth)


def best_route(rules: Rules, board: Board, seat: int, worth: Sequence[float], limit: int) -> tuple[float, list[int]]:
    """The worth and the nodes of the best route, -1 and none if there is no route."""
    found = finder(rules, board, seat, worth)
    found.find(limit)
    return found.best, [rules.grid.first(cell) for cell in found.route]


def best_rest(rules: Rules, board: Board, seat: int, worth: Sequence[float], limit: int, route: list[int]) -> list[int]:
    """The nodes that complete a route already begun in the best way, the last one entered first."""
    entered = rules.grid.mask_of(route[:-1])
    nodes = network(rules, board, seat) & ~entered
    last = rules.bit[route[-1]]
    ends = board.owned[seat] & ~entered
    rest = Finder(rules, board, nodes, ends | last, worth)
    way = rest.between() if limit > SOON else nodes
    rest.ends = ends if len(route) > 1 else ends & ~last
    if rest.ends & last:
        rest.best, rest.route = 0.0, [last]
    rest.begin(min(limit, SOON))
    rest.explore(last, nodes & ~last, 0.0)
    if rest.reached_limit and limit > SOON:
        rest.begin(limit - SOON)
        rest.explore(last, way & ~last, 0.0)
    return [rules.grid.first(cell) for cell in rest.route]
