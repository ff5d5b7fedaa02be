"""The peers' test kits for longer, with every number of seats; the default run has the short forms."""

import warnings
from pathlib import Path

import pyspiel
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test
from polars import read_parquet
from polars.testing import assert_frame_equal

from motherlode import registry
from motherlode.arena.backends import InPool, InProcess, OnRay
from motherlode.arena.dataset import write_dataset
from motherlode.arena.plan import simulation
from motherlode.rl import spiel, zoo

CASES = [(id, seats) for id in registry.GAMES for seats in registry.game(id).info.seats]
NAMES = spiel.register()
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


def test_a_larger_dataset_does_not_depend_on_what_plays(tmp_path: Path) -> None:
    plan = simulation("thebes", ("greedy", "random"), 2_000, 3)
    ray = OnRay(workers=2)
    backends = {"process": InProcess(), "pool": InPool(2), "ray": ray}
    for name, backend in backends.items():
        write_dataset(plan, tmp_path / name, backend, lambda games: None)
    ray.close()
    first, *others = (read_parquet(tmp_path / name) for name in backends)
    for other in others:
        assert_frame_equal(first, other)
