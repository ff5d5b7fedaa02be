"""What one table wants stored, and how a batch of such writes becomes rows."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Select, bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from motherlode.play.snapshot import Snapshot
from motherlode.server.store.entries import encode, encode_entry
from motherlode.server.store.schema import ENTRIES, SEATS, SNAPSHOTS, TABLES
from motherlode.server.tables.data import TableData
from motherlode.server.tables.entries import TableEntry

Row = dict[str, Any]

MARK: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("which"))
    .values(
        touched=bindparam("new_touched"),
        number=bindparam("new_number"),
        deadline=bindparam("new_deadline"),
        bot_due=bindparam("new_bot_due"),
    )
)


@dataclass
class Write:
    """What one table wants stored, all or nothing. `new` tables are inserted; `data` is None if it did not change."""

    table_id: str
    touched: int
    number: int
    deadline: int | None = None
    bot_due: bool = False
    data: TableData | None = None
    new: bool = False
    entries: Sequence[TableEntry] = ()
    snapshot: Snapshot | None = None
    done: "asyncio.Future[None]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())


async def write_batch(connection: AsyncConnection, batch: list[Write]) -> None:
    """Inserts before updates; rows of one kind together."""
    new = [table_row(write) for write in batch if write.new]
    if new:
        await connection.execute(insert(TABLES), new)
    for write in batch:
        if not write.new and write.data is not None:
            await connection.execute(update(TABLES).where(TABLES.c.id == write.table_id).values(**table_row(write)))
        if write.data is not None:
            await write_seats(connection, write.table_id, write.data)
    await write_marks(connection, [write for write in batch if write.data is None])
    entries = [entry_row(write.table_id, entry) for write in batch for entry in write.entries]
    if entries:
        await connection.execute(insert(ENTRIES), entries)
    snapshots = [snapshot_row(write.table_id, write.snapshot) for write in batch if write.snapshot is not None]
    if snapshots:
        await connection.execute(insert(SNAPSHOTS), snapshots)


def proof_of(write: Write) -> tuple[Select[tuple[str]], str] | None:
    """Where to look whether a write is in the database, and what stands there then. One row of it is enough, as all
    was written in one transaction; None if nothing would show.
    """
    if write.entries:
        row = entry_row(write.table_id, write.entries[-1])
        is_it = (ENTRIES.c.table_id == row["table_id"]) & (ENTRIES.c.number == row["number"])
        return select(ENTRIES.c.data).where(is_it), row["data"]
    if write.data is not None:
        is_it = (TABLES.c.id == write.table_id) & (TABLES.c.touched == write.touched)
        return select(TABLES.c.data).where(is_it), table_row(write)["data"]
    if write.snapshot is not None:
        row = snapshot_row(write.table_id, write.snapshot)
        is_it = (SNAPSHOTS.c.table_id == row["table_id"]) & (SNAPSHOTS.c.number == row["number"])
        return select(SNAPSHOTS.c.data).where(is_it), row["data"]
    return None


async def write_marks(connection: AsyncConnection, batch: list[Write]) -> None:
    """What every move changes of its table, in one statement prepared once."""
    if not batch:
        return
    await connection.execute(
        MARK,
        [
            {
                "which": write.table_id,
                "new_touched": write.touched,
                "new_number": write.number,
                "new_deadline": write.deadline,
                "new_bot_due": write.bot_due,
            }
            for write in batch
        ],
    )


async def write_seats(connection: AsyncConnection, id: str, data: TableData) -> None:
    await connection.execute(delete(SEATS).where(SEATS.c.table_id == id))
    players = sorted({chair.player for chair in data.chairs if chair.player})
    if players:
        await connection.execute(insert(SEATS), [{"table_id": id, "player": player} for player in players])


def table_row(write: Write) -> Row:
    data = write.data
    if data is None:
        raise ValueError("a new table comes with its data")
    return {
        "id": data.id,
        "status": data.status,
        "public": data.public,
        "game": data.game,
        "host": data.host,
        "created": data.created,
        "touched": write.touched,
        "deadline": write.deadline,
        "bot_due": write.bot_due,
        "number": write.number,
        "data": encode(data).decode(),
    }


def entry_row(id: str, added: TableEntry) -> Row:
    return {
        "table_id": id,
        "number": added.entry.number,
        "seat": added.entry.seat,
        "move_id": added.id or None,
        "data": encode_entry(added),
    }


def snapshot_row(id: str, snapshot: Snapshot) -> Row:
    return {"table_id": id, "number": snapshot.number, "data": encode(snapshot).decode()}
