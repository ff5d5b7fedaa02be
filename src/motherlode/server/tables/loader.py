"""Loads a table from the store: from its latest snapshot, or from the beginning if the rules have changed."""

import time
from collections.abc import Callable, Sequence
from typing import Final

import structlog

from motherlode.kernel import MotherlodeError
from motherlode.play.draws import DrawSource
from motherlode.play.errors import RecordError
from motherlode.play.match import Match, begin
from motherlode.play.snapshot import Snapshot
from motherlode.server.catalog import GameCatalog
from motherlode.server.errors import Overtaken, unknown_table
from motherlode.server.providers import Providers
from motherlode.server.settings import TABLE_PLACE
from motherlode.server.store.store import LOGGED, Store
from motherlode.server.store.tails import Tail
from motherlode.server.store.times import Downtime
from motherlode.server.tables.clock import Clock
from motherlode.server.tables.data import TableData
from motherlode.server.tables.entries import TableEntry, position_mark, state_mark
from motherlode.server.tables.lesson_table import table_of
from motherlode.server.tables.live import LiveTable
from motherlode.server.tables.table import Effects, Table
from motherlode.server.tables.writer import TableWriter

LOG: Final = structlog.get_logger("motherlode.opening")


class Unplayable(Exception):
    """The log of a match does not replay to its marks. No outage of the database is meant by this."""


class TableLoader:
    """`downtimes` are when no process was alive, in their order: no clock ran."""

    # The address of a talk room for each table, with a place for its id; empty if there is none.
    room = ""

    def __init__(
        self,
        catalog: GameCatalog,
        store: Store,
        writer: TableWriter,
        providers: Providers,
        vanish_seconds: float,
        is_shared: bool = False,
    ) -> None:
        self._catalog: Final = catalog
        self._store: Final = store
        self._writer: Final = writer
        self._providers: Final = providers
        self._vanish_ms: Final = int(vanish_seconds * 1000)
        self._is_shared: Final = is_shared
        self.downtimes: Final[list[Downtime]] = []

    def wrap(self, table: Table) -> LiveTable:
        """The live table around one that was just created or loaded."""
        table.stand_in = self._catalog.stand_in(table.data.game)
        table.vanish_ms = self._vanish_ms
        table.loaded = self._providers.now()
        table.room = self.room.replace(TABLE_PLACE, table.id)
        return LiveTable(table, -1, time.monotonic(), is_keeper=not self._is_shared)

    async def load(self, id: str) -> LiveTable:
        """As it is stored. Old rules are renewed on the way, which another process may do at the same time."""
        while True:
            try:
                return await self._load(id)
            except Overtaken:
                LOG.info("table was changed while it was loaded", table=id)

    async def _load(self, id: str) -> LiveTable:
        found = await self._store.row(id)
        if found is None:
            raise unknown_table(id)
        data = found.data
        loaded = self.wrap(table_of(data, self._catalog.game(data.game, data.options, data.components_file)))
        loaded.version, loaded.number, loaded.said = found.version, found.number, found.said
        if found.number >= 0 and not data.imported:
            await self._load_match(loaded, found.number)
        loaded.note_bots(loaded.is_keeper)
        return loaded

    async def replay(self, table: Table, number: int, snapshot: Snapshot | None = None) -> str:
        """Goes on from a snapshot, or from the beginning, to entry `number`; its mark. Raises `Unplayable`."""
        rows = await self._rows(table, snapshot, number)
        if not rows or rows[-1].entry.number != number:
            raise Unplayable(f"entry {number} is missing")
        ids = await self._store.ids(table.id)
        self._open(table, snapshot, rows)
        table.ids = ids
        table.resume_turn(rows[-1])
        table.clock = self._clock(table, rows[-1])
        return rows[-1].mark

    def follow(self, live: LiveTable, tail: Tail, tell: Callable[[Match], None]) -> None:
        """Repeats what another process stored after the live table's number, and calls `tell` after each entry but the
        newest. Raises if the table must be loaded instead; it is then in an unknown state.
        """
        table, row = live.table, tail.row
        if row.number >= 0:
            match = self._open_match(table, row.data)
            for added in tail.entries:
                match.repeat(added.entry)
                require_mark(match, added)
                table.note_entry(added)
                live.mark = added.mark
                if match.number < row.number:
                    tell(match)
            if match.number != row.number:
                raise Unplayable(f"entry {row.number} is missing")
        table.data = row.data
        if tail.entries:
            table.clock = self._clock(table, tail.entries[-1])
            table.resume_turn(tail.entries[-1])
        live.version, live.number = row.version, row.number
        live.note_bots(False)

    def _open_match(self, table: Table, data: TableData) -> Match:
        """The match at hand, if the stored table goes on with it."""
        same = (table.data.version, table.data.status == "frozen") == (data.version, data.status == "frozen")
        if table.match is None or not same:
            raise Unplayable("the match at hand is another one")
        return table.match

    def _clock(self, table: Table, last: TableEntry) -> Clock | None:
        """The clocks as they stood after the last entry."""
        if last.clock is None:
            return None
        clock = Clock(table.data.pace, last.clock)
        for downtime in self.downtimes:
            clock.skip(*downtime)
        return clock

    async def reopen(self, loaded: LiveTable, number: int) -> None:
        """Opens a frozen match again from its log alone. Raises `Unplayable` and changes nothing if that fails."""
        table, data = loaded.table, loaded.table.data
        loaded.mark = await self.replay(table, number)
        if table.clock is not None:
            table.clock.state.since = self._providers.now()
        data.status, data.frozen = "running", ""
        data.version, data.components = table.game.info.version, table.game.checksum
        await self._writer.commit(loaded, Effects([], True))

    async def _rows(self, table: Table, snapshot: Snapshot | None, number: int) -> list[TableEntry]:
        """Up to that number: what another process stored since belongs to a later version of the table."""
        try:
            since = snapshot.number - LOGGED if snapshot else -1
            return await self._store.entries(table.id, since, up_to=number)
        except RecordError as error:
            raise Unplayable(str(error)) from error

    def _open(self, table: Table, snapshot: Snapshot | None, rows: Sequence[TableEntry]) -> None:
        try:
            draws = self._providers.draws(bytes.fromhex(table.data.seed))
            table.match = open_match(table, draws, snapshot, rows)
        except MotherlodeError as error:
            raise Unplayable(str(error)) from error
        except Exception as error:
            # The message of a foreign error might tell a secret.
            LOG.error("log does not replay", table=table.id, exc_info=error)
            raise Unplayable(f"the rules failed ({type(error).__name__})") from error

    async def _load_match(self, loaded: LiveTable, number: int) -> None:
        table = loaded.table
        if table.is_of_these_rules:
            if table.data.status != "frozen":
                await self._go_on(loaded, number)
        elif table.data.status == "running":
            await self._renew(loaded, number)

    async def _go_on(self, loaded: LiveTable, number: int) -> None:
        """From the latest snapshot; if that is damaged, from the beginning."""
        snapshot = await self._store.snapshot(loaded.table.id, number)
        if snapshot is not None:
            try:
                loaded.mark = await self.replay(loaded.table, number, snapshot)
                loaded.snapshot = snapshot.number
                return
            except Unplayable as error:
                LOG.warning("snapshot not used", table=loaded.table.id, why=str(error))
        try:
            loaded.mark = await self.replay(loaded.table, number)
        except Unplayable as error:
            await self._freeze(loaded, str(error), number)

    async def _renew(self, loaded: LiveTable, number: int) -> None:
        """A match of older rules goes on only if all of it replays under the new ones; else it is frozen."""
        table, data = loaded.table, loaded.table.data
        now = table.game.info.version
        try:
            loaded.mark = await self.replay(table, number)
        except Unplayable as error:
            why = f"the rules have changed (version {data.version}, now {now}): {error}"
            await self._freeze(loaded, why, number)
            return
        data.version, data.components = now, table.game.checksum
        await self._writer.commit(loaded, Effects([table.note("rules_renewed", {"number": data.version})], True))

    async def _freeze(self, loaded: LiveTable, why: str, number: int) -> None:
        if loaded.table.data.status != "running":
            LOG.warning("finished match does not replay", table=loaded.table.id, why=why)
            return
        LOG.warning("table frozen", table=loaded.table.id, why=why)
        await self._writer.freeze(loaded, why, number)


