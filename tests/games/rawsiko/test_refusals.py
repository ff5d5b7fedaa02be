"""A refusal names a clause that is broken, by phase, by turn and by what is missing; none that forbids is left out."""

from collections.abc import Iterator
from random import Random

import pytest

from motherlode.games.rawsiko import Rawsiko
from motherlode.games.rawsiko.state import RawsikoState
from motherlode.kernel import CHANCE, Value, Violation
from motherlode.kernel.playout import step
from motherlode.play.text import Catalogue, why_text
from motherlode.testing.legality import one_of_each_kind
from motherlode.testing.rulebook import folder_of
from tests.games.rawsiko.desk import Desk

KINDS = [
    *("choose_continent asia", "choose_territory usa", "place usa", "source usa", "target cuba", "number 1"),
    *("end_phase", "china_take Bi", "china_pass"),
]
PICKS = ("asia", "africa", "europe", "oceania", "north_america", "south_america")
# The clauses by which an action of a seat can be forbidden.
FORBIDDING = {
    *("W4.2", "W4.4", "W5.1", "W5.2", "W5.4", "W5.7", "W5.9", "W5.10", "W5.13", "W5.14", "W5.15", "W5.16"),
    *("W6.1", "W6.2", "W7.1", "W7.4", "W7.6", "W7.7", "W7.9"),
    *("W8.3", "W8.4", "W8.5", "W8.6", "W8.8", "W10.5", "W10.6", "W10.8", "W10.9"),
    *("W11.2", "W11.3", "W11.4", "W11.5", "W11.6", "W11.7", "W11.15", "W11.16", "W11.20", "W12.1"),
    *("W14.3", "W14.10", "W16.1", "W16.2", "W16.4", "W16.6", "W16.7", "W16.9", "W16.10", "W16.11", "W16.14"),
}

VARIANTS: list[dict[str, Value]] = [
    {},
    {"trade_with_china": True, "turns": 3},
    {"trade_with_china": True, "turns": 3, "china_decline": False, "sole_survivor": "play_on"},
    {"advanced_setup": True, "turns": 4},
    {"advanced_setup": True, "advanced_draw": "up_front", "setup_contact": "free", "turns": 3},
    {"goal_deal": "tiers", "seat_order": "as_listed", "placing": "one_each", "first_player": "rotating", "turns": 5},
    {"monopoly_stranglehold": True, "extra_resources": 0, "failed_attackers_may_retry": True},
    {"must_leave_one": True, "turns": 12, "open_goals": True},
]


def reasons(desk: Desk, seat: int | None = None) -> list[str]:
    """The clause that forbids each kind of action, empty where it is allowed."""
    return [desk.why(text, seat) for text in KINDS]


def drafting(**options: Value) -> Desk:
    return Desk(3, trade_with_china=True, **options).deal()


def acting(turn: int = 1, **options: Value) -> Desk:
    desk = Desk(3, trade_with_china=True, **options).own(0, usa=5).own(1, canada=2).own(2, spain=1)
    return desk.turn(turn)


def trading(**options: Value) -> Desk:
    """Seats 0, 1 and 2 have two, no and one pick."""
    desk = Desk(3, trade_with_china=True, turns=3, **options).own(0, usa=1, peru=1).own(1, spain=1)
    desk.own(2, france=1, india=1).turn(3)
    desk.end(3)
    return desk


def rich() -> Desk:
    """The trade with China: seat 0 controls every material, and seat 1 holds Oceania alone."""
    desk = Desk(trade_with_china=True, turns=3)
    oceania = desk.box.continents.index("oceania")
    for territory, name in enumerate(desk.box.territories):
        if desk.box.continent_of[territory] != oceania:
            desk.own(0, **{name: 1})
    desk.own(1, australia=1).own(2, spain=1).turn(3)
    desk.end(3)
    return desk


def one_is_out() -> Desk:
    return Desk(trade_with_china=True, turns=3).own(0, usa=2).own(2, spain=1).eliminated(1).turn(2)


def survivor() -> Desk:
    """The end of a match because only seat 0 is left."""
    desk = Desk(trade_with_china=True).own(0, usa=3).own(2, canada=1).eliminated(1).turn(2)
    desk.attack("usa", "canada", "6", "1")
    return desk


