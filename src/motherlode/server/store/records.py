"""The records of finished matches, with the last view of every viewer."""

from sqlalchemy import Connection, insert, select, update

from motherlode.server.store.schema import RECORDS
from motherlode.server.store.store import Store


async def record_text(store: Store, table: str) -> str | None:
    return await store.scalar(select(RECORDS.c.record).where(RECORDS.c.table_id == table))


async def views_text(store: Store, table: str) -> str | None:
    return await store.scalar(select(RECORDS.c.views).where(RECORDS.c.table_id == table))


async def add_record(store: Store, table: str, record: str, views: str) -> None:
    """Keeps a record; one that is there already stays."""
    row = {"table_id": table, "record": record, "views": views}

    def add(connection: Connection) -> None:
        if connection.execute(select(RECORDS.c.table_id).where(RECORDS.c.table_id == table)).first() is None:
            connection.execute(insert(RECORDS), [row])

    await store.transact(add)


async def replace_record(store: Store, table: str, record: str) -> None:
    def replace(connection: Connection) -> None:
        connection.execute(update(RECORDS).where(RECORDS.c.table_id == table).values(record=record))

    await store.transact(replace)
