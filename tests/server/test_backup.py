"""Backup from a running server, restore elsewhere; migrations."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection
from typer.testing import CliRunner

from motherlode.cli import make_app
from motherlode.commands.backup import restore_backup, write_backup
from motherlode.kernel import SPECTATOR
from motherlode.server.errors import SettingsError, StoreError
from motherlode.server.settings import Settings
from motherlode.server.store import migrate
from motherlode.server.store.audit import latest_actions
from motherlode.server.store.schema import HEAD, METADATA
from motherlode.server.store.store import Store
from tests.server.conftest import running, settings_in
from tests.server.desk import Site, moved

HOT = [{"kind": "me"}, {"kind": "me", "name": "Ben"}]


async def test_a_backup_of_a_running_server_goes_on_elsewhere(site: Site, settings: Settings, tmp_path: Path) -> None:
    ada = await site.person("Ada")
    table = await ada.create(game="lode", chairs=HOT, start=True)
    await ada.post("/api/me/token")
    await write_backup(settings, tmp_path / "backup.zip")
    elsewhere = settings_in(tmp_path / "elsewhere")
    rows = await restore_backup(elsewhere, tmp_path / "backup.zip")
    assert rows > 4
    async with running(elsewhere) as other:
        again = await other.stranger()
        again.http.cookies = ada.http.cookies
        assert (await again.get("/api/me"))["player"]["id"] == ada.info.id
        socket, update = await again.sit_down(table.id, SPECTATOR)
        own = await socket.join(update.to_act[0])
        assert own.legal


async def test_a_backup_while_moves_are_made_is_of_one_moment(tmp_path: Path) -> None:
    settings = settings_in(tmp_path / "data")
    async with running(settings) as site:
        ada = await site.person("Ada")
        table = await ada.create(game="thebes", chairs=HOT, start=True)
        socket, update = await ada.sit_down(table.id, SPECTATOR)
        backups = asyncio.create_task(several(settings, tmp_path))
        while not backups.done():
            own = await socket.join(update.to_act[0])
            await socket.ask(moved(own, [own.legal[0].id]))
            update = await socket.join(SPECTATOR)
            if not update.to_act:
                break
        await backups
    for number in range(5):
        elsewhere = settings_in(tmp_path / f"elsewhere{number}")
        await restore_backup(elsewhere, tmp_path / f"{number}.zip")
        store = Store(elsewhere.url)
        found = await store.table(table.id)
        assert found is not None
        assert len(await store.entries(table.id)) == found[1] + 1
        await store.engine.dispose()


async def several(settings: Settings, folder: Path) -> None:
    for number in range(5):
        await write_backup(settings, folder / f"{number}.zip")


async def test_restore_refuses_what_it_must_not_overwrite_or_cannot_read(quick: Settings, tmp_path: Path) -> None:
    async with running(quick) as site:
        await site.person("Ada")
        await write_backup(quick, tmp_path / "backup.zip")
    with pytest.raises(StoreError, match="not empty"):
        await restore_backup(quick, tmp_path / "backup.zip")
    (tmp_path / "broken.zip").write_bytes(b"nothing")
    with pytest.raises(StoreError, match="no backup"):
        await restore_backup(settings_in(tmp_path / "new"), tmp_path / "broken.zip")
    assert (tmp_path / "backup.zip").stat().st_mode & 0o077 == 0


async def test_migrations_make_what_the_code_expects(settings: Settings) -> None:
    store = Store(settings.url) if settings.database else Store(f"sqlite+aiosqlite:///{settings.data}.sqlite")
    await store.open()
    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await store.close()
    assert migrate.head() == HEAD


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), METADATA))


async def take_to_the_first_step(settings: Settings) -> None:
    """The data as the first version of the store left it."""
    store = Store(settings.url)
    async with store.engine.begin() as connection:
        for statement in (
            "DROP TABLE audit",
            "DROP TABLE invitations",
            "DROP TABLE downtimes",
            "DROP TABLE secrets",
            "DROP TABLE lessons",
            *(f"ALTER TABLE tables DROP COLUMN {name}" for name in ("version", "said", "leased", "kind")),
            "UPDATE alembic_version SET version_num = '0001'",
        ):
            await connection.exec_driver_sql(statement)
    await store.engine.dispose()


async def test_a_backup_is_made_before_a_migration(quick: Settings, tmp_path: Path) -> None:
    async with running(quick) as site:
        ada = await site.person("Ada")
    await take_to_the_first_step(quick)
    async with running(quick) as site:
        again = await site.stranger()
        again.http.cookies = ada.http.cookies
        assert (await again.get("/api/me"))["player"]["id"] == ada.info.id
        assert await latest_actions(site.context.store, 1) == []
    (file,) = (quick.data / "backups").glob("before-migration-*.zip")
    assert await restore_backup(settings_in(tmp_path / "back"), file) > 0


async def test_a_store_of_the_future_is_not_opened(quick: Settings) -> None:
    async with running(quick) as site, site.context.store.engine.begin() as connection:
        await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    store = Store(quick.url)
    with pytest.raises(StoreError, match="newer"):
        await store.open()
    await store.engine.dispose()


def test_the_commands(tmp_path: Path) -> None:
    runner, app = CliRunner(), make_app()
    missing = runner.invoke(app, ["backup", str(tmp_path / "x.zip"), "--data", str(tmp_path / "none")])
    assert isinstance(missing.exception, StoreError)
    data = replace(settings_in(tmp_path / "data"))

    async def fill() -> str:
        async with running(data) as site:
            ada = await site.person("Ada")
            await ada.post("/api/me/register", {"name": "Ada", "password": "correct horse"})
            return (await ada.create(game="lode", chairs=HOT, start=True)).id

    table = asyncio.run(fill())
    made = runner.invoke(app, ["backup", str(tmp_path / "x.zip"), "--data", str(data.data)])
    assert (made.exit_code, "rows" in made.output) == (0, True)
    new = runner.invoke(app, ["restore", str(tmp_path / "x.zip"), "--data", str(tmp_path / "new")])
    assert new.exit_code == 0
    folder = ["--data", str(tmp_path / "new")]
    short = runner.invoke(app, ["reset-password", "ada", *folder], input="battery\n")
    assert isinstance(short.exception, SettingsError)
    reset = runner.invoke(app, ["reset-password", "ada", *folder], input="battery staple\n")
    assert reset.exit_code == 0
    closed = runner.invoke(app, ["close-table", table, *folder])
    assert closed.exit_code == 0
    unknown = runner.invoke(app, ["close-table", "none", *folder])
    assert unknown.exit_code == 1
