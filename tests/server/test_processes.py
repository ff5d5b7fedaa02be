"""Several processes as a host starts them: under one supervisor, or one by one."""

import asyncio
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from httpx import HTTPError

from motherlode.server.settings import Settings
from tests.server.desk import Person, fresh
from tests.server.faulty import until
from tests.server.process import Process

BOTS = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2]


def process_of(settings: Settings, **environ: str) -> Process:
    return Process(settings.data, settings.database, MOTHERLODE_BUS=settings.bus, **environ)


def children(pid: int) -> set[int]:
    """The workers: the supervisor also has a helper of Python's that tracks resources."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return {int(child) for child in found if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()}


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
async def test_a_supervisor_starts_a_dead_worker_again_and_stops_all(shared: Settings) -> None:
    process = process_of(shared, MOTHERLODE_WORKERS="2")
    await process.start()
    try:
        pid = process.pid
        await until(lambda: has_workers(pid, 2))
        ada = await process.person().guest("Ada")
        table = await ada.create(game="thebes", chairs=BOTS, start=True)
        killed = min(children(pid))
        os.kill(killed, signal.SIGKILL)
        await until(lambda: has_workers(pid, 2, but=killed))
        assert (await stubborn(ada, f"/api/tables/{table.id}"))["id"] == table.id
        workers = children(pid)
        await ada.close()
    finally:
        assert await process.stop() == 0
    await until(lambda: are_gone(workers))


async def test_metrics_tell_of_all_workers(shared: Settings) -> None:
    """Whichever of them is asked."""
    process = process_of(shared, MOTHERLODE_WORKERS="2")
    await process.start()
    try:
        ada = await process.person().guest("Ada")
        await until(lambda: counts_workers(ada, {"1", "2"}))
        await ada.close()
    finally:
        assert await process.stop() == 0


async def counts_workers(person: Person, expected: set[str]) -> bool:
    text = (await person.http.get("/metrics")).text
    return set(re.findall(r'^motherlode_moves_total\{worker="(\d)"\}', text, re.MULTILINE)) == expected


async def stubborn(person: Person, path: str) -> dict[str, object]:
    """A browser asks again if its connection breaks."""
    for _ in range(20):
        try:
            return dict(await person.get(path))
        except HTTPError:
            await asyncio.sleep(0.1)
    raise AssertionError("no answer")


async def has_workers(pid: int, count: int, but: int = 0) -> bool:
    found = children(pid)
    return len(found) == count and but not in found


async def are_gone(pids: set[int]) -> bool:
    return not any(Path(f"/proc/{pid}").exists() for pid in pids)


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
async def test_workers_stop_when_their_supervisor_is_killed(shared: Settings) -> None:
    process = process_of(shared, MOTHERLODE_WORKERS="2")
    await process.start()
    await until(lambda: has_workers(process.pid, 2))
    workers = children(process.pid)
    process.kill()
    await until(lambda: are_gone(workers), 40)


async def test_another_process_plays_on_for_the_bots_of_a_dead_one(shared: Settings) -> None:
    one, two = process_of(shared), process_of(shared)
    await one.start()
    await two.start()
    try:
        ada = await one.person().guest("Ada")
        table = await ada.create(game="thebes", chairs=[{"kind": "me"}, {"kind": "bot", "bot": "hard"}], start=True)
        await until(lambda: is_my_turn(ada, table.id), 60)
        other = ada.at(two.address)
        await other.sit_down(table.id, 0)
        while 0 in (await ada.table(table.id)).to_act:
            await move(ada, table.id)
        one.kill()
        await until(lambda: is_my_turn(other, table.id), 120)
        await ada.close()
        await other.close()
    finally:
        one.kill()
        two.kill()


async def is_my_turn(person: Person, id: str) -> bool:
    return 0 in (await person.table(id)).to_act


async def move(person: Person, id: str) -> None:
    view = await person.get(f"/api/tables/{id}/view", viewer=0)
    first = view["legal"][0]["id"]
    message = {"type": "move", "id": fresh(), "seat": 0, "ply": view["ply"], "actions": [first]}
    await person.post(f"/api/tables/{id}/move", message)


def test_one_process_needs_no_redis_and_loads_alembic_only_to_migrate() -> None:
    code = """
import sys
from motherlode.server.asgi import server
from motherlode.server.settings import Settings
from pathlib import Path
import tempfile
with tempfile.TemporaryDirectory() as folder:
    server(Settings(data=Path(folder)))
loaded = {name.split(".")[0] for name in sys.modules} & {"redis", "alembic"}
assert not loaded, f"{loaded} is loaded"
"""
    subprocess.run([sys.executable, "-c", code], check=True)


async def test_cookies_signed_before_are_still_good(shared: Settings) -> None:
    """The secret of the data folder moves into the database, where every process finds it."""
    shared.data.mkdir(parents=True)
    (shared.data / "secret").write_bytes(bytes(range(32)))
    process = process_of(shared)
    await process.start()
    ada = await process.person().guest("Ada")
    await ada.close()
    process.kill()
    elsewhere = Process(shared.data.with_name("elsewhere"), shared.database, MOTHERLODE_BUS=shared.bus)
    await elsewhere.start()
    again = ada.at(elsewhere.address)
    assert (await again.get("/api/me"))["player"]["id"] == ada.info.id
    await again.close()
    elsewhere.kill()
