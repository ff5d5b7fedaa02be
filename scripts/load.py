"""A load client in a process of its own: tables played at a steady pace or as fast as they go, and what that took.

`python scripts/load.py ADDRESS --tables 300 --rate 1 --seconds 30` prints one JSON object. Several addresses are
processes of one server: tables take turns among them, with `--spread` also the viewers of each table.
"""

import argparse
import asyncio
import gc
import itertools
import json
import os
import sys
import time
from dataclasses import dataclass, field
from http.client import HTTPConnection
from pathlib import Path
from statistics import quantiles
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from motherlode.server import protocol as p

decode = msgspec.json.Decoder(p.ServerMessage).decode
encode = msgspec.json.Encoder().encode


@dataclass
class Figures:
    """Times are in milliseconds, from sending a move to the arrival of the last viewer's update."""

    moves: int = 0
    tables: int = 0
    times: list[float] = field(default_factory=list)

    def summary(self, seconds: float) -> dict[str, object]:
        cuts = quantiles(self.times, n=1000) if len(self.times) > 1 else [0.0] * 999
        return {
            "tables": self.tables,
            "seconds": round(seconds, 1),
            "moves": self.moves,
            "moves_per_second": round(self.moves / seconds, 1),
            "p50_ms": round(cuts[499], 2),
            "p90_ms": round(cuts[899], 2),
            "p99_ms": round(cuts[989], 2),
        }


class Player:
    """One person with a cookie who sits at all the tables of this client."""

    def __init__(self, addresses: list[str], game: str) -> None:
        self.hosts = [urlsplit(address).netloc for address in addresses]
        self.game = game
        self.cookie = ""

    def host(self, place: int) -> str:
        return self.hosts[place % len(self.hosts)]

    def post(self, path: str, body: object, place: int = 0) -> Any:
        connection = HTTPConnection(self.host(place))
        headers = {"content-type": "application/json", "cookie": self.cookie}
        connection.request("POST", path, json.dumps(body), headers)
        answer = connection.getresponse()
        self.cookie = self.cookie or (answer.getheader("set-cookie") or "").partition(";")[0]
        data = json.loads(answer.read())
        connection.close()
        if answer.status >= 400:
            raise SystemExit(f"{path}: {data}")
        return data

    def table(self, bot: str = "", place: int = 0) -> str:
        """A new table of two seats, both ours or the second one a bot's."""
        second = {"kind": "bot", "bot": bot} if bot else {"kind": "me", "name": "Second"}
        chairs = [{"kind": "me"}, second]
        return str(self.post("/api/tables", {"game": self.game, "chairs": chairs, "start": True}, place)["id"])


class Play:
    """A table: one socket per seat and one for a spectator, as at a real one. Its `place` says which process it uses;
    if it is spread, each viewer uses another.
    """

    def __init__(
        self,
        player: Player,
        figures: Figures,
        viewers: tuple[int, ...],
        bot: str = "",
        place: int = 0,
        is_spread: bool = False,
    ) -> None:
        self.place = place
        self.is_spread = is_spread
        self.player = player
        self.bot = bot
        self.figures = figures
        self.viewers = viewers
        self.sockets: dict[int, ClientConnection] = {}
        self.updates: dict[int, p.UpdateMessage] = {}
        self.numbers = itertools.count()

    async def open(self) -> None:
        id = await asyncio.to_thread(self.player.table, self.bot, self.place)
        headers = {"Cookie": self.player.cookie}
        for number, viewer in enumerate(self.viewers):
            host = self.player.host(self.place + (number if self.is_spread else 0))
            address = f"ws://{host}/ws/tables/{id}"
            socket = await connect(address, additional_headers=headers, compression=None, max_size=None, proxy=None)
            await socket.send(encode(p.JoinMessage(viewer=viewer)).decode())
            self.sockets[viewer] = socket
            await self._updated(viewer, -1)

    async def _updated(self, viewer: int, number: int) -> None:
        """Reads until the viewer has seen this number."""
        while True:
            message = decode(await self.sockets[viewer].recv())
            if isinstance(message, p.FailedMessage):
                raise SystemExit(f"refused: {message}")
            if isinstance(message, p.UpdateMessage) and message.number >= number:
                self.updates[viewer] = message
                return

    async def wait_for_bot(self) -> None:
        """Until the turn is ours again, or the match over. What a bot thinks is not measured."""
        while self.bot and self.updates[0].to_act == [1]:
            await self._updated(0, self.updates[0].number + 1)

    @property
    def is_over(self) -> bool:
        return not self.updates[self.viewers[0]].to_act

    async def move(self) -> None:
        """One move; all viewers have seen it when this returns."""
        seat = self.updates[self.viewers[0]].to_act[0]
        own = self.updates[seat]
        move = p.MoveMessage(id=f"m{next(self.numbers)}", seat=seat, ply=own.ply, actions=[own.legal[0].id])
        sent = time.perf_counter()
        await self.sockets[seat].send(encode(move).decode())
        await asyncio.gather(*(self._updated(viewer, own.number + 1) for viewer in self.viewers))
        self.figures.times.append((time.perf_counter() - sent) * 1000)
        self.figures.moves += 1

    async def close(self) -> None:
        for socket in self.sockets.values():
            await socket.close()


