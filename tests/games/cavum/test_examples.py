"""C28: the worked examples of the specification."""

import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

from motherlode.games.cavum.lays import sides_at
from motherlode.games.cavum.phases import cities, explosion
from motherlode.kernel import SILENT
from tests.games.cavum.desk import Desk, told

DATA: Final[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("examples.toml").read_text(encoding="utf-8"))


@pytest.mark.clause("cavum", "C13.6", "C13.7", "C3.17", "C3.19")
@pytest.mark.parametrize(("seats", "open"), [(4, 8), (2, 7)])
def test_e1_taking_stones(seats: int, open: int) -> None:
    desk = Desk.building(seats).tiles("6k0@(-2,2)").opened(green=4)
    desk.put_vein("(-2,2)", "green")
    assert desk.price("green") == open
    assert desk.vein_on("(-2,2)") == ("green", open - 4)


@pytest.mark.clause("cavum", "C19.2", "C19.4", "C19.5", "C19.8", "C19.10", "C19.11", "C19.12", "C19.14")
@pytest.mark.parametrize("sale", DATA["sale"], ids=lambda sale: str(sale["example"]))
def test_e2_to_e4_colour_sale(sale: dict[str, Any]) -> None:
    desk = Desk.building(4)
    for seat, stones in enumerate(sale["hands"]):
        desk.hand(seat, yellow=0)
        desk.state.hands[seat * 6] = stones
    desk.opened(yellow=8).sale()
    before = desk.score(sale["seller"])
    desk.do(*sale["bids"])
    assert desk.score(sale["seller"]) == before + sale["points"]
    assert desk.price("yellow") == sale["open"]
    assert desk.held(sale["seller"], "yellow") == sale["kept"]


@pytest.mark.clause("cavum", "C20.2", "C20.4", "C20.5")
def test_e5_order_sale() -> None:
    desk = Desk.building().order(0, 12).hand(0, green=1, purple=1)
    desk.state.hands[desk.colour("yellow")] = 1
    desk.order_sale()
    desk.do("fulfil order_12")
    assert desk.score(0) == 20 + 22
    assert [desk.price(colour) for colour in ("yellow", "green", "purple")] == [8, 0, 0]
    assert desk.state.orders[11] == -1


@pytest.mark.clause("cavum", "C10.4", "C10.9", "C10.10", "C10.11", "C10.15", "C10.16", "C10.13")
@pytest.mark.parametrize("example", DATA["lay"], ids=lambda example: str(example["example"]))
def test_e6_to_e8_laying(example: dict[str, Any]) -> None:
    desk = Desk.building().tiles(*example.get("tiles", []))
    for seat, place in example.get("stations", []):
        desk.stations(seat, place)
    for text, seat, clause in example["tries"]:
        assert desk.why_lay(text, seat) == clause, text


@pytest.mark.clause("cavum", "C10.17", "C10.18")
def test_e9_covering() -> None:
    allowed = {2: [3, 4, 6], 3: [4, 6], 4: [6], 6: []}
    for below, above in allowed.items():
        desk = Desk.bare().tiles("6k0@(0,0)", f"{below}k0@(1,0)")
        sizes = [size for size in (2, 3, 4, 6) if any(desk.can_lay(f"{size}k{k}@(1,0)") for k in range(3))]
        assert sizes == above
        refused = "C10.18" if below == 6 else "C10.17"
        assert {desk.why_lay(f"{size}k0@(1,0)") for size in (2, 3, 4, 6) if size not in above} == {refused}


@pytest.mark.clause("cavum", "C12.2", "C12.3")
def test_e10_mountain_station() -> None:
    desk = Desk.building()
    desk.lay("3k1@(-2,4)")
    desk.do("piece station")
    assert "build_here" in desk.legal()
    between = Desk.building()
    between.lay("3k1@(-2,4)")
    between.do("piece option", "points", "piece station")
    assert between.why("build_here") == "C12.2"
    later = Desk.building()
    later.lay("3k1@(-2,4)")
    later.do("end_turn")
    later.turn(0).do("piece station")
    assert later.why("build_here") == "C12.2"


