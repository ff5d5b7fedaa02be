"""Writes what happened at a table to the store, with a snapshot from time to time."""

import time
from typing import Final

import structlog

from motherlode.play.match import Match
from motherlode.play.snapshot import Snapshot
from motherlode.server.ops.metrics import Metrics
from motherlode.server.providers import Providers
from motherlode.server.store.store import Store
from motherlode.server.store.writes import Write, version_after
from motherlode.server.tables.entries import state_mark
from motherlode.server.tables.live import LiveTable
from motherlode.server.tables.table import Effects

LOG: Final = structlog.get_logger("motherlode.writer")
# For so long (milliseconds) the bots of a table are left to the process that wrote it last; it renews that.
LEASE: Final = 6_000


class TableWriter:
    """Writes what happened at a table, with a snapshot from time to time."""

    def __init__(
        self, store: Store, metrics: Metrics, providers: Providers, snapshot_every: int, is_shared: bool = False
    ) -> None:
        self._is_shared: Final = is_shared
        self._store: Final = store
        self._metrics: Final = metrics
        self._providers: Final = providers
        self._snapshot_every: Final = snapshot_every

    async def commit(self, live: LiveTable, effects: Effects, new: bool = False) -> None:
        """Returns when the effects are on disk."""
        if not effects.entries and not effects.changed:
            return
        due = live.table.bots_due()
        write = self._write(live, due)
        write.data = live.table.data if effects.changed or new else None
        write.new = new
        write.leased = self._lease(live, due)
        write.expected = None if new else live.version
        write.entries = effects.entries
        write.snapshot = self._snapshot_due(live, effects)
        started = time.perf_counter()
        await self._commit(live, write)
        live.version, live.number = version_after(write), write.number
        live.note_bots(True, due)
        if effects.entries:
            live.mark = effects.entries[-1].mark
        self._metrics.committed.observe(time.perf_counter() - started)
        self._metrics.moves.inc(sum(added.entry.kind == "move" for added in effects.entries))

    def _lease(self, live: LiveTable, due: list[int]) -> int | None:
        """Other processes leave bots that must act now to us, for a while."""
        if not self._is_shared or not due:
            return None
        is_new = (live.table.ply, due) != live.waits_for
        return self._providers.now() + LEASE if is_new else None

    async def snapshot(self, live: LiveTable) -> None:
        """So that the table opens at once."""
        match = live.table.match
        if match is not None and live.is_behind:
            write = self._write(live, live.table.bots_due())
            write.snapshot = checked_snapshot(match, live.mark)
            if write.snapshot is not None:
                await self._commit(live, write)

    async def freeze(self, live: LiveTable, why: str, number: int) -> None:
        """The match cannot go on; `number` is that of its last entry."""
        table = live.table
        table.match = None
        table.clock = None
        table.data.status = "frozen"
        table.data.frozen = why
        await self._store.commit(Write(table.id, self._providers.now(), number, expected=live.version, data=table.data))
        live.version += 1
        live.number = number

    async def _commit(self, live: LiveTable, write: Write) -> None:
        await self._store.commit(write)
        if write.snapshot is not None:
            live.snapshot = write.snapshot.number

    def _write(self, live: LiveTable, due: list[int]) -> Write:
        table = live.table
        deadline = table.clock.deadline() if table.clock and table.data.status == "running" else None
        # A frozen or imported table has no match at hand, but it has entries.
        number = table.number if table.match else live.number
        return Write(table.id, self._providers.now(), number, deadline=deadline, bot_due=bool(due))

    def _snapshot_due(self, live: LiveTable, effects: Effects) -> Snapshot | None:
        """Every `snapshot_every` entries; and after an undo, which cannot be replayed from what it took back."""
        match = live.table.match
        if match is None or not effects.entries:
            return None
        has_undo = any(added.entry.kind == "undo" for added in effects.entries)
        if has_undo or match.number - live.snapshot >= self._snapshot_every:
            return checked_snapshot(match, effects.entries[-1].mark)
        return None


def checked_snapshot(match: Match, mark: str) -> Snapshot | None:
    """A snapshot of the position that the last entry led to; none if this is another, which must never be stored."""
    snapshot = match.snapshot()
    if state_mark(snapshot.state) == mark:
        return snapshot
    LOG.error("snapshot does not fit its entry", game=match.game.info.id, number=match.number)
    return None
