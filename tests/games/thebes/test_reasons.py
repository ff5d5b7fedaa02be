"""Why something is not allowed: the clause that is named is broken, and what is said of it is true."""

from collections.abc import Iterator

import pytest

from motherlode.games.thebes import Thebes
from motherlode.games.thebes.state import ThebesState
from motherlode.kernel import CHANCE, Violation
from tests.games.thebes.desk import Desk
from tests.games.thebes.test_dig import BOOKS, digger
from tests.games.thebes.truths import TRUTHS, Refusal, refusals
from tests.games.thebes.walks import SEATS, option_sets, positions

# The clauses that forbid an action, or say when or by whom it can be taken. Not among them: T14.1 and T14.2, which
# repeat T5.4; T5.6, which hands on the reason of the completion; T4.4, T5.3, T8.4 and T8.6, which have no action.
FORBIDDING = {
    "T3.6", "T3.7", "T3.8", "T3.10", "T4.10", "T4.13", "T5.4", "T5.5", "T5.7", "T6.2", "T6.5", "T8.2", "T8.8", "T8.10",
    "T9.2", "T9.3", "T9.5", "T10.1", "T10.2", "T10.4", "T10.9", "T10.10", "T11.2", "T12.1", "T12.2", "T12.4", "T14.5",
    "T14.6", "T14.7",
}  # fmt: skip


def handmade() -> list[Desk]:
    """Positions that random play hardly reaches."""
    flown = digger(BOOKS, "zeppelin_rome", "zeppelin_vienna", "shovel_rome").at(0, "rome")
    flown.do("dig egypt", "zeppelin yes")
    here = digger(BOOKS, "zeppelin_rome", "rumour_crete", "assistant_paris", "assistant_vienna")
    here.do("dig egypt")
    walking = digger(BOOKS, "zeppelin_rome", "rumour_egypt", "shovel_rome").at(0, "rome")
    walking.do("dig egypt", "zeppelin no", "rumour yes")
    fetching = Desk().give(0, "zeppelin_rome", "rumour_crete", "assistant_paris").show(1, "congress_london")
    fetching.do("take 1")
    showing = Desk().row("exhibition_small_london", "", "").find_some(0, "greece", 1).find(0, "egypt_special")
    showing.find_some(0, "egypt", 1)
    short = Desk(pass_window_weeks=0).weeks(155, 157).at(0, "rome").show(1, "zeppelin_rome").show(2, "")
    return [flown, here, walking, fetching, showing, short, Desk(4).weeks(9, 9, 105, 20)]


def random_positions() -> Iterator[tuple[Thebes, ThebesState]]:
    for seed, options in enumerate(option_sets(Thebes())):
        game = Thebes(options)
        for seats in SEATS:
            for number, state in enumerate(positions(game, seats, 300 + seed)):
                if number % 25 == seed or number < 12 or not game.to_act(state):
                    yield game, state


def all_refusals() -> Iterator[Refusal]:
    for desk in handmade():
        yield from refusals(desk.game, desk.state)
    for game, state in random_positions():
        yield from refusals(game, state)


def test_every_reason_is_true_and_every_forbidding_clause_is_named() -> None:
    named: set[str] = set()
    for refusal in all_refusals():
        named.add(refusal.clause)
        assert refusal.is_true(), f"{refusal.kind} {refusal.about}: {refusal.clause} {refusal.facts} {refusal.view}"
    assert FORBIDDING - named == set()
    assert named - FORBIDDING == set()
    assert set(TRUTHS) == FORBIDDING


def reason(desk: Desk, text: str, seat: int = 0) -> Violation:
    found = desk.game.check(desk.state, seat, desk.game.actions.parse(text))
    assert found is not None
    return found


@pytest.mark.clause("thebes", "T4.10")
def test_a_zeppelin_that_was_missing() -> None:
    desk = digger(BOOKS).at(0, "rome")
    desk.do("dig egypt")
    assert reason(desk, "zeppelin yes") == Violation("T4.10", {"place": "egypt"})