@pytest.mark.clause("cavum", "C12.9")
def test_e11_city_station() -> None:
    desk = Desk.building().tiles("6k0@(-3,3)").stations(0, "(-3,3)")
    desk.lay("2k2@(-3,4)")
    desk.do("piece station")
    assert desk.legal("build_city") == ["south_2", "south_3"]
    assert [desk.why(f"build_city south_{number}") for number in (1, 4, 5)] == ["C12.9"] * 3


@pytest.mark.clause("cavum", "C13.3", "C13.4")
def test_e12_third_vein_impossible() -> None:
    desk = Desk.building().tiles("3k1@(-2,4)", "4k0@(-1,3)", "6k0@(0,2)").vein("(-2,4)", "green").vein("(0,2)", "red")
    desk.do("piece vein")
    assert desk.legal() == ["give_up"]
    assert desk.why(f"lay_vein {desk.name('(-1,3)')}") == "C13.4"
    for start in ("(-4,5)", "(-3,5)", "(-2,5)", "(-1,5)"):
        assert desk.why(f"lay_vein {desk.name(start)}") == "C13.3"


@pytest.mark.clause("cavum", "C13.12", "C13.13", "C3.5")
def test_e13_veins_carry_connections() -> None:
    desk = Desk.building().tiles("2k0@(-2,4)", "2k1@(-1,3)").stations(0, "(-1,3)", "C1-3")
    assert desk.connected(0) == []
    desk.vein("(-2,4)", "green")
    assert desk.connected(0) == ["south_3"]
    joined = Desk.building().tiles("2k0@(1,1)", "2k1@(2,0)", "2k2@(1,2)").stations(0, "(2,0)", "(1,2)")
    joined.pieces(0, prospect=1).do("piece prospect")
    assert joined.legal() == ["no_route"]
    other = Desk.building().tiles("2k0@(1,1)", "2k1@(2,0)", "2k2@(1,2)").stations(0, "(2,0)", "(1,2)")
    other.vein("(1,1)", "blue").pieces(0, prospect=1).prospect("(2,0)", "(1,1)", "(1,2)")
    assert other.held(0, "blue") == 1


GREEN, BLUE, YELLOW = 0, 1, 2


def mountain_of_e14() -> Desk:
    desk = Desk.building(3)
    desk.tiles("2k1@(5,-5)", "2k1@(4,-4)", "2k0@(3,-3)", "2k2@(3,-2)", "2k0@(3,-1)", "2k1@(2,0)", "2k0@(1,1)")
    desk.tiles("3k1@(0,2)", "2k0@(-1,2)", "2k0@(-2,2)", "2k0@(-3,2)", "2k2@(-3,3)", "2k0@(-3,4)", "2k0@(-4,2)")
    desk.tiles("2k0@(1,3)")
    desk.vein("(3,-3)", "red", 4).vein("(3,-1)", "green", 4).vein("(1,1)", "green", 2).vein("(-1,2)", "red", 4)
    desk.vein("(-3,2)", "blue", 4).vein("(-3,4)", "green", 3)
    desk.stations(GREEN, "(3,-2)", "C3-5", "C1-3").stations(BLUE, "(-4,2)", "C1-2").stations(YELLOW, "(1,3)", "C1-5")
    for seat in range(3):
        desk.pieces(seat, prospect=1)
    return desk


@pytest.mark.clause("cavum", "C16.3", "C16.5", "C16.8", "C16.10", "C16.13", "C17.2", "C17.3", "C3.22")
def test_e14_prospecting_and_city_scoring() -> None:
    desk = mountain_of_e14()
    way = ["C3-5", "(5,-5)", "(4,-4)", "(3,-3)", "(3,-2)", "(3,-1)", "(2,0)", "(1,1)", "(0,2)", "(-1,2)", "(-2,2)"]
    green = desk.prospect(*way, "(-3,2)", "(-3,3)", "(-3,4)", "(-3,5)", "C1-3")
    assert told(green, "prospected")[0]["colours"] == ["red", "green", "green", "red", "blue", "green"]
    desk.do("piece prospect", f"start {desk.name('(-4,2)')}", f"go {desk.name('(-3,2)')}", f"go {desk.name('(-3,3)')}")
    desk.do(f"go {desk.name('(-3,4)')}")
    assert desk.legal("go") == [desk.name("(-4,5)"), desk.name("(-3,5)")]
    blue = desk.do(f"go {desk.name('(-4,5)')}", "go south_2", "stop")
    assert told(blue, "prospected")[0]["colours"] == ["blue", "green"]
    desk.do("piece prospect")
    assert desk.legal() == ["no_route"]
    scored = desk.do("no_route")
    points = {(fact["seat"], fact["city"]): fact["points"] for fact in told(scored, "city_scored")}
    assert points == {(GREEN, "south"): 3, (BLUE, "south"): 3, (GREEN, "north_east"): 6}


