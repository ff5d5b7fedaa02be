"""`motherlode simulate`: bots play many games, and the figures are counted."""

import os
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from motherlode import registry
from motherlode.arena.simulate import Plan, Result, seated
from motherlode.arena.simulate import simulate as results_of
from motherlode.arena.summary import Summary
from motherlode.commands.common import (
    AsJson,
    Components,
    GameId,
    Options,
    chosen_options,
    print_json,
    with_progress,
)


def simulate(
    game: GameId,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seats: Annotated[int | None, typer.Option(help="Seats; else as many as bots, or the fewest.")] = None,
    bots: Annotated[str, typer.Option(help="Bots by seat, separated by commas; one stands for all.")] = "random",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; else one per core.")] = None,
    record: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Write a record of every game.")] = None,
    option: Options = None,
    components: Components = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games and count."""
    names = bots.split(",")
    taken = seated(names, seats or (len(names) if len(names) > 1 else registry.game(game).info.seats[0]))
    plan = Plan(game, taken, games, seed, chosen_options(game, option), components, record)
    summary = Summary(plan.seats)
    start = perf_counter()
    for batch in followed(plan, workers or os.cpu_count() or 1):
        summary.add(batch)
    figures = described(plan, summary, perf_counter() - start)
    if as_json:
        print_json(figures)
    else:
        show(figures, plan, summary)


def followed(plan: Plan, workers: int) -> Iterator[list[Result]]:
    """The batches, with a bar that counts games."""
    yield from with_progress(results_of(plan, workers), plan.games, "playing", len)


def described(plan: Plan, summary: Summary, seconds: float) -> dict[str, object]:
    return {
        "game": plan.game,
        "options": plan.options,
        "games": summary.games,
        "seats": plan.seats,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "decisions": summary.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(summary.decisions / seconds, 1),
        "mean_length": summary.mean_length,
        "mean_scores": summary.mean_scores,
        "wins": summary.wins,
        "mean_rank": summary.mean_rank,
        "unfinished": summary.unfinished,
    }


def show(figures: dict[str, object], plan: Plan, summary: Summary) -> None:
    table = Table("seat", "bot", "wins", "mean score", "mean rank", box=None)
    for seat, name in enumerate(plan.bots):
        score, rank = summary.mean_scores[seat], summary.mean_rank[seat]
        table.add_row(str(seat + 1), name, str(summary.wins[seat]), f"{score:.1f}", f"{rank:.2f}")
    Console().print(table)
    typer.echo(
        f"{summary.games} games, {summary.unfinished} unfinished, {summary.mean_length:.1f} decisions each, "
        f"{figures['seconds']} s, {figures['decisions_per_second']} decisions a second"
    )
