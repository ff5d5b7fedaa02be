"""Lessons on the server: begun, resumed, refused, finished; kept apart from the matches; forgotten after a day."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from motherlode import game
from motherlode.play.lesson import lessons
from motherlode.server import protocol as p
from motherlode.server.protocol import bodies as b
from motherlode.server.providers import Providers
from motherlode.server.settings import Settings
from motherlode.server.tables.clock import DAY
from tests.server.conftest import running
from tests.server.desk import Person, Site, Socket, fresh
from tests.server.faulty import until

FIRST = lessons("thebes")[0]


async def taken(person: Person, lesson: str = FIRST.id, game: str = "thebes", again: bool = False) -> p.TableInfo:
    answer = await person.post(f"/api/lessons/{game}/{lesson}", {"again": again})
    return msgspec.convert(answer, p.TableInfo)


async def listed(person: Person, game: str = "thebes") -> dict[str, b.LessonInfo]:
    found = msgspec.convert(await person.get(f"/api/lessons/{game}"), b.LessonList)
    return {each.id: each for each in found.lessons}


async def begin(
    person: Person, lesson: str = FIRST.id, game: str = "thebes"
) -> tuple[p.TableInfo, Socket, p.UpdateMessage]:
    table = await taken(person, lesson, game)
    socket, update = await person.sit_down(table.id, 0)
    return table, socket, update


async def advance(socket: Socket, update: p.UpdateMessage, show: bool = False) -> p.UpdateMessage:
    """Goes on by one step; the update in which the lesson is further."""
    part = part_of(update)
    done = await socket.ask(p.AdvanceMessage(id=fresh(), seat=update.viewer, step=part.done, show=show))
    assert isinstance(done, p.DoneMessage), done
    return await present(socket, part.done + 1)


async def present(socket: Socket, done: int) -> p.UpdateMessage:
    while True:
        update: p.UpdateMessage = await socket.until(p.UpdateMessage, past=False)
        if part_of(update).done >= done:
            return update


def part_of(update: p.UpdateMessage) -> p.LessonPart:
    assert update.lesson is not None
    return update.lesson


def move(update: p.UpdateMessage, action: int, whole: bool = False) -> p.MoveMessage:
    return p.MoveMessage(id=fresh(), seat=update.viewer, ply=update.ply, actions=[action], whole=whole)


async def to_first_question(socket: Socket, update: p.UpdateMessage) -> p.UpdateMessage:
    while part_of(update).reads:
        assert not update.legal
        update = await advance(socket, update)
    return update


async def test_a_lesson_is_played_from_its_first_sentence_to_its_last(site: Site) -> None:
    ada = await site.person("Ada")
    table, socket, update = await begin(ada)
    assert (table.lesson, table.status, table.public) == (FIRST.id, "running", False)
    assert (await ada.get("/api/lessons"))["following"] == {"thebes": 1}
    assert part_of(update).said == [FIRST.key(FIRST.steps[0].say)]
    update = await to_first_question(socket, update)
    right = part_of(update).right
    assert 0 < len(right) < len(update.legal)
    assert part_of(update).light == FIRST.steps[part_of(update).done].light
    done = await socket.ask(move(update, right[0]))
    assert isinstance(done, p.DoneMessage)
    update = await present(socket, part_of(update).done + 1)
    while part_of(update).done < len(FIRST.steps):
        update = await advance(socket, update, show=True)
    assert (await ada.table(table.id)).status == "finished"
    assert (await listed(ada))[FIRST.id].done
    await until(lambda: has_done(ada, FIRST.id))
    assert (await ada.get("/api/lessons"))["following"] == {"thebes": 2}


async def has_done(person: Person, lesson: str) -> bool:
    """It is noted after the last step was answered."""
    done: dict[str, list[str]] = (await person.get("/api/lessons"))["done"]
    return done == {"thebes": [lesson]}


async def test_a_wrong_turn_is_answered_and_changes_nothing(site: Site) -> None:
    ada = await site.person("Ada")
    _, socket, update = await begin(ada)
    early = await socket.ask(p.MoveMessage(id=fresh(), seat=0, ply=update.ply, actions=[0]))
    assert isinstance(early, p.FailedMessage)
    update = await to_first_question(socket, update)
    right = set(part_of(update).right)
    wrong = next(choice.id for choice in update.legal if choice.id not in right)
    failed = await socket.ask(move(update, wrong))
    assert isinstance(failed, p.FailedMessage)
    assert failed.kind == "wrong_turn"
    assert str(failed.facts["detail"]).startswith(FIRST.key(""))
    assert failed.facts["clause"]
    stale = await socket.ask(p.AdvanceMessage(id=fresh(), seat=0, step=0))
    assert (stale.kind, isinstance(stale, p.FailedMessage)) == ("stale", True)
    unread = await socket.ask(p.AdvanceMessage(id=fresh(), seat=0, step=part_of(update).done))
    assert unread.kind == "wrong_turn"
    assert (await socket.join(0)).number == update.number


@pytest.mark.parametrize(
    "message",
    [
        p.UndoMessage(id="u", seat=0),
        p.ResignMessage(id="u", seat=0),
        p.HandoverMessage(id="u", seat=0, bot="easy"),
        p.ProposeMessage(id="u", seat=0, what="abort"),
    ],
)
async def test_a_lesson_is_no_match(site: Site, message: Any) -> None:
    ada = await site.person("Ada")
    _, socket, _ = await begin(ada)
    failed = await socket.ask(message)
    assert (type(failed), failed.kind) == (p.FailedMessage, "lesson")


async def test_a_match_knows_no_steps(site: Site) -> None:
    ada = await site.person("Ada")
    table = await ada.create(game="thebes", chairs=[{"kind": "me"}, {"kind": "me"}], start=True)
    socket, update = await ada.sit_down(table.id, 0)
    assert update.lesson is None
    failed = await socket.ask(p.AdvanceMessage(id=fresh(), seat=0, step=0))
    assert failed.kind == "bad_message"


async def test_what_the_others_do_arrives_step_by_step(site: Site) -> None:
    ada = await site.person("Ada")
    scripted = next(each for each in lessons("thebes") if any(step.then for step in each.steps))
    _, socket, update = await begin(ada, scripted.id)
    number = next(number for number, step in enumerate(scripted.steps) if step.then)
    while part_of(update).done < number:
        update = await advance(socket, update, show=True)
    await socket.ask(p.AdvanceMessage(id=fresh(), seat=0, step=number, show=True))
    first: p.UpdateMessage = await socket.until(p.UpdateMessage)
    assert (first.past, first.number) == (True, update.number + 1)
    last = await present(socket, number + 1)
    assert last.number >= update.number + 2


async def test_a_lesson_is_resumed_where_it_was_left_by_another_server(settings: Settings) -> None:
    async with running(settings) as site:
        ada = await site.person("Ada")
        table, socket, update = await begin(ada)
        update = await to_first_question(socket, update)
        before = part_of(update)
        assert (await listed(ada))[FIRST.id].table == table.id
        cookies = ada.http.cookies
    async with running(settings) as site:
        again = await site.stranger()
        again.http.cookies = cookies
        assert (await taken(again)).id == table.id
        socket, update = await again.sit_down(table.id, 0)
        assert part_of(update) == before
        assert isinstance(await socket.ask(move(update, before.right[0])), p.DoneMessage)


async def test_one_lesson_of_a_game_is_under_way(site: Site) -> None:
    ada = await site.person("Ada")
    first, other = await taken(ada), lessons("thebes")[1].id
    assert (await taken(ada)).id == first.id
    restarted = await taken(ada, again=True)
    assert restarted.id != first.id
    second = await taken(ada, other)
    assert (await ada.http.get(f"/api/tables/{restarted.id}")).status_code == 404
    found = await listed(ada)
    assert (found[FIRST.id].table, found[other].table) == ("", second.id)


async def test_lessons_are_never_listed_and_others_do_not_see_them(site: Site) -> None:
    ada, eve = await site.person("Ada"), await site.person("Eve")
    table = await taken(ada)
    for query in ({}, {"mine": "true"}, {"mine": "true", "status": "running"}):
        assert (await ada.get("/api/tables", **query))["tables"] == []
    assert (await eve.http.get(f"/api/tables/{table.id}")).status_code == 404
    assert (await ada.get("/api/lessons"))["played"] == []
    await ada.create(game="thebes", chairs=[{"kind": "me"}, {"kind": "me"}], start=True)
    assert (await ada.get("/api/lessons"))["played"] == ["thebes"]
    assert (await eve.get("/api/lessons")) == {"played": [], "done": {}, "following": {}}


async def test_unknown_lessons_are_refused(site: Site) -> None:
    ada, stranger = await site.person("Ada"), await site.stranger()
    assert await ada.refused("/api/lessons/thebes/nothing") == (404, "unknown_lesson")
    assert await ada.refused("/api/lessons/chess/aim") == (404, "unknown_game")
    assert (await stranger.http.post(f"/api/lessons/thebes/{FIRST.id}")).status_code == 401
    assert not any(each.done or each.table for each in (await listed(stranger)).values())
    assert (await stranger.http.get("/text/en/thebes.lessons.ftl")).text.count(f"{FIRST.id}-title") == 1
    assert (await stranger.http.get("/text/en/chess.lessons.ftl")).status_code == 404


async def test_a_coached_match_is_played_against_its_bots(site: Site) -> None:
    ada = await site.person("Ada")
    coached = next(each for each in lessons("thebes") if each.coach)
    table, socket, update = await begin(ada, coached.id)
    while not part_of(update).coached:
        update = await advance(socket, update, show=True)
    for _ in range(3):
        while not update.legal:
            update = await socket.until(p.UpdateMessage, past=False)
        assert part_of(update).right == []
        assert isinstance(await socket.ask(move(update, update.legal[0].id, whole=True)), p.DoneMessage)
        update = await socket.until(p.UpdateMessage, past=False)
    while not update.legal:
        update = await socket.until(p.UpdateMessage, past=False)
    steps = (await ada.get(f"/api/tables/{table.id}/steps", viewer=0))["steps"]
    assert {step["seat"] for step in steps if step["kind"] == "move"} == {0, 1}


async def test_a_learner_takes_back_moves_of_the_coached_match_only(site: Site) -> None:
    ada = await site.person("Ada")
    _, socket, update = await begin(ada, "match", "cavum")
    update = await advance(socket, update)
    assert (part_of(update).coached, update.undo) == (True, "nothing")
    refused = await socket.ask(p.UndoMessage(id=fresh(), seat=0))
    assert isinstance(refused, p.FailedMessage), refused
    while update.prompt is None or not update.legal:
        update = await socket.until(p.UpdateMessage, past=False)
    before, option = update.view, game("cavum").actions.parse("piece option")
    points = game("cavum").actions.parse("points")
    played = p.MoveMessage(id=fresh(), seat=0, ply=update.ply, actions=[option, points])
    assert isinstance(await socket.ask(played), p.DoneMessage)
    update = await socket.until(p.UpdateMessage, past=False)
    assert (update.undo, update.view == before) == ("", False)
    assert isinstance(await socket.ask(p.UndoMessage(id=fresh(), seat=0)), p.DoneMessage)
    update = await socket.until(p.UpdateMessage, past=False)
    assert (update.undo, update.view) == ("nothing", before)
    assert part_of(update).coached


@pytest.fixture
async def clocked(tmp_path: Path, quick: Settings) -> AsyncIterator[tuple[Site, list[int]]]:
    now = [1_000_000]
    async with running(quick, providers=Providers(now=lambda: now[0])) as made:
        yield made, now


async def test_a_lesson_is_removed_after_a_day(clocked: tuple[Site, list[int]]) -> None:
    site, now = clocked
    ada = await site.person("Ada")
    table = await taken(ada)
    now[0] += DAY - 1
    await site.context.lessons.remove_old(now[0] - DAY)
    assert (await ada.table(table.id)).id == table.id
    now[0] += 2
    await site.context.lessons.remove_old(now[0] - DAY)
    assert (await ada.http.get(f"/api/tables/{table.id}")).status_code == 404


async def test_a_player_who_goes_takes_the_lessons_along(site: Site) -> None:
    ada = await site.person("Ada")
    table = await taken(ada)
    await ada.post("/api/me/delete", {})
    assert table.id not in site.context.tables.live
    assert await site.context.store.table(table.id) is None
