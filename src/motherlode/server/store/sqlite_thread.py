"""Writing to SQLite in a thread of its own: a batch costs one change of threads, not one per statement."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, create_engine, event

T = TypeVar("T")


class SqliteThread:
    """One connection, used by one thread. `prepare` is called with the connection when it is made."""

    def __init__(self, url: URL, prepare: Callable[[Any, Any], None]) -> None:
        # Parameters in the messages of errors would bring names, chat and hashes of passwords into the log.
        self._engine: Final = create_engine(url.set(drivername="sqlite"), pool_size=1, hide_parameters=True)
        self._thread: Final = ThreadPoolExecutor(1, "store")
        event.listen(self._engine, "connect", prepare)

    async def transact(self, task: Callable[[Connection], T]) -> T:
        """Does a task in a transaction of its own."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._transact, task)

    def _transact(self, task: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return task(connection)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()
