"""R15: upgrades, shafts, deliveries."""

import pytest

from tests.games.rockwell.desk import Desk, cubes_in, kinds, place, told

LEVELS = pytest.mark.parametrize("level", [1, 2, 3])


def worker(*crews: str, money: int = 9000, seats: int = 4, **options: str) -> Desk:
    """Seat 0 is to act in Phase III, others stand on their entrances."""
    return Desk(seats, **options).crews(0, *crews).money(0, money).works(0)


def buildable(desk: Desk) -> list[str]:
    return sorted(text.split()[1] for text in desk.legal() if text.startswith("build_shaft"))


@pytest.mark.clause("rockwell", "R15.1", "R15.2")
def test_turns_by_chair_one_action_each() -> None:
    desk = Desk()
    for seat in range(4):
        desk.money(seat, 90_000).crews(seat, f"c{2 * seat} 1", "e0 1")
    desk.works(2, 3, 0)
    order = []
    while desk.phase() == "working":
        order.append(desk.actor)
        desk.do("upgrade_crew 2")
        desk.crews(order[-1], f"c{2 * order[-1]} 1", "e0 1")
    assert order == [2, 3, 0, 2, 3, 0, 2, 3, 2]


@pytest.mark.clause("rockwell", "R15.1")
def test_out_of_turn() -> None:
    desk = Desk().works(0, 1)
    assert (desk.why("pass_works", seat=1), desk.why("pass_works", seat=2)) == ("R15.1", "R4.5")


@pytest.mark.clause("rockwell", "R15.3")
def test_a_pass_is_final_and_sends_the_vp_home() -> None:
    desk = Desk().money(1, 9000).works(0, 1)
    assert told(desk.do("pass_works"), "works_left") == [{"seat": 0}]
    assert desk.chair_of(3, 1) == -1
    desk.do("upgrade_safety")
    assert desk.actor == 1


@pytest.mark.clause("rockwell", "R15.4")
def test_six_kinds_of_actions_that_may_be_repeated() -> None:
    desk = worker("c0 1", money=90_000).cubes(0, 99, 99, 99, 99).shaft(0, "a0")
    kinds_of = {text.split()[0] for text in desk.legal()}
    upgrades = {"upgrade_crew", "upgrade_safety", "upgrade_mobility"}
    assert kinds_of == upgrades | {"build_shaft", "move_shaft", "deliver", "pass_works"}
    desk.do("deliver zinc", "deliver zinc", "upgrade_safety", "upgrade_safety")
    assert desk.phase() == "auction"
    assert desk.why("deliver zinc", seat=0) == "R15.19"


@pytest.mark.clause("rockwell", "R15.5")
@pytest.mark.parametrize(("strength", "price"), [(1, 1500), (2, 2500), (3, 3500)])
def test_upgrading_a_crew(strength: int, price: int) -> None:
    desk = worker(f"c0 {strength}")
    events = desk.do("upgrade_crew 1")
    assert desk.crews_of(0)[0] == f"c0 {strength + 1}"
    assert desk.money_of(0) == 9000 - price
    assert told(events, "crew_upgraded")[0]["price"] == price
    assert worker(f"c0 {strength}", money=price - 100).why("upgrade_crew 1") == "R1.9"


@pytest.mark.clause("rockwell", "R15.6")
def test_any_crew_in_play_up_to_strength_4() -> None:
    desk = worker("c0 4", "c4_c5 1", "e0 1", "core")
    violation = desk.violation("upgrade_crew 1")
    assert violation is not None
    assert (violation.clause, violation.facts) == ("R15.6", {"place": "c0", "strength": 4})
    assert desk.why("upgrade_crew 2") == desk.why("upgrade_crew 3") == ""
    assert desk.why("upgrade_crew 4") == "R15.6"


@pytest.mark.clause("rockwell", "R15.7")
def test_an_upgrade_can_start_an_extraction_with_dice_and_edges() -> None:
    """The crew on the edge is upgraded; with the other's die the tile A0 reaches its power, and A1 does not."""
    desk = worker("a0_a1 1").crews(1, "a0 1+1").flip("a1").will_draw("a3a", "e03a")
    events = desk.do("upgrade_crew 1")
    assert told(events, "tile_extracted") == [{"seat": 0, "tile": "a0", "power": 3, "total": 4}]
    assert desk.crews_of(0)[0] == "a0 2"
    assert (desk.prompt(), desk.actor) == ("works", 0)


