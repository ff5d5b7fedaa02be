"""Rows of matches with arrays, played in this process."""

from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from motherlode.kernel import Violation
from motherlode.play.episodes import Episodes
from motherlode.rl.errors import SettingsError
from motherlode.rl.numbers import PackedRows
from motherlode.rl.returns import returns_of
from motherlode.rl.settings import Settings

Refusal: TypeAlias = tuple[int, str, Violation]


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

    def part(self, rows: range) -> "Batch":
        cut = slice(rows.start, rows.stop)
        return Batch(self.observations[cut], self.masks[cut], self.seats[cut], self.done[cut], self.returns[cut])


class Rows:
    """Rows from `first` on, played in this process."""

    def __init__(self, settings: Settings, count: int, seed: int, first: int = 0) -> None:
        self.settings: Final = settings
        self.episodes: Final = Episodes(
            settings.game, settings.seats, count, seed, settings.skip_forced, settings.recall, first
        )
        self.batch: Final = arrays_on(self.episodes)
        self._numbers: Final = PackedRows(self.episodes.packing, self.episodes.observations, self.batch.observations)
        self._numbers.unpack()

    def reset(self, seed: int) -> None:
        self.episodes.reset(seed)
        self._numbers.unpack()
        self._clear()

    def step(self, actions: NDArray[Any]) -> None:
        """One legal action in every row."""
        self._clear()
        for row, outcome in self.episodes.step(actions.tolist()):
            self.batch.done[row] = True
            if outcome is not None:
                self.batch.returns[row] = returns_of(outcome, self.settings.returns)
        self._numbers.unpack()

    def refusal(self, row: int, action: int) -> Refusal:
        """Why the action is not legal in the row: seat, notation, violation."""
        error = self.settings.refusal(self.episodes.episodes[row], action)
        if error is None:
            raise SettingsError(f"row {row} is out of step")
        return error.seat, error.action, error.violation

    def close(self) -> None:
        """Nothing is held."""

    def _clear(self) -> None:
        self.batch.done[:] = False
        self.batch.returns[:] = 0


def arrays_on(episodes: Episodes) -> Batch:
    """Masks and seats on the memory that the episodes write."""
    count = episodes.count
    return Batch(
        np.zeros((count, episodes.packing.width), np.int32),
        np.frombuffer(episodes.masks, np.uint8).reshape(count, episodes.actions),
        np.frombuffer(episodes.acting, np.uint8),
        np.zeros(count, np.bool_),
        np.zeros((count, episodes.seats), np.float32),
    )
