"""What goes wrong with a program that plays."""

from motherlode.kernel import MotherlodeError


class AgentError(MotherlodeError):
    """A program that does not start, does not answer, or answers something else than the protocol allows."""


class ProgramEnded(AgentError):
    """A program that is not there any more."""


class MoveRefused(AgentError):
    """A move that is not played: `index` is that of the action to blame, `clause` is empty if no rule forbids it."""

    def __init__(self, reason: str, index: int = 0, clause: str = "") -> None:
        super().__init__(reason)
        self.index = index
        self.clause = clause
