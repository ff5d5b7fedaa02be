"""What one table wants stored, and how a batch of such writes becomes rows."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, delete, insert, text, update
from sqlalchemy.dialects import postgresql, sqlite

from motherlode.play.snapshot import Snapshot
from motherlode.server.store.entries import encode, encode_entry
from motherlode.server.store.gate import pass_gate
from motherlode.server.store.schema import ENTRIES, SEATS, SNAPSHOTS, TABLES
from motherlode.server.store.sqlite_thread import driver_of
from motherlode.server.tables.data import TableData
from motherlode.server.tables.entries import TableEntry

Row = dict[str, Any]
FIRST: Final = 1
TRANSACTION: Final = text("SELECT CAST(pg_current_xact_id() AS text)")
ADD_TABLES, ADD_SEATS = insert(TABLES), insert(SEATS)


class StoredEntry(NamedTuple):
    """The columns of an entry."""

    table_id: str
    number: int
    seat: int
    move_id: str | None
    data: str


ADD_ENTRIES: Final = f"INSERT INTO entries ({', '.join(StoredEntry._fields)}) VALUES (?, ?, ?, ?, ?)"


@dataclass
class Write:
    """What one table wants stored, all or nothing. `new` tables are inserted; `data` is None if it did not change.

    `expected` is the version that the table must have; without one only a snapshot is added. `leased` says until when
    the writer's process looks after the bots, if that changes. `transaction` is what PostgreSQL calls the one in which
    it is written.
    """

    table_id: str
    touched: int
    number: int
    deadline: int | None = None
    bot_due: bool = False
    expected: int | None = None
    leased: int | None = None
    data: TableData | None = None
    new: bool = False
    entries: Sequence[TableEntry] = ()
    snapshot: Snapshot | None = None
    transaction: str = ""
    done: "asyncio.Future[None]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())


def version_after(write: Write) -> int:
    """The table's version once this is stored."""
    return FIRST if write.expected is None else write.expected + 1


def write_batch(connection: Connection, batch: list[Write]) -> list[Write]:
    """Writes all but those that come too late, which are returned. Inserts come first; rows of one kind together."""
    note_transaction(connection, batch)
    new = [table_row(write) for write in batch if write.new]
    if new:
        connection.execute(ADD_TABLES, new)
    gated = [write for write in batch if write.expected is not None]
    passed = pass_gate(connection, gated)
    late = {write.table_id for write in gated} - passed
    write_rows(connection, [write for write in batch if write.table_id not in late])
    return [write for write in gated if write.table_id in late]


def note_transaction(connection: Connection, batch: list[Write]) -> None:
    """Each write learns in which transaction it is made, so that its fate can be asked for."""
    number = connection.execute(TRANSACTION).scalar_one() if connection.dialect.name == "postgresql" else ""
    for write in batch:
        write.transaction = number


def write_rows(connection: Connection, batch: list[Write]) -> None:
    """All that stands beside the versions of the tables."""
    for write in batch:
        if write.data is not None:
            if not write.new:
                connection.execute(update(TABLES).where(TABLES.c.id == write.table_id).values(data_of(write)))
            write_seats(connection, write.table_id, write.data)
    entries = [entry_row(write.table_id, entry) for write in batch for entry in write.entries]
    if entries:
        write_entries(connection, entries)
    snapshots = [snapshot_row(write.table_id, write.snapshot) for write in batch if write.snapshot is not None]
    if snapshots:
        write_snapshots(connection, snapshots)


def write_entries(connection: Connection, entries: list[StoredEntry]) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(insert(ENTRIES), [entry._asdict() for entry in entries])
    else:
        driver_of(connection).executemany(ADD_ENTRIES, entries)


def write_snapshots(connection: Connection, rows: list[Row]) -> None:
    """Another process may have written the same one."""
    if connection.dialect.name == "postgresql":
        connection.execute(postgresql.insert(SNAPSHOTS).on_conflict_do_nothing(), rows)
    else:
        connection.execute(sqlite.insert(SNAPSHOTS).on_conflict_do_nothing(), rows)


def write_seats(connection: Connection, id: str, data: TableData) -> None:
    connection.execute(delete(SEATS).where(SEATS.c.table_id == id))
    players = sorted({chair.player for chair in data.chairs if chair.player})
    if players:
        connection.execute(ADD_SEATS, [{"table_id": id, "player": player} for player in players])


def table_row(write: Write) -> Row:
    """The whole row of a new table."""
    return {
        **data_of(write),
        "id": write.table_id,
        "touched": write.touched,
        "deadline": write.deadline,
        "bot_due": write.bot_due,
        "number": write.number,
        "version": FIRST,
        "leased": write.leased or 0,
    }


def data_of(write: Write) -> Row:
    """The table's own data, and what is searched by."""
    data = write.data
    if data is None:
        raise ValueError("a new table comes with its data")
    return {
        "status": data.status,
        "public": data.public,
        "game": data.game,
        "host": data.host,
        "created": data.created,
        "kind": "lesson" if data.lesson else "match",
        "data": encode(data).decode(),
    }


def entry_row(id: str, added: TableEntry) -> StoredEntry:
    return StoredEntry(id, added.entry.number, added.entry.seat, added.id or None, encode_entry(added))


def snapshot_row(id: str, snapshot: Snapshot) -> Row:
    return {"table_id": id, "number": snapshot.number, "data": encode(snapshot).decode()}
