"""C19, C20, C21: colour sale, order sale, the new phase."""

import pytest

from motherlode.games.cavum.state import GONE, IN_DECK
from tests.games.cavum.desk import Desk, told


def reds(*counts: int, **options: str) -> Desk:
    """At the sale of red, with these numbers of red stones by seat."""
    desk = Desk.building(len(counts), **options)
    for seat, count in enumerate(counts):
        desk.hand(seat, red=count)
    return desk.sale()


@pytest.mark.clause("cavum", "C19.1", "C19.15")
def test_colours_in_their_order() -> None:
    desk = Desk.building().hand(0, white=1, red=1, green=1, blue=1, purple=1)
    desk.state.hands[desk.colour("yellow")] = 1
    desk.sale()
    seen = []
    while desk.step() == "sale":
        seen.append(desk.game.prompt(desk.state, 0).facts["colour"])
        desk.do("sale_pass")
    assert seen == ["yellow", "red", "purple", "blue", "green", "white"]
    some = Desk.building().hand(1, blue=1)
    some.sale()
    assert some.game.prompt(some.state, 1).facts["colour"] == "blue"


@pytest.mark.clause("cavum", "C19.2")
def test_the_lowest_card_speaks_first() -> None:
    desk = Desk(3)
    desk.auction(2, 4, 1)
    desk.do(*["order_pass"] * 3)
    desk.hand(0, red=2).hand(1, red=2).hand(2, red=2).sale()
    turns = []
    for bid in ("sale_bid 6", "sale_bid 5", "sale_bid 4", "sale_bid 3", "sale_bid 2"):
        turns.append(desk.state.turn)
        desk.do(bid)
    assert turns == [2, 0, 1, 2, 0]
    assert desk.why("sale_pass", seat=0) == "C19.2"


@pytest.mark.clause("cavum", "C19.3", "C19.7")
def test_only_holders_may_bid() -> None:
    desk = Desk.building(3).hand(1, red=1)
    desk.sale()
    assert told(desk.log.events, "sale_out") == [{"seat": 0, "colour": "red"}]
    assert desk.state.turn == 1
    events = desk.do("sale_bid 1")
    assert told(events, "sale_bid") == [{"seat": 1, "colour": "red", "price": 1}]
    assert [fact["seat"] for fact in told(events, "sale_out")] == [2]
    assert desk.step() == "sell"


@pytest.mark.clause("cavum", "C19.4")
def test_the_first_bid_is_free_up_to_the_highest_price() -> None:
    desk = reds(2, 2)
    assert desk.legal() == ["sale_bid 1", "sale_bid 2", "sale_bid 3", "sale_bid 4", "sale_pass"]
    violation = desk.violation("sale_bid 5")
    assert violation is not None
    assert (violation.clause, violation.facts) == ("C19.4", {"price": 5, "high": 4})


@pytest.mark.clause("cavum", "C19.4")
def test_top_demands_the_highest_price_first() -> None:
    desk = reds(2, 2, sale_opening="top")
    assert desk.legal() == ["sale_bid 4", "sale_pass"]
    assert desk.why("sale_bid 3") == "C19.4"
    desk.do("sale_bid 4")
    assert desk.legal() == ["sale_bid 1", "sale_bid 2", "sale_bid 3", "sale_pass"]
    after_pass = reds(2, 2, sale_opening="top")
    after_pass.do("sale_pass")
    assert after_pass.legal() == ["sale_bid 4", "sale_pass"]


@pytest.mark.clause("cavum", "C19.5")
def test_bids_fall() -> None:
    desk = reds(2, 2)
    desk.do("sale_bid 3")
    assert desk.legal() == ["sale_bid 1", "sale_bid 2", "sale_pass"]
    violation = desk.violation("sale_bid 3")
    assert violation is not None
    assert (violation.clause, violation.facts) == ("C19.5", {"price": 3, "low": 3})


