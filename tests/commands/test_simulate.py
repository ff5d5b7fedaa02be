"""`simulate`."""

from pathlib import Path

import pytest

from motherlode.games import thebes
from tests.commands.conftest import Run

FIELDS = {
    "games", "seats", "bots", "seed", "decisions", "seconds", "decisions_per_second",
    "mean_length", "mean_scores", "wins", "mean_rank", "unfinished",
}  # fmt: skip
MEASURED = {"seconds", "decisions_per_second"}


def test_json_holds_all_figures(run: Run) -> None:
    ran = run("simulate", "thebes", "--games", 12, "--bots", "greedy,random,random", "--json", "--workers", 1)
    assert ran.status == 0
    assert ran.err == ""
    data = ran.data
    assert data.keys() >= FIELDS
    assert (data["games"], data["seats"], data["seed"], data["unfinished"]) == (12, 3, 1, 0)
    assert data["bots"] == ["greedy", "random", "random"]
    for by_seat in ("mean_scores", "wins", "mean_rank"):
        figures = data[by_seat]
        assert isinstance(figures, list)
        assert len(figures) == 3
    assert data["mean_length"] == pytest.approx(int(str(data["decisions"])) / 12)


def test_the_workers_make_no_difference(run: Run) -> None:
    def figures(*arguments: object) -> dict[str, object]:
        data = run("simulate", "thebes", "--games", 20, "--seats", 4, "--json", *arguments).data
        return {name: value for name, value in data.items() if name not in MEASURED}

    assert figures("--seed", 5, "--workers", 1) == figures("--seed", 5, "--workers", 2)
    assert figures("--seed", 5) != figures("--seed", 6)


def test_a_summary_for_people(run: Run) -> None:
    ran = run("simulate", "thebes", "--games", 3, "--workers", 1)
    assert ran.status == 0
    assert "3 games, 0 unfinished" in ran.out


def test_options_components_and_records(run: Run, tmp_path: Path) -> None:
    box = Path(thebes.__file__).with_name("components.toml")
    records = tmp_path / "records"
    ran = run(
        "simulate", "thebes", "--games", 2, "--workers", 1, "--option", "wheel_9_5=5", "--option", "cars_stack=true",
        "--components", box, "--record", records, "--json",
    )  # fmt: skip
    assert ran.data["options"] == {"wheel_9_5": 5, "cars_stack": True}
    files = sorted(records.iterdir())
    assert len(files) == 2
    assert run("verify", files[0]).status == 0


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["troy"], "unknown game 'troy'"),
        (["thebes", "--seats", "5"], "not 5"),
        (["thebes", "--bots", "random,nobody"], "unknown bot 'nobody'"),
        (["thebes", "--bots", "random,random", "--seats", "3"], "2 bots for 3 seats"),
        (["thebes", "--option", "wheel_9_5=7"], "option wheel_9_5 takes 6 or 5, not '7'"),
        (["thebes", "--option", "weather=fine"], "unknown option 'weather'"),
        (["thebes", "--option", "wheel_9_5"], "NAME=VALUE"),
        (["thebes", "--components", "/nowhere/box.toml"], "box.toml cannot be read"),
    ],
)
def test_bad_input_is_said_in_one_line(run: Run, arguments: list[str], error: str) -> None:
    ran = run("simulate", *arguments)
    assert ran.status == 2
    assert ran.out == ""
    assert error in ran.err
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize("arguments", [["--games", "0"], ["--games", "many"], ["--workers", "0"], ["--shovels", "3"]])
def test_bad_usage_has_status_2(run: Run, arguments: list[str]) -> None:
    ran = run("simulate", "thebes", *arguments)
    assert ran.status == 2
    assert ran.out == ""
    assert ran.err.startswith("motherlode: ")
    assert ran.err.count("\n") == 1
