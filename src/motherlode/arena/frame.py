"""The games of a tournament as a table, one row per game and seat, and as a Parquet file."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

import polars as pl

from motherlode.arena.runner import Result

SCHEMA: Final = {
    "game": pl.Int32,
    "deal": pl.Int32,
    "lineup": pl.Int32,
    "rotation": pl.Int32,
    "seat": pl.Int32,
    "bot": pl.String,
    "total": pl.Int64,
    "rank": pl.Int32,
    "share": pl.Float64,
    "choices": pl.Int32,
    "decisions": pl.Int32,
}


def frame(games: Iterable[Result]) -> pl.DataFrame:
    """`decisions` are those of the whole game; total, rank and share are empty if it did not end."""
    rows = [row(number, result, seat) for number, result in enumerate(games) for seat in range(len(result.choices))]
    return pl.DataFrame(rows, schema=SCHEMA, orient="row")


def row(number: int, result: Result, seat: int) -> tuple[object, ...]:
    pairing = result.pairing
    outcome = (result.totals[seat], result.ranks[seat], result.share(seat)) if result.is_finished else (None,) * 3
    return (
        number,
        pairing.deal,
        pairing.lineup,
        pairing.rotation,
        seat,
        pairing.bots[seat],
        *outcome,
        result.choices[seat],
        result.decisions,
    )


def write_frame(games: Iterable[Result], file: Path) -> None:
    frame(games).write_parquet(file)
