"""What an evaluator is."""

from abc import ABCMeta, abstractmethod
from collections.abc import Sequence
from math import inf
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from motherlode.registry import AnyGame


class Term:
    """A named part of what a position is worth: `points` of it, by one thing of the game (`about`, its id) if any.

    The sentence of a difference is `term-<name>`. Its `$points` is a text with a sign, as in +2.5; `$about` is the
    name of the thing.
    """

    __slots__ = ("about", "name", "points")

    def __init__(self, name: str, points: float, about: str = "") -> None:
        self.name: Final = name
        self.points: Final = points
        self.about: Final = about

    def __repr__(self) -> str:
        return f"Term({self.name!r}, {self.points!r}, {self.about!r})"


class Count:
    """What a seat has left of something that people count, such as weeks or money. Its sentence is `count-<name>`."""

    __slots__ = ("amount", "name")

    def __init__(self, name: str, amount: int) -> None:
        self.name: Final = name
        self.amount: Final = amount


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator(metaclass=ABCMeta):
    """Judges positions of one game by what the seat may know. States are those of the game it was made for."""

    # For the search. A lead of `scale` points makes victory e times as likely. `prior_temperature` points make a choice
    # e times as likely to be looked into; the higher `exploration`, the more visits go to others than the best so far.
    scale: ClassVar[float] = 10.0
    prior_temperature: ClassVar[float] = 2.0
    exploration: ClassVar[float] = 0.6
    # Complete choices played on from a new node before the position is evaluated.
    horizon: ClassVar[int] = 0
    # Whether the search plans the choices of its own seat only, and leaves the answers of the others to the evaluator.
    own_choices_only: ClassVar[bool] = False
    # Whether `value` already weighs what the best rival has.
    counts_rivals: ClassVar[bool] = False
    # Rivals play for what they hide: a world worth `belief_temperature` points more to them is e times as likely.
    # Infinite where values say nothing about what is hidden.
    belief_temperature: ClassVar[float] = inf
    # For the levels: iterations of the search per second by `motherlode bench`, interpreted, and choices per turn.
    iterations_per_second: ClassVar[int] = 400
    choices_per_turn: ClassVar[int] = 1

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    @abstractmethod
    def value(self, state: Any, seat: int) -> float:
        """What the position is worth to the seat, in points of the game; also while draws are due."""

    def terms(self, state: Any, seat: int) -> list[Term]:
        """The named parts that add up to `value`."""
        return [Term("position", self.value(state, seat))]

    def counts(self, state: Any, seat: int) -> list[Count]:
        """What a person would like to know of what is left; told where a choice changes it."""
        return []

    def prospect(self, state: Any, seat: int) -> float:
        """What it is worth to the searching seat, where that differs: the search sees what its sampled world hides."""
        return self.value(state, seat)

    def prospect_terms(self, state: Any, seat: int) -> list[Term]:
        """The named parts that add up to `prospect`: what the search prefers its choice for."""
        return self.terms(state, seat)

    def rival_prospect(self, state: Any, seat: int) -> float:
        """What it is worth to a rival of the searching seat, on the same scale as `prospect`."""
        return self.value(state, seat)

    def belief_value(self, state: Any, seat: int) -> float:
        """What a world is worth to a rival who has played knowing it; used where `belief_temperature` is finite."""
        return self.value(state, seat)

    def is_comparable(self, before: Any, after: Any) -> bool:
        """Whether prospects of both positions are on the same scale, so that a difference says something."""
        return True

    def is_underway(self, state: Any) -> bool:
        """Whether single choices can be told apart by points; not while places to begin at are still taken."""
        return True

    def lead(self, state: Any) -> float:
        """The points that make victory e times as likely at this stage of a match, where it is not always `scale`."""
        return self.scale

    def promising(self, state: Any, seat: int, legal: Sequence[int]) -> Sequence[int]:
        """The actions worth considering, at least one."""
        return legal

    def gist(self, ids: tuple[int, ...]) -> tuple[int, ...]:
        """What matters of a choice: those with the same gist read almost the same."""
        return ids

    def is_midway(self, state: Any, seat: int) -> bool:
        """Whether the seat is in the middle of a choice."""
        return self.game.continues(state, seat)
