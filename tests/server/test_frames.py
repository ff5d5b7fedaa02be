"""How a socket reads what a client sends, however it is cut into frames and pieces."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from urllib.parse import urlsplit

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from motherlode.server.settings import Settings
from tests.server.conftest import running
from tests.server.desk import Site

LONG = "x" * 300


class RawSocket:
    """A socket whose bytes are written by hand. Each ping that the server understands is answered with its id."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, protocol: ClientProtocol) -> None:
        self.reader = reader
        self.writer = writer
        self.protocol = protocol
        self.answers: list[bytes] = []

    async def write(self, *pieces: bytes) -> None:
        """Each piece arrives by itself."""
        for piece in pieces:
            self.writer.write(piece)
            await self.writer.drain()
            await self.settled()

    async def settled(self) -> None:
        """The server has read all that was written when it answers another connection."""
        host, port = self.writer.get_extra_info("peername")
        reader, writer = await asyncio.open_connection(host, port)
        writer.write(b"GET /health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
        await reader.read()
        writer.close()
        await writer.wait_closed()

    async def pongs(self, count: int) -> list[bytes]:
        """So many answers, or all until the server hangs up."""
        while len(self.answers) < count and (data := await self.reader.read(65_536)):
            self.protocol.receive_data(data)
            events = [event for event in self.protocol.events_received() if isinstance(event, Frame)]
            self.answers += [bytes(event.data) for event in events if b'"pong"' in event.data]
        return self.answers


@asynccontextmanager
async def opened(site: Site) -> AsyncIterator[RawSocket]:
    address = urlsplit(site.address)
    protocol = ClientProtocol(parse_uri(f"ws://{address.netloc}/ws/lobby"))
    reader, writer = await asyncio.open_connection(address.hostname, address.port)
    protocol.send_request(protocol.connect())
    writer.write(b"".join(protocol.data_to_send()))
    while protocol.state is not OPEN:
        protocol.receive_data(await reader.read(65_536))
        protocol.events_received()
    yield RawSocket(reader, writer, protocol)
    writer.close()
    with suppress(ConnectionError):
        await writer.wait_closed()


def frame(text: str, opcode: Opcode = Opcode.TEXT, fin: bool = True, mask: bool = True) -> bytes:
    return Frame(opcode, text.encode(), fin).serialize(mask=mask)


def ping(id: str, mask: bool = True) -> bytes:
    return frame(f'{{"type":"ping","id":"{id}"}}', mask=mask)


def pong(id: str) -> bytes:
    return f'{{"type":"pong","id":"{id}"}}'.encode()


def in_fragments(id: str, between: bytes = b"") -> bytes:
    return frame('{"type":"ping",', fin=False) + between + frame(f'"id":"{id}"}}', Opcode.CONT)


def padded(id: str) -> bytes:
    return frame(f'{{"type":"ping","id":"{id}"{" " * len(LONG)}}}')


def pieces(data: bytes, size: int) -> list[bytes]:
    return [data[place : place + size] for place in range(0, len(data), size)]


WAYS: dict[str, Callable[[str], list[bytes]]] = {
    "one frame": lambda id: [ping(id)],
    "a longer frame": lambda id: [padded(id)],
    "fragments": lambda id: [in_fragments(id)],
    "fragments apart": lambda id: [frame('{"type":"ping",', fin=False), frame(f'"id":"{id}"}}', Opcode.CONT)],
    "a ping between fragments": lambda id: [in_fragments(id, frame("", Opcode.PING))],
    "after a ping": lambda id: [frame("", Opcode.PING), ping(id)],
    "byte by byte": lambda id: pieces(ping(id), 1),
    "cut in the mask": lambda id: pieces(ping(id), 4),
    "cut after the head of a longer frame": lambda id: [padded(id)[:3], padded(id)[3:]],
}


async def test_every_way_to_cut_a_message_is_read(quick: Settings) -> None:
    async with running(quick) as site:
        for way, cut in WAYS.items():
            async with opened(site) as socket:
                await socket.write(*cut("a"), ping("b"), padded("c"))
                assert await socket.pongs(3) == [pong("a"), pong("b"), pong("c")], way


BAD: dict[str, list[bytes]] = {
    "not masked": [ping("a", mask=False)],
    "a message within another": [frame('{"type":"ping",', fin=False), ping("a")],
    "too long": [frame(" " * 70_000)],
    "an unknown kind of frame": [b"\x83" + ping("a")[1:]],
}


async def test_what_is_no_message_ends_the_connection(quick: Settings) -> None:
    async with running(replace(quick, largest_message=1_000)) as site:
        for way, data in BAD.items():
            async with opened(site) as socket:
                await socket.write(ping("before"))
                assert await socket.pongs(1) == [pong("before")], way
                with suppress(ConnectionError):
                    await socket.write(*data)
                    await socket.pongs(2)
                assert socket.answers == [pong("before")], way
