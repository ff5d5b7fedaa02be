"""Measures what a load client cannot see: opening a long match from the store, memory of tables that lie idle.

`python scripts/measure.py [--moves 1000] [--tables 500]` prints one JSON object.
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

from motherlode.bots.base import random_move
from motherlode.server import protocol as p
from motherlode.server.context import ServerContext
from motherlode.server.protocol import bodies as b
from motherlode.server.providers import fresh_id
from motherlode.server.settings import Settings
from motherlode.server.tables import seating
from motherlode.server.tables.updates import Updates

TRIES = 20


async def new_table(context: ServerContext, me: p.PlayerInfo, game: str) -> str:
    chairs = [b.ChairRequest(kind="me"), b.ChairRequest(kind="me", name="Second")]
    request = b.CreateRequest(game=game, chairs=chairs)
    fresh = seating.FreshValues(fresh_id(), fresh_id(), context.providers.seed(), context.providers.now())
    return (await context.tables.create(seating.create(context.catalog, me, request, fresh), True)).table.id


async def play(context: ServerContext, me: p.PlayerInfo, id: str, moves: int) -> int:
    """Random moves, many of them taken back so that the match gets as long as is wanted; the last 49 stand, which is
    the most that opening has to replay. The number of the last entry.
    """
    rng = Random(1)
    table = context.tables.live[id].table
    while table.number < moves and (to_act := table.to_act()) and table.match:
        seat = to_act[0]
        ids = random_move(table.game, table.match.state.clone(), seat, rng)
        message: p.ClientMessage = p.MoveMessage(id=fresh_id(), seat=seat, ply=table.ply, actions=ids)
        asker, everyone = rng.randrange(table.seats), frozenset(range(table.seats))
        has_one = not table.match.undo_bar(asker, everyone)
        if table.number < moves - 49 and has_one and rng.random() < 0.45:
            message = p.ProposeMessage(id=fresh_id(), seat=asker, what="undo")
        await context.tables.receive(id, me, message)
    return table.number


async def opening(context: ServerContext, me: p.PlayerInfo, game: str, moves: int) -> dict[str, object]:
    id = await new_table(context, me, game)
    number = await play(context, me, id, moves)
    times = []
    for _ in range(TRIES):
        context.tables.forget(context.tables.live[id])
        started = time.perf_counter()
        async with context.tables.table(id) as opened:
            Updates(opened.table, context.providers.now()).update(0)
        times.append((time.perf_counter() - started) * 1000)
    return {"entries": number, "open_ms_median": round(median(times), 2), "open_ms_most": round(max(times), 2)}


async def idling(context: ServerContext, me: p.PlayerInfo, game: str, tables: int) -> dict[str, object]:
    """Memory a table takes while it is open, and once it is unloaded."""
    ids = [await new_table(context, me, game) for _ in range(10)]
    for id in ids:
        await context.tables.unload(context.tables.live[id])
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    ids = [await new_table(context, me, game) for _ in range(tables)]
    for id in ids:
        await play(context, me, id, 10)
    gc.collect()
    loaded = tracemalloc.get_traced_memory()[0] - before
    for id in ids:
        await context.tables.unload(context.tables.live[id])
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
        context = ServerContext(Settings(data=Path(folder)))
        await context.open()
        me, _ = await context.accounts.enter_as_guest(None, "Measure")
        result: dict[str, object] = {
            "opening": await opening(context, me, arguments.game, arguments.moves),
            "memory": await idling(context, me, arguments.game, arguments.tables),
        }
        await context.close()
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure opening and memory in a server of its own.")
    parser.add_argument("--game", default="thebes")
    parser.add_argument("--moves", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=200)
    sys.stdout.write(json.dumps(asyncio.run(measure(parser.parse_args()))) + "\n")


if __name__ == "__main__":
    main()
