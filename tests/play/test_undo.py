"""Undo: a service of the table. Each border it has, and that what it leads back to is what was there."""

from collections.abc import Hashable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from motherlode.games.thebes import Thebes
from motherlode.kernel import SPECTATOR
from motherlode.play.entry import Entry
from motherlode.play.errors import CannotUndo
from motherlode.play.match import Match
from motherlode.play.undo import COPIED_EVERY, Cut, reach
from motherlode.play.verification import verify
from motherlode.registry import AnyGame
from motherlode.testing.lode import Lode
from tests.play.tables import LODE, THEBES, bids, binding, choice, ids, play, table


def refused(match: Match, seat: int, consent: frozenset[int] = frozenset()) -> str:
    """What bars the way; nothing may have changed."""
    before = match.state.key(), match.ply, match.record(private=True), match.perspective(0).events()
    assert match.perspective(seat).undo_bar(consent) != ""
    with pytest.raises(CannotUndo) as caught:
        match.undo(seat, consent)
    assert (match.state.key(), match.ply, match.record(private=True), match.perspective(0).events()) == before
    assert caught.value.seat == seat
    return caught.value.bar


def resting() -> tuple[Match, Hashable]:
    """Seat 0 has rested in its turn, which it can still take back, and the position before that."""
    match = table()
    bids(match, 1, 0)
    key = match.state.key()
    match.move(0, ids(LODE, "rest"))
    return match, key


def test_a_move_is_taken_back_as_a_move_of_its_own() -> None:
    match, key = resting()
    ply, events = match.ply, match.perspective(1).events()
    assert match.perspective(0).undo_bar() == ""
    match.undo(0)
    assert match.state.key() == key
    assert match.ply == ply + 1
    added = match.perspective(1).events()[len(events) :]
    assert [(event.kind, event.ply, event.facts) for event in added] == [("undo", ply + 1, {"seat": 0})]
    assert match.perspective(1).events()[: len(events)] == events


def test_several_moves_are_taken_back_one_by_one() -> None:
    match, seat, dig = digger(THEBES)
    plies, keys = [match.ply], [match.state.key()]
    chosen = [dig]
    for _ in range(2):
        match.move(seat, chosen)
        keys.append(match.state.key())
        chosen = match.perspective(seat).legal()[:1]
    while len(keys) > 1:
        keys.pop()
        match.undo(seat)
        plies.append(match.ply)
        assert match.state.key() == keys[-1]
    assert plies == [plies[0] + step for step in (0, 3, 4)]


def lines(match: Match, after: int) -> list[str]:
    """The kinds of the events after an entry that still count."""
    undone = set(match.undone_events())
    return [event.kind for event in match.events(SPECTATOR, after) if event.number not in undone]


def test_an_undo_names_what_it_took_back() -> None:
    match, _ = resting()
    taken = match.entries[-1]
    undo = match.undo(0)
    assert undo.undone == (taken.number,)
    assert undo.undone_events == tuple(taken.event_numbers())
    assert len(undo.undone_events) > 0
    assert lines(match, taken.number - 1) == ["undo"]


def test_by_consent_it_names_all_that_came_after_but_not_the_notes_of_the_table() -> None:
    match = table(seats=3)
    bids(match, 1, 0, 0)
    before = match.number
    moves = [match.move(0, ids(LODE, "dig"))]
    match.note("handed_over", {"seat": 2})
    moves.append(match.move(1, ids(LODE, "rest")))
    undo = match.undo(0, frozenset({1, 2}))
    assert undo.undone == tuple(move.number for move in moves)
    assert lines(match, before) == ["handed_over", "undo"]


def test_undo_can_be_switched_off() -> None:
    match = table(undo=False)
    bids(match, 1, 0)
    match.move(0, ids(LODE, "rest"))
    assert refused(match, 0) == "off"
    assert refused(match, 0, frozenset({1})) == "off"
    assert not match.record().undo


