"""The store: append-only entries, snapshots, tables. What many tables want written at once is one transaction."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import bindparam, delete, event, insert, inspect, select, text, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from motherlode.server.errors import Refusal
from motherlode.server.running import Entry, Snapshot
from motherlode.server.schema import ENTRIES, HEAD, SEATS, SNAPSHOTS, TABLES
from motherlode.server.table_data import TableData

T = TypeVar("T")
Row = dict[str, Any]
BATCH: Final = 400
LOGGED: Final = 60

encode = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(Entry).decode
decode_table = msgspec.json.Decoder(TableData).decode
decode_snapshot = msgspec.json.Decoder(Snapshot).decode

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
    entries: Sequence[Entry] = ()
    snapshot: Snapshot | None = None
    done: "asyncio.Future[None]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Store:
    """One writer task takes what is waiting and commits it together; reading goes on beside it."""

    def __init__(self, url: str, durable: bool = False) -> None:
        self.is_sqlite: Final = url.startswith("sqlite")
        pool: dict[str, Any] = {"pool_size": 10} if self.is_sqlite else {"pool_size": 10, "pool_pre_ping": True}
        self.engine: Final = create_async_engine(url, **pool)
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", pragmas("FULL" if durable else "NORMAL"))
        self._waiting: asyncio.Queue[Write | None] = asyncio.Queue()
        self._alone: Final = asyncio.Lock()
        self._writer: asyncio.Task[None] | None = None

    async def open(self, before_upgrade: Callable[[], Awaitable[None]] | None = None) -> None:
        """Brings the store to its present form; a backup is made before anything is changed."""
        if await self._revision() != HEAD:
            await self._upgrade(before_upgrade)
        self._writer = asyncio.create_task(self._write_on())

    async def _revision(self) -> str:
        async with self.engine.connect() as connection:
            if not await connection.run_sync(lambda sync: inspect(sync).has_table("alembic_version")):
                return ""
            return str((await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar())

    async def _upgrade(self, before_upgrade: Callable[[], Awaitable[None]] | None) -> None:
        # Alembic takes as long to load as all the rest: only a store that must be changed needs it.
        from motherlode.server import migrate

        async with self.engine.connect() as connection:
            is_pending = await connection.run_sync(migrate.is_pending)
        if is_pending and before_upgrade is not None:
            await before_upgrade()
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate.upgrade)

    async def close(self) -> None:
        """Finishes what is waiting."""
        if self._writer is not None:
            await self._waiting.put(None)
            await self._writer
        await self.engine.dispose()

    async def commit(self, write: Write) -> None:
        """Returns when it is on disk."""
        await self._waiting.put(write)
        await write.done

    async def work(self, task: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """A transaction of its own, one at a time with all other writing."""
        async with self._alone, self.engine.begin() as connection:
            return await task(connection)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    async def table(self, id: str) -> tuple[TableData, int] | None:
        async with self.reading() as connection:
            row = (await connection.execute(select(TABLES.c.data, TABLES.c.number).where(TABLES.c.id == id))).first()
        return None if row is None else (decode_table(row.data), row.number)

    async def snapshot(self, id: str) -> Snapshot | None:
        """The latest."""
        query = select(SNAPSHOTS.c.data).where(SNAPSHOTS.c.table_id == id).order_by(SNAPSHOTS.c.number.desc()).limit(1)
        async with self.reading() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else decode_snapshot(row.data)

    async def entries(self, id: str, since: int = -1, most: int | None = None) -> list[Entry]:
        """Those behind a number, in order."""
        query = (
            select(ENTRIES.c.data)
            .where(ENTRIES.c.table_id == id, ENTRIES.c.number > since)
            .order_by(ENTRIES.c.number)
            .limit(most)
        )
        async with self.reading() as connection:
            return [decode_entry(row.data) for row in await connection.execute(query)]

    async def ids(self, id: str) -> dict[tuple[int, str], int]:
        """The ids of the moves and undos of each seat, with the numbers of their entries."""
        query = select(ENTRIES.c.seat, ENTRIES.c.move_id, ENTRIES.c.number).where(
            ENTRIES.c.table_id == id, ENTRIES.c.move_id.is_not(None)
        )
        async with self.reading() as connection:
            return {(row.seat, row.move_id): row.number for row in await connection.execute(query)}

    async def _write_on(self) -> None:
        is_open = True
        while is_open:
            batch = [await self._waiting.get()]
            while not self._waiting.empty() and len(batch) < BATCH:
                batch.append(self._waiting.get_nowait())
            is_open = None not in batch
            await self._write([write for write in batch if write is not None])

    async def _write(self, batch: list[Write]) -> None:
        """All in one transaction; if that fails, each in its own, so that none suffers for another."""
        try:
            await self.work(lambda connection: written(connection, batch))
        except (DBAPIError, OSError) as error:
            if len(batch) > 1:
                for write in batch:
                    await self._write([write])
            elif batch and not batch[0].done.done():
                refusal = Refusal("not_stored", "the move could not be stored; nothing changed", 503)
                refusal.__cause__ = error
                batch[0].done.set_exception(refusal)
            return
        for write in batch:
            if not write.done.done():
                write.done.set_result(None)


def pragmas(synchronous: str) -> Callable[[Any, Any], None]:
    def prepare(connection: sqlite3.Connection, _: object) -> None:
        cursor = connection.cursor()
        for pragma in (
            "journal_mode=WAL",
            f"synchronous={synchronous}",
            "foreign_keys=ON",
            "busy_timeout=5000",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return prepare


async def written(connection: AsyncConnection, batch: list[Write]) -> None:
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


def entry_row(id: str, entry: Entry) -> Row:
    return {
        "table_id": id,
        "number": entry.number,
        "seat": entry.seat,
        "move_id": entry.id or None,
        "data": encode(entry).decode(),
    }


def snapshot_row(id: str, snapshot: Snapshot) -> Row:
    return {"table_id": id, "number": snapshot.number, "data": encode(snapshot).decode()}
