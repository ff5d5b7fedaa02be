"""Why a bot chose as it did."""

from dataclasses import dataclass

from mypy_extensions import mypyc_attr


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Candidate:
    """A complete choice that was considered: how often, and the share of victory expected after it."""

    ids: tuple[int, ...]
    visits: int
    expected: float


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Explanation:
    """The candidates of one decision, the chosen one first, and the iterations spent on it; none on a forced one."""

    iterations: int
    candidates: tuple[Candidate, ...]
