"""C13: veins."""

import pytest

from motherlode.games.cavum.components import HEXES
from tests.games.cavum.desk import Desk, told


@pytest.mark.clause("cavum", "C13.1", "C13.2")
@pytest.mark.parametrize("text", ["2k0@(2,0)", "d2k0@(2,0)", "2k0/3k1@(2,0)", "6k0@(-2,-2)"])
def test_on_any_free_tile(text: str) -> None:
    desk = Desk.building().tiles(text).turn(1)
    desk.do("piece option", "points", "piece vein")
    assert desk.legal("lay_vein") == [desk.name(text.split("@")[1])]


@pytest.mark.clause("cavum", "C13.3")
def test_not_beside_a_city_space() -> None:
    desk = Desk.bare()
    for hex in range(HEXES):
        desk.tiles(f"2k0@{desk.box.names[hex]}")
    desk.do("piece vein")
    sites = desk.legal("lay_vein")
    assert len(sites) == 61
    assert {desk.why(f"lay_vein {name}") for name in desk.box.names[:HEXES] if name not in sites} == {"C13.3"}


@pytest.mark.clause("cavum", "C13.4")
def test_not_beside_another_vein() -> None:
    desk = Desk.building().tiles("2k0@(1,0)", "2k0@(2,0)")
    desk.do("piece vein")
    assert desk.legal("lay_vein") == [desk.name("(2,0)")]
    assert desk.why(f"lay_vein {desk.name('(1,0)')}") == "C13.4"


@pytest.mark.clause("cavum", "C13.5", "C13.8", "C13.9")
def test_any_colour_with_stones_on_its_scale() -> None:
    """No order is needed; yellow as soon as there are yellow stones on the scale."""
    desk = Desk.building().tiles("2k0@(2,0)")
    desk.do("piece vein", f"lay_vein {desk.name('(2,0)')}")
    assert desk.legal("colour") == ["red", "purple", "blue", "green", "white"]
    assert desk.why("colour yellow") == "C13.5"
    desk.opened(yellow=8, red=9)
    assert desk.legal("colour") == ["yellow", "purple", "blue", "green", "white"]


@pytest.mark.clause("cavum", "C13.6", "C24.1")
@pytest.mark.parametrize(("seats", "stones"), [(2, 3), (3, 4), (4, 4)])
def test_stones_by_number_of_players(seats: int, stones: int) -> None:
    desk = Desk.building(seats).tiles("2k0@(2,0)")
    events = desk.put_vein("(2,0)", "white")
    facts = {"seat": 0, "hex": desk.name("(2,0)"), "colour": "white", "count": stones, "high": stones}
    assert told(events, "vein_laid") == [facts]
    assert desk.price("white") == stones


@pytest.mark.clause("cavum", "C13.6")
def test_a_short_scale_gives_all_it_has() -> None:
    desk = Desk.building(4).tiles("2k0@(2,0)").opened(white=7)
    desk.put_vein("(2,0)", "white")
    assert desk.vein_on("(2,0)") == ("white", 2)
    assert desk.price("white") == 9


@pytest.mark.clause("cavum", "C13.7")
def test_stones_leave_the_lowest_occupied_spaces() -> None:
    """With spaces 1-4 open the next three stones are those of 5-7, so 8 and 9 stay occupied."""
    desk = Desk.building().tiles("2k0@(2,0)").opened(white=4)
    desk.put_vein("(2,0)", "white")
    assert desk.price("white") == 7


@pytest.mark.clause("cavum", "C13.10")
def test_no_vein_without_stones() -> None:
    desk = Desk.building().tiles("2k0@(2,0)").opened(red=9, purple=9, blue=9, green=9, white=9)
    desk.do("piece vein")
    assert desk.legal() == ["give_up"]
    assert desk.why(f"lay_vein {desk.name('(2,0)')}") == "C13.10"
    desk.do("give_up", "piece option")
    assert desk.why("from_pool vein") == "C14.5"


@pytest.mark.clause("cavum", "C13.11")
def test_veins_are_common_property() -> None:
    desk = Desk.bare().tiles("2k0@(0,0)", "2k0@(1,0)", "2k0@(2,0)").stations(1, "(0,0)", "(2,0)")
    desk.put_vein("(1,0)", "red")
    desk.pieces(1, prospect=1).turn(1).prospect("(0,0)", "(1,0)", "(2,0)")
    assert desk.held(1, "red") == 1


@pytest.mark.clause("cavum", "C13.12", "C13.13")
def test_a_vein_has_six_exits_whatever_lies_under_it() -> None:
    around = {"(1,0)": "2k0", "(1,-1)": "2k1", "(0,-1)": "2k2", "(-1,0)": "2k0", "(-1,1)": "2k1", "(0,1)": "2k2"}
    for first in around:
        for second in around:
            if first == second:
                continue
            desk = Desk.bare().tiles("2k0@(0,0)", f"{around[first]}@{first}", f"{around[second]}@{second}")
            desk.vein("(0,0)", "red").stations(0, first, second).pieces(0, prospect=1)
            desk.prospect(first, "(0,0)", second)
            assert desk.held(0, "red") == 1


@pytest.mark.clause("cavum", "C13.14", "C16.11")
def test_a_vein_leaves_with_its_last_stone() -> None:
    desk = Desk.bare().tiles("2k0@(0,0)", "2k0@(1,0)", "2k0@(2,0)").stations(0, "(0,0)", "(2,0)")
    desk.vein("(1,0)", "red", 2)
    for stones in (1, 0):
        desk.pieces(0, prospect=1).turn(0).prospect("(0,0)", "(1,0)", "(2,0)")
        assert desk.vein_on("(1,0)") == (("red", 1) if stones else None)
    assert desk.pool("vein") == 6