@pytest.mark.clause("rockwell", "R15.8")
@LEVELS
def test_upgrading_safety(level: int) -> None:
    desk = worker("c0 1").level(0, safety=level - 1)
    events = desk.do("upgrade_safety")
    price = {1: 1500, 2: 2000, 3: 2500}[level]
    assert told(events, "safety_upgraded") == [{"seat": 0, "level": level, "price": price}]
    assert desk.money_of(0) == 9000 - price
    assert desk.view(3)["seats"][0]["safety"] == level


@pytest.mark.clause("rockwell", "R15.9")
@LEVELS
def test_upgrading_mobility(level: int) -> None:
    desk = worker("c0 1").level(0, mobility=level - 1)
    events = desk.do("upgrade_mobility")
    price = {1: 1500, 2: 2000, 3: 2500}[level]
    assert told(events, "mobility_upgraded") == [{"seat": 0, "level": level, "price": price}]
    assert desk.state.mobility[0] == level


@pytest.mark.clause("rockwell", "R15.10")
def test_levels_in_order_and_no_more_than_three() -> None:
    desk = worker("c0 1", money=90_000).level(0, safety=3, mobility=3).shaft(0, "a0", "a2", "a4")
    for text in ("upgrade_safety", "upgrade_mobility", "build_shaft c0"):
        violation = desk.violation(text)
        assert violation is not None
        assert (violation.clause, violation.facts) == ("R15.10", {"level": 4})
    desk = worker("c0 1", money=90_000)
    desk.do("upgrade_safety")
    assert desk.state.safety[0] == 1


@pytest.mark.clause("rockwell", "R15.11")
@LEVELS
def test_building_a_shaft(level: int) -> None:
    desk = worker("c0 1").shaft(0, *["a4", "a6"][: level - 1])
    events = desk.do("build_shaft c0")
    price = {1: 1500, 2: 2000, 3: 2500}[level]
    assert told(events, "shaft_built") == [{"seat": 0, "tile": "c0", "level": level, "price": price}]
    assert desk.money_of(0) == 9000 - price
    assert desk.view(2)["seats"][0]["shaft"] == level
    assert "c0" in desk.view(2)["seats"][0]["shafts"]


@pytest.mark.clause("rockwell", "R15.12")
def test_the_rule_of_level_1() -> None:
    desk = worker("c0 1", "a4 1").flip("c1", "a4").crews(1, "c7 1", "a5 1")
    assert buildable(desk) == ["a3", "b0", "b4", "c0", "d0"]
    for tile in ("c1", "c7", "a5", "a4", "d4"):
        violation = desk.violation(f"build_shaft {tile}")
        assert violation is not None
        assert (violation.clause, violation.facts) == ("R15.12", {"tile": tile})


@pytest.mark.clause("rockwell", "R15.13")
def test_the_rule_of_level_2() -> None:
    """As level 1; on flipped tiles on or beside own crews those of others do not matter."""
    desk = worker("c0 1", "a4 1").flip("c1", "a4", "d5").crews(1, "c7 1", "a5 1", "a4 1", "c1 1").shaft(0, "d3")
    assert buildable(desk) == ["a3", "a4", "b0", "b4", "c0", "c1", "d0"]
    assert desk.why("build_shaft c7") == desk.why("build_shaft d5") == "R15.13"


@pytest.mark.clause("rockwell", "R15.13")
def test_option_level_2_is_free() -> None:
    """Also any flipped tile, any tile with a crew, any tile beside an own crew."""
    desk = worker("c0 1", shaft2_rule="free").flip("d5").crews(1, "c7 1", "a4 1").shaft(0, "d3")
    for seat in (2, 3):
        desk.crews(seat)
    assert buildable(desk) == ["a4", "b0", "c0", "c1", "c7", "d0", "d5"]
    assert desk.why("build_shaft a0") == "R15.13"
    desk = worker("c0 1", shaft2_rule="free").flip("d5").crews(1, "c7 1", "a4 1")
    assert buildable(desk) == ["b0", "c0", "c1", "d0"]


@pytest.mark.clause("rockwell", "R15.14", "R15.15")
def test_the_rule_of_level_3() -> None:
    desk = worker("c0 1").flip("d5").shaft(0, "d3", "d4").shaft(1, "c0")
    assert len(buildable(desk)) == 32 - 3
    violation = desk.violation("build_shaft c0")
    assert violation is not None
    assert (violation.clause, violation.facts) == ("R15.15", {"tile": "c0"})
    tiles = {action.facts["tile"] for action in desk.game.actions if action.kind == "build_shaft"}
    assert tiles == {f"{ring}{sector}" for ring in "abcd" for sector in range(8)}


