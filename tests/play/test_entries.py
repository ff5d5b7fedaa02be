"""Entries, snapshots and steps: a match that is opened again is what it was, and shows each viewer what it saw then."""

from dataclasses import replace
from random import Random

import pytest

from motherlode.kernel import SPECTATOR
from motherlode.play.draws import RecordedDraws, SeededDraws
from motherlode.play.entry import Entry
from motherlode.play.errors import BeyondSnapshot, CannotUndo, RecordError
from motherlode.play.match import Match, begin
from motherlode.play.seed import derived
from motherlode.play.seen import Step
from motherlode.play.snapshot import Snapshot
from motherlode.play.verification import verify
from motherlode.registry import AnyGame
from tests.play.tables import LODE, THEBES, bids, ids, play, table

SEED = derived("entries", 1)
EVERYONE = frozenset(range(2))


def played(moves: int, game: AnyGame = LODE, seats: int = 2) -> Match:
    return play(Match(game, seats, seed=SEED), Random(1), moves)


def snapshot_at(match: Match, number: int) -> Snapshot:
    again = begin(match.game, match.seats, match.entries[0])
    for entry in match.entries[1 : number + 1]:
        again.repeat(entry)
    return again.snapshot()


def opened(match: Match, entries: list[Entry], at: int | None = None) -> Match:
    """The match opened from its entries, or from a snapshot after one of them."""
    if at is None:
        again = begin(match.game, match.seats, entries[0])
    else:
        again = Match(match.game, match.seats, draws=match.draws, snapshot=snapshot_at(match, at))
        again.recall(entries[: at + 1])
    for entry in entries[again.number + 1 :]:
        again.repeat(entry)
    again.draws = SeededDraws(SEED)
    return again


@pytest.mark.parametrize("at", [None, 0, 7, 12])
def test_a_match_opens_as_it_was(at: int | None) -> None:
    match = played(12)
    match.note("closed", {})
    again = opened(match, match.entries, at)
    assert again.state.key() == match.state.key()
    counters = (match.number, match.played, match.drawn, match.ply, match.logged)
    assert (again.number, again.played, again.drawn, again.ply, again.logged) == counters
    assert again.record() == match.record()
    for viewer in (SPECTATOR, 0, 1):
        assert again.events(viewer) == match.events(viewer)
        assert again.perspective(viewer).events(5) == match.perspective(viewer).events(5)


def test_it_goes_on_with_the_draws_of_its_seed() -> None:
    match = played(8)
    again = opened(match, match.entries, 5)
    assert play(again, Random(3)).record() == play(match, Random(3)).record()


def test_a_missing_entry_stops_it() -> None:
    match = played(8)
    with pytest.raises(RecordError, match="entry 4 is missing"):
        opened(match, match.entries[:4] + match.entries[5:])


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"ply": 40}, "ply"),
        ({"checksum": "0" * 64}, "checksum"),
        ({"actions": ("fly",)}, "move"),
        ({"draws": ("x",)}, "draw"),
    ],
)
def test_a_changed_entry_stops_it(change: dict[str, object], fault: str) -> None:
    match = played(8)
    entries = match.entries[:]
    entries[5] = replace(entries[5], **change)  # type: ignore[arg-type]
    with pytest.raises(RecordError) as caught:
        opened(match, entries)
    assert caught.value.fault == fault


def test_an_undo_beyond_the_snapshot_asks_for_the_beginning() -> None:
    match = played(10)
    seat = match.entries[-1].seat
    window = opened(match, match.entries, match.number)
    assert window.undo_bar(seat, EVERYONE) == "other"
    with pytest.raises(BeyondSnapshot):
        window.undo(seat, EVERYONE)
    entry = opened(match, match.entries).undo(seat, EVERYONE)
    assert (entry.kind, entry.consent) == ("undo", (1 - seat,))


def test_an_undo_that_is_barred_is_refused_without_consent() -> None:
    match = played(10)
    with pytest.raises(CannotUndo):
        opened(match, match.entries).undo(1 - match.entries[-1].seat)


def test_notes_are_numbered_and_logged_but_stay_out_of_the_record() -> None:
    match = played(5)
    note = match.note("bot_failed", {"seat": 0, "detail": "x"})
    assert (note.number, note.ply, note.seat) == (match.number, match.ply, -1)
    assert [(event.kind, event.of) for event in match.events(0, match.number - 1)] == [("bot_failed", "table")]
    play(match, Random(2))
    record = match.record()
    assert len(record.entries) == match.number - 1
    assert verify(record, LODE).proved


def test_the_log_can_be_forgotten_while_undo_still_reaches_back() -> None:
    match = played(12)
    first, seat = match.entries[8].number, match.entries[-1].seat
    assert match.remembers(-1)
    match.forget_events(first)
    assert match.entries[0].number == first
    assert match.remembers(first - 1)
    assert not match.remembers(first - 2)
    with pytest.raises(BeyondSnapshot):
        match.record()
    with pytest.raises(BeyondSnapshot):
        match.steps(0)
    assert match.undo(seat, EVERYONE).kind == "undo"


def test_a_match_from_a_snapshot_remembers_what_it_was_given() -> None:
    match = played(12)
    again = Match(LODE, 2, draws=match.draws, snapshot=match.snapshot())
    assert again.remembers(match.number)
    assert not again.remembers(match.number - 1)


def random_play(game: AnyGame, seats: int, viewer: int) -> tuple[Match, list[Step]]:
    """A match with undos and notes, and what a viewer saw after each entry."""
    match, rng = Match(game, seats, seed=SEED), Random(3)
    saw = [match.step(viewer)]
    while not match.is_over() and match.number < 80:
        seat = rng.randrange(seats)
        if rng.random() < 0.2 and match.undo_bar(seat) == "":
            match.undo(seat)
        elif rng.random() < 0.1:
            match.note("returned", {"seat": seat})
        else:
            play(match, rng, 1)
        saw.append(match.step(viewer, match.number - 1))
    return match, saw


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 2])
@pytest.mark.parametrize("game", [LODE, THEBES], ids=["lode", "thebes"])
def test_steps_show_each_entry_as_the_viewer_saw_it_then(game: AnyGame, viewer: int) -> None:
    match, saw = random_play(game, 3, viewer)
    assert list(match.steps(viewer)) == saw
    assert list(match.steps(viewer, 20)) == saw[21:]
    since = Match(game, 3, draws=match.draws, snapshot=snapshot_at(match, 0))
    for entry in match.entries[1:]:
        since.repeat(entry)
    assert list(since.steps(viewer)) == saw[1:]


def test_steps_do_not_show_a_sealed_choice() -> None:
    shown = []
    for bid in (("done",), ("five", "one", "done")):
        match = table(seats=3)
        match.move(0, ids(LODE, *bid))
        match.move(2, ids(LODE, *bid))
        match.undo(0)
        shown.append([list(match.steps(viewer)) for viewer in (1, SPECTATOR)])
    assert shown[0] == shown[1]


def test_recorded_draws_can_drive_a_match() -> None:
    match = play(table(), Random(1))
    draws = [draw for entry in match.entries for draw in entry.draws]
    again = Match(LODE, 2, draws=RecordedDraws(draws))
    for entry in match.entries[1:]:
        again.move(entry.seat, ids(LODE, *entry.actions))
    assert again.state.key() == match.state.key()
    assert (again.commitment, again.seed) == ("", b"")
    short = Match(LODE, 2, draws=RecordedDraws(match.entries[0].draws))
    bids(short, 1, 0)
    with pytest.raises(RecordError, match="a draw is missing"):
        short.move(0, ids(LODE, "dig"))
