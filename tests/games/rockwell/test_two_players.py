"""R19: two players and the AI."""

import pytest

from motherlode.games.rockwell.scoring import category_points
from motherlode.kernel import SPECTATOR, Event
from tests.games.rockwell.desk import AI, Desk, cubes_in, kinds, told


def after_drilling(desk: Desk) -> list[Event]:
    """Both players let a crew stay; what happens then."""
    desk.drilling()
    desk.do("crew 1", "stay")
    return desk.do("crew 1", "stay")


def ai_comes_from(desk: Desk) -> str:
    """The place from which an AI crew moves when both players stay; if it has a choice of tiles, to the first."""
    events = after_drilling(desk)
    assert desk.phase() != "ai_crew", "several crews could move"
    if desk.phase() == "ai_moving":
        events = desk.do(desk.legal()[0])
    return str(told(events, "ai_moved")[0]["from"])


@pytest.mark.clause("rockwell", "R19.1")
def test_the_changes_for_three_hold_too() -> None:
    rules, boards = Desk(2).rules, Desk(2).view(0)["boards"]
    assert rules.safety_price[2][1:] == rules.shaft_price[2][1:] == rules.mobility_price[2][1:] == [2000, 2500, 3000]
    assert [[chair["gives"] for chair in boards[board]] for board in ("board_2", "board_3")] == [[4, 3], [4, 3]]


@pytest.mark.clause("rockwell", "R19.2")
def test_the_ai_has_four_crews_and_nothing_else() -> None:
    desk = Desk(2)
    view = desk.view(SPECTATOR)
    assert [crew["place"] for crew in view["ai"]] == ["e0", "e1", "e2", "e3"]
    assert {crew["strength"] for crew in view["ai"]} == {1}
    assert len(view["seats"]) == 2
    assert (sorted(view["direction"]), sorted(view["control"])) == ([0, 1], [0, 1])
    assert len(desk.state.money) == 2
    assert Desk(3).view(0)["ai"] is None


@pytest.mark.clause("rockwell", "R19.2")
def test_there_is_no_ai_to_bribe_with_more_players() -> None:
    desk = Desk(3).crews(0, "b3 1").crews(1, "b4 1").sit(0, 1, 1).drilling()
    desk.do("crew 1", "stay")
    assert desk.why("bribe_ai 1") == "R19.2"
    assert desk.why("bribe 3 1") == "R1.1"


@pytest.mark.clause("rockwell", "R19.3")
def test_the_best_and_the_third_best_tile() -> None:
    assert Desk(2).rules.stars[2] == [[4, 2]] * 3 + [[5, 3]] * 3 + [[6, 4]] * 3


@pytest.mark.clause("rockwell", "R19.4")
def test_both_players_must_reach_the_core() -> None:
    desk = Desk(2).crews(0, "d0 1", "core").drilling()
    assert "last_round" not in kinds(desk.do("crew 1", "move core"))
    desk = Desk(2).crews(0, "d0 1").crews(1, "core").drilling()
    assert told(desk.do("crew 1", "move core"), "last_round") == [{"clause": "R17.5"}]


@pytest.mark.clause("rockwell", "R19.5")
@pytest.mark.parametrize(
    ("amounts", "points"), [([3, 2], [2, 0]), ([3, 3], [2, 2]), ([0, 2], [0, 2]), ([0, 0], [0, 0])]
)
def test_the_majorities(amounts: list[int], points: list[int]) -> None:
    assert category_points(Desk(2).rules, 2, amounts) == points


@pytest.mark.clause("rockwell", "R19.6")
def test_one_ai_crew_moves_after_each_drilling_round() -> None:
    desk = Desk(2).drilling()
    moves = []
    while desk.state.drilling:
        legal = desk.legal()
        events = desk.do("stay" if "stay" in legal else legal[0])
        moves += [(desk.state.drilling, facts["to"]) for facts in told(events, "ai_moved")]
    assert len(moves) == 4


