"""All rows of a store, read at one moment or filled into an empty database."""

from collections.abc import Callable, Iterable
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection, MetaData, Table, inspect

from motherlode.server.errors import StoreError
from motherlode.server.store.store import Store

Row: TypeAlias = dict[str, Any]
VERSIONS: Final = "alembic_version"
BATCH: Final = 1000


async def read_contents(store: Store, take: Callable[[str, Iterable[Row]], None]) -> str:
    """Hands every table's name and rows to `take`; the revision of the store."""
    # As in `Store`: only who needs Alembic waits until it is loaded.
    from motherlode.server.store import migrate

    def read(connection: Connection) -> str:
        if store.is_sqlite:
            # The driver begins no transaction for a SELECT: without this every table would be read at another moment.
            connection.exec_driver_sql("BEGIN")
        for table in reflected(connection):
            take(table.name, (dict(row) for row in connection.execute(table.select()).mappings()))
        return migrate.revision(connection)

    async with store.engine.connect() as connection:
        if not store.is_sqlite:
            connection = await connection.execution_options(isolation_level="REPEATABLE READ")
        async with connection.begin():
            return await connection.run_sync(read)


async def fill_contents(store: Store, revision: str, rows_of: Callable[[str], list[Row]]) -> int:
    """Fills an empty database that is then brought to the newest revision; the number of rows."""
    from motherlode.server.store import migrate

    def fill(connection: Connection) -> int:
        if inspect(connection).get_table_names():
            raise StoreError("the database is not empty; restore into a new one")
        migrate.require_known(revision)
        migrate.upgrade(connection, revision)
        count = sum(fill_table(connection, table, rows_of(table.name)) for table in reflected(connection))
        migrate.upgrade(connection)
        return count

    async with store.engine.begin() as connection:
        return await connection.run_sync(fill)


def fill_table(connection: Connection, table: Table, rows: list[Row]) -> int:
    for start in range(0, len(rows), BATCH):
        connection.execute(table.insert(), rows[start : start + BATCH])
    return len(rows)


def reflected(connection: Connection) -> list[Table]:
    """The tables as they are in the database, in an order that keeps references whole."""
    metadata = MetaData()
    metadata.reflect(connection)
    return [table for table in metadata.sorted_tables if table.name != VERSIONS]