def open_match(table: Table, draws: DrawSource, snapshot: Snapshot | None, rows: Sequence[TableEntry]) -> Match:
    """The match after its stored entries; those up to the snapshot only fill the log. Raises if one does not replay."""
    match = begin_match(table, draws, snapshot, rows)
    for row in rows:
        if row.entry.number > match.number:
            match.repeat(row.entry)
            require_mark(match, row)
    return match


def begin_match(table: Table, draws: DrawSource, snapshot: Snapshot | None, rows: Sequence[TableEntry]) -> Match:
    """The match at the snapshot, or after its first entry."""
    if snapshot is None:
        match = begin_stored(table, rows)
    else:
        require_snapshot(snapshot, rows)
        match = Match(table.game, table.seats, draws=draws, undo=table.data.undo, snapshot=snapshot)
        match.recall([row.entry for row in rows if row.entry.number <= snapshot.number])
    match.draws = draws
    return match


def begin_stored(table: Table, rows: Sequence[TableEntry]) -> Match:
    if not rows or rows[0].entry.number != 0:
        raise RecordError("damaged", "entry 0 is missing", 0)
    match = begin(table.game, table.seats, rows[0].entry, undo=table.data.undo)
    require_mark(match, rows[0])
    return match


def require_snapshot(snapshot: Snapshot, rows: Sequence[TableEntry]) -> None:
    """The snapshot is the position that the mark of its entry names."""
    marks = [row.mark for row in rows if row.entry.number == snapshot.number]
    if marks != [state_mark(snapshot.state)]:
        raise RecordError("checksum", "the snapshot is of another position", snapshot.ply)


def require_mark(match: Match, row: TableEntry) -> None:
    if row.mark != position_mark(match):
        raise RecordError("checksum", "the position is another", row.entry.ply)