@pytest.mark.clause("rockwell", "R15.16")
def test_a_crew_on_an_entrance_supports_no_shaft() -> None:
    desk = worker("e0 1")
    assert buildable(desk) == []
    assert desk.why("build_shaft a0") == "R15.16"
    assert desk.why("build_shaft a2") == "R15.12"


@pytest.mark.clause("rockwell", "R15.17")
def test_moving_a_shaft() -> None:
    """Any own shaft, by the rule and for the price of any level bought."""
    desk = worker("c0 1").shaft(0, "a4", "a6").shaft(1, "b2").flip("c1")
    assert desk.why("move_shaft b2") == desk.why("move_shaft c0") == "R15.17"
    desk.do("move_shaft a4")
    assert desk.legal() == ["shaft_level 1", "shaft_level 2"]
    assert desk.why("shaft_level 3") == "R15.17"
    desk.do("shaft_level 1")
    assert sorted(desk.legal()) == sorted(f"shaft_to {tile}" for tile in ("b0", "c0", "c7", "d0"))
    assert (desk.why("shaft_to c1"), desk.why("shaft_to a6")) == ("R15.12", "R15.15")
    events = desk.do("shaft_to d0")
    assert told(events, "shaft_moved") == [{"seat": 0, "from": "a4", "to": "d0", "level": 1, "price": 1500}]
    assert desk.view(1)["seats"][0]["shafts"] == ["a6", "d0"]
    assert desk.money_of(0) == 7500
    assert desk.view(1)["seats"][0]["shaft"] == 2


@pytest.mark.clause("rockwell", "R15.17", "R1.9")
def test_a_shaft_that_cannot_be_moved() -> None:
    assert worker("c0 1", money=1400).shaft(0, "a4").why("move_shaft a4") == "R1.9"
    assert worker("e0 1").shaft(0, "a4").why("move_shaft a4") == "R15.12"
    desk = worker("c0 1", money=1900).shaft(0, "a4", "a6")
    desk.do("move_shaft a6")
    assert desk.legal() == ["shaft_level 1"]
    assert desk.why("shaft_level 2") == "R1.9"


@pytest.mark.clause("rockwell", "R15.18")
def test_shafts_have_no_strength_and_become_active_by_the_flip() -> None:
    desk = worker("a0 2")
    assert kinds(desk.do("build_shaft a0")) == ["shaft_built"]
    assert not desk.is_flipped("a0")
    assert next(tile for tile in desk.view(0)["tiles"] if tile["tile"] == "a0")["total"] == 2
    desk.will_draw("a3a", "e03a").do("upgrade_crew 1")
    before = desk.cubes_of(0)
    desk.state.chairs = [-1] * len(desk.state.chairs)
    assert [cubes_in(facts) for facts in told(desk.shafts(), "shaft_yield")] == [[2, 0, 0, 0]]
    assert desk.cubes_of(0)[0] == before[0] + 2


@pytest.mark.clause("rockwell", "R15.19")
def test_delivering() -> None:
    desk = worker("c0 1").cubes(0, 6, 7, 0, 0)
    events = desk.do("deliver zinc")
    assert told(events, "delivered") == [
        {"seat": 0, "delivery": "dz1", "kind": "zinc", "zinc": 6, "copper": 0, "silver": 0, "gold": 0}
    ]
    assert desk.cubes_of(0) == [0, 7, 0, 0]
    violation = desk.violation("deliver silver")
    assert violation is not None
    assert (violation.clause, violation.facts) == ("R1.9", {"needed": 6, "have": 0})


@pytest.mark.clause("rockwell", "R15.20")
def test_the_next_tile_is_open_until_the_type_is_empty() -> None:
    desk = worker("c0 1").cubes(0, 99, 0, 0, 0)
    desk.do("deliver zinc")
    assert desk.view(1)["deliveries"]["zinc"]["delivery"] == "dz2"
    for tile in range(28):
        if desk.box.delivery_type[tile] == 0:
            desk.delivered(1, tile)
    violation = desk.violation("deliver zinc")
    assert violation is not None
    assert (violation.clause, violation.facts) == ("R15.20", {"kind": "zinc"})
    assert desk.view(1)["deliveries"]["zinc"] == {"left": 0, "delivery": None, "cubes": None, "stars": None}


def test_places_have_the_numbers_the_tests_think() -> None:
    assert (place("c0"), place("c0_c1"), place("core")) == (16, 48, 68)
