"""SQLite in a thread of its own: a batch or a query costs one change of threads, not one per statement."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, Executable, create_engine, event

T = TypeVar("T")


class SqliteThread:
    """One connection, used by one thread. `prepare` is called with the connection when it is made."""

    def __init__(self, url: URL, prepare: Callable[[Any, Any], None]) -> None:
        # Parameters in the messages of errors would bring names, chat and hashes of passwords into the log.
        self._engine: Final = create_engine(url.set(drivername="sqlite"), pool_size=1, hide_parameters=True)
        self._thread: Final = ThreadPoolExecutor(1, "store")
        self._kept: Connection | None = None
        event.listen(self._engine, "connect", prepare)

    async def transact(self, task: Callable[[Connection], T]) -> T:
        """Does a task in a transaction of its own."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._transact, task)

    async def rows(self, query: Executable, parameters: Any) -> Sequence[Any]:
        """What a query finds."""
        return await self.transact(lambda connection: connection.execute(query, parameters).all())

    def _transact(self, task: Callable[[Connection], T]) -> T:
        if self._kept is None:
            self._kept = self._engine.connect()
        try:
            with self._kept.begin():
                return task(self._kept)
        except BaseException:
            self._let_go()
            raise

    def _let_go(self) -> None:
        kept, self._kept = self._kept, None
        if kept is not None:
            kept.close()

    def _dispose(self) -> None:
        self._let_go()
        self._engine.dispose()

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._dispose)
        self._thread.shutdown()


def driver_of(connection: Connection) -> sqlite3.Connection:
    """What is below SQLAlchemy, whose layers cost more than SQLite needs to write a few rows."""
    driver: sqlite3.Connection = connection.connection.driver_connection  # type: ignore[assignment]
    return driver
