"""What a move costs in several versions of the server, which run in turn: the ratios hold on a busy machine too.

`python scripts/compare_servers.py before=../old/src now=src compiled=build/compiled [--turns 3] [--seconds 6]`

Each version is a name and a folder with the package. All run under this Python, on SQLite with fresh data; server and
client have a core each where the system can bind them (taskset). Versions from before `scripts/load.py` bring their own
client. Prints the figures of each turn, then one table; ratios are to the first version in the same turn.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).parents[1]
ROOM = {
    **{f"MOTHERLODE_{name}_RATE": "0" for name in ("ADDRESS", "ACCOUNT", "PASSWORD", "TABLE", "CHAT")},
    "MOTHERLODE_TABLES_PER_PLAYER": "100000",
    "MOTHERLODE_CONNECTIONS_PER_ADDRESS": "100000",
}
Figures = dict[str, Any]


def bound(core: int) -> list[str]:
    """What goes before a command so that it runs on one core."""
    has_cores = (os.cpu_count() or 1) > 1
    return ["taskset", "-c", str(core)] if has_cores and shutil.which("taskset") else []


def environment(source: Path) -> dict[str, str]:
    return {**os.environ, **ROOM, "PYTHONPATH": str(source)}


def measure(source: Path, load: list[str]) -> Figures:
    """One version, from its start to its end."""
    with TemporaryDirectory(prefix="motherlode-compare-") as folder:
        command = [*bound(0), sys.executable, "-m", "motherlode.cli", "serve", "--port", "0", "--data", folder]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment(source))
        assert server.stdout is not None
        try:
            line = server.stdout.readline()
            _, is_open, address = line.strip().partition("is open: ")
            if not is_open:
                raise SystemExit(f"{source}: the server did not start")
            return play(source, [address, *load, "--pid", str(server.pid)])
        finally:
            server.kill()
            server.wait()


def play(source: Path, arguments: list[str]) -> Figures:
    has_own = (source / "motherlode" / "server" / "load.py").exists()
    client = ["-m", "motherlode.server.load"] if has_own else [str(ROOT / "scripts" / "load.py")]
    own = environment(source if has_own else ROOT / "src")
    done = subprocess.run([*bound(1), sys.executable, *client, *arguments], stdout=subprocess.PIPE, check=True, env=own)
    figures: Figures = json.loads(done.stdout)
    return figures


def table(names: list[str], turns: list[dict[str, Figures]], first: str) -> str:
    """One row per version, with the medians of all turns."""
    head = f"| version | processor time per move | times {first} | in each turn | moves per second | p50 | p99 |"
    rows = [head, "|---" * (head.count("|") - 1) + "|"]
    for name in names:
        costs = [turn[name]["server_cpu_ms_per_move"] for turn in turns]
        ratios = [turn[name]["server_cpu_ms_per_move"] / turn[first]["server_cpu_ms_per_move"] for turn in turns]
        each = ", ".join(f"{ratio:.2f}" for ratio in ratios)
        speed, p50, p99 = (
            median(turn[name][key] for turn in turns) for key in ("moves_per_second", "p50_ms", "p99_ms")
        )
        cells = [
            name,
            f"{median(costs):.3f} ms",
            f"{median(ratios):.2f}",
            each,
            f"{speed:.0f}",
            f"{p50} ms",
            f"{p99} ms",
        ]
        rows.append(f"| {' | '.join(cells)} |")
    return "\n".join(rows)


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare versions of the server.")
    parser.add_argument("versions", nargs="+", metavar="NAME=FOLDER")
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--tables", default="50")
    parser.add_argument("--rate", default="0", help="moves a second and table; 0 for as fast as it goes")
    parser.add_argument("--seconds", default="6")
    chosen = parser.parse_args()
    sources = {name: Path(folder).resolve() for name, _, folder in (text.partition("=") for text in chosen.versions)}
    load = ["--tables", chosen.tables, "--rate", chosen.rate, "--seconds", chosen.seconds]
    turns: list[dict[str, Figures]] = []
    for number in range(chosen.turns):
        turns.append({})
        for name, source in sources.items():
            turns[-1][name] = measure(source, load)
            sys.stdout.write(json.dumps({"turn": number + 1, "version": name, **turns[-1][name]}) + "\n")
            sys.stdout.flush()
    sys.stdout.write(f"\n{table(list(sources), turns, next(iter(sources)))}\n\n")
    sys.stdout.write(f"Load average, which counts the processes that want a core: {os.getloadavg()[0]:.1f}\n")


if __name__ == "__main__":
    main()
