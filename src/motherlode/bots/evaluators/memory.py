"""What evaluators remember: terms that most choices leave as they were."""

from collections.abc import Hashable
from typing import Final, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

KEPT: Final = 20_000


def remember(memory: dict[K, V], key: K, value: V) -> V:
    """Keeps a value and returns it; a memory that is full is emptied first."""
    if len(memory) >= KEPT:
        memory.clear()
    memory[key] = value
    return value
