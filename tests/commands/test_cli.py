"""The program itself: its version, its help, and `python -m motherlode`."""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from platform import python_version

import pytest
import typer

import motherlode
from motherlode.cli import COMMANDS, make_app
from motherlode.commands import common
from motherlode.kernel.build import build_name
from tests.commands.conftest import Run


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


def test_help_of_the_module_names_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    """And says of every command what it is for, whole, on a screen of 80 columns."""
    monkeypatch.setenv("COLUMNS", "80")
    shown = run_module("--help").stdout
    assert "Usage: motherlode " in shown
    assert "..." not in shown.partition("Commands:")[2]


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_and_its_options_explain_themselves(name: str) -> None:
    command = typer.main.get_command(make_app()).commands[name]  # type: ignore[attr-defined]
    assert command.help.splitlines()[0] == COMMANDS[name][1]
    assert [parameter.name for parameter in command.params if not getattr(parameter, "help", "")] == []


def test_help_loads_no_command() -> None:
    """What makes a start slow: the games, their texts, tables of rich, the server, the arena's packages."""
    code = (
        "import sys; from motherlode import cli\n"
        "sys.argv = ['motherlode', '--help']\n"
        "try: cli.main()\n"
        "finally: print('loaded', *sys.modules, file=sys.stderr)\n"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert all(name in ran.stdout for name in COMMANDS)
    modules = ran.stderr.split()
    assert modules[0] == "loaded"
    slow = (
        "motherlode.games",
        "motherlode.play",
        "motherlode.commands",
        "rich",
        "textual",
        "litestar",
        "polars",
        "fluent",
    )
    assert [name for name in modules if name.startswith(slow)] == []


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["dig"], "motherlode: no such command 'dig' (see motherlode --help)\n"),
        (["--deep"], "motherlode: no such option: --deep (Possible options: --help) (see motherlode --help)\n"),
        (["simulate"], "motherlode: missing argument 'GAME' (see motherlode simulate --help)\n"),
        (["agent", "check"], "motherlode: missing argument 'PROGRAM' (see motherlode agent check --help)\n"),
        (["simulate", "thebes", "--workers"], "--workers"),
        (["simulate", "thebes", "--workers", "many"], "--workers"),
        (["bench", "--seconds", "-1"], "--seconds"),
        (["serve", "--port", "99999"], "--port"),
        (["replay"], "missing argument 'FILE'"),
    ],
)
def test_a_usage_error_is_one_line(run: Run, arguments: list[str], error: str) -> None:
    ran = run(*arguments)
    assert (ran.status, ran.out) == (2, "")
    assert error in ran.err
    assert ran.err.startswith("motherlode: ")
    assert ran.err.count("\n") == 1


def test_without_arguments_the_help_is_shown(run: Run) -> None:
    ran = run()
    assert ran.status == 2
    assert all(name in ran.err for name in COMMANDS)


def test_a_question_without_an_answer_ends_in_one_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(*_: object) -> None:
        raise typer.Abort

    monkeypatch.setattr("motherlode.commands.games.print_json", nobody)
    ran = run("games", "--json")
    assert (ran.status, ran.err) == (2, "motherlode: stopped: there was no answer to a question\n")


def test_a_file_that_the_system_refuses_is_named(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("motherlode.commands.games.print_json", lambda _: (tmp_path / "none").read_text())
    ran = run("games", "--json")
    assert (ran.status, ran.err) == (2, f"motherlode: {tmp_path / 'none'}: No such file or directory\n")


def test_a_fault_of_ours_is_not_hidden(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: object) -> None:
        raise OSError("no file is to blame")

    monkeypatch.setattr("motherlode.commands.games.print_json", fail)
    with pytest.raises(OSError, match="no file is to blame"):
        run("games", "--json")


def test_commands_games_bots_languages_and_clauses_in_any_case(run: Run) -> None:
    assert run("Rules", "Thebes", "t4.6", "--lang", "NL").out == run("rules", "thebes", "T4.6", "--lang", "nl").out
    assert run("rules", "THEBES", "t4").out.startswith("## T4 ")
    ran = run("simulate", "Thebes", "--bots", "Random", "--option", "Cars_Stack=True", "--games", 1, "--json")
    assert (ran.status, ran.data["bots"]) == (0, ["random", "random"])


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
