"""Whether a database can be used: asked before anything starts, answered in one line."""

from asyncpg.exceptions import InterfaceError, PostgresError  # type: ignore[import-untyped]
from sqlalchemy import inspect
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from motherlode.server.errors import StoreError


async def require_database(url: str) -> None:
    """Raises `StoreError` if the address is wrong, its driver is missing, or nothing answers there."""
    try:
        await connect(url)
    except (SQLAlchemyError, PostgresError, InterfaceError, ImportError, OSError) as error:
        lines = str(error).splitlines() or [type(error).__name__]
        raise StoreError(f"the database cannot be used: {lines[0]}") from error


async def connect(url: str) -> None:
    engine = create_async_engine(url)
    try:
        async with engine.connect() as connection:
            await connection.run_sync(lambda sync: inspect(sync).has_table("alembic_version"))
    finally:
        await engine.dispose()
