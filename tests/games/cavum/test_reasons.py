"""A refusal names a clause that is broken there, and every clause that forbids something is named somewhere."""

from functools import cache
from random import Random

import pytest

from motherlode.games.cavum import Cavum
from motherlode.games.cavum.state import CavumState
from motherlode.play.text import LANGUAGES, Catalogue, why_text
from tests.games.cavum.desk import Desk
from tests.games.cavum.reasons import DECK, FACE_UP, GONE, HOLDS, Refusal
from tests.games.cavum.variants import GAMES, game_of, step

MATCHES = 9
SAMPLED = 0.02

# The clauses that say what a player may not do, or whose turn it is.
FORBIDDING = (
    "C3.4", "C3.11",
    "C6.2", "C6.3", "C6.4", "C6.5", "C6.6", "C6.7", "C6.8", "C6.9", "C6.11", "C6.12", "C6.13", "C6.14",
    "C8.3", "C8.4", "C8.7",
    "C9.3", "C9.4", "C9.5", "C9.6", "C9.7", "C9.8", "C9.9",
    "C10.1", "C10.2", "C10.3", "C10.4", "C10.9", "C10.14", "C10.16", "C10.17", "C10.18", "C10.19", "C10.22",
    "C12.2", "C12.4", "C12.5", "C12.9", "C12.11",
    "C13.1", "C13.3", "C13.4", "C13.5", "C13.10",
    "C14.2", "C14.3", "C14.5",
    "C15.1", "C15.2", "C15.3", "C15.4", "C15.5",
    "C16.2", "C16.3", "C16.4", "C16.6", "C16.7",
    "C19.2", "C19.3", "C19.4", "C19.5", "C19.6", "C19.7", "C19.8", "C19.10",
    "C20.1", "C20.2", "C20.3", "C20.5", "C20.9",
    "C22.5", "C23.2", "C23.3", "C23.6",
)  # fmt: skip


def named(game: Cavum, state: CavumState) -> set[str]:
    """The clauses of all refusals in a position, each of which must be broken there."""
    clauses: set[str] = set()
    for seat in range(state.seats):
        for action in range(len(game.actions)):
            violation = game.check(state, seat, action)
            if violation is None:
                continue
            refusal = Refusal(game, state, seat, action, violation)
            told = f"{game.actions[action]} of seat {seat} in step {refusal.step}: {violation}"
            assert HOLDS[violation.clause](refusal), told
            clauses.add(violation.clause)
    return clauses


@cache
def named_in_matches(number: int) -> frozenset[str]:
    """At some positions of random matches under one set of options, every step among them."""
    game, rng, clauses = game_of(number), Random(number), set()
    seen: set[tuple[int, int]] = set()
    for match in range(MATCHES):
        state = game.new(2 + match % 3)
        while game.to_act(state):
            if (state.seats, state.step) not in seen or rng.random() < SAMPLED:
                seen.add((state.seats, state.step))
                clauses |= named(game, state)
            step(game, state, rng)
        clauses |= named(game, state)
    return frozenset(clauses)


def orders_everywhere() -> Desk:
    """One order is fulfilled, one held by another player, one in the deck."""
    desk = Desk()
    desk.auction(1, 2)
    desk.state.orders = [GONE, 1, FACE_UP, FACE_UP, FACE_UP] + [DECK] * 10
    return desk


def unreached_but_by_itself() -> Desk:
    """Only the tile that would be covered reaches the vein."""
    desk = Desk.bare().tiles("2k0@(0,0)", "2k0@(1,0)").vein("(0,0)", "red")
    desk.do("piece tunnel_6")
    return desk


def no_stones_on_the_scales() -> Desk:
    desk = Desk.building().tiles("2k0@(2,0)")
    desk.state.open = [9] * 6
    desk.do("piece vein")
    return desk


def dynamite_just_laid() -> Desk:
    desk = Desk.building()
    desk.lay("d2k1@(-3,4)")
    desk.do("piece station")
    return desk


def cover_just_laid() -> Desk:
    desk = Desk.building().tiles("2k1@(-3,4)")
    desk.lay("6k0@(-3,4)")
    desk.do("piece station")
    return desk


def bid_of_one() -> Desk:
    desk = Desk.building().hand(0, red=1).hand(1, red=1).sale()
    desk.do("sale_bid 1")
    return desk


def outbid() -> Desk:
    """Seat 1 has too few points to answer the bid that stands."""
    desk = Desk(3)
    desk.state.scores[1] = 3
    desk.do("bid 3")
    return desk


