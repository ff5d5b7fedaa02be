"""Bots take turns: quick ones do not wait for searches, and no one gets more turns by hosting more tables."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from random import Random

import pytest

from motherlode.bots.base import random_move
from motherlode.server import protocol as p
from motherlode.server.bots.dispatcher import Dispatcher
from motherlode.server.bots.jobs import BotJob, Thought
from motherlode.server.bots.queue import QUICK, FairQueue, Place
from motherlode.server.bots.scheduler import place_of
from motherlode.server.bots.worker import BotWorker
from motherlode.server.settings import Settings
from tests.server.conftest import GAMES, running, settings_in
from tests.server.desk import Site

EXPERTS = [{"kind": "bot", "bot": "expert"}] * 2


def served(places: Iterable[Place]) -> list[Place]:
    """The order in which they come out of the queue."""
    queue = FairQueue[Place]()
    for place in places:
        queue.add(place, place)
    return list(iter(queue.pop, None))


def test_people_take_turns_however_many_tables_they_host() -> None:
    many = [Place("ada", f"a{number}") for number in range(50)]
    order = served([*many, Place("ben", "b0"), Place("cleo", "c0"), Place("ben", "b1")])
    assert [place.person for place in order[:5]] == ["ada", "ben", "cleo", "ada", "ben"]
    assert len(order) == 53


def test_the_tables_of_one_person_take_turns() -> None:
    order = served([Place("ada", "a"), Place("ada", "a"), Place("ada", "b"), Place("ada", "a")])
    assert [place.table for place in order] == ["a", "b", "a", "a"]


def test_tables_of_bots_alone_come_last() -> None:
    alone = [Place(person, person, has_people=False) for person in ("ada", "ben")]
    order = served([*alone, Place("cleo", "c"), Place("ada", "a")])
    assert [place.has_people for place in order] == [True, True, False, False]


def test_one_who_was_served_goes_to_the_end_of_the_line() -> None:
    queue = FairQueue[str]()
    queue.add(Place("ada", "a"), "first")
    queue.add(Place("ben", "b"), "second")
    assert queue.pop() == "first"
    queue.add(Place("ada", "a"), "third")
    assert [queue.pop(), queue.pop(), queue.pop()] == ["second", "third", None]


# -- processes ---------------------------------------------------------------------------------------------------------


class Desk:
    """Workers without processes: who has one, and who is through, is up to the test."""

    def __init__(self, searchers: int, has_started: bool = False) -> None:
        self.workers = [StandInWorker(has_started) for _ in range(1 + searchers)]
        self.dispatcher = Dispatcher(self.workers)
        self.served: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.gates: dict[str, asyncio.Event] = {}

    async def ask(self, name: str, bot: str, place: Place) -> None:
        """Asks for a worker; the choice ends when its gate opens."""
        self.gates[name] = asyncio.Event()
        self.tasks.append(asyncio.create_task(self._choose(name, bot, place)))
        await settle()

    async def end(self, name: str) -> None:
        self.gates[name].set()
        await settle()

    async def _choose(self, name: str, bot: str, place: Place) -> None:
        async with self.dispatcher.worker(bot, place):
            self.served.append(name)
            await self.gates[name].wait()


class StandInWorker(BotWorker):
    def __init__(self, has_started: bool) -> None:
        super().__init__(GAMES, 60)
        self.has_started = has_started

    @property
    def pid(self) -> int | None:
        return 1 if self.has_started else None


async def settle() -> None:
    """Lets every task that can go on do so."""
    for _ in range(10):
        await asyncio.sleep(0)


async def test_a_quick_bot_does_not_wait_for_searches() -> None:
    desk = Desk(searchers=1, has_started=True)
    for number in range(50):
        await desk.ask(f"search {number}", "expert", Place("ada", f"a{number}"))
    for bot in sorted(QUICK):
        await desk.ask(bot, bot, Place("ben", "b"))
        await desk.end(bot)
    assert desk.served == ["search 0", *sorted(QUICK)]


async def test_a_search_waits_for_one_search_of_each_other_person_at_most() -> None:
    desk = Desk(searchers=1)
    for number in range(50):
        await desk.ask(f"ada {number}", "expert", Place("ada", f"a{number}"))
    await desk.ask("ben", "normal", Place("ben", "b"))
    await desk.end("ada 0")
    await desk.end("ada 1")
    assert desk.served == ["ada 0", "ada 1", "ben"]


async def test_idle_searchers_help_with_quick_bots_if_they_run_already() -> None:
    idle, running = Desk(searchers=1), Desk(searchers=1, has_started=True)
    for desk in (idle, running):
        await desk.ask("first", "random", Place("ada", "a"))
        await desk.ask("second", "random", Place("ben", "b"))
    assert idle.served == ["first"]
    assert running.served == ["first", "second"]


async def test_a_choice_that_is_given_up_keeps_no_worker() -> None:
    desk = Desk(searchers=1)
    for name in ("first", "second", "third"):
        await desk.ask(name, "expert", Place(name, name))
    desk.tasks[1].cancel()
    desk.tasks[0].cancel()
    await settle()
    assert desk.served == ["first", "third"]
    desk.tasks[2].cancel()
    await settle()
    await desk.ask("fourth", "expert", Place("ada", "a"))
    assert desk.served == ["first", "third", "fourth"]


# -- on a server -------------------------------------------------------------------------------------------------------


class Counter:
    """Counts the choices that bot processes are asked for. A search goes on until the test lets one end."""

    def __init__(self, site: Site) -> None:
        self.jobs: list[BotJob] = []
        self.searching: deque[asyncio.Event] = deque()
        for worker in site.context.bots.workers:
            worker.ask = self.ask  # type: ignore[method-assign]

    async def ask(self, job: BotJob) -> Thought:
        self.jobs.append(job)
        if job.bot not in QUICK:
            gate = asyncio.Event()
            self.searching.append(gate)
            await gate.wait()
        game = GAMES[job.game](None, None)
        return Thought(random_move(game, game.load(job.world), job.seat, Random(job.seed)))


@pytest.fixture
async def site(quick: Settings) -> AsyncIterator[Site]:
    async with running(quick) as made:
        yield made


async def test_fifty_tables_of_experts_do_not_hold_up_the_quick_bots_of_others(site: Site) -> None:
    """H4 of the review: every search of the guest takes as long as it likes, and none of them ends."""
    counter = Counter(site)
    guest, ada = await site.person("Guest"), await site.person("Ada")
    for _ in range(50):
        await guest.create(game="rockwell", chairs=[{"kind": "me"}, *EXPERTS], start=True)
    chairs = [{"kind": "bot", "bot": "greedy"}, {"kind": "me"}]
    table = await ada.create(game="rockwell", chairs=[*chairs, {"kind": "bot", "bot": "random"}], start=True)
    socket, update = await ada.sit_down(table.id, 1)
    while update.thinking:
        update = await socket.until(p.UpdateMessage)
    searches = [job for job in counter.jobs if job.bot == "expert"]
    assert len(searches) == 1  # there is one process for them
    assert update.to_act == [1]


async def test_a_search_for_a_person_waits_for_one_of_fifty_tables_of_bots_alone(site: Site) -> None:
    counter = Counter(site)
    guest, ada = await site.person("Guest"), await site.person("Ada")
    for _ in range(50):
        await guest.create(game="thebes", chairs=EXPERTS, start=True)
    # All seats bid at once, so that the bot has something to decide whatever is drawn.
    await ada.create(game="rockwell", chairs=[{"kind": "bot", "bot": "hard"}, {"kind": "me"}], start=True)
    ahead = 0
    while counter.jobs[-1].bot == "expert":
        ahead += 1
        counter.searching.popleft().set()
        while not counter.searching:
            await asyncio.sleep(0.01)
    assert ahead == 1  # the one that ran already


async def test_a_place_belongs_to_the_host_of_the_table(site: Site) -> None:
    Counter(site)
    ada, ben = await site.person("Ada"), await site.person("Ben")
    table = await ada.create(game="lode", chairs=[{"kind": "me"}, {"kind": "open"}])
    await ben.post(f"/api/tables/{table.id}/sit", {})
    live = site.context.tables.live[table.id].table
    assert place_of(live) == Place(ada.info.id, table.id, has_people=True)
    alone = await ben.create(game="lode", chairs=[{"kind": "bot", "bot": "random"}] * 2)
    assert place_of(site.context.tables.live[alone.id].table) == Place(ben.info.id, alone.id, has_people=False)


async def test_a_table_of_bots_waits_for_the_person_who_starts_it(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as site:
        counter = Counter(site)
        ada, ben, nobody = await site.person("Ada"), await site.person("Ben"), await site.stranger()
        table = await ada.create(game="lode", chairs=[{"kind": "bot", "bot": "random"}] * 2)
        assert await ben.refused(f"/api/tables/{table.id}/start") == (403, "not_host")
        assert (await nobody.refused(f"/api/tables/{table.id}/start"))[1] == "no_name"
        assert (await ada.table(table.id)).status == "open"
        assert counter.jobs == []
        await ada.post(f"/api/tables/{table.id}/start")
        while (await ada.table(table.id)).status != "finished":
            await asyncio.sleep(0.01)
        assert counter.jobs
