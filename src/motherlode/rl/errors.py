"""What goes wrong at the border of an environment."""

from motherlode.kernel import MotherlodeError, Violation


class SettingsError(MotherlodeError):
    """An environment cannot be made as asked."""


class IllegalAction(MotherlodeError):
    """An action that the rules do not allow now; `violation` names the clause."""

    def __init__(self, seat: int, action: str, violation: Violation) -> None:
        self.seat = seat
        self.action = action
        self.violation = violation
        super().__init__(f"seat {seat} may not play {action!r} now ({violation.clause})")


class WorkerDied(MotherlodeError):
    """A process of an environment died, or the environment was closed: its matches are gone."""

    def __init__(self) -> None:
        super().__init__("the workers of this environment are gone; make a new one")
