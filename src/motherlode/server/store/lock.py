"""Locks in a PostgreSQL database, which last as long as the connection that holds them."""

import asyncio
from typing import Final, Literal

from sqlalchemy import TextClause, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from motherlode.server.errors import SettingsError

# "lode" and "lodf" in bytes; the second half of a key is the schema, since one database may hold several servers.
KEYS: Final = {"server": 1819239525, "chores": 1819239526}
TRIES: Final = 20
PAUSE: Final = 0.25


class DatabaseLock:
    """Held by one process, or shared by many. SQLite needs none: there a lock on the file does it."""

    def __init__(
        self, engine: AsyncEngine, name: Literal["server", "chores"] = "server", is_shared: bool = False
    ) -> None:
        self._engine: Final = engine
        self._key: Final = KEYS[name]
        self._is_shared: Final = is_shared
        self._connection: AsyncConnection | None = None
        self.was_alone = False

    async def take(self) -> None:
        """Waits a little: a server that was killed a moment ago may still count as connected. `was_alone` then says
        whether nobody else held the lock; a shared one is kept from others until `admit_others`.
        """
        for _ in range(TRIES):
            if await self.try_take():
                return
            await asyncio.sleep(PAUSE)
        raise SettingsError("another server uses this database")

    async def require(self) -> None:
        """Holds the lock still, or again after the connection broke. Raises if another server has it."""
        if not await self.is_held():
            await self.take()
            await self.admit_others()

    async def is_held(self) -> bool:
        if self._connection is not None:
            try:
                await self._connection.execute(text("SELECT 1"))
                return True
            except Exception:  # noqa: BLE001
                await self.release()
        return False

    async def admit_others(self) -> None:
        """A shared lock that was taken alone: from now on others may share it."""
        if self._is_shared and self.was_alone and self._connection is not None:
            await self._ask(self._connection, "pg_advisory_unlock")

    async def release(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            await connection.invalidate()
            await connection.close()

    async def try_take(self) -> bool:
        connection = await self._engine.connect()
        try:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            if await self._take_with(connection):
                self._connection = connection
                return True
        except BaseException:
            await connection.close()
            raise
        await connection.close()
        return False

    async def _take_with(self, connection: AsyncConnection) -> bool:
        """Alone if possible. Who shares it takes the shared lock too, and so keeps it when others are admitted."""
        self.was_alone = await self._ask(connection, "pg_try_advisory_lock")
        if not self._is_shared:
            return self.was_alone
        return await self._ask(connection, "pg_try_advisory_lock_shared")

    async def _ask(self, connection: AsyncConnection, function: str) -> bool:
        return bool((await connection.execute(statement(function), {"key": self._key})).scalar())


def statement(function: str) -> TextClause:
    return text(f"SELECT {function}(CAST(:key AS integer), hashtext(current_schema()))")
