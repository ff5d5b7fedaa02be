"""Loads a table from the store: from its latest snapshot, or from the beginning if the rules have changed."""

import time
from collections.abc import Sequence
from typing import Final

import structlog

from motherlode.kernel import MotherlodeError
from motherlode.play.draws import DrawSource
from motherlode.play.errors import RecordError
from motherlode.play.match import Match, begin
from motherlode.play.snapshot import Snapshot
from motherlode.server.catalog import GameCatalog
from motherlode.server.errors import unknown_table
from motherlode.server.providers import Providers
from motherlode.server.settings import TABLE_PLACE
from motherlode.server.store.store import LOGGED, Store
from motherlode.server.tables.clock import Clock
from motherlode.server.tables.entries import TableEntry, position_mark
from motherlode.server.tables.live import LiveTable
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

    # The address of a talk room for each table, with a place for its id; empty if there is none.
    room = ""

    def wrap(self, table: Table) -> LiveTable:
        """The live table around one that was just created or loaded."""
        table.stand_in = self._catalog.stand_in(table.data.game)
        table.vanish_ms = self._vanish_ms
        table.loaded = self._providers.now()
        table.room = self.room.replace(TABLE_PLACE, table.id)
        return LiveTable(table, -1, time.monotonic())

    async def load(self, id: str) -> LiveTable:
        found = await self._store.table(id)
        if found is None:
            raise unknown_table(id)
        data, number = found
        loaded = self.wrap(Table(data, self._catalog.game(data.game, data.options, data.components_file)))
        if number >= 0 and not data.imported:
            await self._load_match(loaded, number)
        return loaded

    async def replay(self, table: Table, snapshot: Snapshot | None = None) -> None:
        """Goes on from a snapshot, or from the beginning."""
        data = table.data
        rows = await self._store.entries(table.id, snapshot.number - LOGGED if snapshot else -1)
        table.match = open_match(table, self._providers.draws(bytes.fromhex(data.seed)), snapshot, rows)
        table.ids = await self._store.ids(table.id)
        clock = rows[-1].clock if rows else None
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
        except MotherlodeError as error:
            await self._freeze(loaded, str(error), number)

    async def _renew(self, loaded: LiveTable, number: int) -> None:
        """A match of older rules goes on only if all of it replays under the new ones; else it is frozen."""
        table, data = loaded.table, loaded.table.data
        now = table.game.info.version
        try:
            await self.replay(table)
        except MotherlodeError as error:
            why = f"the rules have changed (version {data.version}, now {now}): {error}"
            await self._freeze(loaded, why, number)
            return
        data.version, data.components = now, table.game.checksum
        await self._writer.commit(loaded, Effects([table.note("rules_renewed", {"number": data.version})], True))

    async def _freeze(self, loaded: LiveTable, why: str, number: int) -> None:
        LOG.warning("table frozen", table=loaded.table.id, why=why)
        await self._writer.freeze(loaded, why, number)


def open_match(table: Table, draws: DrawSource, snapshot: Snapshot | None, rows: Sequence[TableEntry]) -> Match:
    """The match after its stored entries; those up to the snapshot only fill the log. Raises if one does not replay."""
    if snapshot is None:
        match = begin_stored(table, rows)
    else:
        match = Match(table.game, table.seats, draws=draws, undo=table.data.undo, snapshot=snapshot)
        match.recall([row.entry for row in rows if row.entry.number <= snapshot.number])
    match.draws = draws
    for row in rows:
        if row.entry.number > match.number:
            match.repeat(row.entry)
            require_mark(match, row)
    return match


def begin_stored(table: Table, rows: Sequence[TableEntry]) -> Match:
    if not rows or rows[0].entry.number != 0:
        raise RecordError("damaged", "entry 0 is missing", 0)
    match = begin(table.game, table.seats, rows[0].entry, undo=table.data.undo)
    require_mark(match, rows[0])
    return match


def require_mark(match: Match, row: TableEntry) -> None:
    if row.mark != position_mark(match):
        raise RecordError("checksum", "the position is another", row.entry.ply)
