"""The tables in memory: each is loaded when it is first asked for, and used by one caller at a time."""

import asyncio
import time
from typing import Final

from motherlode.server.ops.metrics import Metrics
from motherlode.server.tables.live import LiveTable
from motherlode.server.tables.loader import TableLoader


class LiveTables:
    """`live` are those in memory, by id."""

    def __init__(self, loader: TableLoader, metrics: Metrics) -> None:
        self.loader: Final = loader
        self.metrics: Final = metrics
        self.live: Final[dict[str, LiveTable]] = {}
        self._loading: Final[dict[str, asyncio.Lock]] = {}

    def table(self, id: str) -> "TableLock":
        """`async with` gives the live table, locked."""
        return TableLock(self, id)

    def is_live(self, live: LiveTable) -> bool:
        """Whether this is still the table in memory."""
        return self.live.get(live.table.id) is live

    async def load(self, id: str) -> LiveTable:
        """The table in memory, from the store if it was not there."""
        try:
            async with self._loading.setdefault(id, asyncio.Lock()):
                found = self.live.get(id)
                if found is None:
                    started = time.perf_counter()
                    found = self.live[id] = await self.loader.load(id)
                    self.metrics.opened.observe(time.perf_counter() - started)
        finally:
            self._loading.pop(id, None)
        return found

    def forget(self, live: LiveTable) -> None:
        """Drops a table from memory; its connections come back to the stored one, once the asker has the answer."""
        if self.is_live(live):
            del self.live[live.table.id]
        cancel_bots(live)
        for connection in list(live.connections):
            asyncio.get_running_loop().call_soon(connection.close, "restart")


class TableLock:
    """The lock of a table that may be loaded again while somebody waits for it."""

    __slots__ = ("_id", "_live", "_tables")

    def __init__(self, tables: LiveTables, id: str) -> None:
        self._tables = tables
        self._id = id
        self._live: LiveTable | None = None

    async def __aenter__(self) -> LiveTable:
        while True:
            live = self._tables.live.get(self._id) or await self._tables.load(self._id)
            await live.lock.acquire()
            if self._tables.is_live(live):
                live.used = time.monotonic()
                self._live = live
                return live
            live.lock.release()

    async def __aexit__(self, *_: object) -> None:
        if self._live is not None:
            self._live.lock.release()


def cancel_bots(live: LiveTable) -> None:
    for task in live.bot_tasks.values():
        if task is not asyncio.current_task():
            task.cancel()
