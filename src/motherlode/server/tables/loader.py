"""Loads a table from the store: from its latest snapshot, or from the beginning if the rules have changed."""

import time
from typing import Final

import structlog

from motherlode.play.errors import RecordError
from motherlode.server.catalog import GameCatalog
from motherlode.server.errors import unknown_table
from motherlode.server.providers import Providers
from motherlode.server.store.store import LOGGED, Store
from motherlode.server.tables.clock import Clock
from motherlode.server.tables.live import LiveTable
from motherlode.server.tables.running import Running, Snapshot, opened
from motherlode.server.tables.table import Effects, Table
from motherlode.server.tables.writer import TableWriter

LOG: Final = structlog.get_logger("motherlode.opening")


class TableLoader:
    """From `alive`, when the server was last seen running, to `started` it was down: no clock ran."""

    def __init__(
        self, catalog: GameCatalog, store: Store, writer: TableWriter, providers: Providers, vanish_seconds: float
    ) -> None:
        self._catalog: Final = catalog
        self._store: Final = store
        self._writer: Final = writer
        self._providers: Final = providers
        self._vanish_ms: Final = int(vanish_seconds * 1000)
        self.started: Final = providers.now()
        self.alive = self.started

    def wrap(self, table: Table) -> LiveTable:
        """The live table around one that was just created or loaded."""
        table.stand_in = self._catalog.stand_in(table.data.game)
        table.vanish_ms = self._vanish_ms
        table.loaded = self._providers.now()
        return LiveTable(table, -1, time.monotonic())

    async def load(self, id: str) -> LiveTable:
        found = await self._store.table(id)
        if found is None:
            raise unknown_table(id)
        data, number = found
        loaded = self.wrap(Table(data, self._catalog.game(data.game, data.options)))
        if number >= 0 and not data.imported:
            await self._load_match(loaded, number)
        return loaded

    async def replay(self, table: Table, snapshot: Snapshot | None = None) -> None:
        """Goes on from a snapshot, or from the beginning."""
        data = table.data
        entries = await self._store.entries(table.id, snapshot.number - LOGGED if snapshot else -1)
        course = opened(table.game, table.seats, data.undo, snapshot)
        table.running = Running.load(course, bytes.fromhex(data.seed), snapshot, entries, self._providers.dice)
        table.running.ids = await self._store.ids(table.id)
        clock = entries[-1].clock if entries else None
        if clock is not None:
            table.clock = Clock(data.pace, clock)
            table.clock.skip(self.alive, self.started)

    async def _load_match(self, loaded: LiveTable, number: int) -> None:
        table = loaded.table
        if table.is_of_these_rules:
            if table.data.status != "frozen":
                await self._go_on(loaded, number)
        elif table.data.status == "running":
            await self._renew(loaded, number)

    async def _go_on(self, loaded: LiveTable, number: int) -> None:
        snapshot = await self._store.snapshot(loaded.table.id)
        loaded.snapshot = snapshot.number if snapshot else -1
        try:
            await self.replay(loaded.table, snapshot)
        except RecordError as error:
            await self._freeze(loaded, str(error), number)

    async def _renew(self, loaded: LiveTable, number: int) -> None:
        """A match of older rules goes on only if all of it replays under the new ones; else it is frozen."""
        table, data = loaded.table, loaded.table.data
        now = table.game.info.version
        try:
            await self.replay(table)
        except RecordError as error:
            why = f"the rules have changed (version {data.version}, now {now}): {error}"
            await self._freeze(loaded, why, number)
            return
        data.version, data.components = now, table.game.checksum
        entry = table.running.note("rules_renewed", {"number": data.version}) if table.running else None
        await self._writer.commit(loaded, Effects([entry] if entry else [], True))

    async def _freeze(self, loaded: LiveTable, why: str, number: int) -> None:
        LOG.warning("table frozen", table=loaded.table.id, why=why)
        await self._writer.freeze(loaded, why, number)
