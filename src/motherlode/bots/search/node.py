"""Nodes of the search tree: decisions of seats, and draws. Statistics are by seat: shares of victory."""

from math import exp, sqrt
from typing import Final

from motherlode.bots.search.choices import Choice

EXPLORE: Final = 0.6
WIDEN: Final = 1.5  # a node considers so many choices a root of its visits


class Edge:
    """A choice at a node: how often it was tried, and what it brought each seat."""

    __slots__ = ("after", "guess", "ids", "prior", "total", "visits")

    def __init__(self, ids: tuple[int, ...], prior: float, guess: float) -> None:
        self.ids = ids
        self.prior = prior
        self.guess = guess  # the share of victory the evaluator expects for the acting seat
        self.visits = 0
        self.total = 0.0  # of the acting seat's shares
        self.after: dict[tuple[int, ...], Node] = {}  # by the draws that follow

    @property
    def mean(self) -> float:
        """The expected share of victory, the evaluator's guess counting like one visit."""
        return (self.total + self.guess) / (self.visits + 1)


class Node:
    """A decision: a seat's choices, the most promising first."""

    __slots__ = ("edges", "seat", "visits")

    def __init__(self, seat: int, edges: list[Edge]) -> None:
        self.seat = seat
        self.edges = edges
        self.visits = 0

    def width(self) -> int:
        """Progressive widening: the more visits, the more choices are considered."""
        return 2 + int(WIDEN * sqrt(self.visits))

    def best(self, possible: list[Edge]) -> Edge:
        """The choice with the highest bound (PUCT)."""
        factor = EXPLORE * sqrt(self.visits + 1)
        top, best = -1.0, possible[0]
        for edge in possible[: self.width()]:
            bound = edge.mean + factor * edge.prior / (1 + edge.visits)
            if bound > top:
                top, best = bound, edge
        return best


def edges_of(found: list[Choice], guesses: list[float], warmth: float) -> list[Edge]:
    """Edges with priors that follow the values: `warmth` points make a choice e times as likely."""
    top = found[0].value
    weights = [exp((choice.value - top) / warmth) for choice in found]
    total = sum(weights)
    return [
        Edge(choice.ids, weight / total, guess) for choice, weight, guess in zip(found, weights, guesses, strict=True)
    ]
