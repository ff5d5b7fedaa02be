"""C8: taking orders."""

import pytest

from motherlode.games.cavum.state import FACE_UP, IN_DECK
from tests.games.cavum.desk import Desk, told


def orders_of(desk: Desk, seat: int) -> list[int]:
    return [order + 1 for order, owner in enumerate(desk.state.orders) if owner == seat]


def to_orders(seats: int = 2, **options: str) -> Desk:
    desk = Desk(seats, **options)
    desk.auction(*range(1, seats + 1))
    return desk


def next_phase(desk: Desk, *orders: int) -> Desk:
    """From the end of the orders to the orders of the next phase, without an action that matters."""
    for seat in range(desk.state.seats):
        desk.pieces(seat, prospect=1)
    while desk.step() == "piece":
        desk.do("piece prospect", "no_route")
    desk.turn_up(*orders)
    desk.auction(*range(1, desk.state.seats + 1))
    return desk


@pytest.mark.clause("cavum", "C8.1")
def test_what_an_order_names() -> None:
    desk = to_orders()
    action = desk.game.actions.parse("take_order order_3")
    facts = desk.game.facts(desk.state, 0, action)
    expected = {"order": "order_3", "stones": ["green", "purple"], "value": 13, "penalty": 6, "points": 0}
    assert facts == expected
    assert sorted(len(stones) for stones in desk.box.order_stones) == [2] * 6 + [3] * 6 + [4] * 3


@pytest.mark.clause("cavum", "C8.2", "C21.2")
def test_all_cards_face_up_are_on_offer() -> None:
    desk = to_orders()
    assert desk.legal("take_order") == [f"order_{number}" for number in range(1, 6)]
    desk.do("take_order order_2", "order_pass", "order_pass")
    next_phase(desk, 6, 7, 8, 9, 10)
    assert desk.legal("take_order") == [f"order_{number}" for number in (1, 3, 4, 5, 6, 7, 8, 9, 10)]
    assert desk.why("take_order order_2") == "C8.7"


@pytest.mark.clause("cavum", "C8.3")
def test_one_card_in_turn_round_after_round() -> None:
    desk = to_orders(3)
    for seat, order in enumerate((1, 2, 3, 4, 5)):
        assert desk.state.turn == seat % 3
        assert desk.why(f"take_order order_{order}", seat=(seat + 1) % 3) == "C8.3"
        desk.do(f"take_order order_{order}")
    assert [orders_of(desk, seat) for seat in range(3)] == [[1, 4], [2, 5], [3]]


@pytest.mark.clause("cavum", "C8.4")
def test_a_pass_is_final() -> None:
    desk = to_orders(3)
    desk.do("order_pass", "take_order order_1", "take_order order_2")
    assert desk.state.turn == 1
    desk.do("order_pass")
    assert desk.state.turn == 2
    desk.do("take_order order_3")
    assert desk.state.turn == 2


@pytest.mark.clause("cavum", "C8.4")
def test_reenter_lets_a_pass_count_for_one_round() -> None:
    desk = to_orders(3, order_pass="reenter")
    desk.do("order_pass", "take_order order_1", "order_pass")
    assert (desk.step(), desk.state.turn) == ("order", 0)
    desk.do("take_order order_2", "order_pass", "order_pass", "order_pass", "order_pass")
    assert (desk.step(), desk.state.turn) == ("order", 2)
    desk.do("order_pass")
    assert desk.step() == "piece"


@pytest.mark.clause("cavum", "C8.4")
def test_reenter_counts_only_passes_of_one_round() -> None:
    """Seat 1 passes, seat 0 passes in the next round: not all in one round yet."""
    desk = to_orders(2, order_pass="reenter")
    desk.do("take_order order_1", "order_pass", "order_pass")
    assert (desk.step(), desk.state.turn) == ("order", 1)
    desk.do("take_order order_2")
    assert desk.state.turn == 0


@pytest.mark.clause("cavum", "C8.5")
def test_the_step_ends_without_cards_or_players() -> None:
    taken = to_orders()
    taken.do(*(f"take_order order_{number}" for number in range(1, 6)))
    assert taken.step() == "piece"
    passed = to_orders()
    passed.do("order_pass", "order_pass")
    assert passed.step() == "piece"


@pytest.mark.clause("cavum", "C8.6")
def test_no_duty_and_no_limit() -> None:
    desk = to_orders()
    assert "order_pass" in desk.legal()
    desk.do("order_pass", *(f"take_order order_{number}" for number in range(1, 6)))
    assert orders_of(desk, 1) == [1, 2, 3, 4, 5]


@pytest.mark.clause("cavum", "C8.7", "C20.7")
def test_a_taken_card_stays_open_before_its_owner() -> None:
    desk = to_orders()
    desk.do("take_order order_1", "order_pass", "order_pass")
    for viewer in (0, 1, -2):
        players = desk.game.view(desk.state, viewer)["players"]
        assert [card["id"] for card in players[0]["orders"]] == ["order_1"]
    next_phase(desk, 6, 7, 8, 9, 10)
    assert orders_of(desk, 0) == [1]
    assert desk.why("take_order order_1") == "C8.7"


@pytest.mark.clause("cavum", "C8.8", "C8.9", "C8.11", "C8.10")
def test_chips_grow_and_pay() -> None:
    desk = to_orders()
    events = desk.do("order_pass", "order_pass")
    assert [fact["chips"] for fact in told(events, "chip_laid")] == [1] * 5
    next_phase(desk, 6, 7, 8, 9, 10)
    events = desk.do("take_order order_1")
    assert told(events, "order_taken") == [{"seat": 0, "order": "order_1", "points": 2}]
    assert desk.score(0) == 22
    desk.do("order_pass", "order_pass")
    assert desk.state.chips == [0, 2, 2, 2, 2, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0]
    next_phase(desk, 11, 12, 13, 14, 15)
    desk.do("take_order order_2")
    assert desk.score(0) == 26
    events = desk.do("order_pass", "order_pass")
    assert told(events, "chip_laid") == []
    assert max(desk.state.chips) == 2


@pytest.mark.clause("cavum", "C8.12")
def test_chips_are_not_limited() -> None:
    """Five chips after phase 1 and ten more after phase 2: more than the twelve of the box."""
    desk = to_orders()
    desk.do("order_pass", "order_pass")
    next_phase(desk, 6, 7, 8, 9, 10).do("order_pass", "order_pass")
    assert sum(desk.state.chips) == 15


@pytest.mark.clause("cavum", "C8.13")
def test_untaken_cards_have_no_effect_at_the_end() -> None:
    desk = Desk.building().last_phase()
    for seat in range(2):
        desk.pieces(seat, prospect=1)
    desk.do("piece prospect", "no_route", "piece prospect", "no_route")
    assert desk.state.orders[:5] == [FACE_UP] * 5
    assert desk.outcome().totals == (20, 20)


@pytest.mark.clause("cavum", "C8.14")
def test_all_fifteen_cards_appear() -> None:
    desk = to_orders()
    desk.do("order_pass", "order_pass")
    next_phase(desk, 6, 7, 8, 9, 10).do("order_pass", "order_pass")
    next_phase(desk, 11, 12, 13, 14, 15)
    assert desk.state.orders.count(IN_DECK) == 0
    assert desk.state.orders.count(FACE_UP) == 15
