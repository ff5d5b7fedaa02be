"""PettingZoo's own test kit on every game, and what its environments cannot do: be copied in the middle of a match."""

import warnings
from copy import deepcopy
from pickle import dumps, loads
from random import Random
from typing import Any

import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from motherlode import registry
from motherlode.kernel import SeatsError
from motherlode.rl import IllegalAction, SettingsError, zoo

CASES = [(id, seats) for id in registry.GAMES for seats in registry.game(id).info.seats]
pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_pettingzoos_api(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(zoo.env(game, seats), num_cycles=200)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_pettingzoos_seeds(game: str, seats: int) -> None:
    seed_test(lambda: zoo.env(game, seats), num_cycles=60)


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_pettingzoos_parallel_api(game: str, seats: int) -> None:
    parallel_api_test(zoo.parallel_env(game, seats), num_cycles=120)


def played(env: Any, rng: Random, steps: int) -> list[Any]:
    """What the agents are told on the way, with random legal actions."""
    told = []
    for _ in range(steps):
        observation, reward, is_over, _, _ = env.last()
        told.append((env.agent_selection, observation["observation"].tolist(), reward, is_over))
        legal = observation["action_mask"].nonzero()[0]
        env.step(None if is_over else int(legal[rng.randrange(len(legal))]))
        if not env.agents:
            break
    return told


@pytest.mark.parametrize("game", registry.GAMES)
def test_a_copy_in_the_middle_has_the_same_future(game: str) -> None:
    env = zoo.env(game)
    env.reset(seed=11)
    played(env, Random(1), 50)
    copies = [deepcopy(env), loads(dumps(env))]
    future = played(env, Random(2), 2_000)
    assert not env.agents
    for copy in copies:
        assert played(copy, Random(2), 2_000) == future


@pytest.mark.parametrize("returns", ["shares", "ranks"])
def test_returns_sum_to_zero(returns: Any) -> None:
    env = zoo.env("thebes", 3, returns=returns, skip_forced=True)
    env.reset(seed=2)
    sums = dict.fromkeys(env.possible_agents, 0.0)
    rng = Random(4)
    for agent in env.agent_iter():
        observation, reward, is_over, _, _ = env.last()
        sums[agent] += reward
        legal = observation["action_mask"].nonzero()[0]
        env.step(None if is_over else int(legal[rng.randrange(len(legal))]))
    assert sum(sums.values()) == pytest.approx(0)
    assert max(sums.values()) > 0


def test_an_illegal_action_names_the_clause_and_changes_nothing() -> None:
    env = zoo.env("thebes")
    env.reset(seed=1)
    before = env.episode.state.key()
    illegal = int((env.last()[0]["action_mask"] == 0).nonzero()[0][0])
    with pytest.raises(IllegalAction, match=r"may not play .* \(T"):
        env.step(illegal)
    assert env.episode.state.key() == before


def test_an_illegal_action_can_lose_instead() -> None:
    env = zoo.env("thebes", 3, illegal="lose")
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(int((env.last()[0]["action_mask"] == 0).nonzero()[0][0]))
    assert all(env.terminations.values())
    assert env.rewards[loser] == -0.5
    assert sorted(env.rewards.values()) == [-0.5, 0.25, 0.25]


def test_the_state_for_a_critic_holds_what_all_know() -> None:
    env = zoo.env("rawsiko")
    env.reset(seed=1)
    assert env.state_space.contains(env.state())
    assert len(env.state()) == 3 * len(env.observe("seat_0")["observation"])


@pytest.mark.parametrize("game", registry.GAMES)
def test_boards_are_drawn_as_text_and_as_pictures(game: str) -> None:
    for mode, start in (("ansi", ""), ("svg", "<svg")):
        env = zoo.env(game, render_mode=mode)
        env.reset(seed=1)
        drawn = str(env.render())
        assert drawn.startswith(start)
        assert len(drawn) > 400


def test_what_cannot_be_made_is_refused() -> None:
    with pytest.raises(SeatsError):
        zoo.env("thebes", 9)
    with pytest.raises(SettingsError, match="returns must be shares or ranks or points, not 'gold'"):
        zoo.env("thebes", returns="gold")  # type: ignore[arg-type]
    with pytest.raises(SettingsError, match="render_mode must be ansi or svg"):
        zoo.env("thebes", render_mode="human")
