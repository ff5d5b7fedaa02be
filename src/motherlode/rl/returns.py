"""What an episode is worth to each seat at its end."""

from typing import Literal, TypeAlias

from motherlode.kernel import Outcome

# Shares of victory and ranks from 1 to -1, both summing to zero, or the points of the game.
Returns: TypeAlias = Literal["shares", "ranks", "points"]


def returns_of(outcome: Outcome, kind: Returns) -> list[float]:
    """By seat."""
    if kind == "points":
        return [float(total) for total in outcome.totals]
    return by_share(outcome.ranks) if kind == "shares" else by_rank(outcome.ranks)


def by_share(ranks: tuple[int, ...]) -> list[float]:
    """A sole victory is 1; a seat with no share of it gets -1 / (seats - 1), so that the sum is 0."""
    seats, winners = len(ranks), ranks.count(1)
    return [(seats / winners * (rank == 1) - 1) / (seats - 1) for rank in ranks]


def by_rank(ranks: tuple[int, ...]) -> list[float]:
    """From 1 for the first to -1 for the last; equal ranks get the mean of the places they take."""
    last = len(ranks) - 1
    return [1 - 2 * (rank - 1 + (ranks.count(rank) - 1) / 2) / last for rank in ranks]


def forfeited(seats: int, loser: int, kind: Returns) -> list[float]:
    """After an illegal action: its seat loses, the others share the victory. Points would say nothing: -1 and 0."""
    if kind == "points":
        return [-1.0 if seat == loser else 0.0 for seat in range(seats)]
    ranks = tuple([seats if seat == loser else 1 for seat in range(seats)])
    return returns_of(Outcome((), (), ranks, ""), kind)
