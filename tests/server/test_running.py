"""A running match: entries, snapshots, the log. What is opened again is what was."""

from random import Random

import pytest

from motherlode.bots.bot import random_move
from motherlode.kernel import SPECTATOR
from motherlode.play.errors import CannotUndo, RecordError
from motherlode.play.replay import verify
from motherlode.registry import AnyGame
from motherlode.server.protocol import Chair, Pace
from motherlode.server.tables.data import TableData
from motherlode.server.tables.records import record_of
from motherlode.server.tables.running import BeyondWindow, Entry, Running, opened
from motherlode.server.tables.table import Table
from motherlode.testing.lode import Lode

SEED = bytes(range(32))


def played(game: AnyGame, moves: int, seats: int = 2, seed: int = 1) -> tuple[Running, list[Entry]]:
    """A match after so many random moves, or at its end."""
    running, entry = Running.new(game, seats, True, SEED)
    entries, rng = [entry], Random(seed)
    while running.played < moves and not running.is_over():
        entries.append(random_step(running, rng))
    return running, entries


def random_step(running: Running, rng: Random) -> Entry:
    owing = running.to_act()
    seat = owing[int(rng.random() * len(owing))]
    return running.move(seat, random_move(running.game, running.course.state.clone(), seat, rng))


def loaded(running: Running, entries: list[Entry], at: int | None = None) -> Running:
    snapshot = None
    if at is not None:
        again = Running.load(opened(running.game, running.course.seats, True, None), SEED, None, entries[: at + 1])
        snapshot = again.snapshot()
    course = opened(running.game, running.course.seats, True, snapshot)
    return Running.load(course, SEED, snapshot, entries)


@pytest.mark.parametrize("at", [None, 0, 7, 12])
def test_a_match_opens_as_it_was(at: int | None) -> None:
    running, entries = played(Lode(), 12)
    again = loaded(running, entries, at)
    assert again.course.state.key() == running.course.state.key()
    assert (again.number, again.played, again.drawn, again.course.ply, again.logged) == (
        running.number,
        running.played,
        running.drawn,
        running.course.ply,
        running.logged,
    )
    for viewer in (SPECTATOR, 0, 1):
        assert again.log(viewer, -1) == running.log(viewer, -1)


def test_it_goes_on_with_the_draws_of_its_seed() -> None:
    running, entries = played(Lode(), 8)
    again = loaded(running, entries, 5)
    for ours, theirs in zip(range(6), range(6), strict=True):
        assert random_step(running, Random(ours)) == random_step(again, Random(theirs))


def test_a_missing_entry_stops_it() -> None:
    running, entries = played(Lode(), 8)
    with pytest.raises(RecordError, match="entry 4 is missing"):
        loaded(running, entries[:4] + entries[5:])


def test_a_changed_entry_stops_it() -> None:
    running, entries = played(Lode(), 8)
    entries[5].mark = "0" * 16
    with pytest.raises(RecordError, match="position is another"):
        loaded(running, entries)


def test_an_undo_behind_the_snapshot_asks_for_the_beginning() -> None:
    game = Lode()
    running, entries = played(game, 10)
    seat = entries[-1].seat
    everyone = frozenset(range(2))
    whole = loaded(running, entries)
    window = loaded(running, entries, len(entries) - 1)
    with pytest.raises(BeyondWindow):
        window.undo(seat, everyone)
    entry = whole.undo(seat, everyone)
    assert entry.kind == "undo"
    assert entry.consent == [1 - seat]


def test_an_undo_that_is_barred_is_refused_without_consent() -> None:
    running, entries = played(Lode(), 10)
    with pytest.raises(CannotUndo):
        loaded(running, entries).undo(1 - entries[-1].seat)


def test_entries_make_a_record_that_verifies() -> None:
    game = Lode()
    running, entries = played(game, 10_000)
    entries.append(running.note("bot_failed", {"seat": 0, "detail": "x"}))
    data = TableData(
        id="t",
        game="lode",
        version=1,
        components=game.checksum,
        options=dict(game.options),
        host="",
        chairs=[Chair(name="Ada"), Chair(name="Ben")],
        pace=Pace(),
        undo=True,
        public=True,
        created=0,
        seed=SEED.hex(),
        invitation="",
        status="finished",
    )
    report = verify(record_of(Table(data, game, running), entries), game)
    assert report.fault is None
    assert report.proved
    assert report.checksums > 0
