"""R8: drilling rounds and movement."""

import pytest

from tests.games.rockwell.desk import Desk, kinds, told


def driller(*crews: str, seats: int = 4, mobility: int = 0, **options: str) -> Desk:
    """Seat 0 is to drill with these crews; the others stand on their entrances."""
    return Desk(seats, **options).crews(0, *crews).level(0, mobility=mobility).drilling()


def in_order(*names: str) -> list[str]:
    """Place names in the order of the board: tiles, edges, core."""
    return sorted(names, key=lambda name: (name == "core", "_" in name, name))


@pytest.mark.clause("rockwell", "R8.1")
def test_each_player_takes_one_turn_in_control_order() -> None:
    desk = Desk(4).orders([0, 1, 2, 3], [2, 3, 0, 1]).drilling()
    order = []
    while desk.state.drilling == 1:
        order.append(desk.actor)
        assert desk.why("crew 1", seat=(desk.actor + 1) % 4) == "R8.1"
        desk.do("crew 1", "stay")
    assert order == [2, 3, 0, 1]


@pytest.mark.clause("rockwell", "R8.2")
def test_one_crew_moves_or_stays() -> None:
    desk = driller("b3 1", "e1 1")
    assert desk.legal() == ["crew 1", "crew 2", "crew 3", "crew 4"]
    assert desk.why("move b4") == "R8.6"
    events = desk.do("crew 1", "stay")
    assert kinds(events) == ["crew_stayed"]
    assert desk.crews_of(0)[0] == "b3 1"
    assert desk.actor == 1


@pytest.mark.clause("rockwell", "R8.3")
def test_the_advantage_is_for_the_active_crew() -> None:
    """Only the crew just moved can get the die."""
    desk = Desk().crews(0, "a0 1", "a4 1").sit(0, 1, 3).drilling()
    desk.do("crew 2", "move a5")
    assert desk.prompt() == "advantage_hire"
    desk.do("hire 1")
    assert desk.crews_of(0)[:2] == ["a0 1", "a5 1+1"]
    desk = Desk().crews(0, "a0 1").drilling()
    desk.do("crew 1", "move a1")
    assert desk.why("no_advantage") == "R8.3"


@pytest.mark.clause("rockwell", "R8.4")
def test_extraction_comes_before_the_advantage_and_after_it() -> None:
    desk = Desk().crews(0, "a1 1").crews(1, "a0 2").sit(0, 1, 3).drilling()
    events = desk.will_draw("a3a", "e03a").do("crew 1", "move a0")
    assert "tile_extracted" in kinds(events)
    assert desk.prompt() == "advantage_hire"
    desk = Desk().crews(0, "a1 1").crews(1, "a0 1").sit(0, 1, 3).drilling()
    assert "tile_extracted" not in kinds(desk.do("crew 1", "move a0"))
    events = desk.will_draw("a3a", "e03a").do("hire 1")
    assert kinds(events)[:2] == ["hired", "tile_extracted"]
    assert desk.actor == 1


@pytest.mark.clause("rockwell", "R8.5")
def test_without_a_crew_outside_the_core_the_turn_is_skipped() -> None:
    desk = Desk(3).crews(1, "core", "core", "core", "core").drilling()
    events = desk.do("crew 1", "stay")
    assert told(events, "turn_skipped") == [{"seat": 1}]
    assert desk.actor == 2


@pytest.mark.clause("rockwell", "R8.6", "R8.15")
def test_one_step_in_any_direction() -> None:
    desk = driller("b3 1")
    assert desk.reach(1) == ["a3", "b2", "b4", "c3"]
    desk.do("crew 1")
    violation = desk.violation("move b5")
    assert violation is not None
    assert (violation.clause, violation.facts) == ("R8.15", {"place": "b5", "mobility": 0})
    assert desk.why("move c4") == "R8.15"
    assert desk.why("move b3") == "R8.6"


@pytest.mark.clause("rockwell", "R8.7")
def test_tiles_need_not_be_drilled_to_go_deeper() -> None:
    desk = driller("a3 1").flip("b3", "a2")
    assert desk.reach(1) == ["a2", "a4", "b3"]
    assert not desk.is_flipped("a3")
    desk.do("crew 1", "move b3")
    assert desk.crews_of(0)[0] == "b3 1"


