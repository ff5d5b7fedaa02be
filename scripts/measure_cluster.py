"""What a move costs with one process and with several: `python scripts/measure_cluster.py [--seconds 10]`.

Starts a PostgreSQL and a Redis of its own and measures, in one run: one process on SQLite, one on PostgreSQL without
and with a bus, two and three with a bus; with several processes also with the viewers of each table spread over them.
With `--turns` all of that is repeated in turn. A table at the end has the medians, and what a move costs as times that
of one process on PostgreSQL without a bus in the same turn.
"""

import argparse
import asyncio
import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from scripts.compare_servers import Figures, table  # noqa: E402
from tests.server.conftest import Postgres  # noqa: E402
from tests.server.process import Process  # noqa: E402
from tests.server.redis_server import RedisServer  # noqa: E402

ROOM = {"MOTHERLODE_TABLES_PER_PLAYER": "100000", "MOTHERLODE_CONNECTIONS_PER_ADDRESS": "100000"}


@dataclass(frozen=True)
class Setup:
    """`processes` of them, on PostgreSQL or SQLite, with a bus or without; `is_spread`: viewers of a table apart."""

    name: str
    processes: int = 1
    on_postgres: bool = True
    has_bus: bool = True
    is_spread: bool = False


PLAIN = "one process, PostgreSQL"
SETUPS = [
    Setup("one process, SQLite", on_postgres=False, has_bus=False),
    Setup(PLAIN, has_bus=False),
    Setup("one process, PostgreSQL, bus"),
    Setup("two processes, bus", 2),
    Setup("three processes, bus", 3),
    Setup("two processes, bus, viewers spread", 2, is_spread=True),
    Setup("three processes, bus, viewers spread", 3, is_spread=True),
]


async def measure(setup: Setup, folder: Path, database: str, bus: str, load: list[str]) -> Figures:
    environ = {**ROOM, **({"MOTHERLODE_BUS": bus} if setup.has_bus else {})}
    processes = [Process(folder, database, "motherlode.cli", **environ) for _ in range(setup.processes)]
    try:
        for process in processes:
            await process.start()
        pids = [str(process.pid) for process in processes]
        command = [sys.executable, str(ROOT / "scripts" / "load.py"), *(process.address for process in processes)]
        more = ["--spread"] if setup.is_spread else []
        done = await asyncio.to_thread(
            subprocess.run, [*command, *load, *more, "--pid", *pids], stdout=subprocess.PIPE, check=True
        )
        return {"setup": setup.name, **json.loads(done.stdout)}
    finally:
        for process in processes:
            process.kill()


async def measure_all(load: list[str], only: str, turns: int) -> None:
    setups = [setup for setup in SETUPS if only in setup.name or setup.name == PLAIN]
    measured: list[dict[str, Figures]] = []
    with TemporaryDirectory(prefix="motherlode-measure-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        postgres, redis = Postgres(folder / "postgres"), RedisServer(folder)
        redis.start()
        try:
            for turn in range(turns):
                measured.append({})
                for number, setup in enumerate(setups):
                    database = postgres() if setup.on_postgres else ""
                    figures = await measure(setup, folder / f"{turn}-{number}", database, redis.url, load)
                    measured[-1][setup.name] = figures
                    sys.stdout.write(json.dumps(figures) + "\n")
                    sys.stdout.flush()
            sys.stdout.write(f"\n{table([setup.name for setup in setups], measured, PLAIN)}\n")
        finally:
            redis.stop()
            postgres.end()


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what several processes cost.")
    parser.add_argument("--tables", default="50")
    parser.add_argument("--rate", default="0", help="moves a second and table; 0 for as fast as it goes")
    parser.add_argument("--seconds", default="10")
    parser.add_argument("--only", default="", help="only what has this in its name, and what it is compared with")
    parser.add_argument("--turns", type=int, default=1)
    chosen = parser.parse_args()
    load = ["--tables", chosen.tables, "--rate", chosen.rate, "--seconds", chosen.seconds]
    asyncio.run(measure_all(load, chosen.only, chosen.turns))


if __name__ == "__main__":
    main()
