"""The sockets: one for the lobby, one for each table. Every message is answered; none can harm the server."""

import asyncio
from typing import Any, Final, TypeAlias

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath, FromQuery

from motherlode.kernel import MotherlodeError
from motherlode.server import protocol as p
from motherlode.server.care import address_of, error_info
from motherlode.server.connections import Connection
from motherlode.server.errors import Refusal, refusal_of
from motherlode.server.house import House
from motherlode.server.needs import Home, Visitor

AnySocket: TypeAlias = WebSocket[Any, Any, Any]
NOBODY: Final = p.PlayerInfo(id="", name="", guest=True)
LAST_WORDS: Final = 5.0
decode = msgspec.json.Decoder(p.ClientMessage).decode
decode_any = msgspec.json.Decoder(dict[str, Any]).decode


@websocket("/ws/lobby")
async def lobby(socket: AnySocket, house: Home, visitor: Visitor) -> None:
    connection = Connection(visitor or NOBODY, address_of(socket.scope))
    if not await accepted(socket, house, connection):
        return
    house.lobby.add(connection)
    try:
        await talk(socket, house, connection, "")
    finally:
        house.lobby.discard(connection)
        house.release(connection)


@websocket("/ws/tables/{id:str}")
async def table(
    socket: AnySocket, house: Home, visitor: Visitor, id: FromPath[str], invitation: FromQuery[str] = ""
) -> None:
    connection = Connection(visitor or NOBODY, address_of(socket.scope), invitation)
    if not await accepted(socket, house, connection):
        return
    try:
        await house.enter(id, connection)
        await talk(socket, house, connection, id)
    except Refusal as refusal:
        await socket.close(4000 + refusal.status, refusal.kind)
    finally:
        house.leave(id, connection)
        house.release(connection)


async def accepted(socket: AnySocket, house: House, connection: Connection) -> bool:
    """Opens the socket, unless its address holds too many."""
    await socket.accept()
    if house.claim(connection):
        return True
    await socket.close(4429, "too_many")
    return False


async def talk(socket: AnySocket, house: House, connection: Connection, id: str) -> None:
    """Sends and receives until one side ends it. What is being stored then is finished first."""
    sending = asyncio.create_task(send_all(socket, connection))
    receiving = asyncio.create_task(receive_all(socket, house, connection, id))
    await asyncio.wait({sending, receiving}, return_when=asyncio.FIRST_COMPLETED)
    if receiving.done():
        sending.cancel()
    else:
        await asyncio.wait({receiving}, timeout=LAST_WORDS)
        receiving.cancel()
    await asyncio.gather(sending, receiving, return_exceptions=True)


async def send_all(socket: AnySocket, connection: Connection) -> None:
    while (message := await connection.next()) is not None:
        await socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})
    await socket.close(1012, "goodbye")


async def receive_all(socket: AnySocket, house: House, connection: Connection, id: str) -> None:
    while True:
        event: dict[str, Any] = await socket.receive()  # type: ignore[assignment]
        if event["type"] != "websocket.receive" or connection.is_closed:
            return
        text = event.get("text")
        await hear(house, connection, id, text if text is not None else event.get("bytes") or b"")
        # Whoever sends many messages at once gets the answers between them.
        await asyncio.sleep(0)


async def hear(house: House, connection: Connection, id: str, text: str | bytes) -> None:
    """One message: done, or refused with its id."""
    try:
        house.by_account.require(connection.player.id or connection.address)
        if len(text) > house.settings.largest_message:
            raise Refusal("too_large", "the message is too large", 413)
        await act(house, connection, id, read(text))
    except MotherlodeError as error:
        refusal = refused(house, connection, id_in(text), error)
        if refusal.kind == "stale":
            await house.hall.refresh(id, connection)


def refused(house: House, connection: Connection, message_id: str, error: MotherlodeError) -> Refusal:
    refusal = refusal_of(error)
    house.metrics.refused.labels(refusal.kind).inc()
    info = error_info(refusal)
    connection.tell([p.Failed(id=message_id, kind=info.kind, facts=info.facts)])
    return refusal


def read(text: str | bytes) -> p.ClientMessage:
    try:
        message: p.ClientMessage = decode(text)
        return message
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("bad_message", str(error)) from error


def id_in(text: str | bytes) -> str:
    """The id of a message that was refused, if it can be made out."""
    if len(text) > 65_536:
        return ""
    try:
        id = decode_any(text).get("id", "")
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return ""
    return id if isinstance(id, str) and len(id) <= 64 else ""


async def act(house: House, connection: Connection, id: str, message: p.ClientMessage) -> None:
    if isinstance(message, p.Ping):
        connection.tell([p.Pong(id=message.id)])
    elif not id:
        raise Refusal("bad_message", "this is the lobby: open the table's own socket")
    elif isinstance(message, p.Join):
        await house.hall.join(id, connection, message)
    elif not connection.player.id:
        raise Refusal("no_name", "choose a name first", 401)
    elif isinstance(message, p.Say):
        await house.chat.say(id, connection.player, message.text, connection.invitation)
        connection.tell([p.Done(id=message.id)])
    elif isinstance(message, p.Hint):
        house.in_background(hint(house, connection, id, message))
    else:
        await house.hall.receive(id, connection.player, message, connection)


async def hint(house: House, connection: Connection, id: str, message: p.Hint) -> None:
    """A bot takes its time; the player may do other things meanwhile."""
    try:
        connection.tell([await house.hints.hint(id, connection.player, message)])
    except MotherlodeError as error:
        refused(house, connection, message.id, error)
