"""Interpreted and compiled rules give the same matches: every move, draw and checksum. Run by `make test-compiled`."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from motherlode import registry

ROOT = Path(__file__).parents[2]
COUNTS = {
    "random": int(os.environ.get("MOTHERLODE_RANDOM_MATCHES", "500")),
    "greedy": int(os.environ.get("MOTHERLODE_GREEDY_MATCHES", "20")),
}


def matches(folder: Path, game: str, bot: str) -> list[str]:
    """The build that played, and the checksum of its matches."""
    command = [sys.executable, str(ROOT / "scripts" / "matches.py"), game, bot, str(COUNTS[bot])]
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    return subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True).stdout.split()


@pytest.mark.skipif("MOTHERLODE_COMPILED" not in os.environ, reason="there is no compiled build to compare with")
@pytest.mark.parametrize("bot", COUNTS)
@pytest.mark.parametrize("game", registry.GAMES)
def test_both_builds_play_the_same_matches(game: str, bot: str) -> None:
    interpreted, compiled = matches(ROOT / "src", game, bot), matches(ROOT / "build" / "compiled", game, bot)
    assert (interpreted[0], compiled[0]) == ("interpreted", "compiled")
    assert interpreted[1] == compiled[1]
