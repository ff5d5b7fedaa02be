"""The program itself: its version, its help, and `python -m motherlode`."""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from platform import python_version

import pytest
import typer

import motherlode
from motherlode.cli import app
from motherlode.commands import common
from motherlode.kernel.build import build_name
from tests.commands.conftest import Run


def command_names() -> list[str]:
    return sorted(typer.main.get_command(app).commands)  # type: ignore[attr-defined]


def run_module(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "motherlode", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


VERSION = f"motherlode {motherlode.__version__}, {build_name()}, Python {python_version()}\n"


def test_version_prints_the_version_of_the_package_and_how_it_runs(run: Run) -> None:
    ran = run("--version")
    assert (ran.status, ran.out, ran.err) == (0, VERSION, "")


def test_the_module_is_the_program() -> None:
    ran = run_module("--version")
    assert (ran.returncode, ran.stdout) == (0, VERSION)


def test_the_module_reports_an_error_in_one_line() -> None:
    ran = run_module("rules", "troy")
    assert ran.returncode == 2
    assert ran.stderr.startswith("motherlode: unknown game 'troy'")
    assert ran.stderr.count("\n") == 1


def test_help_of_the_module_names_the_program() -> None:
    assert "Usage: motherlode " in run_module("--help").stdout


@pytest.mark.parametrize("name", command_names())
def test_a_command_and_its_options_explain_themselves(name: str) -> None:
    command = typer.main.get_command(app).commands[name]  # type: ignore[attr-defined]
    assert command.help
    assert [parameter.name for parameter in command.params if not getattr(parameter, "help", "")] == []


ARENA = ("arena", "thebes", "--bots", "greedy,random")


@pytest.mark.parametrize(
    ("arguments", "extra"),
    [
        (("serve",), "server"),
        (("backup", "file.zip"), "server"),
        (("restore", "file.zip"), "server"),
        (("close-table", "table"), "server"),
        (ARENA, "arena"),
    ],
)
def test_a_missing_extra_is_one_line(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, arguments: tuple[str, ...], extra: str
) -> None:
    missing = {"arena": "polars", "server": "litestar"}[extra]
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(common, "find_spec", lambda name: None if name == missing else find_spec(name))
    ran = run(*arguments)
    line = f"motherlode: {missing} is missing; install it with: pip install 'motherlode[{extra}]'\n"
    assert (ran.status, ran.out, ran.err) == (2, "", line)
    assert list(tmp_path.iterdir()) == []


def test_the_packages_of_the_extras_can_be_imported() -> None:
    assert [name for names in common.EXTRAS.values() for name in names if find_spec(name) is None] == []