def test_nothing_to_take_back() -> None:
    match = table()
    assert refused(match, 0) == "nothing"
    assert refused(match, 0, frozenset({1})) == "nothing"


def test_undo_stops_at_a_draw() -> None:
    match = table()
    bids(match, 1, 0)
    match.move(0, ids(LODE, "dig"))
    assert refused(match, 0) == "chance"


def test_undo_stops_at_another_seats_action() -> None:
    match = table(seats=3)
    bids(match, 1, 0, 0)
    match.move(0, ids(LODE, "rest"))
    match.move(1, ids(LODE, "rest"))
    assert refused(match, 0) == "other"
    assert match.perspective(1).undo_bar() == ""


def test_undo_stops_at_what_was_revealed() -> None:
    for number in range(1, 20):
        match = table(number=number)
        bids(match, 1, 0)
        sales = [action for action in match.perspective(0).legal() if LODE.actions[action].kind == "sell"]
        if sales:
            break
    match.move(0, sales[:1])
    assert refused(match, 0) == "reveal"


def test_the_last_bid_opened_all_and_stays() -> None:
    match = table()
    bids(match, 1, 0)
    assert refused(match, 1) == "reveal"
    assert refused(match, 0) == "other"


def test_undo_stops_at_a_binding_action() -> None:
    match = table(binding(Lode(), "rest"), seats=3)
    bids(match, 1, 0, 0)
    match.move(0, ids(LODE, "rest"))
    assert refused(match, 0) == "commit"


def test_undo_reaches_into_a_move_up_to_its_binding_action() -> None:
    game = binding(Thebes(), "dig")
    match, seat, dig = digger(game)
    match.move(seat, [dig])
    bound = match.state.key()
    rest = [match.perspective(seat).legal()[0]]
    match.undo(seat, frozenset({1 - seat}))
    played = match.move(seat, [dig, *rest])
    assert match.state.key() != bound
    undo = match.undo(seat)
    assert match.state.key() == bound
    assert undo.undone == ()
    assert undo.undone_events == tuple(played.event_numbers()[1:])
    assert refused(match, seat) == "commit"
    assert verify(match.record(), game).ok


def digger(game: AnyGame) -> tuple[Match, int, int]:
    """A position of Thebes where digging asks something that leads to another question."""
    for number in range(1, 200):
        match = table(game, 2, number)
        rng = Random(number)
        while owing := match.to_act():
            perspective = match.perspective(owing[0])
            for action in perspective.legal():
                if game.actions[action].kind == "dig":
                    inside = perspective.preview([action]).legal()
                    if inside and not perspective.preview([action, inside[0]]).stop:
                        return match, owing[0], action
            match.move(owing[0], choice(perspective, rng))
    raise AssertionError("no such dig")


def test_a_sealed_choice_is_taken_back_alone() -> None:
    match = table(seats=3)
    spectator = match.perspective(SPECTATOR)
    match.move(1, ids(LODE, "one", "done"))
    without = match.state.key()
    events = spectator.events()
    undo = match.undo(1)
    assert (undo.undone, undo.undone_events) == ((match.number - 1,), ())
    match.move(0, ids(LODE, "five", "done"))
    match.move(1, ids(LODE, "one", "done"))
    match.undo(0)
    assert match.state.key() == without
    assert match.to_act() == (0, 2)
    assert (match.ply, spectator.events()) == (0, events)
    assert refused(match, 0) in ("nothing", "phase")
    match.move(0, ids(LODE, "done"))
    match.move(2, ids(LODE, "done"))
    assert match.ply == 1
    assert verify(match.record(), LODE).ok


def test_in_a_simultaneous_choice_undo_does_not_leave_it() -> None:
    match = play(table(), Random(1), 2)
    while len(match.to_act()) == 1:
        last = match.to_act()[0]
        match.move(last, ids(LODE, "rest"))
    assert refused(match, last) == "phase"
    match.move(1 - last, ids(LODE, "done"))
    assert refused(match, last) == "phase"
    match.undo(1 - last)
    assert len(match.to_act()) == 2


