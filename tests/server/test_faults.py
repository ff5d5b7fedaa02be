"""Locks, full disks, damaged rows, broken rules, restarts of the database, jumps of the clock: play survives them."""

import asyncio
import io
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update
from sqlalchemy.exc import OperationalError

from motherlode.kernel import SPECTATOR
from motherlode.play.snapshot import Snapshot
from motherlode.registry import GameClass
from motherlode.server import protocol as p
from motherlode.server.context import ServerContext
from motherlode.server.errors import Refusal, SettingsError
from motherlode.server.ops import logs
from motherlode.server.providers import fresh_id
from motherlode.server.settings import Settings
from motherlode.server.store import store as stores
from motherlode.server.store.batch_writer import WriteBatch
from motherlode.server.store.lock import DatabaseLock
from motherlode.server.store.move_writer import MoveWriter
from motherlode.server.store.orders import Order, add_order
from motherlode.server.store.schema import CHAT, ENTRIES, SNAPSHOTS, TABLES
from motherlode.server.store.times import Reading, read_clock
from motherlode.server.store.writes import Write
from motherlode.server.tables import upkeep
from motherlode.server.tables.clock import MINUTE
from tests.server.conftest import GAMES, running, settings_in
from tests.server.desk import Person, Site, Socket, fresh, moved
from tests.server.faulty import SECRET, Brittle, disk_full, is_not_ready, is_ready, measured, until

HOT = [{"kind": "me"}, {"kind": "me", "name": "Ben"}]
BOTS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
HOUR = 60 * MINUTE
BRITTLE: dict[str, GameClass] = {**GAMES, "brittle": Brittle}


@pytest.fixture(autouse=True)
def _whole() -> Iterator[None]:
    yield
    Brittle.is_broken = Brittle.breaks_views = False


