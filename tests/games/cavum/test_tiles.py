"""C10, C11: laying tunnel and dynamite tiles."""

import pytest

from motherlode.games.cavum.components import HEXES
from tests.games.cavum.desk import Desk, told


@pytest.mark.clause("cavum", "C10.1")
def test_tiles_go_on_mountain_hexes_only() -> None:
    desk = Desk.building()
    hexes = [desk.game.actions[id].facts["hex"] for id in desk.game.actions.of_kind("lay")]
    assert hexes == desk.box.names[:HEXES]
    assert desk.why(f"lay {desk.name('(-3,4)')}") == "C10.1"
    desk.do("piece tunnel_2")
    assert desk.why(f"lay {desk.name('(-3,4)')}") == ""


@pytest.mark.clause("cavum", "C10.2")
@pytest.mark.parametrize("owner", [0, 1])
def test_no_tile_on_a_station(owner: int) -> None:
    desk = Desk.building().tiles("2k1@(-3,4)").stations(owner, "(-3,4)")
    assert desk.why_lay("6k0@(-3,4)") == "C10.2"


@pytest.mark.clause("cavum", "C10.3")
def test_no_tile_on_a_vein() -> None:
    desk = Desk.building().tiles("2k1@(-3,4)").vein("(-3,4)", "red")
    assert desk.why_lay("6k0@(-3,4)") == "C10.3"


@pytest.mark.clause("cavum", "C10.4", "C10.5", "C10.6")
def test_one_continuing_side_is_enough() -> None:
    """(-3,4) has two start tiles below and nothing else around; one of six exits meeting one of them is enough."""
    desk = Desk.building()
    assert desk.why_lay("2k0@(-3,4)") == "C10.4"
    assert desk.can_lay("2k1@(-3,4)")
    assert desk.can_lay("6k0@(-3,4)")
    assert desk.why_lay("6k0@(3,-3)") == "C10.4"


@pytest.mark.clause("cavum", "C10.6", "C10.23")
def test_other_sides_may_end_anywhere() -> None:
    """At a closed side, a vein, a city space, a brown cell or nothing; and they may block neighbours."""
    closed = Desk.bare().tiles("2k0@(0,0)", "2k1@(1,-1)")
    assert closed.can_lay("6k0@(1,0)")
    blocking = Desk.bare().tiles("6k0@(0,0)", "6k0@(1,-1)")
    assert blocking.can_lay("2k0@(1,0)")
    brown = Desk.bare().tiles("6k0@(-4,4)")
    assert brown.can_lay("2k1@(-5,5)")
    vein = Desk.building().tiles("6k0@(1,1)")
    assert vein.can_lay("2k2@(1,0)")
    city = Desk.bare().tiles("6k0@(2,2)")
    assert city.can_lay("2k2@(2,3)")


@pytest.mark.clause("cavum", "C10.7")
def test_length_and_cities_do_not_matter() -> None:
    lonely = Desk.bare().tiles("2k0@(0,0)")
    assert lonely.can_lay("2k0@(1,0)")
    assert lonely.connected(0) == []


@pytest.mark.clause("cavum", "C10.8")
@pytest.mark.parametrize("owner", [None, 0, 1])
@pytest.mark.parametrize("tile", ["2k0", "d2k0"])
def test_any_tile_continues_the_tunnel(tile: str, owner: int | None) -> None:
    desk = Desk.bare().tiles(f"{tile}@(0,0)")
    if owner is not None:
        desk.stations(owner, "(0,0)")
    assert desk.can_lay("2k0@(1,0)", seat=0)


@pytest.mark.clause("cavum", "C10.9", "C10.13")
def test_an_unreached_vein_does_not_continue() -> None:
    desk = Desk.building()
    for place in ("(1,0)", "(1,-1)", "(0,-1)", "(-1,0)", "(-1,1)", "(0,1)"):
        assert desk.why_lay(f"6k0@{place}") == "C10.9"


