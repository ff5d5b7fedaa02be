"""R16: achievements."""

import pytest

from motherlode.kernel import Event
from tests.games.rockwell.desk import Desk, kinds, told


def claims(events: list[Event]) -> list[tuple[int, str]]:
    return [(facts["seat"], facts["achievement"]) for facts in told(events, "achievement")]


def buy_one(desk: Desk, kind: str) -> list[tuple[int, str]]:
    return claims(desk.do(f"buy {kind}", "amount 1", "amount_done"))


@pytest.mark.clause("rockwell", "R16.1")
def test_nine_types_in_three_classes_each_at_most_once() -> None:
    desk = Desk()
    assert desk.box.type_class == ["low"] * 3 + ["middle"] * 3 + ["high"] * 3
    desk.cubes(0, 0, 0, 0, 11).money(0, 9000).market(0)
    assert buy_one(desk, "gold") == [(0, "gold12")]
    desk.do("pass_market")
    desk.cubes(0, 0, 0, 0, 11).money(0, 9000).market(0)
    assert buy_one(desk, "gold") == []


@pytest.mark.clause("rockwell", "R16.2")
def test_the_top_tile_is_taken_at_once() -> None:
    desk = Desk().cubes(0, 0, 0, 9, 0).cubes(1, 0, 0, 9, 0).market(0, 1)
    assert buy_one(desk, "silver") == [(0, "silver10")]
    assert buy_one(desk, "silver") == [(1, "silver10")]
    assert (desk.stars(0, "silver10"), desk.stars(1, "silver10")) == (4, 3)


@pytest.mark.clause("rockwell", "R16.3")
def test_nothing_is_paid_and_the_tile_is_kept() -> None:
    desk = Desk().cubes(0, 0, 0, 9, 0).money(0, 800).market(0)
    buy_one(desk, "silver")
    assert (desk.cubes_of(0), desk.money_of(0)) == ([0, 0, 10, 0], 0)
    desk.do("pass_market")
    desk.works(0).do("deliver silver")
    assert desk.cubes_of(0) == [0, 0, 4, 0]
    assert desk.stars(0, "silver10") == 4


@pytest.mark.clause("rockwell", "R16.4")
@pytest.mark.parametrize(
    ("cubes", "kind", "claimed"),
    [
        ((8, 7, 0, 0), "copper", ["zinc8_copper8"]),
        ((7, 8, 0, 0), "zinc", ["zinc8_copper8"]),
        ((8, 6, 0, 0), "copper", []),
        ((0, 0, 9, 0), "silver", ["silver10"]),
        ((0, 0, 8, 0), "silver", []),
    ],
)
def test_the_low_class_of_holdings(cubes: tuple[int, ...], kind: str, claimed: list[str]) -> None:
    desk = Desk().cubes(0, *cubes).money(0, 9000).market(0)
    assert buy_one(desk, kind) == [(0, name) for name in claimed]


@pytest.mark.clause("rockwell", "R16.4")
@pytest.mark.parametrize(("kept", "claimed"), [(4, False), (5, True)])
def test_six_extractions(kept: int, claimed: bool) -> None:
    desk = Desk().crews(0, "a1 1").crews(1, "a0 2").kept(0, kept).kept(1, 5).will_draw("a3a", "e03a").drilling()
    desk.do("crew 1", "move a0")
    assert desk.has_earned(0, "six_extractions") == claimed
    assert not desk.has_earned(1, "six_extractions")


@pytest.mark.clause("rockwell", "R16.4", "R16.5", "R16.6")
def test_the_stars_of_the_classes() -> None:
    desk = Desk()
    assert desk.rules.stars[4] == [[4, 3, 2, 1]] * 3 + [[5, 4, 3, 2]] * 3 + [[6, 5, 4, 3]] * 3


@pytest.mark.clause("rockwell", "R16.5")
def test_three_crews_of_strength_2_or_more() -> None:
    desk = Desk().crews(0, "c0 2", "c2 3", "c4 1").money(0, 9000).works(0)
    assert claims(desk.do("upgrade_crew 3")) == [(0, "three_crews_2")]
    desk = Desk().crews(0, "c0 2", "c2 1", "c4 1").money(0, 9000).works(0)
    assert claims(desk.do("upgrade_crew 3")) == []


@pytest.mark.clause("rockwell", "R16.5")
def test_twelve_gold() -> None:
    desk = Desk().cubes(0, 0, 0, 0, 10).money(0, 9000).market(0)
    assert buy_one(desk, "gold") == []
    desk = Desk().cubes(0, 0, 0, 0, 11).money(0, 9000).market(0)
    assert buy_one(desk, "gold") == [(0, "gold12")]


@pytest.mark.clause("rockwell", "R16.5")
def test_all_crews_at_level_c() -> None:
    desk = Desk().crews(0, "c0 1", "c1 1", "d4 1", "b7 1").drilling()
    events = desk.do("crew 1", "move c7")
    assert claims(events) == [(0, "all_at_c")]
    desk = Desk().crews(0, "c0 1", "c1 1", "b4 1", "b7 1").drilling()
    assert claims(desk.do("crew 1", "move c4")) == []


@pytest.mark.clause("rockwell", "R16.6")
def test_six_of_each() -> None:
    desk = Desk().cubes(0, 6, 6, 6, 5).money(0, 9000).market(0)
    assert buy_one(desk, "gold") == [(0, "six_of_each")]
    desk = Desk().cubes(0, 6, 5, 6, 5).money(0, 9000).market(0)
    assert buy_one(desk, "gold") == []


