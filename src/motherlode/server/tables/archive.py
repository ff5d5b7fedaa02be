"""Finished matches: their record, final views and outcome are kept; records can be imported."""

import asyncio
import json
from dataclasses import replace
from typing import Any, Final

from motherlode.kernel import SPECTATOR
from motherlode.play.record import Record
from motherlode.server import protocol as p
from motherlode.server.catalog import GameCatalog
from motherlode.server.errors import Refusal, unknown_table
from motherlode.server.protocol import bodies as b
from motherlode.server.protocol.serializers import outcome_info
from motherlode.server.store.records import add_record, record_text, replace_record, views_text
from motherlode.server.store.store import Store
from motherlode.server.store.writes import Write
from motherlode.server.tables import records
from motherlode.server.tables.manager import TableManager

KEPT: Final = 8


class Archive:
    """A match that was cut off between its last move and its filing is filed when it is asked for."""

    def __init__(self, store: Store, tables: TableManager, catalog: GameCatalog) -> None:
        self._store: Final = store
        self._tables: Final = tables
        self._catalog: Final = catalog
        self._workbench: Final = tables.workbench
        self._parsed: Final[dict[str, Record]] = {}

    async def file(self, id: str) -> None:
        """Keeps the record and the final views of a finished match."""
        async with self._tables.current(id) as live:
            table = live.table
            if table.match is None:
                raise Refusal("not_finished", "no match was played at this table", 409)
            entries = table.match.entries
            if not table.match.remembers(-1):
                entries = [added.entry for added in await self._store.entries(id)]
            record, views = records.record_of(table, entries), records.final_views(table)
        await self._keep(id, record, views)

    async def text(self, id: str) -> str:
        """The record of a finished match as it is stored."""
        async with self._tables.current(id) as live:
            if live.table.data.status != "finished":
                raise Refusal("not_finished", "the match is not over", 409)
        text = await record_text(self._store, id)
        if text is None:
            await self.file(id)
            text = await record_text(self._store, id)
        if text is None:
            raise unknown_table(id)
        return text

    async def _record(self, id: str) -> Record:
        """The record of a finished match. Those that were read last are kept: a replay asks for many pages."""
        text = await self.text(id)
        record = self._parsed.pop(id, None)
        if record is None:
            record = await self._workbench.do(lambda: Record.parse(text))
        self._parsed[id] = record
        if len(self._parsed) > KEPT:
            del self._parsed[next(iter(self._parsed))]
        return record

    async def forget_names(self, id: str) -> None:
        """Takes the table's names over to the record, after the account of a player was deleted."""
        text = await record_text(self._store, id)
        if text is None:
            return
        async with self._tables.current(id) as live:
            players = tuple(chair.name for chair in live.table.data.chairs)
        renamed = await self._workbench.do(lambda: str(replace(Record.parse(text), players=players)))
        await replace_record(self._store, id, renamed)
        self._parsed.pop(id, None)

    async def import_record(self, data: dict[str, Any], me: p.PlayerInfo, id: str, now: int) -> None:
        """Verifies a record and imports it as a finished table."""
        table, record, views = await self._workbench.do(lambda: records.import_match(self._catalog, data, me, id, now))
        await self._store.commit(Write(id, now, record.plies, data=table, new=True))
        await self._keep(id, record, views)

    async def last_view(self, id: str, viewer: int) -> p.UpdateMessage:
        """How a finished match stood at its end, without the rules it was played by."""
        record = await self._record(id)
        views = json.loads(await views_text(self._store, id) or "{}")
        if str(viewer) not in views:
            raise Refusal("no_seat", f"there is no seat {viewer}", 404)
        return p.UpdateMessage(
            viewer=viewer,
            number=record.plies,
            ply=record.plies,
            full=True,
            to_act=[],
            view=views[str(viewer)],
            legal=[],
            prompt=None,
            events=[],
            undo="over",
            outcome=outcome_info(record.outcome) if record.outcome else None,
        )

    async def page(self, id: str, viewer: int, since: int, most: int) -> b.ReplayPage:
        record = await self._record(id)
        require_viewer(record, viewer)
        game = records.game_of(self._catalog, record)
        steps = await self._workbench.do(lambda: records.steps(game, record, viewer, since, most))
        return b.ReplayPage(plies=record.plies, steps=steps)

    async def steps(self, id: str, viewer: int, since: int, most: int) -> b.StepsPage:
        """The entries of an imported match, or of one of older rules."""
        record = await self._record(id)
        require_viewer(record, viewer)
        game = records.game_of(self._catalog, record)
        return await self._workbench.do(lambda: records.entry_steps(game, record, viewer, since, most))

    async def _keep(self, id: str, record: Record, views: dict[str, p.View]) -> None:
        text, last = await asyncio.to_thread(lambda: (str(record), json.dumps(views)))
        await add_record(self._store, id, text, last)


def require_viewer(record: Record, viewer: int) -> None:
    if viewer != SPECTATOR and not 0 <= viewer < record.seats:
        raise Refusal("no_seat", f"there is no seat {viewer}", 404)
