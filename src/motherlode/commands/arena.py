"""`motherlode arena`: bots against each other, seats balanced, with ratings, intervals and a report."""

import os
import re
from contextlib import closing
from math import inf
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table

from motherlode.agents import PREFIX
from motherlode.arena.backends import Backend, backend_of
from motherlode.arena.plan import Plan, default_seats
from motherlode.arena.runner import check, deals_of, game_of, make_folder, run
from motherlode.arena.standing import Standing
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

if TYPE_CHECKING:
    from motherlode.arena.ratings import Rating


def arena(
    game: GameId,
    bots: Annotated[
        str, typer.Option(callback=lower_bots, help="Bots separated by commas; the last one takes seats left over.")
    ],
    games: Annotated[int, typer.Option(min=1, help="The most games, rounded up to whole deals.")] = 400,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    seats: Annotated[int | None, typer.Option(help="Seats; else the fewest, or all of a line-up.")] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; else one per core.")] = None,
    bar: Annotated[
        float | None,
        typer.Option(min=0, max=1, help="Ask whether the first bot takes more than this share of victories."),
    ] = None,
    minutes: Annotated[float | None, typer.Option(min=0, help="Stop after this time and report what there is.")] = None,
    full: Annotated[bool, typer.Option("--full", help="Play all games, even when the answer is clear.")] = False,
    report: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Where the report goes; else arena/GAME-BOTS-SEATS-SEED.")
    ] = None,
    ray: OnRay = None,
    option: Options = None,
    components: Components = None,
    as_json: AsJson = False,
) -> None:
    """Run a balanced bot tournament with confidence intervals."""
    plain = game_of(game, (), None)
    names = tuple(bots.split(","))
    options = tuple(parse_options(plain, option).items())
    plan = Plan(
        game, names, default_seats(plain.info, names) if seats is None else seats, games, seed, options, components
    )
    check(plan)
    require_extra("arena")
    folder = report or default_folder(plan)
    make_folder(folder)
    start = perf_counter()
    end = inf if minutes is None else start + 60 * minutes
    standing = Standing(plan, bar, full)
    play(plan, standing, backend_of(workers or os.cpu_count() or 1, ray_address(ray)), end)
    table = write(plan, standing, folder)
    if as_json:
        print_json(described(plan, standing, table, folder, perf_counter() - start))
    else:
        show(standing, table, folder)


def default_folder(plan: Plan) -> Path:
    """One folder in `arena`, also where the name of a program has blanks or slashes in it."""
    bots = "-".join(re.sub(r"[^\w.]+", "-", name.removeprefix(PREFIX)).strip("-.") for name in plan.bots)
    return Path("arena") / f"{plan.game}-{bots}-{plan.seats}-{plan.seed}"


def play(plan: Plan, standing: Standing, backend: Backend, end: float = inf) -> None:
    """Takes in deals until the answer is clear or the time is up; one deal at least."""
    with (
        progress_bar(plan.total, "playing") as advance,
        closing(run(plan, backend, advance)) as results,
    ):
        for deal in deals_of(plan, results):
            standing.add(deal)
            is_answered = standing.is_clear() and not standing.is_full
            standing.is_late = not is_answered and len(standing.games) < plan.total and perf_counter() >= end
            if is_answered or standing.is_late:
                return


def write(plan: Plan, standing: Standing, folder: Path) -> "dict[str, Rating]":
    """Writes table and report; the ratings."""
    from motherlode.arena.frame import write_frame
    from motherlode.arena.ratings import ratings
    from motherlode.arena.report import write_report

    table = ratings(standing.names, standing.games)
    write_frame(standing.games, folder / "games.parquet")
    write_report(plan, standing, table, folder / "report.html")
    return table


def described(
    plan: Plan, standing: Standing, table: "dict[str, Rating]", folder: Path, seconds: float
) -> dict[str, object]:
    """Lists of bots are in the order of their names, as are pairs."""
    return {
        "game": plan.game,
        "options": dict(plan.options),
        "seats": plan.seats,
        "seed": plan.seed,
        "games": len(standing.games),
        "games_asked": plan.games,
        "deals": len(standing.games) // len(plan.first_deal),
        "unfinished": standing.unfinished,
        "clear": standing.is_clear(),
        "late": standing.is_late,
        "bar": standing.bar,
        "bar_verdict": standing.bar_verdict(),
        "fair_share": standing.fair,
        "interval": "wilson 95 %",
        "bots": [bot_described(standing, name, table[name]) for name in standing.names],
        "pairs": [pair_described(standing, one, other) for one, other in standing.pairs],
        "report": str(folder / "report.html"),
        "parquet": str(folder / "games.parquet"),
        "seconds": round(seconds, 3),
        "seconds_per_choice": [round(standing.seconds_per_choice(name), 6) for name in standing.names],
    }


def bot_described(standing: Standing, name: str, rating: "Rating") -> dict[str, object]:
    it = standing.victories[name].estimate
    return {
        "bot": name,
        "games": it.games,
        "victories": it.share,
        "low": it.low,
        "high": it.high,
        "mean_score": standing.mean_score(name),
        "mean_rank": standing.mean_rank(name),
        "mu": rating.mu,
        "sigma": rating.sigma,
    }


def pair_described(standing: Standing, one: str, other: str) -> dict[str, object]:
    it = standing.pairs[one, other].estimate
    return {
        "bot": one,
        "against": other,
        "games": it.games,
        "share": it.share,
        "low": it.low,
        "high": it.high,
        "verdict": standing.verdict(one, other),
    }


def show(standing: Standing, table: "dict[str, Rating]", folder: Path) -> None:
    console = Console()
    console.print(bot_table(standing, table))
    console.print(pair_table(standing))
    end = "the answer is clear" if standing.is_clear() else "not all is clear"
    end += ", the time was up" if standing.is_late else ""
    typer.echo(f"{len(standing.games)} games, {standing.unfinished} unfinished; {end}; Wilson's 95 % intervals")
    typer.echo(f"{folder / 'report.html'}")


def bot_table(standing: Standing, table: "dict[str, Rating]") -> Table:
    result = Table("bot", "victories", "95 %", "rating", "score", "rank", "s a choice", box=None)
    for name in standing.names:
        it, rating = standing.victories[name].estimate, table[name]
        result.add_row(
            name,
            f"{100 * it.share:.1f} %",
            f"{100 * it.low:.1f} to {100 * it.high:.1f}",
            f"{rating.mu:.1f} ± {rating.sigma:.1f}",
            f"{standing.mean_score(name):.1f}",
            f"{standing.mean_rank(name):.2f}",
            f"{standing.seconds_per_choice(name):.4f}",
        )
    return result


def pair_table(standing: Standing) -> Table:
    result = Table("pair", "games", "ahead", "95 %", "the first is", box=None)
    words = {"above": "stronger", "below": "weaker", "": "open"}
    for one, other in standing.pairs:
        it = standing.pairs[one, other].estimate
        result.add_row(
            f"{one} : {other}",
            str(it.games),
            f"{100 * it.share:.1f} %",
            f"{100 * it.low:.1f} to {100 * it.high:.1f}",
            words[standing.verdict(one, other)],
        )
    return result