@pytest.fixture
def log(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """What the server writes to its log."""
    written = io.StringIO()
    with monkeypatch.context() as patched:
        patched.setattr("sys.stderr", written)
        logs.set_up(plain=False)
    yield written
    logs.set_up(plain=False)


@pytest.fixture
async def brittle(settings: Settings) -> AsyncIterator[Site]:
    async with running(settings, games=BRITTLE) as made:
        yield made


async def play_one(socket: Socket) -> p.DoneMessage:
    """The first legal move of the seat that must act."""
    update = await socket.join(SPECTATOR)
    own = await socket.join(update.to_act[0])
    done = await socket.ask(moved(own, [own.legal[0].id]))
    assert isinstance(done, p.DoneMessage), done
    return done


async def has_forfeit(person: Person, id: str) -> bool:
    return any(chair.forfeit for chair in (await person.table(id)).chairs)


def out_of_time(site: Site, id: str) -> None:
    clock = site.context.tables.live[id].table.clock
    assert clock is not None
    clock.state.left = [1 for _ in clock.state.left]


async def change(site: Site, statement: Any) -> None:
    await site.context.store.transact(lambda connection: connection.execute(statement))


# -- the database and the disk -----------------------------------------------------------------------------------------


async def test_no_loop_dies_of_a_failing_database(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """C1: clocks, orders and tables are looked after again as soon as the database answers."""
    ada = await site.person("Ada")
    table = await ada.create(game="thebes", chairs=HOT, pace={"kind": "live", "minutes": 5}, start=True)
    other = await ada.create(game="thebes", chairs=HOT, start=True)
    await until(lambda: is_ready(ada))
    with monkeypatch.context() as broken:
        for name in ("note_alive", "due_tables", "pending_orders"):
            broken.setattr(upkeep, name, disk_full)
        broken.setattr(stores, "write_batch", disk_full)
        await until(lambda: has_problem(ada, "database"))
        assert (await ada.http.get("/health")).status_code == 200
        assert measured(site, "motherlode_loop_up", loop="database") == 0
        assert measured(site, "motherlode_failures_total", where="database") > 0
        out_of_time(site, table.id)
    await add_order(site.context.store, Order(fresh_id(), "close", other.id))
    await until(lambda: is_ready(ada))
    assert measured(site, "motherlode_loop_up", loop="database") == 1
    await until(lambda: closed(ada, other.id))


async def has_problem(person: Person, beginning: str) -> bool:
    answer = await person.http.get("/ready")
    return answer.status_code == 503 and any(each.startswith(beginning) for each in answer.json()["problems"])


async def closed(person: Person, id: str) -> bool:
    return (await person.table(id)).status == "finished"


async def test_clocks_run_on_beside_a_locked_database(quick: Settings) -> None:
    """C1: another program holds the lock longer than we wait for it."""
    async with running(quick) as site:
        ada = await site.person("Ada")
        table = await ada.create(game="thebes", chairs=HOT, pace={"kind": "live", "minutes": 5}, start=True)
        socket, _ = await ada.sit_down(table.id, SPECTATOR)
        done = await play_one(socket)
        await until(lambda: is_ready(ada))
        locker = sqlite3.connect(quick.data / "motherlode.sqlite", isolation_level=None)
        locker.execute("BEGIN IMMEDIATE")
        update = await socket.join(SPECTATOR)
        own = await socket.join(update.to_act[0])
        move = moved(own, [own.legal[0].id])
        refused = await socket.ask(move)
        assert refused.kind == "not_stored"
        assert await is_not_ready(ada)
        locker.execute("ROLLBACK")
        locker.close()
        await until(lambda: is_ready(ada))
        again, _ = await ada.sit_down(table.id, SPECTATOR)
        assert (await again.ask(move)).number == done.number + 1
        out_of_time(site, table.id)
        await until(lambda: has_forfeit(ada, table.id))


async def test_a_lock_on_postgresql_only_delays(tmp_path: Path, postgres: Callable[[], str]) -> None:
    """C1: what is asked meanwhile is answered when another session lets go of the tables."""
    async with running(replace(settings_in(tmp_path / "data"), database=postgres())) as site:
        ada = await site.person("Ada")
        table = await ada.create(game="thebes", chairs=HOT, pace={"kind": "live", "minutes": 5}, start=True)
        socket, position = await ada.sit_down(table.id, SPECTATOR)
        own = await socket.join(position.to_act[0])
        await until(lambda: is_ready(ada))
        async with site.context.store.engine.connect() as locker:
            await locker.exec_driver_sql("LOCK TABLE tables, entries, marks IN ACCESS EXCLUSIVE MODE")
            asked = asyncio.create_task(socket.ask(moved(own, [own.legal[0].id])))
            await until(lambda: is_not_ready(ada))
            assert not asked.done()
        assert (await asked).number == 1
        await until(lambda: is_ready(ada))
        out_of_time(site, table.id)
        await until(lambda: has_forfeit(ada, table.id))


async def test_a_full_disk_is_told_and_loses_nothing(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """M9: `/health` says that the process lives, `/ready` that it cannot work."""
    async with running(settings) as site:
        ada = await site.person("Ada")
        table = await ada.create(game="thebes", chairs=HOT, start=True)
        socket, _ = await ada.sit_down(table.id, SPECTATOR)
        done = await play_one(socket)
        await until(lambda: is_ready(ada))

        def full(_: object) -> None:
            raise OSError(28, "No space left on device")

        with monkeypatch.context() as broken:
            broken.setattr(upkeep, "require_writable", full)
            broken.setattr(stores, "write_batch", disk_full)
            broken.setattr(MoveWriter, "write", disk_full)
            await until(lambda: is_not_ready(ada))
            update = await socket.join(SPECTATOR)
            own = await socket.join(update.to_act[0])
            assert (await socket.ask(moved(own, [own.legal[0].id]))).kind == "not_stored"
        assert measured(site, "motherlode_failures_total", where="store") > 0
        await until(lambda: is_ready(ada))
        again, update = await ada.sit_down(table.id, SPECTATOR)
        assert update.number == done.number
        await play_one(again)


async def test_a_restarted_postgresql_stops_nothing(tmp_path: Path, postgres: Any) -> None:
    settings = replace(settings_in(tmp_path / "data"), database=postgres())
    async with running(settings) as site:
        ada = await site.person("Ada")
        table = await ada.create(game="thebes", chairs=HOT, pace={"kind": "live", "minutes": 5}, start=True)
        socket, _ = await ada.sit_down(table.id, SPECTATOR)
        done = await play_one(socket)
        await until(lambda: is_ready(ada))
        await asyncio.to_thread(postgres.stop)
        await until(lambda: is_not_ready(ada))
        assert (await ada.http.get("/health")).status_code == 200
        await asyncio.to_thread(postgres.start)
        await until(lambda: is_ready(ada))
        again, update = await ada.sit_down(table.id, SPECTATOR)
        assert update.number == done.number
        await play_one(again)
        out_of_time(site, table.id)
        await until(lambda: has_forfeit(ada, table.id))


async def test_a_connection_that_breaks_after_the_commit_loses_and_doubles_nothing(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log is read before anything is answered: the move is stored, so it is acknowledged."""
    ada = await site.person("Ada")
    table = await ada.create(game="thebes", chairs=HOT, start=True)
    socket, _ = await ada.sit_down(table.id, SPECTATOR)
    store = site.context.store
    with monkeypatch.context() as broken:
        broken.setattr(store._writer, "_write_batch", breaking_after(store._write_batch))
        done = await play_one(socket)
    assert done.number == 1
    assert [each.entry.number for each in await store.entries(table.id)] == [0, 1]
    assert (await play_one(socket)).number == 2


def breaking_after(write: WriteBatch) -> WriteBatch:
    """Writes, and loses the connection before the answer comes."""

    async def break_after(batch: list[Write]) -> list[Write]:
        await write(batch)
        raise OperationalError("COMMIT", {}, ConnectionResetError("gone"))

    return break_after


async def test_a_row_that_cannot_be_written_holds_up_no_other(site: Site) -> None:
    """C1: the writer goes on, whatever it is handed."""
    ada = await site.person("Ada")
    table = await ada.create(game="thebes", chairs=HOT, start=True)
    odd = Write(table.id, 5, 0, snapshot=Snapshot(0, 0, 0, 0, 0, {"state": object()}))
    with pytest.raises(Refusal, match="nothing changed"):
        await asyncio.wait_for(site.context.store.commit(odd), 10)
    socket, _ = await ada.sit_down(table.id, SPECTATOR)
    assert (await play_one(socket)).number == 1


async def test_a_server_stops_while_its_database_is_away(quick: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """A write whose fate nobody knows is not waited for then; it is not called refused either."""
    async with running(quick) as site:
        ada = await site.person("Ada")
        table = await ada.create(game="thebes", chairs=HOT, start=True)
        socket, position = await ada.sit_down(table.id, SPECTATOR)
        own = await socket.join(position.to_act[0])

        def away(*_: object) -> None:
            raise OperationalError("SELECT", {}, ConnectionRefusedError("away"))

        for name in ("_work", "transact", "reading", "rows"):
            monkeypatch.setattr(site.context.store, name, away)
        asked = asyncio.create_task(socket.ask(moved(own, [own.legal[0].id])))
        await until(lambda: is_not_ready(ada))
        assert not asked.done()
        await asyncio.wait_for(site.context.say_goodbye(), 10)
        assert (await asked).kind == "server"


async def test_a_second_server_on_the_same_database_is_refused(
    tmp_path: Path, postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """H7: another data folder does not help it."""
    monkeypatch.setattr("motherlode.server.store.lock.TRIES", 2)
    for database in (postgres(), f"sqlite+aiosqlite:///{tmp_path / 'shared.sqlite'}"):
        one, two = (replace(settings_in(tmp_path / name), database=database) for name in ("a", "b"))
        async with running(one) as site:
            second = ServerContext(two, GAMES)
            with pytest.raises(SettingsError, match="another server uses"):
                await second.open()
            assert (await (await site.person("Ada")).http.get("/health")).status_code == 200
            await second.store.engine.dispose()
            for lock in second._locks:
                lock.close()


async def test_a_server_that_lost_its_database_to_another_stops(tmp_path: Path, postgres: Callable[[], str]) -> None:
    """H7: the lock goes with its connection, and another server may be quicker to take it."""
    async with running(replace(settings_in(tmp_path / "data"), database=postgres())) as site:
        ada = await site.person("Ada")
        stopped = asyncio.Event()
        site.context.upkeep.on_usurped = stopped.set
        await until(lambda: is_ready(ada))
        other = DatabaseLock(site.context.store.engine)
        await site.context.upkeep.loops[0].stop()
        await site.context._database_lock.release()
        await other.take()
        site.context.upkeep.loops[0].start()
        await asyncio.wait_for(stopped.wait(), 20)
        assert await is_not_ready(ada)
        await other.release()
        await until(lambda: is_ready(ada))


# -- damaged rows ------------------------------------------------------------------------------------------------------


async def test_a_damaged_table_hides_and_stops_no_other(site: Site) -> None:
    """C2: the list is answered, and bots and clocks of other tables go on."""
    ada = await site.person("Ada")
    bad = await ada.create(game="thebes", chairs=HOT, start=True)
    worse = await ada.create(game="thebes", chairs=HOT, start=True)
    good = await ada.create(game="thebes", chairs=HOT, pace={"kind": "live", "minutes": 5}, start=True)
    for live in [site.context.tables.live[id] for id in (bad.id, worse.id, good.id)]:
        await site.context.tables.unload(live)
    await change(site, update(TABLES).where(TABLES.c.id == bad.id).values(data="{broken", bot_due=True))
    async with site.context.store.reading() as connection:
        whole = (await connection.execute(select(TABLES.c.data).where(TABLES.c.id == worse.id))).scalar()
    seedless = str(whole).replace('"half":"', '"half":"x')
    await change(site, update(TABLES).where(TABLES.c.id == worse.id).values(data=seedless, bot_due=True))
    listed = [each["id"] for each in (await ada.get("/api/tables"))["tables"]]
    assert listed == [good.id]
    answer = await ada.http.get(f"/api/tables/{bad.id}")
    assert (answer.status_code, answer.json()["kind"]) == (500, "server")
    await change(site, update(TABLES).where(TABLES.c.id == good.id).values(deadline=1))
    await ada.table(good.id)
    out_of_time(site, good.id)
    await until(lambda: has_forfeit(ada, good.id))
    assert await is_ready(ada)


@pytest.mark.parametrize("data", ["{broken", '{"number":1,"kind":"move","ply":1,"logged":1,"seat":0,"actions":["no"]}'])
async def test_a_damaged_entry_freezes_its_table_alone(site: Site, data: str) -> None:
    ada = await site.person("Ada")
    table = await ada.create(game="thebes", chairs=HOT, start=True)
    socket, _ = await ada.sit_down(table.id, SPECTATOR)
    await play_one(socket)
    async with site.context.store.reading() as connection:
        is_it = (ENTRIES.c.table_id == table.id) & (ENTRIES.c.number == 1)
        whole = (await connection.execute(select(ENTRIES.c.data).where(is_it))).scalar()
    site.context.tables.forget(site.context.tables.live[table.id])
    await change(site, update(ENTRIES).where(is_it).values(data=data))
    assert (await ada.table(table.id)).status == "frozen"
    # The host puts the row back from a backup, and opens the table again.
    await change(site, update(ENTRIES).where(is_it).values(data=whole))
    await add_order(site.context.store, Order(fresh_id(), "repair", table.id))
    await until(lambda: runs(ada, table.id))
    again, _ = await ada.sit_down(table.id, SPECTATOR)
    assert (await play_one(again)).number == 2


async def runs(person: Person, id: str) -> bool:
    return (await person.table(id)).status == "running"


async def test_a_damaged_snapshot_or_line_of_chat_costs_nothing(site: Site) -> None:
    ada = await site.person("Ada")
    table = await ada.create(game="thebes", chairs=HOT, start=True)
    socket, _ = await ada.sit_down(table.id, SPECTATOR)
    done = await play_one(socket)
    await socket.ask(p.SayMessage(id=fresh(), text="hello"))
    for data in ("{broken", "another position"):
        live = site.context.tables.live[table.id]
        await site.context.tables.writer.snapshot(live)
        site.context.tables.forget(live)
        async with site.context.store.reading() as connection:
            whole = str((await connection.execute(select(SNAPSHOTS.c.data))).scalar())
        damaged = data if data == "{broken" else whole.replace('"state":{', '"state":{"planted":1,')
        await change(site, update(SNAPSHOTS).values(data=damaged))
        await change(site, update(CHAT).values(data="{broken"))
        again, position = await ada.sit_down(table.id, SPECTATOR)
        assert (position.number, (await ada.table(table.id)).status) == (done.number, "running")
        done = await play_one(again)
        await change(site, SNAPSHOTS.delete())


# -- rules that fail ---------------------------------------------------------------------------------------------------


async def test_an_exception_in_the_rules_refuses_one_request(brittle: Site, log: io.StringIO) -> None:
    """C3: nothing half-made stays in memory or is stored, everyone stays connected, and the log has the trace."""
    ada = await brittle.person("Ada")
    table = await ada.create(game="brittle", chairs=HOT, start=True)
    socket, update = await ada.sit_down(table.id, SPECTATOR)
    own = await socket.join(update.to_act[0])
    live = brittle.context.tables.live[table.id].table
    assert live.match is not None
    before = live.match.state.key()
    move = moved(own, [own.legal[0].id])
    Brittle.is_broken = True
    failed = await socket.ask(move)
    assert isinstance(failed, p.FailedMessage)
    assert failed.kind == "server"
    assert await ada.refused(f"/api/tables/{table.id}/move", {"type": "move", **asdict(move)}) == (500, "server")
    Brittle.is_broken = False
    shown = log.getvalue()
    assert "ValueError at" in shown
    assert "faulty.py" in shown
    assert SECRET not in shown
    again = brittle.context.tables.live[table.id]
    assert again.table.match is not None
    assert again.table.match.state.key() == before
    # The same socket goes on, and what unloading stores is the true position.
    assert (await socket.ask(move)).number == 1
    await socket.close()
    await until(lambda: unloaded(brittle, table.id))
    assert (await ada.table(table.id)).status == "running"
    _, update = await ada.sit_down(table.id, own.viewer)
    assert update.number == 1


def asdict(move: p.MoveMessage) -> dict[str, object]:
    return {"id": move.id, "seat": move.seat, "ply": move.ply, "actions": move.actions}


async def unloaded(site: Site, id: str) -> bool:
    live = site.context.tables.live.get(id)
    if live is not None and live.is_idle:
        await site.context.tables.unload(live)
    return id not in site.context.tables.live


async def test_a_position_that_fits_no_entry_is_never_stored(site: Site) -> None:
    """C3: whatever changed a position in memory, the snapshot is checked against the mark of its entry."""
    ada = await site.person("Ada")
    table = await ada.create(game="lode", chairs=HOT, start=True)
    live = site.context.tables.live[table.id]
    assert live.table.match is not None
    state: Any = live.table.match.state
    state.coins[0] += 1
    await site.context.tables.unload(live)
    async with site.context.store.reading() as connection:
        assert (await connection.execute(select(SNAPSHOTS.c.number))).first() is None
    await ada.table(table.id)
    loaded = site.context.tables.live[table.id].table.match
    assert loaded is not None
    assert loaded.state.key() != state.key()


async def test_a_view_that_fails_leaves_the_move_acknowledged(brittle: Site) -> None:
    ada = await brittle.person("Ada")
    table = await ada.create(game="brittle", chairs=HOT, start=True)
    socket, update = await ada.sit_down(table.id, SPECTATOR)
    own = await socket.join(update.to_act[0])
    Brittle.breaks_views = True
    assert (await socket.ask(moved(own, [own.legal[0].id]))).number == 1
    Brittle.breaks_views = False
    assert (await socket.join(SPECTATOR)).number == 1


async def test_a_table_freezes_only_when_a_forced_step_failed_three_times(
    brittle: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """C3: a bot's move fails; the others play on; the host opens the table again once the rules are repaired."""
    monkeypatch.setattr("motherlode.server.tables.faults.FIRST_PAUSE", 0.05)
    ada = await brittle.person("Ada")
    Brittle.is_broken = True
    table = await ada.create(game="brittle", chairs=[{"kind": "bot", "bot": "random"}] * 2, start=True)
    await until(lambda: is_frozen(ada, table.id))
    info = await ada.table(table.id)
    assert "three times" in info.frozen
    assert SECRET not in info.frozen
    assert await is_ready(ada)
    Brittle.is_broken = False
    await add_order(brittle.context.store, Order(fresh_id(), "repair", table.id))
    await until(lambda: closed(ada, table.id))


async def is_frozen(person: Person, id: str) -> bool:
    return (await person.table(id)).status == "frozen"


async def test_an_outage_freezes_no_table(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("motherlode.server.tables.faults.FIRST_PAUSE", 0.02)
    ada = await site.person("Ada")
    with monkeypatch.context() as broken:
        table = await ada.create(game="lode", chairs=BOTS, start=True)
        broken.setattr(stores, "write_batch", disk_full)
        broken.setattr("motherlode.server.tables.faults.LONGEST_PAUSE", 0.02)
        for _ in range(5):
            await site.context.care.note_failure(table.id, OperationalError("INSERT", {}, OSError("disk full")))
    assert (await ada.table(table.id)).status == "running"


async def test_a_move_of_a_person_never_freezes_the_table(brittle: Site) -> None:
    ada = await brittle.person("Ada")
    table = await ada.create(game="brittle", chairs=HOT, start=True)
    socket, update = await ada.sit_down(table.id, SPECTATOR)
    own = await socket.join(update.to_act[0])
    Brittle.is_broken = True
    for _ in range(5):
        assert (await socket.ask(moved(own, [own.legal[0].id]))).kind == "server"
    Brittle.is_broken = False
    assert (await socket.ask(moved(own, [own.legal[0].id]))).number == 1


# -- time --------------------------------------------------------------------------------------------------------------


async def test_a_jump_of_the_wall_clock_forfeits_nothing(quick: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """M10: an hour forward, and an hour back over a restart."""
    real = time.time
    async with running(quick) as site:
        ada = await site.person("Ada")
        table = await ada.create(game="thebes", chairs=HOT, pace={"kind": "live", "minutes": 5}, start=True)
        monkeypatch.setattr(time, "time", lambda: real() + 3600)
        await site.context.care.tick()
        assert not await has_forfeit(ada, table.id)
        cookies = ada.http.cookies
    monkeypatch.setattr(time, "time", lambda: real() - 3600)
    async with running(quick) as site:
        ada = await site.stranger()
        ada.http.cookies = cookies
        _, position = await ada.sit_down(table.id, 0)
        assert position.clock is not None
        assert max(position.clock.left) <= 5 * MINUTE
        assert min(position.clock.left) > 4 * MINUTE


async def test_a_jump_of_the_clock_of_postgresql_forfeits_nothing(
    tmp_path: Path, postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """M10: there the time is that of the database. The hour counts as one without a server."""
    async with running(replace(settings_in(tmp_path / "data"), database=postgres())) as site:
        ada = await site.person("Ada")
        table = await ada.create(game="thebes", chairs=HOT, pace={"kind": "live", "minutes": 5}, start=True)
        before = site.context.providers.now()
        monkeypatch.setattr(upkeep, "read_clock", an_hour_later)
        await until(lambda: has_come(site, before + HOUR))
        await site.context.care.tick()
        assert not await has_forfeit(ada, table.id)
        _, position = await ada.sit_down(table.id, 0)
        assert position.clock is not None
        assert min(position.clock.left) > 4 * MINUTE


async def an_hour_later(store: stores.Store) -> Reading:
    reading = await read_clock(store)
    return replace(reading, early=reading.early + HOUR, late=reading.late + HOUR)


async def has_come(site: Site, time: int) -> bool:
    return site.context.providers.now() >= time


# -- the log -----------------------------------------------------------------------------------------------------------


async def test_errors_of_the_database_tell_no_names_in_the_log(
    site: Site, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    """M1: neither the parameters of a statement nor the message of the database are written."""
    ada = await site.person("Ada")
    table = await ada.create(game="thebes", chairs=HOT, start=True)

    async def collide(store: stores.Store, id: str, said: p.SaidMessage) -> None:
        row = {"table_id": id, "number": 0, "player": said.name, "data": said.text}
        await store.transact(lambda connection: connection.execute(CHAT.insert(), [row, row]))

    monkeypatch.setattr("motherlode.server.tables.chat.add_line", collide)
    body = {"type": "say", "id": "a", "text": "my secret plan"}
    assert (await ada.http.post(f"/api/tables/{table.id}/say", json=body)).status_code == 503
    shown = log.getvalue()
    assert "IntegrityError" in shown
    assert "my secret plan" not in shown
    assert "Ada" not in shown


async def test_the_host_opens_a_frozen_table_by_the_command_line(quick: Settings) -> None:
    async with running(quick) as site:
        ada = await site.person("Ada")
        table = await ada.create(game="thebes", chairs=HOT, start=True)
        assert "not frozen" in await tables_command(quick, "repair", table.id)
        live = site.context.tables.live[table.id]
        async with live.lock:
            await site.context.tables.writer.freeze(live, "planted", 0)
            site.context.tables.forget(live)
        assert "running again" in await tables_command(quick, "repair", table.id)
        assert (await ada.table(table.id)).status == "running"


async def tables_command(settings: Settings, *arguments: str) -> str:
    command = [sys.executable, "-m", "motherlode.cli", "tables", *arguments, "--data", str(settings.data)]
    process = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return (await process.communicate())[0].decode()
