"""Records written before issue 16 open, replay, verify and go on as they did."""

from collections.abc import Iterator
from typing import Any

import pytest

from motherlode.kernel import SPECTATOR
from motherlode.play.checksum import checksum
from motherlode.play.match import Match
from motherlode.play.record import Record
from motherlode.play.verification import replay, verify
from motherlode.registry import AnyGame
from tests.fixtures.before import EXPECTED, FOLDER, digest, old_logs
from tests.play.tables import LODE

RECORDS: dict[str, dict[str, Any]] = EXPECTED["records"]
PRIVATE = [name for name, expected in RECORDS.items() if "continuation" in expected]


def opened(name: str) -> tuple[Record, AnyGame | None]:
    record = Record.read(FOLDER / "records" / name)
    return record, LODE if record.game == "lode" else None


def viewers(match: Match) -> list[int]:
    return [SPECTATOR, *range(match.seats)]


@pytest.mark.parametrize("name", list(RECORDS))
def test_an_old_record_verifies(name: str) -> None:
    record, game = opened(name)
    expected = RECORDS[name]
    report = verify(record, game)
    assert report.fault is None
    assert (report.plies, report.moves, report.draws, report.proved) == (
        expected["ply"],
        expected["entries"],
        expected["draws"],
        expected["proved"],
    )
    assert str(Record.parse(str(record))) == (FOLDER / "records" / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", list(RECORDS))
def test_an_old_record_replays_to_the_same_position_and_views(name: str) -> None:
    expected = RECORDS[name]
    match = replay(*opened(name))
    assert checksum(match.state.key()) == expected["checksum"]
    assert list(match.to_act()) == expected["to_act"]
    for seat in range(match.seats):
        here = match.perspective(seat)
        assert here.legal() == expected["legal"][str(seat)]
        assert here.undo_bar() == expected["undo_bar"][str(seat)]
    for viewer in viewers(match):
        assert digest([step.view for step in match.steps(viewer)]) == expected["steps"][str(viewer)]


def without_news(old: list[list[Any]], new: Iterator[list[Any]]) -> bool:
    """Whether the old events come in their order among the new ones, which may tell more."""
    return all(
        any(
            (was[0], was[1], was[3]) == (ply, kind, reveals) and was[2].items() <= facts.items()
            for ply, kind, facts, reveals in new
        )
        for was in old
    )


@pytest.mark.parametrize("name", list(RECORDS))
def test_an_old_record_tells_what_it_told(name: str) -> None:
    logs = old_logs()[name]
    match = replay(*opened(name))
    for viewer in viewers(match):
        new = ([event.ply, event.kind, event.facts, event.reveals] for event in match.events(viewer))
        assert without_news(logs[str(viewer)], new)


@pytest.mark.parametrize("name", PRIVATE)
def test_an_old_match_goes_on_with_the_draws_of_its_seed(name: str) -> None:
    continuation = RECORDS[name]["continuation"]
    match = Match.resume(*opened(name))
    draws = [list(match.move(seat, ids).draws) for seat, ids in continuation["moves"]]
    assert draws == continuation["draws"]
    assert (match.ply, checksum(match.state.key())) == (continuation["ply"], continuation["checksum"])
