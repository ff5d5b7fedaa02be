"""`motherlode ladder`: the rating of an agent against the bots of this version, to publish."""

import os
from typing import Annotated

import typer

from motherlode import __version__, registry
from motherlode.agents import PREFIX
from motherlode.arena.backends import backend_of
from motherlode.arena.ladder import LADDER, RUNGS, Rung, climb, rating
from motherlode.commands.common import AsJson, lower, lower_bots, print_json
from motherlode.commands.progress import progress_bar


def ladder(
    agent: Annotated[
        str, typer.Argument(metavar="AGENT", callback=lower_bots, help="A bot, or a program: exec:./mybot.")
    ],
    game: Annotated[str, typer.Option(callback=lower, help="The game.")],
    games: Annotated[int, typer.Option(min=2, help="Games against each rung, in all rotations of the seats.")] = 100,
    rungs: Annotated[
        str | None, typer.Option(callback=lower_bots, help="Bots to play against, with commas; else all.")
    ] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; else one per core.")] = None,
    as_json: AsJson = False,
) -> None:
    """Rate an agent against the bots here, on fixed seeds."""
    played = registry.game(game)
    names = rungs.split(",") if rungs else list(RUNGS[game])
    backend = backend_of(workers or os.cpu_count() or 1)
    with progress_bar(games * len([name for name in names if name != agent]), "playing") as advance:
        found = climb(agent, played, names, games, backend, advance)
    figures = described(agent, game, played.info.version, found)
    if as_json:
        print_json(figures)
    else:
        show(figures, found)


def described(agent: str, game: str, rules: int, found: list[Rung]) -> dict[str, object]:
    """One line to publish: it says what was played, so that others can play the same."""
    rated = rating(found)
    return {
        "agent": agent.removeprefix(PREFIX),
        "game": game,
        "rules": rules,
        "ladder": LADDER,
        "version": __version__,
        "rating": round(rated.rating),
        "low": round(rated.low),
        "high": round(rated.high),
        "rungs": [rung_described(rung) for rung in found],
    }


def rung_described(rung: Rung) -> dict[str, object]:
    it = rung.result
    shares = {"ahead": round(it.share, 4), "low": round(it.low, 4), "high": round(it.high, 4)}
    return {"bot": rung.bot, "rating": rung.rating, "games": it.games, **shares}


def show(figures: dict[str, object], found: list[Rung]) -> None:
    for rung in found:
        it = rung.result
        typer.echo(
            f"{rung.bot:<8} {rung.rating:>6}  ahead in {100 * it.share:.1f} % of {it.games} games "
            f"({100 * it.low:.1f} to {100 * it.high:.1f})"
        )
    typer.echo(f"rating {figures['rating']} ({figures['low']} to {figures['high']}), ladder {LADDER} of {__version__}")
