"""R4 to R7: the round, the auction, the vice-presidents, insurance and the Control order."""

import pytest

from motherlode.games.rockwell.components import KIND_NAMES
from motherlode.kernel import Violation
from tests.games.rockwell.desk import Desk, kinds, told


def bid(desk: Desk, seat: int, *steps: str) -> None:
    desk.do(*[f"bid_{step}" for step in steps], "bid_done", seat=seat)


def stay_all(desk: Desk) -> list[str]:
    """Plays on with every crew staying and nobody doing anything, up to the next sealed choice; what was asked."""
    asked = []
    while desk.phase() not in ("auction", "insuring", "over"):
        asked.append(f"{desk.prompt()} {desk.actor}")
        quiet = ("stay", "no_advantage", "pass_market", "pass_works")
        legal = desk.legal()
        desk.do(next((text for text in quiet if text in legal), legal[0]))
    return asked


# R4.


@pytest.mark.clause("rockwell", "R4.1", "R4.2", "R8.1")
def test_the_parts_of_a_round_in_their_order() -> None:
    desk = Desk(3)
    for seat in range(3):
        bid(desk, seat)
    for chair in (("board_1", 1), ("board_2", 1), ("board_3", 1), ("board_2", 2), ("board_3", 2), ("board_1", 2)):
        assert desk.prompt() == "place_vp"
        desk.do(f"place_vp {chair[0]} {chair[1]}")
    assert desk.phase() == "insuring"
    for seat in range(3):
        events = desk.do("insure_done", seat=seat)
    assert kinds(events) == ["insured"] * 3 + ["control_order", "drilling_round"]
    asked = stay_all(desk)
    turns = [turn for seat in (0, 2, 1) for turn in (f"crew {seat}", f"move {seat}")]
    assert asked[: 4 * 6] == turns * 4
    assert asked[4 * 6 :] == ["market 1", "market 0", "works 2", "works 1"]
    assert (desk.phase(), desk.state.round) == ("auction", 2)


@pytest.mark.clause("rockwell", "R4.3")
def test_the_marker_shows_the_drilling_round() -> None:
    desk = Desk(3).insuring()
    shown = [desk.view(0)["drilling_round"]]
    for seat in range(3):
        events = desk.do("insure_done", seat=seat)
    rounds = told(events, "drilling_round")
    while desk.phase() in ("drilling", "moving"):
        shown.append(desk.view(0)["drilling_round"])
        rounds += told(desk.do("crew 1", "stay"), "drilling_round")
    assert shown == [0] + [1] * 3 + [2] * 3 + [3] * 3 + [4] * 3
    assert rounds == [{"drilling_round": number} for number in (1, 2, 3, 4)]
    assert desk.view(0)["drilling_round"] == 0


@pytest.mark.clause("rockwell", "R4.4")
def test_everyone_takes_part_in_phase_1() -> None:
    desk = Desk(4).sit(2, 1, 1).insuring()
    assert desk.game.to_act(desk.state) == (0, 1, 2, 3)
    for seat in range(4):
        desk.do("insure_done", seat=seat)
    drillers = []
    while desk.state.drilling == 1:
        drillers.append(desk.actor)
        desk.do("crew 1", "stay")
    assert drillers == [2, 0, 1, 3]


@pytest.mark.clause("rockwell", "R4.5")
def test_only_players_on_the_board_act_in_phases_2_and_3() -> None:
    desk = Desk(4).market(3, 1)
    assert desk.actor == 3
    assert desk.violation("pass_market", seat=0) == Violation("R4.5", {"board": "board_2"})
    assert desk.violation("pass_market", seat=1) == Violation("R14.1", {"active_seat": 3})
    desk.do("pass_market")
    assert desk.actor == 1
    desk.sit(2, 3, 2).do("pass_market")
    assert (desk.prompt(), desk.actor) == ("works", 2)
    desk.do("pass_works")
    assert desk.phase() == "auction"