@pytest.mark.clause("rockwell", "R19.7")
def test_the_ai_moves_exactly_one_tile() -> None:
    desk = Desk(2).crews(AI, "b0 2", "b0 1", "b0 1", "b0 1").flip("a0", "b1", "b7")
    events = after_drilling(desk)
    assert told(events, "ai_moved") == [{"from": "b0", "to": "c0", "strength": 2}]
    desk = Desk(2).crews(AI, "a1 3", "c0 1", "c0 1", "c0 1").flip("a1", "b1")
    after_drilling(desk)
    assert desk.legal() == ["ai_move a0", "ai_move a2"]
    assert desk.why("ai_move a3") == "R19.7"
    tiles = {str(action.facts["tile"]) for action in desk.game.actions if action.kind == "ai_move"}
    assert not any("_" in tile for tile in tiles)


@pytest.mark.clause("rockwell", "R19.8")
def test_first_crews_on_entrances_and_flipped_tiles() -> None:
    assert ai_comes_from(Desk(2).crews(AI, "b0 4", "b2 1", "c4 4", "d6 4").flip("b2")) == "b2"
    assert ai_comes_from(Desk(2).crews(AI, "b0 4", "e1 1", "c4 4", "a6 4")) == "e1"
    assert ai_comes_from(Desk(2).crews(AI, "b0 4", "b2 1", "c4 3", "d6 3")) == "b0"


@pytest.mark.clause("rockwell", "R19.8")
def test_a_crew_that_the_first_criterion_passes_over() -> None:
    desk = Desk(2).crews(AI, "b0 4", "b2 1", "b4 1", "c4 4").flip("b2", "b4")
    after_drilling(desk)
    assert desk.prompt() == "ai_crew"
    assert desk.legal() == ["ai_crew 2", "ai_crew 3"]
    assert desk.why("ai_crew 1") == "R19.8"


@pytest.mark.clause("rockwell", "R19.9")
def test_then_the_strongest_then_the_farthest() -> None:
    assert ai_comes_from(Desk(2).crews(AI, "b0 3", "b2 2", "a4 2", "e0 1").flip("b0", "b2", "a4")) == "b0"
    assert ai_comes_from(Desk(2).crews(AI, "b0 2", "c2 2", "a4 2", "d0 2").flip("b0", "c2", "a4", "d0")) == "a4"
    assert ai_comes_from(Desk(2).crews(AI, "b0 2", "c2 2", "a4 2", "e0 2").flip("b0", "c2", "a4")) == "e0"
    assert ai_comes_from(Desk(2).crews(AI, "b0 2", "c2 2", "d4 2", "d6 2")) == "b0"
    desk = Desk(2).crews(AI, "b0 2", "b2 2", "b4 1", "c6 2")
    after_drilling(desk)
    assert desk.legal() == ["ai_crew 1", "ai_crew 2"]
    assert desk.why("ai_crew 3") == desk.why("ai_crew 4") == "R19.9"


@pytest.mark.clause("rockwell", "R19.10")
def test_the_first_in_control_order_picks_the_crew() -> None:
    desk = Desk(2).orders([0, 1], [1, 0])
    after_drilling(desk)
    assert (desk.prompt(), desk.actor) == ("ai_crew", 1)
    assert desk.why("ai_crew 1", seat=0) == "R19.10"
    assert desk.legal() == ["ai_crew 1", "ai_crew 2", "ai_crew 3", "ai_crew 4"]
    events = desk.do("ai_crew 3")
    assert told(events, "ai_moved")[0] == {"from": "e2", "to": "a4", "strength": 1}


@pytest.mark.clause("rockwell", "R19.10")
def test_equal_crews_on_one_place_are_no_choice() -> None:
    desk = Desk(2).crews(AI, "b0 2", "b0 2", "c0 1", "c0 1").flip("a0", "b1", "b7")
    events = after_drilling(desk)
    assert told(events, "ai_moved") == [{"from": "b0", "to": "c0", "strength": 2}]


