"""C16: prospecting."""

import pytest

from motherlode.games.cavum.links import route_starts
from motherlode.games.cavum.phases.explosion import visible
from tests.games.cavum.desk import Desk, told

ROW = ("2k0@(-2,0)", "2k0@(-1,0)", "2k0@(0,0)", "2k0@(1,0)", "2k0@(2,0)")


def row() -> Desk:
    """Five tiles in a row from (-2,0) to (2,0), and a player who has only to prospect."""
    return Desk.bare().tiles(*ROW).pieces(0, prospect=1)


@pytest.mark.clause("cavum", "C16.1")
def test_once_a_phase_as_the_twelfth_action() -> None:
    desk = row().stations(0, "(-2,0)", "(0,0)")
    desk.prospect("(-2,0)", "(-1,0)", "(0,0)")
    assert desk.left(0, "prospect") == 0
    assert desk.state.turn == 1


@pytest.mark.clause("cavum", "C16.2")
def test_no_route_is_always_allowed() -> None:
    desk = row().stations(0, "(-2,0)", "(0,0)").vein("(-1,0)", "red")
    desk.do("piece prospect")
    assert "no_route" in desk.legal()
    events = desk.do("no_route")
    assert told(events, "no_route") == [{"seat": 0}]
    assert (desk.held(0, "red"), desk.left(0, "prospect")) == (0, 0)


@pytest.mark.clause("cavum", "C16.3")
def test_from_one_own_station_to_another() -> None:
    """Mountain or city, connected or not."""
    desk = Desk.bare().tiles("2k2@(2,3)", "2k0@(1,4)").stations(0, "C2-1", "C2-2", "C2-3").pieces(0, prospect=1)
    desk.do("piece prospect")
    assert desk.legal("start") == []
    cities = Desk.bare().tiles("4k1@(2,3)").stations(0, "C2-2", "C2-3").pieces(0, prospect=1)
    cities.prospect("C2-2", "(2,3)", "C2-3")
    assert cities.left(0, "prospect") == 0
    foreign = row().stations(0, "(-2,0)").stations(1, "(0,0)")
    foreign.do("piece prospect")
    assert foreign.why(f"start {foreign.name('(0,0)')}") == "C16.3"
    assert foreign.why(f"start {foreign.name('(-2,0)')}") == "C3.11"


@pytest.mark.clause("cavum", "C16.4")
def test_no_node_twice() -> None:
    desk = Desk.bare().tiles("6k0@(0,0)", "6k0@(1,0)", "6k0@(1,-1)").stations(0, "(0,0)", "(1,-1)")
    desk.pieces(0, prospect=1).do("piece prospect", f"start {desk.name('(0,0)')}", f"go {desk.name('(1,0)')}")
    assert desk.legal("go") == [desk.name("(1,-1)")]
    assert desk.why(f"go {desk.name('(0,0)')}") == "C16.4"
    assert desk.why(f"go {desk.name('(1,0)')}") == "C16.4"


@pytest.mark.clause("cavum", "C16.5")
def test_own_stations_veins_and_tiles_in_between() -> None:
    desk = row().stations(0, "(-2,0)", "(0,0)", "(2,0)").vein("(-1,0)", "red").vein("(1,0)", "blue")
    desk.prospect("(-2,0)", "(-1,0)", "(0,0)", "(1,0)", "(2,0)")
    assert (desk.held(0, "red"), desk.held(0, "blue")) == (1, 1)


@pytest.mark.clause("cavum", "C16.6")
def test_where_a_route_never_goes() -> None:
    """Not over other stations, empty city spaces, hexes without tile or closed sides."""
    desk = row().stations(0, "(-2,0)", "(2,0)").stations(1, "(0,0)")
    desk.do("piece prospect")
    assert desk.legal() == ["no_route"]
    sides = Desk.bare().tiles("4k0@(0,0)", "2k0@(1,0)", "6k0@(1,-1)").stations(0, "(0,0)", "(1,-1)")
    sides.pieces(0, prospect=1).do("piece prospect", f"start {sides.name('(0,0)')}")
    assert sides.why(f"go {sides.name('(1,0)')}") == "C16.6"
    assert sides.why(f"go {sides.name('(-1,0)')}") == "C16.6"
    city = Desk.bare().tiles("6k0@(2,3)", "6k0@(1,4)").stations(0, "(2,3)", "(1,4)").pieces(0, prospect=1)
    city.do("piece prospect", f"start {city.name('(2,3)')}")
    assert city.why("go south_east_2") == "C16.6"


@pytest.mark.clause("cavum", "C16.6", "C16.3")
def test_a_step_must_leave_an_end_in_reach() -> None:
    """A linked dead end is refused: no other own station can be reached from it."""
    desk = Desk.bare().tiles("6k0@(0,0)", "6k0@(1,0)", "6k0@(-1,0)").stations(0, "(0,0)", "(1,0)")
    desk.pieces(0, prospect=1).do("piece prospect", f"start {desk.name('(0,0)')}")
    assert desk.legal("go") == [desk.name("(1,0)")]
    assert desk.why(f"go {desk.name('(-1,0)')}") == "C3.11"


