"""`replay` and `verify`."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from motherlode.play.match import Match
from motherlode.play.parts import PersonPart, SeedParts
from motherlode.play.record import Record
from motherlode.play.seed import commitment, derived, shared
from tests.commands.conftest import Run
from tests.play.tables import THEBES, play


def test_verify_says_what_was_checked(run: Run, record: Path) -> None:
    ran = run("verify", record)
    assert ran.status == 0
    assert f"{Record.read(record).plies} plies" in ran.out
    assert "promised seed" in ran.out


def test_verify_as_json(run: Run, record: Path) -> None:
    data = run("verify", record, "--json").data
    assert (data["ok"], data["proved"], data["fault"]) == (True, True, "")
    assert data["plies"] == Record.read(record).plies


@pytest.fixture
def shared_record(tmp_path: Path) -> Path:
    """Ada's part is in the seed, Ben's is missing, and the third seat is a bot's."""
    half, part = derived("half", 1), derived("part", 1)
    match = play(Match(THEBES, 3, seed=shared(half, [part]), players=["Ada", "Ben", "greedy"]), Random(1), 5)
    people = PersonPart((0,), commitment(part), part.hex()), PersonPart((1,), commitment(half))
    file = tmp_path / "shared.json"
    record = match.record(private=True)
    replace(record, commitment=commitment(half), parts=SeedParts(half.hex(), people, restarts=2)).save(file)
    return file


def test_verify_says_whose_parts_are_in_the_seed(run: Run, shared_record: Path) -> None:
    ran = run("verify", shared_record)
    assert ran.status == 0
    assert "made of the server's half and the parts of Ada, which were made again 2 times;" in ran.out
    assert "the parts of Ben are missing: the proof does not cover them" in ran.out
    data = run("verify", shared_record, "--json").data
    assert (data["proved"], data["covered"], data["missing"], data["restarts"]) == (True, [0], [1], 2)


def test_verify_refuses_a_part_that_does_not_fit_its_hash(run: Run, shared_record: Path) -> None:
    record = Record.read(shared_record)
    assert record.parts is not None
    chosen = replace(record.parts.people[0], hash="0" * 64)
    replace(record, parts=replace(record.parts, people=(chosen,))).save(shared_record)
    ran = run("verify", shared_record)
    assert ran.status != 0
    assert "does not fit its hash" in ran.err


def test_replay_tells_the_match_to_its_end(run: Run, record: Path) -> None:
    english, dutch = run("replay", record), run("replay", record, "--lang", "nl")
    assert english.status == dutch.status == 0
    outcome = Record.read(record).outcome
    assert outcome is not None
    for ran, name in ((english, "Random bot 1"), (dutch, "Toevalsbot 1")):
        assert f": {outcome.totals[0]} (" in ran.out
        assert name in ran.out
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
