"""`motherlode backup` and `motherlode restore`: all data of a server in one file."""

import asyncio
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeAlias

import typer

from motherlode.commands.common import require_extra
from motherlode.commands.stored import note_action, opened_store

if TYPE_CHECKING:
    from motherlode.server.settings import Settings

BackupFile: TypeAlias = Annotated[Path, typer.Argument(metavar="FILE", help="The backup file.")]
DataFolder: TypeAlias = Annotated[
    Path | None, typer.Option(metavar="FOLDER", help="The server's data folder (default: ./data).")
]
Database: TypeAlias = Annotated[
    str | None, typer.Option(metavar="URL", help="The database, if not SQLite in the data folder.")
]


def chosen_settings(data: Path | None, database: str | None) -> "Settings":
    require_extra("server")
    from motherlode.server.settings import settings

    return settings(os.environ, {"data": data, "database": database})


def backup(file: BackupFile, data: DataFolder = None, database: Database = None) -> None:
    """Write all data of a server to one file. The server may be running."""
    rows = asyncio.run(write_backup(chosen_settings(data, database), file))
    typer.echo(f"{file}: {rows} rows")


async def write_backup(settings: "Settings", file: Path) -> int:
    from motherlode.server.errors import StoreError
    from motherlode.server.ops import backup as backups
    from motherlode.server.ops.data_folder import read_secret
    from motherlode.server.store.secret import stored_secret

    async with opened_store(settings) as store:
        secret = await stored_secret(store)
        if secret is None and not (settings.data / "secret").exists():
            # With a new secret everyone would be signed out after a restore.
            raise StoreError(f"there is no server's secret in {settings.data}; name its folder with --data")
        return await backups.write(store, file, secret or read_secret(settings.data))


def restore(file: BackupFile, data: DataFolder = None, database: Database = None) -> None:
    """Restore a backup into a new folder or an empty database."""
    rows = asyncio.run(restore_backup(chosen_settings(data, database), file))
    typer.echo(f"{file}: {rows} rows restored")


async def restore_backup(settings: "Settings", file: Path) -> int:
    from motherlode.server.ops import backup as backups
    from motherlode.server.ops.data_folder import lock_folder, prepare_folder, write_secret

    prepare_folder(settings.data)
    with lock_folder(settings.data):
        async with opened_store(settings, must_exist=False) as store:
            rows, secret = await backups.restore(store, file)
            await note_action(store, "restore", file.name)
        write_secret(settings.data, secret)
    return rows
