"""Events: a kind and facts, never sentences. Everyone sees that one happened; some facts are for some seats only."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from motherlode.kernel.pickling import constructor_call

Fact: TypeAlias = int | str | Sequence[int | str]
Facts: TypeAlias = dict[str, Fact]


class Event:
    """What happened. `secret[seat]` holds facts for that seat alone; `reveals` marks the end of a secret."""

    __slots__ = ("facts", "kind", "reveals", "secret")

    def __init__(self, kind: str, facts: Facts, secret: dict[int, Facts], reveals: bool) -> None:
        self.kind = kind
        self.facts = facts
        self.secret = secret
        self.reveals = reveals

    def __reduce__(self) -> tuple[object, ...]:
        return constructor_call(self)

    def seen_by(self, viewer: int) -> Facts:
        return {**self.facts, **self.secret[viewer]} if viewer in self.secret else self.facts.copy()


class Log:
    """Collects the events of an `apply`; a silent log is passed where nobody listens."""

    __slots__ = ("events", "on")

    def __init__(self, on: bool = True) -> None:
        self.on = on
        self.events: list[Event] = []

    def emit(self, kind: str, facts: Facts) -> None:
        if self.on:
            self.events.append(Event(kind, facts, {}, False))

    def tell(self, kind: str, facts: Facts, secret: dict[int, Facts]) -> None:
        """An event of which each seat in `secret` learns more than the others."""
        if self.on:
            self.events.append(Event(kind, facts, secret, False))

    def reveal(self, kind: str, facts: Facts) -> None:
        """An event that lays something open that was secret until now."""
        if self.on:
            self.events.append(Event(kind, facts, {}, True))


SILENT: Final = Log(False)
