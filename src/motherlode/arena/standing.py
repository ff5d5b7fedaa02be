"""How the bots stand: shares of victories, pairs, points; and whether the question of the run is answered."""

from collections.abc import Iterable
from itertools import combinations

from motherlode.arena.intervals import Estimate, estimate
from motherlode.arena.plan import Plan
from motherlode.arena.runner import Result
from motherlode.arena.sequential import verdict


class Tally:
    """The results (0 to 1) of one bot, or of one against another, deal by deal."""

    def __init__(self) -> None:
        self.deals: list[list[float]] = []

    def add(self, results: list[float]) -> None:
        if results:
            self.deals.append(results)

    @property
    def estimate(self) -> Estimate:
        return estimate(self.deals)

    @property
    def means(self) -> list[float]:
        return [sum(deal) / len(deal) for deal in self.deals]


class Standing:
    """Takes in deals; lists are by bot, in the order of `names`. Unfinished games count in no result.

    Without a bar the question is, for every pair, which of the two comes out ahead of the other; with one, whether the
    first bot takes more than that share of the victories.
    """

    def __init__(self, plan: Plan, bar: float | None = None, is_full: bool = False) -> None:
        self.names = plan.names
        self.seats = plan.seats
        self.bar = bar
        self.is_full = is_full  # plays on when the answer is clear
        self.is_late = False  # the time was up before all games were over
        self.games: list[Result] = []
        self.victories = {name: Tally() for name in self.names}
        met = {pair for lineup in plan.lineups for pair in combinations(dict.fromkeys(lineup), 2)}
        self.pairs = {pair: Tally() for pair in combinations(self.names, 2) if pair in met}

    def add(self, deal: list[Result]) -> None:
        self.games += deal
        finished = [result for result in deal if result.is_finished]
        for name, tally in self.victories.items():
            tally.add([victory_share(result, name) for result in finished if name in result.pairing.bots])
        for (one, other), tally in self.pairs.items():
            tally.add([duel(result, one, other) for result in finished if {one, other} <= set(result.pairing.bots)])

    @property
    def unfinished(self) -> int:
        return sum(not result.is_finished for result in self.games)

    @property
    def fair(self) -> float:
        """The share of victories per seat among equal bots."""
        return 1 / self.seats

    def verdict(self, one: str, other: str) -> str:
        """Whether the first of a pair stands `above` the second or `below`; empty while it is open."""
        return verdict(self.pairs[one, other].means, 0.5)

    def bar_verdict(self) -> str:
        """Whether the first bot's share of victories is `above` or `below` the bar; empty while it is open."""
        return "" if self.bar is None else verdict(self.victories[self.names[0]].means, self.bar)

    def is_clear(self) -> bool:
        if self.bar is not None:
            return bool(self.bar_verdict())
        return all(self.verdict(*pair) for pair in self.pairs)

    def mean_score(self, name: str) -> float:
        return mean(result.totals[seat] for result, seat in self._seats_of(name) if result.is_finished)

    def mean_rank(self, name: str) -> float:
        return mean(result.ranks[seat] for result, seat in self._seats_of(name) if result.is_finished)

    def seconds_per_choice(self, name: str) -> float:
        """Processor time: the only figure that changes from run to run."""
        held = self._seats_of(name)
        return sum(result.seconds[seat] for result, seat in held) / max(
            1, sum(result.choices[seat] for result, seat in held)
        )

    def _seats_of(self, name: str) -> list[tuple[Result, int]]:
        return [(result, seat) for result in self.games for seat in seats_of(result, name)]


def seats_of(result: Result, name: str) -> list[int]:
    return [seat for seat, bot in enumerate(result.pairing.bots) if bot == name]


def victory_share(result: Result, name: str) -> float:
    """The victories of a bot per seat it holds."""
    return mean(result.share(seat) for seat in seats_of(result, name))


def duel(result: Result, one: str, other: str) -> float:
    """How often one came out ahead of the other, ties counting half, over all their seats."""
    results = [
        1.0 if result.ranks[own] < result.ranks[rival] else 0.5 if result.ranks[own] == result.ranks[rival] else 0.0
        for own in seats_of(result, one)
        for rival in seats_of(result, other)
    ]
    return mean(results)


def mean(numbers: Iterable[float]) -> float:
    values = list(numbers)
    return sum(values) / len(values) if values else 0.0
