"""`motherlode simulate`: bots play many games, and the figures are counted."""

import os
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from motherlode.arena.backends import Backend, backend_of
from motherlode.arena.plan import Plan, seat_bots, simulation
from motherlode.arena.runner import game_of, run
from motherlode.arena.summary import Summary
from motherlode.commands.common import (
    AsJson,
    Components,
    GameId,
    OnRay,
    Options,
    lower_bots,
    parse_options,
    print_json,
    ray_address,
    require_extra,
)
from motherlode.commands.progress import progress_bar


def simulate(
    game: GameId,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seats: Annotated[int | None, typer.Option(help="Seats; else as many as bots, or the fewest.")] = None,
    bots: Annotated[
        str, typer.Option(callback=lower_bots, help="Bots by seat, separated by commas; one stands for all.")
    ] = "random",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; else one per core.")] = None,
    record: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Write a record of every game.")] = None,
    dataset: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write every decision to a Parquet file instead.")
    ] = None,
    ray: OnRay = None,
    option: Options = None,
    components: Components = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games and count the results."""
    plain = game_of(game, (), None)
    names = bots.split(",")
    seated = seat_bots(names, seats or (len(names) if len(names) > 1 else plain.info.seats[0]))
    options = tuple(parse_options(plain, option).items())
    plan = simulation(game, seated, games, seed, options, components, record)
    backend = backend_of(workers or os.cpu_count() or 1, ray_address(ray))
    if dataset is not None:
        write(plan, dataset, backend, as_json)
        return
    start = perf_counter()
    summary = summarise(plan, backend)
    figures = described(plan, summary, perf_counter() - start)
    if as_json:
        print_json(figures)
    else:
        show(figures, plan, summary)


def summarise(plan: Plan, backend: Backend) -> Summary:
    """Plays the games, with a bar that counts them."""
    summary = Summary(plan.seats)
    with progress_bar(plan.total, "playing") as advance:
        summary.add(run(plan, backend, advance))
    return summary


def write(plan: Plan, file: Path, backend: Backend, as_json: bool) -> None:
    """The decisions of the games as a file; a run that was interrupted goes on where it stopped."""
    require_extra("arena")
    from motherlode.arena.dataset import write_dataset

    with progress_bar(plan.total, "playing") as advance:
        decisions = write_dataset(plan, file, backend, advance)
    if as_json:
        print_json({"file": str(file), "games": plan.total, "decisions": decisions})
    else:
        typer.echo(f"{file}: {decisions} decisions of {plan.total} games")


def described(plan: Plan, summary: Summary, seconds: float) -> dict[str, object]:
    return {
        "game": plan.game,
        "options": dict(plan.options),
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
