"""Chance with integer weights. A game lists its outcomes or samples one; it never owns a random source."""

from collections.abc import Sequence
from random import Random


def bounded(rng: Random, limit: int) -> int:
    """A whole number from 0 to limit - 1."""
    return int(rng.random() * limit)


def pick(outcomes: Sequence[tuple[int, int]], number: int) -> int:
    """The outcome on which a number, taken modulo the sum of the weights, falls."""
    number %= total_weight(outcomes)
    for outcome, weight in outcomes:
        number -= weight
        if number < 0:
            return outcome
    raise ValueError("chance without outcomes")


def weighted(rng: Random, outcomes: Sequence[tuple[int, int]]) -> int:
    """One outcome, drawn by weight."""
    return pick(outcomes, bounded(rng, total_weight(outcomes)))


def total_weight(outcomes: Sequence[tuple[int, int]]) -> int:
    return sum([weight for _, weight in outcomes])
