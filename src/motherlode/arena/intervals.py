"""Shares with their uncertainty: Wilson's 95 % interval, widened where the games of a deal go together."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

CONFIDENCE: Final = 1.959964  # standard deviations that hold 95 %


@dataclass(frozen=True)
class Estimate:
    """A share between 0 and 1 with its 95 % interval, and the number of games."""

    games: int
    share: float
    low: float
    high: float


def estimate(deals: Sequence[Sequence[float]]) -> Estimate:
    """The mean of the results (0 to 1), given by deal; every game counts once, ties and shared places as fractions."""
    games = sum(len(deal) for deal in deals)
    if not games:
        return Estimate(0, 0.5, 0.0, 1.0)
    share = sum(sum(deal) for deal in deals) / games
    low, high = wilson(share, games / max(1.0, design_effect(deals, share)))
    return Estimate(games, share, low, high)


def wilson(share: float, games: float) -> tuple[float, float]:
    """Wilson's score interval."""
    square = CONFIDENCE**2 / games
    middle = (share + square / 2) / (1 + square)
    reach = CONFIDENCE * sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def design_effect(deals: Sequence[Sequence[float]], share: float) -> float:
    """How many times the variance is that of independent games: above 1 where a deal favours one bot in all seats."""
    spread = share * (1 - share)
    if len(deals) < 2 or spread == 0:
        return 1.0
    games = sum(len(deal) for deal in deals)
    between = sum((sum(deal) - share * len(deal)) ** 2 for deal in deals)
    return between * len(deals) / (len(deals) - 1) / (games * spread)
