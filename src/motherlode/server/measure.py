"""Measures what a load client cannot see: opening a long match from the store, memory of tables that lie idle.

`python -m motherlode.server.measure [--moves 1000] [--tables 500]` prints one JSON object.
"""

import argparse
import asyncio
import gc
import json
import sys
import tempfile
import time
import tracemalloc
from pathlib import Path
from random import Random
from statistics import median

from motherlode.bots.bot import random_move
from motherlode.server import bodies as b
from motherlode.server import lobby
from motherlode.server import protocol as p
from motherlode.server.house import House
from motherlode.server.settings import Settings
from motherlode.server.sources import fresh_id

TRIES = 20


async def new_table(house: House, me: p.PlayerInfo, game: str) -> str:
    chairs = [b.ChairRequest(kind="me"), b.ChairRequest(kind="me", name="Second")]
    request = b.CreateRequest(game=game, chairs=chairs)
    fresh = lobby.Fresh(fresh_id(), fresh_id(), house.sources.seed(), house.sources.now())
    return (await house.hall.create(lobby.create(house.library, me, request, fresh), True)).table.id


async def play(house: House, me: p.PlayerInfo, id: str, moves: int) -> int:
    """Random moves, many of them taken back so that the match gets as long as is wanted; the last 49 stand, which is
    the most that opening has to replay. The number of the last entry.
    """
    rng = Random(1)
    table = house.hall.open[id].table
    while table.number < moves and (owing := table.to_act()) and table.running:
        seat = owing[0]
        ids = random_move(table.game, table.running.course.state.clone(), seat, rng)
        message: p.ClientMessage = p.Move(id=fresh_id(), seat=seat, ply=table.ply, actions=ids)
        asker, everyone = rng.randrange(table.seats), frozenset(range(table.seats))
        has_one = not table.running.course.undo_bar(asker, everyone)
        if table.number < moves - 49 and has_one and rng.random() < 0.45:
            message = p.Propose(id=fresh_id(), seat=asker, what="undo")
        await house.hall.receive(id, me, message)
    return table.number


async def opening(house: House, me: p.PlayerInfo, game: str, moves: int) -> dict[str, object]:
    id = await new_table(house, me, game)
    number = await play(house, me, id, moves)
    times = []
    for _ in range(TRIES):
        house.hall.forget(house.hall.open[id])
        started = time.perf_counter()
        async with house.hall.table(id) as opened:
            opened.table.update(0, -1, house.sources.now())
        times.append((time.perf_counter() - started) * 1000)
    return {"entries": number, "open_ms_median": round(median(times), 2), "open_ms_most": round(max(times), 2)}


async def idling(house: House, me: p.PlayerInfo, game: str, tables: int) -> dict[str, object]:
    """Memory a table takes while it is open, and once it is unloaded."""
    ids = [await new_table(house, me, game) for _ in range(10)]
    for id in ids:
        await house.hall.unload(house.hall.open[id])
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    ids = [await new_table(house, me, game) for _ in range(tables)]
    for id in ids:
        await play(house, me, id, 10)
    gc.collect()
    loaded = tracemalloc.get_traced_memory()[0] - before
    for id in ids:
        await house.hall.unload(house.hall.open[id])
    gc.collect()
    unloaded = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return {
        "tables": tables,
        "open_kb_per_table": round(loaded / tables / 1024, 1),
        "unloaded_kb_per_table": round(unloaded / tables / 1024, 2),
    }


async def measure(arguments: argparse.Namespace) -> dict[str, object]:
    with tempfile.TemporaryDirectory() as folder:
        house = House(Settings(data=Path(folder)))
        await house.open()
        me, _ = await house.accounts.guest(None, "Measure")
        result: dict[str, object] = {
            "opening": await opening(house, me, arguments.game, arguments.moves),
            "memory": await idling(house, me, arguments.game, arguments.tables),
        }
        await house.close()
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure opening and memory in a server of its own.")
    parser.add_argument("--game", default="thebes")
    parser.add_argument("--moves", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=200)
    sys.stdout.write(json.dumps(asyncio.run(measure(parser.parse_args()))) + "\n")


if __name__ == "__main__":
    main()
