"""The server is killed at random moments: no acknowledged move is lost, no match is damaged, play goes on."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import median

import msgspec
import pytest
from httpx import HTTPError
from websockets.exceptions import WebSocketException

from motherlode import registry
from motherlode.kernel import SPECTATOR
from motherlode.play.draws import SeededDraws
from motherlode.server import protocol as p
from motherlode.server.catalog import GameCatalog
from motherlode.server.settings import Settings
from motherlode.server.store.store import Store
from motherlode.server.tables.loader import open_match
from motherlode.server.tables.table import Table
from tests.server.conftest import settings_in
from tests.server.desk import Person, Socket, fresh
from tests.server.process import Process

Note = Callable[[str, object], None]
HOT = [{"kind": "me"}, {"kind": "me", "name": "Ben"}]
BOTS = [{"kind": "bot", "bot": "random"}] * 3


class Sitting:
    """A person who plays both seats of a table as fast as the server allows, and remembers what was acknowledged."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.table = ""
        self.bots_table = ""
        self.acknowledged: dict[str, tuple[p.MoveMessage, int]] = {}
        self.open: p.MoveMessage | None = None
        self.bots_number = 0
        self.total = 0

    async def acknowledged_more(self) -> None:
        """Waits for the next move that the server acknowledges, so that every kill has something to lose."""
        before = self.total
        while self.total == before:
            await asyncio.sleep(0.005)

    async def sit_down(self) -> None:
        await self.person.guest("Ada")
        await self.new_table()

    async def new_table(self) -> None:
        table = await self.person.create(game="thebes", chairs=HOT, start=True)
        bots_table = await self.person.create(game="thebes", chairs=BOTS, start=True)
        self.table, self.bots_table = table.id, bots_table.id
        self.acknowledged, self.open, self.bots_number = {}, None, 0

    async def play(self) -> None:
        """One match after another, until the server is gone."""
        try:
            while True:
                await self._play_match()
                await self.new_table()
        except (WebSocketException, HTTPError, OSError):
            pass

    async def _play_match(self) -> None:
        socket, update = await self.person.sit_down(self.table, SPECTATOR)
        watching, _ = await self.person.sit_down(self.bots_table, SPECTATOR)
        watch = asyncio.create_task(self._watch(watching))
        try:
            while update.to_act:
                own = await socket.join(update.to_act[0])
                self.open = p.MoveMessage(id=fresh(), seat=own.viewer, ply=own.ply, actions=[own.legal[0].id])
                done = await socket.ask(self.open)
                assert isinstance(done, p.DoneMessage), done
                self.acknowledged[done.id] = (self.open, done.number)
                self.open = None
                self.total += 1
                update = await socket.join(SPECTATOR)
        finally:
            watch.cancel()
            await asyncio.gather(watch, return_exceptions=True)

    async def _watch(self, socket: Socket) -> None:
        while True:
            message = await socket.next(60)
            if isinstance(message, p.UpdateMessage):
                self.bots_number = max(self.bots_number, message.number)

    async def check(self) -> None:
        """What was acknowledged is there under its number; what was not can be sent again."""
        for move, number in list(self.acknowledged.values())[-30:]:
            assert await self._sent_again(move) == number
        if self.open is not None:
            assert await self._sent_again(self.open) > 0
        assert (await self.person.table(self.bots_table)).number >= self.bots_number

    async def _sent_again(self, move: p.MoveMessage) -> int:
        done = await self.person.post(f"/api/tables/{self.table}/move", msgspec.to_builtins(move))
        return int(done["number"])


async def kill_again_and_again(settings: Settings, rounds: int) -> list[float]:
    """Starts, plays, kills; the times from start to the first answer."""
    process, rng, times = Process(settings.data, settings.database), Random(3), []
    times.append(await process.start())
    sitting = Sitting(process.person())
    await sitting.sit_down()
    try:
        for _ in range(rounds):
            playing = asyncio.create_task(sitting.play())
            await sitting.acknowledged_more()
            await asyncio.sleep(rng.random() * 0.4)
            process.kill()
            await playing
            times.append(await process.start())
            cookies = sitting.person.http.cookies
            await sitting.person.close()
            sitting.person = process.person()
            sitting.person.http.cookies = cookies
            await sitting.check()
    finally:
        await sitting.person.close()
        process.kill()
    return times


async def whole(settings: Settings) -> int:
    """Every match in the store replays from its first entry to its last; the number of entries."""
    catalog, store = GameCatalog(registry.GAMES), Store(settings.url)
    async with store.reading() as connection:
        ids = [row[0] for row in await connection.exec_driver_sql("SELECT id FROM tables")]
    entries = 0
    for id in ids:
        found = await store.table(id)
        assert found is not None
        table, number = found
        rows = await store.entries(id)
        stored = Table(table, catalog.game(table.game, table.options))
        assert open_match(stored, SeededDraws(bytes.fromhex(table.seed)), None, rows).number == number
        entries += len(rows)
    await store.engine.dispose()
    return entries


async def test_no_acknowledged_move_is_lost(tmp_path: Path, record_property: Note) -> None:
    settings = settings_in(tmp_path)
    times = await kill_again_and_again(settings, 20)
    assert await whole(settings) > 20
    record_property("measured", f"seconds to the next start: median {median(times):.2f}, most {max(times):.2f}")


async def test_nor_is_one_on_postgresql(tmp_path: Path, postgres: Callable[[], str]) -> None:
    settings = replace(settings_in(tmp_path), database=postgres())
    await kill_again_and_again(settings, 4)
    assert await whole(settings) > 4


@pytest.mark.long
async def test_no_acknowledged_move_is_lost_in_500_kills(tmp_path: Path, record_property: Note) -> None:
    settings = settings_in(tmp_path)
    times = await kill_again_and_again(settings, 500)
    assert await whole(settings) > 500
    record_property("measured", f"seconds to the next start: median {median(times):.2f}, most {max(times):.2f}")
