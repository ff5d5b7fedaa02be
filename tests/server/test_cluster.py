"""Several processes on one PostgreSQL and one Redis: they play, talk and watch as one server."""

import asyncio
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from motherlode.kernel import SPECTATOR
from motherlode.server import protocol as p
from motherlode.server import providers
from motherlode.server.context import ServerContext
from motherlode.server.errors import Overtaken, SettingsError
from motherlode.server.providers import Providers, SteadyClock
from motherlode.server.settings import Settings, require_sense
from motherlode.server.store.orders import Order, add_order, pending_orders
from motherlode.server.store.times import downtimes, read_clock
from motherlode.server.store.writes import Write
from motherlode.testing.lode.actions import DONE, FIVE, ONE
from tests.server.conftest import GAMES, running
from tests.server.desk import Person, Site, Socket, fresh, moved
from tests.server.faulty import is_ready, measured, until
from tests.server.redis_server import RedisServer

OPEN = [{"kind": "me"}, {"kind": "open"}]
LIVE = {"kind": "live", "minutes": 5}
HALF_A_MINUTE = 30_000


@pytest.fixture
async def sites(shared: Settings) -> AsyncIterator[list[Site]]:
    """Three of them, within this process of the tests; each has its own memory and connections."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(running(shared)) for _ in range(3)]


class Pair:
    """Ada and Ben at one table, through different processes."""

    def __init__(self, ada: Person, ben: Person, table: str) -> None:
        self.people = [ada, ben]
        self.table = table
        self.sockets: list[Socket] = []

    async def sit_down(self) -> "Pair":
        self.sockets = [(await person.sit_down(self.table, seat))[0] for seat, person in enumerate(self.people)]
        return self


async def pair_at(sites: list[Site], game: str = "thebes", **more: object) -> Pair:
    ada = await sites[0].person("Ada")
    ben = await sites[1].person("Ben")
    table = await ada.create(game=game, chairs=OPEN, **more)
    await ben.post(f"/api/tables/{table.id}/sit", {})
    await ada.post(f"/api/tables/{table.id}/start")
    return await Pair(ada, ben, table.id).sit_down()


async def turn(pair: Pair) -> tuple[int, p.UpdateMessage]:
    """The seat that must act, and what it sees now."""
    info = await pair.people[0].table(pair.table)
    seat = info.to_act[0]
    return seat, await reached(pair.sockets[seat], seat, info.number)


async def play(pair: Pair) -> p.DoneMessage:
    """The first legal move of the seat that must act; the other sees it through its own process."""
    seat, own = await turn(pair)
    done = await pair.sockets[seat].ask(moved(own, [own.legal[0].id]))
    assert isinstance(done, p.DoneMessage), done
    await reached(pair.sockets[1 - seat], 1 - seat, done.number)
    return done


async def reached(socket: Socket, viewer: int, number: int) -> p.UpdateMessage:
    """Waits until the viewer was told of this entry."""
    update = await socket.join(viewer)
    while update.number < number or update.past:
        update = await socket.until(p.UpdateMessage, viewer=viewer)
    return update


async def test_two_people_play_through_different_processes(sites: list[Site]) -> None:
    pair = await pair_at(sites)
    for number in range(1, 13):
        assert (await play(pair)).number == number
    watcher, seen = await (await sites[2].stranger()).sit_down(pair.table, SPECTATOR)
    assert seen.number == 12
    await play(pair)
    assert (await watcher.until(p.UpdateMessage, number=13)).viewer == SPECTATOR


async def test_what_is_said_and_who_is_there_is_known_everywhere(sites: list[Site]) -> None:
    pair = await pair_at(sites)
    await until(lambda: are_present(pair.people[1], pair.table, [True, True]))
    for text, speaker in (("Good luck", 0), ("You too", 1), ("Thanks", 0)):
        await pair.sockets[speaker].send(p.SayMessage(id=fresh(), text=text))
        for socket in pair.sockets:
            assert (await socket.until(p.SaidMessage, text=text)).seat == speaker
    await pair.sockets[0].close()
    await until(lambda: are_present(pair.people[1], pair.table, [False, True]))


async def are_present(person: Person, id: str, expected: list[bool]) -> bool:
    return [chair.present for chair in (await person.table(id)).chairs] == expected


async def test_two_at_once_for_one_seat_one_wins(sites: list[Site]) -> None:
    """The same person in two windows, through two processes."""
    pair = await pair_at(sites)
    for _ in range(10):
        seat, own = await turn(pair)
        first, (second, _) = pair.sockets[seat], await sites[2].visit(pair.people[seat]).sit_down(pair.table, seat)
        tries = [moved(own, [choice.id]) for choice in (own.legal[0], own.legal[-1])]
        answers = await asyncio.gather(first.ask(tries[0]), second.ask(tries[1]))
        kinds = sorted(type(answer).__name__ for answer in answers)
        assert kinds == ["DoneMessage", "FailedMessage"], answers
        refused = next(each for each in answers if isinstance(each, p.FailedMessage))
        assert refused.kind == "stale"
        number = next(each.number for each in answers if isinstance(each, p.DoneMessage))
        assert [each.entry.number for each in await sites[0].context.store.entries(pair.table)] == [*range(number + 1)]
        await second.close()


async def test_a_change_that_others_overwrote_before_its_answer_was_lost_is_acknowledged(
    sites: list[Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The row does not show it any more; what became of the transaction is known all the same."""
    ada, ben = await sites[0].person("Ada"), await sites[1].person("Ben")
    table = await ada.create(game="thebes", chairs=[*OPEN, {"kind": "open"}])
    store = sites[0].context.store
    write = store._write_batch

    async def break_after(batch: list[Write]) -> list[Write]:
        await write(batch)
        await ben.post(f"/api/tables/{table.id}/sit", {"seat": 1})
        raise OperationalError("COMMIT", {}, ConnectionResetError("gone"))

    with monkeypatch.context() as broken:
        broken.setattr(store._writer, "_write_batch", break_after)
        await ada.post(f"/api/tables/{table.id}/bot", {"seat": 2, "bot": "random"})
    chairs = (await ada.table(table.id)).chairs
    assert [chairs[1].name, chairs[2].bot] == ["Ben", "random"]


