"""Three processes that are killed at random moments: no acknowledged move is lost or doubled, and no draw changes."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median

import pytest
from httpx import HTTPError
from websockets.exceptions import WebSocketException

from motherlode import registry
from motherlode.kernel import SPECTATOR
from motherlode.play.draws import SeededDraws
from motherlode.play.match import begin
from motherlode.server import protocol as p
from motherlode.server.catalog import GameCatalog
from motherlode.server.settings import Settings
from motherlode.server.store.store import Store
from tests.server.desk import Person, Socket, moved
from tests.server.process import Process

HOT = [{"kind": "me"}, {"kind": "me", "name": "Ben"}]
Note = Callable[[str, object], None]
LOST = (WebSocketException, HTTPError, OSError, TimeoutError, asyncio.TimeoutError)
# How many moves may be acknowledged between two kills.
BETWEEN = 19
# How often a process dies by itself after a commit.
DYING = "0.02"


class Cluster:
    """Processes that die and come back. Moves wait for kills, so that these are spread over the play."""

    def __init__(self, settings: Settings, kills: int) -> None:
        environ = {"MOTHERLODE_BUS": settings.bus, "MOTHERLODE_TEST_DYING": DYING, "PYTHONPATH": str(Path.cwd())}
        self.processes = [Process(settings.data, settings.database, "tests.server.dying", **environ) for _ in range(3)]
        self.running: list[Process] = []
        self.starting: set[asyncio.Task[None]] = set()
        self.wanted = kills
        self.kills = 0
        self.acknowledged = 0
        self.rng = Random(5)

    async def start(self) -> None:
        for process in self.processes:
            await process.start()
            self.running.append(process)

    @property
    def is_done(self) -> bool:
        return self.kills >= self.wanted

    async def turn(self) -> None:
        """Waits while the kills are behind the moves."""
        while self.acknowledged >= BETWEEN * (self.kills + 1) and not self.is_done:
            await asyncio.sleep(0.01)

    async def any_address(self) -> str:
        while not self.running:
            await asyncio.sleep(0.01)
        return self.rng.choice(self.running).address

    async def kill_on(self) -> None:
        """Kills one at a random moment; one that killed itself counts as well."""
        while not self.is_done:
            await asyncio.sleep(0.005)
            for process in [each for each in self.running if each.has_died]:
                self._kill(process)
            is_due = self.acknowledged >= BETWEEN * self.kills + self.rng.randrange(BETWEEN)
            if is_due and len(self.running) > 1 and not self.is_done:
                await asyncio.sleep(self.rng.random() * 0.05)
                self._kill(self.rng.choice(self.running))

    def _kill(self, process: Process) -> None:
        self.running.remove(process)
        process.kill()
        self.kills += 1
        self.starting.add(asyncio.create_task(self._restart(process)))

    async def _restart(self, process: Process) -> None:
        await process.start()
        self.running.append(process)

    async def stop(self) -> None:
        await asyncio.gather(*self.starting)
        for process in self.processes:
            process.kill()


class Chair:
    """One seat of a hot seat, through a process of its own; it finds another when that is gone."""

    def __init__(self, cluster: Cluster, person: Person, table: str, seat: int) -> None:
        self.cluster = cluster
        self.person = person
        self.table = table
        self.seat = seat
        self.number = -1
        self.visit: Person | None = None
        self.socket: Socket | None = None
        self.lost: float | None = None
        self.resumed: list[float] = []

    async def reach(self, number: int) -> p.UpdateMessage:
        """What the seat sees once it was told of this entry."""
        while True:
            try:
                update = await self._update(number)
            except LOST:
                await self.leave()
                continue
            assert update.number >= self.number
            self.number = update.number
            if self.lost is not None:
                self.resumed.append(time.monotonic() - self.lost)
                self.lost = None
            return update

    async def _update(self, number: int) -> p.UpdateMessage:
        if self.socket is None:
            self.visit = self.person.at(await self.cluster.any_address())
            self.socket = await self.visit.socket(f"/ws/tables/{self.table}")
        update = await self.socket.join(self.seat, self.number)
        while update.number < number or update.past:
            update = await self.socket.until(p.UpdateMessage, viewer=self.seat)
        return update

    async def move(self, update: p.UpdateMessage) -> tuple[p.MoveMessage, int]:
        """One move, sent again until it is acknowledged."""
        move = moved(update, [update.legal[0].id])
        while True:
            try:
                await self.reach(self.number)
                assert self.socket is not None
                done = await self.socket.ask(move)
                if isinstance(done, p.DoneMessage):
                    return move, done.number
                assert done.kind in ("server", "not_stored"), done
            except LOST:
                await self.leave()

    async def leave(self) -> None:
        self.lost = self.lost or time.monotonic()
        if self.visit is not None:
            await asyncio.gather(self.visit.close(), return_exceptions=True)
        self.visit = self.socket = None


class Sitting:
    """A person who plays both seats of one table after another, each through another process."""

    def __init__(self, cluster: Cluster) -> None:
        self.cluster = cluster
        self.person = Person("http://nowhere")
        self.acknowledged: dict[str, dict[str, int]] = {}
        self.resumed: list[float] = []

    async def sit_down(self) -> None:
        self.person = await Person(await self.cluster.any_address()).guest("Ada")

    async def play(self) -> None:
        while not self.cluster.is_done:
            table = await self._table()
            self.acknowledged[table] = {}
            chairs = [Chair(self.cluster, self.person, table, seat) for seat in range(2)]
            await self._play(table, chairs)
            for chair in chairs:
                self.resumed += chair.resumed
                await chair.leave()

    async def _table(self) -> str:
        while True:
            visit = self.person.at(await self.cluster.any_address())
            try:
                return (await visit.create(game="thebes", chairs=HOT, start=True)).id
            except (*LOST, AssertionError):
                await asyncio.sleep(0.05)
            finally:
                await visit.close()

    async def _play(self, table: str, chairs: list[Chair]) -> None:
        number = 0
        while not self.cluster.is_done:
            await self.cluster.turn()
            update = await chairs[0].reach(number)
            if not update.to_act:
                return
            seat = update.to_act[0]
            move, number = await chairs[seat].move(await chairs[seat].reach(number))
            assert move.id not in self.acknowledged[table]
            self.acknowledged[table][move.id] = number
            self.cluster.acknowledged += 1


async def stay_killed(settings: Settings, kills: int) -> str:
    """What was seen."""
    cluster = Cluster(settings, kills)
    try:
        await cluster.start()
        sittings = [Sitting(cluster) for _ in range(2)]
        for sitting in sittings:
            await sitting.sit_down()
        await asyncio.gather(cluster.kill_on(), *(sitting.play() for sitting in sittings))
        assert cluster.acknowledged <= 20 * cluster.kills
        for sitting in sittings:
            await sitting.person.close()
    finally:
        await cluster.stop()
    for sitting in sittings:
        for table, acknowledged in sitting.acknowledged.items():
            await require_whole(settings, table, acknowledged)
    times = [seconds for sitting in sittings for seconds in sitting.resumed]
    return (
        f"{cluster.kills} kills within {cluster.acknowledged} acknowledged moves; {len(times)} times a client resumed, "
        f"after a median of {median(times or [0]):.2f} s, at most {max(times or [0]):.2f} s"
    )


async def require_whole(settings: Settings, id: str, acknowledged: dict[str, int]) -> None:
    """Each acknowledged move stands in the log once, under its number, and nothing else; every draw is the seed's."""
    store = Store(settings.url)
    found = await store.table(id)
    assert found is not None
    data, number = found
    rows = await store.entries(id)
    assert [row.entry.number for row in rows] == [*range(number + 1)]
    assert {row.id: row.entry.number for row in rows if row.entry.kind == "move"} == acknowledged
    game, proof = GameCatalog(registry.GAMES).game(data.game, data.options), SeededDraws(bytes.fromhex(data.seed))
    match = begin(game, len(data.chairs), rows[0].entry, proof=proof)
    for row in rows[1:]:
        match.repeat(row.entry, proof)
    assert match.perspective(SPECTATOR).view()
    await store.engine.dispose()


async def test_no_kill_loses_doubles_or_redraws_anything(shared: Settings, record_property: Note) -> None:
    record_property("measured", await stay_killed(shared, 20))


@pytest.mark.long
async def test_nor_do_200_kills(shared: Settings, record_property: Note) -> None:
    record_property("measured", await stay_killed(shared, 200))
