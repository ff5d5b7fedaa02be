"""The examples for researchers run as they are written; the one that needs torch is in `make test-long`."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import polars as pl
import pytest

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"


def ran(*arguments: object, path: str = "") -> str:
    environ = {**os.environ, "PYTHONPATH": path} if path else None
    command = [sys.executable, *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environ)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_openspiels_search_plays() -> None:
    output = ran(EXAMPLES / "search.py", "--simulations", 2, "--games", 1)
    assert json.loads(output)["victories"] in (0.0, 0.5, 1.0)


def test_a_dataset_is_asked_with_polars(tmp_path: Path) -> None:
    file = tmp_path / "decisions.parquet"
    output = ran(EXAMPLES / "dataset.py", file, "--games", 6)
    assert pl.read_parquet(file)["number"].n_unique() == 6
    assert "tenth of the match" in output


def test_the_notebook_runs(capsys: Any) -> None:
    notebook = json.loads((EXAMPLES / "research.ipynb").read_text())
    cells = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    names: dict[str, Any] = {}
    for cell in cells:
        exec(compile(cell, "research.ipynb", "exec"), names)
    assert len(cells) == 7
    assert set(names["decisions"]["bot"]) == {"greedy", "random"}
    assert names["ended"] > 0
    assert names["twin"].agent_selection == names["env"].agent_selection


@pytest.mark.long
def test_maskable_ppo_learns(tmp_path: Path) -> None:
    """Torch is installed into a folder of its own. Three minutes of learning win most games against random bots."""
    subprocess.run([ROOT / "scripts" / "learning"], check=True)
    output = ran(EXAMPLES / "learn.py", "--save", tmp_path / "network.zip", path=str(ROOT / "build" / "learning"))
    curve = [json.loads(line) for line in output.splitlines()]
    assert curve[-1]["games"] == 400
    assert curve[-1]["victories"] > max(0.8, curve[0]["victories"])
    assert (tmp_path / "network.zip").exists()
