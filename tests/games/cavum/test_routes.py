"""The search for the best route: as good as the best of all routes, within its limit, and always a legal one."""

from collections.abc import Iterator
from random import Random
from typing import Final

import pytest

from motherlode.bots.evaluators.cavum import GLIMPSE, SEARCH, CavumEvaluator
from motherlode.bots.greedy import best_choice
from motherlode.games.cavum import Cavum
from motherlode.games.cavum.routes import Puzzle, best_rest, best_route, finder
from motherlode.games.cavum.state import START, CavumState
from motherlode.kernel import CHANCE, SILENT
from tests.games.cavum.boards import played_board, random_board
from tests.games.cavum.desk import Desk
from tests.games.cavum.reference import Cell, Mountain

GAME: Final = Cavum()
WORTH: Final = (1.0, 2.0, 1.5, 3.0, 2.5, 1.25)
ENOUGH: Final = 100_000
SMALL: Final = 14


def stones_of(state: CavumState, route: list[int]) -> float:
    return sum(WORTH[state.board.veins[node] & 7] for node in route if node < 91 and state.board.veins[node])


def nodes(cells: list[Cell]) -> list[int]:
    return [GAME.rules.grid.cells.index(cell) for cell in cells]


def small_networks(seed: int, count: int) -> list[tuple[CavumState, Mountain, int, Cell]]:
    """States with a seat and a start on networks so small that all routes can be listed."""
    rng = Random(seed)
    found: list[tuple[CavumState, Mountain, int, Cell]] = []
    while len(found) < count:
        state = played_board(GAME, rng.choice([2, 3, 4]), rng)
        mountain = Mountain(GAME.rules.box, state)
        for seat in range(state.seats):
            starts = sorted(mountain.starts(seat))
            if starts and all(len(mountain.reachable(s, mountain.nodes(seat))) <= SMALL for s in starts):
                found.append((state, mountain, seat, starts[0]))
    return found


@pytest.mark.parametrize("seed", range(3))
def test_no_route_is_better(seed: int) -> None:
    for state, mountain, seat, _ in small_networks(seed, 15):
        routes = [nodes(route) for start in mountain.starts(seat) for route in mountain.routes(seat, [start])]
        gain, route = best_route(GAME.rules, state.board, seat, WORTH, ENOUGH)
        assert route in routes
        assert gain == stones_of(state, route) == max(stones_of(state, other) for other in routes)


@pytest.mark.parametrize("seed", range(3))
def test_a_route_begun_is_completed_in_the_best_way(seed: int) -> None:
    for state, mountain, seat, start in small_networks(10 + seed, 15):
        routes = [nodes(route) for route in mountain.routes(seat, [start])]
        for begun in {tuple(route[:2]) for route in routes}:
            rest = best_rest(GAME.rules, state.board, seat, WORTH, ENOUGH, list(begun))
            whole = [*begun[:-1], *rest]
            same_way = [route for route in routes if tuple(route[:2]) == begun]
            assert whole in same_way
            assert stones_of(state, whole) == max(stones_of(state, route) for route in same_way)


@pytest.mark.parametrize("seed", range(3))
def test_with_any_limit_the_route_is_legal(seed: int) -> None:
    """On crowded boards the search stops at its limit; what it has is a route."""
    rng = Random(seed)
    for _ in range(15):
        state = random_board(GAME, 2, rng)
        for limit in (1, 10, 60):
            gain, route = best_route(GAME.rules, state.board, 0, WORTH, limit)
            if route:
                assert gain == pytest.approx(stones_of(state, route))
                draw(state, route)


def draw(state: CavumState, route: list[int]) -> None:
    desk = Desk(2)
    desk.state.board = state.clone().board
    desk.auction(1, 2)
    desk.do("order_pass", "order_pass")
    names = [desk.box.names[node] for node in route]
    desk.pieces(0, prospect=1).prospect(*names)


def test_without_a_route_there_is_none() -> None:
    desk = Desk.building().stations(0, "C1-2")
    assert best_route(desk.rules, desk.state.board, 0, WORTH, ENOUGH) == (-1.0, [])


