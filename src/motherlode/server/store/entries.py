"""Entries and snapshots as JSON in the database."""

from typing import Literal

import msgspec
from msgspec import Struct

from motherlode.kernel import Event, Facts
from motherlode.play.entry import Entry
from motherlode.play.snapshot import Snapshot
from motherlode.server.tables.clock import ClockState
from motherlode.server.tables.entries import TableEntry

encode = msgspec.json.Encoder().encode
decode_snapshot = msgspec.json.Decoder(Snapshot).decode


class EventRow(Struct, array_like=True, gc=False):
    kind: str
    facts: Facts
    secret: dict[int, Facts]
    reveals: bool


class EntryRow(Struct, omit_defaults=True, gc=False):
    number: int
    kind: Literal["start", "move", "undo", "note"]
    ply: int
    logged: int
    seat: int = -1
    id: str = ""
    actions: tuple[str, ...] = ()
    draws: tuple[str, ...] = ()
    consent: tuple[int, ...] = ()
    checksum: str = ""
    mark: str = ""
    events: list[EventRow] = []
    clock: ClockState | None = None
    at: int = 0
    undone: tuple[int, ...] = ()
    undone_events: tuple[int, ...] = ()
    to_act: tuple[int, ...] | None = None
    since: int = 0


decode_row = msgspec.json.Decoder(EntryRow).decode


def encode_entry(added: TableEntry) -> str:
    entry = added.entry
    entry.seal()
    row = EntryRow(
        number=entry.number,
        kind=entry.kind,
        ply=entry.ply,
        logged=entry.logged,
        seat=entry.seat,
        id=added.id,
        actions=entry.actions,
        draws=entry.draws,
        consent=entry.consent,
        checksum=entry.checksum,
        mark=added.mark,
        events=[EventRow(event.kind, event.facts, event.secret, event.reveals) for event in entry.events],
        clock=added.clock,
        at=added.at,
        undone=entry.undone,
        undone_events=entry.undone_events,
        to_act=added.to_act,
        since=added.since,
    )
    return encode(row).decode()


def decode_entry(data: str) -> TableEntry:
    row = decode_row(data)
    entry = Entry(
        row.kind,
        row.ply,
        row.seat,
        row.actions,
        row.draws,
        row.consent,
        row.checksum,
        row.number,
        row.logged,
        [Event(event.kind, event.facts, event.secret, event.reveals) for event in row.events],
        undone=row.undone,
        undone_events=row.undone_events,
    )
    return TableEntry(entry, row.id, row.mark, row.clock, row.at, row.to_act, row.since)
