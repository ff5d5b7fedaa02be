"""The peers' test kits for longer, with every number of seats; the default run has the short forms."""

import os
import signal
import warnings
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from functools import partial
from itertools import islice
from pathlib import Path
from typing import TypeVar

import pyspiel
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from motherlode import registry
from motherlode.arena.backends import Backend, InPool, InProcess, OnRay
from motherlode.arena.dataset import write_dataset
from motherlode.arena.plan import simulation
from motherlode.rl import spiel, zoo

CASES = [(id, seats) for id in registry.GAMES for seats in registry.game(id).info.seats]
T = TypeVar("T")
NAMES = spiel.register()
PLAN = simulation("thebes", ("greedy", "random"), 1_000, 3)
pytestmark = [pytest.mark.long, pytest.mark.filterwarnings("ignore")]


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_pettingzoos_kit(game: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(zoo.env(game, seats), num_cycles=5_000)
    seed_test(lambda: zoo.env(game, seats), num_cycles=1_000)
    parallel_api_test(zoo.parallel_env(game, seats), num_cycles=2_000)


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_open_spiels_random_simulations(game: str, seats: int) -> None:
    loaded = pyspiel.load_game(f"motherlode_{game}(players={seats})")
    pyspiel.random_sim_test(loaded, 10, True, False)


@pytest.fixture(scope="module")
def ray() -> Iterator[OnRay]:
    backend = OnRay(workers=2)
    yield backend
    backend.close()


@pytest.fixture(scope="module")
def expected(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The larger dataset as one process writes it."""
    return written(tmp_path_factory.mktemp("expected") / "d.parquet", InProcess())


def written(file: Path, backend: Backend) -> bytes:
    write_dataset(PLAN, file, backend, lambda games: None)
    return file.read_bytes()


def test_a_larger_dataset_does_not_depend_on_what_plays(expected: bytes, ray: OnRay, tmp_path: Path) -> None:
    assert written(tmp_path / "pool.parquet", InPool(2)) == expected
    assert written(tmp_path / "ray.parquet", ray) == expected


class Dying(Backend):
    """A backend some of whose workers are killed in the middle of a part, each of them once."""

    def __init__(self, inner: Backend, folder: Path) -> None:
        self.inner, self.folder = inner, folder

    def map(self, work: Callable[[range], T], parts: Iterable[range]) -> Generator[T, None, None]:
        yield from self.inner.map(partial(die_once, work, self.folder), parts)


def die_once(work: Callable[[range], T], folder: Path, part: range) -> T:
    flag = folder / f"{part.start}"
    if part.start % 250 == 0 and not flag.exists():
        flag.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return work(part)


def test_killed_workers_change_nothing_in_a_larger_dataset(expected: bytes, ray: OnRay, tmp_path: Path) -> None:
    (tmp_path / "died").mkdir()
    assert written(tmp_path / "d.parquet", Dying(ray, tmp_path / "died")) == expected
    assert len(list((tmp_path / "died").iterdir())) == 4


class Interrupted(Backend):
    def __init__(self, inner: Backend, after: int) -> None:
        self.inner, self.after = inner, after

    def map(self, work: Callable[[range], T], parts: Iterable[range]) -> Generator[T, None, None]:
        with closing(self.inner.map(work, parts)) as results:
            yield from islice(results, self.after)
        raise KeyboardInterrupt


def test_a_larger_dataset_that_is_interrupted_again_and_again_is_the_same(
    expected: bytes, ray: OnRay, tmp_path: Path
) -> None:
    for after in (1, 10, 20):
        with pytest.raises(KeyboardInterrupt):
            written(tmp_path / "d.parquet", Interrupted(ray, after))
    assert written(tmp_path / "d.parquet", ray) == expected