@pytest.mark.clause("cavum", "C16.7")
def test_only_one_route() -> None:
    desk = row().tiles("2k0@(-2,2)", "2k0@(-1,2)", "2k0@(0,2)").vein("(-1,0)", "red").vein("(-1,2)", "blue")
    desk.stations(0, "(-2,0)", "(0,0)", "(-2,2)", "(0,2)")
    desk.prospect("(-2,0)", "(-1,0)", "(0,0)")
    assert (desk.held(0, "red"), desk.held(0, "blue")) == (1, 0)
    assert desk.state.turn == 1


@pytest.mark.clause("cavum", "C16.8", "C16.10", "C16.14")
def test_one_stone_of_every_vein_to_the_hand() -> None:
    desk = row().stations(0, "(-2,0)", "(2,0)").vein("(-1,0)", "red", 3).vein("(1,0)", "blue", 2)
    events = desk.prospect("(-2,0)", "(-1,0)", "(0,0)", "(1,0)", "(2,0)")
    names = [desk.name(place) for place in ("(-2,0)", "(-1,0)", "(0,0)", "(1,0)", "(2,0)")]
    facts = {"seat": 0, "route": names, "colours": ["red", "blue"], "count": 2, "veins": [names[1], names[3]]}
    assert told(events, "prospected") == [facts]
    assert (desk.vein_on("(-1,0)"), desk.vein_on("(1,0)")) == (("red", 2), ("blue", 1))
    assert sum(desk.state.hands) == 2
    assert desk.game.view(desk.state, 1)["players"][0]["hand"] is None


@pytest.mark.clause("cavum", "C16.9")
def test_a_poor_route_is_legal() -> None:
    desk = Desk.bare().tiles("6k0@(0,0)", "6k0@(1,0)", "6k0@(1,-1)").stations(0, "(0,0)", "(1,-1)")
    desk.vein("(1,0)", "red").pieces(0, prospect=1)
    events = desk.prospect("(0,0)", "(1,-1)")
    assert told(events, "prospected")[0]["colours"] == []


@pytest.mark.clause("cavum", "C16.11")
def test_an_emptied_vein_bares_its_tile_at_once() -> None:
    desk = row().stations(0, "(-2,0)", "(0,0)").tiles("3k0@(-1,0)").vein("(-1,0)", "red", 1)
    events = desk.prospect("(-2,0)", "(-1,0)", "(0,0)")
    assert told(events, "vein_emptied") == [{"hex": desk.name("(-1,0)"), "colour": "red"}]
    assert desk.vein_on("(-1,0)") is None
    assert desk.pool("vein") == 6
    desk.pieces(0, prospect=1).turn(0).do("piece prospect")
    assert desk.legal("start") == []


@pytest.mark.clause("cavum", "C16.11", "C18.9")
def test_dynamite_bared_by_prospecting_explodes() -> None:
    desk = row().tiles("d3k0@(-1,0)").vein("(-1,0)", "red", 1).stations(0, "(-2,0)", "(0,0)").pieces(1)
    assert visible(desk.state) == 0
    events = desk.prospect("(-2,0)", "(-1,0)", "(0,0)")
    assert [fact["hex"] for fact in told(events, "blast")] == [desk.name("(-1,0)")]


@pytest.mark.clause("cavum", "C16.12")
def test_for_the_route_that_empties_it_a_vein_counts_with_six_exits() -> None:
    desk = Desk.bare().tiles("2k0@(0,0)", "2k1@(1,-1)", "2k1@(-1,1)").vein("(0,0)", "red", 1)
    desk.stations(0, "(1,-1)", "(-1,1)").pieces(0, prospect=1).prospect("(1,-1)", "(0,0)", "(-1,1)")
    assert desk.held(0, "red") == 1


@pytest.mark.clause("cavum", "C16.13")
def test_the_board_of_the_moment_counts() -> None:
    """Who comes first may empty a vein before the other."""
    desk = row().stations(0, "(-2,0)").stations(1, "(2,0)").vein("(0,0)", "red", 1).pieces(1, prospect=1)
    desk.tiles("2k1@(1,-1)", "2k1@(-1,1)", "2k2@(0,-1)", "2k2@(0,1)")
    desk.stations(0, "(1,-1)").stations(1, "(0,1)")
    assert route_starts(desk.rules, desk.state.board, 1) == desk.mask("(2,0)", "(0,1)")
    desk.prospect("(-2,0)", "(-1,0)", "(0,0)", "(1,-1)")
    assert desk.vein_on("(0,0)") is None
    desk.do("piece prospect")
    assert desk.legal() == ["no_route"]


@pytest.mark.clause("cavum", "C16.15")
def test_afterwards_the_player_waits() -> None:
    desk = row().stations(0, "(-2,0)", "(0,0)")
    before = desk.supply("prospect")
    desk.prospect("(-2,0)", "(-1,0)", "(0,0)")
    assert desk.supply("prospect") == before + 1
    desk.do("piece station", "give_up", "end_turn")
    assert desk.state.turn == 1
