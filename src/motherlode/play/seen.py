"""What a viewer sees of a match as it goes on: events with that viewer's facts, and steps with the view after them."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from motherlode.kernel import Facts, Outcome, View
from motherlode.play.entry import Entry, EntryKind


# Several are made for every move: a frozen one takes five times as long.
@dataclass
class SeenEvent:
    """An event as one viewer sees it. `number` counts the events of a match; `of` tells the game's from the table's."""

    number: int
    ply: int
    kind: str
    facts: Facts
    of: Literal["game", "table"] = "game"
    reveals: bool = False


@dataclass(frozen=True)
class Step:
    """An entry as one viewer saw it: what it was and whose, its events, the position after it, and the numbers of the
    events that it took back.
    """

    number: int
    kind: EntryKind
    seat: int
    ply: int
    to_act: tuple[int, ...]
    view: View
    events: list[SeenEvent]
    outcome: Outcome | None
    undone: list[int]


def seen_events(entry: Entry, viewer: int) -> Iterator[SeenEvent]:
    """The events of an entry with the facts that the viewer may know."""
    of: Literal["game", "table"] = "table" if entry.kind == "note" else "game"
    for place, event in enumerate(entry.events):
        yield SeenEvent(entry.logged + place, entry.ply, event.kind, event.seen_by(viewer), of, event.reveals)
