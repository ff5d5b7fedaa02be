"""The engine's sets against the literal reference, on thousands of random boards."""

from random import Random
from typing import Final

import pytest

from motherlode.games.cavum import Cavum
from motherlode.games.cavum.board import Board, rebuilt
from motherlode.games.cavum.components import tile_of
from motherlode.games.cavum.lays import lay_sites, rotations_at
from motherlode.games.cavum.links import city_sites, connected, route_starts, route_steps
from motherlode.games.cavum.phases.explosion import explode
from motherlode.games.cavum.phases.veins import vein_sites
from motherlode.games.cavum.state import CavumState
from motherlode.kernel import SILENT
from tests.games.cavum.boards import played_board, random_board
from tests.games.cavum.reference import Cell, Mountain, Order

OPEN: Final = Cavum()
SMALL: Final = 14  # nodes of a network on which all routes can be listed
GUARDED: Final = Cavum({"city_edge": "owner_only"})


def cells(game: Cavum, mask: int) -> set[Cell]:
    return {game.rules.grid.cells[node] for node in game.rules.grid.members(mask)}


def some_boards(seed: int, count: int) -> list[CavumState]:
    rng = Random(seed)
    return [random_board(OPEN, rng.choice([2, 3, 4]), rng) for _ in range(count)]


@pytest.mark.clause("cavum", "C3.5", "C3.6", "C3.7", "C3.8", "C3.9", "C3.10", "C12.9", "C12.10", "C2.5")
@pytest.mark.parametrize("seed", range(10))
def test_connection_and_city_sites(seed: int) -> None:
    for state in some_boards(seed, 100):
        mountain = Mountain(OPEN.rules.box, state)
        for seat in range(state.seats):
            assert cells(OPEN, connected(OPEN.rules, state.board, seat)) == mountain.connected(seat)
            assert cells(OPEN, city_sites(OPEN.rules, state.board, seat)) == mountain.city_sites(seat)


@pytest.mark.clause("cavum", "C3.12", "C3.13", "C10.2", "C10.3", "C10.4", "C10.9", "C10.14", "C10.17", "C10.22")
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("game", [OPEN, GUARDED], ids=["open", "owner_only"])
def test_laying(game: Cavum, seed: int) -> None:
    rules = game.rules
    for number, state in enumerate(some_boards(100 + seed, 60)):
        mountain, seat, shape = Mountain(rules.box, state), number % state.seats, number % 4
        sites = cells(game, lay_sites(rules, state.board, seat, shape))
        for hex in range(rules.grid.hexes):
            cell = rules.grid.cells[hex]
            turns = [k for k in rules.rotations[shape] if allowed(game, mountain, cell, shape, k, seat)]
            assert (cell in sites) == bool(turns)
            if turns:
                assert rotations_at(rules, state.board, seat, shape, hex) == turns


def allowed(game: Cavum, mountain: Mountain, cell: Cell, shape: int, k: int, seat: int) -> bool:
    bits = game.rules.exits[tile_of(shape, k)]
    exits = frozenset(d for d in range(6) if bits >> d & 1)
    return mountain.can_lay(cell, exits, seat, game.rules.edge_is_open)


@pytest.mark.clause("cavum", "C13.1", "C13.3", "C13.4", "C3.14", "C3.16")
@pytest.mark.parametrize("seed", range(4))
def test_vein_sites(seed: int) -> None:
    for state in some_boards(200 + seed, 250):
        assert cells(OPEN, vein_sites(OPEN.rules, state)) == Mountain(OPEN.rules.box, state).vein_sites()


@pytest.mark.clause("cavum", "C3.11", "C16.3", "C16.4", "C16.6")
@pytest.mark.parametrize("seed", range(8))
def test_routes(seed: int) -> None:
    """Random routes: every step offered is one of the reference, and a route once begun always ends."""
    rng = Random(seed)
    for state in some_boards(300 + seed, 60):
        mountain, seat = Mountain(OPEN.rules.box, state), rng.randrange(state.seats)
        starts = cells(OPEN, route_starts(OPEN.rules, state.board, seat))
        assert starts == mountain.starts(seat)
        if starts:
            walk(state, mountain, seat, rng.choice(sorted(starts)), rng)


