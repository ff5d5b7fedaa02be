"""Every decision of many games as a table, and three questions to it with polars.

python examples/dataset.py thebes.parquet --game thebes --games 200        needs the extra arena
`motherlode simulate GAME --dataset FILE` writes the same file.
"""

import argparse
import sys
from pathlib import Path

import polars as pl

from motherlode import game
from motherlode.arena.backends import InProcess
from motherlode.arena.dataset import write_dataset
from motherlode.arena.plan import simulation


def written(file: Path, id: str, games: int) -> pl.DataFrame:
    """Greedy bots play; the file has one row for each small choice."""
    bots = ("greedy",) * game(id).info.seats[0]
    write_dataset(simulation(id, bots, games, seed=1), file, InProcess(), lambda done: None)
    return pl.read_parquet(file)


def kinds(decisions: pl.DataFrame, id: str) -> pl.DataFrame:
    """How often each kind of action was chosen, and how the matches of those who chose it ended."""
    names = [action.kind for action in game(id).actions]
    kind = pl.col("action").map_elements(lambda action: names[action], return_dtype=pl.String).alias("kind")
    grouped = decisions.with_columns(kind).group_by("kind")
    return grouped.agg(pl.len().alias("chosen"), pl.mean("share").alias("victories")).sort("chosen", descending=True)


def seats(decisions: pl.DataFrame) -> pl.DataFrame:
    """Is it better to sit first?"""
    results = decisions.group_by("number", "seat").agg(pl.first("share"), pl.first("total"))
    return results.group_by("seat").agg(pl.mean("share").alias("victories"), pl.mean("total")).sort("seat")


def breadth(decisions: pl.DataFrame) -> pl.DataFrame:
    """How many legal actions there are, from the beginning of a match to its end."""
    tenth = (pl.col("ply") * 10 // (pl.max("ply").over("number") + 1)).alias("tenth of the match")
    return decisions.group_by(tenth).agg(pl.col("mask").list.len().mean().alias("legal")).sort("tenth of the match")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Ask a dataset of decisions.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--game", default="thebes")
    parser.add_argument("--games", type=int, default=200)
    given = parser.parse_args()
    table = written(given.file, given.game, given.games)
    answers = (table.head(), kinds(table, given.game), seats(table), breadth(table))
    sys.stdout.write("\n".join(map(str, answers)) + "\n")
