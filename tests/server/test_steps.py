"""Past entries: read again they are what the viewer saw then, and they arrive one by one."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, update

from motherlode import Match, game
from motherlode.kernel import SPECTATOR
from motherlode.play.seen import seen_events
from motherlode.server import protocol as p
from motherlode.server.ops.workbench import MOST_WAITING
from motherlode.server.protocol import bodies as b
from motherlode.server.store.schema import ENTRIES, SNAPSHOTS
from motherlode.server.store.tails import Tail
from motherlode.server.tables.steps import MOST_STEPS
from motherlode.server.tables.summary import last_events
from motherlode.server.ws.connection import Connection
from tests.play.tables import LODE, ids
from tests.server.conftest import running, settings_in
from tests.server.desk import Person, Site, Socket, fresh, moved

HOT = [{"kind": "me"}, {"kind": "me", "name": "Ben"}]


class Watched:
    """A hot seat of the test kit's game, and what one viewer saw of it, update by update."""

    def __init__(self, site: Site, person: Person, id: str, viewer: int, mover: Socket, eye: Socket) -> None:
        self.site = site
        self.person = person
        self.id = id
        self.viewer = viewer
        self.mover = mover
        self.eye = eye
        self.seen: list[p.UpdateMessage] = []

    @classmethod
    async def at(cls, site: Site, viewer: int, **request: Any) -> "Watched":
        ada = await site.person("Ada")
        table = await ada.create(**{"game": "lode", "chairs": HOT, "start": True, **request})
        mover = await ada.socket(f"/ws/tables/{table.id}")
        eye, first = await ada.sit_down(table.id, viewer)
        made = cls(site, ada, table.id, viewer, mover, eye)
        made.seen.append(first)
        return made

    @property
    def number(self) -> int:
        return self.seen[-1].number

    async def look(self) -> p.UpdateMessage:
        self.seen.append(await self.eye.until(p.UpdateMessage))
        return self.seen[-1]

    async def do(self, seat: int, *notation: str) -> None:
        ply = self.site.context.tables.live[self.id].table.ply
        move = p.MoveMessage(id=fresh(), seat=seat, ply=ply, actions=ids(LODE, *notation))
        assert isinstance(await self.mover.ask(move), p.DoneMessage)
        await self.look()

    async def undo(self, seat: int) -> None:
        assert isinstance(await self.mover.ask(p.UndoMessage(id=fresh(), seat=seat)), p.DoneMessage)
        await self.look()

    async def round(self) -> None:
        """Both bid, the second by changing its mind; the first rests, takes that back, and rests again."""
        await self.do(1, "one", "done")
        await self.undo(1)
        await self.do(1, "done")
        await self.do(0, "one", "done")
        await self.do(0, "rest")
        await self.undo(0)
        await self.do(0, "rest")
        await self.do(1, "rest")

    async def steps(self, since: int = -1, **more: object) -> b.StepsPage:
        query = {"viewer": self.viewer, "since": since, **more}
        return msgspec.convert(await self.person.get(f"/api/tables/{self.id}/steps", **query), b.StepsPage)


def shown(steps: list[b.StepInfo] | list[p.UpdateMessage]) -> list[tuple[object, ...]]:
    return [(step.number, step.ply, step.to_act, step.view, step.events, step.undone) for step in steps]


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
async def test_steps_are_what_the_viewer_saw_then(site: Site, viewer: int) -> None:
    watched = await Watched.at(site, viewer)
    await watched.round()
    page = await watched.steps()
    assert shown(page.steps) == shown(watched.seen)
    assert page.number == watched.number
    kinds = [(step.kind, step.seat) for step in page.steps]
    assert kinds[:3] == [("start", -1), ("move", 1), ("undo", 1)]
    assert [step.number for step in page.steps if step.taken_back] == [1, 5]


async def test_an_undo_is_told_by_update_log_and_steps_alike(site: Site) -> None:
    watched = await Watched.at(site, SPECTATOR)
    await watched.round()
    undone = [number for update in watched.seen for number in update.undone]
    rests = [event for update in watched.seen for event in update.events if event.number in undone]
    assert [event.kind for event in rests] == ["rested"]
    log = msgspec.convert(await watched.person.get(f"/api/tables/{watched.id}/log"), b.LogPage)
    assert log.undone == undone == (await watched.steps()).undone
    assert (await watched.steps(4, most=1)).undone == undone
    assert (await watched.eye.join(SPECTATOR)).undone == undone


async def test_steps_come_in_pages_from_the_nearest_snapshot(tmp_path: Path) -> None:
    async with running(replace(settings_in(tmp_path), snapshot_every=5)) as site:
        watched = await Watched.at(site, 0)
        for _ in range(2):
            await watched.round()
        for since in range(-1, watched.number + 1):
            page = await watched.steps(since, most=3)
            assert shown(page.steps) == shown(watched.seen[since + 1 : since + 4])
        assert (await watched.steps(watched.number)).steps == []


