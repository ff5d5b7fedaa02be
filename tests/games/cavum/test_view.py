"""C25: what is public, what is hidden."""

from random import Random

import pytest

from motherlode.games.cavum.view_types import PlayerView
from motherlode.kernel import SPECTATOR
from tests.games.cavum.desk import Desk


def seen(desk: Desk, viewer: int, seat: int) -> PlayerView:
    return desk.game.view(desk.state, viewer)["players"][seat]


@pytest.mark.clause("cavum", "C25.1")
def test_what_is_public() -> None:
    desk = Desk.building().tiles("2k1@(-3,4)").vein("(-3,4)", "red", 2).stations(1, "C1-2").order(1, 3).hand(1, blue=2)
    for viewer in (0, 1, SPECTATOR):
        view = desk.game.view(desk.state, viewer)
        hexes = {hex["id"]: hex for hex in view["hexes"]}
        hex = hexes[desk.name("(-3,4)")]
        assert hex["vein"] == {"colour": "red", "stones": 2}
        assert (hex["tile"], hex["exits"], hex["level"]) == ("tunnel_2", [1, 4], 1)
        spaces = {space["id"]: space for city in view["cities"] for space in city["spaces"]}
        assert (spaces["south_2"].get("station"), spaces["south_1"].get("station")) == (1, None)
        assert view["pool"]["tunnel_6"] == 4
        assert view["supply"]["tunnel_6"] == 10
        assert view["prices"]["blue"] == 2
        assert [card["id"] for card in view["orders"]] == [f"order_{n}" for n in (1, 2, 4, 5)]
        player = seen(desk, viewer, 1)
        assert (player["score"], player["card"], player["stones"]) == (20, 2, 2)
        assert [card["id"] for card in player["orders"]] == ["order_3"]


@pytest.mark.clause("cavum", "C25.2")
def test_the_deck_has_no_sequence_to_be_seen() -> None:
    """The view tells how many cards are left; every one of them is equally likely."""
    desk = Desk()
    assert desk.game.view(desk.state, 0)["deck"] == 10
    desk.auction(1, 2)
    desk.do("order_pass", "order_pass")
    desk.order_sale()
    assert desk.game.chance(desk.state) == [(order, 1) for order in range(5, 15)]
    rng = Random(1)
    assert {desk.game.sample(desk.state, rng) for _ in range(300)} == set(range(5, 15))


@pytest.mark.clause("cavum", "C25.3")
def test_hands_are_hidden_from_the_others() -> None:
    desk = Desk.building(3).hand(1, blue=2, red=1)
    assert seen(desk, 1, 1)["hand"] == {"yellow": 0, "red": 1, "purple": 0, "blue": 2, "green": 0, "white": 0}
    for viewer in (0, 2, SPECTATOR):
        assert seen(desk, viewer, 1)["hand"] is None
        assert seen(desk, viewer, 1)["stones"] == 3
    other = Desk.building(3).hand(1, green=2, red=1).opened(blue=2, green=0)
    for viewer in (0, 2):
        assert other.game.view(other.state, viewer) == desk.game.view(desk.state, viewer)
        assert other.game.observe(other.state, viewer) == desk.game.observe(desk.state, viewer)
    assert other.game.observe(other.state, 1) != desk.game.observe(desk.state, 1)


@pytest.mark.clause("cavum", "C25.3")
def test_open_hands() -> None:
    desk = Desk.building(hands="open").hand(1, blue=2)
    for viewer in (0, SPECTATOR):
        hand = seen(desk, viewer, 1)["hand"]
        assert hand is not None
        assert hand["blue"] == 2


@pytest.mark.clause("cavum", "C25.4")
def test_covered_tiles_are_not_shown() -> None:
    desk, other = Desk.bare().tiles("2k0/4k0@(0,0)"), Desk.bare().tiles("d3k1/4k0@(0,0)")
    for viewer in (0, 1, SPECTATOR):
        assert desk.game.view(desk.state, viewer) == other.game.view(other.state, viewer)
        if viewer >= 0:
            assert desk.game.observe(desk.state, viewer) == other.game.observe(other.state, viewer)
    assert desk.state.key() != other.state.key()


@pytest.mark.clause("cavum", "C25.5")
def test_full_memory_reveals_all() -> None:
    """No action or draw is secret, the events name every stone, and a sampled world is the true one."""
    desk = Desk.bare().tiles("2k0@(0,0)", "2k0@(1,0)", "2k0@(2,0)").stations(0, "(0,0)", "(2,0)")
    desk.vein("(1,0)", "red").pieces(0, prospect=1)
    events = desk.prospect("(0,0)", "(1,0)", "(2,0)")
    assert all(not event.secret and not event.reveals for event in events)
    assert events[0].seen_by(1)["colours"] == ["red"]
    legal = desk.game.legal(desk.state, 1)
    assert not any(desk.game.secret(desk.state, 1, action, viewer) for action in legal for viewer in (0, SPECTATOR))
    assert desk.game.determinise(desk.state, 1, Random(1)).key() == desk.state.key()


def test_observe_has_one_length_by_seats() -> None:
    for seats in (2, 3, 4):
        lengths = {len(Desk(seats).game.observe(Desk(seats).play_out(seed).state, 0)) for seed in range(3)}
        lengths.add(len(Desk(seats).game.observe(Desk(seats).state, seats - 1)))
        assert len(lengths) == 1


@pytest.mark.clause("cavum", "C3.6", "C3.7")
def test_links_are_shown_where_two_exits_meet() -> None:
    """A straight tunnel between a tile that meets it and one that is closed towards it; a vein opens all its sides."""
    desk = Desk.bare().tiles("2k0@(0,0)", "2k0@(1,0)", "2k1@(-1,0)", "6k0@(-5,0)")

    def links(place: str) -> object:
        hexes = desk.game.view(desk.state, 0)["hexes"]
        return next(hex.get("links") for hex in hexes if hex["id"] == desk.name(place))

    assert (links("(0,0)"), links("(1,0)"), links("(-1,0)")) == ([0], [3], [])
    assert links("(-5,0)") == [3, 4]  # two city spaces; the cell in the north-west is brown
    assert links("(2,0)") is None
    desk.vein("(-1,0)", "red")
    assert (links("(0,0)"), links("(-1,0)")) == ([0, 3], [0])
