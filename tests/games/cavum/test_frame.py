"""C1, C5: the frame of a match and the course of a phase."""

from random import Random

import pytest

from motherlode.games.cavum import Cavum
from motherlode.games.cavum.components import OPTIONS_LEFT, PROSPECTS, STOCK
from motherlode.games.cavum.state import SOURCES
from motherlode.kernel import CHANCE, Event, Log, SeatsError
from tests.games.cavum.desk import Desk, told


def all_events(seats: int, seed: int, **options: int) -> list[Event]:
    """The events of a whole match at random."""
    game, rng, log = Cavum(options), Random(seed), Log()
    state = game.new(seats)
    while acting := game.to_act(state):
        if acting[0] == CHANCE:
            game.apply(state, CHANCE, game.sample(state, rng), log)
        else:
            game.apply(state, acting[0], rng.choice(game.legal(state, acting[0])), log)
    return log.events


def sections(events: list[Event]) -> list[str]:
    """The sections of a match in the order in which something happened in them."""
    section_of = {
        "order_turned_up": "orders up", "bid_made": "auction", "card_taken": "auction", "pieces_taken": "pieces",
        "order_passed": "orders", "order_taken": "orders", "tile_laid": "building", "turn_ended": "building",
        "city_scored": "cities", "blast": "explosion", "sale_opened": "colour sale", "stones_sold": "colour sale",
        "order_fulfilled": "order sale", "penalty": "penalties", "stone_sold": "final sale", "match_ended": "end",
    }  # fmt: skip
    found: list[str] = []
    for event in events:
        section = section_of.get(event.kind)
        if section and (not found or found[-1] != section):
            found.append(section)
    return found


ORDER = ["orders up", "auction", "pieces", "orders", "building", "cities", "explosion", "colour sale", "order sale"]
CLOSING = ["cities", "penalties", "final sale", "end"]


@pytest.mark.clause("cavum", "C1.1")
def test_two_to_four_seats_clockwise() -> None:
    for seats in (2, 3, 4):
        desk = Desk(seats)
        desk.do("bid 0")
        assert desk.state.turn == 1
    for seats in (0, 1, 5):
        with pytest.raises(SeatsError, match="2, 3, 4"):
            Cavum().new(seats)


@pytest.mark.clause("cavum", "C1.2", "C1.3", "C1.4", "C1.5", "C1.6", "C1.7", "C5.1", "C5.2", "C5.3")
@pytest.mark.parametrize("seed", range(8))
def test_the_sections_of_three_phases_in_order(seed: int) -> None:
    """Each section comes after the one before it, three times over, and the closing comes last."""
    found = sections(all_events(4, seed))
    expected = ORDER * 3 + CLOSING
    for section in found:
        assert section in expected, f"{section} too late in {found}"
        expected = expected[expected.index(section) + 1 :]
    assert found.count("pieces") == 3
    assert found[-1] == "end"


@pytest.mark.clause("cavum", "C1.8", "C1.9")
def test_scores_grow_past_the_track() -> None:
    desk = Desk()
    desk.state.scores = [257, -3]
    players = desk.game.view(desk.state, 0)["players"]
    shown = [(player["score"], player["space"], player["laps"]) for player in players]
    assert shown == [(257, 57, 2), (-3, 97, -1)]


POINTS = {
    "auction_won": ("bids", -1, "amount"), "option_points": ("options", 1, "points"),
    "order_taken": ("chips", 1, "points"), "city_scored": ("cities", 1, "points"),
    "stones_sold": ("sales", 1, "points"), "order_fulfilled": ("orders", 1, "points"),
    "penalty": ("penalties", -1, "points"), "stone_sold": ("final_sale", 1, "points"),
}  # fmt: skip


@pytest.mark.clause("cavum", "C1.8", "C1.10", "C1.11")
@pytest.mark.parametrize("seed", range(5))
def test_points_come_from_nothing_else(seed: int) -> None:
    game, rng, log = Cavum(), Random(seed), Log()
    state = game.new(3)
    booked = [dict.fromkeys(SOURCES, 0) for _ in range(3)]
    while acting := game.to_act(state):
        choices = [draw for draw, _ in game.chance(state)] if acting[0] == CHANCE else game.legal(state, acting[0])
        log.events.clear()
        game.apply(state, acting[0], rng.choice(choices), log)
        for event in log.events:
            if event.kind in POINTS:
                source, sign, fact = POINTS[event.kind]
                booked[int(str(event.facts["seat"]))][source] += sign * int(str(event.facts[fact]))
        assert state.scores == [20 + sum(sources.values()) for sources in booked]
    outcome = game.outcome(state)
    assert outcome is not None
    assert [{**scores} for scores in outcome.scores] == [{"start": 20, **sources} for sources in booked]
    gains = {"options", "chips", "cities", "sales", "orders", "final_sale"}
    assert all((points >= 0) if source in gains else (points <= 0) for b in booked for source, points in b.items())


