"""`replay` and `verify`."""

from pathlib import Path

import pytest

from motherlode.play.record import Record
from tests.commands.conftest import Run


def test_verify_says_what_was_checked(run: Run, record: Path) -> None:
    ran = run("verify", record)
    assert ran.status == 0
    assert f"{Record.read(record).plies} plies" in ran.out
    assert "promised seed" in ran.out


def test_verify_as_json(run: Run, record: Path) -> None:
    data = run("verify", record, "--json").data
    assert (data["ok"], data["proved"], data["fault"]) == (True, True, "")
    assert data["plies"] == Record.read(record).plies


def test_replay_tells_the_match_to_its_end(run: Run, record: Path) -> None:
    english, dutch = run("replay", record), run("replay", record, "--lang", "nl")
    assert english.status == dutch.status == 0
    outcome = Record.read(record).outcome
    assert outcome is not None
    for ran in (english, dutch):
        assert f": {outcome.totals[0]} (" in ran.out
        assert "random 1" in ran.out
    assert english.out != dutch.out


def test_replay_stops_at_a_ply(run: Run, record: Path) -> None:
    data = run("replay", record, "--to", 7, "--json").data
    assert (data["ply"], data["plies"], data["outcome"]) == (7, Record.read(record).plies, None)
    events = data["events"]
    assert isinstance(events, list)
    assert max(event["ply"] for event in events) == 7


def damaged(record: Path, folder: Path, old: str, new: str) -> Path:
    text = record.read_text(encoding="utf-8")
    assert old in text
    copy = folder / "damaged.json"
    copy.write_text(text.replace(old, new, 1), encoding="utf-8")
    return copy


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_damaged_record_is_refused_in_one_line(run: Run, record: Path, tmp_path: Path, command: str) -> None:
    for old, new in [('"seats": 2', '"seats": 3'), ('"seats": 2', '"seats": '), ('"game": "thebes"', '"game": "troy"')]:
        ran = run(command, damaged(record, tmp_path, old, new))
        assert ran.status == 2
        assert ran.out == ""
        assert ran.err.startswith("motherlode: ")
        assert ran.err.count("\n") == 1


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_file_that_is_not_there(run: Run, tmp_path: Path, command: str) -> None:
    ran = run(command, tmp_path / "nothing.json")
    assert ran.status == 2
    assert ran.err == f"motherlode: no record: {tmp_path / 'nothing.json'} cannot be read: No such file or directory\n"


def test_a_ply_that_was_never_played(run: Run, record: Path) -> None:
    ran = run("replay", record, "--to", 9999)
    assert ran.status == 2
    assert "9999" in ran.err