@pytest.mark.clause("rockwell", "R4.1")
def test_outside_a_round_nobody_is_to_act() -> None:
    desk = Desk(2)
    fresh = desk.game.new(2)
    violation = desk.game.check(fresh, 0, desk.game.actions.parse("bid_done"))
    assert violation is not None
    assert violation.clause == "R4.1"


# R5.


@pytest.mark.clause("rockwell", "R5.1")
def test_a_bid_of_money_and_cubes() -> None:
    desk = Desk()
    bid(desk, 0, "cubes zinc 1", "cubes zinc 1", "cubes silver 1", "money 1000", "money 1000", "money 500", "money 100")
    assert desk.state.offer[:4] == [2, 0, 1, 0]
    assert desk.state.offer_money[0] == 2600
    assert desk.why("bid_done", seat=0) == "R5.1"
    assert desk.why("bid_cubes gold 1", seat=1) == desk.why("bid_money 5000", seat=1) == "R1.9"


@pytest.mark.clause("rockwell", "R5.1")
def test_a_bundle_has_one_spelling() -> None:
    desk = Desk().cubes(0, 20, 20, 20, 20).money(0, 20_000)
    desk.do("bid_cubes copper 5", "bid_cubes copper 1", seat=0)
    for text in ("bid_cubes zinc 1", "bid_cubes zinc 5", "bid_cubes copper 5"):
        assert desk.why(text, 0) == "R5.1"
    desk.do(*["bid_cubes copper 1"] * 3, seat=0)
    assert desk.why("bid_cubes copper 1", 0) == "R5.1"
    desk.do("bid_money 1000", seat=0)
    assert desk.why("bid_cubes gold 1", 0) == desk.why("bid_money 5000", 0) == "R5.1"
    desk.do(*["bid_money 1000"] * 3, "bid_money 500", seat=0)
    assert desk.why("bid_money 1000", 0) == desk.why("bid_money 500", 0) == "R5.1"
    desk.do(*["bid_money 100"] * 4, seat=0)
    assert desk.legal(0) == ["bid_done"]


@pytest.mark.clause("rockwell", "R5.2")
def test_a_bid_of_nothing_is_allowed_and_tokens_cannot_be_bid() -> None:
    desk = Desk().tokens(0, 9).cubes(0, 0, 0, 0, 0).money(0, 0)
    assert desk.legal(0) == ["bid_done"]
    about = {name for action in desk.game.actions if action.kind.startswith("bid_") for name, _ in action.about}
    assert about == {"kind", "cubes", "money"}


@pytest.mark.clause("rockwell", "R5.3", "R5.4")
def test_the_order_follows_the_value_of_the_bids() -> None:
    """Seat 3 bids one silver and 100 dollars, which is more than two zinc and less than one thousand."""
    desk = Desk()
    bid(desk, 0)
    bid(desk, 1, "cubes zinc 1", "cubes zinc 1")
    bid(desk, 2, "money 1000")
    events = desk.do("bid_cubes silver 1", "bid_money 100", "bid_done", seat=3)
    assert [facts["value"] for facts in told(events, "bid_revealed")] == [0, 800, 1000, 900]
    assert desk.state.direction == [2, 3, 1, 0]
    assert told(events, "direction_order") == [{"seats": [2, 3, 1, 0]}]


@pytest.mark.clause("rockwell", "R5.5")
def test_equal_bids_keep_their_order() -> None:
    desk = Desk().orders([3, 1, 0, 2], [0, 1, 2, 3])
    bid(desk, 0, "cubes copper 1", "cubes copper 1")
    bid(desk, 1)
    bid(desk, 2)
    bid(desk, 3, "cubes zinc 1", "cubes zinc 1", "cubes zinc 1")
    assert desk.state.direction == [3, 0, 1, 2]


