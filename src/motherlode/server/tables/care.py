"""Steps that no person makes: clocks that ran out, bots to be woken, tables to be unloaded, frozen or repaired."""

import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

import structlog

from motherlode.server.errors import Refusal
from motherlode.server.store.due import renew_leases, set_deadline, take_due
from motherlode.server.store.outage import is_outage
from motherlode.server.tables.live import LiveTable
from motherlode.server.tables.loader import Unplayable
from motherlode.server.tables.manager import TableManager
from motherlode.server.tables.table import Effects
from motherlode.server.tables.writer import LEASE

LOG: Final = structlog.get_logger("motherlode.tables")


class TableCare:
    """Looks after all tables; what fails at one is that table's own matter."""

    def __init__(self, tables: TableManager) -> None:
        self._tables: Final = tables
        self._faults: Final = tables.faults
        self._store: Final = tables.store
        self._now: Final = tables.providers.now

    async def tick(self) -> None:
        """Clocks that ran out, steps that failed before, and tables without a viewer; each for itself."""
        now, idle = self._now(), time.monotonic() - self._tables.settings.idle_seconds
        for live in [live for live in self._tables.live.values() if self._needs_care(live, now, idle)]:
            if not self._faults.is_waiting(live.table.id):
                await self._step(live.table.id, partial(self._tick, live))

    def _needs_care(self, live: LiveTable, now: int, idle: float) -> bool:
        """Asked four times a second for every table in memory, so it is quick. `idle`: who was used since is in use."""
        clock = live.table.clock
        is_late = clock is not None and bool(clock.expired(now))
        return is_late or self._faults.has(live.table.id) or (live.used < idle and live.is_idle)

    async def _tick(self, live: LiveTable) -> None:
        clock = live.table.clock
        if clock is not None and clock.expired(self._now()):
            if live.is_keeper or await self._take(live):
                await self.time_out(live.table.id)
        elif self._faults.take_due(live.table.id):
            self._tables.announcer.notify_bots(live)
        elif live.is_idle and time.monotonic() - live.used > self._tables.settings.idle_seconds:
            await self._tables.unload(live)

    async def _take(self, live: LiveTable) -> bool:
        """Whether it falls to this process to end the time of a table. If not, another has done it or will."""
        now = self._now()
        if await take_due(self._store, now, now + LEASE, [live.table.id]):
            return True
        async with live.lock:
            await self._tables.follow(live)
        return False

    async def time_out(self, id: str) -> None:
        async with self._tables.table(id) as live:
            await self._tables.commit_and_broadcast(live, lambda: live.table.time_out(self._now()))

    async def renew_leases(self) -> None:
        """Other processes leave those tables alone at which our bots think."""
        kept = [id for id, live in self._tables.live.items() if live.bot_tasks and live.is_keeper]
        if kept:
            await renew_leases(self._store, kept, self._now() + LEASE)

    async def wake(self, ids: list[str]) -> None:
        """Opens tables that wait for a bot or whose time is up; one that cannot be opened holds up no other."""
        for id in ids:
            if not self._faults.is_waiting(id):
                await self._step(id, partial(self._wake, id))

    async def _wake(self, id: str) -> None:
        async with self._tables.current(id) as live:
            live.is_keeper = True
            self._tables.announcer.notify_bots(live)
            clock = live.table.clock
            is_late = clock is not None and bool(clock.expired(self._now()))
            if clock is not None and not is_late and not live.table.bots_due():
                await set_deadline(self._store, id, live.version, clock.deadline())
        if is_late:
            await self.time_out(id)

    async def end_forgotten(self, id: str) -> None:
        """A table nobody started for a long time."""
        if not self._faults.is_waiting(id):
            await self._step(id, partial(self._tables.end, id))

    # -- failures ------------------------------------------------------------------------------------------------------

    async def _step(self, id: str, step: Callable[[], Awaitable[None]]) -> None:
        try:
            await step()
        except Exception as error:  # noqa: BLE001
            await self.note_failure(id, error)

    async def note_failure(self, id: str, error: Exception) -> None:
        """After a step that no person makes has failed. The third time the table freezes, unless it was an outage."""
        cause = error.__cause__ if isinstance(error, Refusal) and error.kind == "server" else None
        is_own = not is_outage(cause or error)
        self._tables.metrics.failures.labels("table").inc()
        LOG.error("step of a table failed", table=id, error=type(cause or error).__name__, exc_info=error)
        found = self._tables.live.get(id)
        if self._faults.note(id, found.table.number if found else -1, not is_own) and found is not None:
            await self._freeze(found, f"a step of the table failed three times ({type(cause or error).__name__})")

    async def _freeze(self, found: LiveTable, why: str) -> None:
        try:
            async with self._tables.table(found.table.id) as live:
                self._tables.forget(live)
                if live.table.data.status == "running":
                    await self._tables.writer.freeze(live, why, live.table.number)
                    self._tables.announcer.tell_others(live, Effects([], True))
                    LOG.error("table frozen", table=live.table.id, why=why)
        except Exception as error:
            LOG.error("table cannot be frozen", table=found.table.id, error=type(error).__name__, exc_info=error)

    async def repair(self, id: str) -> None:
        """The host asks to open a frozen table again from its log."""
        async with self._tables.table(id) as live:
            if live.table.data.status != "frozen":
                raise Refusal("not_running", "the table is not frozen", 409)
            stored = await self._store.table(id)
            try:
                await self._tables.loader.reopen(live, stored[1] if stored else -1)
            except Unplayable as error:
                raise Refusal("frozen", str(error), 409, {"detail": str(error)}) from error
            except BaseException:
                self._tables.forget(live)
                raise
            self._faults.clear(id)
            self._tables.announcer.tell_others(live, Effects([], True))
            self._tables.announcer.broadcast_table(live)
            self._tables.announcer.notify_bots(live)
