"""What the list of one's own tables says of a running match: whose turn it is, since when, and the last move."""

from collections.abc import Iterable
from typing import Final

from motherlode.kernel import SPECTATOR
from motherlode.play.entry import Entry
from motherlode.play.seen import SeenEvent, seen_events
from motherlode.server import protocol as p
from motherlode.server.store.store import Store
from motherlode.server.store.tables import last_rows
from motherlode.server.tables.entries import TableEntry
from motherlode.server.tables.manager import TableManager
from motherlode.server.tables.table import Table

LOOKED_BACK: Final = 5  # entries among which the last move is looked for: sealed ones have no events


class Summaries:
    """Completes the rows of the list. A table in memory answers itself, any other from its last entries."""

    def __init__(self, store: Store, tables: TableManager) -> None:
        self._store: Final = store
        self._tables: Final = tables

    async def complete(self, infos: list[p.TableInfo], player: str) -> None:
        running = [info for info in infos if info.status == "running"]
        stored = [info.id for info in running if info.id not in self._tables.live]
        rows = await last_rows(self._store, stored, LOOKED_BACK) if stored else {}
        for info in running:
            await self._complete(info, player, rows.get(info.id, []))

    async def _complete(self, info: p.TableInfo, player: str, rows: list[TableEntry]) -> None:
        if rows and rows[-1].to_act is not None:
            info.to_act, info.since = list(rows[-1].to_act), rows[-1].since
            info.last = last_events([row.entry for row in rows], viewer_of(info, player))
            return
        # In memory, or its last entry was stored before entries said whose turn it is.
        async with self._tables.table(info.id) as live:
            complete_from(info, live.table, player)


def complete_from(info: p.TableInfo, table: Table, player: str) -> None:
    if table.match is not None:
        info.to_act, info.since = list(table.to_act()), table.since
        info.last = last_events(table.match.entries[-LOOKED_BACK:], viewer_of(info, player))


def viewer_of(info: p.TableInfo, player: str) -> int:
    """Through whose eyes a player sees the list: one's own seat, or those of everyone if one holds several."""
    seats = [seat for seat, chair in enumerate(info.chairs) if chair.player == player]
    return seats[0] if len(seats) == 1 else SPECTATOR


def last_events(entries: Iterable[Entry], viewer: int) -> list[SeenEvent]:
    """The events of the last entry that has any; that a bot stands in or somebody is back is no move."""
    latest: list[SeenEvent] = []
    for entry in entries:
        if entry.kind != "note":
            latest = list(seen_events(entry, viewer)) or latest
    return latest
