"""The store: its connections, what is read of tables and entries, and the way to the one who writes."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import msgspec
import structlog
from sqlalchemy import Connection, Executable, Select, event, inspect, select, text
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from motherlode.play.errors import RecordError
from motherlode.play.snapshot import Snapshot
from motherlode.server.errors import SettingsError, StoreError
from motherlode.server.store.batch_writer import BatchWriter
from motherlode.server.store.entries import decode_entry, decode_snapshot
from motherlode.server.store.move_writer import MoveWriter, is_move
from motherlode.server.store.proofs import Proof, ask_row, ask_transaction
from motherlode.server.store.schema import ENTRIES, HEAD, SNAPSHOTS, TABLES
from motherlode.server.store.sqlite_thread import SqliteThread
from motherlode.server.store.writes import Write, write_batch
from motherlode.server.tables.data import TableData
from motherlode.server.tables.entries import TableEntry

T = TypeVar("T")
LOG: Final = structlog.get_logger("motherlode.store")
LOGGED: Final = 60
# A server of ours that is gone without a word must not be waited for longer than this.
NETWORK: Final = {"timeout": 10, "command_timeout": 30}

# No match is as long as this.
LAST: Final = 2**31 - 1

decode_table = msgspec.json.Decoder(TableData).decode


@dataclass(frozen=True)
class TableRow:
    """A table as it was stored last, with the number of its last entry, its version and the count of its chat."""

    data: TableData
    number: int
    version: int
    said: int


class Store:
    """One database. A writer commits what is waiting together; reading goes on beside it."""

    def __init__(self, url: str, durable: bool = False) -> None:
        self.is_sqlite: Final = url.startswith("sqlite")
        more: dict[str, Any] = {} if self.is_sqlite else {"connect_args": NETWORK}
        # Parameters in the messages of errors would bring names, chat and hashes of passwords into the log.
        self.engine: Final = create_async_engine(url, pool_size=10, hide_parameters=True, **more)
        self._thread: SqliteThread | None = None
        self._reader: SqliteThread | None = None
        self._moves: MoveWriter | None = None
        if self.is_sqlite:
            prepare = pragmas("FULL" if durable else "NORMAL")
            event.listen(self.engine.sync_engine, "connect", prepare)
            self._thread = SqliteThread(self.engine.url, prepare)
            self._reader = SqliteThread(self.engine.url, prepare)
        else:
            event.listen(self.engine.sync_engine, "checkout", require_open)
            self._moves = MoveWriter(self.engine)
        self._alone: Final = asyncio.Lock()
        self._writer: Final = BatchWriter(self._write_batch, self._ask, self._note_error)
        self.on_error: list[Callable[[], None]] = []

    @property
    def is_writing(self) -> bool:
        """Whether what is handed to `commit` is taken up."""
        return self._writer.is_running

    async def open(self, before_upgrade: Callable[[], Awaitable[None]] | None = None, may_upgrade: bool = True) -> None:
        """Brings the store to its present form; a backup is made before anything is changed."""
        if await self.revision() != HEAD:
            if not may_upgrade:
                raise SettingsError("the data must be upgraded first: stop all other servers on this database")
            await self._upgrade(before_upgrade)
        self._writer.start()

    async def revision(self) -> str:
        async with self.engine.connect() as connection:
            if not await connection.run_sync(lambda sync: inspect(sync).has_table("alembic_version")):
                return ""
            return str((await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar())

    async def _upgrade(self, before_upgrade: Callable[[], Awaitable[None]] | None) -> None:
        # Alembic takes as long to load as all the rest: only a store that must be changed needs it.
        from motherlode.server.store import migrate

        async with self.engine.connect() as connection:
            is_pending = await connection.run_sync(migrate.is_pending)
        if is_pending and before_upgrade is not None:
            await before_upgrade()
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate.upgrade)

    def stop_waiting(self) -> None:
        """The server stops: from now on no write waits for a database that does not answer."""
        self._writer.stop_waiting()

    async def close(self) -> None:
        """Finishes what is waiting."""
        await self._writer.close()
        for part in (self._thread, self._reader, self._moves):
            if part is not None:
                await part.close()
        await self.engine.dispose()

    async def commit(self, write: Write) -> None:
        """Returns when it is on disk."""
        await self._writer.commit(write)

    async def transact(self, task: Callable[[Connection], T]) -> T:
        """A transaction of its own, one at a time with all other writing."""
        if self._thread is not None:
            async with self._alone:
                return await self._thread.transact(task)
        return await self._work(lambda connection: connection.run_sync(task))

    async def _work(self, task: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        async with self._alone, self.engine.begin() as connection:
            return await task(connection)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    async def rows(self, query: Executable, parameters: Mapping[str, Any] | None = None) -> Sequence[Any]:
        """What a query finds."""
        if self._reader is not None:
            return await self._reader.rows(query, parameters)
        async with self.reading() as connection:
            return (await connection.execute(query, parameters)).all()

    async def first(self, query: Executable, parameters: Mapping[str, Any] | None = None) -> Any:
        """The first row; None if there is none."""
        return next(iter(await self.rows(query, parameters)), None)

    async def scalar(self, query: Select[tuple[T]]) -> T | None:
        """What stands first in the first row; None if there is none."""
        row = await self.first(query)
        found: T | None = None if row is None else row[0]
        return found

    async def table(self, id: str) -> tuple[TableData, int] | None:
        """A table, and the number of its last entry."""
        row = await self.first(select(TABLES.c.data, TABLES.c.number).where(TABLES.c.id == id))
        return None if row is None else (read_table(id, row.data), row.number)

    async def row(self, id: str) -> TableRow | None:
        """A table with all that says how far it is."""
        query = select(TABLES.c.data, TABLES.c.number, TABLES.c.version, TABLES.c.said).where(TABLES.c.id == id)
        row = await self.first(query)
        return None if row is None else TableRow(read_table(id, row.data), row.number, row.version, row.said)

    async def snapshot(self, id: str, most: int | None = None) -> Snapshot | None:
        """The latest snapshot, up to number `most`. None if it cannot be read, since the entries hold all of it too."""
        query = select(SNAPSHOTS.c.data).where(SNAPSHOTS.c.table_id == id).order_by(SNAPSHOTS.c.number.desc()).limit(1)
        if most is not None:
            query = query.where(SNAPSHOTS.c.number <= most)
        row = await self.first(query)
        try:
            return None if row is None else decode_snapshot(row.data)
        except msgspec.MsgspecError:
            LOG.error("snapshot cannot be read", table=id)
            return None

    async def entries(self, id: str, since: int = -1, most: int | None = None, up_to: int = LAST) -> list[TableEntry]:
        """The entries after number `since`, in order. Raises if one cannot be read."""
        rows = await self._entry_rows(entries_after(id, since).where(ENTRIES.c.number <= up_to).limit(most))
        return [read_entry(*row) for row in rows]

    async def entry_rows(self, id: str, since: int = -1, most: int | None = None) -> list[tuple[int, str]]:
        """The same as it is stored: reading many of them is work for a thread."""
        return await self._entry_rows(entries_after(id, since).limit(most))

    async def undo_rows(self, id: str, since: int) -> list[tuple[int, str]]:
        """The undos among the entries after a number."""
        return await self._entry_rows(entries_after(id, since).where(ENTRIES.c.data.contains('"kind":"undo"')))

    async def _entry_rows(self, query: Select[tuple[int, str]]) -> list[tuple[int, str]]:
        return [(row.number, row.data) for row in await self.rows(query)]

    async def ids(self, id: str) -> dict[tuple[int, str], int]:
        """The ids of the moves and undos of each seat, with the numbers of their entries."""
        query = select(ENTRIES.c.seat, ENTRIES.c.move_id, ENTRIES.c.number).where(
            ENTRIES.c.table_id == id, ENTRIES.c.move_id.is_not(None)
        )
        return {(row.seat, row.move_id): row.number for row in await self.rows(query)}

    async def _write_batch(self, batch: list[Write]) -> list[Write]:
        if self._moves is not None and all(map(is_move, batch)):
            return await self._moves.write(batch)
        return await self.transact(lambda connection: write_batch(connection, batch))

    async def _ask(self, proof: Proof, is_last: bool) -> bool | None:
        if self.is_sqlite:
            # Nobody else writes there.
            return await self.scalar(proof.query) == proof.expected
        if proof.is_kept and not proof.write.transaction:
            return await self._work(lambda connection: ask_row(connection, proof, is_last))
        async with self.reading() as connection:
            return await ask_transaction(connection, proof.write)

    def _note_error(self, error: Exception) -> None:
        LOG.error("database error", error=type(error).__name__, exc_info=error)
        for listener in self.on_error:
            listener()


def entries_after(id: str, since: int) -> Select[tuple[int, str]]:
    query = select(ENTRIES.c.number, ENTRIES.c.data).where(ENTRIES.c.table_id == id, ENTRIES.c.number > since)
    return query.order_by(ENTRIES.c.number)


def read_table(id: str, data: str) -> TableData:
    try:
        return decode_table(data)
    except msgspec.MsgspecError as error:
        raise StoreError(f"the stored table {id} is damaged") from error


def read_entry(number: int, data: str) -> TableEntry:
    try:
        return decode_entry(data)
    except msgspec.MsgspecError as error:
        raise RecordError("damaged", f"entry {number} cannot be read") from error


def require_open(connection: Any, *_: object) -> None:
    """A connection that the database closed is replaced before it is used; to ask it each time would cost a message."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError


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
