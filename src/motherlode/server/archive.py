"""Finished matches: their record, final views and outcome are kept; records come in from elsewhere."""

import asyncio
import json
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from motherlode.kernel import SPECTATOR
from motherlode.play.perspective import Perspective
from motherlode.play.record import Record, parse
from motherlode.play.replay import replay
from motherlode.registry import AnyGame
from motherlode.server import bodies as b
from motherlode.server import protocol as p
from motherlode.server import records
from motherlode.server.errors import Refusal, unknown_table
from motherlode.server.hall import Hall
from motherlode.server.library import Library
from motherlode.server.outlooks import outcome_info
from motherlode.server.schema import RECORDS
from motherlode.server.store import Store, Write


class Archive:
    """A match that was cut off between its last move and its filing is filed when it is asked for."""

    def __init__(self, store: Store, hall: Hall, library: Library) -> None:
        self._store: Final = store
        self._hall: Final = hall
        self._library: Final = library

    async def file(self, id: str) -> None:
        """Keeps the record and the final views of a finished match."""
        async with self._hall.table(id) as opened:
            table = opened.table
            if table.running is None:
                raise Refusal("not_finished", "no match was played at this table", 409)
            entries = await self._store.entries(id)
            record, views = records.record_of(table, entries), records.final_views(table)
        await self._keep(id, record, views)

    async def record(self, id: str) -> Record:
        """The record of a finished match."""
        async with self._hall.table(id) as opened:
            if opened.table.data.status != "finished":
                raise Refusal("not_finished", "the match is not over", 409)
        text = await self._text(id)
        if text is None:
            await self.file(id)
            text = await self._text(id)
        if text is None:
            raise unknown_table(id)
        return parse(text)

    async def forget_names(self, id: str) -> None:
        """The record bears the names its table bears: after a player's account is gone, no longer that one."""
        text = await self._text(id)
        if text is None:
            return
        async with self._hall.table(id) as opened:
            players = tuple(chair.name for chair in opened.table.data.chairs)
        renamed = str(replace(parse(text), players=players))

        async def keep(connection: AsyncConnection) -> None:
            await connection.execute(update(RECORDS).where(RECORDS.c.table_id == id).values(record=renamed))

        await self._store.work(keep)

    async def take_in(self, data: dict[str, Any], me: p.PlayerInfo, id: str, now: int) -> None:
        """A record from elsewhere, once it is proved, as a finished table."""
        table, record = await asyncio.to_thread(records.imported, self._library, data, me, id, now)
        await self._store.commit(Write(id, now, record.plies, data=table, new=True))
        game = self._library.game(record.game, record.options)
        await self._keep(id, record, await asyncio.to_thread(last_views, record, game))

    async def last_view(self, id: str, viewer: int) -> p.Update:
        """How a finished match stood at its end, without the rules it was played by."""
        record = await self.record(id)
        async with self._store.reading() as connection:
            text = (await connection.execute(select(RECORDS.c.views).where(RECORDS.c.table_id == id))).scalar()
        views = json.loads(text or "{}")
        if str(viewer) not in views:
            raise Refusal("no_seat", f"there is no seat {viewer}", 404)
        return p.Update(
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
        record = await self.record(id)
        if viewer != SPECTATOR and not 0 <= viewer < record.seats:
            raise Refusal("no_seat", f"there is no seat {viewer}", 404)
        game = self._library.game(record.game, record.options)
        steps = await asyncio.to_thread(records.steps, game, record, viewer, since, most)
        return b.ReplayPage(plies=record.plies, steps=steps)

    async def _text(self, id: str) -> str | None:
        async with self._store.reading() as connection:
            return (await connection.execute(select(RECORDS.c.record).where(RECORDS.c.table_id == id))).scalar()

    async def _keep(self, id: str, record: Record, views: dict[str, p.View]) -> None:
        row = {"table_id": id, "record": str(record), "views": json.dumps(views)}

        async def keep(connection: AsyncConnection) -> None:
            if (await connection.execute(select(RECORDS.c.table_id).where(RECORDS.c.table_id == id))).first() is None:
                await connection.execute(insert(RECORDS), [row])

        await self._store.work(keep)


def last_views(record: Record, game: AnyGame) -> dict[str, p.View]:
    course = replay(record, game)
    return {str(viewer): Perspective(course, viewer).view() for viewer in (SPECTATOR, *range(record.seats))}
