"""`arena`."""

from pathlib import Path

import polars as pl
import pytest

from motherlode.arena.plan import Plan
from motherlode.commands.arena import default_folder
from tests.commands.conftest import Run

MEASURED = {"seconds", "seconds_per_choice", "report", "parquet"}


def figures(run: Run, folder: Path, *arguments: object) -> dict[str, object]:
    ran = run("arena", "thebes", "--bots", "greedy,random", "--report", folder, "--json", *arguments)
    assert (ran.status, ran.err) == (0, "")
    return ran.data


def test_the_result_depends_on_the_seed_alone(run: Run, tmp_path: Path) -> None:
    one = figures(run, tmp_path / "one", "--games", 6, "--workers", 1, "--full")
    two = figures(run, tmp_path / "two", "--games", 6, "--workers", 2, "--full")
    other = figures(run, tmp_path / "other", "--games", 6, "--workers", 1, "--full", "--seed", 2)
    assert [one[name] for name in one.keys() - MEASURED] == [two[name] for name in one.keys() - MEASURED]
    assert one["bots"] != other["bots"]
    tables = [pl.read_parquet(tmp_path / name / "games.parquet") for name in ("one", "two", "other")]
    assert tables[0].equals(tables[1])
    assert not tables[0].equals(tables[2])


def test_json_holds_all_figures(run: Run, tmp_path: Path) -> None:
    data = figures(run, tmp_path / "new" / "folder", "--games", 5, "--seats", 3, "--workers", 1)
    assert (data["games"], data["games_asked"], data["deals"], data["seats"], data["unfinished"]) == (6, 5, 2, 3, 0)
    bots, pairs = data["bots"], data["pairs"]
    assert isinstance(bots, list)
    assert isinstance(pairs, list)
    assert [each["bot"] for each in bots] == ["greedy", "random"]
    for each in [*bots, *pairs]:
        share = each["victories"] if "victories" in each else each["share"]
        assert 0 <= each["low"] <= share <= each["high"] <= 1
    assert bots[0]["mu"] > bots[1]["mu"]
    assert Path(str(data["report"])).read_text(encoding="utf-8").startswith("<!doctype html>")
    assert pl.read_parquet(str(data["parquet"])).height == 6 * 3


def test_a_clear_answer_ends_the_run(run: Run, tmp_path: Path) -> None:
    data = figures(run, tmp_path, "--games", 200, "--workers", 1)
    assert data["clear"] is True
    assert int(str(data["games"])) < 60


def test_a_bar_asks_about_the_first_bot(run: Run, tmp_path: Path) -> None:
    data = figures(run, tmp_path, "--games", 200, "--workers", 1, "--bar", 0.6)
    assert (data["bar"], data["bar_verdict"]) == (0.6, "above")


def test_when_the_time_is_up_what_there_is_is_reported(run: Run, tmp_path: Path) -> None:
    data = figures(run, tmp_path / "late", "--games", 200, "--minutes", 0, "--workers", 1)
    assert (data["games"], data["late"], data["clear"]) == (2, True, False)
    again = figures(run, tmp_path / "again", "--games", 2, "--workers", 1)
    assert (again["late"], again["bots"]) == (False, data["bots"])
    assert (tmp_path / "late" / "report.html").is_file()


def test_tables_for_people_and_a_folder_by_name(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    ran = run("arena", "thebes", "--bots", "greedy,random", "--games", 2, "--workers", 1)
    assert ran.status == 0
    assert "greedy : random" in ran.out
    assert "2 games, 0 unfinished; not all is clear" in ran.out
    folder = tmp_path / "arena" / "thebes-greedy-random-2-1"
    assert sorted(file.name for file in folder.iterdir()) == ["games.parquet", "report.html"]


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["troy", "--bots", "greedy,random"], "unknown game 'troy'"),
        (["thebes", "--bots", "greedy,nobody"], "unknown bot 'nobody'"),
        (["thebes", "--bots", "greedy"], "two different bots"),
        (["thebes", "--bots", "greedy,random", "--seats", "5"], "not 5"),
        (["thebes", "--bots", "greedy,random,random", "--seats", "2"], "named once"),
        (["thebes", "--bots", "greedy,random", "--option", "weather=fine"], "unknown option 'weather'"),
    ],
)
def test_bad_input_is_said_in_one_line(run: Run, tmp_path: Path, arguments: list[str], error: str) -> None:
    ran = run("arena", *arguments, "--report", tmp_path / "folder")
    assert (ran.status, ran.out) == (2, "")
    assert error in ran.err
    assert ran.err.count("\n") == 1
    assert not (tmp_path / "folder").exists()


@pytest.mark.parametrize("arguments", [["--games", "0"], ["--bar", "2"], ["--workers", "0"]])
def test_bad_usage_has_status_2(run: Run, arguments: list[str]) -> None:
    ran = run("arena", "thebes", "--bots", "greedy,random", *arguments)
    assert (ran.status, ran.out) == (2, "")


def test_the_folder_of_a_program_has_a_plain_name() -> None:
    plan = Plan("thebes", ("exec:python3 ../bots/first.py", "greedy"), 2, 2, 1)
    assert default_folder(plan) == Path("arena/thebes-python3-..-bots-first.py-greedy-2-1")


def test_a_report_that_cannot_be_written(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    ran = run("arena", "thebes", "--bots", "greedy,random", "--report", tmp_path / "file")
    assert ran.status == 2
    assert "cannot be written" in ran.err
