"""The same run on a local Ray as in one process, also when a worker is killed."""

import os
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from functools import partial
from itertools import islice
from pathlib import Path
from typing import TypeVar

import pytest
from polars import read_parquet
from polars.testing import assert_frame_equal

from motherlode.arena.backends import Backend, InProcess, OnRay
from motherlode.arena.dataset import write_dataset
from motherlode.arena.plan import simulation
from motherlode.arena.runner import run

pytestmark = pytest.mark.filterwarnings("ignore")
T = TypeVar("T")
PLAN = simulation("thebes", ("random", "random"), 60, 3)


@pytest.fixture(scope="module")
def ray() -> Iterator[OnRay]:
    backend = OnRay(workers=2)
    yield backend
    backend.close()


def test_results_do_not_depend_on_what_plays(ray: OnRay, tmp_path: Path) -> None:
    assert ray.workers == 2
    assert list(run(PLAN, ray)) == list(run(PLAN))
    write_dataset(PLAN, tmp_path / "ray.parquet", ray, lambda games: None)
    write_dataset(PLAN, tmp_path / "here.parquet", InProcess(), lambda games: None)
    assert_frame_equal(read_parquet(tmp_path / "ray.parquet"), read_parquet(tmp_path / "here.parquet"))


class Interrupted(Backend):
    """The cluster, until two parts have come in."""

    def __init__(self, inner: Backend) -> None:
        self.inner = inner

    def map(self, work: Callable[[range], T], parts: Iterable[range]) -> Generator[T, None, None]:
        with closing(self.inner.map(work, parts)) as results:
            yield from islice(results, 2)
        raise KeyboardInterrupt


def test_an_interrupted_run_goes_on_and_gives_the_same_file(ray: OnRay, tmp_path: Path) -> None:
    file, counted = tmp_path / "d.parquet", list[int]()
    with pytest.raises(KeyboardInterrupt):
        write_dataset(PLAN, file, Interrupted(ray), lambda games: None)
    write_dataset(PLAN, file, ray, counted.append)
    assert counted == [50, 10]
    write_dataset(PLAN, tmp_path / "whole.parquet", InProcess(), lambda games: None)
    assert file.read_bytes() == (tmp_path / "whole.parquet").read_bytes()


def die_once(flag: Path, part: range) -> list[int]:
    if part.start == 3 and not flag.exists():
        flag.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return list(part)


def test_a_killed_worker_changes_nothing(ray: OnRay, tmp_path: Path) -> None:
    parts = [range(first, first + 1) for first in range(8)]
    assert list(ray.map(partial(die_once, tmp_path / "died"), parts)) == [[number] for number in range(8)]
    assert (tmp_path / "died").exists()
