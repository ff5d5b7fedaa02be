"""What an evaluator is."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import inf
from typing import Any

from motherlode.registry import AnyGame


class Evaluator(ABC):
    """Judges positions of one game by what the seat may know. States are those of the game it was made for."""

    # For the search: a lead of `scale` points makes victory e times as likely, and `warmth` points make a choice e
    # times as likely to be looked into; the more `curious`, the more others are looked into than the best so far.
    scale: float = 10.0
    warmth: float = 2.0
    curious: float = 0.6
    # So many complete choices are played on before a position is judged.
    horizon: int = 0
    # Whether the search plans the choices of its own seat only, and leaves what the others answer to the evaluator.
    own_choices: bool = False
    # Who plays for hidden things shows them: `insight` points that they promise their rivals make a world e times as
    # likely. Infinite where values tell nothing about what is hidden.
    insight: float = inf

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    @abstractmethod
    def value(self, state: Any, seat: int) -> float:
        """What the position promises the seat, in points of the game; also while draws are due."""

    def prospect(self, state: Any, seat: int) -> float:
        """What the position promises a seat that searches, where that differs: it sees what the world at hand hides."""
        return self.value(state, seat)

    def rival_prospect(self, state: Any, seat: int) -> float:
        """What it promises a rival of that seat, next to which its own prospect is seen."""
        return self.value(state, seat)

    def suits(self, state: Any, seat: int) -> float:
        """How well a world suits a rival that has played in it; where there is insight."""
        return self.value(state, seat)

    def lead(self, state: Any) -> float:
        """The points that make victory e times as likely at this stage of a match, where it is not always `scale`."""
        return self.scale

    def promising(self, state: Any, seat: int, legal: Sequence[int]) -> Sequence[int]:
        """The actions worth thinking about, at least one."""
        return legal

    def is_midway(self, state: Any, seat: int) -> bool:
        """Whether the seat is in the middle of a choice."""
        return self.game.continues(state, seat)
