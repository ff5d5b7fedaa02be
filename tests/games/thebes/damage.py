"""Damaged dumps: one field changed, in ways that look like a slip or like another position."""

from collections.abc import Callable, Sequence
from copy import deepcopy
from random import Random
from typing import Any

from motherlode.games.thebes.state import ACTS, PHASES
from motherlode.kernel import Data

STRANGE: Sequence[object] = (None, "many", True, 1.5, [], {}, [[0]], ["x"])
WORDS = (*PHASES, *ACTS)


def damaged(data: Data, others: Sequence[Data], rng: Random) -> tuple[str, Data]:
    """The field that was changed, and the dump with the change."""
    field = rng.choice(list(data))
    copy = deepcopy(data)
    copy[field] = rng.choice(DAMAGES)(copy[field], [other[field] for other in others], rng)
    return field, copy


def shift(value: Any, others: Sequence[object], rng: Random) -> object:
    """A number moved by a little or a lot; a list with one such number."""
    step = rng.choice([-2, -1, 1, 2, rng.randint(3, 100), rng.randint(-(10**9), -3)])
    if isinstance(value, list) and value:
        place = rng.randrange(len(value))
        return [*value[:place], value[place] + step, *value[place + 1 :]]
    return value + step if isinstance(value, int) else rng.choice(WORDS)


def drop_item(value: Any, others: Sequence[object], rng: Random) -> object:
    if not isinstance(value, list) or not value:
        return shift(value, others, rng)
    place = rng.randrange(len(value))
    return value[:place] + value[place + 1 :]


def double_item(value: Any, others: Sequence[object], rng: Random) -> object:
    if not isinstance(value, list) or not value:
        return shift(value, others, rng)
    place = rng.randrange(len(value))
    return value[: place + 1] + value[place:]


def swap_items(value: Any, others: Sequence[object], rng: Random) -> object:
    if not isinstance(value, list) or len(value) < 2:
        return shift(value, others, rng)
    one, other = rng.sample(range(len(value)), 2)
    value[one], value[other] = value[other], value[one]
    return value


def estrange(value: Any, others: Sequence[object], rng: Random) -> object:
    """Something of another type."""
    if isinstance(value, list) and value and rng.random() < 0.5:
        value[rng.randrange(len(value))] = rng.choice(STRANGE)
        return value
    return rng.choice(STRANGE)


def borrow(value: Any, others: Sequence[object], rng: Random) -> object:
    """What the field holds in another position."""
    differing = [other for other in others if other != value]
    return deepcopy(rng.choice(differing)) if differing else shift(value, others, rng)


DAMAGES: Sequence[Callable[[Any, Sequence[object], Random], object]] = (
    shift, shift, drop_item, double_item, swap_items, estrange, borrow, borrow,
)  # fmt: skip
