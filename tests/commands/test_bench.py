"""`bench`: which figures there are, never how large they are."""

import dataclasses
from pathlib import Path

import pytest

from motherlode import registry
from motherlode.arena.bench import Speed
from motherlode.commands import bench
from motherlode.kernel.build import is_compiled
from tests.commands.conftest import Run

FIGURES = ["decisions_per_second", "clone_us", "legal_us", "apply_us", "view_us", "loop_turns_per_second"]
FAST = Speed("rockwell", 4, 20e6, 12_345_678, 12_345, 10.1, 10.2, 10.3, 123.4, 123_456)


def test_json_has_every_game_and_number_of_seats(run: Run) -> None:
    ran = run("bench", "thebes", "--seconds", 0, "--json")
    assert ran.status == 0
    speeds = ran.data["speeds"]
    assert isinstance(speeds, list)
    assert [(each["game"], each["seats"]) for each in speeds] == [("thebes", 2), ("thebes", 3), ("thebes", 4)]
    assert all(each[figure] > 0 for each in speeds for figure in FIGURES)
    assert ran.data["loop_turns_per_second"] == max(each["loop_turns_per_second"] for each in speeds)


def test_a_table_for_people(run: Run) -> None:
    ran = run("bench", "thebes", "--seconds", 0)
    assert ran.status == 0
    assert ran.out.count("thebes") == len(registry.game("thebes").info.seats)


def test_the_table_fits_80_columns_and_says_what_runs(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "measured", lambda *_: [dataclasses.replace(FAST, seats=seats) for seats in (2, 3)])
    lines = run("bench").out.splitlines()
    assert max(map(len, lines)) <= 80
    heading = lines[0].split()
    assert heading == ["game", "seats", *(name for name, _, _ in bench.FIGURES)]
    assert lines[1].split()[2] == "12,345,678"
    rules = "compiled" if is_compiled() else "interpreted"
    assert f"rules {rules}" in lines[-1]


def test_ratios_to_an_earlier_run(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The machine was twice as slow then, by its loop, and each figure is divided by that."""
    slow = dataclasses.replace(FAST, loop_turns_per_second=10e6, decisions_per_second=3e6, legal_us=40.8)
    monkeypatch.setattr(bench, "measured", lambda *_: [slow])
    file = tmp_path / "before.json"
    file.write_text(run("bench", "--json").out)
    monkeypatch.setattr(bench, "measured", lambda *_: [dataclasses.replace(FAST, decisions_per_second=12e6)])
    ratios = run("bench", "--compare", file, "--json").data["ratios"]
    assert isinstance(ratios, list)
    assert [(each["game"], each["seats"], each["decisions"], each["legal"]) for each in ratios] == [
        ("rockwell", 4, 2.0, 2.0)
    ]
    table = run("bench", "--compare", file).out
    assert "2.00" in table
    assert "before: Python" in table


@pytest.mark.parametrize(
    ("text", "error"), [(None, "cannot be read"), ("{}", "is no output of"), ("dig", "is no output of")]
)
def test_a_file_that_cannot_be_compared(run: Run, tmp_path: Path, text: str | None, error: str) -> None:
    if text is not None:
        (tmp_path / "before.json").write_text(text)
    ran = run("bench", "--compare", tmp_path / "before.json")
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert error in ran.err


def test_an_unknown_game(run: Run) -> None:
    ran = run("bench", "troy")
    assert ran.status == 2
    assert "unknown game 'troy'" in ran.err
