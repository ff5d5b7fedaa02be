"""Moves on PostgreSQL: a batch is one statement, which is a transaction by itself, on a connection of its own."""

from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from motherlode.server.store.gate import columns
from motherlode.server.store.writes import Write, entry_row

# Rows are locked in the order of their ids, so that two batches never wait for each other. Entries of tables that come
# too late are not added.
MOVES: Final = """
WITH claims AS (
    SELECT * FROM unnest(
        $1::varchar[], $2::integer[], $3::bigint[], $4::integer[], $5::bigint[], $6::boolean[], $7::bigint[]
    ) AS claims(id, expected, touched, number, deadline, bot_due, leased)
), locked AS (
    SELECT id FROM tables WHERE id = ANY($1::varchar[]) ORDER BY id FOR UPDATE
), passed AS (
    UPDATE tables SET
        version = claims.expected + 1, touched = claims.touched, number = claims.number, deadline = claims.deadline,
        bot_due = claims.bot_due, leased = COALESCE(claims.leased, tables.leased)
    FROM claims, locked
    WHERE tables.id = claims.id AND locked.id = claims.id AND tables.version = claims.expected
    RETURNING tables.id
), added AS (
    INSERT INTO entries (table_id, number, seat, move_id, data)
    SELECT made.* FROM unnest($8::varchar[], $9::integer[], $10::integer[], $11::varchar[], $12::text[])
    AS made(table_id, number, seat, move_id, data) JOIN passed ON passed.id = made.table_id
)
SELECT id FROM passed
"""


def is_move(write: Write) -> bool:
    """Whether a write adds entries to a table and changes nothing else."""
    return bool(write.entries) and write.data is None and write.snapshot is None and write.expected is not None


class MoveWriter:
    """Speaks to the driver itself: the layers above it cost more than the rest of storing a move."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine: Final = engine
        self._connection: AsyncConnection | None = None
        self._driver: Any = None

    async def write(self, batch: list[Write]) -> list[Write]:
        """Writes all but those that come too late, which are returned."""
        for write in batch:
            write.transaction = ""
        rows = [entry_row(write.table_id, added) for write in batch for added in write.entries]
        made = [list(column) for column in zip(*rows, strict=True)]
        try:
            driver = await self._open()
            found = await driver.fetch(MOVES, *columns(batch).values(), *made)
        except BaseException:
            await self.close()
            raise
        passed = {row[0] for row in found}
        return [write for write in batch if write.table_id not in passed]

    async def _open(self) -> Any:
        """The driver's connection. One that the database closed is replaced before it is used."""
        if self._connection is not None and self._driver.is_closed():
            await self.close()
        if self._connection is None:
            self._connection = await self._engine.connect()
            self._driver = (await self._connection.get_raw_connection()).driver_connection
        return self._driver

    async def close(self) -> None:
        connection, self._connection, self._driver = self._connection, None, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()