def walk(state: CavumState, mountain: Mountain, seat: int, start: Cell, rng: Random) -> None:
    route = [OPEN.rules.grid.cells.index(start)]
    while True:
        steps = cells(OPEN, route_steps(OPEN.rules, state.board, seat, route))
        assert steps == mountain.steps(seat, [OPEN.rules.grid.cells[node] for node in route])
        is_end = len(route) > 1 and state.board.stations[route[-1]] == seat + 1
        assert steps or is_end
        if not steps:
            return
        route.append(OPEN.rules.grid.cells.index(rng.choice(sorted(steps))))


@pytest.mark.clause("cavum", "C3.11", "C16.2", "C16.3", "C16.9")
def test_every_route_can_be_drawn() -> None:
    """On small networks all routes are listed by plain search: the small steps offer these and no others."""
    rng, compared = Random(5), 0
    while compared < 60:
        state = played_board(OPEN, rng.choice([2, 3, 4]), rng)
        mountain, grid = Mountain(OPEN.rules.box, state), OPEN.rules.grid
        for seat in range(state.seats):
            for start in sorted(mountain.starts(seat)):
                if len(mountain.reachable(start, mountain.nodes(seat))) > SMALL:
                    continue
                listed = sorted(mountain.routes(seat, [start]))
                drawn = sorted([grid.cells[node] for node in route] for route in drawable(state, seat, start))
                assert drawn == listed
                compared += 1


def drawable(state: CavumState, seat: int, start: Cell) -> list[list[int]]:
    """All routes that the steps of the engine can make."""
    routes: list[list[int]] = []
    waiting = [[OPEN.rules.grid.cells.index(start)]]
    while waiting:
        route = waiting.pop()
        if len(route) > 1 and state.board.stations[route[-1]] == seat + 1:
            routes.append(route)
        for node in OPEN.rules.grid.members(route_steps(OPEN.rules, state.board, seat, route)):
            waiting.append([*route, node])
    return routes


class Shuffled(Order):
    """Blasts in an order by lot."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def first(self, hexes: list[Cell]) -> Cell:
        return self.rng.choice(sorted(hexes))


@pytest.mark.clause("cavum", "C18.2", "C18.4", "C18.5", "C18.6", "C18.7", "C18.8")
@pytest.mark.parametrize("seed", range(6))
def test_explosions_do_not_depend_on_their_order(seed: int) -> None:
    rng = Random(seed)
    for state in some_boards(400 + seed, 60):
        before = state.clone()
        explode(OPEN.rules, state, SILENT)
        after = Mountain(OPEN.rules.box, state)
        for _ in range(4):
            assert Mountain(OPEN.rules.box, before).exploded(Shuffled(rng)).stacks == after.stacks
        gone = len(Mountain(OPEN.rules.box, before).tiles()) - len(after.tiles())
        assert sum(state.pool) - sum(before.pool) == gone


@pytest.mark.parametrize("seed", range(6))
def test_the_sets_beside_a_board_follow_from_it(seed: int) -> None:
    """After a match the sets kept step by step are those of a rebuilt board."""
    rng = Random(seed)
    for _ in range(10):
        state = played_board(OPEN, rng.choice([2, 3, 4]), rng)
        board = state.board
        again = rebuilt(OPEN.rules, state.seats, board.stacks, board.veins, board.stations)
        assert sets_of(again) == sets_of(board)


def sets_of(board: Board) -> list[object]:
    lists = [board.stacks, board.veins, board.stations, board.tops, board.sized, board.owned]
    return [*lists, board.tiled, board.dynamite, board.veined, board.manned]
