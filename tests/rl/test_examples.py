"""The examples for researchers run as they are written; the one that needs torch is in `make test-long`."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import polars as pl
import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def ran(*arguments: object) -> str:
    done = subprocess.run([sys.executable, *map(str, arguments)], capture_output=True, text=True, check=False)
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
