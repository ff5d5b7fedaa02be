"""C2, C3: the board and the definitions."""

import pytest

from motherlode.games.cavum.board import is_dynamite, level_of
from motherlode.games.cavum.components import HEXES, SCALE, raw
from motherlode.games.cavum.grid import DIRECTIONS, STEPS
from motherlode.games.cavum.lays import rotations_at, sides_at
from motherlode.games.cavum.phases.cities import counts
from motherlode.games.cavum.phases.explosion import visible
from motherlode.games.cavum.state import card_order
from tests.games.cavum.desk import Desk

DESK = Desk()
GRID = DESK.rules.grid


@pytest.mark.clause("cavum", "C2.1")
def test_the_mountain_has_91_hexes() -> None:
    hexes = GRID.cells[:HEXES]
    assert len(set(hexes)) == 91
    assert all(max(abs(q), abs(r), abs(q + r)) <= 5 for q, r in hexes)
    assert hexes == sorted(hexes, key=lambda cell: (cell[1], cell[0]))


@pytest.mark.clause("cavum", "C2.2")
def test_directions() -> None:
    assert STEPS == ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
    for node in range(HEXES):
        for d in range(DIRECTIONS):
            near = GRID.near[node * 6 + d]
            if near >= 0:
                q, r = GRID.cells[node]
                assert GRID.cells[near] == (q + STEPS[d][0], r + STEPS[d][1])
                assert GRID.near[near * 6 + (d + 3) % 6] == node
                assert GRID.shift(GRID.bit[node], d) == GRID.bit[near]


@pytest.mark.clause("cavum", "C2.3")
def test_five_cities_and_five_brown_cells() -> None:
    assert DESK.box.city_size == [5, 6, 7, 7, 6]
    assert len(DESK.box.spaces) == 31
    brown = raw()["brown"]
    assert isinstance(brown, list)
    ring = [*GRID.cells[HEXES:]] + [tuple(entry["cell"]) for entry in brown]
    assert len(set(ring)) == 36
    assert all(max(abs(q), abs(r), abs(q + r)) == 6 for q, r in ring)


@pytest.mark.clause("cavum", "C2.4")
def test_a_city_space_touches_one_or_two_hexes() -> None:
    near = [[n for n in GRID.near[node * 6 : node * 6 + 6] if n >= 0] for node in range(HEXES, GRID.nodes)]
    corners = [DESK.box.names[HEXES + number] for number, hexes in enumerate(near) if len(hexes) == 1]
    assert corners == ["south_east_6", "north_east_5", "north_west_3", "south_west_1"]
    assert {len(hexes) for hexes in near} == {1, 2}
    for d in range(DIRECTIONS):
        exits = [node for node in range(HEXES, GRID.nodes) if GRID.near[node * 6 + d] >= 0]
        assert sorted(GRID.members(GRID.city_exits[d])) == exits


@pytest.mark.clause("cavum", "C2.5", "C3.9")
def test_no_links_between_city_spaces() -> None:
    assert all(GRID.near[node * 6 + d] < HEXES for node in range(HEXES, GRID.nodes) for d in range(DIRECTIONS))
    desk = Desk.bare().tiles("2k2@(-3,5)").stations(0, "(-3,5)", "C1-1", "C1-2", "C1-3", "C1-4")
    assert desk.connected(0) == ["south_3"]


@pytest.mark.clause("cavum", "C2.6")
def test_an_emptied_start_space_is_an_ordinary_hex() -> None:
    desk = Desk.bare().tiles("4k0@(-4,5)", "4k0@(-2,5)", "4k0@(-1,5)")
    assert desk.why_lay("2k1@(-3,4)") == ""
    assert desk.why_lay("2k2@(-3,4)") == "C10.4"
    desk.stations(0, "(-4,5)").do("piece station")
    assert desk.legal("build_city") == ["south_1", "south_2"]


@pytest.mark.clause("cavum", "C2.7", "C3.17", "C3.18")
def test_price_scales() -> None:
    assert len(DESK.box.colours) == 6
    assert SCALE == 9
    assert DESK.game.view(DESK.state, 0)["prices"] == {
        "yellow": 9, "red": 0, "purple": 0, "blue": 0, "green": 0, "white": 0,
    }  # fmt: skip


@pytest.mark.clause("cavum", "C2.8")
def test_pool_and_places_for_cards() -> None:
    view = DESK.game.view(DESK.state, 0)
    assert view["cards"] == [1, 2, 3, 4]
    assert isinstance(view["pool"], dict)


@pytest.mark.clause("cavum", "C3.1")
def test_levels_count_from_the_board() -> None:
    desk = Desk.bare().tiles("2k0/3k0/d4k1/6k0@(1,1)", "2k0@(2,2)")
    stacks = desk.state.board.stacks
    assert [level_of(stacks[desk.node(place)]) for place in ("(1,1)", "(2,2)", "(0,0)")] == [4, 1, 0]
    assert desk.stack("(1,1)") == ["2k0", "3k0", "d4k1", "6k0"]


