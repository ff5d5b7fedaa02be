"""Telling an outage of the database or the disk from a fault of a table."""

from sqlalchemy.exc import SQLAlchemyError

from motherlode.server.errors import Refusal


def is_outage(error: BaseException) -> bool:
    """Whether the database or the disk failed, not the table: it goes on once they are back."""
    if isinstance(error, Refusal):
        return True
    # While it connects, SQLAlchemy lets errors of the driver through as they are.
    is_of_driver = type(error).__module__.partition(".")[0] in ("asyncpg", "sqlite3", "aiosqlite")
    return is_of_driver or isinstance(error, SQLAlchemyError | OSError | TimeoutError)
