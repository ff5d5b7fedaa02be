"""One server per PostgreSQL database: a lock that lasts as long as the connection that holds it."""

import asyncio
from typing import Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from motherlode.server.errors import SettingsError

# "lode" in bytes; the second half of the key is the schema, since one database may hold several servers' tables.
TAKE: Final = text("SELECT pg_try_advisory_lock(1819239525, hashtext(current_schema()))")
TRIES: Final = 20
PAUSE: Final = 0.25


class DatabaseLock:
    """SQLite needs none: there a lock on the file does it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine: Final = engine
        self._connection: AsyncConnection | None = None

    async def take(self) -> None:
        """Waits a little: a server that was killed a moment ago may still count as connected."""
        for _ in range(TRIES):
            if await self._try():
                return
            await asyncio.sleep(PAUSE)
        raise SettingsError("another server uses this database")

    async def require(self) -> None:
        """Holds the lock still, or again after the connection broke. Raises if another server has it."""
        if self._connection is not None:
            try:
                await self._connection.execute(text("SELECT 1"))
                return
            except Exception:  # noqa: BLE001
                await self.release()
        await self.take()

    async def release(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            await connection.invalidate()
            await connection.close()

    async def _try(self) -> bool:
        connection = await self._engine.connect()
        try:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            if (await connection.execute(TAKE)).scalar():
                self._connection = connection
                return True
        except BaseException:
            await connection.close()
            raise
        await connection.close()
        return False