@pytest.mark.clause("cavum", "C1.12", "C7.3")
def test_sets_come_from_the_supply() -> None:
    desk = Desk()
    supply, pool = desk.state.supply[:], desk.state.pool[:]
    desk.auction(1, 2)
    taken = {STOCK[n] if n < 11 else "station": supply[n] - desk.state.supply[n] for n in range(len(supply))}
    assert taken["tunnel_2"] == taken["tunnel_6"] == taken["vein"] == 2
    assert (taken["dynamite_2"], taken["dynamite_3"], taken["dynamite_4"]) == (1, 1, 0)
    assert (taken["option"], taken["prospect"], taken["station"]) == (4, 2, 3)
    assert desk.state.pool == pool


@pytest.mark.clause("cavum", "C1.13", "C14.7", "C1.14")
def test_options_draw_on_the_pool_only() -> None:
    desk = Desk.building()
    supply = desk.state.supply[:]
    desk.lay("6k0@(-2,4)", option=True)
    assert desk.pool("tunnel_6") == 3
    supply[OPTIONS_LEFT] += 1
    assert desk.state.supply == supply


@pytest.mark.clause("cavum", "C1.14", "C8.8", "C16.15")
def test_used_options_prospects_and_chips_go_back() -> None:
    desk = Desk.building().pieces(0, option=1, prospect=1)
    before = desk.state.supply[:]
    desk.do("piece option", "points", "piece prospect", "no_route")
    assert desk.state.supply[OPTIONS_LEFT] == before[OPTIONS_LEFT] + 1
    assert desk.state.supply[PROSPECTS] == before[PROSPECTS] + 1
    chips = Desk()
    chips.state.chips[0] = 2
    chips.auction(1, 2)
    chips.do("take_order order_1")
    assert chips.state.chips[0] == 0


@pytest.mark.clause("cavum", "C1.15")
def test_what_leaves_the_board_or_is_given_up_goes_to_the_pool() -> None:
    desk = Desk.building().tiles("2k0@(1,1)").stations(0, "(0,1)", "(0,-1)").vein("(1,1)", "red", 1)
    desk.tiles("6k0@(0,1)", "6k0@(0,-1)", "6k0@(1,0)", "d6k0@(3,0)")
    supply = desk.state.supply[:]
    desk.pieces(1)
    desk.pieces(0, station=1, vein=1, prospect=1).do("piece station", "give_up", "piece vein", "give_up")
    assert (desk.pool("station", 0), desk.pool("vein")) == (3, 6)
    desk.prospect("(0,1)", "(1,1)", "(1,0)", "(0,0)", "(0,-1)")
    assert desk.pool("vein") == 7
    assert desk.pool("dynamite_6") == 1
    supply[PROSPECTS] += 1
    assert desk.state.supply == supply


@pytest.mark.clause("cavum", "C1.16", "C4.13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_supply_never_runs_short(seats: int) -> None:
    game, rng = Cavum(), Random(seats)
    for _ in range(5):
        state = game.new(seats)
        while acting := game.to_act(state):
            choices = [draw for draw, _ in game.chance(state)] if acting[0] == CHANCE else game.legal(state, acting[0])
            game.apply(state, acting[0], rng.choice(choices), Log(False))
            assert min(state.supply) >= 0
            assert min(state.pool) >= 0
    if seats == 4:
        assert state.supply[:8] == [0] * 8
        assert state.supply[8] == 0
        assert state.supply[11:] == [0] * 4


@pytest.mark.clause("cavum", "C1.17", "C4.10", "C4.14")
def test_chance_enters_twice() -> None:
    game = Cavum()
    state = game.new(3)
    kinds: list[str] = []
    rng = Random(1)
    while acting := game.to_act(state):
        if acting[0] == CHANCE:
            draw = game.sample(state, rng)
            kinds.append(game.draws[draw].kind)
            game.apply(state, CHANCE, draw, Log(False))
        else:
            game.apply(state, acting[0], rng.choice(game.legal(state, acting[0])), Log(False))
    assert kinds == ["turn_up"] * 5 + ["first_bidder"] + ["turn_up"] * 10


@pytest.mark.clause("cavum", "C1.18")
def test_a_single_choice_is_still_asked() -> None:
    desk = Desk.building().pieces(0, prospect=1)
    assert desk.legal() == ["piece prospect"]
    desk.do("piece prospect")
    assert desk.legal() == ["no_route"]


@pytest.mark.clause("cavum", "C5.3", "C9.11")
def test_the_sale_waits_for_the_last_action() -> None:
    desk = Desk.building().hand(0, red=1).pieces(0, prospect=1).pieces(1, option=1, prospect=1)
    desk.do("piece prospect", "no_route")
    assert desk.step() == "piece"
    desk.do("piece option", "points")
    assert desk.step() == "piece"
    events = desk.do("piece prospect", "no_route")
    assert told(events, "sale_opened") == [{"colour": "red", "price": 1}]
