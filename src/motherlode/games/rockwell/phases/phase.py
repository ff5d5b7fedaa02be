"""What a step of a round is to the game: what can be chosen, why something cannot, and what a choice does."""

from typing import Final

from motherlode.games.rockwell.options import Rules
from motherlode.games.rockwell.state import RockwellState
from motherlode.kernel import Log, Violation


class Phase:
    """A step in which a seat decides. `kinds` are the actions at home in it: only these are ever checked or applied.

    This class itself stands for the steps in which nobody decides.
    """

    def __init__(self, *kinds: str) -> None:
        self.kinds: Final = kinds

    def legal(self, rules: Rules, state: RockwellState, seat: int) -> list[int]:
        """The ids that `check` allows, ascending."""
        return []

    def check(self, rules: Rules, state: RockwellState, seat: int, action: int) -> Violation | None:
        """Why the action is not allowed; None if it is."""
        raise ValueError("nobody decides in this phase")

    def apply(self, rules: Rules, state: RockwellState, seat: int, action: int, log: Log) -> None:
        """Changes the state by an action that is allowed."""
        raise ValueError("nobody decides in this phase")
