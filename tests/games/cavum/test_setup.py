"""C4: the set-up."""

import pytest

from motherlode.games.cavum import Cavum
from motherlode.games.cavum.components import STATIONS, STOCK, raw
from motherlode.games.cavum.state import FACE_UP, IN_DECK
from motherlode.kernel import CHANCE
from tests.games.cavum.desk import Desk


@pytest.mark.clause("cavum", "C4.1", "C4.2")
def test_start_tiles_and_centre_vein() -> None:
    desk = Desk()
    places = {"(0,0)": ["6k0"], "(-4,5)": ["4k0"], "(-3,5)": ["4k0"], "(-2,5)": ["4k0"], "(-1,5)": ["4k0"]}
    assert {place: desk.stack(place) for place in places} == places
    assert sum(stack > 0 for stack in desk.state.board.stacks) == 5
    assert desk.vein_on("(0,0)") == ("yellow", 9)
    assert sum(vein > 0 for vein in desk.state.board.veins) == 1


@pytest.mark.clause("cavum", "C4.3", "C2.7", "C3.21")
def test_scales() -> None:
    desk = Desk()
    assert desk.state.open == [9, 0, 0, 0, 0, 0]
    assert desk.box.colours[0] == "yellow"


@pytest.mark.clause("cavum", "C4.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_start_scores(seats: int) -> None:
    assert Desk(seats).state.scores == [20] * seats


@pytest.mark.clause("cavum", "C4.5", "C7.4")
def test_colours_and_action_boards() -> None:
    """A colour for each of four; the pieces of a board lie open."""
    desk = Desk(2)
    assert len(set(desk.box.player_colours)) == 4
    desk.auction(1, 2)
    for viewer in (0, 1):
        players = desk.game.view(desk.state, viewer)["players"]
        assert players[1]["pieces"]["station"] == 3


@pytest.mark.clause("cavum", "C4.6", "C4.7")
def test_pool() -> None:
    desk = Desk()
    pool = {name: desk.pool(name) for name in STOCK[:STATIONS]}
    assert pool == {
        "tunnel_2": 0, "tunnel_3": 2, "tunnel_4": 3, "tunnel_6": 4, "dynamite_2": 0, "dynamite_3": 0,
        "dynamite_4": 0, "dynamite_6": 0, "vein": 5, "option": 0, "prospect": 0,
    }  # fmt: skip


@pytest.mark.clause("cavum", "C4.8", "C24.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_stations_in_the_pool(seats: int) -> None:
    assert Desk(seats).state.pool[STATIONS:] == [2] * seats


@pytest.mark.clause("cavum", "C4.9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_sequence_cards_are_on_offer(seats: int) -> None:
    desk = Desk(seats)
    desk.do("bid 0", *["bid_pass"] * (seats - 1))
    assert desk.legal() == ["card 1", "card 2", "card 3", "card 4"]


@pytest.mark.clause("cavum", "C4.10", "C4.11")
def test_five_orders_are_turned_up_before_the_auction() -> None:
    game = Cavum()
    state = game.new(2)
    for number in range(5):
        assert game.to_act(state) == (CHANCE,)
        assert game.chance(state) == [(order, 1) for order in range(number, 15)]
        game.apply(state, CHANCE, number, Desk().log)
    assert state.orders == [FACE_UP] * 5 + [IN_DECK] * 10
    assert [str(game.draws[draw]) for draw, _ in game.chance(state)] == ["first_bidder 0", "first_bidder 1"]


@pytest.mark.clause("cavum", "C4.12")
def test_no_card_carries_a_chip_yet() -> None:
    assert Desk().state.chips == [0] * 15


@pytest.mark.clause("cavum", "C4.13", "C1.16")
def test_the_rest_is_the_supply() -> None:
    desk = Desk(4)
    total = raw()["total"]
    assert isinstance(total, dict)
    supply = {name: desk.supply(name) for name in STOCK[:STATIONS]}
    assert supply == {
        "tunnel_2": 12, "tunnel_3": 12, "tunnel_4": 12, "tunnel_6": 12, "dynamite_2": 3, "dynamite_3": 3,
        "dynamite_4": 3, "dynamite_6": 3, "vein": 12, "option": 8, "prospect": 4,
    }  # fmt: skip
    assert desk.state.supply[STATIONS:] == [9] * 4
    assert total["tunnel_6"] == 12 + 4 + 1


@pytest.mark.clause("cavum", "C4.14", "C6.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_bidder_is_drawn(seats: int) -> None:
    game = Cavum()
    for first in range(seats):
        state = game.new(seats)
        for order in range(5):
            game.apply(state, CHANCE, order, Desk().log)
        assert [weight for _, weight in game.chance(state)] == [1] * seats
        game.apply(state, CHANCE, game.draws.parse(f"first_bidder {first}"), Desk().log)
        assert game.to_act(state) == (first,)
        assert game.prompt(state, first).kind == "bid"


@pytest.mark.clause("cavum", "C4.15")
def test_start_tiles_may_be_covered_and_blown_up() -> None:
    desk = Desk.building()
    assert desk.can_lay("6k0@(-3,5)") is False
    desk.tiles("2k1@(-3,4)")
    assert desk.can_lay("6k0@(-4,5)")
    desk.pieces(0, dynamite=1, prospect=1).pieces(1)
    desk.lay("d2k2@(-4,4)")
    desk.do("piece prospect", "no_route")
    assert desk.stack("(-4,5)") == []
