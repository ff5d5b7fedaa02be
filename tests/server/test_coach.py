"""The coach: for the first match of a game, alone with bots; it judges from the position before a choice."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from motherlode.server import protocol as p
from motherlode.server.providers import Providers
from tests.server.conftest import GAMES, running, settings_in
from tests.server.desk import Person, Site, Socket, fresh, moved

PATIENCE = 120.0  # seconds, on a machine that does much else
CHAIRS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    """Where Ada begins, with something far better to do than to change the cards; the coach may take its time."""
    settings = replace(settings_in(tmp_path), bot_seconds=PATIENCE)
    async with running(settings, providers=Providers(seed=lambda: bytes(32))) as made:
        yield made


async def begun(ada: Person, hints: bool = True, game: str = "thebes") -> tuple[str, Socket, p.UpdateMessage]:
    """A match against a bot, in which Ada is asked."""
    table = await ada.create(game=game, chairs=CHAIRS, start=True, hints=hints)
    socket = await ada.socket(f"/ws/tables/{table.id}")
    update = await socket.join(0)
    while 0 not in update.to_act:
        update = await socket.until(p.UpdateMessage)
    return table.id, socket, update


async def coached(socket: Socket) -> p.CoachedMessage:
    """Its answer, however long it thinks."""
    await socket.send(p.CoachMessage(id=fresh(), seat=0))
    while not isinstance(answer := await socket.next(PATIENCE), p.CoachedMessage):
        assert not isinstance(answer, p.FailedMessage)
    return answer


async def test_who_wastes_time_hears_what_else_there_was(site: Site) -> None:
    _, socket, update = await begun(await site.person("Ada"))
    actions = GAMES["thebes"](None, None).actions
    worst = next(choice for choice in update.legal if actions[choice.id].kind == "swap")
    assert (await coached(socket)).alternative is None  # nothing was chosen yet
    await socket.ask(moved(update, [worst.id]))
    answer = await coached(socket)
    assert answer.coaching
    found = answer.alternative
    assert found is not None
    assert found.actions[0].id in {choice.id for choice in update.legal} - {worst.id}
    assert found.points > 0
    assert found.reasons


async def test_at_the_beginning_it_only_says_whether_it_has_something_to_teach(site: Site) -> None:
    """Without thinking about what was chosen: that was told when it was."""
    ada = await site.person("Ada")
    _, socket, update = await begun(ada)
    actions = GAMES["thebes"](None, None).actions
    worst = next(choice for choice in update.legal if actions[choice.id].kind == "swap")
    await socket.ask(moved(update, [worst.id]))
    greeted = await socket.ask(p.CoachMessage(id=fresh(), seat=0, judges=False))
    assert isinstance(greeted, p.CoachedMessage)
    assert (greeted.coaching, greeted.alternative) == (True, None)
    _, socket, _ = await begun(ada)
    greeted = await socket.ask(p.CoachMessage(id=fresh(), seat=0, judges=False))
    assert isinstance(greeted, p.CoachedMessage)
    assert not greeted.coaching


async def test_the_second_match_has_no_coach(site: Site) -> None:
    ada = await site.person("Ada")
    await begun(ada)
    _, socket, _ = await begun(ada)
    answer = await coached(socket)
    assert (answer.coaching, answer.alternative) == (False, None)


async def test_a_game_without_lessons_has_no_coach(site: Site) -> None:
    _, socket, _ = await begun(await site.person("Ada"), game="lode")
    answer = await coached(socket)
    assert (answer.coaching, answer.alternative) == (False, None)


async def test_there_is_no_coach_beside_other_people_or_without_hints(site: Site) -> None:
    ada, ben = await site.person("Ada"), await site.person("Ben")
    _, socket, _ = await begun(ada, hints=False)
    assert (await socket.ask(p.CoachMessage(id=fresh(), seat=0))).kind == "hints_off"
    table = await ada.create(game="thebes", chairs=[{"kind": "me"}, {"kind": "open"}], hints=True)
    await ben.post(f"/api/tables/{table.id}/sit", {})
    await ada.post(f"/api/tables/{table.id}/start")
    socket = await ada.socket(f"/ws/tables/{table.id}")
    await socket.join(0)
    assert (await socket.ask(p.CoachMessage(id=fresh(), seat=0))).kind == "not_alone"
    other = await ben.socket(f"/ws/tables/{table.id}")
    assert (await other.ask(p.CoachMessage(id=fresh(), seat=0))).kind == "not_your_seat"
