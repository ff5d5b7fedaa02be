"""Many matches at once with shared arrays: what self-play learners need, in this process or in several."""

from collections.abc import Mapping
from types import TracebackType
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from motherlode.kernel import Value
from motherlode.registry import AnyGame
from motherlode.rl.errors import IllegalAction, SettingsError
from motherlode.rl.returns import Returns
from motherlode.rl.rows import Batch, Rows
from motherlode.rl.settings import Settings, settings_for
from motherlode.rl.shared_rows import SharedRows


class VectorEnv:
    """`count` matches that go on for ever, each row one choice at a time, played by `workers` processes.

    Match n of a row follows from the seed, the row and n: not from the other rows, nor from the number of workers.
    Close an environment with several workers, or use it in a `with` statement; a program that makes one needs the
    usual `if __name__ == "__main__":`.

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
        workers: int = 1,
        returns: Returns = "shares",
        skip_forced: bool = False,
        recall: bool = False,
    ) -> None:
        self.settings: Final[Settings] = settings_for(
            game, seats, options, returns=returns, skip_forced=skip_forced, recall=recall
        )
        if count < 1:
            raise SettingsError(f"count must be at least 1, not {count}")
        if not 1 <= workers <= count:
            raise SettingsError(f"workers must be from 1 to {count}, one row each at least, not {workers}")
        self.count: Final = count
        self._rows: Final[Rows | SharedRows] = (
            Rows(self.settings, count, seed) if workers == 1 else SharedRows(self.settings, count, seed, workers)
        )
        self.batch: Final[Batch] = self._rows.batch
        self._all: Final = np.arange(count)

    def reset(self, seed: int) -> Batch:
        """Starts all matches again; the same seed gives the same ones."""
        self._rows.reset(seed)
        return self.batch

    def step(self, actions: NDArray[Any]) -> Batch:
        """One action in every row. An illegal one raises, and nothing changes."""
        self._require_legal(actions)
        self._rows.step(actions)
        return self.batch

    def close(self) -> None:
        """Ends the workers."""
        self._rows.close()

    def __enter__(self) -> "VectorEnv":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _require_legal(self, actions: NDArray[Any]) -> None:
        if actions.shape != (self.count,):
            raise SettingsError(f"{self.count} actions are needed, not {actions.shape}")
        if actions.min() < 0 or actions.max() >= self.settings.actions:
            raise SettingsError(f"an action is a number from 0 to {self.settings.actions - 1}")
        allowed = self.batch.masks[self._all, actions]
        if not allowed.all():
            row = int(allowed.argmin())
            raise IllegalAction(*self._rows.refusal(row, int(actions[row])))
