"""What the table manager does by itself: time, bots after a restart, slow clients, a store that fails."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from motherlode import registry
from motherlode.kernel import SPECTATOR
from motherlode.server import protocol as p
from motherlode.server.providers import Providers, wall_clock
from motherlode.server.settings import Settings
from motherlode.server.store import store
from motherlode.server.store.writes import Write
from motherlode.server.tables.clock import DAY
from motherlode.server.ws.connection import MOST_WAITING, Connection
from tests.server.conftest import running, settings_in
from tests.server.desk import Site, moved

HOT = [{"kind": "me"}, {"kind": "me", "name": "Ben"}]
THREE = [*HOT, {"kind": "me", "name": "Cleo"}]


async def test_bots_go_on_after_a_restart(quick: Settings) -> None:
    async with running(quick) as site:
        ada = await site.person("Ada")
        table = await ada.create(game="lode", chairs=[{"kind": "bot", "bot": "random"}] * 2, start=True)
        socket, update = await ada.sit_down(table.id, SPECTATOR)
        while update.number < 3:
            update = await socket.until(p.UpdateMessage)
    async with running(quick) as site:
        stranger = await site.stranger()
        socket, update = await stranger.sit_down(table.id, SPECTATOR)
        while update.to_act:
            update = await socket.until(p.UpdateMessage)
        assert update.outcome is not None


async def test_days_run_out_while_nobody_looks(quick: Settings) -> None:
    ahead = 0

    def now() -> int:
        return wall_clock() + ahead

    async with running(quick, providers=Providers(now=now)) as site:
        ada = await site.person("Ada")
        table = await ada.create(game="thebes", chairs=THREE, pace={"kind": "days", "days": 2}, start=True)
        await site.context.tables.unload(site.context.tables.live[table.id])
        ahead = 3 * DAY
        info = await closed_or_late(site, table.id)
        assert [chair.forfeit for chair in info.chairs].count("time") == 1


async def closed_or_late(site: Site, id: str) -> p.TableInfo:
    """The table once a seat of it ran out of time, as the store knows it: asking must not be what wakes it."""
    for _ in range(100):
        found = await site.context.store.table(id)
        assert found is not None
        if any(chair.forfeit for chair in found[0].chairs):
            break
        await asyncio.sleep(0.1)
    return await site.people[0].table(id)


async def test_a_table_nobody_started_is_closed_after_a_week(quick: Settings) -> None:
    ahead = 0
    async with running(quick, providers=Providers(now=lambda: wall_clock() + ahead)) as site:
        ada = await site.person("Ada")
        table = await ada.create(game="thebes", chairs=[{"kind": "me"}, {"kind": "open"}])
        ahead = 8 * DAY
        for _ in range(100):
            if (await ada.table(table.id)).status == "finished":
                break
            await asyncio.sleep(0.1)
        assert (await ada.table(table.id)).result == p.ResultPart(ended="closed", ranks=[])


async def test_tables_of_a_game_that_is_gone_harm_nothing(quick: Settings) -> None:
    async with running(quick) as site:
        ada = await site.person("Ada")
        gone = await ada.create(game="lode", chairs=[{"kind": "me"}, {"kind": "bot", "bot": "random"}], start=True)
    async with running(quick, games=dict(registry.GAMES)) as site:
        ben = await site.person("Ben")
        table = await ben.create(game="thebes", chairs=HOT, start=True)
        assert [each["id"] for each in (await ben.get("/api/tables"))["tables"]] == [table.id]
        answer = await ben.http.get(f"/api/tables/{gone.id}")
        assert (answer.status_code, answer.json()["kind"]) == (404, "unknown_game")


async def test_tables_nobody_looks_at_are_unloaded(tmp_path: Path) -> None:
    async with running(replace(settings_in(tmp_path), idle_seconds=0.2)) as site:
        ada = await site.person("Ada")
        table = await ada.create(game="thebes", chairs=HOT, start=True)
        for _ in range(100):
            if table.id not in site.context.tables.live:
                break
            await asyncio.sleep(0.1)
        assert table.id not in site.context.tables.live
        _, update = await ada.sit_down(table.id, 0)
        assert update.number == 0


async def test_what_cannot_be_stored_did_not_happen(quick: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(quick) as site:
        ada = await site.person("Ada")
        table = await ada.create(game="thebes", chairs=HOT, start=True)
        socket, update = await ada.sit_down(table.id, SPECTATOR)
        own = await socket.join(update.to_act[0])
        move = moved(own, [own.legal[0].id])

        def full(*_: object) -> None:
            raise OperationalError("INSERT", {}, OSError("disk full"))

        with monkeypatch.context() as patched:
            patched.setattr(store, "write_batch", full)
            failed = await socket.ask(move)
            assert failed.kind == "not_stored"
        again, update = await ada.sit_down(table.id, own.viewer)
        assert update.number == own.number
        assert isinstance(await again.ask(move), p.DoneMessage)


async def test_one_bad_write_does_not_spoil_the_others(quick: Settings) -> None:
    async with running(quick) as site:
        ada = await site.person("Ada")
        table = await ada.create(game="thebes", chairs=HOT, start=True)
        kept = site.context.tables.live[table.id].table
        good = Write(table.id, 5, 0, expected=1, data=kept.data)
        twice = Write(table.id, 6, 0, data=kept.data, new=True)
        results = await asyncio.gather(
            site.context.store.commit(good), site.context.store.commit(twice), return_exceptions=True
        )
        assert results[0] is None
        assert getattr(results[1], "kind", "") == "not_stored"


async def test_a_client_that_does_not_keep_up_is_cut_off() -> None:
    connection = Connection(p.PlayerInfo(id="x", name="X", guest=True))
    for _ in range(MOST_WAITING + 5):
        connection.push(b"{}")
    assert connection.is_closed
    sent = [await connection.next() for _ in range(MOST_WAITING + 2)]
    assert sent[-2:] == [b'{"type":"goodbye","reason":"slow"}', None]
