"""The typed errors of a match. Each has a kind and facts, so that it can be said in any language."""

from typing import Final

from motherlode.kernel import Facts, MotherlodeError, Violation


class PlayError(MotherlodeError):
    """`error-<kind>` in the shared catalogue says it with its facts; the message says it in plain English."""

    def __init__(self, kind: str, facts: Facts, message: str) -> None:
        super().__init__(message)
        self.kind = kind
        self.facts = facts


class UnknownSeat(PlayError):
    """A seat that the match does not have, or a spectator asked to act."""

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        super().__init__("unknown_seat", {"number": seat, "count": seats}, f"no seat {seat} in a match of {seats}")


class UnknownAction(PlayError):
    """An id outside the action list."""

    def __init__(self, action: int) -> None:
        self.action = action
        super().__init__("unknown_action", {"number": action}, f"no action has the id {action}")


class IllegalMove(PlayError):
    """An action of a move is not allowed where it stands; the whole move was left undone."""

    def __init__(self, seat: int, index: int, action: int, notation: str, violation: Violation) -> None:
        self.seat = seat
        self.index = index
        self.action = action
        self.violation = violation
        facts: Facts = {"clause": violation.clause, "number": index + 1}
        message = f"seat {seat} may not play {notation!r} (action {index + 1} of the move): {violation.clause}"
        super().__init__("illegal_move", facts, message)


class IncompleteMove(PlayError):
    """A move without actions, or a secret one that stops before the seat has finished choosing."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        super().__init__("incomplete_move", {"seat": seat}, f"the move of seat {seat} is not complete")


class OverlongMove(PlayError):
    """A move that goes on after a draw or after the opening of a secret."""

    def __init__(self, seat: int, index: int) -> None:
        self.seat = seat
        self.index = index
        message = f"the move of seat {seat} must end before its action {index + 1}: a draw or a secret comes first"
        super().__init__("overlong_move", {"seat": seat, "number": index + 1}, message)


class CannotUndo(PlayError):
    """`bar` says what stands in the way: off, over, nothing, chance, other, reveal, commit or phase."""

    def __init__(self, seat: int, bar: str) -> None:
        self.seat = seat
        self.bar = bar
        super().__init__(f"undo_{bar}", {"seat": seat}, f"seat {seat} cannot take back a move: {bar}")


class BeyondSnapshot(MotherlodeError):
    """This needs entries from before the snapshot: open the match from its beginning."""


class RecordError(PlayError):
    """A record that is damaged or does not replay; `fault` says in what way, `ply` where, if there is a where."""

    def __init__(self, fault: str, detail: str, ply: int | None = None) -> None:
        self.fault = fault
        self.ply = ply
        self.detail = detail
        where = f" at ply {ply}" if ply is not None else ""
        facts: Facts = {"detail": detail, "ply": -1 if ply is None else ply}
        super().__init__(f"record_{fault}", facts, f"{FAULTS[fault]}{where}: {detail}")


class DamagedRecord(RecordError):
    """Data that is no record at all, or was changed since it was written."""

    def __init__(self, problem: str) -> None:
        super().__init__("damaged", problem)


class UnreadableRecord(RecordError):
    """A file that is not there or may not be read."""

    def __init__(self, problem: str) -> None:
        super().__init__("file", problem)


FAULTS: Final = {
    "file": "no record",
    "damaged": "the record is damaged",
    "game": "the record is of another game",
    "version": "the record was played under other rules",
    "components": "the record was played with other components",
    "options": "the record's options do not fit the game",
    "start": "the record's starting position cannot be loaded",
    "move": "illegal move",
    "draw": "impossible draw",
    "undo": "impossible undo",
    "ply": "wrong ply",
    "checksum": "wrong checksum",
    "outcome": "wrong outcome",
    "seed": "wrong seed",
    "end": "the record is too short",
}