@pytest.mark.clause("cavum", "C10.10")
def test_a_tile_beside_an_unreached_vein_with_another_continuing_side() -> None:
    desk = Desk.building().tiles("6k0@(0,2)")
    assert desk.can_lay("2k2@(0,1)")
    past = Desk.building().tiles("6k0@(0,2)", "6k0@(1,1)")
    past.lay("2k0@(0,1)")
    assert past.why_lay("2k0@(-1,0)") == "C10.9"
    desk.lay("2k2@(0,1)")
    assert desk.can_lay("2k0@(-1,0)")


@pytest.mark.clause("cavum", "C10.11")
def test_a_reached_vein_continues_on_all_sides() -> None:
    desk = Desk.building().tiles("2k0@(-1,0)")
    sides = {"(1,0)": "2k0", "(1,-1)": "2k1", "(0,-1)": "2k2", "(-1,1)": "2k1", "(0,1)": "2k2"}
    for place, tile in sides.items():
        assert desk.can_lay(f"{tile}@{place}"), place


@pytest.mark.clause("cavum", "C10.12", "C10.20")
def test_covering_the_only_tunnel_makes_a_vein_unreached() -> None:
    kept = Desk.building().tiles("2k0@(1,0)", "6k0@(2,-1)")
    kept.lay("3k1@(1,0)")
    assert kept.can_lay("2k0@(-1,0)")
    other = Desk.building().tiles("2k0@(1,0)", "6k0@(2,0)")
    other.lay("3k0@(1,0)")
    assert other.why_lay("2k0@(-1,0)") == "C10.9"


@pytest.mark.clause("cavum", "C10.14")
def test_any_city_edge_is_open() -> None:
    desk = Desk.bare().tiles("6k0@(2,2)").stations(1, "C2-2", "C2-3")
    assert desk.can_lay("2k2@(2,3)")
    assert desk.can_lay("3k0@(2,3)")


@pytest.mark.clause("cavum", "C10.14")
def test_owner_only_bars_the_edge_of_other_stations() -> None:
    desk = Desk.bare(city_edge="owner_only").tiles("6k0@(2,2)").stations(1, "C2-2")
    assert desk.why_lay("2k2@(2,3)", seat=0) == "C10.14"
    assert desk.can_lay("2k2@(2,3)", seat=1)
    assert Desk.bare(city_edge="owner_only").tiles("6k0@(2,2)").can_lay("2k2@(2,3)")


@pytest.mark.clause("cavum", "C10.15", "C10.16")
def test_only_the_own_city_station_continues() -> None:
    """The own station need not be connected; empty spaces and other stations never continue."""
    assert Desk.bare().stations(0, "C2-2").can_lay("2k2@(2,3)", seat=0)
    assert Desk.bare().stations(0, "C2-2").why_lay("2k2@(2,3)", seat=1) == "C10.16"
    assert Desk.bare().why_lay("2k2@(2,3)") == "C10.16"


@pytest.mark.clause("cavum", "C10.17", "C10.18")
def test_more_exits_above() -> None:
    desk = Desk.bare().tiles("6k0@(0,0)", "3k1@(1,0)")
    desk.do("piece tunnel_3")
    violation = desk.violation(f"lay {desk.name('(1,0)')}")
    assert violation is not None
    assert (violation.clause, violation.facts["needed"], violation.facts["have"]) == ("C10.17", 4, 3)
    assert Desk.bare().tiles("6k0@(0,0)", "6k0@(1,0)").why_lay("6k0@(0,0)") == "C10.18"


@pytest.mark.clause("cavum", "C10.19")
def test_a_covering_tile_needs_a_continuing_side_only() -> None:
    desk = Desk.bare().tiles("2k0@(0,0)", "2k0@(1,0)", "2k1@(-1,1)")
    assert desk.can_lay("3k0@(0,0)")
    assert Desk.bare().tiles("2k0@(0,0)").why_lay("6k0@(0,0)") == "C10.19"
    free = Desk.bare().tiles("2k0@(0,0)", "2k0@(1,0)", "2k1@(1,-1)")
    free.lay("3k1@(0,0)")
    assert free.stack("(0,0)") == ["2k0", "3k1"]


