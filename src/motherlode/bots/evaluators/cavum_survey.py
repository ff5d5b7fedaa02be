"""What follows from the board of Cavum alone: found once for a board, because many choices lead to the same one."""

from typing import Final, TypeAlias

from motherlode.games.cavum.board import Board
from motherlode.games.cavum.components import HEXES
from motherlode.games.cavum.links import city_sites, connected, free_spaces, network, spread
from motherlode.games.cavum.options import Rules
from motherlode.games.cavum.phases.explosion import explode, visible
from motherlode.games.cavum.phases.stations import can_build_here
from motherlode.games.cavum.state import NONE, PIECE, CavumState
from motherlode.kernel import SILENT

Incomes: TypeAlias = tuple[list[float], list[float]]  # by seat, now and after the explosion
BoardKey: TypeAlias = tuple[tuple[int, ...], int, bytes, tuple[int, ...], tuple[int, ...]]
RouteKey: TypeAlias = tuple[int, int, tuple[float, ...]]  # seat, sites, what a stone of each colour is worth


def board_key(board: Board) -> BoardKey:
    """All that a survey depends on: top tiles, veins, stations, and what lies below if dynamite will open it."""
    below = tuple(board.stacks) if board.dynamite & ~board.veined else ()
    return tuple(board.tops), board.tiled, board.veins, tuple(board.owned), below


class Survey:
    """The terms of one board. Each is found when it is first asked for."""

    __slots__ = ("incomes", "routes", "sites")

    def __init__(self, rules: Rules, state: CavumState) -> None:
        self.incomes: Final = both_incomes(rules, state)
        self.routes: Final[dict[RouteKey, float]] = {}  # what the best route may bring
        self.sites: Final[dict[int, int]] = {}  # where a seat could build, by seat and the hex just laid

    def sites_of(self, rules: Rules, state: CavumState, seat: int) -> int:
        """Where a station could be built: city spaces in reach, and the tile just laid with all it leads to."""
        laid = state.laid if state.step == PIECE and state.turn == seat and can_build_here(state) else NONE
        key = seat * (HEXES + 1) + laid + 1
        found = self.sites.get(key)
        if found is None:
            found = self.sites[key] = building_sites(rules, state.board, seat, laid)
        return found


def building_sites(rules: Rules, board: Board, seat: int, laid: int) -> int:
    sites = city_sites(rules, board, seat)
    if laid == NONE:
        return sites
    tile = rules.bit[laid]
    hexes = spread(rules, board, tile, network(rules, board, seat)) & rules.grid.mountain
    return sites | free_spaces(rules, board, hexes) | tile


def both_incomes(rules: Rules, state: CavumState) -> Incomes:
    """What the connected stations would score, on the board as it is and as dynamite will leave it."""
    now = incomes_on(rules, state.board)
    later = board_after_blast(rules, state)
    return now, now if later is state.board else incomes_on(rules, later)


def board_after_blast(rules: Rules, state: CavumState) -> Board:
    """The board as dynamite will leave it; the same one if there is none."""
    if not visible(state):
        return state.board
    later = state.clone()
    explode(rules, later, SILENT)
    return later.board


def incomes_on(rules: Rules, board: Board) -> list[float]:
    """By seat: what its connected stations would score (C17.2)."""
    return [float(sum([points for _, points in own])) for own in station_incomes(rules, board)]


def station_incomes(rules: Rules, board: Board) -> list[list[tuple[int, int]]]:
    """By seat: the city of each of its connected stations, and what it would score there."""
    box = rules.box
    cities = [
        [box.space_city[space - HEXES] for space in rules.grid.members(connected(rules, board, seat))]
        for seat in range(len(board.owned))
    ]
    taken = [city for own in cities for city in own]
    return [[(city, box.city_size[city] - taken.count(city)) for city in own] for own in cities]