@pytest.mark.clause("rockwell", "R19.11")
def test_to_the_tile_that_misses_least() -> None:
    """On A0 (power 3) one is missing after arrival beside an edge crew, on A1 (power 4) two with the same help."""
    desk = Desk(2).crews(0, "a0_a1 1").crews(AI, "e0 1", "c0 1", "c0 1", "c0 1")
    events = after_drilling(desk)
    assert told(events, "ai_moved")[0]["to"] == "a0"
    desk = Desk(2).crews(0, "a1 2").crews(AI, "e0 1", "c0 1", "c0 1", "c0 1")
    events = after_drilling(desk)
    assert told(events, "ai_moved")[0]["to"] == "a1"


@pytest.mark.clause("rockwell", "R19.11", "R19.12")
def test_two_tiles_that_miss_nothing_are_equally_near() -> None:
    """The crew would complete both; the first in Control order picks."""
    desk = Desk(2).orders([0, 1], [1, 0]).crews(0, "a0 2", "a1 3").crews(AI, "e0 3", "c0 1", "c0 1", "c0 1")
    after_drilling(desk)
    assert (desk.prompt(), desk.actor) == ("ai_move", 1)
    assert desk.legal() == ["ai_move a0", "ai_move a1"]
    assert desk.why("ai_move a0", seat=0) == "R19.12"
    assert desk.why("ai_move b0") == "R19.7"


@pytest.mark.clause("rockwell", "R19.11")
def test_a_tile_that_misses_more_cannot_be_picked() -> None:
    desk = Desk(2).crews(AI, "a1 3", "c0 1", "c0 1", "c0 1").flip("a1", "b1")
    after_drilling(desk)
    assert desk.legal() == ["ai_move a0", "ai_move a2"]
    assert desk.why("ai_move b1") == "R19.11"


@pytest.mark.clause("rockwell", "R19.13")
def test_without_an_unflipped_tile_any_neighbour() -> None:
    desk = Desk(2).crews(AI, "d1 3", "c0 1", "c0 1", "c0 1").flip("d1", "d0", "d2", "c1")
    after_drilling(desk)
    assert desk.legal() == ["ai_move c1", "ai_move d0", "ai_move d2"]
    desk = Desk(2).crews(AI, "a1 3", "c0 1", "c0 1", "c0 1").flip("a0", "a1", "a2", "b1")
    after_drilling(desk)
    assert desk.legal() == ["ai_move a0", "ai_move a2", "ai_move b1"]


@pytest.mark.clause("rockwell", "R19.14", "R19.15", "R19.16")
def test_an_extraction_by_the_ai() -> None:
    """Seat 0 and the AI share; the surplus goes to the AI, and everything of the AI's to the supply."""
    desk = Desk(2).crews(0, "a0 2").crews(AI, "e0 3", "c0 1", "c0 1", "c0 1").will_draw("a3a", "e03d")
    events = after_drilling(desk)
    assert told(events, "ai_extracted") == [{"tile": "a0", "power": 3, "total": 5}]
    assert [cubes_in(facts) for facts in told(events, "share")] == [[2, 2, 0, 0]]
    assert [cubes_in(facts) for facts in told(events, "ai_share")] == [[2, 2, 0, 0]]
    assert [(cubes_in(facts), facts["reason"]) for facts in told(events, "ai_surplus")] == [([0, 1, 0, 0], "strongest")]
    assert [facts["seat"] for facts in told(events, "danger")] == [0]
    assert told(events, "card_set_aside") == [{"card": "e03d"}]
    assert desk.state.kept == [0, 0]
    assert desk.cubes_of(0) == [3 + 2, 2, 1, 0]


@pytest.mark.clause("rockwell", "R19.15")
def test_the_active_ai_has_priority_in_a_tie() -> None:
    desk = Desk(2).crews(0, "a0 2").crews(1, "a0 2").crews(AI, "e0 1", "c0 1", "c0 1", "c0 1").will_draw("a3a", "e03a")
    events = after_drilling(desk)
    assert told(events, "ai_surplus")[0]["reason"] == "active"