@pytest.mark.clause("cavum", "C3.2", "C3.4")
def test_tiles_and_their_rotations() -> None:
    written = {
        "2k0": {0, 3}, "2k1": {1, 4}, "2k2": {2, 5}, "3k0": {0, 2, 4}, "3k1": {1, 3, 5},
        "4k0": {1, 2, 4, 5}, "4k1": {0, 2, 3, 5}, "4k2": {0, 1, 3, 4}, "6k0": {0, 1, 2, 3, 4, 5},
    }  # fmt: skip
    for text, exits in written.items():
        for prefix in ("", "d"):
            tile = DESK.tile(prefix + text)
            assert {d for d in range(6) if DESK.rules.exits[tile] >> d & 1} == exits
            assert is_dynamite(tile) == (prefix == "d")
    assert DESK.rules.rotations == [[0, 1, 2], [0, 1], [0, 1, 2], [0]]


@pytest.mark.clause("cavum", "C3.4")
def test_equal_rotations_are_one_choice() -> None:
    desk = Desk.building()
    desk.do("piece tunnel_2", f"lay {desk.name('(-3,4)')}")
    assert desk.legal() == ["turn 1", "turn 2"]
    assert desk.why("turn 4") == "C3.4"
    six = Desk.building()
    six.do("piece tunnel_6", f"lay {six.name('(-3,4)')}")
    assert six.legal() == ["turn 0"]
    assert [six.why(f"turn {k}") for k in range(1, 6)] == ["C3.4"] * 5


@pytest.mark.clause("cavum", "C3.3")
def test_all_exits_of_a_tile_are_joined() -> None:
    """A route enters a four-exit tile by one exit and leaves by any other."""
    for out in ("(0,-1)", "(-1,1)", "(0,1)"):
        desk = Desk.bare().tiles("4k0@(0,0)", "6k0@(1,-1)", f"6k0@{out}").stations(0, "(1,-1)", out)
        desk.pieces(0, prospect=1).prospect("(1,-1)", "(0,0)", out)
    closed = Desk.bare().tiles("4k0@(0,0)", "2k0@(1,0)", "6k0@(0,-1)").stations(0, "(1,0)", "(0,-1)")
    closed.pieces(0, prospect=1).do("piece prospect")
    assert closed.legal() == ["no_route"]


@pytest.mark.clause("cavum", "C3.5", "C3.6")
def test_a_link_needs_both_exits() -> None:
    for place, links in (("(1,0)", True), ("(-1,0)", False)):
        other = Desk.bare().tiles("2k0@(0,0)", "2k0@(1,0)", "2k1@(-1,0)").stations(0, "(0,0)", place)
        other.pieces(0, prospect=1).do("piece prospect")
        assert (len(other.legal("start")) == 2) == links


@pytest.mark.clause("cavum", "C3.7")
def test_a_city_space_is_linked_by_the_hex_alone() -> None:
    for text, spaces in (("2k1@(2,3)", []), ("2k0@(2,3)", ["south_east_3"]), ("2k2@(2,3)", ["south_east_2"])):
        desk = Desk.bare().tiles(text).stations(0, "(2,3)")
        desk.do("piece station")
        assert desk.legal("build_city") == spaces


@pytest.mark.clause("cavum", "C3.8", "C3.9")
def test_a_network_ends_at_other_stations() -> None:
    desk = Desk.bare().tiles("2k0@(0,0)", "2k0@(1,0)", "2k0@(2,0)", "2k0@(3,0)", "2k0@(4,0)", "2k0@(5,0)")
    desk.stations(0, "(0,0)", "C2-6")
    assert desk.connected(0) == ["south_east_6"]
    desk.stations(1, "(3,0)")
    assert desk.connected(0) == []


@pytest.mark.clause("cavum", "C3.9", "C3.10", "C3.11")
def test_an_own_city_station_joins_its_two_hexes() -> None:
    """C2-2 touches (2,3) and (1,4), which have no link with each other."""
    for owner, joined in ((0, True), (1, False), (None, False)):
        desk = Desk.bare().tiles("2k2@(2,3)", "2k0@(1,4)", "2k0@(0,4)").stations(0, "(2,3)", "(0,4)")
        if owner is not None:
            desk.stations(owner, "C2-2")
        desk.pieces(0, prospect=1).do("piece prospect")
        assert (desk.name("(2,3)") in desk.legal("start")) == joined
        assert (desk.name("(0,4)") in desk.legal("start")) == joined


@pytest.mark.clause("cavum", "C3.10")
def test_connected_means_a_path_to_a_mountain_station() -> None:
    desk = Desk.building().stations(0, "C1-2", "C1-3")
    assert desk.connected(0) == []
    desk.tiles("2k2@(-3,4)").stations(0, "(-3,4)")
    assert desk.connected(0) == ["south_2", "south_3"]


@pytest.mark.clause("cavum", "C3.11", "C16.3")
def test_a_route_needs_two_stations() -> None:
    desk = Desk.bare().tiles("6k0@(0,0)", "6k0@(1,0)", "6k0@(2,0)").stations(0, "(0,0)").pieces(0, prospect=1)
    desk.do("piece prospect")
    assert desk.why(f"start {desk.name('(0,0)')}") == "C3.11"
    desk.stations(0, "(2,0)").do(f"start {desk.name('(0,0)')}", f"go {desk.name('(1,0)')}")
    assert desk.why("stop") == "C16.3"
    desk.do(f"go {desk.name('(2,0)')}")
    assert desk.why("stop") == ""


