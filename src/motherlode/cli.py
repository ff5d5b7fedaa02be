"""The command line. A module is loaded when its command is run; an error is one line and exit status 2."""

import sys
from collections.abc import Callable, Container
from importlib import import_module
from platform import python_version
from typing import Annotated, Final

import typer

from motherlode import __version__
from motherlode.kernel.errors import MotherlodeError

# Each command with its module and the first line of its docstring, which `--help` lists.
COMMANDS: Final[dict[str, tuple[str, str]]] = {
    "games": ("games", "List the games with the options of their rules."),
    "rules": ("rules", "Print the rules of a game."),
    "play": ("play", "Play in the terminal, alone or several at one screen."),
    "learn": ("learn", "Learn a game by doing, in guided lessons of a few minutes."),
    "simulate": ("simulate", "Let bots play many games and count the results."),
    "arena": ("arena", "Run a balanced bot tournament with confidence intervals."),
    "ladder": ("ladder", "Rate an agent against the bots here, on fixed seeds."),
    "agent": ("agent", "Check a program that plays, or seat it at a table."),
    "mcp": ("mcp", "Serve the games to a language model."),
    "replay": ("records", "Print the events of a record, then its position or result."),
    "verify": ("records", "Replay a record and check every move, checksum and draw."),
    "bench": ("bench", "Measure how fast every game runs."),
    "serve": ("serve", "Run the server for browsers and programs."),
    "backup": ("backup", "Write all data of a server to one file. The server may be running."),
    "restore": ("backup", "Restore a backup into a new folder or an empty database."),
    "drill": ("drill", "Try a backup: would every running match in it go on?"),
    "upgrade": ("drill", "Say what this version would do to the running matches."),
    "audit": ("audit", "List what the host did to a server."),
    "invite": ("invite", "Make, list or take back codes that let people register."),
    "reset-password": ("host", "Set a new password for a player and end their sessions."),
    "close-table": ("host", "Ask the running server to close a table."),
    "tables": ("tables", "Look after single tables of a server."),
}


def make_app(loaded: Container[str] = frozenset(COMMANDS)) -> typer.Typer:
    """All commands; those that are not loaded are known by name and help only."""
    app = typer.Typer(no_args_is_help=True, add_completion=False, rich_markup_mode=None)
    app.callback()(motherlode)
    for name, (module, help) in COMMANDS.items():
        if name not in loaded:
            app.command(name, help=help)(lambda: None)
            continue
        command = load(name, module)
        if isinstance(command, typer.Typer):
            app.add_typer(command, name=name)
        else:
            app.command(name)(command)
    return app


def load(name: str, module: str) -> Callable[..., object] | typer.Typer:
    """The function of a command, or the group of its subcommands."""
    found: Callable[..., object] | typer.Typer = getattr(
        import_module(f"motherlode.commands.{module}"), name.replace("-", "_")
    )
    return found


def print_version(is_asked: bool) -> None:
    if is_asked:
        from motherlode.kernel.build import build_name

        typer.echo(f"motherlode {__version__}, {build_name()}, Python {python_version()}")
        raise typer.Exit


def motherlode(
    version: Annotated[
        bool, typer.Option("--version", callback=print_version, is_eager=True, help="Print the version and exit.")
    ] = False,
) -> None:
    """Play, host and study four board games about what lies under the ground."""


def main() -> None:
    arguments = sys.argv[1:]
    if arguments and arguments[0].lower() in COMMANDS:
        arguments[0] = arguments[0].lower()
    try:
        status = make_app(arguments[:1])(arguments, prog_name="motherlode", standalone_mode=False)
    except (MotherlodeError, typer.TyperException, typer.Abort, OSError) as error:
        raise SystemExit(report(error, arguments)) from None
    raise SystemExit(status or 0)


def report(error: Exception, arguments: list[str]) -> int:
    """Says on standard error what a person can put right; the exit status. Other errors are faults of ours."""
    if is_help(error):
        typer.echo(str(error), err=True)
    else:
        typer.echo(f"motherlode: {one_line(problem(error, arguments))}", err=True)
    return 2


def is_help(error: Exception) -> bool:
    """Whether a group was called without a command, which is answered by its help."""
    return isinstance(error, typer.TyperException) and error.format_message().startswith("Usage: ")


def problem(error: Exception, arguments: list[str]) -> str:
    if isinstance(error, typer.TyperException):
        text = error.format_message().rstrip(".")
        return f"{text[:1].lower()}{text[1:]} (see {typed_command(error, arguments)} --help)"
    if isinstance(error, typer.Abort):
        return "stopped: there was no answer to a question"
    if isinstance(error, OSError):
        if error.filename is None:
            raise error
        return f"{error.filename}: {error.strerror}"
    return str(error)


def typed_command(error: typer.TyperException, arguments: list[str]) -> str:
    """The command that was typed, as far as it exists, with its subcommand."""
    context = getattr(error, "ctx", None)
    if context is not None:
        return str(context.command_path)
    return " ".join(["motherlode", *(name for name in arguments[:1] if name in COMMANDS)])


def one_line(text: str) -> str:
    return " ".join(text.split())


if __name__ == "__main__":
    main()
