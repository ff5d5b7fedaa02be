"""The first of the README's two commands, as people type it."""

import os
import re
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

ROOT = Path(__file__).parents[2]


@contextmanager
def make_play(folder: Path) -> Iterator[subprocess.Popen[str]]:
    """`make play` on a free port with its data in a folder, stopped at the end whatever happens."""
    environment = {**os.environ, "MOTHERLODE_PORT": "0", "MOTHERLODE_DATA": str(folder)}
    with subprocess.Popen(
        ["make", "play"], cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as running:
        try:
            yield running
        finally:
            os.killpg(running.pid, signal.SIGTERM)


def address_of(running: subprocess.Popen[str]) -> str:
    assert running.stdout is not None
    for line in running.stdout:
        if found := re.search(r"Motherlode is open: (\S+)", line):
            return found[1]
    raise AssertionError("no address was printed")


def test_make_play_serves_the_client_and_stops_when_told(tmp_path: Path) -> None:
    with make_play(tmp_path) as running:
        address = address_of(running)
        with urlopen(f"{address}/health", timeout=30) as answer:
            assert answer.status == 200
        with urlopen(f"{address}/", timeout=30) as answer:
            assert "<title>Motherlode" in answer.read().decode()
    assert any(tmp_path.iterdir())
