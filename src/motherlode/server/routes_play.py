"""HTTP: play without a socket, for programs of others. The same messages act as over the socket."""

import asyncio
from collections.abc import AsyncIterator
from typing import Final

from litestar import Response, Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream

from motherlode.kernel import SPECTATOR
from motherlode.server import protocol as p
from motherlode.server.care import address_of
from motherlode.server.connections import Connection
from motherlode.server.errors import Refusal
from motherlode.server.house import House
from motherlode.server.needs import Home, Me, Visitor
from motherlode.server.pages import AnyRequest
from motherlode.server.routes_tables import require_sight

KEEP_ALIVE: Final = 15.0


@get("/{id:str}/view")
async def view(
    house: Home,
    visitor: Visitor,
    id: FromPath[str],
    viewer: FromQuery[p.Viewer] = SPECTATOR,
    invitation: FromQuery[str] = "",
) -> p.Update:
    """The match as a viewer sees it now; a finished one of elsewhere or of older rules as it ended."""
    async with house.hall.table(id) as opened:
        table = opened.table
        require_sight(table, visitor, invitation)
        if table.running is not None or table.data.status != "finished":
            table.require_viewer(visitor.id if visitor else "", viewer)
            return table.update(viewer, -1, house.sources.now())
    return await house.archive.last_view(id, viewer)


async def done(house: House, me: p.PlayerInfo, id: str, message: p.ClientMessage) -> p.Done:
    for answer in await house.hall.receive(id, me, message):
        if isinstance(answer, p.Done):
            return answer
    return p.Done(id="")


@post("/{id:str}/move", status_code=200)
async def move(house: Home, me: Me, id: FromPath[str], data: JSONBody[p.Move]) -> p.Done:
    """Answers when the move is stored; sent twice with the same id it counts once."""
    return await done(house, me, id, data)


@post("/{id:str}/undo", status_code=200)
async def undo(house: Home, me: Me, id: FromPath[str], data: JSONBody[p.Undo]) -> p.Done:
    return await done(house, me, id, data)


@post("/{id:str}/propose", status_code=200)
async def propose(house: Home, me: Me, id: FromPath[str], data: JSONBody[p.Propose]) -> p.Done:
    return await done(house, me, id, data)


@post("/{id:str}/answer", status_code=200)
async def answer(house: Home, me: Me, id: FromPath[str], data: JSONBody[p.Answer]) -> p.Done:
    return await done(house, me, id, data)


@post("/{id:str}/resign", status_code=200)
async def resign(house: Home, me: Me, id: FromPath[str], data: JSONBody[p.Resign]) -> p.Done:
    return await done(house, me, id, data)


@post("/{id:str}/handover", status_code=200)
async def handover(house: Home, me: Me, id: FromPath[str], data: JSONBody[p.Handover]) -> p.Done:
    return await done(house, me, id, data)


@post("/{id:str}/return", status_code=200)
async def take_back(house: Home, me: Me, id: FromPath[str], data: JSONBody[p.Return]) -> p.Done:
    return await done(house, me, id, data)


@post("/{id:str}/preview", status_code=200)
async def preview(house: Home, me: Me, id: FromPath[str], data: JSONBody[p.Preview]) -> p.Previewed:
    answers = await house.hall.receive(id, me, data)
    return next(each for each in answers if isinstance(each, p.Previewed))


@post("/{id:str}/why", status_code=200)
async def why(house: Home, me: Me, id: FromPath[str], data: JSONBody[p.Why]) -> p.Reason:
    answers = await house.hall.receive(id, me, data)
    return next(each for each in answers if isinstance(each, p.Reason))


@post("/{id:str}/hint", status_code=200)
async def hint(house: Home, me: Me, id: FromPath[str], data: JSONBody[p.Hint]) -> p.Hinted:
    """What a bot would do in my place; answers when it has thought."""
    return await house.hints.hint(id, me, data)


@post("/{id:str}/say", status_code=200)
async def say(house: Home, me: Me, id: FromPath[str], data: JSONBody[p.Say], invitation: FromQuery[str] = "") -> p.Said:
    return await house.chat.say(id, me, data.text, invitation)


@get("/{id:str}/stream", media_type="text/event-stream")
async def stream(
    request: AnyRequest,
    house: Home,
    me: Me,
    id: FromPath[str],
    viewer: FromQuery[p.Viewer] = SPECTATOR,
    last: FromQuery[int] = -1,
    invitation: FromQuery[str] = "",
) -> Response[bytes]:
    """Server-sent events: what the socket would send to this viewer."""
    connection = Connection(me, address_of(request.scope), invitation)
    if not house.claim(connection):
        raise Refusal("too_many", "too many connections", 429)
    try:
        await house.enter(id, connection)
        await house.hall.join(id, connection, p.Join(viewer=viewer, last=last))
    except BaseException:
        house.leave(id, connection)
        house.release(connection)
        raise
    return Stream(sent(house, id, connection), media_type="text/event-stream")  # type: ignore[return-value]


async def sent(house: House, id: str, connection: Connection) -> AsyncIterator[bytes]:
    try:
        while True:
            try:
                message = await asyncio.wait_for(connection.next(), KEEP_ALIVE)
            except TimeoutError:
                yield b": still here\n\n"
                continue
            if message is None:
                return
            yield b"data: " + message + b"\n\n"
    finally:
        house.leave(id, connection)
        house.release(connection)


def play_router() -> Router:
    return Router(
        "/api/tables",
        tags=["play"],
        route_handlers=[
            view,
            move,
            undo,
            propose,
            answer,
            resign,
            handover,
            take_back,
            preview,
            why,
            hint,
            say,
            stream,
        ],
    )
