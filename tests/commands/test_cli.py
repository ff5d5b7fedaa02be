"""The program itself: its version, its help, and `python -m motherlode`."""

import subprocess
import sys

import pytest
import typer

import motherlode
from motherlode.cli import app
from tests.commands.conftest import Run


def command_names() -> list[str]:
    return sorted(typer.main.get_command(app).commands)  # type: ignore[attr-defined]


def run_module(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "motherlode", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_version_prints_the_version_of_the_package(run: Run) -> None:
    ran = run("--version")
    assert (ran.status, ran.out, ran.err) == (0, f"motherlode {motherlode.__version__}\n", "")


def test_the_module_is_the_program() -> None:
    ran = run_module("--version")
    assert (ran.returncode, ran.stdout) == (0, f"motherlode {motherlode.__version__}\n")


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