@pytest.mark.clause("thebes", "T4.13")
def test_no_flight_to_the_place_where_the_pawn_is() -> None:
    desk = digger(BOOKS, "zeppelin_rome")
    desk.do("dig egypt")
    assert reason(desk, "zeppelin yes") == Violation("T4.13", {"place": "egypt"})


@pytest.mark.clause("thebes", "T4.13")
def test_no_second_zeppelin_in_a_turn() -> None:
    desk = digger(BOOKS, "zeppelin_rome", "zeppelin_vienna").at(0, "rome")
    desk.do("dig egypt", "zeppelin yes")
    assert reason(desk, "zeppelin yes") == Violation("T4.13")
    assert reason(desk, "zeppelin no") == Violation("T10.10")


@pytest.mark.clause("thebes", "T9.2", "T9.3")
@pytest.mark.parametrize(("cards", "clause"), [([], "T9.2"), (["rumour_crete"], "T9.3")])
def test_a_rumour_that_was_missing(cards: list[str], clause: str) -> None:
    desk = digger(BOOKS, *cards)
    desk.do("dig egypt")
    assert reason(desk, "rumour yes") == Violation(clause, {"site": "egypt"})


@pytest.mark.clause("thebes", "T9.5", "T10.4")
@pytest.mark.parametrize(("kind", "clause"), [("assistant", "T9.5"), ("shovel", "T10.4")])
@pytest.mark.parametrize("owned", [0, 2, 3])
def test_assistants_and_shovels_that_are_no_question(kind: str, clause: str, owned: int) -> None:
    desk = Desk(2)
    names = [name for name in desk.box.names if name.startswith(kind)]
    desk = digger(BOOKS, *names[:owned])
    desk.do("dig egypt")
    assert reason(desk, f"{kind} yes") == Violation(clause, {"owned": owned})


@pytest.mark.clause("thebes", "T10.10")
def test_the_details_of_a_dig_come_in_their_order() -> None:
    desk = digger(BOOKS, "zeppelin_rome", "rumour_egypt", "assistant_paris", "shovel_rome").at(0, "rome")
    desk.do("dig egypt", "zeppelin no")
    early = [reason(desk, text).clause for text in ("assistant yes", "shovel no", "weeks 3")]
    assert early == ["T10.10"] * 3
    desk.do("rumour no", "assistant yes")
    late = [reason(desk, text).clause for text in ("zeppelin no", "rumour yes", "assistant no")]
    assert late == ["T10.10"] * 3


@pytest.mark.clause("thebes", "T5.7", "T10.9", "T11.2")
def test_nothing_is_chosen_while_tokens_are_drawn() -> None:
    desk = digger(BOOKS)
    for text in ("dig egypt", "weeks 6"):
        desk.game.apply(desk.state, 0, desk.game.actions.parse(text), desk.log)
    assert desk.game.to_act(desk.state) == (CHANCE,)
    assert reason(desk, "weeks 7") == Violation("T10.9")
    assert reason(desk, "swap") == Violation("T5.7")
    assert reason(desk, "swap", seat=1) == Violation("T11.2")


@pytest.mark.clause("thebes", "T5.7", "T6.5")
def test_nothing_is_chosen_while_the_display_is_refilled() -> None:
    desk = Desk()
    desk.game.apply(desk.state, 0, desk.game.actions.parse("swap"), desk.log)
    assert reason(desk, "swap") == Violation("T5.7")
    assert reason(desk, "swap", seat=1) == Violation("T6.5")


@pytest.mark.clause("thebes", "T3.10")
def test_nobody_begins_before_the_markers_are_stacked() -> None:
    game = Thebes()
    for state in positions(game, 4, 1):
        if state.track and game.to_act(state) != (CHANCE,):
            return
        assert [game.check(state, seat, 0) for seat in range(4)] == [Violation("T3.10")] * 4