@pytest.mark.clause("cavum", "C3.12", "C10.12")
def test_reached_is_judged_on_the_board_without_the_hex() -> None:
    """Neither the tile on the hex itself nor an exit that looks elsewhere reaches a vein; stations do not matter."""
    reach = {"2k0@(1,0)": True, "2k1@(1,0)": False, "d2k0@(1,0)": True}
    for text, reached in reach.items():
        for seat in (None, 0, 1):
            desk = Desk.building().tiles(text)
            if seat is not None:
                desk.stations(seat, "(1,0)")
            assert desk.can_lay("2k0@(-1,0)") == reached
    own = Desk.building().tiles("2k0@(1,0)")
    assert own.why_lay("3k1@(1,0)") == "C10.22"


@pytest.mark.clause("cavum", "C3.13")
def test_the_three_continuing_sides() -> None:
    desk = Desk.building().tiles("2k0@(1,0)", "2k1@(-2,0)").stations(0, "C2-2").stations(1, "C2-4")
    sides = {
        "(2,0)": [3],  # (i) the tile of (1,0)
        "(-1,0)": [0],  # (ii) the centre vein, reached from (1,0); the tile on (-2,0) looks elsewhere
        "(2,3)": [5],  # (iii) the own city space C2-2
        "(3,2)": [],  # an empty city space and another player's
    }
    for place, directions in sides.items():
        found = sides_at(desk.rules, desk.state.board, 0, desk.node(place))
        assert [d for d in range(6) if found >> d & 1] == directions, place


@pytest.mark.clause("cavum", "C3.14", "C13.1")
def test_free_tiles() -> None:
    desk = Desk.bare().tiles("2k0@(0,0)", "2k0@(2,0)", "2k0@(-2,0)").vein("(0,0)", "red").stations(1, "(2,0)")
    desk.do("piece vein")
    assert desk.legal("lay_vein") == [desk.name("(-2,0)")]
    assert {desk.why(f"lay_vein {desk.name(place)}") for place in ("(0,0)", "(2,0)", "(3,0)")} == {"C13.1"}


@pytest.mark.clause("cavum", "C3.15")
def test_visible_dynamite() -> None:
    desk = Desk.bare().tiles("d2k0@(0,0)", "d2k0@(2,0)", "d2k0/3k0@(-2,0)", "2k0/d3k0@(0,2)").vein("(2,0)", "red")
    assert visible(desk.state) == desk.mask("(0,0)", "(0,2)")


@pytest.mark.clause("cavum", "C3.16", "C13.3")
def test_beside_means_sharing_a_side() -> None:
    beside = GRID.around(DESK.mask("(0,0)")) & GRID.mountain
    assert beside == DESK.mask("(1,0)", "(1,-1)", "(0,-1)", "(-1,0)", "(-1,1)", "(0,1)")
    inner = [hex for hex in range(HEXES) if not GRID.beside_city & GRID.bit[hex]]
    assert len(inner) == 61


@pytest.mark.clause("cavum", "C3.19", "C3.20", "C3.21", "C13.7")
def test_stones_leave_from_below_and_come_back_from_above() -> None:
    desk = Desk.building().tiles("6k0@(2,0)")
    desk.put_vein("(2,0)", "blue")
    assert desk.price("blue") == 3
    assert desk.vein_on("(2,0)") == ("blue", 3)
    desk.hand(0, blue=2).sale()
    desk.do("sale_bid 5", "sell 2")
    assert desk.price("blue") == 3


@pytest.mark.clause("cavum", "C3.22", "C17.3")
def test_free_spaces_count_connected_stations_of_all() -> None:
    desk = Desk.building().tiles("2k2@(-3,4)", "2k2@(-2,4)").stations(0, "(-3,4)", "C1-2").stations(1, "(-2,4)", "C1-4")
    desk.stations(1, "C2-1")
    assert counts(desk.rules, desk.state) == [1, 1, 0, 0, 0, 0, 0, 0, 0, 0]
    cities = desk.game.view(desk.state, 0)["cities"]
    assert [city["free"] for city in cities] == [3, 6, 7, 7, 6]


@pytest.mark.clause("cavum", "C3.23")
def test_card_order() -> None:
    desk = Desk(4)
    desk.auction(3, 1, 4, 2)
    assert card_order(desk.state) == [1, 3, 0, 2]
    assert desk.state.turn == 1


@pytest.mark.clause("cavum", "C3.4", "C10.5")
def test_rotations_with_one_continuing_side() -> None:
    desk = Desk.building()
    hex = desk.node("(-3,4)")
    assert rotations_at(desk.rules, desk.state.board, 0, 0, hex) == [1, 2]
    assert rotations_at(desk.rules, desk.state.board, 0, 1, hex) == [0, 1]
    assert rotations_at(desk.rules, desk.state.board, 0, 2, hex) == [0, 1, 2]