def equal_scores_in_the_final_sale() -> Desk:
    return Desk.building(3).hand(0, red=1).hand(1, blue=1).last_phase().order_sale()


def fulfilling() -> Desk:
    return Desk.building(3).order(0, 1).order(1, 2).hand(0, red=1, blue=1).hand(1, white=1).order_sale()


def stuck_route() -> Desk:
    """A side road without a station, and a station that reaches no other."""
    desk = Desk.bare().tiles("6k0@(0,0)", "2k0@(1,0)", "2k0@(2,0)", "2k0@(-1,0)", "2k0@(-4,0)")
    desk.stations(0, "(0,0)", "(2,0)", "(-4,0)").pieces(0, prospect=1)
    desk.do("piece prospect")
    return desk


def on_the_route() -> Desk:
    desk = stuck_route()
    desk.do(f"start {desk.name('(0,0)')}")
    return desk


POSITIONS = (
    orders_everywhere, unreached_but_by_itself, no_stones_on_the_scales, dynamite_just_laid, cover_just_laid,
    bid_of_one, outbid, equal_scores_in_the_final_sale, fulfilling, stuck_route, on_the_route,
)  # fmt: skip


@cache
def named_in_positions() -> frozenset[str]:
    desks = [position() for position in POSITIONS]
    return frozenset(clause for desk in desks for clause in named(desk.game, desk.state))


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_a_named_clause_is_broken_in_matches(number: int) -> None:
    assert len(named_in_matches(number)) > 40


def test_a_named_clause_is_broken_in_positions() -> None:
    assert len(named_in_positions()) > 40


def test_every_clause_that_forbids_something_is_named() -> None:
    found = named_in_positions().union(*(named_in_matches(number) for number in range(len(GAMES))))
    assert [clause for clause in FORBIDDING if clause not in found] == []
    assert sorted(found - set(FORBIDDING)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_its_own_sentence(lang: str) -> None:
    """Not the general sentence that something is impossible now."""
    catalogue = Catalogue("cavum", lang, strict=True)
    for position in POSITIONS:
        desk = position()
        for action in range(len(desk.game.actions)):
            for seat in range(desk.state.seats):
                violation = desk.game.check(desk.state, seat, action)
                if violation is not None:
                    general = catalogue.format("why-bare", {"clause": violation.clause})
                    assert why_text(catalogue, violation) not in ("", general)


@pytest.mark.parametrize(
    ("step", "text", "clause"),
    [
        ("take", "give_up", "C15.5"),
        ("start", "give_up", "C15.5"),
        ("turn", "give_up", "C15.4"),
        ("colour", "give_up", "C15.3"),
        ("sell", "sale_bid 1", "C19.8"),
        ("sell", "sale_pass", "C19.8"),
        ("piece", "end_turn", "C9.4"),
        ("lay", "end_turn", "C9.8"),
    ],
)
def test_what_was_named_wrongly_before(step: str, text: str, clause: str) -> None:
    assert at_step(step).why(text) == clause


def at_step(step: str) -> Desk:
    if step == "start":
        return stuck_route()
    if step == "sell":
        desk = Desk.building().hand(0, red=2).sale()
        desk.do("sale_bid 2")
        return desk
    desk = Desk.building().tiles("2k0@(2,0)")
    desk.do(*{
        "take": ["piece option"], "turn": ["piece tunnel_2", f"lay {desk.name('(-3,4)')}"], "piece": [],
        "colour": ["piece vein", "lay_vein f8"], "lay": ["piece tunnel_2"],
    }[step])  # fmt: skip
    return desk


def test_who_was_skipped_is_told_what_was_missing() -> None:
    """In the order sale, after it, in the colour sale and in the auction."""
    desk = fulfilling()
    assert desk.violation("fulfil order_2", seat=1) is not None
    assert desk.why("fulfil order_2", seat=1) == "C20.2"
    assert desk.why("done", seat=2) == "C20.9"
    desk.do("done")
    desk.turn_up(6, 7, 8, 9, 10)
    assert (desk.step(), desk.why("fulfil order_2", seat=1)) == ("bid", "C6.3")
    desk.state.turn = 1
    assert (desk.why("fulfil order_2"), desk.why("done")) == ("C20.2", "C20.9")
    assert bid_of_one().why("sale_bid 1", seat=1) == "C19.7"
    desk = Desk.building().hand(0, red=1).sale()
    assert desk.why("sale_bid 1", seat=1) == "C19.3"
    desk = outbid()
    desk.do("bid_pass")
    assert (desk.step(), desk.why("bid 4", seat=1)) == ("card", "C6.8")
