"""C12: stations in the mountain and in the cities."""

import pytest

from tests.games.cavum.desk import Desk, told

LINE = ("2k0@(3,0)", "2k0@(4,0)", "2k0@(5,0)")  # from the middle of the mountain to C2-6


@pytest.mark.clause("cavum", "C12.1", "C15.1")
def test_three_uses_of_a_station() -> None:
    desk = Desk.bare().tiles("2k0@(4,0)", "2k0@(5,0)", "2k0@(2,0)").stations(0, "(4,0)")
    desk.lay("2k0@(3,0)")
    desk.do("piece station")
    assert desk.legal() == ["build_here", "build_city south_east_6", "give_up"]


@pytest.mark.clause("cavum", "C12.2")
def test_on_the_tile_of_the_action_before() -> None:
    desk = Desk.building()
    desk.lay("3k1@(-2,4)")
    events = desk.build()
    assert told(events, "station_built") == [{"seat": 0, "hex": desk.name("(-2,4)")}]
    assert desk.station_on("(-2,4)") == 0


@pytest.mark.clause("cavum", "C12.2", "C14.6")
def test_tile_and_station_by_options() -> None:
    desk = Desk.building()
    desk.lay("3k1@(-2,4)", option=True)
    desk.do("piece option", "from_pool station", "build_here")
    assert desk.station_on("(-2,4)") == 0
    assert desk.pool("station", 0) == 1
    assert desk.left(0, "station") == 3


@pytest.mark.clause("cavum", "C12.3")
def test_any_action_between_ends_the_permission() -> None:
    for between in (["piece option", "points"], ["piece station", "give_up"], ["piece vein", "give_up"]):
        desk = Desk.building()
        desk.lay("3k1@(-2,4)")
        desk.do(*between, "piece station")
        assert desk.why("build_here") == "C12.2"
    another = Desk.building()
    another.lay("3k1@(-2,4)")
    another.lay("2k1@(-3,4)")
    another.build()
    assert (another.station_on("(-2,4)"), another.station_on("(-3,4)")) == (-1, 0)


@pytest.mark.clause("cavum", "C12.3")
def test_the_end_of_a_turn_ends_the_permission() -> None:
    desk = Desk.building()
    desk.do("piece vein", "give_up", "piece station", "give_up", "piece option", "points")
    desk.lay("3k1@(-2,4)")
    assert desk.state.turn == 1
    desk.do("piece station")
    assert desk.why("build_here") == "C12.2"


@pytest.mark.clause("cavum", "C12.4")
def test_only_on_level_one() -> None:
    desk = Desk.building().tiles("2k1@(-3,4)")
    desk.lay("3k1@(-3,4)")
    desk.do("piece station")
    violation = desk.violation("build_here")
    assert violation is not None
    assert (violation.clause, violation.facts["level"]) == ("C12.4", 2)


@pytest.mark.clause("cavum", "C12.5")
def test_not_on_dynamite() -> None:
    desk = Desk.building()
    desk.lay("d2k1@(-3,4)")
    desk.do("piece station")
    assert desk.why("build_here") == "C12.5"


@pytest.mark.clause("cavum", "C12.6")
def test_never_on_older_tiles_veins_or_twice() -> None:
    """The only mountain place ever offered is the tile of the action before."""
    desk = Desk.building()
    desk.do("piece station")
    assert desk.legal() == ["give_up"]
    desk.do("give_up")
    desk.lay("3k1@(-2,4)")
    desk.put_vein("(-2,4)", "red")
    desk.do("piece station")
    assert "build_here" not in desk.legal()
    twice = Desk.building()
    twice.lay("3k1@(-2,4)")
    twice.build()
    twice.do("piece station")
    assert twice.why("build_here") == "C12.2"


@pytest.mark.clause("cavum", "C12.7")
def test_a_mountain_station_needs_no_connection() -> None:
    desk = Desk.bare().tiles("2k0@(0,0)")
    desk.lay("2k0@(1,0)")
    desk.build()
    assert desk.station_on("(1,0)") == 0


