"""A client of the tests: a person with a cookie, and sockets that remember every byte."""

import asyncio
import itertools
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from motherlode.kernel import SPECTATOR
from motherlode.server import protocol as p
from motherlode.server.context import ServerContext
from motherlode.server.protocol import bodies as b

decode = msgspec.json.Decoder(p.ServerMessage).decode
COUNT = itertools.count()


class Socket:
    """A socket to a table. `raw` is what came, byte by byte; `messages` the same, read."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.raw: list[str] = []
        self.seen = 0

    async def next(self, seconds: float = 10) -> p.ServerMessage:
        text = await asyncio.wait_for(self.connection.recv(), seconds)
        assert isinstance(text, str)
        self.raw.append(text)
        message: p.ServerMessage = decode(text)
        return message

    async def until(self, kind: type[Any], **wanted: object) -> Any:
        """The next message of a kind with these values, dropping others."""
        while True:
            message = await self.next()
            if isinstance(message, kind) and all(getattr(message, name) == value for name, value in wanted.items()):
                return message

    async def send(self, message: p.ClientMessage) -> None:
        await self.connection.send(msgspec.json.encode(message).decode())

    async def ask(self, message: Any) -> Any:
        """Sends and waits for the answer with its id."""
        await self.send(message)
        while True:
            answer = await self.next()
            if getattr(answer, "id", None) == message.id:
                return answer

    async def join(self, viewer: int = SPECTATOR, last: int = -1) -> p.UpdateMessage:
        await self.send(p.JoinMessage(viewer=viewer, last=last))
        update: p.UpdateMessage = await self.until(p.UpdateMessage, viewer=viewer)
        return update

    async def close(self) -> None:
        await self.connection.close()


class Person:
    """Somebody with a browser."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, timeout=20)
        self.sockets: list[Socket] = []
        self.info = p.PlayerInfo(id="", name="", guest=True)

    async def get(self, path: str, **query: object) -> Any:
        return checked(await self.http.get(path, params={name: str(value) for name, value in query.items()}))

    async def post(self, path: str, body: object = None) -> Any:
        content = None if body is None else msgspec.json.encode(body)
        return checked(await self.http.post(path, content=content, headers={"content-type": "application/json"}))

    async def refused(self, path: str, body: object = None) -> tuple[int, str]:
        """The status and kind of a refusal."""
        content = None if body is None else msgspec.json.encode(body)
        answer = await self.http.post(path, content=content, headers={"content-type": "application/json"})
        return answer.status_code, msgspec.json.decode(answer.content, type=b.ErrorInfo).kind

    def at(self, address: str) -> "Person":
        """The same person in the same browser, through another process of the server."""
        other = Person(address)
        other.http.cookies, other.info = self.http.cookies, self.info
        return other

    async def guest(self, name: str) -> "Person":
        me = await self.post("/api/me/guest", {"name": name})
        self.info = msgspec.convert(me["player"], p.PlayerInfo)
        return self

    async def create(self, **request: object) -> p.TableInfo:
        return msgspec.convert(await self.post("/api/tables", request), p.TableInfo)

    async def table(self, id: str, invitation: str = "") -> p.TableInfo:
        return msgspec.convert(await self.get(f"/api/tables/{id}", invitation=invitation), p.TableInfo)

    async def socket(self, path: str, **headers: str) -> Socket:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        all_headers = {**({"Cookie": cookie} if cookie else {}), **headers}
        address = self.address.replace("http", "ws", 1) + path
        socket = Socket(await connect(address, additional_headers=all_headers, max_size=None, proxy=None))
        self.sockets.append(socket)
        return socket

    async def sit_down(self, id: str, viewer: int, invitation: str = "") -> tuple[Socket, p.UpdateMessage]:
        socket = await self.socket(f"/ws/tables/{id}?invitation={invitation}")
        return socket, await socket.join(viewer)

    async def close(self) -> None:
        for socket in self.sockets:
            await socket.close()
        await self.http.aclose()


class Site:
    """A running server and the people who visit it."""

    def __init__(self, address: str, context: ServerContext) -> None:
        self.address = address
        self.context = context
        self.people: list[Person] = []

    async def stranger(self) -> Person:
        self.people.append(Person(self.address))
        return self.people[-1]

    async def person(self, name: str) -> Person:
        return await (await self.stranger()).guest(name)

    def visit(self, person: Person) -> Person:
        """Somebody who is known at another process comes to this one."""
        self.people.append(person.at(self.address))
        return self.people[-1]

    async def close(self) -> None:
        for person in self.people:
            await person.close()


def checked(answer: httpx.Response) -> Any:
    assert answer.status_code < 400, f"{answer.status_code} {answer.text}"
    return answer.json()


def fresh() -> str:
    return f"m{next(COUNT)}"


def moved(update: p.UpdateMessage, actions: list[int]) -> p.MoveMessage:
    return p.MoveMessage(id=fresh(), seat=update.viewer, ply=update.ply, actions=actions)
