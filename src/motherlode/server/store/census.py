"""What tables there are: how many of each status, and the ids of one status."""

from sqlalchemy import func, select

from motherlode.server.store.schema import TABLES
from motherlode.server.store.store import Store


async def counts_by_status(store: Store) -> dict[str, int]:
    query = select(TABLES.c.status, func.count()).group_by(TABLES.c.status).order_by(TABLES.c.status)
    return {row[0]: row[1] for row in await store.rows(query)}


async def ids_of_status(store: Store, status: str) -> list[str]:
    query = select(TABLES.c.id).where(TABLES.c.status == status).order_by(TABLES.c.created, TABLES.c.id)
    return [row.id for row in await store.rows(query)]
