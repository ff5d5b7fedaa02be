"""The sockets: one for the lobby, one for each table. Every message is answered; none can harm the server."""

import asyncio
from collections.abc import Awaitable
from typing import Any, Final, TypeAlias

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.params import FromPath, FromQuery

from motherlode.kernel import MotherlodeError
from motherlode.server import protocol as p
from motherlode.server.context import ServerContext
from motherlode.server.errors import Refusal, refusal_of, server_mistake
from motherlode.server.http.dependencies import Context, Session, Visitor
from motherlode.server.protocol.serializers import error_info
from motherlode.server.security.middleware import address_of
from motherlode.server.ws.connection import Connection
from motherlode.server.ws.socket_protocol import EXTENSION, SocketProtocol

LOG: Final = structlog.get_logger("motherlode.sockets")
AnySocket: TypeAlias = WebSocket[Any, Any, Any]
NOBODY: Final = p.PlayerInfo(id="", name="", guest=True)
LAST_WORDS: Final = 5.0
MOST_REFUSED: Final = 200
decode = msgspec.json.Decoder(p.ClientMessage).decode
decode_any = msgspec.json.Decoder(dict[str, Any]).decode


@websocket("/ws/lobby")
async def lobby(socket: AnySocket, context: Context, visitor: Visitor, session: Session) -> None:
    connection = Connection(visitor or NOBODY, address_of(socket.scope), session=session)
    if not await accept(socket, context, connection):
        return
    context.lobby.connections.add(connection)
    try:
        await talk(socket, context, connection, "")
    finally:
        context.lobby.connections.discard(connection)
        context.release(connection)


@websocket("/ws/tables/{id:str}")
async def table(
    socket: AnySocket,
    context: Context,
    visitor: Visitor,
    session: Session,
    id: FromPath[str],
    invitation: FromQuery[str] = "",
) -> None:
    connection = Connection(visitor or NOBODY, address_of(socket.scope), invitation, session)
    if not await accept(socket, context, connection):
        return
    try:
        await context.enter(id, connection)
        await talk(socket, context, connection, id)
    except MotherlodeError as error:
        refusal = refusal_of(error)
        await socket.close(4000 + refusal.status, refusal.kind)
    except Exception as error:  # noqa: BLE001
        note_mistake(context, error)
        await socket.close(4500, "server")
    finally:
        context.leave(id, connection)
        context.release(connection)


async def accept(socket: AnySocket, context: ServerContext, connection: Connection) -> bool:
    """Opens the socket, unless its address holds too many."""
    await socket.accept()
    if context.claim(connection):
        return True
    await socket.close(4429, "too_many")
    return False


async def talk(socket: AnySocket, context: ServerContext, connection: Connection, id: str) -> None:
    """Sends and receives until one side ends it. What is being stored then is finished first."""
    connection.take = protocol_of(socket).take
    sending = asyncio.create_task(send_all(socket, connection))
    receiving = asyncio.create_task(receive_all(socket, context, connection, id))
    await asyncio.wait({sending, receiving}, return_when=asyncio.FIRST_COMPLETED)
    if receiving.done():
        sending.cancel()
    else:
        await asyncio.wait({receiving}, timeout=LAST_WORDS)
        receiving.cancel()
    await asyncio.gather(sending, receiving, return_exceptions=True)


def protocol_of(socket: AnySocket) -> SocketProtocol:
    """What is below ASGI."""
    protocol: SocketProtocol = socket.scope["extensions"][EXTENSION]  # type: ignore[index,assignment]
    return protocol


async def send_all(socket: AnySocket, connection: Connection) -> None:
    while (message := await connection.next()) is not None:
        await socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})
    await socket.close(1012, "goodbye")


async def receive_all(socket: AnySocket, context: ServerContext, connection: Connection, id: str) -> None:
    protocol = protocol_of(socket)
    while True:
        event: dict[str, Any] = await protocol.receive()  # type: ignore[assignment]
        if event["type"] != "websocket.receive" or connection.is_closed:
            return
        await handle_text(context, connection, id, event["bytes"])
        if protocol.has_unread:
            # Who sends many messages at once does not keep others waiting.
            await asyncio.sleep(0)