@pytest.mark.clause("rockwell", "R5.6")
def test_every_bid_is_lost() -> None:
    desk = Desk()
    bid(desk, 0, "cubes zinc 1", "cubes copper 1", "money 1000")
    bid(desk, 1, "money 500")
    bid(desk, 2, "cubes silver 1")
    bid(desk, 3)
    assert [desk.cubes_of(seat) for seat in range(4)] == [[2, 1, 1, 0], [3, 2, 1, 0], [3, 2, 0, 0], [3, 2, 1, 0]]
    assert [desk.money_of(seat) for seat in range(4)] == [2000, 2500, 3000, 3000]
    assert not any(desk.state.offer)
    assert not any(desk.state.offer_money)


# R6.


def place_all(desk: Desk) -> list[int]:
    """Everyone sits down on the first legal chair; in which order."""
    order = []
    while desk.phase() == "placing":
        order.append(desk.actor)
        desk.do(desk.legal()[0])
    return order


@pytest.mark.clause("rockwell", "R6.1")
def test_two_passes_in_direction_order() -> None:
    desk = Desk().orders([2, 0, 3, 1], [0, 1, 2, 3]).placing()
    assert desk.why("place_vp board_1 1", seat=0) == "R6.1"
    assert place_all(desk) == [2, 0, 3, 1, 2, 0, 3, 1]


@pytest.mark.clause("rockwell", "R6.1")
def test_option_the_second_pass_runs_backwards() -> None:
    desk = Desk(vp_passes="snake").orders([2, 0, 3, 1], [0, 1, 2, 3]).placing()
    assert place_all(desk) == [2, 0, 3, 1, 1, 3, 0, 2]


@pytest.mark.clause("rockwell", "R6.2")
def test_never_two_vps_on_one_board() -> None:
    desk = Desk(3).placing()
    desk.do("place_vp board_1 1", "place_vp board_1 2", "place_vp board_2 1")
    assert desk.actor == 0
    violation = desk.violation("place_vp board_1 4")
    assert violation is not None
    assert (violation.clause, violation.facts) == ("R6.2", {"board": "board_1"})


@pytest.mark.clause("rockwell", "R6.3")
def test_a_chair_holds_one_vp() -> None:
    desk = Desk().placing()
    desk.do("place_vp board_3 1")
    violation = desk.violation("place_vp board_3 1")
    assert violation is not None
    assert (violation.clause, violation.facts) == ("R6.3", {"board": "board_3", "chair": 1})


@pytest.mark.clause("rockwell", "R6.4")
def test_placing_is_compulsory_and_free() -> None:
    desk = Desk().placing()
    assert desk.legal() == [
        f"place_vp board_{b} {chair}" for b, n in ((1, 4), (2, 3), (3, 3)) for chair in range(1, n + 1)
    ]


@pytest.mark.clause("rockwell", "R6.5")
def test_without_a_chair_the_vp_stays_home() -> None:
    """Boards 2 and 3 are full when seat 0, who sits on board 1, is to place its second VP."""
    desk = Desk(4).orders([1, 2, 3, 0], [0, 1, 2, 3]).placing()
    desk.do(*[f"place_vp board_2 {chair}" for chair in (1, 2, 3)], "place_vp board_1 1")
    events = desk.do(*[f"place_vp board_3 {chair}" for chair in (1, 2, 3)])
    assert told(events, "vp_stayed_home") == [{"seat": 0}]
    assert desk.phase() == "insuring"


