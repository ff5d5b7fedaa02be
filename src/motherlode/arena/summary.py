"""What many games come to. Sums are whole numbers, so the figures do not depend on how the games were split."""

from collections.abc import Iterable

from motherlode.arena.runner import Result


class Summary:
    """Lists are by seat. A shared first place is a win for each who shares it; unfinished games count in no list."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.unfinished = 0
        self.decisions = 0
        self.wins = [0] * seats
        self._scores = [0] * seats
        self._ranks = [0] * seats

    def add(self, results: Iterable[Result]) -> None:
        for result in results:
            self.games += 1
            self.unfinished += not result.ranks
            self.decisions += result.decisions
            for seat, (total, rank) in enumerate(zip(result.totals, result.ranks, strict=True)):
                self.wins[seat] += rank == 1
                self._scores[seat] += total
                self._ranks[seat] += rank

    @property
    def mean_length(self) -> float:
        return self.decisions / self.games if self.games else 0.0

    @property
    def mean_scores(self) -> list[float]:
        return [self._mean(total) for total in self._scores]

    @property
    def mean_rank(self) -> list[float]:
        return [self._mean(rank) for rank in self._ranks]

    def _mean(self, total: int) -> float:
        finished = self.games - self.unfinished
        return total / finished if finished else 0.0
