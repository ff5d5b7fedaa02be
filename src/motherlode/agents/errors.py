"""What goes wrong with a program that plays."""

from motherlode.kernel import MotherlodeError


class AgentError(MotherlodeError):
    """A program that does not start, does not answer, or answers something else than the protocol allows."""