@pytest.mark.clause("rockwell", "R6.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_chairs_of_board_1(seats: int) -> None:
    board = Desk(seats).view(0)["boards"]["board_1"]
    assert [chair["gives"] for chair in board] == ["bribe", "bribe", "subcontractor", "subcontractor"]


@pytest.mark.clause("rockwell", "R6.7")
def test_the_chairs_of_boards_2_and_3() -> None:
    boards = Desk(4).view(0)["boards"]
    assert [[chair["gives"] for chair in boards[board]] for board in ("board_2", "board_3")] == [[4, 3, 2], [4, 3, 2]]
    violation = Desk(4).placing().violation("place_vp board_2 4")
    assert violation is not None
    assert (violation.clause, violation.facts) == ("R6.7", {"board": "board_2", "chair": 4})


@pytest.mark.clause("rockwell", "R6.7")
@pytest.mark.parametrize(("seats", "times"), [(4, [4, 3, 2, 1]), (3, [4, 3, 2]), (2, [4, 3, 2])])
def test_option_a_chair_for_each_player(seats: int, times: list[int]) -> None:
    boards = Desk(seats, seat_table="one_per_player").view(0)["boards"]
    assert [[chair["gives"] for chair in boards[board]] for board in ("board_2", "board_3")] == [times, times]


@pytest.mark.clause("rockwell", "R6.8")
def test_vps_on_board_1_stay_to_the_end_of_the_round() -> None:
    desk = Desk(4).sit(0, 1, 1).market(0, 1)
    desk.do("pass_market")
    assert (desk.chair_of(2, 1), desk.chair_of(2, 2), desk.chair_of(1, 1)) == (-1, 1, 0)
    desk.sit(3, 3, 1).do("pass_market")
    assert desk.chair_of(1, 1) == 0
    desk.do("pass_works")
    assert desk.chair_of(1, 1) == -1


# R7.


@pytest.mark.clause("rockwell", "R7.1")
def test_cubes_for_tokens_one_for_one() -> None:
    desk = Desk(3).insuring()
    desk.do("insure zinc 1", "insure zinc 1", "insure silver 1", "insure_done", seat=0)
    assert desk.why("insure gold 1", 1) == "R1.9"
    assert desk.why("insure zinc 5", 1) == "R1.9"
    desk.do("insure copper 1", seat=1)
    assert desk.why("insure zinc 1", 1) == "R7.1"
    desk.do("insure_done", seat=1)
    desk.do("insure_done", seat=2)
    assert desk.state.tokens == [3, 1, 0]
    assert [desk.cubes_of(seat) for seat in range(3)] == [[1, 2, 0, 0], [3, 1, 1, 0], [3, 2, 1, 0]]


@pytest.mark.clause("rockwell", "R7.2")
def test_all_choose_at_once_and_for_good() -> None:
    desk = Desk(3).insuring()
    assert desk.game.to_act(desk.state) == (0, 1, 2)
    desk.do("insure zinc 1", "insure_done", seat=1)
    assert desk.game.to_act(desk.state) == (0, 2)
    assert desk.why("insure copper 1", 1) == "R7.2"
    assert desk.cubes_of(1) == [3, 2, 1, 0]
    assert set(KIND_NAMES) == {a.facts["kind"] for a in desk.game.actions if a.kind == "insure"}


@pytest.mark.clause("rockwell", "R7.3", "R17.11")
def test_tokens_are_kept_and_worth_nothing() -> None:
    desk = Desk(3, max_rounds=2).tokens(1, 5).works(0)
    desk.do("pass_works")
    assert (desk.state.round, desk.state.tokens) == (2, [0, 5, 0])
    desk.works(0).do("pass_works")
    outcome = desk.game.outcome(desk.state)
    assert outcome is not None
    assert outcome.scores[0] == outcome.scores[1] == outcome.scores[2]
    assert outcome.ranks == (1, 1, 1)


@pytest.mark.clause("rockwell", "R7.4", "R7.5")
def test_vps_on_board_1_come_first_in_control_order() -> None:
    desk = Desk().orders([0, 1, 2, 3], [3, 0, 1, 2]).sit(1, 1, 2).sit(2, 1, 4).insuring()
    for seat in range(4):
        events = desk.do("insure_done", seat=seat)
    assert desk.state.control == [1, 2, 3, 0]
    assert told(events, "control_order") == [{"seats": [1, 2, 3, 0]}]
    assert desk.actor == 1


@pytest.mark.clause("rockwell", "R7.6")
def test_without_vps_on_board_1_the_control_order_stays() -> None:
    desk = Desk().orders([0, 1, 2, 3], [3, 0, 1, 2]).insuring()
    for seat in range(4):
        desk.do("insure_done", seat=seat)
    assert desk.state.control == [3, 0, 1, 2]
