"""What a builder is told building would bring if it ended now: city points, blasts, the best route."""

import pytest

from motherlode.kernel import Facts
from tests.games.cavum.desk import Desk, told


def forecast(desk: Desk) -> Facts:
    return desk.game.prompt(desk.state, desk.state.turn).facts


def row() -> Desk:
    """Five tiles in a row with a vein on the second and the fourth, and only the prospect tile left."""
    desk = Desk.bare().tiles(*(f"2k0@({q},0)" for q in range(-2, 3)))
    return desk.vein("(-1,0)", "red").vein("(1,0)", "blue").pieces(0, prospect=1).pieces(1)


def names(desk: Desk, *places: str) -> list[str]:
    return [desk.name(place) for place in places]


def test_the_best_route_and_its_stones() -> None:
    desk = row().stations(0, "(-2,0)", "(0,0)", "(2,0)")
    facts = forecast(desk)
    assert facts["best"] == names(desk, "(-2,0)", "(-1,0)", "(0,0)", "(1,0)", "(2,0)")
    assert facts["best_stones"] == ["red", "blue"]


def test_the_best_way_on_from_a_route_that_has_begun() -> None:
    desk = row().stations(0, "(-2,0)", "(0,0)", "(2,0)")
    desk.do("piece prospect", "start f6", "go f7")
    facts = forecast(desk)
    assert (facts["best"], facts["best_stones"]) == (names(desk, "(0,0)", "(1,0)", "(2,0)"), ["blue"])


@pytest.mark.parametrize(("stations", "told_of"), [([], 0), (["(-2,0)"], 1), (["(-2,0)", "(0,3)"], 2)])
def test_without_a_route_it_says_how_many_stations_there_are(stations: list[str], told_of: int) -> None:
    desk = row().tiles("2k0@(0,3)")
    if stations:
        desk.stations(0, *stations)
    desk.do("piece prospect")
    facts = forecast(desk)
    assert (facts["starts"], facts["stations"]) == (0, told_of)
    assert (facts["best"], facts["best_stones"]) == ([], [])


def test_blasts_and_city_points_are_those_that_follow() -> None:
    desk = row().stations(0, "(-2,0)").tiles("d2k0@(1,-3)", "d3k0@(1,-4)", "2k0@(2,-3)")
    desk.do("piece prospect")
    facts = forecast(desk)
    key = desk.state.key()
    assert (desk.game.prompt(desk.state, 0).facts, desk.state.key()) == (facts, key)
    events = desk.do("no_route")
    assert facts["blasts"] == [blast["hex"] for blast in told(events, "blast")]
    assert facts["blasts"] == names(desk, "(1,-4)", "(1,-3)")
    assert facts["city_points"] == 0


def test_city_points_of_a_connected_station() -> None:
    desk = Desk.building().tiles("6k0@(-2,4)").stations(0, "(-2,4)", "C1-2", "C1-3").pieces(0, prospect=1).pieces(1)
    facts = forecast(desk)
    events = desk.do("piece prospect", "no_route")
    scored = [city for city in told(events, "city_scored") if city["seat"] == 0]
    assert facts["city_points"] == sum(int(str(city["points"])) for city in scored) > 0
    assert [city["spaces"] for city in scored] == [names(desk, "C1-2", "C1-3")]
