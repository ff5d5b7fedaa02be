"""What an evaluator is."""

from abc import ABCMeta, abstractmethod
from collections.abc import Sequence
from math import inf
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from motherlode.registry import AnyGame


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

    def prospect(self, state: Any, seat: int) -> float:
        """What it is worth to the searching seat, where that differs: the search sees what its sampled world hides."""
        return self.value(state, seat)

    def rival_prospect(self, state: Any, seat: int) -> float:
        """What it is worth to a rival of the searching seat, on the same scale as `prospect`."""
        return self.value(state, seat)

    def belief_value(self, state: Any, seat: int) -> float:
        """What a world is worth to a rival who has played knowing it; used where `belief_temperature` is finite."""
        return self.value(state, seat)

    def lead(self, state: Any) -> float:
        """The points that make victory e times as likely at this stage of a match, where it is not always `scale`."""
        return self.scale

    def promising(self, state: Any, seat: int, legal: Sequence[int]) -> Sequence[int]:
        """The actions worth considering, at least one."""
        return legal

    def is_midway(self, state: Any, seat: int) -> bool:
        """Whether the seat is in the middle of a choice."""
        return self.game.continues(state, seat)
