"""Migrations at the start: what is pending is applied after a backup."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from motherlode.server.errors import StoreError

FOLDER: Final = Path(__file__).with_name("migrations")


def config(connection: Connection | None = None) -> Config:
    result = Config()
    result.set_main_option("script_location", str(FOLDER))
    result.attributes["connection"] = connection
    return result


def head() -> str:
    """The newest step we know."""
    return str(ScriptDirectory.from_config(config()).get_current_head())


def revision(connection: Connection) -> str:
    """The step a store stands at; empty for a new one."""
    return MigrationContext.configure(connection).get_current_revision() or ""


def is_pending(connection: Connection) -> bool:
    """Whether a store that holds something must be changed."""
    current = revision(connection)
    require_known(current)
    return bool(current) and current != head()


def require_known(current: str) -> None:
    known = {script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()}
    if current and current not in known:
        raise StoreError(f"the store is of a newer Motherlode (step {current}); this one knows up to {head()}")


def upgrade(connection: Connection, to: str = "head") -> None:
    command.upgrade(config(connection), to)
