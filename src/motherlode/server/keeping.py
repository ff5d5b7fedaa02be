"""What a table in memory is surrounded by, and how it is stored."""

import asyncio
import time
from dataclasses import dataclass, field
from typing import Final

from motherlode.server.connections import Connection
from motherlode.server.metrics import Metrics
from motherlode.server.running import Snapshot
from motherlode.server.sources import Sources
from motherlode.server.store import Store, Write
from motherlode.server.tables import Effects, Table


@dataclass
class Open:
    """A table in memory with all that surrounds it. `snapshot` is the number of the latest one in the store."""

    table: Table
    snapshot: int
    used: float
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    connections: set[Connection] = field(default_factory=set)
    thinking: dict[int, "asyncio.Task[None]"] = field(default_factory=dict)

    @property
    def is_idle(self) -> bool:
        return not self.connections and not self.thinking and not self.lock.locked()

    @property
    def is_behind(self) -> bool:
        """Whether opening it from the store would have to replay moves."""
        running = self.table.running
        return bool(running and self.table.data.status == "running" and running.number > self.snapshot)


class Keeper:
    """Writes what happened at a table, with a snapshot from time to time."""

    def __init__(self, store: Store, metrics: Metrics, sources: Sources, snapshot_every: int) -> None:
        self._store: Final = store
        self._metrics: Final = metrics
        self._sources: Final = sources
        self._snapshot_every: Final = snapshot_every

    async def commit(self, opened: Open, effects: Effects, new: bool = False) -> None:
        """Returns when the effects are on disk."""
        if not effects.entries and not effects.changed:
            return
        write = self._write(opened.table)
        write.data = opened.table.data if effects.changed or new else None
        write.new = new
        write.entries = effects.entries
        write.snapshot = self._snapshot_due(opened, effects)
        started = time.perf_counter()
        await self._commit(opened, write)
        self._metrics.committed.observe(time.perf_counter() - started)
        self._metrics.moves.inc(sum(entry.kind == "move" for entry in effects.entries))

    async def snapshot(self, opened: Open) -> None:
        """So that the table opens at once."""
        running = opened.table.running
        if running is not None and opened.is_behind:
            write = self._write(opened.table)
            write.snapshot = running.snapshot()
            await self._commit(opened, write)

    async def freeze(self, opened: Open, why: str, number: int) -> None:
        """The match cannot go on; `number` is that of its last entry."""
        table = opened.table
        table.running = None
        table.clock = None
        table.data.status = "frozen"
        table.data.frozen = why
        await self._store.commit(Write(table.id, self._sources.now(), number, data=table.data))

    async def _commit(self, opened: Open, write: Write) -> None:
        await self._store.commit(write)
        if write.snapshot is not None:
            opened.snapshot = write.snapshot.number

    def _write(self, table: Table) -> Write:
        deadline = table.clock.deadline() if table.clock and table.data.status == "running" else None
        bot_due = bool(table.bots_due())
        return Write(table.id, self._sources.now(), table.number, deadline=deadline, bot_due=bot_due)

    def _snapshot_due(self, opened: Open, effects: Effects) -> Snapshot | None:
        """Every so many entries; and behind an undo, which cannot be replayed from what it took back."""
        running = opened.table.running
        if running is None or not effects.entries:
            return None
        has_undo = any(entry.kind == "undo" for entry in effects.entries)
        if has_undo or running.number - opened.snapshot >= self._snapshot_every:
            return running.snapshot()
        return None