@pytest.mark.clause("rawsiko", "W5.1", "W5.4", "W7.1")
def test_in_the_draft() -> None:
    desk = drafting()
    assert reasons(desk) == ["", "W5.1", *["W7.1"] * 5, "W16.2", "W16.2"]
    desk.do("choose_continent north_america")
    assert reasons(desk) == ["W5.4", "", *["W7.1"] * 5, "W16.2", "W16.2"]
    assert set(reasons(desk, seat=1)) == {"W5.2"}


@pytest.mark.clause("rawsiko", "W7.7")
def test_while_start_resources_are_placed() -> None:
    desk = drafting().draft(*PICKS)
    assert desk.why(desk.legal()[0]) == ""
    assert reasons(desk)[:2] == ["W5.1", "W5.1"]
    assert reasons(desk)[3:] == [*["W7.7"] * 4, "W16.2", "W16.2"]


@pytest.mark.clause("rawsiko", "W8.5", "W10.9")
def test_while_investments_are_placed() -> None:
    desk = acting()
    desk.end(3)
    assert reasons(desk) == ["W5.1", "W5.1", "", "W8.5", "W8.5", "W8.5", "W10.9", "W16.2", "W16.2"]


@pytest.mark.clause("rawsiko", "W8.3", "W8.4", "W11.2", "W11.3")
def test_in_an_action_phase() -> None:
    desk = acting()
    assert reasons(desk) == ["W5.1", "W5.1", "W8.3", "", "W11.3", "W11.3", "", "W16.2", "W16.2"]
    desk = acting(2)
    desk.do("source usa")
    assert reasons(desk) == ["W5.1", "W5.1", "W8.4", "W11.3", "", "W11.3", "W11.2", "W16.2", "W16.2"]
    desk.do("target cuba")
    assert reasons(desk) == ["W5.1", "W5.1", "W8.4", "W11.3", "W11.3", "", "W11.2", "W16.2", "W16.2"]
    assert set(reasons(desk, seat=1)) == {"W8.6"}


@pytest.mark.clause("rawsiko", "W8.8")
def test_out_of_turn_when_the_first_seat_changes() -> None:
    assert set(reasons(acting(first_player="rotating"), seat=1)) == {"W8.8"}


@pytest.mark.clause("rawsiko", "W12.1")
def test_in_a_battle_nobody_decides() -> None:
    desk = acting()
    desk.move("usa", "canada", 2)
    assert {clause for seat in range(3) for clause in reasons(desk, seat)} == {"W12.1"}


@pytest.mark.clause("rawsiko", "W4.2", "W4.4", "W6.2")
def test_while_something_is_drawn() -> None:
    desk = Desk(seat_order="random", trade_with_china=True)
    assert set(reasons(desk, seat=0)) == {"W4.2"}
    assert set(reasons(Desk(trade_with_china=True), seat=0)) == {"W4.4"}
    assert set(reasons(drafting(advanced_setup=True), seat=0)) == {"W6.1", "W6.2"}


@pytest.mark.clause("rawsiko", "W10.5", "W14.3", "W16.14")
def test_the_eliminated_take_no_part() -> None:
    desk = one_is_out()
    assert set(reasons(desk, seat=1)) == {"W14.3"}
    desk.end(2)
    assert set(reasons(desk, seat=1)) == {"W10.5"}
    desk.settle().end(2)
    assert desk.phase() == "china"
    assert set(reasons(desk, seat=1)) == {"W16.14"}


@pytest.mark.clause("rawsiko", "W16.2")
def test_without_the_option_there_is_no_trade() -> None:
    desk = Desk().own(0, usa=5).own(1, canada=2).own(2, spain=1).turn()
    violation = desk.violation("china_pass")
    assert violation == Violation("W16.2")
    assert acting().violation("china_pass") == Violation("W16.2", {"turns": 6})


@pytest.mark.clause("rawsiko", "W16.1", "W16.4", "W16.6", "W16.9")
def test_in_the_trade_with_china() -> None:
    desk = trading()
    assert reasons(desk) == [*["W16.1"] * 7, "", ""]
    assert reasons(desk, seat=1) == [*["W16.6"] * 7, "W16.4", "W16.4"]
    assert reasons(desk, seat=2)[7:] == ["W16.6", "W16.6"]
    desk.do("china_pass")
    assert desk.active() == 2
    assert reasons(desk, seat=0)[7:] == ["W16.9", "W16.9"]
    desk = trading()
    desk.do("china_take Bi", "china_take Co")
    assert reasons(desk, seat=0)[7:] == ["W16.4", "W16.4"]


