"""What a server does regularly: clocks, waiting bots, forgotten tables, orders of the host, a sign of life."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Final

import structlog

from motherlode.server.errors import Refusal, SettingsError
from motherlode.server.ops.data_folder import require_writable
from motherlode.server.ops.loops import Loop
from motherlode.server.ops.metrics import Metrics
from motherlode.server.providers import Providers, SteadyClock
from motherlode.server.store.lock import DatabaseLock
from motherlode.server.store.orders import Order, last_alive, note_alive, pending_orders, remove_order
from motherlode.server.store.outage import is_outage
from motherlode.server.store.store import Store
from motherlode.server.store.tables import due_tables, stale_tables
from motherlode.server.tables.clock import DAY
from motherlode.server.tables.manager import TableManager

LOG: Final = structlog.get_logger("motherlode.upkeep")
TICK: Final = 0.25
ROUND: Final = 2.0
# How long a step may take before the server counts as not ready.
PROMPT: Final = 2.0
LONG: Final = 60.0
# A table that was not started or touched for a week is closed.
FORGOTTEN: Final = 7 * DAY


class Upkeep:
    """Each loop for itself: none holds up another, and none ends before the server does."""

    def __init__(
        self, store: Store, tables: TableManager, metrics: Metrics, providers: Providers, lock: DatabaseLock, data: Path
    ) -> None:
        self._store: Final = store
        self._tables: Final = tables
        self._metrics: Final = metrics
        self._providers: Final = providers
        self._lock: Final = lock
        self._data: Final = data
        self.on_usurped: Callable[[], None] | None = None
        self.on_sign_out: Callable[[str], None] | None = None
        self.loops: Final = [
            Loop("database", self._touch_database, ROUND, PROMPT, metrics),
            Loop("disk", self._touch_disk, ROUND, PROMPT, metrics),
            Loop("clocks", self._tick, TICK, LONG, metrics),
            Loop("tables", self._wake_tables, ROUND, LONG, metrics),
            Loop("orders", self._obey_orders, ROUND, LONG, metrics),
        ]

    async def start(self) -> None:
        """Clocks do not run from when the server was last seen alive until now, and time does not run backwards."""
        alive = await last_alive(self._store)
        if alive is not None:
            if isinstance(self._providers.now, SteadyClock):
                self._providers.now.catch_up(alive)
            self._tables.loader.note_start(alive)
        for loop in self.loops:
            loop.start()

    async def stop(self) -> None:
        for loop in self.loops:
            await loop.stop()

    @property
    def problems(self) -> list[str]:
        """Why the server is not ready; empty if it is."""
        found = [loop.problem for loop in self.loops if loop.problem]
        return found if self._store.is_writing else [*found, "writer: not running"]

    async def note_alive(self) -> None:
        await note_alive(self._store, self._providers.now())

    async def _touch_database(self) -> None:
        if not self._store.is_sqlite:
            await self._require_lock()
        await self.note_alive()

    async def _require_lock(self) -> None:
        try:
            await self._lock.require()
        except SettingsError:
            LOG.critical("another server took over the database")
            if self.on_usurped is not None:
                self.on_usurped()
            raise

    async def _touch_disk(self) -> None:
        await asyncio.to_thread(require_writable, self._data)

    async def _tick(self) -> None:
        await self._tables.tick()
        self._metrics.tables.set(len(self._tables.live))

    async def _wake_tables(self) -> None:
        now = self._providers.now()
        due = await due_tables(self._store, now)
        await self._tables.wake([id for id in due if id not in self._tables.live])
        for id in await stale_tables(self._store, now - FORGOTTEN):
            await self._tables.end_forgotten(id)

    async def _obey_orders(self) -> None:
        for order in await pending_orders(self._store):
            await self._obey(order)

    async def _obey(self, order: Order) -> None:
        """An order that cannot be obeyed is dropped, unless the database is what failed."""
        try:
            await self._carry_out(order)
        except Refusal as error:
            LOG.warning("order refused", what=order.what, target=order.target, kind=error.kind, why=str(error))
            if error.kind == "not_stored":
                raise
        except Exception as error:
            LOG.error("order failed", what=order.what, target=order.target, exc_info=error)
            if is_outage(error):
                raise
        await remove_order(self._store, order.id)

    async def _carry_out(self, order: Order) -> None:
        if order.what == "close":
            await self._tables.end(order.target)
        elif order.what == "repair":
            await self._tables.repair(order.target)
        elif order.what == "sign_out" and self.on_sign_out is not None:
            self.on_sign_out(order.target)
