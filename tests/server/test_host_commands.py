"""The host's commands on both databases, while the server runs."""

from dataclasses import replace
from pathlib import Path

import pytest

from motherlode import registry
from motherlode.commands.backup import restore_backup, write_backup
from motherlode.commands.drill import rehearse_data
from motherlode.commands.host import with_store
from motherlode.commands.stored import note_action
from motherlode.server.errors import StoreError
from motherlode.server.settings import Settings
from motherlode.server.store.audit import latest_actions
from motherlode.server.store.store import Store
from motherlode.testing.lode import Lode
from tests.server.conftest import running, settings_in
from tests.server.desk import Site
from tests.server.test_versions import OtherLode

HOT = [{"kind": "me"}, {"kind": "me", "name": "Ben"}]


async def test_running_matches_are_rehearsed_beside_the_server(
    site: Site, settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await site.person("Ada")
    tables = {(await ada.create(game="lode", chairs=HOT, start=True)).id for _ in range(2)}
    await ada.create(game="lode", chairs=[{"kind": "me"}, {"kind": "open"}])
    for id in tables:
        _, update = await ada.sit_down(id, 0)
        move = {"type": "move", "id": "a", "seat": 0, "ply": update.ply, "actions": [update.legal[-1].id]}
        await ada.post(f"/api/tables/{id}/move", move)
    monkeypatch.setitem(registry.GAMES, "lode", Lode)
    found = await rehearse_data(settings, emptied(tmp_path / "first"))
    assert {(each.table, each.fate) for each in found} == {(id, "goes on") for id in tables}
    monkeypatch.setitem(registry.GAMES, "lode", OtherLode)
    found = await rehearse_data(settings, emptied(tmp_path / "second"))
    assert {(each.table, each.fate) for each in found} == {(id, "freezes") for id in tables}
    assert {(await ada.table(id)).status for id in tables} == {"running"}


async def test_a_match_that_goes_on_only_from_its_snapshot_is_named(
    quick: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry.GAMES, "lode", Lode)
    async with running(replace(quick, snapshot_every=1)) as site:
        ada = await site.person("Ada")
        table = await ada.create(game="lode", chairs=HOT, start=True)
        _, update = await ada.sit_down(table.id, 0)
        move = {"type": "move", "id": "a", "seat": 0, "ply": update.ply, "actions": [update.legal[-1].id]}
        await ada.post(f"/api/tables/{table.id}/move", move)
        async with site.context.store.engine.begin() as connection:
            await connection.exec_driver_sql(
                """UPDATE entries SET data = replace(data, '"mark":"', '"mark":"x') WHERE number = 0"""
            )
    (found,) = await rehearse_data(quick, emptied(tmp_path / "copy"))
    assert found.fate == "goes on"
    assert found.why.startswith("only from its snapshot: ")


async def test_the_trail_is_kept_in_the_database_and_its_backups(
    site: Site, settings: Settings, tmp_path: Path
) -> None:
    await with_store(settings, lambda store: note_action(store, "close-table", "t1"))
    await write_backup(settings, tmp_path / "backup.zip")
    elsewhere = settings_in(tmp_path / "elsewhere")
    await restore_backup(elsewhere, tmp_path / "backup.zip")
    store = Store(elsewhere.url)
    actions = await latest_actions(store, 10)
    await store.engine.dispose()
    assert [(action.what, action.target) for action in actions] == [("close-table", "t1"), ("restore", "backup.zip")]
    assert site.context.providers.now() >= actions[0].at > 0


async def test_a_database_without_a_server_is_refused(settings: Settings, tmp_path: Path) -> None:
    empty = settings if settings.database else replace(settings, database=f"sqlite+aiosqlite:///{tmp_path}/empty")
    with pytest.raises(StoreError, match="no server's data in this database"):
        await with_store(empty, lambda store: note_action(store, "x", "y"))


def emptied(folder: Path) -> Path:
    folder.mkdir()
    return folder
