"""What a player decides in one step of the match: what is legal, why something is not, and what follows."""

from motherlode.games.cavum.options import Rules
from motherlode.games.cavum.state import SET, CavumState
from motherlode.kernel import Log, Violation


class Decision:
    """The decision of one step. This one asks for nothing: a draw is due, or the match is over."""

    def legal(self, rules: Rules, state: CavumState, seat: int) -> list[int]:
        """The actions of the seat whose turn it is, ascending."""
        return []

    def check(self, rules: Rules, state: CavumState, seat: int, action: int) -> Violation | None:
        """Why an action of this step is not allowed to the seat whose turn it is."""
        return None

    def out_of_turn(self, rules: Rules, state: CavumState, seat: int, action: int) -> Violation:
        """The clause that gives the turn to another seat, or takes it from this one; here as in building."""
        has_pieces = any(state.pieces[seat * SET : (seat + 1) * SET])
        return Violation("C9.3" if has_pieces else "C9.9", {"active_seat": state.turn})

    def apply(self, rules: Rules, state: CavumState, seat: int, action: int, log: Log) -> None:
        """Changes the state; unchecked."""
