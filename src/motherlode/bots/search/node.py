"""The search tree: decisions of seats, and between them what chance and unseen choices decide."""

from math import inf, sqrt
from typing import Final, TypeAlias

from motherlode.bots.search.choices import Choice, prior_weights

CHOICE_WIDENING: Final = 1.5  # choices considered per square root of the visits of a decision
OUTCOME_WIDENING: Final = 1.0  # outcomes with a node of their own per square root of the visits of a choice

# What the searching seat learns between two decisions: steps it sees, draws it sees, secrets that are opened.
Observation: TypeAlias = tuple[int | str, ...]


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
        self.outcomes: dict[Observation, Node] = {}

    def only_outcome(self) -> "Node | None":
        """What follows if nothing is drawn or shown between; None if something is, or nothing was looked into."""
        return self.outcomes.get(()) if len(self.outcomes) == 1 else None

    def has_room(self, visits: int) -> bool:
        """Progressive widening: the more visits, the more outcomes get a node of their own."""
        return len(self.outcomes) <= OUTCOME_WIDENING * sqrt(visits)


class Node:
    """A decision of a seat: its choices, the most promising first; none before they are first needed.

    At an unseen one the searching seat does not learn what is chosen: a single edge stands for all of it.
    """

    __slots__ = ("best_value", "edges", "is_unseen", "openings", "seat", "total_weight", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.is_unseen = False
        self.best_value = 0.0  # the value of the best choice in the world in which they were first looked for
        self.total_weight = 0.0  # of all choices known then
        self.edges: list[Edge] = []
        self.openings: set[int] = set()  # the first steps of all known choices
        self.visits = 0

    def add(self, found: list[Choice], guesses: list[float], prior_temperature: float) -> list[Edge]:
        """Adds choices, with priors that follow their values; the new edges."""
        weights = prior_weights(found, self.best_value, prior_temperature)
        self.total_weight = self.total_weight or sum(weights)
        rows = zip(found, weights, guesses, strict=True)
        added = [Edge(choice.ids, weight / self.total_weight, guess) for choice, weight, guess in rows]
        self.openings.update(choice.ids[0] for choice in found)
        self.edges += added
        self.edges.sort(key=prior_of, reverse=True)
        return added

    def width(self) -> int:
        """Progressive widening: the more visits, the more choices are considered."""
        return 2 + int(CHOICE_WIDENING * sqrt(self.visits))

    def best(self, possible: list[Edge], exploration: float) -> Edge:
        """The choice with the highest bound (PUCT)."""
        factor = exploration * sqrt(self.visits + 1)
        top, best = -inf, possible[0]
        for edge in possible[: self.width()]:
            bound = edge.mean + factor * edge.prior / (1 + edge.visits)
            if bound > top:
                top, best = bound, edge
        return best


def prior_of(edge: Edge) -> float:
    return edge.prior


def visits_of(edge: Edge) -> int:
    return edge.visits