async def test_a_damaged_snapshot_is_not_used(tmp_path: Path) -> None:
    async with running(replace(settings_in(tmp_path), snapshot_every=3)) as site:
        watched = await Watched.at(site, 1)
        await watched.round()
        await damage_snapshots(site, watched.id)
        assert shown((await watched.steps(6)).steps) == shown(watched.seen[7:])


async def damage_snapshots(site: Site, id: str) -> None:
    """Each is of another position than its entry led to."""
    store = site.context.store
    before = await store.snapshot(id)
    changed = func.replace(SNAPSHOTS.c.data, '"round":1', '"round":2')
    await store.transact(lambda connection: connection.execute(update(SNAPSHOTS).values(data=changed)))
    assert await store.snapshot(id) != before is not None


async def test_what_was_missed_arrives_entry_by_entry(site: Site) -> None:
    watched = await Watched.at(site, 0)
    await watched.round()
    late, first = await watched.person.sit_down(watched.id, SPECTATOR)
    assert first.full
    await late.send(p.JoinMessage(viewer=0, last=2))
    updates = [await late.until(p.UpdateMessage) for _ in watched.seen[3:]]
    assert shown(updates) == shown(watched.seen[3:])
    assert [update.past for update in updates] == [True] * (len(updates) - 1) + [False]
    assert not any(update.full for update in updates)
    assert not any(update.legal for update in updates[:-1])
    assert updates[-1].legal == (await watched.eye.join(0)).legal


async def test_who_missed_too_much_gets_everything(site: Site) -> None:
    watched = await Watched.at(site, SPECTATOR)
    while watched.number <= MOST_STEPS:
        await watched.do(1, "done")
        await watched.undo(1)
    late = await watched.person.socket(f"/ws/tables/{watched.id}")
    update = await late.join(SPECTATOR, last=watched.number - MOST_STEPS - 1)
    assert (update.full, update.number) == (True, watched.number)
    update = await late.join(SPECTATOR, last=watched.number - MOST_STEPS)
    assert (update.full, update.past, update.number) == (False, True, watched.number - MOST_STEPS + 1)


async def test_entries_stored_together_arrive_one_by_one(site: Site) -> None:
    watched = await Watched.at(site, SPECTATOR)
    table = site.context.tables.live[watched.id].table
    async with site.context.tables.table(watched.id) as live:
        await site.context.tables.commit_and_broadcast(
            live, lambda: table.bot_move(1, ids(LODE, "done"), 1_000, "it slept")
        )
    both = [await watched.look(), await watched.look()]
    assert [(each.number, [event.kind for event in each.events]) for each in both] == [
        (1, []),
        (2, ["bot_failed"]),
    ]
    assert shown((await watched.steps()).steps) == shown(watched.seen)


async def test_entries_of_another_process_arrive_one_by_one(site: Site) -> None:
    watched = await Watched.at(site, SPECTATOR)
    tables, store = site.context.tables, site.context.store
    elsewhere = await tables.loader.load(watched.id)
    viewer = Connection(p.PlayerInfo(id="", name="", guest=True))
    viewer.viewers[SPECTATOR] = elsewhere.table.number
    elsewhere.connections.add(viewer)
    await watched.round()
    row = await store.row(watched.id)
    assert row is not None
    assert await tables.catch_up(elsewhere, Tail(row, await store.entries(watched.id, elsewhere.table.number)))
    texts = [await viewer.next() for _ in watched.seen[1:]]
    updates = [msgspec.json.decode(text or b"", type=p.UpdateMessage) for text in texts]
    assert shown(updates) == shown(watched.seen[1:])
    assert [update.past for update in updates] == [True] * (len(updates) - 1) + [False]


async def test_steps_of_a_finished_and_of_an_imported_match(site: Site) -> None:
    ada = await site.person("Ada")
    table = await ada.create(game="thebes", chairs=HOT, start=True)
    socket, update = await ada.sit_down(table.id, SPECTATOR)
    for _ in range(6):
        own = await socket.join(update.to_act[0])
        await socket.ask(moved(own, [own.legal[0].id]))
        update = await socket.join(SPECTATOR)
    await socket.ask(p.ResignMessage(id=fresh(), seat=0))
    path = f"/api/tables/{table.id}"
    page = msgspec.convert(await ada.get(f"{path}/steps", viewer=1), b.StepsPage)
    assert [step.kind for step in page.steps] == ["start", *["move"] * 6, "note"]
    stranger = await site.stranger()
    assert await stranger.get(f"{path}/steps", viewer=1) == await ada.get(f"{path}/steps", viewer=1)
    record = (await ada.http.get(f"{path}/record")).json()
    imported = await ada.post("/api/records", record)
    again = msgspec.convert(await ada.get(f"/api/tables/{imported['id']}/steps", viewer=1, since=2), b.StepsPage)
    assert shown(again.steps) == shown(page.steps[3:7])
    assert again.number == 6