def test_places_to_build_count_as_ends() -> None:
    desk = Desk.bare().tiles("2k0@(0,0)", "2k0@(1,0)", "2k0@(2,0)").stations(0, "(0,0)").vein("(1,0)", "red")
    assert best_route(desk.rules, desk.state.board, 0, WORTH, ENOUGH)[0] == -1.0
    hoped = finder(desk.rules, desk.state.board, 0, WORTH, desk.mask("(2,0)"))
    hoped.find(ENOUGH)
    assert (hoped.best, len(hoped.route)) == (2.0, 3)


@pytest.mark.parametrize("seed", range(3))
def test_the_same_puzzle_has_the_same_route(seed: int) -> None:
    """Whatever else changes on a board: where the puzzle is the same, so is the worth of the best route."""
    gains, met = dict[Puzzle, float](), 0
    for state, seat in greedy_decisions(CavumEvaluator(GAME), 3, Random(seed)):
        found = finder(GAME.rules, state.board, seat, WORTH)
        found.find(GLIMPSE)
        met += found.puzzle() in gains
        assert gains.setdefault(found.puzzle(), found.best) == found.best
    assert met > 20
    assert len(set(gains.values())) > 3


@pytest.mark.parametrize("seed", range(3))
def test_the_places_between_the_ends_are_those_of_all_routes(seed: int) -> None:
    for state, mountain, seat, _ in small_networks(20 + seed, 15):
        passed = {cell for start in mountain.starts(seat) for route in mountain.routes(seat, [start]) for cell in route}
        between = finder(GAME.rules, state.board, seat, WORTH).between()
        assert {GAME.rules.grid.cells[node] for node in GAME.rules.grid.members(between)} == passed


def test_a_search_that_takes_long_goes_on_without_side_valleys() -> None:
    """A vein in a side valley, beside a wide field of six-exit tiles between two stations."""
    desk = Desk.bare().tiles(*(f"6k0@({q},{r})" for q in range(-3, 1) for r in range(4)))
    desk.tiles("6k0@(1,-1)", "6k0@(2,-2)", "6k0@(1,-2)").stations(0, "(-3,3)", "(0,0)")
    desk.vein("(-2,1)", "red").vein("(-1,3)", "red").vein("(2,-2)", "blue")
    gain, route = best_route(desk.rules, desk.state.board, 0, WORTH, 5_000)
    assert gain == 4.0
    assert desk.node("(2,-2)") not in route
    rest = best_rest(desk.rules, desk.state.board, 0, WORTH, 5_000, route[:2])
    assert stones_of(desk.state, route[:1] + rest) == 4.0


def test_dead_ends_are_trimmed() -> None:
    desk = Desk.bare().tiles("2k0@(0,0)", "6k0@(1,0)", "2k0@(2,0)", "2k2@(1,1)", "2k2@(1,2)")
    desk.stations(0, "(0,0)", "(2,0)")
    left = finder(desk.rules, desk.state.board, 0, WORTH).nodes
    assert desk.rules.grid.members(left) == [desk.node(place) for place in ("(0,0)", "(1,0)", "(2,0)")]


@pytest.mark.long
@pytest.mark.parametrize("part", range(40))
def test_in_greedy_matches_the_search_is_always_complete(part: int) -> None:
    """A thousand matches in parts, of 2 to 4 seats: no prospecting needs more places than the bot looks into."""
    judge, rng = CavumEvaluator(GAME), Random(part)
    for number in range(25):
        for state, seat in greedy_decisions(judge, 2 + number % 3, rng):
            if state.step == START:
                assert is_complete(judge, state, seat)


def greedy_decisions(judge: CavumEvaluator, seats: int, rng: Random) -> Iterator[tuple[CavumState, int]]:
    """Every small decision of a match of greedy seats."""
    state = GAME.new(seats)
    while acting := GAME.to_act(state):
        if acting[0] == CHANCE:
            GAME.apply(state, CHANCE, GAME.sample(state, rng), SILENT)
            continue
        for action in best_choice(GAME, judge, state, acting[0])[1]:
            yield state, acting[0]
            GAME.apply(state, acting[0], action, SILENT)


def is_complete(judge: CavumEvaluator, state: CavumState, seat: int) -> bool:
    """Whether a hundred times the places lead to nothing better."""
    worth = judge.stone_worth(state, seat)
    gains = [best_route(GAME.rules, state.board, seat, worth, limit)[0] for limit in (SEARCH, 100 * SEARCH)]
    return gains[0] == gains[1]
