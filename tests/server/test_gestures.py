"""A click costs one round trip: a move that does not end its gesture is previewed, and nobody else hears of it."""

from typing import Any

from motherlode.kernel import SPECTATOR
from motherlode.server import protocol as p
from tests.server.desk import Person, Site, Socket, fresh
from tests.server.test_play import two


def click(update: p.UpdateMessage, actions: list[int]) -> p.MoveMessage:
    return p.MoveMessage(id=fresh(), seat=update.viewer, ply=update.ply, actions=actions, whole=False)


async def gesture(socket: Socket, update: p.UpdateMessage) -> tuple[list[int], p.PreviewedMessage]:
    """The first choice that is not a whole gesture yet, and the answer to it."""
    for choice in update.legal:
        asked = p.PreviewMessage(id=fresh(), seat=update.viewer, actions=[choice.id])
        after: p.PreviewedMessage = await socket.ask(asked)
        if after.prompt is not None and after.prompt.continues:
            return [choice.id], after
    raise AssertionError("every choice is a whole gesture here")


async def say_nothing(socket: Socket) -> list[p.ServerMessage]:
    """What has come unasked, up to the answer to a ping."""
    await socket.send(p.PingMessage(id=(id := fresh())))
    heard: list[p.ServerMessage] = []
    while not isinstance(message := await socket.next(), p.PongMessage):
        heard.append(message)
    assert message.id == id
    return heard


async def bidding(site: Site) -> tuple[Person, str, dict[int, tuple[Socket, p.UpdateMessage]]]:
    """A sealed bid of the test game, seen by both players and a spectator."""
    ada, ben, id = await two(site, game="lode")
    cleo = await site.stranger()
    sockets = {
        0: await ada.sit_down(id, 0),
        1: await ben.sit_down(id, 1),
        SPECTATOR: await cleo.sit_down(id, SPECTATOR),
    }
    for socket, _ in sockets.values():
        await say_nothing(socket)
    return ada, id, sockets


async def test_a_click_that_goes_on_is_previewed_and_stored_nowhere(site: Site) -> None:
    _, id, sockets = await bidding(site)
    socket, update = sockets[0]
    actions, after = await gesture(socket, update)
    move = click(update, actions)
    answers = [await socket.ask(move), await socket.ask(move)]
    for answer in answers:
        assert isinstance(answer, p.PreviewedMessage)
        assert (answer.view, answer.legal, answer.prompt) == (after.view, after.legal, after.prompt)
    assert site.context.tables.live[id].table.number == update.number
    assert len(await site.context.store.entries(id)) == update.number + 1
    for viewer in (1, SPECTATOR):
        assert await say_nothing(sockets[viewer][0]) == []


async def test_the_click_that_ends_it_is_the_move(site: Site) -> None:
    ada, id, sockets = await bidding(site)
    socket, update = sockets[0]
    actions, after = await gesture(socket, update)
    done = next(choice.id for choice in after.legal if ends(site, id, choice.id))
    move = click(update, [*actions, done])
    first, again = await socket.ask(move), await socket.ask(move)
    assert isinstance(first, p.DoneMessage)
    assert again == first
    assert (await socket.join(0)).number == first.number == update.number + 1
    other = await ada.http.post(f"/api/tables/{id}/move", json=body(click(update, [0])))
    assert other.json()["kind"] == "illegal_move"


def ends(site: Site, id: str, action: int) -> bool:
    game = site.context.tables.live[id].table.game
    return str(game.actions[action]) == "done"


def body(move: p.MoveMessage) -> dict[str, Any]:
    return {"id": move.id, "seat": move.seat, "ply": move.ply, "actions": move.actions, "whole": move.whole}


async def test_the_same_over_http(site: Site) -> None:
    ada, id, sockets = await bidding(site)
    socket, update = sockets[0]
    actions, _ = await gesture(socket, update)
    answer = await ada.post(f"/api/tables/{id}/move", body(click(update, actions)))
    assert answer["type"] == "previewed"
    refused = await ada.refused(f"/api/tables/{id}/move", {**body(click(update, actions)), "whole": True})
    assert refused == (409, "incomplete_move")


async def test_a_stale_click_is_refused(site: Site) -> None:
    _, _, sockets = await bidding(site)
    socket, update = sockets[0]
    stale = p.MoveMessage(id=fresh(), seat=0, ply=update.ply + 1, actions=[update.legal[0].id], whole=False)
    assert (await socket.ask(stale)).kind == "stale"
