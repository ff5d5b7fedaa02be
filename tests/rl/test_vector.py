"""Many matches at once: the same games as one by one, arrays written in place."""

from multiprocessing import active_children
from random import Random
from typing import Any

import numpy as np
import pytest

from motherlode import registry
from motherlode.play.episode import Episode
from motherlode.rl import IllegalAction, SettingsError, VectorEnv, WorkerDied
from motherlode.rl.returns import returns_of

COUNT = 5


@pytest.mark.parametrize("game", registry.GAMES)
@pytest.mark.parametrize("recall", [False, True])
def test_rows_are_the_matches_one_by_one(game: str, recall: bool) -> None:
    envs = VectorEnv(game, count=COUNT, recall=recall)
    batch, rng = envs.reset(seed=4), Random(8)
    single = [Episode(envs.settings.game, envs.settings.seats, Random(f"4/{row}/0")) for row in range(COUNT)]
    ended = [0] * COUNT
    for _ in range(700):
        for row, episode in enumerate(single):
            assert batch.seats[row] == episode.seat
            assert batch.masks[row].nonzero()[0].tolist() == episode.legal
        row = rng.randrange(COUNT)
        seen = envs.settings.game.observe(single[row].state, single[row].seat, recall)
        assert batch.observations[row].tolist() == seen
        actions = np.array([rng.choice(episode.legal) for episode in single])
        batch = envs.step(actions)
        for row, episode in enumerate(single):
            episode.step(int(actions[row]))
            assert batch.done[row] == episode.is_over
            outcome = episode.outcome()
            if outcome is not None:
                assert batch.returns[row].tolist() == pytest.approx(returns_of(outcome, "shares"))
                ended[row] += 1
                single[row] = Episode(envs.settings.game, envs.settings.seats, Random(f"4/{row}/{ended[row]}"))
    assert any(ended)


def test_an_illegal_action_is_refused_and_nothing_moves() -> None:
    envs = VectorEnv("thebes", count=3)
    batch = envs.reset(seed=1)
    actions = batch.masks.argmax(axis=1)
    before = batch.observations.copy()
    actions[1] = int((batch.masks[1] == 0).nonzero()[0][0])
    with pytest.raises(IllegalAction):
        envs.step(actions)
    assert (batch.observations == before).all()
    for wrong in (np.zeros(2, int), np.full(3, -1), np.full(3, 10_000)):
        with pytest.raises(SettingsError):
            envs.step(wrong)


def test_arrays_are_the_same_memory_all_the_time() -> None:
    envs = VectorEnv("thebes", count=2)
    first: Any = envs.reset(seed=1)
    second = envs.step(first.masks.argmax(axis=1))
    assert first.observations is second.observations


def compare(game: str, steps: int) -> None:
    """The arrays of two processes beside those of one, step by step."""
    alone, rng = VectorEnv(game, count=COUNT), np.random.default_rng(1)
    with VectorEnv(game, count=COUNT, workers=2) as shared:
        one, two = alone.reset(seed=4), shared.reset(seed=4)
        ended = 0
        for _ in range(steps):
            for name in one._fields:
                assert np.array_equal(getattr(one, name), getattr(two, name)), name
            actions = (one.masks * rng.random(one.masks.shape)).argmax(axis=1)
            one, two = alone.step(actions), shared.step(actions)
            ended += int(one.done.sum())
    assert ended


def test_processes_play_the_same_matches_as_one() -> None:
    compare("thebes", 250)


@pytest.mark.long
@pytest.mark.parametrize("game", registry.GAMES)
def test_processes_play_the_same_matches_as_one_for_long(game: str) -> None:
    compare(game, 3000)


def test_several_processes_refuse_and_close_too() -> None:
    with VectorEnv("thebes", count=3, workers=3) as envs:
        batch = envs.reset(seed=1)
        actions = batch.masks.argmax(axis=1)
        wrong = actions.copy()
        wrong[2] = int((batch.masks[2] == 0).nonzero()[0][0])
        with pytest.raises(IllegalAction) as raised:
            envs.step(wrong)
        assert (raised.value.seat, raised.value.violation.clause[:1]) == (batch.seats[2], "T")
        envs.step(actions)
    with pytest.raises(WorkerDied):
        envs.step(actions)
    for workers in (0, 4):
        with pytest.raises(SettingsError):
            VectorEnv("thebes", count=3, workers=workers)


def test_a_worker_that_dies_is_an_error() -> None:
    with VectorEnv("thebes", count=2, workers=2) as envs:
        actions = envs.reset(seed=1).masks.argmax(axis=1)
        active_children()[0].kill()
        with pytest.raises(WorkerDied):
            envs.step(actions)
