"""PettingZoo environments: `env` (agents in turn), `raw_env` (the same; nothing is wrapped), `parallel_env`.

Illegal actions are checked here and not by wrappers, which would halve the speed.
"""

from collections.abc import Mapping
from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from motherlode.kernel import Value
from motherlode.play.episode import Episode
from motherlode.registry import AnyGame
from motherlode.rl.errors import SettingsError
from motherlode.rl.numbers import unpacked
from motherlode.rl.render import as_svg, as_text
from motherlode.rl.returns import Returns, forfeited, returns_of
from motherlode.rl.settings import Illegal, Settings, settings_for
from motherlode.rl.spaces import number_space, observed, seat_space


class SeatsEnv(AECEnv):  # type: ignore[misc]
    """One agent per seat, `seat_0` and so on. A copy made in the middle of a match has the same future."""

    def __init__(self, played: Settings, render_mode: str | None = None) -> None:
        super().__init__()
        game = played.game.info
        if render_mode not in (None, "ansi", "svg"):
            raise SettingsError(f"render_mode must be ansi or svg, not {render_mode!r}")
        self.settings = played
        self.render_mode = render_mode
        name = f"motherlode_{game.id}_v{game.version}"
        self.metadata = {"name": name, "render_modes": ["ansi", "svg"], "is_parallelizable": True}
        self.possible_agents = [f"seat_{seat}" for seat in range(played.seats)]
        self.agents = self.possible_agents[:]
        self._observation_space = seat_space(played)
        self._action_space = spaces.Discrete(played.actions)
        self.state_space = number_space(played.seats * played.game.observation(played.seats, recall=True))
        self._rng = Random()
        self.episode: Episode = played.episode(self._rng)

    # The same object for every agent: samplers seed it.

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a match; the same seed gives the same one. Without a seed the next of a sequence."""
        if seed is not None:
            self._rng = Random(seed)
        self.episode = self.settings.episode(Random(self._rng.getrandbits(64)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._selected()

    def observe(self, agent: str) -> dict[str, Any]:
        return observed(self.settings, self.episode, self.possible_agents.index(agent))

    def state(self) -> NDArray[np.int32]:
        """What all seats know together, for a central critic: the observations of all with recall."""
        game, seats = self.settings.game, self.settings.seats
        packing, state = game.packing(seats, recall=True), self.episode.state
        return np.concatenate([unpacked(packing, game.observe_packed(state, seat, True)) for seat in range(seats)])

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        episode = self.episode
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        refusal = self.settings.refusal(episode, int(action))  # type: ignore[arg-type]
        if refusal is None:
            episode.step(int(action))  # type: ignore[arg-type]
        elif self.settings.illegal == "raise":
            raise refusal
        else:
            self._end(forfeited(self.settings.seats, episode.seat, self.settings.returns))
            return
        outcome = episode.outcome() if episode.is_over else None
        if outcome is not None:
            self._end(returns_of(outcome, self.settings.returns))
            return
        self.agent_selection = self._selected()

    def _end(self, returns: list[float]) -> None:
        self.rewards = dict(zip(self.agents, returns, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def _selected(self) -> str:
        return self.possible_agents[max(self.episode.seat, 0)]

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        draw = as_text if self.render_mode == "ansi" else as_svg
        return draw(self.settings.game, self.settings.seats, self.episode.state)

    def close(self) -> None:
        """Nothing is held open."""

    def __deepcopy__(self, memo: dict[int, object]) -> "SeatsEnv":
        copy = SeatsEnv.__new__(SeatsEnv)
        memo[id(self)] = copy
        kept = {"settings", "_observation_space", "_action_space", "state_space"}
        for name, value in self.__dict__.items():
            copy.__dict__[name] = value if name in kept else deepcopy(value, memo)
        return copy


def raw_env(
    game: str | AnyGame,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    *,
    returns: Returns = "shares",
    illegal: Illegal = "raise",
    skip_forced: bool = False,
    recall: bool = False,
    render_mode: str | None = None,
) -> SeatsEnv:
    """A game as a PettingZoo environment in which agents act in turn.

    >>> from motherlode.rl import zoo
    >>> env = zoo.env("thebes", seats=2)
    >>> env.reset(seed=7)
    >>> observation, reward, termination, truncation, info = env.last()
    >>> int(observation["action_mask"].sum()) > 0
    True
    """
    played = settings_for(
        game, seats, options, returns=returns, illegal=illegal, skip_forced=skip_forced, recall=recall
    )
    return SeatsEnv(played, render_mode)


env = raw_env


def parallel_env(game: str | AnyGame, seats: int | None = None, **choices: Any) -> ParallelEnv:
    """The same with all agents stepped at once; actions of agents whose turn it is not are ignored."""
    return turn_based_aec_to_parallel(raw_env(game, seats, **choices))