async def test_a_replay_says_what_was_taken_back(site: Site) -> None:
    watched = await Watched.at(site, SPECTATOR)
    await watched.round()
    for seat in (0, 1):
        await watched.eye.ask(p.ResignMessage(id=fresh(), seat=seat))
    page = msgspec.convert(await watched.person.get(f"/api/tables/{watched.id}/replay"), b.ReplayPage)
    undone = [number for update in watched.seen for number in update.undone]
    assert undone
    assert [number for step in page.steps for number in step.undone] == undone


async def test_a_match_that_has_not_begun_has_no_steps(site: Site) -> None:
    ada = await site.person("Ada")
    table = await ada.create(game="lode", chairs=[{"kind": "me"}, {"kind": "open"}])
    answer = await ada.http.get(f"/api/tables/{table.id}/steps")
    assert (answer.status_code, answer.json()["kind"]) == (409, "not_running")
    answer = await ada.http.get(f"/api/tables/{table.id}/steps?most={MOST_STEPS + 1}")
    assert answer.status_code == 400


async def test_readers_of_the_past_wait_in_a_short_line(site: Site) -> None:
    watched = await Watched.at(site, SPECTATOR)
    path = f"/api/tables/{watched.id}/steps"
    bench = site.context.tables.workbench
    async with bench._alone:
        asked = [asyncio.create_task(watched.person.http.get(path)) for _ in range(MOST_WAITING + 5)]
        while sum(task.done() for task in asked) < 5:
            await watched.person.get("/health")
        assert [task.result().status_code for task in asked if task.done()] == [429] * 5
    statuses = [answer.status_code for answer in await asyncio.gather(*asked)]
    assert sorted(statuses) == [200] * MOST_WAITING + [429] * 5


# -- the list of one's own tables --------------------------------------------------------------------------------------


async def mine(person: Person) -> list[p.TableInfo]:
    return msgspec.convert(await person.get("/api/tables", mine=True), b.TableList).tables


async def test_my_tables_say_whose_turn_it_is_since_when_and_the_last_move(site: Site) -> None:
    watched = await Watched.at(site, 0)
    await watched.round()
    (live,) = await mine(watched.person)
    rows = await site.context.store.entries(watched.id)
    assert live.to_act == watched.seen[-1].to_act
    assert live.since == rows[-1].at
    assert live.last == watched.seen[-1].events
    await watched.do(1, "done")
    (sealed,) = await mine(watched.person)
    assert (sealed.to_act, sealed.since, sealed.last) == ([0], live.since, live.last)
    await unload(site, watched)
    assert await mine(watched.person) == [unseated(sealed)]
    assert watched.id not in site.context.tables.live


async def unload(site: Site, watched: Watched) -> None:
    for socket in (watched.mover, watched.eye):
        await socket.close()
    live = site.context.tables.live[watched.id]
    while live.connections:
        await watched.person.get("/health")
    await site.context.tables.unload(live)


def unseated(info: p.TableInfo) -> p.TableInfo:
    """The same when nobody is connected."""
    info.watchers = 0
    for chair in info.chairs:
        chair.present = False
    return info


async def test_rows_of_before_are_asked_at_the_table(site: Site) -> None:
    watched = await Watched.at(site, 0)
    await watched.do(1, "done")
    (before,) = await mine(watched.person)
    await unload(site, watched)
    without = func.replace(func.replace(ENTRIES.c.data, '"to_act":[', '"x":['), '"since":', '"y":')
    await site.context.store.transact(lambda connection: connection.execute(update(ENTRIES).values(data=without)))
    assert (await site.context.store.entries(watched.id))[-1].to_act is None
    (after,) = await mine(watched.person)
    assert (after.to_act, after.last) == (before.to_act, before.last)
    assert after.since > 0


def test_a_note_of_the_table_is_not_the_last_move() -> None:
    match = Match(game("thebes"), seats=2)
    seat = match.to_act()[0]
    entry = match.move(seat, [match.perspective(seat).legal()[0]])
    match.note("returned", {"seat": seat})
    assert last_events(match.entries, SPECTATOR) == list(seen_events(entry, SPECTATOR)) != []


async def test_the_public_list_does_not_tell_the_last_move(site: Site) -> None:
    watched = await Watched.at(site, 0)
    await watched.round()
    listed = msgspec.convert(await watched.person.get("/api/tables"), b.TableList).tables
    assert [table.last for table in listed] == [[]]
