"""Why a bot chose as it did."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Candidate:
    """A complete choice that was considered: how often, and the share of victory expected after it."""

    ids: tuple[int, ...]
    visits: int
    expected: float


@dataclass(frozen=True)
class Explanation:
    """The candidates of one decision, the chosen one first, and the iterations spent on it; none on a forced one."""

    iterations: int
    candidates: tuple[Candidate, ...]
