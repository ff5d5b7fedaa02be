"""C18: the explosion."""

import pytest

from motherlode.games.cavum.phases.explosion import explode, visible
from motherlode.kernel import Event, Log
from tests.games.cavum.desk import Desk, told


def blasts(desk: Desk) -> list[Event]:
    log = Log()
    explode(desk.rules, desk.state, log)
    return log.events


@pytest.mark.clause("cavum", "C18.1")
@pytest.mark.parametrize("last", [False, True])
def test_after_every_phase(last: bool) -> None:
    desk = Desk.bare().tiles("d2k0@(0,0)").pieces(0, prospect=1).pieces(1)
    if last:
        desk.last_phase()
    events = desk.do("piece prospect", "no_route")
    assert len(told(events, "blast")) == 1
    assert desk.stack("(0,0)") == []


@pytest.mark.clause("cavum", "C18.2", "C18.5", "C18.8")
def test_one_blast_after_the_other() -> None:
    """Dynamite beside dynamite explodes itself; the smallest (r, q) first."""
    desk = Desk.bare().tiles("d2k0@(0,0)", "d2k0@(1,0)", "d3k0@(1,-1)")
    events = told(blasts(desk), "blast")
    assert [fact["hex"] for fact in events] == [desk.name(place) for place in ("(1,-1)", "(0,0)", "(1,0)")]
    assert all(fact["torn"] == [] for fact in events)
    assert [desk.pool(kind) for kind in ("dynamite_2", "dynamite_3")] == [2, 1]


@pytest.mark.clause("cavum", "C18.3")
def test_all_tiles_of_the_hex_go() -> None:
    desk = Desk.bare().tiles("d2k0/3k0/d4k0@(0,0)", "2k0/3k0@(1,0)")
    events = told(blasts(desk), "blast")
    assert [fact["tiles"] for fact in events] == [["dynamite_2", "tunnel_3", "dynamite_4"]]
    assert desk.stack("(0,0)") == []
    assert desk.stack("(1,0)") == ["2k0"]
    assert [desk.pool(kind) for kind in ("dynamite_2", "tunnel_3", "dynamite_4")] == [1, 2 + 2, 1]


@pytest.mark.clause("cavum", "C18.4")
def test_neighbours_lose_their_top_tile() -> None:
    desk = Desk.bare().tiles("d2k0@(0,0)", "2k0/3k0@(1,0)", "2k0@(0,1)", "2k0@(2,0)")
    events = told(blasts(desk), "blast")
    assert events[0]["torn"] == [desk.name("(1,0)"), desk.name("(0,1)")]
    assert events[0]["torn_tiles"] == ["tunnel_3", "tunnel_2"]
    assert (desk.stack("(1,0)"), desk.stack("(0,1)"), desk.stack("(2,0)")) == (["2k0"], [], ["2k0"])


@pytest.mark.clause("cavum", "C18.6")
def test_a_hex_beside_several_blasts_loses_a_tile_at_each() -> None:
    desk = Desk.bare().tiles("d2k0@(0,0)", "2k0/3k0/4k0@(1,0)", "d2k0@(2,0)")
    blasts(desk)
    assert desk.stack("(1,0)") == ["2k0"]


@pytest.mark.clause("cavum", "C18.7")
def test_bared_dynamite_explodes_too() -> None:
    desk = Desk.bare().tiles("d2k0@(0,0)", "d2k0/3k0@(1,0)", "d2k0/3k0@(2,0)", "2k0@(3,0)", "2k0@(4,0)")
    events = told(blasts(desk), "blast")
    assert [fact["hex"] for fact in events] == [desk.name(place) for place in ("(0,0)", "(1,0)", "(2,0)")]
    assert desk.stack("(3,0)") == []
    assert desk.stack("(4,0)") == ["2k0"]
    assert visible(desk.state) == 0


@pytest.mark.clause("cavum", "C18.9")
def test_stations_and_veins_shield_their_hex() -> None:
    desk = Desk.bare().tiles("d2k0@(0,0)", "2k0/3k0@(1,0)", "2k0@(-1,0)", "d2k0@(0,1)")
    desk.vein("(1,0)", "red").vein("(0,1)", "blue").stations(1, "(-1,0)")
    events = told(blasts(desk), "blast")
    assert [fact["hex"] for fact in events] == [desk.name("(0,0)")]
    assert desk.stack("(1,0)") == ["2k0", "3k0"]
    assert desk.stack("(-1,0)") == ["2k0"]
    assert desk.stack("(0,1)") == ["d2k0"]


@pytest.mark.clause("cavum", "C18.10")
def test_cities_are_not_affected() -> None:
    desk = Desk.bare().tiles("d6k0@(2,3)").stations(0, "C2-2").stations(1, "C2-3")
    blasts(desk)
    assert (desk.station_on("C2-2"), desk.station_on("C2-3")) == (0, 1)


@pytest.mark.clause("cavum", "C18.11")
def test_tiles_reach_the_pool_by_kind() -> None:
    desk = Desk.bare().tiles("2k0/d3k0/4k0/d6k0@(0,0)", "6k0@(1,0)", "4k1@(0,1)")
    before = [desk.pool(kind) for kind in ("tunnel_2", "dynamite_3", "tunnel_4", "dynamite_6", "tunnel_6")]
    blasts(desk)
    after = [desk.pool(kind) for kind in ("tunnel_2", "dynamite_3", "tunnel_4", "dynamite_6", "tunnel_6")]
    assert [now - then for now, then in zip(after, before, strict=True)] == [1, 1, 2, 1, 1]
