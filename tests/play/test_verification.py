"""Replaying to any ply, and what `verify` proves or finds."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from motherlode.play.errors import RecordError
from motherlode.play.record import Record
from motherlode.play.seed import commitment, derived
from motherlode.play.verification import Report, replay, verify
from motherlode.registry import AnyGame
from tests.play.tables import LODE, THEBES, choice, play, table


@pytest.mark.parametrize("game", [LODE, THEBES], ids=["lode", "thebes"])
def test_any_ply_can_be_seen_again(game: AnyGame) -> None:
    match, rng = table(game, 3), Random(6)
    keys = {0: match.state.key()}
    views = {0: match.perspective(1).view()}
    while owing := match.to_act():
        if rng.random() < 0.2 and match.perspective(seat := rng.randrange(3)).undo_bar() == "":
            match.undo(seat)
        else:
            match.move(owing[0], choice(match.perspective(owing[0]), rng))
        keys.setdefault(match.ply, match.state.key())
        views.setdefault(match.ply, match.perspective(1).view())
    record = match.record()
    for ply, key in keys.items():
        again = replay(record, game, to=ply)
        assert (again.ply, again.state.key()) == (ply, key)
        assert again.perspective(1).view() == views[ply]
    for ply in (-1, record.plies + 1):
        with pytest.raises(RecordError, match="there is no ply"):
            replay(record, game, to=ply)


def test_a_replay_needs_no_seed() -> None:
    match = play(table(), Random(1))
    record = replace(match.record(), seed="")
    assert replay(record, LODE).state.key() == match.state.key()
    report = verify(record, LODE)
    assert report.ok
    assert not report.proved


def test_verify_counts_what_it_checked() -> None:
    match = play(table(seats=4), Random(1))
    record = match.record()
    report = verify(record, LODE)
    draws = len(record.setup) + sum(len(entry.draws) for entry in record.entries)
    checksums = len(record.entries) // 20
    assert report == Report(None, match.ply, len(record.entries), draws, checksums, True, match.outcome())
    assert report.ok


def found(record: Record) -> tuple[str, int | None]:
    report = verify(record, LODE)
    assert not report.ok
    assert not report.proved
    assert report.fault is not None
    return report.fault.fault, report.fault.ply


def test_verify_finds_a_forged_draw() -> None:
    """Another ore that could have come up as well: only the seed tells it from the true one."""
    record = play(table(), Random(1)).record()
    for k, drawn in enumerate(record.setup[:6]):
        other = "ore copper" if drawn != "ore copper" else "ore silver"
        forged = replace(record, setup=(*record.setup[:k], other, *record.setup[k + 1 :]))
        assert found(forged) == ("draw", 0)
        assert "does not follow from the seed" in str(verify(forged, LODE).fault)
        assert found(replace(forged, seed="")) != ("draw", 0)


def test_verify_finds_a_forged_seed() -> None:
    record = play(table(), Random(1)).record()
    seed = derived("forged", 1)
    assert found(replace(record, seed=seed.hex())) == ("seed", None)
    assert found(replace(record, seed="no seed")) == ("seed", None)
    # With a commitment to match, the draws no longer follow.
    assert found(replace(record, seed=seed.hex(), commitment=commitment(seed)))[0] == "draw"


def test_verify_finds_a_forged_checksum() -> None:
    record = play(table(seats=4), Random(1)).record()
    entries: list[Any] = list(record.entries)
    entries[19] = replace(entries[19], checksum="f" * 64)
    assert found(replace(record, entries=tuple(entries))) == ("checksum", entries[19].ply)


def test_verify_reports_a_record_of_another_game() -> None:
    report = verify(play(table(), Random(1)).record(), THEBES)
    assert report.fault is not None
    assert report.fault.fault == "game"
