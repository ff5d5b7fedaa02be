"""Where time, ids, seeds and draws come from."""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass

from motherlode.play import seed as seeds
from motherlode.play.draws import DrawSource, SeededDraws


def wall_clock() -> int:
    """Milliseconds."""
    return int(time.time() * 1000)


def fresh_id() -> str:
    return secrets.token_hex(8)


@dataclass(frozen=True)
class Providers:
    """Tests bring their own."""

    now: Callable[[], int] = wall_clock
    id: Callable[[], str] = fresh_id
    seed: Callable[[], bytes] = seeds.fresh
    draws: Callable[[bytes], DrawSource] = SeededDraws
