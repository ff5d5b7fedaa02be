"""What can be wrong with a run."""

from motherlode.kernel import MotherlodeError


class ArenaError(MotherlodeError):
    """Bots that cannot be compared."""


class FolderError(MotherlodeError):
    """Nothing can be written there."""
