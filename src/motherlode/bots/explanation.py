"""Why a bot chose as it did."""

from dataclasses import dataclass
from typing import Final

NOBODY: Final = -1


@dataclass(frozen=True)
class Reason:
    """A part of what a choice changes: points, by the thing `about` (an id) or for the rival `seat`, if any.

    `key` is its sentence: `term-<name>` of the game, or `reason-rival`.
    """

    key: str
    points: float
    about: str = ""
    seat: int = NOBODY


@dataclass(frozen=True)
class Left:
    """What a choice leaves of something that people count; `key` is its sentence, `count-<name>` of the game."""

    key: str
    count: int


@dataclass(frozen=True)
class Effect:
    """What a choice changes for its seat: points in all, the biggest reasons first, and what it leaves.

    Before a match is under way its figures mean nothing to a player, and are not `told`.
    """

    points: float
    reasons: tuple[Reason, ...]
    left: tuple[Left, ...]
    told: bool = True


@dataclass(frozen=True)
class Candidate:
    """A complete choice that was considered: how often, and the share of victory expected after it.

    `then` are the choices that the seat would make next, if nothing comes between; `effect` is that of all of them.
    """

    ids: tuple[int, ...]
    visits: int
    expected: float
    effect: Effect | None = None
    then: tuple[tuple[int, ...], ...] = ()


@dataclass(frozen=True)
class Explanation:
    """The candidates of one decision, the chosen one first, and the iterations spent on it; none on a forced one."""

    iterations: int
    candidates: tuple[Candidate, ...]