async def test_what_was_called_not_stored_is_never_stored_later(
    sites: list[Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A statement may reach the database long after we gave it up."""
    pair = await pair_at(sites)
    seat, own = await turn(pair)
    store = sites[seat].context.store
    write, lost = store._write_batch, []

    async def lose(batch: list[Write]) -> list[Write]:
        lost.append(batch)
        raise OperationalError("INSERT", {}, ConnectionResetError("gone"))

    move = moved(own, [own.legal[0].id])
    with monkeypatch.context() as broken:
        broken.setattr(store._writer, "_write_batch", lose)
        assert (await pair.sockets[seat].ask(move)).kind == "not_stored"
    assert await write(lost[0]) == lost[0]
    again, now = await pair.people[seat].sit_down(pair.table, seat)
    assert now.number == own.number
    assert isinstance(await again.ask(move), p.DoneMessage)


async def test_the_same_message_through_two_processes_counts_once(sites: list[Site]) -> None:
    pair = await pair_at(sites)
    for _ in range(10):
        seat, own = await turn(pair)
        move = moved(own, [own.legal[0].id])
        body = {"type": "move", **{name: getattr(move, name) for name in ("id", "seat", "ply", "actions")}}
        ways = [site.visit(pair.people[seat]) for site in sites]
        path = f"/api/tables/{pair.table}/move"
        numbers = [done["number"] for done in await asyncio.gather(*(each.post(path, body) for each in ways))]
        assert numbers == [own.number + 1] * 3
        assert len(await sites[0].context.store.entries(pair.table)) == own.number + 2


async def test_seats_are_taken_once(sites: list[Site]) -> None:
    """Rows of the lobby: two people take the last seat through two processes."""
    ada = await sites[0].person("Ada")
    for _ in range(3):
        table = await ada.create(game="thebes", chairs=OPEN)
        people = [await site.person(f"Guest {number}") for number, site in enumerate(sites)]
        answers = await asyncio.gather(*(person.http.post(f"/api/tables/{table.id}/sit", json={}) for person in people))
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409]
        seated = [person.info.id for person, answer in zip(people, answers, strict=True) if answer.status_code == 200]
        for site in sites:
            info = await site.visit(ada).table(table.id)
            assert [chair.player for chair in info.chairs] == [ada.info.id, *seated]


async def test_an_undo_races_with_the_last_sealed_choice(sites: list[Site]) -> None:
    """One order; who bids last in it sees nothing early."""
    for _ in range(6):
        pair = await pair_at(sites, game="lode")
        own, other = [await pair.sockets[seat].join(seat) for seat in (0, 1)]
        assert own.to_act == [0, 1]
        assert isinstance(await pair.sockets[0].ask(moved(own, [FIVE, ONE, ONE, DONE])), p.DoneMessage)
        other = await reached(pair.sockets[1], 1, 1)
        bid, undo = moved(other, [DONE]), p.UndoMessage(id=fresh(), seat=0)
        took_back, placed = await asyncio.gather(pair.sockets[0].ask(undo), pair.sockets[1].ask(bid))
        assert isinstance(placed, p.DoneMessage), placed
        entries = [each.entry for each in await sites[2].context.store.entries(pair.table)]
        kinds = [entry.kind for entry in entries]
        is_opened = any(event.reveals for entry in entries for event in entry.events)
        if isinstance(took_back, p.DoneMessage):
            assert kinds == ["start", "move", "undo", "move"]
            assert not is_opened
            assert (await reached(pair.sockets[1], 1, 3)).to_act == [0]
        else:
            assert kinds == ["start", "move", "move"]
            assert is_opened


async def test_redis_goes_and_comes_back(sites: list[Site], redis: RedisServer) -> None:
    pair = await pair_at(sites)
    await play(pair)
    for person in pair.people:
        await until(lambda person=person: is_ready(person))  # type: ignore[misc]
    assert measured(sites[0], "motherlode_bus_up") == 1
    assert measured(sites[0], "motherlode_bus_lag_seconds_count") > 0
    redis.stop()
    for person in pair.people:
        await until(lambda person=person: has_bus_problem(person))  # type: ignore[misc]
    assert measured(sites[0], "motherlode_bus_up") == 0
    assert measured(sites[0], "motherlode_failures_total", where="bus") > 0
    for _ in range(4):
        await play(pair)
    await pair.sockets[0].send(p.SayMessage(id=fresh(), text="Still here"))
    await pair.sockets[1].until(p.SaidMessage, text="Still here")
    refused = await pair.sockets[0].ask(p.HandoverMessage(id=fresh(), seat=1, bot="greedy"))
    assert refused.kind == "not_vanished"
    redis.start()
    for person in pair.people:
        await until(lambda person=person: is_ready(person))  # type: ignore[misc]
    for _ in range(4):
        await play(pair)


async def has_bus_problem(person: Person) -> bool:
    answer = await person.http.get("/ready")
    return answer.status_code == 503 and any(each.startswith("bus") for each in answer.json()["problems"])


async def test_a_seat_connected_elsewhere_is_not_handed_over(shared: Settings) -> None:
    quick = replace(shared, vanish_seconds=0.5)
    async with running(quick) as one, running(quick) as two:
        pair = await pair_at([one, two])
        for site in (one, two):
            await until(lambda site=site: has_been_up(site, 0.5))  # type: ignore[misc]
        handover = p.HandoverMessage(id=fresh(), seat=1, bot="greedy")
        assert (await pair.sockets[0].ask(handover)).kind == "not_vanished"
        await pair.sockets[1].close()
        await until(lambda: is_handed_over(pair, handover))
        assert (await pair.people[1].table(pair.table)).chairs[1].bot != ""


async def has_been_up(site: Site, seconds: float) -> bool:
    return site.context.bus.seconds_up > seconds


async def is_handed_over(pair: Pair, handover: p.HandoverMessage) -> bool:
    return isinstance(await pair.sockets[0].ask(handover), p.DoneMessage)


async def test_clocks_of_machines_differ_by_a_minute(shared: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """The times of a table are those of the database."""
    monkeypatch.setattr(providers, "wall_clock", lambda: int(time.time() * 1000) + 60_000)
    ahead = Providers(now=SteadyClock())
    monkeypatch.undo()
    async with running(shared) as one, running(shared, providers=ahead) as two:
        assert abs(one.context.providers.now() - two.context.providers.now()) < HALF_A_MINUTE
        store = one.context.store
        began = (await read_clock(store)).early
        pair = await pair_at([one, two], pace=LIVE)
        for _ in range(6):
            await play(pair)
        ended = (await read_clock(store)).late
        times = [added.at for added in await store.entries(pair.table)]
        assert times == sorted(times)
        assert began - HALF_A_MINUTE < times[0] < times[-1] < ended + HALF_A_MINUTE


async def test_nobody_pays_for_time_without_a_process(shared: Settings) -> None:
    """Whichever process loads the table, its clock skips the same time: from the last sign of life to the first."""
    async with running(shared) as one:
        ada = await one.person("Ada")
        table = await ada.create(
            game="thebes", chairs=[{"kind": "me"}, {"kind": "me", "name": "Ben"}], pace=LIVE, start=True
        )
        before = clock_started(one, table.id)
    async with running(shared) as one, running(shared) as two:
        ((began, ended),) = await downtimes(one.context.store, 0)
        for site in (one, two):
            await site.visit(ada).table(table.id)
            assert clock_started(site, table.id) == before + ended - began > before


def clock_started(site: Site, id: str) -> int:
    clock = site.context.tables.live[id].table.clock
    assert clock is not None
    return clock.state.since


async def test_time_runs_out_once(sites: list[Site]) -> None:
    pair = await pair_at(sites, pace={"kind": "live", "minutes": 1, "increment": 0})
    seat, _ = await turn(pair)
    store = sites[0].context.store
    for site in sites:
        shift_clocks(site, pair.table)
    async with store.engine.begin() as connection:
        await connection.exec_driver_sql("UPDATE tables SET deadline = 1")
    await until(lambda: has_forfeit(pair.people[0], pair.table, seat))
    notes = [e.entry for e in await store.entries(pair.table) if any(x.kind == "time_out" for x in e.entry.events)]
    assert len(notes) == 1


def shift_clocks(site: Site, id: str) -> None:
    live = site.context.tables.live.get(id)
    if live is not None and live.table.clock is not None:
        live.table.clock.state.since -= 600_000


async def has_forfeit(person: Person, id: str, seat: int) -> bool:
    return (await person.table(id)).chairs[seat].forfeit == "time"


async def test_bots_think_in_one_process_only(sites: list[Site]) -> None:
    ada, ben = await sites[0].person("Ada"), await sites[1].person("Ben")
    table = await ada.create(game="thebes", chairs=[*OPEN, {"kind": "bot", "bot": "random"}])
    await ben.post(f"/api/tables/{table.id}/sit", {})
    await ada.post(f"/api/tables/{table.id}/start")
    pair = await Pair(ada, ben, table.id).sit_down()
    for _ in range(8):
        await until(lambda: is_a_persons_turn(ada, table.id))
        await play(pair)
    asked = [site.context.metrics.overtaken._value.get() for site in sites]
    assert sum(asked) < 8


async def is_a_persons_turn(person: Person, id: str) -> bool:
    return (await person.table(id)).to_act in ([0], [1])


async def test_orders_and_sign_outs_reach_all(sites: list[Site]) -> None:
    pair = await pair_at(sites)
    store = sites[0].context.store
    everywhere = [site.visit(pair.people[1]) for site in sites]
    for person in everywhere:
        assert (await person.get("/api/me"))["player"] is not None
    await everywhere[2].post("/api/me/sign-out-everywhere")
    assert (await pair.sockets[1].until(p.GoodbyeMessage)).reason == "signed_out"
    for person in everywhere:
        await until(lambda person=person: is_signed_out(person))  # type: ignore[misc]
    await add_order(store, Order("o1", "close", pair.table))
    await pair.sockets[0].until(p.TableMessage, table=Anything(lambda table: table.status == "finished"))
    await until(lambda: has_no_orders(sites[0]))
    assert sum(site.context.upkeep.does_chores for site in sites) == 1


async def test_a_new_password_ends_the_sessions_of_all_processes(shared: Settings, sites: list[Site]) -> None:
    ada = await sites[0].person("Ada")
    await ada.post("/api/me/register", {"name": "Ada", "password": "correct horse"})
    everywhere = [site.visit(ada) for site in sites]
    sockets = [await person.socket("/ws/lobby") for person in everywhere]
    for socket in sockets:
        await socket.ask(p.PingMessage(id=fresh()))
    command = ["reset-password", "Ada", "--data", str(shared.data), "--database", shared.database]
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "motherlode.cli", *command, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert b"new password" in (await process.communicate(b"battery staple\n"))[0]
    for person, socket in zip(everywhere, sockets, strict=True):
        assert (await socket.until(p.GoodbyeMessage)).reason == "signed_out"
        assert await is_signed_out(person)


async def test_a_frozen_table_is_repaired_for_all(sites: list[Site]) -> None:
    pair = await pair_at(sites)
    await play(pair)
    tables = sites[0].context.tables
    await sites[0].context.care._freeze(tables.live[pair.table], "a test wants it")
    for person in pair.people:
        await until(lambda person=person: has_status(person, pair.table, "frozen"))  # type: ignore[misc]
    await add_order(sites[0].context.store, Order("o2", "repair", pair.table))
    for person in pair.people:
        await until(lambda person=person: has_status(person, pair.table, "running"))  # type: ignore[misc]
    assert (await play(await pair.sit_down())).number == 2


async def has_status(person: Person, id: str, status: str) -> bool:
    return (await person.table(id)).status == status


class Anything:
    """Equal to whatever satisfies it."""

    def __init__(self, is_it: Callable[[Any], bool]) -> None:
        self._is_it = is_it

    def __eq__(self, other: object) -> bool:
        return self._is_it(other)

    __hash__ = None  # type: ignore[assignment]


async def is_signed_out(person: Person) -> bool:
    return (await person.get("/api/me"))["player"] is None


async def has_no_orders(site: Site) -> bool:
    return await pending_orders(site.context.store) == []


async def test_the_lobby_hears_of_tables_elsewhere(sites: list[Site]) -> None:
    ada, eve = await sites[0].person("Ada"), await sites[1].stranger()
    lobby = await eve.socket("/ws/lobby")
    table = await ada.create(game="thebes", chairs=OPEN)
    assert (await lobby.until(p.LobbyMessage)).table.id == table.id


async def test_rate_limits_count_together(shared: Settings) -> None:
    strict = replace(shared, password_rate=0.001)
    async with running(strict) as one, running(strict) as two:
        first, second = await one.stranger(), await two.stranger()
        guess = {"name": "Ada", "password": "wrong password"}
        while (await first.http.post("/api/me/sign-in", json=guess)).status_code != 429:
            pass
        await until(lambda: is_limited(second, guess))


async def is_limited(person: Person, guess: dict[str, str]) -> bool:
    limiter = (await person.http.post("/api/me/sign-in", json=guess)).status_code
    return limiter == 429


async def test_strangers_to_the_bus_are_refused(shared: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who does not share the bus does not share the database, nor the folder."""
    monkeypatch.setattr("motherlode.server.store.lock.TRIES", 2)
    alone = replace(shared, bus="", data=shared.data.with_name("elsewhere"))
    for first, second in ((shared, alone), (alone, shared), (shared, replace(shared, database="", bus=""))):
        async with running(first):
            context = ServerContext(second, GAMES)
            with pytest.raises(SettingsError, match="another server uses"):
                await context.open()
            await closed(context)


async def closed(context: ServerContext) -> None:
    await context.store.engine.dispose()
    await context.bus.close()
    for lock in context._locks:
        lock.close()


def test_a_bus_needs_postgresql(shared: Settings) -> None:
    for wrong, why in (
        (replace(shared, database=""), "SQLite is for one process"),
        (replace(shared, bus="", workers=2), "several workers need a bus"),
        (replace(shared, bus="http://localhost"), "the bus cannot be used"),
    ):
        with pytest.raises(SettingsError, match=why):
            require_sense(wrong)


async def test_a_batch_loses_only_what_came_too_late(site: Site) -> None:
    ada = await site.person("Ada")
    tables = [(await ada.create(game="thebes", chairs=OPEN)).id for _ in range(3)]
    store = site.context.store
    data = [site.context.tables.live[id].table.data for id in tables]
    writes = [Write(each.id, 7, -1, expected=9 if each is data[1] else 1, data=each) for each in data]
    answers = await asyncio.gather(*(store.commit(write) for write in writes), return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(None), Overtaken, type(None)]
    rows = [await store.row(id) for id in tables]
    assert [row.version for row in rows if row is not None] == [2, 1, 2]