@pytest.mark.clause("rockwell", "R8.8")
def test_from_an_entrance_to_its_two_tiles() -> None:
    desk = Desk().drilling()
    assert [desk.reach(crew) for crew in (1, 2, 3, 4)] == [["a0", "a1"], ["a2", "a3"], ["a4", "a5"], ["a6", "a7"]]
    desk.do("crew 2")
    assert desk.why("move a4") == desk.why("move b2") == "R8.8"


@pytest.mark.clause("rockwell", "R8.9")
@pytest.mark.parametrize("mobility", [0, 1, 2, 3])
def test_no_way_back_to_an_entrance(mobility: int) -> None:
    desk = driller("a0 1", mobility=mobility)
    assert not any(name.startswith("e") for name in desk.reach(1))
    assert not any(action.facts["place"] in ("e0", "e1") for action in desk.game.actions if action.kind == "move")


@pytest.mark.clause("rockwell", "R8.10")
def test_into_the_core() -> None:
    desk = driller("d5 2", "c5 1")
    assert desk.reach(2) == ["c5", "d4", "d6", "core"]
    desk.do("crew 1")
    assert desk.why("move core") == "R8.10"
    desk = driller("d5 2")
    assert kinds(desk.do("crew 1", "move core"))[0] == "core_entered"


@pytest.mark.clause("rockwell", "R8.11")
def test_a_crew_in_the_core_is_out_of_play() -> None:
    desk = driller("core", "b3 1")
    assert desk.legal() == ["crew 1", "crew 2", "crew 3"]
    violation = desk.violation("crew 4")
    assert violation is not None
    assert violation.clause == "R8.11"
    assert desk.view(1)["seats"][0]["crews"][-1] == {"place": "core", "strength": 0, "die": 0}
    assert sum(tile["total"] for tile in desk.view(1)["tiles"]) == 1


@pytest.mark.clause("rockwell", "R8.11")
def test_a_crew_in_the_core_cannot_be_upgraded_or_bribed() -> None:
    desk = Desk().crews(0, "core", "d0 1").money(0, 9000).works(0)
    assert desk.why("upgrade_crew 4") == "R15.6"
    desk = Desk().crews(0, "d1 1").crews(1, "core", "d0 1").sit(0, 1, 1).drilling()
    desk.do("crew 1", "stay")
    assert desk.why("bribe 1 4") == "R9.5"
    assert desk.why("bribe 1 1") == ""


@pytest.mark.clause("rockwell", "R8.12")
def test_the_die_of_a_crew_in_the_core_is_free_again() -> None:
    desk = driller("d5 2+4")
    assert desk.state.dice == 2
    events = desk.do("crew 1", "move core")
    assert kinds(events)[:2] == ["core_entered", "die_returned"]
    assert desk.state.dice == 3
    assert "core" in desk.crews_of(0)


@pytest.mark.clause("rockwell", "R8.13")
def test_several_crews_in_the_core_bring_one_achievement() -> None:
    desk = driller("d5 2", "d6 1")
    assert told(desk.do("crew 1", "move core"), "achievement") == [{"seat": 0, "achievement": "core_reached"}]
    for _ in range(3):
        desk.do("crew 1", "stay")
    assert "achievement" not in kinds(desk.do("crew 1", "move core"))
    assert desk.crews_of(0).count("core") == 2
    assert desk.stars(0, "core_reached") == 6


@pytest.mark.clause("rockwell", "R8.14")
def test_any_number_of_crews_on_a_tile() -> None:
    desk = driller("b2 1").crews(1, "b3 1", "b3 1").crews(2, "b3 1").crews(3, "b3 1").flip("b3")
    desk.do("crew 1", "move b3")
    assert sum(desk.crews_of(seat).count("b3 1") for seat in range(4)) == 5


