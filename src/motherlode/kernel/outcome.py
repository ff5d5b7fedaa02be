"""The end of a match: points by source, ranks, and the clause that ended it."""

from collections.abc import Sequence
from dataclasses import dataclass

from mypy_extensions import mypyc_attr


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Outcome:
    """Lists are by seat. Rank 1 is first; equal ranks share the place."""

    scores: tuple[dict[str, int], ...]
    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    clause: str

    @property
    def winners(self) -> list[int]:
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]


def ranks_of(standings: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Ranks by standing, the highest first; equal standings share a rank: 1, 2, 2, 4."""
    return tuple(1 + sum(other > own for other in standings) for own in standings)
