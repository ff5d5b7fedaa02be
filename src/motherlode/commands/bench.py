"""`motherlode bench`: the speed of every game beside that of a plain loop."""

import platform
from dataclasses import asdict
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from motherlode import registry
from motherlode.arena.bench import Speed, speed
from motherlode.commands.common import AsJson, print_json, with_progress
from motherlode.kernel.build import build_name, is_compiled


def bench(
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="Only these games.")] = None,
    seconds: Annotated[float, typer.Option(min=0, help="Random play per round; the best of three counts.")] = 0.5,
    as_json: AsJson = False,
) -> None:
    """Measure decisions a second of random play, and clone, legal, apply and view in microseconds."""
    chosen = [registry.game(id) for id in games or registry.GAMES]
    cases = [(game, seats) for game in chosen for seats in game.info.seats]
    speeds = [speed(game, seats, seconds) for game, seats in with_progress(cases, len(cases), "measuring")]
    loop = max(each.loop_turns_per_second for each in speeds)
    if as_json:
        print_json(
            {
                "python": platform.python_version(),
                "compiled": is_compiled(),
                "loop_turns_per_second": loop,
                "speeds": [asdict(each) for each in speeds],
            }
        )
        return
    Console().print(table(speeds))
    typer.echo("clone, legal, apply and view in microseconds, search in iterations")
    python = f"Python {platform.python_version()}, rules {build_name()}"
    typer.echo(f"{python}, plain loop {loop / 1e6:.1f} million turns a second")


def table(speeds: list[Speed]) -> Table:
    result = Table(
        "game",
        "seats",
        "decisions/s",
        "playouts/s",
        "clone us",
        "legal us",
        "apply us",
        "view us",
        "search/s",
        box=None,
    )
    for each in speeds:
        result.add_row(
            each.game,
            str(each.seats),
            f"{each.decisions_per_second:,.0f}",
            f"{each.playouts_per_second:,.0f}",
            *(f"{us:.1f}" for us in (each.clone_us, each.legal_us, each.apply_us, each.view_us)),
            f"{each.search_iterations_per_second:,.0f}" if each.search_iterations_per_second else "",
        )
    return result
