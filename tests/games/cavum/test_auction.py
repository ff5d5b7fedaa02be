"""C6, C7: the sequence auction and the sets."""

import pytest

from motherlode.games.cavum.components import PIECES
from motherlode.games.cavum.state import card_order
from tests.games.cavum.desk import Desk, told


@pytest.mark.clause("cavum", "C6.1", "C24.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_ends_with_one_card(seats: int) -> None:
    desk = Desk(seats)
    desk.auction(*range(1, seats + 1))
    assert desk.state.cards == list(range(1, seats + 1))
    assert desk.step() == "order"


@pytest.mark.clause("cavum", "C6.3")
def test_a_later_phase_is_opened_by_the_lowest_card() -> None:
    desk = Desk(3)
    desk.auction(4, 2, 3)
    desk.do(*["order_pass"] * 3)
    for seat in range(3):
        desk.pieces(seat, prospect=1)
    for _ in range(3):
        desk.do("piece prospect", "no_route")
    desk.turn_up(6, 7, 8, 9, 10)
    assert desk.step() == "bid"
    assert desk.state.turn == 1


@pytest.mark.clause("cavum", "C6.4")
def test_the_opener_cannot_pass() -> None:
    desk = Desk()
    assert desk.why("bid_pass") == "C6.4"
    assert desk.legal()[0] == "bid 0"


@pytest.mark.clause("cavum", "C6.5")
def test_no_bid_above_the_score_or_the_cap() -> None:
    desk = Desk()
    assert desk.legal()[-1] == "bid 20"
    violation = desk.violation("bid 21")
    assert violation is not None
    assert (violation.clause, violation.facts) == ("C6.5", {"amount": 21, "limit": 20})
    desk.state.scores[0] = 300
    assert desk.legal()[-1] == "bid 199"


@pytest.mark.clause("cavum", "C6.6")
def test_bids_rise_clockwise() -> None:
    desk = Desk(3)
    desk.do("bid 5")
    assert desk.state.turn == 1
    assert desk.why("bid 6", seat=2) == "C6.6"
    violation = desk.violation("bid 5")
    assert violation is not None
    assert (violation.clause, violation.facts) == ("C6.6", {"amount": 5, "needed": 6})
    assert desk.legal() == [f"bid {amount}" for amount in range(6, 21)] + ["bid_pass"]
    desk.do("bid 8")
    assert desk.state.turn == 2
    desk.do("bid 9")
    assert desk.state.turn == 0


@pytest.mark.clause("cavum", "C6.7")
def test_a_pass_is_final_for_this_auction_only() -> None:
    desk = Desk(4)
    desk.do("bid 1", "bid_pass", "bid 2", "bid 3", "bid 4", "bid 5")
    assert desk.state.turn == 3
    desk.do("bid_pass", "bid 6")
    assert desk.state.turn == 2
    desk.do("bid_pass", "card 4")
    assert desk.state.turn == 1
    assert "bid 0" in desk.legal()


@pytest.mark.clause("cavum", "C6.8")
def test_who_cannot_go_higher_passes_by_himself() -> None:
    desk = Desk(3)
    desk.state.scores = [20, 7, 20]
    events = desk.do("bid 7")
    assert told(events, "bid_out") == [{"seat": 1, "amount": 7}]
    assert desk.state.turn == 2
    everyone = Desk(2)
    events = everyone.do("bid 20")
    assert [event.kind for event in events] == ["bid_made", "bid_out", "auction_won"]
    capped = Desk(2)
    capped.state.scores = [250, 250]
    assert [event.kind for event in capped.do("bid 199")] == ["bid_made", "bid_out", "auction_won"]


@pytest.mark.clause("cavum", "C6.9", "C6.10")
def test_the_last_bidder_wins_and_pays() -> None:
    desk = Desk(3)
    events = desk.do("bid 3", "bid 4", "bid_pass", "bid_pass")
    assert told(events, "auction_won") == [{"seat": 1, "amount": 4}]
    assert desk.state.scores == [20, 16, 20]
    free = Desk(3)
    free.do("bid 0", "bid_pass", "bid_pass")
    assert free.state.scores == [20, 20, 20]
    assert (free.step(), free.state.turn) == ("card", 0)


@pytest.mark.clause("cavum", "C6.11")
def test_the_winner_takes_any_card_left_before_the_next_auction() -> None:
    desk = Desk(3)
    desk.do("bid 0", "bid_pass", "bid_pass")
    assert desk.why("card 2", seat=1) == "C6.11"
    desk.do("card 3", "bid 0", "bid_pass")
    assert desk.legal() == ["card 1", "card 2", "card 4"]
    assert desk.why("card 3") == "C6.11"


@pytest.mark.clause("cavum", "C6.12", "C6.13")
def test_the_next_opener_sits_left_of_the_winner() -> None:
    desk = Desk(4)
    desk.do("bid 0", "bid_pass", "bid 2", "bid_pass", "bid_pass", "card 1")
    assert desk.state.turn == 3
    desk.do("bid 0")
    assert desk.state.turn == 0
    desk.do("bid_pass", "bid 1", "bid_pass", "card 2")
    assert desk.state.turn == 3
    desk.do("bid 0")
    assert desk.state.turn == 0
    assert desk.why("bid 5", seat=1) == "C6.13"


@pytest.mark.clause("cavum", "C6.14")
def test_the_last_player_picks_for_nothing() -> None:
    desk = Desk(2)
    desk.do("bid 6", "bid_pass", "card 2")
    assert (desk.step(), desk.state.turn) == ("card", 1)
    assert desk.legal() == ["card 1", "card 3", "card 4"]
    desk.do("card 4")
    assert desk.state.scores == [14, 20]


@pytest.mark.clause("cavum", "C6.15", "C24.3")
def test_cards_left_over_stay_on_the_board() -> None:
    desk = Desk(2)
    desk.auction(4, 2)
    assert desk.game.view(desk.state, 0)["cards"] == [1, 3]


@pytest.mark.clause("cavum", "C6.16", "C6.17")
def test_bids_are_open_binding_and_never_equal() -> None:
    desk = Desk(3)
    events = desk.do("bid 4")
    assert told(events, "bid_made") == [{"seat": 0, "amount": 4}]
    assert desk.why("bid 4") == "C6.6"
    auction = desk.game.view(desk.state, -2)["auction"]
    assert auction == {"colour": None, "bid": 4, "bidder": 0, "passed": []}
    actions = desk.game.actions
    assert all(actions[id].commits for kind in ("bid", "bid_pass") for id in actions.of_kind(kind))


@pytest.mark.clause("cavum", "C6.18", "C8.3", "C9.3")
def test_cards_fix_the_order_of_the_phase() -> None:
    desk = Desk(3)
    desk.auction(3, 4, 1)
    assert card_order(desk.state) == [2, 0, 1]
    assert desk.state.turn == 2
    desk.do("order_pass")
    assert desk.state.turn == 0
    desk.do("order_pass", "order_pass")
    assert (desk.step(), desk.state.turn) == ("piece", 2)
    desk.hand(0, red=1).hand(1, red=1).hand(2, red=1).sale()
    assert desk.state.turn == 2
    desk.do("sale_pass")
    assert desk.state.turn == 0


@pytest.mark.clause("cavum", "C7.1")
def test_twelve_pieces() -> None:
    desk = Desk.building(3)
    for seat in range(3):
        pieces = {piece: desk.left(seat, piece) for piece in PIECES}
        assert pieces == {
            "tunnel_2": 1, "tunnel_3": 1, "tunnel_4": 1, "tunnel_6": 1, "dynamite": 1, "vein": 1,
            "station": 3, "option": 2, "prospect": 1,
        }  # fmt: skip
        assert sum(pieces.values()) == 12


@pytest.mark.clause("cavum", "C7.2")
def test_the_card_decides_the_dynamite() -> None:
    desk = Desk(4)
    desk.do("bid 0", "bid_pass", "bid_pass", "bid_pass", "card 3", "bid 0", "bid_pass", "bid_pass", "card 1")
    events = desk.do("bid 0", "bid_pass", "card 4", "card 2")
    gifts = {fact["seat"]: fact["dynamite"] for fact in told(events, "pieces_taken")}
    assert gifts == {0: "dynamite_4", 1: "dynamite_2", 2: "dynamite_6", 3: "dynamite_3"}
    desk.do(*["order_pass"] * 4)
    assert desk.state.turn == 1
    desk.do("piece dynamite")
    assert desk.game.prompt(desk.state, 1).facts["tile"] == "dynamite_2"


@pytest.mark.clause("cavum", "C7.4", "C25.1")
def test_pieces_left_are_public() -> None:
    desk = Desk.building()
    desk.do("piece option", "points")
    for viewer in (0, 1, -2):
        players = desk.game.view(desk.state, viewer)["players"]
        assert players[0]["pieces"]["option"] == 1