@pytest.mark.clause("cavum", "C12.8", "C12.10")
@pytest.mark.parametrize(("between", "free"), [(None, True), (0, True), (1, False)])
def test_a_station_bars_the_others_only(between: int | None, free: bool) -> None:
    desk = Desk.bare().tiles(*LINE).stations(0, "(3,0)")
    if between is not None:
        desk.stations(between, "(4,0)")
    desk.do("piece station")
    assert ("build_city south_east_6" in desk.legal()) == free


@pytest.mark.clause("cavum", "C12.9")
def test_a_city_station_needs_a_path_to_a_mountain_station() -> None:
    desk = Desk.bare().tiles(*LINE)
    desk.do("piece station")
    assert desk.why("build_city south_east_6") == "C12.9"
    desk.stations(0, "(3,0)")
    assert desk.why("build_city south_east_6") == ""
    assert desk.why("build_city south_east_5") == "C12.9"
    city_only = Desk.bare().tiles("4k1@(5,0)").stations(0, "C2-6")
    city_only.do("piece station")
    assert city_only.legal() == ["give_up"]


@pytest.mark.clause("cavum", "C12.10")
def test_what_interrupts_the_path() -> None:
    """Veins and dynamite do not; a hex without a tile and a closed side do."""
    for middle, free in (("2k0@(4,0)", True), ("d2k0@(4,0)", True), ("2k1@(4,0)", False)):
        desk = Desk.bare().tiles("2k0@(3,0)", middle, "2k0@(5,0)").stations(0, "(3,0)")
        desk.do("piece station")
        assert ("build_city south_east_6" in desk.legal()) == free
    vein = Desk.bare().tiles("2k0@(3,0)", "2k1@(4,0)", "2k0@(5,0)").stations(0, "(3,0)").vein("(4,0)", "red")
    vein.do("piece station")
    assert "build_city south_east_6" in vein.legal()
    gap = Desk.bare().tiles("2k0@(3,0)", "2k0@(5,0)").stations(0, "(3,0)")
    gap.do("piece station")
    assert gap.legal() == ["give_up"]


@pytest.mark.clause("cavum", "C12.11")
@pytest.mark.parametrize("owner", [0, 1])
def test_one_station_a_space(owner: int) -> None:
    desk = Desk.bare().tiles(*LINE).stations(0, "(3,0)").stations(owner, "C2-6")
    desk.do("piece station")
    assert desk.why("build_city south_east_6") == "C12.11"


@pytest.mark.clause("cavum", "C12.12")
def test_a_city_station_after_any_action() -> None:
    desk = Desk.bare().tiles(*LINE).stations(0, "(3,0)")
    desk.do("piece option", "points")
    events = desk.build("C2-6")
    assert told(events, "city_station_built") == [{"seat": 0, "space": "south_east_6", "city": "south_east"}]


@pytest.mark.clause("cavum", "C12.13")
def test_several_stations_in_one_city() -> None:
    desk = Desk.building().tiles("2k2@(-3,4)").stations(0, "(-3,4)")
    before = sum(desk.state.pieces[:9])
    desk.build("C1-2")
    desk.build("C1-3")
    assert desk.connected(0) == ["south_2", "south_3"]
    assert sum(desk.state.pieces[:9]) == before - 2


@pytest.mark.clause("cavum", "C12.14", "C18.10")
def test_stations_stay_when_they_are_cut_off() -> None:
    desk = Desk.bare().tiles("2k0@(3,0)", "d2k0@(4,0)", "2k0@(5,0)").stations(0, "(3,0)", "C2-6")
    desk.pieces(0, prospect=1).pieces(1)
    desk.do("piece prospect", "no_route")
    assert desk.connected(0) == []
    assert (desk.station_on("(3,0)"), desk.station_on("C2-6")) == (0, 0)