@pytest.mark.clause("cavum", "C19.6")
def test_a_pass_is_final_for_this_colour_only() -> None:
    desk = Desk.building(3)
    for seat in range(3):
        desk.hand(seat, red=1, blue=1)
    desk.sale()
    desk.do("sale_pass", "sale_bid 3", "sale_bid 2")
    assert desk.state.turn == 1
    desk.do("sale_pass", "sell 1")
    assert desk.state.turn == 0
    assert desk.game.prompt(desk.state, 0).facts["colour"] == "blue"


@pytest.mark.clause("cavum", "C19.7")
def test_a_bid_of_one_ends_it() -> None:
    desk = reds(1, 1, 1)
    events = desk.do("sale_bid 1")
    assert [fact["seat"] for fact in told(events, "sale_out")] == [1, 2]
    assert (desk.step(), desk.state.turn) == ("sell", 0)


@pytest.mark.clause("cavum", "C19.8")
def test_the_last_who_has_not_spoken_may_still_bid() -> None:
    desk = reds(1, 1, 1)
    desk.do("sale_pass", "sale_pass")
    assert (desk.step(), desk.state.turn) == ("sale", 2)
    assert desk.legal() == ["sale_bid 1", "sale_bid 2", "sale_bid 3", "sale_pass"]
    desk.do("sale_bid 3")
    assert (desk.step(), desk.state.turn) == ("sell", 2)


@pytest.mark.clause("cavum", "C19.9")
def test_nothing_is_sold_if_all_pass() -> None:
    desk = reds(1, 1)
    events = desk.do("sale_pass", "sale_pass")
    assert told(events, "nothing_sold") == [{"colour": "red"}]
    assert (desk.held(0, "red"), desk.price("red"), desk.score(0)) == (1, 2, 20)


@pytest.mark.clause("cavum", "C19.10")
def test_the_winner_chooses_how_many() -> None:
    desk = reds(3, 1)
    desk.do("sale_bid 3", "sale_pass")
    assert desk.legal() == ["sell 1", "sell 2", "sell 3"]
    violation = desk.violation("sell 4")
    assert violation is not None
    assert (violation.clause, violation.facts) == ("C19.10", {"count": 4, "have": 3})
    assert desk.why("sell 1", seat=1) == "C19.10"


@pytest.mark.clause("cavum", "C19.11", "C19.12")
def test_bid_times_stones() -> None:
    desk = reds(3, 1)
    events = desk.do("sale_bid 3", "sale_pass", "sell 2")
    sold = {"seat": 0, "colour": "red", "count": 2, "price": 3, "points": 6, "high": 2}
    assert told(events, "stones_sold") == [sold]
    assert (desk.score(0), desk.held(0, "red"), desk.price("red")) == (26, 1, 2)


@pytest.mark.clause("cavum", "C19.13", "C19.14")
def test_one_seller_a_colour_and_many_colours_a_seller() -> None:
    desk = Desk.building().hand(0, red=2, blue=1).hand(1, red=1)
    desk.sale()
    desk.do("sale_bid 3", "sale_pass", "sell 1")
    assert desk.game.prompt(desk.state, 0).facts["colour"] == "blue"
    desk.do("sale_bid 1", "sell 1")
    assert desk.step() == "turn_up"
    assert (desk.held(0, "red"), desk.held(1, "red")) == (1, 1)


@pytest.mark.clause("cavum", "C20.1")
def test_each_fulfils_any_number_in_card_order() -> None:
    desk = (
        Desk.building().order(0, 1, 2).order(1, 3).hand(0, red=1, blue=1, white=1, green=1).hand(1, green=1, purple=1)
    )
    desk.order_sale()
    assert desk.state.turn == 0
    assert desk.legal() == ["fulfil order_1", "fulfil order_2", "done"]
    assert desk.why("fulfil order_3") == "C20.1"
    assert desk.why("fulfil order_3", seat=1) == "C20.1"
    desk.do("fulfil order_2", "fulfil order_1")
    assert desk.state.turn == 1
    desk.do("done")
    assert desk.step() == "turn_up"
    assert desk.state.scores == [20 + 12 + 12, 20]