async def handle_text(context: ServerContext, connection: Connection, id: str, text: bytes) -> None:
    """One message: done, or refused with its id, whatever happens."""
    try:
        await try_text(context, connection, id, text)
    except Exception as error:  # noqa: BLE001
        note_mistake(context, error)
        refuse(context, connection, id_in(text), server_mistake())


async def try_text(context: ServerContext, connection: Connection, id: str, text: bytes) -> None:
    try:
        require_patience(context, connection)
        if len(text) > context.settings.largest_message:
            raise Refusal("too_large", "the message is too large", 413)
        await handle_message(context, connection, id, parse_message(text))
    except MotherlodeError as error:
        refusal = refuse(context, connection, id_in(text), error)
        if refusal.kind == "stale":
            await context.visitors.refresh(id, connection)


def require_patience(context: ServerContext, connection: Connection) -> None:
    """Messages that come too fast are refused; who does not listen to that is cut off."""
    if context.by_account.allows(connection.player.id or connection.address):
        connection.refused = max(0, connection.refused - 1)
        return
    connection.refused += 1
    if connection.refused > MOST_REFUSED:
        connection.close("too_many")
    raise Refusal("too_many", "too many requests; wait a moment", 429)


def note_mistake(context: ServerContext, error: Exception) -> None:
    context.metrics.failures.labels("socket").inc()
    LOG.error("message failed", error=type(error).__name__, exc_info=error)


def refuse(context: ServerContext, connection: Connection, message_id: str, error: MotherlodeError) -> Refusal:
    refusal = refusal_of(error)
    context.metrics.refused.labels(refusal.kind).inc()
    info = error_info(refusal)
    connection.tell([p.FailedMessage(id=message_id, kind=info.kind, facts=info.facts)])
    return refusal


def parse_message(text: bytes) -> p.ClientMessage:
    try:
        message: p.ClientMessage = decode(text)
        return message
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("bad_message", str(error)) from error


def id_in(text: bytes) -> str:
    """The id of a message that was refused, if it can be made out."""
    if len(text) > 65_536:
        return ""
    try:
        id = decode_any(text).get("id", "")
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return ""
    return id if isinstance(id, str) and len(id) <= 64 else ""


async def handle_message(context: ServerContext, connection: Connection, id: str, message: p.ClientMessage) -> None:
    if isinstance(message, p.PingMessage):
        connection.tell([p.PongMessage(id=message.id)])
    elif not id:
        raise Refusal("bad_message", "this is the lobby: open the table's own socket")
    elif isinstance(message, p.JoinMessage):
        await context.visitors.join(id, connection, message)
    elif not connection.player.id:
        raise Refusal("no_name", "choose a name first", 401)
    elif isinstance(message, p.SayMessage):
        await context.chat.say(id, connection.player, message.text, connection.invitation)
        connection.tell([p.DoneMessage(id=message.id)])
    elif isinstance(message, p.HintMessage):
        advice = context.hints.hint(id, connection.player, message)
        context.in_background(send_advice(context, connection, message.id, advice))
    elif isinstance(message, p.CoachMessage):
        second_thought = context.coach.coach(id, connection.player, message)
        context.in_background(send_advice(context, connection, message.id, second_thought))
    else:
        await context.tables.receive(id, connection.player, message, connection)


async def send_advice(
    context: ServerContext, connection: Connection, id: str, advice: Awaitable[p.HintedMessage | p.CoachedMessage]
) -> None:
    """Answers the message `id` with what a bot says. That takes its time; the player may do other things meanwhile."""
    try:
        connection.tell([await advice])
    except MotherlodeError as error:
        refuse(context, connection, id, error)
    except Exception as error:  # noqa: BLE001
        note_mistake(context, error)
        refuse(context, connection, id, server_mistake())
