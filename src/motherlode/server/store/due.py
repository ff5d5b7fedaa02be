"""Tables at which something is due without any person: a clock ran out, or a bot must act."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import ColumnElement, Connection, select, update

from motherlode.server.store.schema import TABLES
from motherlode.server.store.store import Store

MOST: Final = 100


def is_due(now: int) -> ColumnElement[bool]:
    return (TABLES.c.status == "running") & (TABLES.c.bot_due | (TABLES.c.deadline <= now))


async def due_tables(store: Store, now: int) -> list[str]:
    """The ids of running tables that wait for a bot or whose time is up."""
    return [row.id for row in await store.rows(select(TABLES.c.id).where(is_due(now)))]


async def take_due(store: Store, now: int, until: int, ids: Sequence[str] | None = None) -> list[str]:
    """Takes such tables for this process until then; those that another has, or is taking now, are left to it."""
    free = select(TABLES.c.id).where(is_due(now), TABLES.c.leased < now)
    if ids is not None:
        free = free.where(TABLES.c.id.in_(ids))
    taken = free.limit(MOST).with_for_update(skip_locked=True).scalar_subquery()

    def take(connection: Connection) -> list[str]:
        statement = update(TABLES).where(TABLES.c.id.in_(taken)).values(leased=until).returning(TABLES.c.id)
        return [row.id for row in connection.execute(statement)]

    return await store.transact(take)


async def renew_leases(store: Store, ids: Sequence[str], until: int) -> None:
    """The bots of these tables still think here."""

    def renew(connection: Connection) -> None:
        connection.execute(update(TABLES).where(TABLES.c.id.in_(ids)).values(leased=until))

    await store.transact(renew)


async def set_deadline(store: Store, id: str, version: int, deadline: int | None) -> None:
    """After a downtime a clock runs out later than the row says."""

    def set_it(connection: Connection) -> None:
        is_it = (TABLES.c.id == id) & (TABLES.c.version == version)
        connection.execute(update(TABLES).where(is_it).values(deadline=deadline))

    await store.transact(set_it)
