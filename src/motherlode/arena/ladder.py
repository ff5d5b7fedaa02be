"""A rating that can be published: an agent against the bots of this version, on fixed seeds.

Ratings are on the scale of Elo: 400 points more mean that one comes out ahead ten times as often. `greedy` is 0 in
every game; the ratings of the other rungs were measured against it (docs/research.md says how).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log, sqrt
from typing import Final

from motherlode.arena.backends import Backend
from motherlode.arena.errors import ArenaError
from motherlode.arena.intervals import CONFIDENCE, Estimate, design_effect
from motherlode.arena.plan import Plan
from motherlode.arena.runner import deals_of, run
from motherlode.arena.standing import Standing
from motherlode.registry import AnyGame

LADDER: Final = 1  # rises when the rungs, their ratings or the seeds change
SEED: Final = 20_261_118
SCALE: Final = 400 / log(10)
RUNGS: Final[dict[str, dict[str, int]]] = {
    "rockwell": {"random": -980, "greedy": 0, "easy": 450},
    "cavum": {"random": -820, "greedy": 0, "easy": 110},
    "thebes": {"random": -800, "greedy": 0, "easy": 190},
    "rawsiko": {"random": -850, "greedy": 0, "easy": 210},
}


@dataclass(frozen=True)
class Rung:
    """The results against one bot: how often the agent came out ahead, ties counting half."""

    bot: str
    rating: int
    result: Estimate
    effect: float  # how many games count as one, because those of a deal go together


@dataclass(frozen=True)
class Rating:
    """With its 95 % interval."""

    rating: float
    low: float
    high: float


def climb(
    agent: str,
    game: AnyGame,
    rungs: Sequence[str],
    games: int,
    backend: Backend,
    progress: Callable[[int], None],
) -> list[Rung]:
    """Plays against each rung; an agent that is a rung itself is not played against itself."""
    known = RUNGS[game.info.id]
    for name in rungs:
        if name not in known:
            raise ArenaError(f"no rung is called {name!r}; {game.info.title} has {', '.join(known)}")
    return [met(agent, game, name, games, backend, progress) for name in rungs if name != agent]


def met(agent: str, game: AnyGame, rung: str, games: int, backend: Backend, progress: Callable[[int], None]) -> Rung:
    plan = Plan(game.info.id, (agent, rung), game.info.seats[0], games, SEED)
    standing = Standing(plan)
    for deal in deals_of(plan, run(plan, backend, progress)):
        standing.add(deal)
    tally = standing.pairs[agent, rung]
    effect = max(1.0, design_effect(tally.deals, tally.estimate.share))
    return Rung(rung, RUNGS[game.info.id][rung], tally.estimate, effect)


def rating(rungs: Sequence[Rung]) -> Rating:
    """The most likely rating. One imagined tie with each rung keeps it finite when all games went one way."""
    low, high = -4000.0, 4000.0
    while high - low > 0.01:
        middle = (low + high) / 2
        low, high = (middle, high) if surplus(rungs, middle) > 0 else (low, middle)
    reach = CONFIDENCE / sqrt(information(rungs, low))
    return Rating(low, low - reach, low + reach)


def surplus(rungs: Sequence[Rung], rating: float) -> float:
    """How much better the results are than an agent of this rating would expect."""
    return sum(
        weight(rung) * (rung.result.share - expected(rating, rung.rating)) + 0.5 - expected(rating, rung.rating)
        for rung in rungs
    )


def information(rungs: Sequence[Rung], rating: float) -> float:
    """Fisher's information about the rating."""
    shares = [(expected(rating, rung.rating), weight(rung) + 1) for rung in rungs]
    return sum(games * share * (1 - share) for share, games in shares) / SCALE**2


def weight(rung: Rung) -> float:
    return rung.result.games / rung.effect


def expected(rating: float, other: float) -> float:
    return float(1 / (1 + 10 ** ((other - rating) / 400)))
