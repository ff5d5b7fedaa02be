"""Where time, ids, seeds and draws come from."""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from motherlode.play import seed as seeds
from motherlode.play.draws import DrawSource, SeededDraws


def wall_clock() -> int:
    """Milliseconds."""
    return int(time.time() * 1000)


class SteadyClock:
    """The wall clock as it was at the start, and from then on a clock that never jumps: no jump forfeits a match."""

    def __init__(self) -> None:
        self._offset = wall_clock() - steady_milliseconds()

    def __call__(self) -> int:
        """Milliseconds."""
        return steady_milliseconds() + self._offset

    def follow(self, steady: int, early: int, late: int) -> None:
        """The true time at a moment of the steady clock lies between two values: goes there, if it is outside."""
        now = steady + self._offset
        self._offset += max(early - now, 0) + min(late - now, 0)

    def catch_up(self, with_time: int) -> None:
        """Goes on from a time that is already on record, if the wall clock was set back since."""
        self._offset += max(0, with_time - self())


def steady_milliseconds() -> int:
    return int(time.monotonic() * 1000)


def fresh_id() -> str:
    return secrets.token_hex(8)


@dataclass(frozen=True)
class Providers:
    """Tests bring their own."""

    now: Callable[[], int] = field(default_factory=SteadyClock)
    id: Callable[[], str] = fresh_id
    seed: Callable[[], bytes] = seeds.fresh
    draws: Callable[[bytes], DrawSource] = SeededDraws
