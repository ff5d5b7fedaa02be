"""From values to shares of victory: what the search maximises, for each seat its own."""

from collections.abc import Sequence
from math import exp

from motherlode.kernel import Outcome


def shares(values: Sequence[float], scale: float) -> list[float]:
    """The chance of each seat to win, as far as values tell: a lead of `scale` points makes it e times as good."""
    top = max(values)
    weights = [exp((value - top) / scale) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]


def final_shares(outcome: Outcome) -> list[float]:
    """One for a victory, divided among those who share it."""
    winners = len(outcome.winners)
    return [1 / winners if rank == 1 else 0.0 for rank in outcome.ranks]
