"""Many matches at once with shared arrays: what self-play learners need, in this process or in several."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from motherlode.kernel import Outcome, Value
from motherlode.play.episodes import Episodes
from motherlode.registry import AnyGame
from motherlode.rl.errors import SettingsError
from motherlode.rl.returns import Returns, returns_of
from motherlode.rl.settings import Settings, settings_for


class Batch(NamedTuple):
    """Arrays with a row per match. They are written in place by the next step: copy what must last.

    `seats` must choose now among `masks`; where `done` a match has just ended with `returns` by seat, and the rest of
    the row already belongs to the next one.
    """

    observations: NDArray[np.int32]
    masks: NDArray[np.uint8]
    seats: NDArray[np.uint8]
    done: NDArray[np.bool_]
    returns: NDArray[np.float32]


class VectorEnv:
    """`count` matches that go on for ever, each row one choice at a time.

    >>> from motherlode.rl import VectorEnv
    >>> envs = VectorEnv("thebes", seats=2, count=4)
    >>> batch = envs.reset(seed=1)
    >>> batch = envs.step(batch.masks.argmax(axis=1))
    >>> batch.observations.shape[0], batch.done.any()
    (4, np.False_)
    """

    def __init__(
        self,
        game: str | AnyGame,
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        *,
        count: int = 64,
        seed: int = 0,
        returns: Returns = "shares",
        skip_forced: bool = False,
        recall: bool = False,
    ) -> None:
        self.settings: Final[Settings] = settings_for(
            game, seats, options, returns=returns, skip_forced=skip_forced, recall=recall
        )
        if count < 1:
            raise SettingsError(f"count must be at least 1, not {count}")
        self.count: Final = count
        self.episodes: Final = Episodes(self.settings.game, self.settings.seats, count, seed, skip_forced, recall)
        self.batch: Final = shared_arrays(self.episodes)
        self._rows: Final = np.arange(count)

    def reset(self, seed: int) -> Batch:
        """Begins all matches anew; the same seed gives the same ones."""
        self.episodes.reset(seed)
        self.batch.done[:] = False
        self.batch.returns[:] = 0
        return self.batch

    def step(self, actions: NDArray[Any]) -> Batch:
        """One action in every row. An illegal one raises, and nothing changes."""
        self._require_legal(actions)
        self.batch.done[:] = False
        self.batch.returns[:] = 0
        self._settle(self.episodes.step(actions.tolist()))
        return self.batch

    def _require_legal(self, actions: NDArray[Any]) -> None:
        if actions.shape != (self.count,):
            raise SettingsError(f"{self.count} actions are needed, not {actions.shape}")
        if actions.min() < 0 or actions.max() >= self.settings.actions:
            raise SettingsError(f"an action is a number from 0 to {self.settings.actions - 1}")
        allowed = self.batch.masks[self._rows, actions]
        if not allowed.all():
            row = int(allowed.argmin())
            refusal = self.settings.refusal(self.episodes.episodes[row], int(actions[row]))
            raise refusal or SettingsError(f"row {row} is out of step")

    def _settle(self, ended: list[tuple[int, Outcome | None]]) -> None:
        for row, outcome in ended:
            self.batch.done[row] = True
            if outcome is not None:
                self.batch.returns[row] = returns_of(outcome, self.settings.returns)


def shared_arrays(episodes: Episodes) -> Batch:
    """Arrays on the memory that the episodes write."""
    count = episodes.count
    return Batch(
        np.frombuffer(episodes.observations, np.int32).reshape(count, episodes.width),
        np.frombuffer(episodes.masks, np.uint8).reshape(count, episodes.actions),
        np.frombuffer(episodes.acting, np.uint8),
        np.zeros(count, np.bool_),
        np.zeros((count, episodes.seats), np.float32),
    )
