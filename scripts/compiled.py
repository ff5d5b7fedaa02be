"""Compiles kernel, games, evaluators, search and the testing kit's game with mypyc into build/compiled, never into src.

`build` rebuilds the folder; `ratio` measures both ways of running in turn and prints how they compare.
With build/compiled first on PYTHONPATH the compiled rules run.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from motherlode import registry

ROOT = Path(__file__).parents[1]
TARGET = ROOT / "build" / "compiled"
PACKAGE = TARGET / "motherlode"
# An interpreted class cannot inherit from a compiled one, so the game the laws are proved on is compiled as well.
FOLDERS = ["kernel", "testing/lode", *(f"games/{id}" for id in registry.GAMES), "bots/evaluators"]
# The search without its bot, which inherits from an interpreted class.
SEARCH = ["choices", "node", "search", "shares"]


def build() -> None:
    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.copytree(ROOT / "src", TARGET, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    paths = [path for name in FOLDERS for path in (PACKAGE / name).rglob("*.py")]
    paths += [PACKAGE / "bots" / "search" / f"{name}.py" for name in SEARCH]
    modules = sorted(str(path.relative_to(TARGET)) for path in paths)
    setup = "; ".join(
        [
            "from mypyc.build import mypycify",
            "from setuptools import setup",
            f"setup(name='motherlode', packages=[], ext_modules=mypycify({modules!r}))",
        ]
    )
    subprocess.run([sys.executable, "-c", setup, "-q", "build_ext", "--inplace"], cwd=TARGET, check=True)


def measured(path: Path) -> dict[tuple[str, int], list[float | None]]:
    """Decisions and search iterations per second by game and seats, with the package taken from a folder."""
    command = [sys.executable, "-m", "motherlode.cli", "bench", "--json"]
    run = subprocess.run(command, env={**os.environ, "PYTHONPATH": str(path)}, check=True, capture_output=True)
    speeds = json.loads(run.stdout)["speeds"]
    names = ("decisions_per_second", "search_iterations_per_second")
    return {(each["game"], each["seats"]): [each[name] for name in names] for each in speeds}


def ratio() -> None:
    interpreted, compiled = measured(ROOT / "src"), measured(TARGET)
    for case, speeds in interpreted.items():
        for what, slow, fast in zip(("decisions", "iterations"), speeds, compiled[case], strict=True):
            if slow and fast:  # a game without an evaluator is not searched
                figures = f"interpreted {slow:,.0f}, compiled {fast:,.0f} {what}/s, ratio {fast / slow:.2f}"
                sys.stdout.write(f"{case[0]}, {case[1]} seats: {figures}\n")


if __name__ == "__main__":
    {"build": build, "ratio": ratio}[sys.argv[1]]()
