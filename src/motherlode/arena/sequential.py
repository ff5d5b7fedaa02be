"""A sequential test: is a share above or below a bar? It stops as soon as the results so far make the answer clear.

Wald's probability ratio test between bar - MARGIN and bar + MARGIN, with the normal approximation that engine testers
use: a deal is one observation, so that games on the same draws do not count as independent.
"""

from collections.abc import Sequence
from math import log
from typing import Final

MARGIN: Final = 0.05
ERROR: Final = 0.025  # of either wrong answer, at a distance of MARGIN from the bar
BOUND: Final = log((1 - ERROR) / ERROR)
IMAGINED: Final = (0.0, 1.0)  # two imagined deals keep a short run of equal results from looking certain


def evidence(deals: Sequence[float], bar: float) -> float:
    """The logarithm of the likelihood ratio of "above" to "below", from the mean results of the deals (0 to 1)."""
    observed = [*deals, *IMAGINED]
    mean = sum(observed) / len(observed)
    variance = sum((result - mean) ** 2 for result in observed) / len(observed)
    return len(deals) * MARGIN * 2 * (mean - bar) / variance


def verdict(deals: Sequence[float], bar: float) -> str:
    """`above`, `below`, or empty while it is open."""
    ratio = evidence(deals, bar)
    return "above" if ratio >= BOUND else "below" if ratio <= -BOUND else ""
