"""People who come to a table, look through a seat, and go."""

from typing import Final

import structlog

from motherlode.play.errors import BeyondSnapshot, PlayError
from motherlode.server import protocol as p
from motherlode.server.errors import Refusal, unknown_table
from motherlode.server.tables.manager import TableManager
from motherlode.server.tables.steps import MOST_STEPS
from motherlode.server.tables.table import Table
from motherlode.server.tables.updates import Updates
from motherlode.server.ws.connection import Connection

LOG: Final = structlog.get_logger("motherlode.tables")
CATCH_UPS: Final = 3


class Visitors:
    """The connections of all tables."""

    def __init__(self, tables: TableManager) -> None:
        self._tables: Final = tables

    async def connect(self, id: str, connection: Connection) -> None:
        async with self._tables.current(id) as live:
            if not live.table.may_watch(connection.player.id, connection.invitation):
                raise unknown_table(id)
            live.connections.add(connection)
            self._tables.announcer.note_presence(live)

    def disconnect(self, id: str, connection: Connection) -> None:
        live = self._tables.live.get(id)
        if live is not None and connection in live.connections:
            live.connections.discard(connection)
            self._tables.announcer.note_presence(live)

    async def join(self, id: str, connection: Connection, message: p.JoinMessage) -> None:
        """Begins to look through a seat; what was missed comes first, entry by entry, if that is not too much."""
        last = await self._catch_up(id, connection, message)
        async with self._tables.table(id) as live:
            table = live.table
            table.require_viewer(connection.player.id, message.viewer)
            connection.tell(Updates(table, self._tables.providers.now()).after(message.viewer, last))
            connection.viewers[message.viewer] = table.number
            self._tables.announcer.notify_bots(live)

    async def _catch_up(self, id: str, connection: Connection, message: p.JoinMessage) -> int:
        """Sends the past entries after `last` but the newest; the number of the last one sent, -1 if all must be sent.

        Meanwhile the match may go on: then once more.
        """
        last = message.last
        for _ in range(CATCH_UPS):
            async with self._tables.table(id) as live:
                table = live.table
                table.require_viewer(connection.player.id, message.viewer)
            missed = table.number - last
            if last < 0 or missed < 2:
                return last
            if missed > MOST_STEPS or not table.is_of_these_rules:
                return -1
            updates = await self._past_updates(table, message.viewer, last, missed - 1)
            if not updates:
                return -1
            connection.tell(updates)
            last = updates[-1].number
        return last

    async def _past_updates(self, table: Table, viewer: int, since: int, most: int) -> list[p.UpdateMessage]:
        try:
            return await self._tables.steps.updates(table, viewer, since, most)
        except (PlayError, BeyondSnapshot, Refusal) as error:
            LOG.warning("no past entries", table=table.id, why=type(error).__name__)
            return []

    async def refresh(self, id: str, connection: Connection) -> None:
        """A full update for a client whose message was stale."""
        async with self._tables.table(id) as live:
            updates = Updates(live.table, self._tables.providers.now())
            for viewer in connection.viewers:
                connection.tell([updates.update(viewer)])
                connection.viewers[viewer] = live.table.number
