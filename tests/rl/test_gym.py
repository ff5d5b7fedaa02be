"""Gymnasium's checker on every game, opponents, shaping and features."""

from copy import deepcopy
from pickle import dumps, loads
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from motherlode import registry
from motherlode.bots.random import RandomBot
from motherlode.registry import AnyGame
from motherlode.rl import IllegalAction, SeatEnv, SettingsError
from motherlode.rl.features import Features
from motherlode.rl.gym import IDS

CASES = [(id, seats) for id in registry.GAMES for seats in registry.game(id).info.seats]
pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.mark.parametrize("name", IDS)
def test_gymnasiums_checker(name: str) -> None:
    check_env(gymnasium.make(name).unwrapped, skip_render_check=True)
    check_env(gymnasium.make(name, encoding="numbers").unwrapped, skip_render_check=True)


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_gymnasiums_checker_with_every_number_of_seats(game: str, seats: int) -> None:
    check_env(SeatEnv(game, seats), skip_render_check=True)


def episode(env: SeatEnv, seed: int) -> tuple[list[Any], float, dict[str, Any]]:
    """Random legal play to the end: observations, the sum of rewards, the last info."""
    observation, _ = env.reset(seed=seed)
    rng, seen, total, is_over = Random(seed), [observation.tolist()], 0.0, False
    info: dict[str, Any] = {}
    while not is_over:
        assert env.observation_space.contains(observation)
        legal = env.action_masks().nonzero()[0]
        observation, reward, is_over, _, info = env.step(int(legal[rng.randrange(len(legal))]))
        seen.append(observation.tolist())
        total += reward
    return seen, total, info


@pytest.mark.parametrize("game", registry.GAMES)
def test_the_same_seed_gives_the_same_episode(game: str) -> None:
    one, other = SeatEnv(game), SeatEnv(game)
    assert episode(one, 5)[0] == episode(other, 5)[0]
    assert episode(one, 6)[0] != episode(other, 5)[0]


def test_the_return_is_the_share_of_victory() -> None:
    env = SeatEnv("thebes", 3, seat=1)
    for seed in range(5):
        _, total, info = episode(env, seed)
        ranks = info["ranks"]
        expected = (3 / ranks.count(1) - 1) / 2 if ranks[1] == 1 else -0.5
        assert total == pytest.approx(expected)


def test_shaping_moves_the_reward_forward_and_sums_to_a_constant() -> None:
    plain, shaped = SeatEnv("thebes", seat=1), SeatEnv("thebes", seat=1, shaping=0.02)
    starts = []
    for seed in range(6):
        shaped.reset(seed=seed)
        starts.append(shaped._margin)
        assert episode(shaped, seed)[1] + starts[-1] == pytest.approx(episode(plain, seed)[1])
    assert any(starts)


def test_opponents_are_bots_by_name_or_made_by_a_function() -> None:
    env = SeatEnv("thebes", 3, seat=0, opponents=["greedy", lambda rng, game: RandomBot(rng)])
    episode(env, 1)
    assert [type(bot).__name__ for bot in env.bots] == ["GreedyBot", "RandomBot"]
    with pytest.raises(SettingsError, match="2 opponents for 3 seats"):
        SeatEnv("cavum", 4, opponents=["greedy", "random"])


def random_bot(rng: Random, game: AnyGame) -> RandomBot:
    return RandomBot(rng)


def future(env: SeatEnv) -> list[Any]:
    """What a random player is told to the end of the match."""
    rng, told, is_over = Random(3), list[Any](), False
    while not is_over:
        legal = env.action_masks().nonzero()[0]
        observation, reward, is_over, _, info = env.step(int(legal[rng.randrange(len(legal))]))
        told.append((observation.tolist(), reward, info))
    return told


@pytest.mark.parametrize("opponents", ["greedy", "easy", random_bot])
def test_a_copy_in_the_middle_has_the_same_future(opponents: Any) -> None:
    env = SeatEnv("thebes", opponents=opponents)
    env = deepcopy(env)  # before the first match
    env.reset(seed=4)
    for _ in range(3):
        env.step(int(env.action_masks().argmax()))
    copies = [deepcopy(env), loads(dumps(env))]
    told = future(env)
    assert len(told) > 5
    assert [future(copy) for copy in copies] == [told, told]


def test_a_seat_may_be_drawn_for_each_episode() -> None:
    env = SeatEnv("thebes", 4)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2, 3}


def test_an_illegal_action_ends_the_episode_or_raises() -> None:
    env = SeatEnv("thebes")
    env.reset(seed=1)
    illegal = int((~env.action_masks()).nonzero()[0][0])
    _, reward, is_over, _, info = env.step(illegal)
    assert (reward, is_over) == (-1.0, True)
    assert "may not play" in info["illegal"]
    strict = SeatEnv("thebes", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalAction):
        strict.step(illegal)


@pytest.mark.parametrize("game", registry.GAMES)
def test_features_tell_different_numbers_apart(game: str) -> None:
    played = registry.game(game)
    fields = played.observation(played.info.seats[0])
    features = Features(fields)
    low = np.concatenate([np.full(field.size, field.low) for field in fields]).astype(np.int32)
    high = np.concatenate([np.full(field.size, field.high) for field in fields]).astype(np.int32)
    rows = features.encode(np.stack([low, high]))
    assert rows.shape == (2, features.width)
    assert features.space.contains(rows[0])
    assert features.space.contains(rows[1])
    for place in range(len(low)):
        if low[place] != high[place]:
            changed = low.copy()
            changed[place] = high[place]
            assert (features.encode(changed) != rows[0]).any()
