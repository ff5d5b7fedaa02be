"""Ratings of bots by openskill (Plackett-Luce), game by game in the order of play."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean

from openskill.models import PlackettLuce

from motherlode.arena.intervals import CONFIDENCE
from motherlode.arena.runner import Result


@dataclass(frozen=True)
class Rating:
    """Strength and its uncertainty (a standard deviation)."""

    mu: float
    sigma: float

    @property
    def low(self) -> float:
        return self.mu - CONFIDENCE * self.sigma

    @property
    def high(self) -> float:
        return self.mu + CONFIDENCE * self.sigma


def ratings(names: Sequence[str], games: Iterable[Result]) -> dict[str, Rating]:
    """The ratings after all finished games."""
    model = PlackettLuce()
    new = model.rating()
    table = {name: Rating(new.mu, new.sigma) for name in names}
    for result in games:
        if result.is_finished:
            rate(model, table, result)
    return table


def rate(model: PlackettLuce, table: dict[str, Rating], result: Result) -> None:
    """One game; a bot in several seats is rated by the mean of them."""
    bots = result.pairing.bots
    teams = [[model.rating(mu=table[name].mu, sigma=table[name].sigma)] for name in bots]
    rated = [team[0] for team in model.rate(teams, ranks=[float(rank) for rank in result.ranks])]
    for name in dict.fromkeys(bots):
        own = [rating for rating, bot in zip(rated, bots, strict=True) if bot == name]
        table[name] = Rating(fmean(rating.mu for rating in own), fmean(rating.sigma for rating in own))