@pytest.mark.clause("cavum", "C10.20", "C12.14")
def test_a_covering_may_cut_anybody() -> None:
    """Only the top tile counts; the stations cut off stay."""
    desk = Desk.bare().tiles("2k0@(3,0)", "2k0@(4,0)", "2k0@(5,0)").stations(1, "(3,0)", "C2-6")
    assert desk.connected(1) == ["south_east_6"]
    desk.lay("3k1@(4,0)")
    assert desk.connected(1) == []
    assert (desk.station_on("(3,0)"), desk.station_on("C2-6")) == (1, 1)


@pytest.mark.clause("cavum", "C10.21")
def test_stacks_of_four() -> None:
    desk = Desk.bare().tiles("6k0@(0,0)")
    for tile in ("2k0", "3k1", "4k1", "6k0"):
        desk.lay(f"{tile}@(1,0)")
    assert desk.stack("(1,0)") == ["2k0", "3k1", "4k1", "6k0"]
    assert desk.why_lay("6k0@(1,0)") == "C10.18"


@pytest.mark.clause("cavum", "C10.22", "C10.9")
def test_a_covered_tile_does_not_reach_for_its_cover() -> None:
    desk = Desk.building().tiles("2k0@(1,0)")
    assert desk.why_lay("6k0@(1,0)") == "C10.22"
    desk.tiles("2k0@(-1,0)")
    assert desk.can_lay("6k0@(1,0)")


@pytest.mark.clause("cavum", "C10.24")
def test_an_emptied_hex_counts_from_level_one_again() -> None:
    desk = Desk.building().tiles("2k1/d6k0@(-3,4)").pieces(0, prospect=1).pieces(1, prospect=1)
    desk.do("piece prospect", "no_route", "piece prospect", "no_route")
    assert desk.stack("(-3,4)") == []
    desk.turn_up(6, 7, 8, 9, 10).auction(1, 2)
    desk.do("order_pass", "order_pass")
    desk.tiles("6k0@(-2,4)")
    events = desk.lay("2k0@(-3,4)")
    assert told(events, "tile_laid")[0]["level"] == 1
    desk.build()
    assert desk.station_on("(-3,4)") == 0


@pytest.mark.clause("cavum", "C11.1")
def test_dynamite_is_laid_like_a_tunnel() -> None:
    desk = Desk.building()
    for rotation in range(3):
        assert desk.why_lay(f"d2k{rotation}@(-3,4)") == desk.why_lay(f"2k{rotation}@(-3,4)")
    desk.lay("d2k1@(-3,4)")
    assert desk.stack("(-3,4)") == ["d2k1"]
    assert desk.left(0, "dynamite") == 0


@pytest.mark.clause("cavum", "C11.2")
@pytest.mark.parametrize(("below", "above"), [("2k0", "d3k1"), ("d2k0", "3k1"), ("d2k0", "d3k1")])
def test_dynamite_below_and_above(below: str, above: str) -> None:
    desk = Desk.bare().tiles("6k0@(0,0)", f"{below}@(1,0)")
    assert desk.can_lay(f"{above}@(1,0)")
    swapped = Desk.bare().tiles("6k0@(0,0)", f"{above}@(1,0)")
    assert swapped.why_lay(f"{below}@(1,0)") == "C10.17"


@pytest.mark.clause("cavum", "C11.3")
def test_dynamite_carries_connections() -> None:
    desk = Desk.bare().tiles("2k0@(3,0)", "d2k0@(4,0)", "d2k0@(5,0)").stations(0, "(3,0)", "C2-6")
    assert desk.connected(0) == ["south_east_6"]
    desk.pieces(0, prospect=1).prospect("(3,0)", "(4,0)", "(5,0)", "C2-6")


@pytest.mark.clause("cavum", "C11.4", "C18.1")
def test_dynamite_explodes_after_the_city_scoring() -> None:
    desk = Desk.bare().tiles("2k0@(3,0)", "d2k0@(4,0)", "2k0@(5,0)").stations(0, "(3,0)", "C2-6")
    desk.pieces(0, prospect=1).pieces(1)
    events = desk.do("piece prospect", "no_route")
    kinds = desk.kinds(events)
    assert kinds.index("city_scored") < kinds.index("blast")
    assert desk.score(0) == 25
