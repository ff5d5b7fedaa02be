"""What a server does regularly: clocks, waiting bots, forgotten tables, orders of the host, a sign of life."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

import structlog

from motherlode.server.errors import Refusal, SettingsError
from motherlode.server.ops.data_folder import require_writable
from motherlode.server.ops.loops import Loop
from motherlode.server.ops.metrics import Metrics
from motherlode.server.providers import Providers, SteadyClock
from motherlode.server.store.due import due_tables, take_due
from motherlode.server.store.lock import DatabaseLock
from motherlode.server.store.orders import Order, pending_orders, remove_order
from motherlode.server.store.outage import is_outage
from motherlode.server.store.store import Store
from motherlode.server.store.tables import stale_tables
from motherlode.server.store.times import downtimes, last_alive, note_alive, read_clock
from motherlode.server.tables.care import TableCare
from motherlode.server.tables.clock import DAY
from motherlode.server.tables.manager import TableManager
from motherlode.server.tables.writer import LEASE

LOG: Final = structlog.get_logger("motherlode.upkeep")
TICK: Final = 0.25
ROUND: Final = 2.0
# How long a step may take before the server counts as not ready.
PROMPT: Final = 2.0
LONG: Final = 60.0
# If no process noted for so long (milliseconds) that it is alive, none was: the database was away, or its clock jumped.
# A clock of our own does not jump.
GAP: Final = 10_000
NEVER: Final = 2**62
# A table that was not started or touched for a week is closed.
FORGOTTEN: Final = 7 * DAY


class Upkeep:
    """Each loop for itself: none holds up another, and none ends before the server does. Of several processes one does
    the `chores`: orders of the host, forgotten tables.
    """

    def __init__(
        self,
        store: Store,
        tables: TableManager,
        care: TableCare,
        metrics: Metrics,
        providers: Providers,
        lock: DatabaseLock,
        chores: DatabaseLock,
        data: Path,
        remove_lessons: Callable[[int], Awaitable[None]],
    ) -> None:
        self._store: Final = store
        self._tables: Final = tables
        self._care: Final = care
        self._metrics: Final = metrics
        self._providers: Final = providers
        self._lock: Final = lock
        self._chores: Final = chores
        self._data: Final = data
        self._remove_lessons: Final = remove_lessons
        self.does_chores = not tables.is_shared
        self._is_on_time = True
        self._downtime = 0
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
        """Clocks do not run from when a process was last seen alive until now, and time does not run backwards."""
        alive = await last_alive(self._store)
        if alive is not None and self._store.is_sqlite and isinstance(self._providers.now, SteadyClock):
            self._providers.now.catch_up(alive)
        await self._keep_time(0 if self._store.is_sqlite or self._lock.was_alone else GAP)
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
        await note_alive(self._store, self._providers.now(), NEVER)

    async def _touch_database(self) -> None:
        self._is_on_time = False
        if not self._store.is_sqlite:
            await self._require_lock()
        await self._keep_time(GAP if self._goes_by_database else NEVER)
        self._is_on_time = True

    async def _keep_time(self, patience: int) -> None:
        """Goes by the clock of the database. If it jumped, that is a downtime like any other time without a process:
        clocks are set on together with the time, so that none of them notices.
        """
        clock = self._providers.now
        reading = await read_clock(self._store) if self._goes_by_database else None
        await note_alive(self._store, reading.early if reading else clock(), patience)
        later = await downtimes(self._store, self._downtime)
        if reading is not None and isinstance(clock, SteadyClock):
            clock.follow(reading.steady, reading.early, reading.late)
        for downtime in later:
            self._tables.skip(downtime)
            self._downtime = downtime[1]

    @property
    def _goes_by_database(self) -> bool:
        return not self._store.is_sqlite and isinstance(self._providers.now, SteadyClock)

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
        # While the database is away, nobody knows how much of the time counts.
        if self._is_on_time:
            await self._care.tick()
        self._metrics.tables.set(len(self._tables.live))

    async def _wake_tables(self) -> None:
        await self._care.renew_leases()
        await self._care.wake(await self._due(self._providers.now()))
        if self.does_chores:
            for id in await stale_tables(self._store, self._providers.now() - FORGOTTEN):
                await self._care.end_forgotten(id)
            await self._remove_lessons(self._providers.now() - DAY)

    async def _due(self, now: int) -> list[str]:
        """The tables that need us: those in memory look after themselves, unless other processes share them."""
        if self._tables.is_shared:
            return await take_due(self._store, now, now + LEASE)
        return [id for id in await due_tables(self._store, now) if id not in self._tables.live]

    async def _obey_orders(self) -> None:
        if self._tables.is_shared:
            self.does_chores = await self._chores.is_held() or await self._chores.try_take()
        if not self.does_chores:
            return
        for order in await pending_orders(self._store):
            await self._obey(order)

    async def _obey(self, order: Order) -> None:
        """An order that cannot be obeyed is dropped, unless the database failed or another process was faster."""
        try:
            await self._carry_out(order)
        except Refusal as error:
            LOG.warning("order refused", what=order.what, target=order.target, kind=error.kind, why=str(error))
            if error.kind in ("not_stored", "stale"):
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
            await self._care.repair(order.target)
        elif order.what == "sign_out" and self.on_sign_out is not None:
            self.on_sign_out(order.target)