@pytest.mark.clause("cavum", "C20.2")
def test_all_stones_are_needed() -> None:
    desk = Desk.building().order(0, 1, 7).hand(0, red=1, blue=1)
    desk.order_sale()
    violation = desk.violation("fulfil order_7")
    assert violation is not None
    assert (violation.clause, violation.facts) == ("C20.2", {"order": "order_7", "colour": "white"})


@pytest.mark.clause("cavum", "C20.3")
def test_fulfilling_is_never_compulsory() -> None:
    desk = Desk.building().order(0, 1).hand(0, red=1, blue=1)
    desk.order_sale()
    events = desk.do("done")
    assert told(events, "orders_done") == [{"seat": 0}]
    assert (desk.state.orders[0], desk.score(0)) == (0, 20)


@pytest.mark.clause("cavum", "C20.4", "C20.5", "C25.6")
def test_stones_fill_the_scales_and_the_card_leaves() -> None:
    desk = Desk.building().order(0, 1).hand(0, red=1, blue=1).opened(red=5, blue=3)
    desk.order_sale()
    events = desk.do("fulfil order_1")
    assert told(events, "order_fulfilled") == [{"seat": 0, "order": "order_1", "points": 12, "stones": ["red", "blue"]}]
    assert (desk.price("red"), desk.price("blue")) == (4, 2)
    assert (desk.state.orders[0], desk.score(0), sum(desk.state.hands)) == (GONE, 32, 0)


@pytest.mark.clause("cavum", "C20.6")
def test_each_stone_serves_one_card() -> None:
    desk = Desk.building().order(0, 1, 5).hand(0, red=1, blue=1)
    desk.state.hands[desk.colour("yellow")] = 1
    desk.order_sale()
    assert desk.legal("fulfil") == ["order_1", "order_5"]
    desk.do("fulfil order_1")
    assert desk.step() == "turn_up"


@pytest.mark.clause("cavum", "C20.7", "C20.8", "C21.3")
def test_cards_and_stones_are_kept() -> None:
    desk = Desk.building().order(0, 1).hand(0, red=2)
    desk.order_sale()
    assert desk.state.phase == 2
    assert (desk.state.orders[0], desk.held(0, "red"), desk.score(0)) == (0, 2, 20)


@pytest.mark.clause("cavum", "C20.9")
def test_who_can_fulfil_nothing_is_not_asked() -> None:
    desk = Desk.building().order(0, 1).order(1, 2).hand(0, red=1).hand(1, white=1, green=1)
    desk.order_sale()
    assert (desk.step(), desk.state.turn) == ("fulfil", 1)


@pytest.mark.clause("cavum", "C21.1", "C21.2", "C21.4")
def test_a_new_phase() -> None:
    desk = Desk(3)
    desk.auction(2, 1, 4)
    desk.do(*["order_pass"] * 3)
    desk.order_sale()
    assert told(desk.log.events, "phase_started") == [{"phase": 2}]
    assert desk.state.cards == [0, 0, 0]
    assert desk.game.view(desk.state, 0)["cards"] == [1, 2, 3, 4]
    desk.turn_up(11, 12, 13, 14, 15)
    assert desk.state.orders.count(IN_DECK) == 5
    assert (desk.step(), desk.state.turn) == ("bid", 1)
    desk.do("bid 0")
    assert desk.state.turn == 2


@pytest.mark.clause("cavum", "C21.3")
def test_everything_else_carries_over() -> None:
    desk = Desk.building().tiles("2k1@(-3,4)").stations(0, "(-3,4)", "C1-2").hand(1, blue=2).order(1, 4)
    before = desk.state.clone()
    desk.order_sale().turn_up(6, 7, 8, 9, 10)
    after = desk.state
    assert after.board.stacks == before.board.stacks
    assert after.board.veins == before.board.veins
    assert after.board.stations == before.board.stations
    assert (after.pool, after.open, after.hands, after.scores) == (
        before.pool,
        before.open,
        before.hands,
        before.scores,
    )
    assert after.orders[3] == 1
