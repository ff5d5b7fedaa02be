"""Refusals: what a client did wrong, with a kind, facts, and the status HTTP gives it."""

from motherlode.kernel import Facts, MotherlodeError
from motherlode.play.errors import PlayError


class Refusal(MotherlodeError):
    """Nothing was changed. `kind` is one of those that docs/server.md lists."""

    def __init__(self, kind: str, message: str, status: int = 400, facts: Facts | None = None) -> None:
        super().__init__(message)
        self.kind = kind
        self.facts: Facts = facts or {}
        self.status = status


class Overtaken(Refusal):
    """Another process wrote to the table first. The one who asked may judge again by what stands there now."""

    def __init__(self) -> None:
        super().__init__("stale", "another was faster", 409)


class AlreadyEntered(Refusal):
    """A move or undo with this id was entered before; its answer was lost."""

    def __init__(self) -> None:
        super().__init__("id_used", "this was entered before", 409)


class SettingsError(MotherlodeError):
    """Settings the server does not start with."""


class StoreError(MotherlodeError):
    """A store that cannot be used: damaged, or of a newer version."""


def refusal_of(error: MotherlodeError) -> Refusal:
    """Any typed error as a refusal: those of play keep their kind."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, PlayError):
        return Refusal(error.kind, str(error), 409, error.facts)
    if isinstance(error, StoreError):
        return server_mistake()
    return Refusal("bad_request", str(error))


def server_mistake() -> Refusal:
    """Something that must not happen did; the log knows what."""
    return Refusal("server", "the server made a mistake", 500)


def unknown_table(id: str) -> Refusal:
    return Refusal("unknown_table", f"there is no table {id!r}, or it is private", 404)
