"""The records of finished matches, with the last view of every viewer."""

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from motherlode.server.store.schema import RECORDS
from motherlode.server.store.store import Store


async def record_text(store: Store, table: str) -> str | None:
    return await store.scalar(select(RECORDS.c.record).where(RECORDS.c.table_id == table))


async def views_text(store: Store, table: str) -> str | None:
    return await store.scalar(select(RECORDS.c.views).where(RECORDS.c.table_id == table))


async def add_record(store: Store, table: str, record: str, views: str) -> None:
    """Keeps a record; one that is there already stays."""
    row = {"table_id": table, "record": record, "views": views}

    async def add(connection: AsyncConnection) -> None:
        if (await connection.execute(select(RECORDS.c.table_id).where(RECORDS.c.table_id == table))).first() is None:
            await connection.execute(insert(RECORDS), [row])

    await store.work(add)


async def replace_record(store: Store, table: str, record: str) -> None:
    async def replace(connection: AsyncConnection) -> None:
        await connection.execute(update(RECORDS).where(RECORDS.c.table_id == table).values(record=record))

    await store.work(replace)
