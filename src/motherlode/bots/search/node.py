"""The search tree: decisions of seats, and between them what chance and unseen choices decide."""

from math import inf, sqrt
from typing import Final, TypeAlias

from motherlode.bots.search.choices import Choice, appeals

WIDEN: Final = 1.5  # a decision considers so many choices a root of its visits
OUTCOMES: Final = 1.0  # an edge remembers so many different outcomes a root of its visits

# What the searching seat learns between two decisions: steps it sees, draws it sees, secrets that are opened.
Heard: TypeAlias = tuple[int | str, ...]


class Edge:
    """A choice at a node: how often it was tried, and what it brought the seat that took it."""

    __slots__ = ("chance", "guess", "ids", "prior", "total", "visits")

    def __init__(self, ids: tuple[int, ...], prior: float, guess: float) -> None:
        self.ids = ids
        self.prior = prior
        self.guess = guess  # how much more of the victory the evaluator expects for the acting seat
        self.visits = 0
        self.total = 0.0  # of what the acting seat gained, in shares of victory
        self.chance = ChanceNode()

    @property
    def mean(self) -> float:
        """The expected gain, the evaluator's guess counting like one visit."""
        return (self.total + self.guess) / (self.visits + 1)


class ChanceNode:
    """What follows a choice, one node for each outcome that the searching seat can tell from the others.

    Outcomes are drawn by their weights in every iteration, so none counts for more than its chance.
    """

    __slots__ = ("outcomes",)

    def __init__(self) -> None:
        self.outcomes: dict[Heard, Node] = {}

    def has_room(self, visits: int) -> bool:
        """Progressive widening: the more visits, the more outcomes get a node of their own."""
        return len(self.outcomes) <= OUTCOMES * sqrt(visits)


class Node:
    """A decision of a seat: its choices, the most promising first; none before they are first needed.

    At an unseen one the searching seat does not learn what is chosen: a single edge stands for all of it.
    """

    __slots__ = ("edges", "is_unseen", "openings", "seat", "top", "visits", "weight")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.is_unseen = False
        self.top = 0.0  # the value of the best choice in the world in which they were first looked for
        self.weight = 0.0  # of all choices known then
        self.edges: list[Edge] = []
        self.openings: set[int] = set()  # the first steps of all known choices
        self.visits = 0

    def add(self, found: list[Choice], guesses: list[float], warmth: float) -> list[Edge]:
        """Adds choices, with priors that follow their values; the new edges."""
        weights = appeals(found, self.top, warmth)
        self.weight = self.weight or sum(weights)
        rows = zip(found, weights, guesses, strict=True)
        added = [Edge(choice.ids, weight / self.weight, guess) for choice, weight, guess in rows]
        self.openings.update(choice.ids[0] for choice in found)
        self.edges += added
        self.edges.sort(key=prior_of, reverse=True)
        return added

    def width(self) -> int:
        """Progressive widening: the more visits, the more choices are considered."""
        return 2 + int(WIDEN * sqrt(self.visits))

    def best(self, possible: list[Edge], curious: float) -> Edge:
        """The choice with the highest bound (PUCT)."""
        factor = curious * sqrt(self.visits + 1)
        top, best = -inf, possible[0]
        for edge in possible[: self.width()]:
            bound = edge.mean + factor * edge.prior / (1 + edge.visits)
            if bound > top:
                top, best = bound, edge
        return best


def prior_of(edge: Edge) -> float:
    return edge.prior
