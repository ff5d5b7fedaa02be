"""HTTP: play without a socket, for other programs. The same messages act as over the socket."""

import asyncio
from collections.abc import AsyncIterator
from typing import Final, TypeVar, get_args

from litestar import Response, Router, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream

from motherlode.kernel import SPECTATOR
from motherlode.server import protocol as p
from motherlode.server.context import ServerContext
from motherlode.server.errors import Refusal
from motherlode.server.http.dependencies import Context, Me, Session, Visitor
from motherlode.server.http.pages import AnyRequest
from motherlode.server.http.tables import require_sight
from motherlode.server.security.middleware import address_of
from motherlode.server.tables.updates import Updates
from motherlode.server.ws.connection import Connection

KEEP_ALIVE: Final = 15.0
A = TypeVar("A", p.DoneMessage, p.PreviewedMessage, p.ReasonMessage)

# A move has a handler of its own: it may be answered by a preview.
OTHER_ACTS: Final = [kind for kind in get_args(p.MatchMessage) if kind is not p.MoveMessage]


@get("/{id:str}/view")
async def view(
    context: Context,
    visitor: Visitor,
    id: FromPath[str],
    viewer: FromQuery[p.Viewer] = SPECTATOR,
    invitation: FromQuery[str] = "",
) -> p.UpdateMessage:
    """The match as a viewer sees it now; an imported match or one of older rules as it ended."""
    async with context.tables.current(id) as live:
        table = live.table
        require_sight(table, visitor, invitation)
        if table.match is not None or table.data.status != "finished":
            table.require_viewer(visitor.id if visitor else "", viewer)
            return Updates(table, context.providers.now()).update(viewer)
    return await context.archive.last_view(id, viewer)


def act_route(kind: type[p.Message]) -> HTTPRouteHandler:
    """The handler of one kind of message that changes a match: it answers when that is stored."""

    async def act(context: Context, me: Me, id: FromPath[str], data: p.MatchMessage) -> p.DoneMessage:
        return await answer_to(context, me, id, data, p.DoneMessage)

    tag = str(kind.__struct_config__.tag)
    act.__name__ = tag
    act.__annotations__["data"] = JSONBody[kind]  # type: ignore[misc, valid-type]
    return post(f"/{{id:str}}/{tag}", status_code=200, description=kind.__doc__)(act)


async def answer_to(context: ServerContext, me: p.PlayerInfo, id: str, message: p.ClientMessage, kind: type[A]) -> A:
    """The answer of this kind."""
    answers = await context.tables.receive(id, me, message)
    return next(each for each in answers if isinstance(each, kind))


@post("/{id:str}/move", status_code=200, description=p.MoveMessage.__doc__)
async def move(
    context: Context, me: Me, id: FromPath[str], data: JSONBody[p.MoveMessage]
) -> p.DoneMessage | p.PreviewedMessage:
    (answer,) = await context.tables.receive(id, me, data)
    if isinstance(answer, p.DoneMessage | p.PreviewedMessage):
        return answer
    raise TypeError(f"a move is not answered by {type(answer).__name__}")


@post("/{id:str}/preview", status_code=200)
async def preview(context: Context, me: Me, id: FromPath[str], data: JSONBody[p.PreviewMessage]) -> p.PreviewedMessage:
    return await answer_to(context, me, id, data, p.PreviewedMessage)


@post("/{id:str}/why", status_code=200)
async def why(context: Context, me: Me, id: FromPath[str], data: JSONBody[p.WhyMessage]) -> p.ReasonMessage:
    return await answer_to(context, me, id, data, p.ReasonMessage)


@post("/{id:str}/hint", status_code=200)
async def hint(context: Context, me: Me, id: FromPath[str], data: JSONBody[p.HintMessage]) -> p.HintedMessage:
    """What a bot would do in my place; answers when it has thought."""
    return await context.hints.hint(id, me, data)


@post("/{id:str}/coach", status_code=200)
async def coach(context: Context, me: Me, id: FromPath[str], data: JSONBody[p.CoachMessage]) -> p.CoachedMessage:
    """What else there was before my latest choice."""
    return await context.coach.coach(id, me, data)


@post("/{id:str}/say", status_code=200)
async def say(
    context: Context, me: Me, id: FromPath[str], data: JSONBody[p.SayMessage], invitation: FromQuery[str] = ""
) -> p.SaidMessage:
    return await context.chat.say(id, me, data.text, invitation)


@get("/{id:str}/stream", media_type="text/event-stream")
async def stream(
    request: AnyRequest,
    context: Context,
    me: Me,
    session: Session,
    id: FromPath[str],
    viewer: FromQuery[p.Viewer] = SPECTATOR,
    last: FromQuery[int] = -1,
    invitation: FromQuery[str] = "",
) -> Response[bytes]:
    """Server-sent events: what the socket would send to this viewer."""
    connection = Connection(me, address_of(request.scope), invitation, session)
    if not context.claim(connection):
        raise Refusal("too_many", "too many connections", 429)
    try:
        await context.enter(id, connection)
        await context.visitors.join(id, connection, p.JoinMessage(viewer=viewer, last=last))
    except BaseException:
        context.leave(id, connection)
        context.release(connection)
        raise
    return Stream(stream_events(context, id, connection), media_type="text/event-stream")  # type: ignore[return-value]


async def stream_events(context: ServerContext, id: str, connection: Connection) -> AsyncIterator[bytes]:
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
        context.leave(id, connection)
        context.release(connection)


def play_router() -> Router:
    return Router(
        "/api/tables",
        tags=["play"],
        route_handlers=[view, move, *map(act_route, OTHER_ACTS), preview, why, hint, coach, say, stream],
    )
