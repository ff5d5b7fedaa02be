"""An entry: one step of a match, the same in memory, in a record and in a stored row."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Literal, TypeAlias

from mypy_extensions import mypyc_attr

from motherlode.kernel import Data, Event, Reader
from motherlode.play.checksum import checksum

NO_SEAT: Final = -1
EntryKind: TypeAlias = Literal["start", "move", "undo", "note"]


@mypyc_attr(native_class=False)
@dataclass
class Entry:
    """The start of a match with its draws, a move with the draws after it, an undo, or a note of the table.

    Actions and draws are in notation. Every 20th move or undo has the `checksum` of the position after it. `number`
    counts the entries of a match, `logged` its events: it is the number of the first one here. A sealed move stays
    secret while others still choose. Undo cannot take back the first `fixed` actions of a move; `bar` says why. An undo
    names the entries that it took back wholly (`undone`), and the events that no longer count (`undone_events`).
    """

    kind: EntryKind
    ply: int
    seat: int = NO_SEAT
    actions: tuple[str, ...] = ()
    draws: tuple[str, ...] = ()
    consent: tuple[int, ...] = ()
    checksum: str = ""
    number: int = field(default=-1, compare=False)
    logged: int = field(default=0, compare=False)
    events: Sequence[Event] = field(default=(), compare=False, repr=False)
    sealed: bool = field(default=False, compare=False)
    fixed: int = field(default=0, compare=False)
    bar: str = field(default="", compare=False)
    undone: tuple[int, ...] = field(default=(), compare=False)
    undone_events: tuple[int, ...] = field(default=(), compare=False)
    key: Hashable = field(default=None, compare=False, repr=False)

    def event_numbers(self) -> range:
        return range(self.logged, self.logged + len(self.events))

    def fix(self, actions: int, bar: str) -> None:
        """Bars undo from the first actions."""
        self.fixed = actions
        self.bar = bar

    def cut(self, actions: int) -> "Entry":
        """The move as if it had ended after some of its actions, before any draw."""
        return replace(self, actions=self.actions[:actions], draws=(), fixed=actions)

    def seal(self) -> None:
        """Turns the kept key of the position into its checksum: hashing waits until somebody wants the entry."""
        if self.key is not None:
            self.checksum = checksum(self.key)
            self.key = None

    def recorded(self) -> "Entry":
        """The entry as a record holds it: without its number and events."""
        self.seal()
        return Entry(self.kind, self.ply, self.seat, self.actions, self.draws, self.consent, self.checksum)


def dump_entry(entry: Entry) -> Data:
    """A move or an undo as a record writes it."""
    data: Data = {"ply": entry.ply}
    if entry.kind == "undo":
        data["undo"] = entry.seat
        if entry.consent:
            data["consent"] = list(entry.consent)
    else:
        data |= {"seat": entry.seat, "actions": list(entry.actions)}
        if entry.draws:
            data["draws"] = list(entry.draws)
    if entry.checksum:
        data["checksum"] = entry.checksum
    return data


def load_entry(reader: Reader) -> Entry:
    """A move or an undo as a record holds it."""
    ply = reader.integer("ply")
    checksum = reader.text("checksum") if reader.has("checksum") else ""
    if reader.has("undo"):
        consent = tuple(reader.integers("consent")) if reader.has("consent") else ()
        return Entry("undo", ply, reader.integer("undo"), consent=consent, checksum=checksum)
    draws = tuple(reader.texts("draws")) if reader.has("draws") else ()
    return Entry("move", ply, reader.integer("seat"), tuple(reader.texts("actions")), draws, checksum=checksum)
