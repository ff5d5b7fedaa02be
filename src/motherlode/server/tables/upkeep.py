"""What a server does regularly: clocks, waiting bots, forgotten tables, orders of the host, a sign of life."""

from typing import Final

import structlog

from motherlode.kernel import MotherlodeError
from motherlode.server.errors import Refusal
from motherlode.server.ops.metrics import Metrics
from motherlode.server.providers import Providers
from motherlode.server.store.orders import Order, last_alive, note_alive, pending_orders, remove_order
from motherlode.server.store.store import Store
from motherlode.server.store.tables import due_tables, stale_tables
from motherlode.server.tables.clock import DAY
from motherlode.server.tables.manager import TableManager

LOG: Final = structlog.get_logger("motherlode.upkeep")
ROUND: Final = 8
# A table that was not started or touched for a week is closed.
FORGOTTEN: Final = 7 * DAY


class Upkeep:
    """`tick` is called a few times per second; every eighth time it also looks into the store."""

    def __init__(self, store: Store, tables: TableManager, metrics: Metrics, providers: Providers) -> None:
        self._store: Final = store
        self._tables: Final = tables
        self._metrics: Final = metrics
        self._providers: Final = providers
        self._ticks = 0

    async def start(self) -> None:
        """Clocks do not run from when the server was last seen alive until now."""
        alive = await last_alive(self._store)
        if alive is not None:
            self._tables.loader.alive = alive

    async def tick(self) -> None:
        try:
            if self._ticks % ROUND == 0:
                await self._run_round()
            await self._tables.tick()
        except (MotherlodeError, OSError) as error:
            LOG.error("round failed", error=type(error).__name__)
        self._metrics.tables.set(len(self._tables.live))
        self._ticks += 1

    async def note_alive(self) -> None:
        await note_alive(self._store, self._providers.now())

    async def _run_round(self) -> None:
        await self.note_alive()
        now = self._providers.now()
        due = await due_tables(self._store, now)
        stale = await stale_tables(self._store, now - FORGOTTEN)
        orders = await pending_orders(self._store)
        await self._tables.wake([id for id in due if id not in self._tables.live])
        for id in stale:
            await self._end(id)
        for order in orders:
            await self._obey(order)

    async def _obey(self, order: Order) -> None:
        if order.what == "close":
            await self._end(order.target)
        await remove_order(self._store, order.id)

    async def _end(self, table: str) -> None:
        try:
            await self._tables.end(table)
        except Refusal as error:
            LOG.warning("table cannot be closed", table=table, kind=error.kind)