@pytest.mark.clause("rockwell", "R19.16")
def test_the_ai_earns_no_achievements() -> None:
    desk = Desk(2).crews(AI, "d0 4", "c1 4", "c2 4", "b3 4")
    events = after_drilling(desk)
    assert "achievement" not in kinds(events)
    assert sum(desk.state.stars) == 0


@pytest.mark.clause("rockwell", "R19.17")
def test_ai_crews_can_be_bribed_and_block_shafts() -> None:
    desk = Desk(2).crews(0, "b3 1").crews(AI, "b4 2").sit(0, 1, 1).drilling()
    desk.do("crew 1", "stay")
    assert desk.legal() == ["bribe_ai 1", "no_advantage"]
    events = desk.do("bribe_ai 1")
    assert told(events, "ai_bribed") == [{"seat": 0, "from": "b4", "to": "b3", "strength": 2}]
    assert desk.crews_of(AI)[0] == "b3 2"
    desk = Desk(2).crews(0, "b3 1").crews(AI, "b4 2").money(0, 9000).works(0)
    assert desk.why("build_shaft b4") == "R15.12"


@pytest.mark.clause("rockwell", "R19.18")
def test_after_clean_up_the_first_in_direction_order_raises_a_crew() -> None:
    desk = Desk(2).orders([1, 0], [0, 1]).crews(AI, "b0 4", "b2 3").works(0)
    events = desk.do("pass_works")
    assert kinds(events) == ["works_left", "cleaned_up"]
    assert (desk.prompt(), desk.actor) == ("ai_upgrade", 1)
    assert desk.legal() == ["ai_upgrade 2", "ai_upgrade 3", "ai_upgrade 4"]
    violation = desk.violation("ai_upgrade 1")
    assert violation is not None
    assert (violation.clause, violation.facts) == ("R19.18", {"crew": 1})
    events = desk.do("ai_upgrade 2")
    assert told(events, "ai_upgraded") == [{"place": "b2", "strength": 4}]
    assert desk.phase() == "auction"


@pytest.mark.clause("rockwell", "R19.18")
def test_with_all_crews_at_four_nothing_is_raised() -> None:
    desk = Desk(2).crews(AI, "b0 4", "b2 4", "b4 4", "b6 4").works(0)
    desk.do("pass_works")
    assert desk.phase() == "auction"


@pytest.mark.clause("rockwell", "R19.14", "R19.18")
def test_raising_a_crew_can_extract_a_tile_without_dice() -> None:
    desk = Desk(2).crews(0, "a0 1+1").crews(AI, "a0 1").will_draw("a3a", "e03a").works(0)
    desk.do("pass_works")
    events = desk.do("ai_upgrade 1")
    assert told(events, "ai_extracted") == [{"tile": "a0", "power": 3, "total": 3}]
    assert desk.phase() == "auction"


@pytest.mark.clause("rockwell", "R19.19")
def test_in_the_last_round_nothing_is_raised() -> None:
    desk = Desk(2, max_rounds=1).works(0)
    desk.do("pass_works")
    assert desk.phase() == "over"


@pytest.mark.clause("rockwell", "R19.19")
def test_raising_a_crew_can_end_the_game_there() -> None:
    """The share of the extraction brings the sixth achievement, the last of the high class."""
    desk = Desk(2).crews(0, "c0 3").crews(AI, "c0 3").cubes(0, 6, 6, 6, 5).will_draw("c7a", "e07e")
    desk.earned(0, "core_reached", "two_crews_4", "gold12", "silver10", "six_extractions").works(0)
    desk.do("pass_works")
    events = desk.do("ai_upgrade 1")
    assert told(events, "last_round") == [{"clause": "R17.6"}]
    assert desk.phase() == "over"
    outcome = desk.game.outcome(desk.state)
    assert outcome is not None
    assert outcome.clause == "R17.6"
