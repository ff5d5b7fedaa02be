"""The lobby: the list of tables, and the connections that hear of every change of it."""

import time
from collections import Counter
from collections.abc import Collection
from typing import Final, TypeAlias

import structlog

from motherlode.server import protocol as p
from motherlode.server.catalog import GameCatalog
from motherlode.server.store.store import Store
from motherlode.server.store.tables import lobby_tables, tables_by_id, tables_touched
from motherlode.server.tables.data import TableData
from motherlode.server.tables.manager import TableManager
from motherlode.server.tables.summary import Summaries
from motherlode.server.tables.table import Table
from motherlode.server.ws.connection import Connection, encode

LOG: Final = structlog.get_logger("motherlode.lobby")
LISTED: Final = 100
LOOKED_AT: Final = 400
KEPT: Final = 1.0  # seconds
Listed: TypeAlias = tuple[TableData, int, p.TableInfo]
# A table is touched a moment before it is stored (milliseconds).
OVERLAP: Final = 10_000


class Lobby:
    """`connections` are those that look at the lobby."""

    def __init__(self, store: Store, tables: TableManager, catalog: GameCatalog) -> None:
        self._store: Final = store
        self._tables: Final = tables
        self._catalog: Final = catalog
        self._summaries: Final = Summaries(store, tables)
        self.connections: Final[set[Connection]] = set()
        self._listed: Final[dict[str | None, tuple[float, list[Listed]]]] = {}
        self._changes = 0

    async def list_tables(self, visitor: p.PlayerInfo | None, status: str | None, mine: bool) -> list[p.TableInfo]:
        """Public tables, or those where the visitor sits; the latest first."""
        player = visitor.id if visitor else ""
        if not mine:
            return [self._seen_by(player, *each) for each in await self._public_tables(status)]
        listed = self._readable(await lobby_tables(self._store, status, player, LISTED), player)
        infos = [info for _, _, info in listed]
        await self._summaries.complete(infos, player)
        return infos

    async def _public_tables(self, status: str | None) -> list[Listed]:
        """The same for everyone, so it is made once while nothing changes."""
        made, listed = self._listed.get(status, (0.0, []))
        if time.monotonic() - made > KEPT:
            changes = self._changes
            listed = self._readable(by_turns(await lobby_tables(self._store, status, None, LOOKED_AT)), "")
            if changes == self._changes:
                self._listed[status] = time.monotonic(), listed
        return listed

    def _seen_by(self, player: str, table: TableData, number: int, info: p.TableInfo) -> p.TableInfo:
        """Who sits at a table or opened it also sees its invitation."""
        is_inside = player and (table.host == player or any(chair.player == player for chair in table.chairs))
        return (self._readable_info(table, number, player) if is_inside else None) or info

    def forget_list(self) -> None:
        """A table changed, here or in another process."""
        self._changes += 1
        self._listed.clear()

    def announce(self, table: Table) -> None:
        """Tells everyone in the lobby of a change."""
        self.forget_list()
        if table.data.public and self.connections:
            self._push(table.info())

    async def announce_stored(self, ids: Collection[str]) -> None:
        """Tells of tables that other processes changed and that are not live here."""
        if ids and self.connections:
            await self._announce_rows(await tables_by_id(self._store, ids))

    async def announce_since(self, touched: int) -> int:
        """Tells of all tables touched since then, as messages of other processes may be lost; until when it told."""
        until = self._tables.providers.now() - OVERLAP
        if self.connections:
            await self._announce_rows(await tables_touched(self._store, touched, LISTED))
        return until

    async def _announce_rows(self, rows: list[tuple[TableData, int]]) -> None:
        for table, number in rows:
            info = self._readable_info(table, number, "")
            if info is not None and table.public:
                self._push(info)

    def _push(self, info: p.TableInfo) -> None:
        message = encode(p.LobbyMessage(table=info, gone=info.status not in ("open", "running")))
        for connection in self.connections:
            connection.push(message)

    def _readable(self, rows: list[tuple[TableData, int]], player: str) -> list[Listed]:
        infos = [(table, number, self._readable_info(table, number, player)) for table, number in rows]
        return [(table, number, info) for table, number, info in infos if info is not None]

    def _readable_info(self, table: TableData, number: int, player: str) -> p.TableInfo | None:
        """A damaged table must not hide the others."""
        try:
            return self._info(table, number, player)
        except Exception as error:
            LOG.error("table cannot be listed", table=table.id, exc_info=error)
            return None

    def _info(self, table: TableData, number: int, player: str) -> p.TableInfo | None:
        """A table as the list shows it; None if its game is no longer offered."""
        live = self._tables.live.get(table.id)
        if live is not None:
            return live.table.info(player)
        if table.game not in self._catalog.games:
            return None
        info = Table(table, self._catalog.game(table.game, table.options)).info(player)
        info.number = max(0, number)
        return info


def by_turns(rows: list[tuple[TableData, int]]) -> list[tuple[TableData, int]]:
    """The latest table of every host, then the second of each, and so on: one host cannot fill the list."""
    seen: Counter[str] = Counter()
    places = []
    for place, row in enumerate(rows):
        places.append((seen[row[0].host], place))
        seen[row[0].host] += 1
    listed = sorted(sorted(places)[:LISTED], key=lambda each: each[1])
    return [rows[place] for _, place in listed]
