"""`motherlode drill` and `motherlode upgrade --check`: whether all running matches go on from a backup, or under the
installed version. Both work on a copy in a temporary folder.
"""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated

import typer

from motherlode.commands.backup import BackupFile, Database, DataFolder, chosen_settings
from motherlode.commands.common import require_extra
from motherlode.commands.progress import progress_bar
from motherlode.commands.stored import opened_store, plain_errors

if TYPE_CHECKING:
    from motherlode.server.settings import Settings
    from motherlode.server.tables.rehearsal import Rehearsed


def drill(file: BackupFile) -> None:
    """Try a backup: would every running match in it go on?

    It is restored into a temporary folder, and its running matches are replayed there.
    """
    require_extra("server")
    with plain_errors(), TemporaryDirectory(prefix="motherlode-drill-") as folder:
        conclude(asyncio.run(rehearse_backup(file, Path(folder))))


def upgrade(
    check: Annotated[bool, typer.Option("--check", help="Replay all running matches; change nothing.")] = False,
    data: DataFolder = None,
    database: Database = None,
) -> None:
    """Say what this version would do to the running matches.

    A server upgrades its data when it starts.
    """
    require_extra("server")
    from motherlode.server.errors import SettingsError

    if not check:
        raise SettingsError("give --check; a server upgrades its data when it starts, after a backup")
    with plain_errors(), TemporaryDirectory(prefix="motherlode-check-") as folder:
        conclude(asyncio.run(rehearse_data(chosen_settings(data, database), Path(folder))))


async def rehearse_data(settings: "Settings", folder: Path) -> "list[Rehearsed]":
    """On a copy, so that the data stays at its step of the migrations."""
    from motherlode.server.ops import backup as backups

    copy = folder / "copy.zip"
    async with opened_store(settings) as store:
        await backups.write(store, copy, b"")
    return await rehearse_backup(copy, folder)


async def rehearse_backup(file: Path, folder: Path) -> "list[Rehearsed]":
    from motherlode import registry
    from motherlode.server.catalog import GameCatalog
    from motherlode.server.ops import backup as backups
    from motherlode.server.settings import Settings
    from motherlode.server.store.census import counts_by_status
    from motherlode.server.tables.rehearsal import rehearse_all

    settings = replace(Settings(), data=folder)
    async with opened_store(settings, must_exist=False) as store:
        rows, _ = await backups.restore(store, file)
        counts = await counts_by_status(store)
        typer.echo(f"{rows} rows; tables: {', '.join(f'{count} {name}' for name, count in counts.items()) or 'none'}")
        with progress_bar(counts.get("running", 0), "matches") as advance:
            return [shown(each, advance) async for each in rehearse_all(store, GameCatalog(registry.GAMES))]


def shown(each: "Rehearsed", advance: Callable[[int], None]) -> "Rehearsed":
    advance(1)
    if each.why or each.fate != "goes on":
        typer.echo(f"table {each.table} ({each.game or 'unknown'}) {each.fate}{f': {each.why}' if each.why else ''}")
    return each


def conclude(rehearsed: "list[Rehearsed]") -> None:
    """The sum of it; exit status 2 if a match would freeze."""
    fates = [each.fate for each in rehearsed]
    going, renewed, freezing = (fates.count(fate) for fate in ("goes on", "is renewed", "freezes"))
    typer.echo(f"running matches: {going} go on, {renewed} are renewed, {freezing} freeze")
    if freezing:
        raise typer.Exit(2)
