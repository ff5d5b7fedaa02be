"""C22, C23, C24: the closing, the winner, numbers of players and the learning game."""

import pytest

from motherlode.games.cavum.state import card_order
from motherlode.kernel import Value
from tests.games.cavum.desk import Desk, told


def last(seats: int = 2, **options: Value) -> Desk:
    return Desk.building(seats, **options).last_phase()


@pytest.mark.clause("cavum", "C22.1", "C22.2", "C22.3", "C22.4", "C1.7")
def test_the_closing_in_its_order() -> None:
    desk = last().tiles("2k2@(-3,4)").stations(0, "(-3,4)", "C1-2").order(1, 1).hand(1, red=1)
    desk.order_sale()
    kinds = desk.kinds(desk.log.events)
    assert kinds == ["closing_started", "city_scored", "penalty"]
    assert desk.step() == "final_sale"
    assert desk.state.cards == [1, 2]
    desk.do("sell_stone red")
    assert desk.outcome().totals == (24, 20 - 6 + 1)


@pytest.mark.clause("cavum", "C22.3")
def test_penalties_may_lead_below_zero() -> None:
    desk = last().order(0, 13, 14)
    desk.state.scores[0] = 5
    desk.order_sale()
    assert told(desk.log.events, "penalty") == [
        {"seat": 0, "order": "order_13", "points": 13}, {"seat": 0, "order": "order_14", "points": 13},
    ]  # fmt: skip
    assert desk.score(0) == 5 - 26


@pytest.mark.clause("cavum", "C22.5")
def test_no_other_sale_and_no_explosion_in_the_closing() -> None:
    desk = last().order(0, 1).hand(0, red=1, blue=1).tiles("d2k0@(2,0)")
    desk.order_sale()
    assert desk.step() == "fulfil"
    events = desk.do("done")
    assert told(events, "blast") == []
    assert desk.stack("(2,0)") == ["d2k0"]
    assert desk.step() == "final_sale"
    assert desk.why("fulfil order_1") == "C22.5"


@pytest.mark.clause("cavum", "C23.1", "C25.6")
def test_hands_are_open_in_the_final_sale() -> None:
    desk = last().hand(0, red=1).hand(1, blue=2)
    desk.order_sale()
    for viewer in (0, 1, -2):
        players = desk.game.view(desk.state, viewer)["players"]
        assert players[1]["hand"]["blue"] == 2  # type: ignore[index]


@pytest.mark.clause("cavum", "C23.2", "C23.5")
def test_the_lowest_score_with_stones_sells() -> None:
    desk = last(3).hand(0, red=2).hand(1, red=2)
    desk.state.scores = [22, 21, 10]
    desk.order_sale()
    assert desk.state.turn == 1
    assert desk.why("sell_stone red", seat=0) == "C23.2"
    desk.do("sell_stone red")
    assert (desk.score(1), desk.state.turn) == (25, 0)
    desk.do("sell_stone red")
    assert (desk.score(0), desk.state.turn) == (25, 0)
    desk.do("sell_stone red")
    assert desk.state.turn == 1


@pytest.mark.clause("cavum", "C23.2")
def test_on_equal_scores_the_lower_card_sells() -> None:
    desk = Desk(3)
    desk.auction(4, 2, 3)
    desk.do(*["order_pass"] * 3)
    desk.last_phase().hand(0, red=1).hand(1, red=1).hand(2, red=1).order_sale()
    assert card_order(desk.state) == [1, 2, 0]
    assert desk.state.turn == 1


@pytest.mark.clause("cavum", "C23.3", "C23.4")
def test_one_stone_of_any_colour_at_the_highest_open_price() -> None:
    desk = last().hand(0, red=2, blue=1).opened(red=6, blue=8)
    desk.order_sale()
    assert desk.legal() == ["sell_stone red", "sell_stone blue"]
    assert desk.why("sell_stone white") == "C23.3"
    events = desk.do("sell_stone blue")
    assert told(events, "stone_sold") == [{"seat": 0, "colour": "blue", "points": 8, "high": 7}]
    assert (desk.price("blue"), desk.score(0)) == (7, 28)
    desk.do("sell_stone red")
    assert (desk.price("red"), desk.score(0)) == (5, 34)


@pytest.mark.clause("cavum", "C23.6")
def test_the_final_sale_ends_without_stones() -> None:
    desk = last().hand(0, red=1).hand(1, red=1)
    desk.order_sale()
    desk.do("sell_stone red")
    assert desk.game.outcome(desk.state) is None
    events = desk.do("sell_stone red")
    assert told(events, "match_ended") == [{"seat": 0, "score": 22}]
    assert desk.game.to_act(desk.state) == ()
    empty = last()
    empty.order_sale()
    assert empty.step() == "over"


@pytest.mark.clause("cavum", "C23.7")
def test_the_highest_score_wins() -> None:
    desk = last(3)
    desk.state.scores = [20, 31, 25]
    desk.order_sale()
    outcome = desk.outcome()
    assert (outcome.ranks, outcome.winners, outcome.clause) == ((3, 1, 2), [1], "C23.7")


@pytest.mark.clause("cavum", "C23.8")
def test_the_lowest_card_breaks_a_tie() -> None:
    desk = Desk(4)
    desk.auction(4, 2, 3, 1)
    desk.do(*["order_pass"] * 4)
    desk.last_phase()
    desk.state.scores = [30, 30, 30, 20]
    desk.order_sale()
    outcome = desk.outcome()
    assert (outcome.ranks, outcome.winners, outcome.clause) == ((3, 1, 2, 4), [1], "C23.8")


@pytest.mark.clause("cavum", "C24.1", "C24.4")
def test_the_centre_vein_has_nine_with_any_number() -> None:
    assert {Desk(seats).vein_on("(0,0)") for seats in (2, 3, 4)} == {("yellow", 9)}


@pytest.mark.clause("cavum", "C24.2", "C24.3", "C24.4")
def test_what_depends_on_the_number_of_players() -> None:
    """Everything but stations, sets and the stones of new veins is the same with 2, 3 and 4."""
    desks = [Desk.building(seats) for seats in (2, 3, 4)]
    assert [sum(desk.state.pool[11:]) for desk in desks] == [4, 6, 8]
    assert [len(desk.game.view(desk.state, 0)["cards"]) for desk in desks] == [2, 1, 0]
    assert len({tuple(desk.state.pool[:11]) for desk in desks}) == 1
    assert len({tuple(desk.state.board.stacks) for desk in desks}) == 1
    assert len({tuple(desk.state.open) for desk in desks}) == 1
    assert {tuple(desk.state.pieces[:9]) for desk in desks} == {tuple(desks[0].box.set)}


@pytest.mark.clause("cavum", "C24.5", "C24.6", "C8.10")
def test_the_learning_game_has_two_phases() -> None:
    desk = Desk(2, phases=2).tiles("2k2@(-3,4)").stations(0, "(-3,4)", "C1-2")
    scored = 0
    for phase in (1, 2):
        desk.auction(1, 2)
        events = desk.do("order_pass", "order_pass")
        assert bool(told(events, "chip_laid")) == (phase == 1)
        desk.pieces(0, prospect=1).pieces(1, prospect=1)
        events = desk.do("piece prospect", "no_route", "piece prospect", "no_route")
        scored += len(told(events, "city_scored"))
        if phase == 1:
            desk.turn_up(6, 7, 8, 9, 10)
    assert scored == 3
    assert desk.game.outcome(desk.state) is not None
    assert desk.state.orders.count(-3) == 5
