"""Queries over tables: those of a player, those of the lobby, those that need attention."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any, Final

import structlog
from sqlalchemy import Select, String, bindparam, func, select

from motherlode.play.errors import RecordError
from motherlode.server.errors import StoreError
from motherlode.server.store.schema import ENTRIES, SEATS, TABLES
from motherlode.server.store.store import Store, read_entry, read_table
from motherlode.server.tables.data import TableData
from motherlode.server.tables.entries import TableEntry

LOG: Final = structlog.get_logger("motherlode.store")
MATCH: Final = "match"

# Asked for every new table: building a query anew takes longer than its answer.
PLAYER: Final = bindparam("player", type_=String)
TABLES_OF: Final = (
    select(TABLES.c.id)
    .outerjoin(SEATS, (SEATS.c.table_id == TABLES.c.id) & (SEATS.c.player == PLAYER))
    .where(TABLES.c.status.in_(bindparam("statuses", expanding=True)))
    .where((TABLES.c.host == PLAYER) | SEATS.c.player.is_not(None), TABLES.c.kind == MATCH)
)
WAITING: Final = select(func.count()).where(TABLES.c.host == PLAYER, TABLES.c.status == "open", TABLES.c.public)
IMPORTED: Final = select(func.count()).where(
    TABLES.c.host == PLAYER, TABLES.c.status == "finished", TABLES.c.data.like('%"imported":true%')
)


async def tables_of(store: Store, player: str, statuses: list[str]) -> list[str]:
    """The ids of tables of these statuses where a player sits or is the host; lessons are none."""
    return await _ids(store, TABLES_OF, {"player": player, "statuses": statuses})


async def waiting_tables(store: Store, player: str) -> int:
    """How many open tables a player has put into the lobby."""
    return int((await store.first(WAITING, {"player": player}))[0])


async def imported_records(store: Store, player: str) -> int:
    """How many of the finished tables of a player are records from elsewhere."""
    return int((await store.first(IMPORTED, {"player": player}))[0])


async def lobby_tables(store: Store, status: str | None, seated: str | None, most: int) -> list[tuple[TableData, int]]:
    """Tables with the number of their last entry, the latest first: public ones, or those where `seated` sits."""
    query = select(TABLES.c.id, TABLES.c.data, TABLES.c.number).order_by(TABLES.c.touched.desc()).limit(most)
    query = query.where(TABLES.c.status == status) if status else query.where(TABLES.c.status != "finished")
    query = query.where(TABLES.c.kind == MATCH)
    if seated is None:
        query = query.where(TABLES.c.public)
    else:
        query = query.join(SEATS, (SEATS.c.table_id == TABLES.c.id) & (SEATS.c.player == seated))
    return await _tables(store, query)


async def tables_by_id(store: Store, ids: Collection[str]) -> list[tuple[TableData, int]]:
    return await _tables(store, select(TABLES.c.id, TABLES.c.data, TABLES.c.number).where(TABLES.c.id.in_(ids)))


async def tables_touched(store: Store, since: int, most: int) -> list[tuple[TableData, int]]:
    """Public tables that were touched since then, the latest first."""
    query = select(TABLES.c.id, TABLES.c.data, TABLES.c.number).where(TABLES.c.public, TABLES.c.touched >= since)
    return await _tables(store, query.order_by(TABLES.c.touched.desc()).limit(most))


async def _tables(store: Store, query: Select[tuple[str, str, int]]) -> list[tuple[TableData, int]]:
    return list(readable(await store.rows(query)))


def readable(rows: Iterable[Any]) -> Iterator[tuple[TableData, int]]:
    """The tables whose rows are whole: a damaged one must not hide the others."""
    for row in rows:
        try:
            yield read_table(row.id, row.data), row.number
        except StoreError:
            LOG.error("table cannot be read", table=row.id)


async def last_rows(store: Store, ids: list[str], most: int) -> dict[str, list[TableEntry]]:
    """The last entries of tables, in order; damaged ones are left out."""
    query = (
        select(ENTRIES.c.table_id, ENTRIES.c.number, ENTRIES.c.data)
        .join(TABLES, TABLES.c.id == ENTRIES.c.table_id)
        .where(TABLES.c.id.in_(ids), ENTRIES.c.number > TABLES.c.number - most)
        .order_by(ENTRIES.c.number)
    )
    rows = await store.rows(query)
    found: dict[str, list[TableEntry]] = {id: [] for id in ids}
    for row in rows:
        try:
            found[row.table_id].append(read_entry(row.number, row.data))
        except RecordError:
            LOG.error("entry cannot be read", table=row.table_id, number=row.number)
    return found


async def stale_tables(store: Store, before: int) -> list[str]:
    """The ids of tables that were not started and not touched since `before`."""
    return await _ids(store, select(TABLES.c.id).where(TABLES.c.status == "open", TABLES.c.touched < before))


async def _ids(store: Store, query: Select[tuple[str]], parameters: Mapping[str, Any] | None = None) -> list[str]:
    return [row.id for row in await store.rows(query, parameters)]