@pytest.mark.clause("rawsiko", "W16.10")
def test_a_seat_with_everything_has_nothing_to_take() -> None:
    desk = rich()
    assert desk.final(0) == set(desk.box.materials)
    assert reasons(desk, seat=0)[7:] == ["W16.10", "W16.10"]


@pytest.mark.clause("rawsiko", "W14.10", "W16.1")
def test_when_the_match_is_over() -> None:
    desk = trading()
    desk.do("china_pass", "china_pass")
    assert reasons(desk, seat=0) == [*["W16.1"] * 7, "W16.2", "W16.2"]
    desk = survivor()
    assert desk.phase() == "over"
    assert reasons(desk, seat=0) == [*["W16.1"] * 7, "W14.10", "W14.10"]


def test_nobody_has_a_legal_action_when_the_match_is_over() -> None:
    desk = trading()
    desk.do("china_pass", "china_pass")
    assert [desk.game.legal(desk.state, seat) for seat in (CHANCE, 0, 1, 2)] == [[], [], [], []]


@pytest.mark.clause("rawsiko", "W11.6", "W11.7", "W11.15", "W11.20")
@pytest.mark.parametrize(
    ("target", "total", "moved", "leave_one", "refused"),
    [
        ("cuba", 4, 0, False, {5: "W11.6"}),
        ("cuba", 4, 2, False, {3: "W11.15", 4: "W11.15", 5: "W11.6"}),
        ("cuba", 4, 0, True, {4: "W11.20", 5: "W11.6"}),
        ("cuba", 4, 1, True, {4: "W11.15"}),
        ("canada", 2, 0, False, {3: "W11.7", 4: "W11.7"}),
        ("canada", 5, 3, False, {3: "W11.15", 4: "W11.7", 6: "W11.7"}),
        ("canada", 3, 0, True, {3: "W11.20", 4: "W11.7"}),
    ],
)
def test_numbers_too_large(target: str, total: int, moved: int, leave_one: bool, refused: dict[int, str]) -> None:
    desk = Desk(must_leave_one=leave_one).own(0, usa=total).own(1, canada=2).own(2, spain=1).turn().moved(usa=moved)
    desk.do("source usa", f"target {target}")
    assert {number: desk.why(f"number {number}") for number in refused} == refused


def refusals_at(game: Rawsiko, state: RawsikoState, rng: Random) -> list[Violation]:
    """All actions of the seat that must act, and one of each kind of the others."""
    owing = game.to_act(state)
    found = []
    for seat in range(state.seats):
        ids = range(len(game.actions)) if seat in owing else one_of_each_kind(game.actions, rng)
        found += [game.check(state, seat, id) for id in ids]
    return [violation for violation in found if violation]


def refusals_of(game: Rawsiko, seats: int, seed: int) -> list[Violation]:
    """Of a random match, its end included."""
    rng = Random(seed)
    state = game.new(seats)
    found = refusals_at(game, state, rng)
    while owing := game.to_act(state):
        step(game, state, owing[0], rng)
        found += refusals_at(game, state, rng)
    return found


def odd_positions() -> Iterator[Desk]:
    """Where clauses bite that random play hardly meets."""
    yield rich()
    yield survivor()
    yield trading(china_decline=False)
    yield acting(first_player="rotating")
    passed = trading()
    passed.do("china_pass")
    yield passed
    cramped = drafting().own(1, usa=1)
    cramped.do("choose_continent north_america")
    yield cramped
    duel = one_is_out()
    yield duel
    duel.end(2)
    yield duel
    duel.settle().end(2)
    yield duel


def test_every_clause_that_forbids_is_named_and_told() -> None:
    named = [v for number, options in enumerate(VARIANTS) for v in refusals_of(Rawsiko(options), 3 + number % 3, 1)]
    for desk in odd_positions():
        named += refusals_at(desk.game, desk.state, desk.rng)
    clauses = {violation.clause for violation in named}
    assert clauses == FORBIDDING
    catalogue = Catalogue(folder_of(Rawsiko()), "en", strict=True)
    examples = {violation.clause: violation for violation in named}
    assert all(why_text(catalogue, violation) for violation in examples.values())
