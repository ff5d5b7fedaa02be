"""C17: city scoring."""

import pytest

from motherlode.games.cavum.phases import cities
from motherlode.kernel import SILENT
from tests.games.cavum.desk import Desk, told

SOUTH = ("2k2@(-3,4)", "2k2@(-2,4)")  # two mines beside the start tiles


def south(seats: int = 2) -> Desk:
    """Seat 0 with a mine on (-3,4), seat 1 on (-2,4), both linked to the south city."""
    return Desk.building(seats).tiles(*SOUTH).stations(0, "(-3,4)").stations(1, "(-2,4)")


def gains(desk: Desk) -> list[int]:
    before = desk.state.scores[:]
    cities.score(desk.rules, desk.state, SILENT)
    return [now - then for now, then in zip(desk.state.scores, before, strict=True)]


@pytest.mark.clause("cavum", "C17.1", "C22.2")
def test_after_the_last_action_and_once_more_at_the_end() -> None:
    desk = south().stations(0, "C1-2").last_phase().pieces(0, prospect=1).pieces(1, prospect=1)
    assert told(desk.do("piece prospect", "no_route"), "city_scored") == []
    events = desk.do("piece prospect", "no_route")
    assert [fact["points"] for fact in told(events, "city_scored")] == [4, 4]
    assert desk.outcome().scores[0]["cities"] == 8


@pytest.mark.clause("cavum", "C17.2")
def test_every_connected_station_scores() -> None:
    desk = south().stations(0, "C1-2", "C1-3")
    assert gains(desk) == [2 * 3, 0]
    desk.stations(1, "C1-4")
    assert gains(desk) == [2 * 2, 2]


@pytest.mark.clause("cavum", "C17.3")
def test_a_station_without_connection_counts_as_free() -> None:
    desk = south().stations(0, "C1-2").stations(1, "C1-1")
    assert desk.connected(1) == []
    assert gains(desk) == [4, 0]


@pytest.mark.clause("cavum", "C17.4")
def test_judged_after_prospecting_and_before_the_explosion() -> None:
    """The prospecting of the last player bares a tile that cuts the station off; dynamite beside it comes too late."""
    desk = Desk.bare().tiles("2k0@(3,0)", "2k1@(4,0)", "2k0@(5,0)", "2k0@(2,0)").stations(0, "(3,0)", "C2-6")
    desk.vein("(4,0)", "red", 1).pieces(0, prospect=1).pieces(1)
    assert desk.connected(0) == ["south_east_6"]
    assert told(desk.prospect("(3,0)", "(4,0)", "(5,0)", "C2-6"), "city_scored") == []
    blown = Desk.bare().tiles("2k0@(3,0)", "d2k0@(4,0)", "2k0@(5,0)").stations(0, "(3,0)", "C2-6")
    blown.pieces(0, prospect=1).pieces(1)
    assert len(told(blown.do("piece prospect", "no_route"), "city_scored")) == 1
    assert blown.connected(0) == []


@pytest.mark.clause("cavum", "C17.5")
def test_a_full_city_gives_nothing() -> None:
    desk = Desk.building().tiles("2k2@(-3,4)", "2k1@(0,4)", "6k0@(-1,4)", "2k0@(-2,4)")
    desk.stations(0, "(-3,4)", "(0,4)", "C1-1", "C1-2", "C1-3", "C1-4", "C1-5")
    assert len(desk.connected(0)) == 5
    assert gains(desk) == [0, 0]


@pytest.mark.clause("cavum", "C17.6")
def test_the_sequence_of_cities_has_no_effect() -> None:
    """Each city's points follow from its own stations alone: two cities score the sum of each."""
    line = ("2k0@(3,0)", "2k0@(4,0)", "2k0@(5,0)")
    one = south().stations(0, "C1-2")
    other = Desk.building().tiles(*line).stations(0, "(3,0)", "C2-6")
    both = south().tiles(*line).stations(0, "C1-2", "(3,0)", "C2-6")
    assert gains(both)[0] == gains(one)[0] + gains(other)[0] == 4 + 5


@pytest.mark.clause("cavum", "C17.7")
def test_a_station_cut_off_scores_again_once_connected() -> None:
    desk = Desk.bare().tiles("2k0@(3,0)", "2k1@(4,0)", "2k0@(5,0)").stations(0, "(3,0)", "C2-6")
    assert gains(desk) == [0, 0]
    desk.tiles("6k0@(4,0)")
    assert gains(desk) == [5, 0]