@pytest.mark.clause("rockwell", "R8.16")
def test_mobility_1_two_steps_sideways() -> None:
    desk = driller("b3 1", mobility=1)
    assert desk.reach(1) == in_order("a3", "b1", "b2", "b4", "b5", "c3")
    desk.do("crew 1")
    assert desk.why("move b6") == desk.why("move c4") == desk.why("move a2") == "R8.16"
    assert desk.why("move b3_b4") == "R8.17"
    assert driller("b0 1", mobility=1).reach(1) == in_order("a0", "b1", "b2", "b6", "b7", "c0")


@pytest.mark.clause("rockwell", "R8.17", "R8.18")
def test_mobility_2_onto_edges() -> None:
    desk = driller("b3 1", mobility=2)
    edges = ["b1_b2", "b2_b3", "b3_b4", "b4_b5"]
    assert desk.reach(1) == in_order("a3", "b1", "b2", "b4", "b5", "c3", *edges)
    desk.do("crew 1")
    assert desk.why("move b5_b6") == desk.why("move c3_c4") == "R8.18"
    desk = driller("b3 1", mobility=1)
    desk.do("crew 1")
    assert desk.why("move b3_b4") == "R8.17"


@pytest.mark.clause("rockwell", "R8.18")
def test_mobility_2_from_an_edge() -> None:
    desk = driller("b3_b4 1", mobility=2)
    assert desk.reach(1) == in_order("b2", "b3", "b4", "b5", "b2_b3", "b4_b5")
    desk.do("crew 1")
    assert desk.why("move c3") == desk.why("move b6") == "R8.18"
    assert driller("d7_d0 1", mobility=2).reach(1) == in_order("d6", "d7", "d0", "d1", "d6_d7", "d0_d1")


@pytest.mark.clause("rockwell", "R8.19")
def test_mobility_3_two_steps_of_any_kind() -> None:
    tiles = ["a2", "a3", "a4", "b1", "b2", "b4", "b5", "c2", "c3", "c4", "d3"]
    edges = ["a2_a3", "a3_a4", "b1_b2", "b2_b3", "b3_b4", "b4_b5", "c2_c3", "c3_c4"]
    desk = driller("b3 1", mobility=3)
    assert desk.reach(1) == in_order(*tiles, *edges)
    desk.do("crew 1")
    assert desk.why("move d4") == "R8.19"


@pytest.mark.clause("rockwell", "R8.19")
def test_mobility_3_from_an_edge() -> None:
    desk = driller("d3_d4 1", mobility=3)
    tiles = ["d2", "d3", "d4", "d5", "c3", "c4"]
    assert desk.reach(1) == in_order(*tiles, "d2_d3", "d4_d5", "core")


@pytest.mark.clause("rockwell", "R8.20")
def test_a_second_step_from_an_entrance_needs_mobility_3() -> None:
    for mobility in (0, 1, 2):
        assert driller("e0 1", mobility=mobility).reach(1) == ["a0", "a1"]
    desk = driller("e0 1", mobility=3)
    assert desk.reach(1) == in_order("a0", "a1", "a2", "a7", "b0", "b1", "a0_a1", "a1_a2", "a7_a0")
    desk.do("crew 1")
    assert desk.why("move a3") == "R8.20"


@pytest.mark.clause("rockwell", "R8.21")
def test_no_way_through_the_core() -> None:
    desk = driller("d0 1", mobility=3)
    assert desk.reach(1) == in_order("b0", "c0", "c1", "c7", "d1", "d2", "d6", "d7", "c0_c1", "c7_c0") + in_order(
        "d0_d1", "d1_d2", "d6_d7", "d7_d0", "core"
    )
    desk.do("crew 1")
    assert desk.why("move d4") == "R8.21"
    assert desk.why("move b4") == "R8.19"


@pytest.mark.clause("rockwell", "R8.22")
def test_each_level_keeps_what_the_lower_ones_allow() -> None:
    for start in ("a0", "b3", "c7", "d5", "e2"):
        reached = [set(driller(f"{start} 1", mobility=mobility).reach(1)) for mobility in range(4)]
        assert reached[0] <= reached[1] <= reached[2] <= reached[3]


@pytest.mark.clause("rockwell", "R8.23")
def test_passing_over_a_tile_starts_nothing() -> None:
    desk = driller("a1 1", mobility=1).crews(1, "a2 2")
    events = desk.do("crew 1", "move a3")
    assert kinds(events) == ["crew_moved"]
    assert not desk.is_flipped("a2")


