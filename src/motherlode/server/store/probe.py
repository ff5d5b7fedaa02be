"""Whether a database can be used: asked before anything starts, answered in one line."""

from collections.abc import Iterator
from contextlib import contextmanager

from asyncpg.exceptions import InterfaceError, PostgresError  # type: ignore[import-untyped]
from sqlalchemy import inspect
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from motherlode.server.errors import StoreError


async def require_database(url: str) -> None:
    """Raises `StoreError` if the address is wrong, its driver is missing, or nothing answers there."""
    try:
        await connect(url)
    except (SQLAlchemyError, PostgresError, InterfaceError, ImportError, OSError) as error:
        raise StoreError(f"the database cannot be used: {first_line(error)}") from error


async def connect(url: str) -> None:
    engine = create_async_engine(url)
    try:
        async with engine.connect() as connection:
            await connection.run_sync(lambda sync: inspect(sync).has_table("alembic_version"))
    finally:
        await engine.dispose()


@contextmanager
def as_store_errors() -> Iterator[None]:
    """What database and disk refuse becomes a `StoreError` of one line, without the values of a statement."""
    try:
        yield
    except DBAPIError as error:
        raise StoreError(f"the database refused: {first_line(error.orig)}") from error
    except SQLAlchemyError as error:
        raise StoreError(f"the database cannot be used: {first_line(error)}") from error
    except OSError as error:
        raise StoreError(f"{error.filename or 'the database'}: {error.strerror or first_line(error)}") from error


def first_line(error: BaseException | None) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0]
