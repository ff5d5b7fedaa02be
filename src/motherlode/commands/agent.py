"""`motherlode agent`: programs that play, in any language. The protocol is in docs/agents.md."""

import os
from typing import Annotated

import typer

from motherlode import registry
from motherlode.agents.conformance import Finding, findings
from motherlode.agents.dialogue import SECONDS
from motherlode.commands.common import AsJson, print_json

TOKEN = "MOTHERLODE_TOKEN"

agent = typer.Typer(no_args_is_help=True, help="Check a program that plays, or seat it at a table.")
Program = Annotated[str, typer.Argument(metavar="PROGRAM", help="The program with its arguments, as in a shell.")]
Seconds = Annotated[float, typer.Option(min=0.1, help="The time it has for a move.")]


@agent.callback()
def agent_group() -> None:
    """Check a program that plays, or seat it at a table."""


@agent.command()
def check(
    program: Program,
    game: Annotated[list[str] | None, typer.Option(help="Only this game (repeatable); else all.")] = None,
    seconds: Seconds = SECONDS,
    as_json: AsJson = False,
) -> None:
    """Try whether a program speaks the protocol. The exit status is 1 if it does not."""
    games = [registry.game(id.lower()) for id in game or registry.GAMES]
    found: list[Finding] = []
    for finding in findings(program, games, seconds):
        found.append(finding)
        if not as_json:
            typer.echo(f"{'passed' if finding.is_passed else 'FAILED'}  {finding.name:<14} {finding.note}")
    is_passed = all(finding.is_passed for finding in found)
    if as_json:
        results = [{"check": each.name, "passed": each.is_passed, "note": each.note} for each in found]
        print_json({"program": program, "passed": is_passed, "checks": results})
    else:
        typer.echo("it speaks the protocol" if is_passed else "it does not speak the protocol")
    raise typer.Exit(0 if is_passed else 1)


@agent.command()
def connect(
    url: Annotated[str, typer.Argument(metavar="URL", help="The link of a table, as it is shown to be passed on.")],
    program: Program,
    seconds: Seconds = SECONDS,
    as_json: AsJson = False,
) -> None:
    """Let a program play at a server's table, marked as a bot.

    The environment variable MOTHERLODE_TOKEN says in whose name (the account page makes tokens); without it the program
    comes in as a guest.
    """
    from motherlode.agents.connector import play_at

    result = play_at(url, program, os.environ.get(TOKEN, ""), seconds)
    if as_json:
        print_json({"table": result.table, "seat": result.seat, "ranks": result.ranks, "totals": result.totals})
    else:
        typer.echo(f"table {result.table}, seat {result.seat + 1}: ranks {result.ranks}, points {result.totals}")
