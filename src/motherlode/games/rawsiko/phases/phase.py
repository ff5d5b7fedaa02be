"""What a phase is: the actions it takes and what they do, or the draws of chance."""

from random import Random

from motherlode.games.rawsiko.options import Rules
from motherlode.games.rawsiko.state import RawsikoState
from motherlode.kernel import Log, Violation, bounded


class Phase:
    """A phase in which nothing can be done. Those of seats and of chance say what can.

    The active seat takes an action of the phase's own `kinds`; in a phase of chance `apply` takes a draw.
    """

    is_chance: bool = False
    kinds: tuple[str, ...] = ()

    def legal(self, rules: Rules, state: RawsikoState) -> list[int]:
        return []

    def check(self, rules: Rules, state: RawsikoState, action: int) -> Violation | None:
        return None

    def apply(self, rules: Rules, state: RawsikoState, action: int, log: Log) -> None:
        """Changes the state by an action or a draw of this phase."""

    def draws(self, rules: Rules, state: RawsikoState) -> list[tuple[int, int]]:
        """The draws that are possible, with their weights."""
        return []

    def sample(self, rules: Rules, state: RawsikoState, rng: Random) -> int:
        """A draw by its weight, where draws are due."""
        draws = self.draws(rules, state)
        return draws[bounded(rng, len(draws))][0]