async def play_on(play: Play, rate: float, until: float, delay: float) -> None:
    """Moves at a steady rate a second, or as fast as it goes (0), with new matches for finished ones."""
    await asyncio.sleep(delay)
    due = time.perf_counter()
    while time.perf_counter() < until:
        await play.wait_for_bot()
        if play.is_over:
            await play.close()
            await play.open()
            continue
        await play.move()
        if rate:
            due += 1 / rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))


async def load(arguments: argparse.Namespace) -> dict[str, object]:
    figures = Figures(tables=arguments.tables + arguments.bot_tables)
    player = Player(arguments.addresses, arguments.game)
    player.post("/api/me/guest", {"name": "Load"})
    viewers = (0, 1, -2)[: arguments.viewers]
    spread = arguments.spread
    plays = [Play(player, figures, viewers, "", place, spread) for place in range(arguments.tables)]
    plays += [Play(player, figures, (0,), arguments.bot, place) for place in range(arguments.bot_tables)]
    for play in plays:
        await play.open()
    started, own, used = time.perf_counter(), time.process_time(), cpu_seconds(arguments.pid)
    until = started + arguments.seconds
    apart = 1 / arguments.rate if arguments.rate else 0.0
    tasks = [play_on(play, arguments.rate, until, apart * place / len(plays)) for place, play in enumerate(plays)]
    # A pause of this process would count as the server's.
    gc.disable()
    await asyncio.gather(*tasks)
    summary = figures.summary(time.perf_counter() - started)
    summary["client_cpu_ms_per_move"] = round((time.process_time() - own) * 1000 / figures.moves, 3)
    if arguments.pid:
        summary["server_cpu_ms_per_move"] = round((cpu_seconds(arguments.pid) - used) * 1000 / figures.moves, 3)
        summary["server_memory_mb"] = memory_mb(arguments.pid)
    return summary


def cpu_seconds(pids: list[int]) -> float:
    """What processes have used of their cores, by the system's own books (Linux)."""
    ticks = 0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def memory_mb(pids: list[int]) -> float:
    """What processes hold in memory (Linux)."""
    pages = sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in pids)
    return round(pages * os.sysconf("SC_PAGE_SIZE") / 1_000_000, 1)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure a server. It must run without rate limits.")
    parser.add_argument("addresses", nargs="+", metavar="ADDRESS")
    parser.add_argument("--game", default="thebes")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--bot-tables", type=int, default=0, help="tables more, against a bot")
    parser.add_argument("--bot", default="hard", help="the bot at these")
    parser.add_argument("--rate", type=float, default=1.0, help="moves a second and table; 0 for as fast as it goes")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--viewers", type=int, default=2, choices=(2, 3), help="3: with a spectator")
    parser.add_argument("--spread", action="store_true", help="the viewers of a table use different processes")
    parser.add_argument(
        "--pid", type=int, nargs="*", default=[], help="the server's processes, to count the time of their cores"
    )
    sys.stdout.write(json.dumps(asyncio.run(load(parser.parse_args()))) + "\n")


if __name__ == "__main__":
    main()
