"""HTTP: play without a socket, for programs of others. The same messages act as over the socket."""

import asyncio
from collections.abc import AsyncIterator
from typing import Final, TypeVar, get_args

from litestar import Response, Router, get, post
from litestar.handlers import HTTPRouteHandler
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
A = TypeVar("A", p.Done, p.Previewed, p.Reason)


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


def acting(kind: type[p.Message]) -> HTTPRouteHandler:
    """The handler of one kind of message that changes a match: it answers when that is stored."""

    async def act(house: Home, me: Me, id: FromPath[str], data: p.Act) -> p.Done:
        return await answered(house, me, id, data, p.Done)

    tag = str(kind.__struct_config__.tag)
    act.__name__ = tag
    act.__annotations__["data"] = JSONBody[kind]  # type: ignore[misc, valid-type]
    return post(f"/{{id:str}}/{tag}", status_code=200, description=kind.__doc__)(act)


async def answered(house: House, me: p.PlayerInfo, id: str, message: p.ClientMessage, kind: type[A]) -> A:
    """The answer of this kind."""
    answers = await house.hall.receive(id, me, message)
    return next(each for each in answers if isinstance(each, kind))


@post("/{id:str}/preview", status_code=200)
async def preview(house: Home, me: Me, id: FromPath[str], data: JSONBody[p.Preview]) -> p.Previewed:
    return await answered(house, me, id, data, p.Previewed)


@post("/{id:str}/why", status_code=200)
async def why(house: Home, me: Me, id: FromPath[str], data: JSONBody[p.Why]) -> p.Reason:
    return await answered(house, me, id, data, p.Reason)


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
        route_handlers=[view, *map(acting, get_args(p.Act)), preview, why, hint, say, stream],
    )