@pytest.mark.clause("cavum", "C18.3", "C18.4", "C18.9", "C18.11")
def test_e15_explosion() -> None:
    desk = Desk.bare().tiles("2k0/d3k0@(0,-2)", "2k1/4k0@(-1,-1)", "2k2@(0,-1)", "2k0@(-1,-2)", "2k0@(1,-2)")
    desk.vein("(-1,-2)", "blue").stations(1, "(1,-2)")
    before = desk.state.pool[:]
    explosion.explode(desk.rules, desk.state, SILENT)
    left = {place: desk.stack(place) for place in ("(0,-2)", "(-1,-1)", "(0,-1)", "(-1,-2)", "(1,-2)")}
    assert left == {"(0,-2)": [], "(-1,-1)": ["2k1"], "(0,-1)": [], "(-1,-2)": ["2k0"], "(1,-2)": ["2k0"]}
    gained = [now - then for now, then in zip(desk.state.pool, before, strict=True)]
    # tunnel_2, tunnel_3, tunnel_4, tunnel_6, dynamite_2, dynamite_3
    assert gained[:6] == [2, 0, 1, 0, 0, 1]
    assert sum(gained) == 4


def play(desk: Desk, action: dict[str, Any]) -> list[Any]:
    """One action of the long example, with what it says of itself."""
    assert desk.state.turn == action["seat"]
    if text := action.get("lay") or action.get("option"):
        tile, place = text.split("@")
        sides = sides_at(desk.rules, desk.state.board, action["seat"], desk.node(place))
        exits = desk.rules.exits[desk.tile(tile)]
        assert all(sides & exits & 1 << d for d in action["sides"])
        return desk.lay(text, option="option" in action)
    if vein := action.get("vein") or action.get("option_vein"):
        events = desk.put_vein(vein[0], vein[1], option="option_vein" in action)
        assert desk.vein_on(vein[0]) == (vein[1], action["stones"])
        assert desk.price(vein[1]) == action["open"]
        return events
    if place := action.get("station"):
        events = desk.build(place if place.startswith("C") else "")
        assert desk.station_on(place) == action["seat"]
        return events
    return desk.prospect(*action["prospect"])


@pytest.mark.clause("cavum", "C9.1", "C9.3", "C9.4", "C9.10", "C14.6", "C16.1", "C17.4", "C18.1", "C18.2", "C18.8")
def test_e16_the_long_example() -> None:
    desk = Desk.building()
    last: list[Any] = []
    for number, action in enumerate(DATA["long"]["action"], start=1):
        last = play(desk, action)
        if pool := action.get("pool"):
            assert desk.pool(pool[0]) == pool[1], f"action {number}"
        if gains := action.get("gains"):
            assert told(last, "prospected")[0]["colours"] == gains
        if action.get("ends"):
            desk.do("end_turn")
    after = DATA["long"]["after"]
    assert desk.step() == "sale"
    assert desk.state.scores == after["scores"]
    blasts = told(last, "blast")
    assert [[fact["hex"], fact["tiles"]] for fact in blasts] == [
        [desk.name(place), [tile]] for place, tile in after["blasts"]
    ]
    torn = [hex for fact in blasts for hex in fact["torn"]]  # type: ignore[attr-defined]
    assert sorted(torn) == sorted(desk.name(place) for place in after["torn"])
    assert {stock: desk.pool(stock) for stock in after["pool"]} == after["pool"]
    assert [desk.pool("station", seat) for seat in (0, 1)] == after["stations"]
    veins = {place: desk.vein_on(place) for place in after["veins"]}
    assert veins == {place: tuple(vein) for place, vein in after["veins"].items()}
    assert {colour: desk.price(colour) for colour in after["open"]} == after["open"]
    before = desk.state.scores[:]
    cities.score(desk.rules, desk.state, SILENT)
    assert [now - then for now, then in zip(desk.state.scores, before, strict=True)] == after["next_scoring"]