def test_a_simultaneous_choice_bars_even_a_move_that_drew_nothing() -> None:
    line = [Entry("move", 1, 0, ("rest",))]
    assert reach(line, 0, is_simultaneous=False, has_consent=False) == Cut(0, 0)
    with pytest.raises(CannotUndo) as caught:
        reach(line, 0, is_simultaneous=True, has_consent=False)
    assert caught.value.bar == "phase"
    assert reach(line, 0, is_simultaneous=True, has_consent=True) == Cut(0, 0, by_consent=True)


def test_the_consent_of_all_reaches_behind_everything() -> None:
    match = table(seats=3)
    bids(match, 1, 0, 0)
    key = match.state.key()
    match.move(0, ids(LODE, "dig"))
    match.move(1, ids(LODE, "rest"))
    assert refused(match, 0, frozenset({1})) == "other"
    ply = match.ply
    match.undo(0, frozenset({1, 2}))
    assert match.state.key() == key
    assert match.ply == ply + 1
    assert match.to_act() == (0,)
    drawn = match.record().entries[-2]
    match.move(0, ids(LODE, "dig"))
    report = verify(match.record(private=True), LODE)
    assert report.ok
    assert report.proved
    assert drawn.ply == ply


def test_after_the_end_not_even_consent_helps() -> None:
    match = play(table(), Random(2))
    assert refused(match, 0) == "over"
    assert refused(match, 0, frozenset({1})) == "over"


def test_undo_by_consent_back_to_the_beginning_of_a_long_match() -> None:
    match = table(THEBES, 2)
    keys = [match.state.key()]
    rng = Random(4)
    seats = []
    while len(keys) < 2 * COPIED_EVERY + 5:
        seat = match.to_act()[0]
        seats.append(seat)
        match.move(seat, choice(match.perspective(seat), rng))
        keys.append(match.state.key())
    while seats:
        seat = seats.pop()
        keys.pop()
        match.undo(seat, frozenset({0, 1}))
        assert match.state.key() == keys[-1]
    assert refused(match, 0, frozenset({1})) == "nothing"
    assert verify(match.record(), THEBES).ok


def test_undo_after_another_way_was_taken_leads_back_along_that_way() -> None:
    match, rng = table(THEBES, 2), Random(5)
    play(match, rng, COPIED_EVERY + 8)
    standing = [entry.seat for entry in match.record().entries]
    while len(standing) > COPIED_EVERY - 2:
        match.undo(standing.pop(), frozenset({0, 1}))
    keys = [match.state.key()]
    seats = []
    for _ in range(8):
        seats.append(match.to_act()[0])
        play(match, rng, 1)
        keys.append(match.state.key())
    while seats:
        keys.pop()
        match.undo(seats.pop(), frozenset({0, 1}))
        assert match.state.key() == keys[-1]


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10_000), seats=st.integers(2, 4), eagerness=st.floats(0.1, 0.6))
def test_whatever_is_taken_back_the_record_replays(seed: int, seats: int, eagerness: float) -> None:
    match = table(LODE, seats, seed)
    rng = Random(seed)
    for _ in range(120):
        if not (owing := match.to_act()):
            break
        ply = match.ply
        if rng.random() < eagerness:
            seat = rng.randrange(seats)
            consent = frozenset(rng.sample(range(seats), rng.randrange(seats + 1)))
            if match.perspective(seat).undo_bar(consent) == "":
                match.undo(seat, consent)
        else:
            seat = rng.choice(owing)
            match.move(seat, choice(match.perspective(seat), rng))
        assert ply <= match.ply <= ply + 1
    record = match.record(private=True)
    assert verify(record, LODE).fault is None
    assert Match.resume(record, LODE).state.key() == match.state.key()