@pytest.mark.clause("rockwell", "R16.6")
def test_two_crews_of_strength_4() -> None:
    desk = Desk().crews(0, "c0 4", "c2 3").money(0, 9000).works(0)
    assert claims(desk.do("upgrade_crew 2")) == [(0, "two_crews_4")]


@pytest.mark.clause("rockwell", "R16.6")
def test_a_crew_in_the_core() -> None:
    desk = Desk().crews(0, "d0 1").drilling()
    assert claims(desk.do("crew 1", "move core")) == [(0, "core_reached")]


@pytest.mark.clause("rockwell", "R16.7")
def test_a_crew_in_the_core_is_deep_but_not_strong() -> None:
    desk = Desk().crews(0, "core", "c1 1", "d4 1", "b7 1").earned(0, "core_reached").drilling()
    assert claims(desk.do(f"crew {desk.crews_of(0).index('b7 1') + 1}", "move c7")) == [(0, "all_at_c")]
    desk = Desk().crews(0, "d0 4", "c2 4", "c4 3").money(0, 9000).earned(0, "two_crews_4")
    desk.crews(0, "core", "c2 3", "c4 1").money(0, 9000).works(0)
    assert claims(desk.do(f"upgrade_crew {desk.crews_of(0).index('c4 1') + 1}")) == []


@pytest.mark.clause("rockwell", "R16.7")
def test_entering_the_core_can_bring_two_achievements() -> None:
    desk = Desk().crews(0, "d0 1", "c1 1", "d4 1", "c7 1").drilling()
    events = desk.do(f"crew {desk.crews_of(0).index('d0 1') + 1}", "move core")
    assert claims(events) == [(0, "all_at_c"), (0, "core_reached")]


@pytest.mark.clause("rockwell", "R16.8")
def test_dice_do_not_count_and_edges_do() -> None:
    desk = Desk().crews(0, "c0 4", "c2 3+1").sit(0, 1, 3).money(0, 9000).drilling()
    assert claims(desk.do("crew 1", "stay", "hire 1")) == []
    desk = Desk().crews(0, "c0_c1 1", "c3 1", "d4 1", "b7 1").drilling()
    assert claims(desk.do(f"crew {desk.crews_of(0).index('b7 1') + 1}", "move c7")) == [(0, "all_at_c")]
    desk = Desk().crews(0, "b0_b1 1", "c3 1", "d4 1", "b7 1").drilling()
    assert claims(desk.do(f"crew {desk.crews_of(0).index('b7 1') + 1}", "move c7")) == []


@pytest.mark.clause("rockwell", "R16.9")
def test_after_a_move_and_before_its_extraction() -> None:
    desk = Desk().crews(0, "c0 1", "c1 1", "d4 1", "b7 4").crews(1, "c7 4").will_draw("c8a", "e08a").drilling()
    events = desk.do(f"crew {desk.crews_of(0).index('b7 4') + 1}", "move c7")
    assert kinds(events)[:3] == ["crew_moved", "achievement", "tile_extracted"]


@pytest.mark.clause("rockwell", "R16.9")
def test_after_cubes_yields_deals_and_actions() -> None:
    desk = Desk().crews(0, "c1 1").crews(1, "c0 4", "c0 4").cubes(1, 0, 0, 8, 0).will_draw("c7a", "e07e").drilling()
    events = desk.do("crew 1", "move c0")
    assert kinds(events)[-1] == "achievement"
    assert claims(events) == [(1, "silver10")]
    desk = Desk().flip("c0").shaft(2, "c0").cubes(2, 0, 0, 9, 0)
    assert claims(desk.shafts()) == [(2, "silver10")]


@pytest.mark.clause("rockwell", "R16.10")
def test_in_the_turn_of_another() -> None:
    desk = Desk().crews(0, "c0 1").crews(1, "b0 1", "c2 1", "c4 1", "d6 1").sit(0, 1, 1).drilling()
    desk.do("crew 1", "stay")
    events = desk.do("bribe 1 1")
    assert claims(events) == [(1, "all_at_c")]


@pytest.mark.clause("rockwell", "R16.11")
def test_at_one_instant_the_active_player_comes_first() -> None:
    """All three reach ten silver by one card; Direction order is 1, 2, 0, 3, and seat 0 is active."""
    desk = Desk().orders([1, 2, 0, 3], [0, 1, 2, 3]).crews(0, "c1 1").crews(1, "c0 4").crews(2, "c0 4")
    for seat in range(3):
        desk.cubes(seat, 0, 0, 9, 0)
    events = desk.will_draw("c7a", "e07a").drilling().do("crew 1", "move c0")
    assert claims(events) == [(0, "silver10"), (1, "silver10"), (2, "silver10")]
    assert [desk.stars(seat, "silver10") for seat in range(3)] == [4, 3, 2]


@pytest.mark.clause("rockwell", "R16.12")
def test_several_types_at_once() -> None:
    desk = Desk().cubes(0, 8, 8, 6, 5).money(0, 9000).market(0)
    desk.state.cubes[1] = 7
    desk.state.cubes[3] = 6
    desk.state.cubes[0] = 8
    assert buy_one(desk, "copper") == [(0, "zinc8_copper8"), (0, "six_of_each")]
