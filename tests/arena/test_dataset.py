"""Datasets: every decision of every game, the same file however it is played, also after an interruption."""

from collections.abc import Callable, Generator, Iterable
from pathlib import Path
from typing import TypeVar

import polars as pl
import pytest
from polars.testing import assert_frame_equal

from motherlode.arena import dataset
from motherlode.arena.backends import Backend, InPool, InProcess
from motherlode.arena.dataset import SCHEMA, parts_of, write_dataset
from motherlode.arena.errors import ArenaError
from motherlode.arena.plan import Plan, simulation
from motherlode.arena.runner import run
from motherlode.registry import GAMES, game

T = TypeVar("T")
PLAN = simulation("thebes", ("random", "random"), 60, 3)


def written(plan: Plan, file: Path, backend: Backend | None = None) -> pl.DataFrame:
    counted: list[int] = []
    decisions = write_dataset(plan, file, backend or InProcess(), counted.append)
    assert sum(counted) == plan.total
    frame = pl.read_parquet(file)
    assert len(frame) == decisions
    assert list(file.parent.glob("*.parts")) == []
    return frame


@pytest.mark.parametrize("id", GAMES)
def test_rows_are_the_decisions_of_the_games(id: str, tmp_path: Path) -> None:
    plan = simulation(id, ("random",) * game(id).info.seats[0], 2, 1)
    frame = written(plan, tmp_path / "d.parquet")
    assert dict(frame.schema) == SCHEMA
    for result in run(plan):
        rows = frame.filter(pl.col("number") == result.pairing.number)
        assert len(rows) == result.decisions
        assert rows["seat"].n_unique() == plan.seats
        for seat in range(plan.seats):
            own = rows.filter(pl.col("seat") == seat)
            assert set(own["total"]) == {result.totals[seat]}
            assert set(own["rank"]) == {result.ranks[seat]}
            assert own["share"][0] == pytest.approx(result.share(seat))
    assert all(row["action"] in row["mask"] for row in frame.select("action", "mask").iter_rows(named=True))
    assert frame["observation"].list.len().n_unique() == 1


def test_a_pool_writes_the_same_file(tmp_path: Path) -> None:
    assert_frame_equal(written(PLAN, tmp_path / "one.parquet"), written(PLAN, tmp_path / "two.parquet", InPool(2)))


class Interrupted(Backend):
    def map(self, work: Callable[[range], T], parts: Iterable[range]) -> Generator[T, None, None]:
        yield work(next(iter(parts)))
        raise KeyboardInterrupt


class Counting(Backend):
    def __init__(self) -> None:
        self.played = 0

    def map(self, work: Callable[[range], T], parts: Iterable[range]) -> Generator[T, None, None]:
        for part in parts:
            self.played += 1
            yield work(part)


def test_an_interrupted_run_goes_on_and_gives_the_same_file(tmp_path: Path) -> None:
    file, counting = tmp_path / "d.parquet", Counting()
    with pytest.raises(KeyboardInterrupt):
        written(PLAN, file, Interrupted())
    assert not file.exists()
    frame = written(PLAN, file, counting)
    assert counting.played == -(-PLAN.total // dataset.PART) - 1
    assert_frame_equal(frame, written(PLAN, tmp_path / "whole.parquet"))


def test_a_million_games_are_parts_that_can_be_put_together() -> None:
    parts = parts_of(simulation("thebes", ("random", "random"), 1_000_000, 3))
    assert (len(parts), {len(part) for part in parts}) == (4_000, {250})


def test_games_of_bots_that_search_are_parts_by_themselves() -> None:
    assert [len(part) for part in parts_of(PLAN)] == [25, 25, 10]
    assert [len(part) for part in parts_of(simulation("thebes", ("hard", "random"), 3, 3))] == [1, 1, 1]


def test_parts_of_another_run_are_not_taken(tmp_path: Path) -> None:
    file = tmp_path / "d.parquet"
    with pytest.raises(KeyboardInterrupt):
        written(PLAN, file, Interrupted())
    with pytest.raises(ArenaError, match="has parts of another run"):
        written(simulation("thebes", ("random", "random"), 60, 4), file)
    with pytest.raises(ArenaError, match="cannot be written"):
        written(PLAN, tmp_path / "no" / "folder.parquet")
