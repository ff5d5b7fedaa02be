"""`motherlode bench`: the speed of every game beside that of a plain loop, or beside an earlier run."""

import json
import platform
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table

from motherlode import registry
from motherlode.arena.bench import Speed, speed
from motherlode.commands.common import AsJson, lower, print_json
from motherlode.commands.progress import with_progress
from motherlode.kernel import MotherlodeError
from motherlode.kernel.build import is_compiled

# What is compared: heading, field, and whether more is better.
FIGURES: Final = (
    ("decisions", "decisions_per_second", True),
    ("playouts", "playouts_per_second", True),
    ("clone", "clone_us", False),
    ("legal", "legal_us", False),
    ("apply", "apply_us", False),
    ("view", "view_us", False),
    ("search", "search_iterations_per_second", True),
)


class BadComparison(MotherlodeError):
    """A file that is no output of `motherlode bench --json`."""


def bench(
    games: Annotated[list[str] | None, typer.Argument(metavar="GAME", help="Only these games.")] = None,
    seconds: Annotated[float, typer.Option(min=0, help="Random play per round; the best of three counts.")] = 0.5,
    compare: Annotated[
        Path | None, typer.Option(metavar="FILE", help="An earlier --json output: print ratios to it.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Measure how fast every game runs.

    Decisions, playouts and search iterations per second; clone, legal, apply and view in microseconds.
    """
    before = None if compare is None else read_figures(compare)
    speeds = measured([registry.game(str(lower(id))) for id in games or registry.GAMES], seconds)
    figures = described(speeds)
    if as_json:
        print_json(figures if before is None else {**figures, "ratios": ratios(before, figures)})
        return
    print_table(figure_table(speeds))
    typer.echo("decisions, playouts and search iterations per second; the rest in microseconds")
    typer.echo(conditions(figures))
    if before is not None:
        print_table(ratio_table(ratios(before, figures)))
        typer.echo("ratios: how many times as fast as before, each run divided by its plain loop")
        typer.echo(f"before: {conditions(before)}")


def measured(games: list[registry.AnyGame], seconds: float) -> list[Speed]:
    return with_progress(
        [partial(speed, game, seats, seconds) for game in games for seats in game.info.seats], "measuring"
    )


def described(speeds: list[Speed]) -> dict[str, object]:
    return {
        "python": platform.python_version(),
        "compiled": is_compiled(),
        "loop_turns_per_second": max(each.loop_turns_per_second for each in speeds),
        "speeds": [asdict(each) for each in speeds],
    }


def conditions(figures: dict[str, object]) -> str:
    rules = "compiled" if figures["compiled"] else "interpreted"
    loop = float(str(figures["loop_turns_per_second"])) / 1e6
    return f"Python {figures['python']}, rules {rules}, plain loop {loop:.1f} million turns per second"


def read_figures(file: Path) -> dict[str, object]:
    """An earlier output, whole."""
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
        by_case(data["speeds"])
        conditions(data)
    except OSError as error:
        raise BadComparison(f"{file} cannot be read: {error.strerror}") from error
    except (ValueError, KeyError, TypeError) as error:
        raise BadComparison(f"{file} is no output of motherlode bench --json") from error
    return {str(name): value for name, value in data.items()}


def by_case(speeds: object) -> dict[tuple[str, int], dict[str, float | None]]:
    """The figures by game and seats, each divided by what the plain loop did at the time."""
    if not isinstance(speeds, list):
        raise TypeError("speeds is a list")
    return {(each["game"], each["seats"]): relative(each) for each in speeds}


def relative(case: dict[str, float | None]) -> dict[str, float | None]:
    """More is better in each: microseconds become operations."""
    loop = case["loop_turns_per_second"] or 1.0
    result: dict[str, float | None] = {}
    for name, field, is_rate in FIGURES:
        value = case[field]
        result[name] = None if not value else (value if is_rate else 1 / value) / loop
    return result


def ratios(before: dict[str, object], now: dict[str, object]) -> list[dict[str, object]]:
    """How many times as fast as before, for the cases and figures that both runs have."""
    old, new = by_case(before["speeds"]), by_case(now["speeds"])
    return [
        {"game": case[0], "seats": case[1], **{name: ratio(old[case][name], new[case][name]) for name in new[case]}}
        for case in new
        if case in old
    ]


def ratio(old: float | None, new: float | None) -> float | None:
    return new / old if old and new else None


def print_table(table: Table) -> None:
    # Wide enough for a pipe; the tables themselves fit 80 columns.
    Console(width=80).print(table)


def empty_table() -> Table:
    return Table("game", "seats", *(name for name, _, _ in FIGURES), box=None, pad_edge=False)


def figure_table(speeds: list[Speed]) -> Table:
    result = empty_table()
    for each in speeds:
        figures = asdict(each)
        cells = [written(figures[field], "{:,.0f}" if is_rate else "{:.1f}") for _, field, is_rate in FIGURES]
        result.add_row(each.game, str(each.seats), *cells)
    return result


def ratio_table(rows: list[dict[str, object]]) -> Table:
    result = empty_table()
    for row in rows:
        result.add_row(str(row["game"]), str(row["seats"]), *(written(row[name], "{:.2f}") for name, _, _ in FIGURES))
    return result


def written(figure: object, form: str) -> str:
    return form.format(figure) if figure else ""
