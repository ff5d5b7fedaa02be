"""Attacks on a server of its own with its limits on, one after the other, and what people at its tables notice.

`python scripts/flood.py [--seconds 10]` prints one JSON object per attack. The attacker is another process with another
address of the loopback, so that the limits per address count it apart.
"""

import argparse
import asyncio
import contextlib
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

ATTACKER: Final = "127.0.0.2"
TABLES: Final = 10
HEAD: Final = b"GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\n"


class Target:
    """Where to attack, and a public table there."""

    def __init__(self, port: int, table: str) -> None:
        self.port = port
        self.table = table
        self.http = f"http://127.0.0.1:{port}"

    async def raw(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(ATTACKER, 0))

    def client(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=self.http, transport=httpx.AsyncHTTPTransport(local_address=ATTACKER))

    async def watch(self, path: str) -> None:
        """A socket that is read to its end."""
        address = f"ws://127.0.0.1:{self.port}{path}"
        async with connect(address, local_addr=(ATTACKER, 0), proxy=None) as opened:
            async for _ in opened:
                pass


async def half_request(target: Target) -> None:
    """A head that never ends."""
    reader, writer = await target.raw()
    writer.write(HEAD)
    await reader.read()
    writer.close()


async def slow_request(target: Target) -> None:
    """A head that comes byte by byte."""
    reader, writer = await target.raw()
    for byte in HEAD * 100:
        writer.write(bytes([byte]))
        await writer.drain()
        await asyncio.sleep(0.2)
        if reader.at_eof():
            break
    writer.close()


async def huge_head(target: Target) -> None:
    _, writer = await target.raw()
    writer.write(HEAD + b"x: ")
    for _ in range(1000):
        writer.write(b"x" * 65_536)
        await writer.drain()
    writer.close()


async def many_sockets(target: Target) -> None:
    await target.watch("/ws/lobby")


async def chat(target: Target) -> None:
    """A stranger who talks as fast as it goes."""
    async with target.client() as client:
        await client.post("/api/me/guest", json={"name": "Stranger"})
        for number in range(100_000):
            message = {"type": "say", "id": f"c{number}", "text": "buy now"}
            await client.post(f"/api/tables/{target.table}/say", json=message)


async def lobby(target: Target) -> None:
    """Tables opened and left again, and the list of them read."""
    async with target.client() as client:
        await client.post("/api/me/guest", json={"name": "Stranger"})
        for _ in range(100_000):
            answer = await client.post(
                "/api/tables", json={"game": "thebes", "chairs": [{"kind": "me"}, {"kind": "open"}]}
            )
            await client.get("/api/tables")
            if answer.status_code == 201:
                await client.post(f"/api/tables/{answer.json()['id']}/leave", json={"seat": 0})


async def steps(target: Target) -> None:
    """The past of a match, read again and again."""
    async with target.client() as client:
        for _ in range(100_000):
            await client.get(f"/api/tables/{target.table}/steps")


# Each with the number of attackers at a time.
ATTACKS: Final[dict[str, tuple[Callable[[Target], Awaitable[None]], int]]] = {
    "half_request": (half_request, 500),
    "slow_request": (slow_request, 300),
    "huge_head": (huge_head, 4),
    "many_sockets": (many_sockets, 400),
    "chat": (chat, 10),
    "lobby": (lobby, 10),
    "steps": (steps, 10),
}


async def repeat(attack: Callable[[Target], Awaitable[None]], target: Target, until: float) -> None:
    while time.monotonic() < until:
        with contextlib.suppress(OSError, httpx.HTTPError, WebSocketException):
            await asyncio.wait_for(attack(target), max(0.0, until - time.monotonic()))
        await asyncio.sleep(0.01)


async def attack_for(name: str, target: Target, seconds: float) -> None:
    attack, many = ATTACKS[name]
    until = time.monotonic() + seconds
    await asyncio.gather(*(repeat(attack, target, until) for _ in range(many)), return_exceptions=True)


def measure(address: str, name: str, table: str, seconds: float, pid: int) -> dict[str, object]:
    """People at some tables play on while a process attacks."""
    arguments = [sys.executable, __file__, "--attack", name, "--address", address, "--table", table]
    attacker = subprocess.Popen([*arguments, "--seconds", str(seconds)]) if name else None
    time.sleep(1)
    played = [sys.executable, str(Path(__file__).with_name("load.py")), address, "--tables", str(TABLES), "--rate", "1"]
    more = ["--seconds", str(seconds - 2), "--pid", str(pid)]
    found = subprocess.run([*played, *more], stdout=subprocess.PIPE, check=True)
    if attacker is not None:
        attacker.wait()
    return {"attack": name or "none", **json.loads(found.stdout)}


def started_server(folder: str) -> tuple["subprocess.Popen[bytes]", str]:
    """A server on a free port, with its limits on but for that of opening tables, which the measuring needs."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    environment = {**os.environ, "MOTHERLODE_TABLE_RATE": "0", "MOTHERLODE_TABLES_PER_PLAYER": "1000"}
    command = [sys.executable, "-m", "motherlode", "serve", "--port", str(port), "--data", folder]
    return subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL), f"http://127.0.0.1:{port}"


def wait_until_open(address: str) -> None:
    for _ in range(200):
        with contextlib.suppress(httpx.HTTPError):
            httpx.get(f"{address}/health")
            return
        time.sleep(0.1)
    raise SystemExit("the server did not start")


def run_all(seconds: float) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server, address = started_server(str(Path(folder) / "data"))
        try:
            wait_until_open(address)
            table = public_table(address)
            for name in ("", *ATTACKS):
                sys.stdout.write(json.dumps(measure(address, name, table, seconds, server.pid)) + "\n")
                sys.stdout.flush()
        finally:
            server.terminate()
            server.wait()


def public_table(address: str) -> str:
    """A running table that everyone may watch."""
    with httpx.Client(base_url=address) as host:
        host.post("/api/me/guest", json={"name": "Host"})
        chairs = [{"kind": "me"}, {"kind": "me", "name": "Second"}]
        return str(host.post("/api/tables", json={"game": "thebes", "chairs": chairs, "start": True}).json()["id"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="for each attack")
    for hidden in ("--attack", "--address", "--table"):
        parser.add_argument(hidden, default="", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.attack:
        port = int(chosen.address.rpartition(":")[2])
        asyncio.run(attack_for(chosen.attack, Target(port, chosen.table), chosen.seconds))
    else:
        run_all(chosen.seconds)


if __name__ == "__main__":
    main()