@pytest.mark.clause("rockwell", "R8.24")
def test_one_crew_of_a_player_on_an_edge() -> None:
    desk = driller("b3 1", "c5_c6 1", mobility=2).crews(1, "b3_b4 1")
    assert not any("_" in name for name in desk.reach(1))
    desk.do("crew 1")
    assert desk.why("move b3_b4") == "R8.24"
    desk = driller("b3 1", "c5_c6 1", mobility=2)
    assert "c6_c7" in desk.reach(2)
    desk = driller("b3 1", mobility=2).crews(1, "b3_b4 1")
    assert "b3_b4" in desk.reach(1)


@pytest.mark.clause("rockwell", "R8.24")
def test_option_one_crew_on_each_edge() -> None:
    desk = driller("b3 1", "c5_c6 1", mobility=2, edge_limit="per_border").crews(1, "b3_b4 1").crews(2, "b1_b2 1")
    assert [name for name in desk.reach(1) if "_" in name] == ["b2_b3", "b4_b5"]
    desk.do("crew 1")
    assert desk.why("move b3_b4") == "R8.24"
    desk.do("move b2_b3")
    assert desk.crews_of(0)[:2] == ["b2_b3 1", "c5_c6 1"]


@pytest.mark.clause("rockwell", "R8.25")
def test_a_crew_on_an_edge_counts_for_both_tiles() -> None:
    desk = Desk().crews(0, "b3_b4 2+1")
    totals = {tile["tile"]: tile["total"] for tile in desk.view(0)["tiles"] if tile["total"]}
    assert totals == {"b3": 3, "b4": 3}


@pytest.mark.clause("rockwell", "R8.26")
def test_a_crew_on_an_edge_occupies_both_tiles() -> None:
    """For a foreign shaft it is in the way on both; for its owner's shaft it stands by both."""
    desk = Desk().crews(0, "b2 1").crews(1, "b3_b4 1").money(0, 9000).money(1, 9000).works(0, 1)
    assert desk.why("build_shaft b3") == "R15.12"
    assert desk.why("build_shaft b1") == ""
    desk.do("pass_works")
    assert {"build_shaft b3", "build_shaft b4", "build_shaft b5", "build_shaft a4", "build_shaft c3"} <= set(
        desk.legal()
    )
    desk = Desk().crews(0, "b2 1").crews(1, "b3_b4 1").sit(0, 1, 1).drilling()
    desk.do("crew 1", "stay")
    assert desk.why("bribe 1 1") == ""


@pytest.mark.clause("rockwell", "R8.27")
def test_an_edge_may_touch_flipped_tiles() -> None:
    """The crew counts for the unflipped tile only: nothing happens on the flipped one."""
    desk = driller("a0 1", mobility=2).flip("a1", "a0").crews(1, "a1 3")
    desk.do("crew 1", "move a0_a1")
    assert desk.crews_of(0)[0] == "a0_a1 1"
    desk = driller("a2 1", mobility=2).flip("a1").crews(1, "a2 2", "a1 3").crews(0, "a1 1").level(0, mobility=2)
    events = desk.will_draw("a3a", "e03a").do("crew 1", "move a1_a2")
    assert told(events, "tile_extracted") == [{"seat": 0, "tile": "a2", "power": 3, "total": 3}]


@pytest.mark.clause("rockwell", "R8.28", "R11.3")
def test_at_an_extraction_the_crew_is_put_on_the_tile() -> None:
    desk = driller("b0 1").crews(1, "b0_b1 2+1").crews(2, "b0 2")
    desk.crews(0, "c0 1").money(1, 0)
    events = desk.will_draw("b5a", "e05b").do("crew 1", "move b0")
    assert "tile_extracted" in kinds(events)
    assert desk.crews_of(1)[0] == "b0 2+1"
    assert desk.money_of(1) == 0
    assert {facts["seat"] for facts in told(events, "share")} == {0, 1, 2}
    totals = {tile["tile"]: tile["total"] for tile in desk.view(0)["tiles"]}
    assert totals["b1"] == 0
    assert desk.state.dice == 2
