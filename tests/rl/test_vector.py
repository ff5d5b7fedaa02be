"""Many matches at once: the same games as one by one, arrays written in place."""

from random import Random
from typing import Any

import numpy as np
import pytest

from motherlode import registry
from motherlode.play.episode import Episode
from motherlode.rl import IllegalAction, SettingsError, VectorEnv
from motherlode.rl.returns import returns_of

COUNT = 5


@pytest.mark.parametrize("game", registry.GAMES)
@pytest.mark.parametrize("recall", [False, True])
def test_rows_are_the_matches_one_by_one(game: str, recall: bool) -> None:
    envs = VectorEnv(game, count=COUNT, recall=recall)
    batch, rng = envs.reset(seed=4), Random(8)
    single = [Episode(envs.settings.game, envs.settings.seats, Random(f"4/{row}")) for row in range(COUNT)]
    begun, ended = COUNT, 0
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
                single[row] = Episode(envs.settings.game, envs.settings.seats, Random(f"4/{begun}"))
                begun, ended = begun + 1, ended + 1
    assert ended


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
