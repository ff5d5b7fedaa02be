"""Compiles the rules, the play, the bots and the loop of simulations with mypyc into build/compiled, never into src.

`build` makes the folder if it is not up to date; `ratio` measures both ways of running in turn and prints how they
compare. With build/compiled first on PYTHONPATH the compiled build runs.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
TARGET = ROOT / "build" / "compiled"
STAMP = TARGET / "stamp"
FOLDERS = ("kernel", "games", "registry.py", "play", "bots", "testing/lode", "arena/runner.py")
# Plain data, whose types other libraries read at run time: a compiled class does not tell them.
PLAIN = {"components_types.py", "explanation.py", "seen.py", "snapshot.py", "view_types.py"}


def build() -> None:
    """Makes build/compiled from the sources, unless it was made from the same ones."""
    stamp = checksum()
    if STAMP.exists() and STAMP.read_text() == stamp:
        return
    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.copytree(ROOT / "src", TARGET, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    command = [sys.executable, str(Path(__file__).absolute()), "translate", opt_level()]
    subprocess.run(command, cwd=TARGET, check=True)
    shutil.rmtree(TARGET / "build")
    link_client()
    STAMP.write_text(stamp)


def link_client() -> None:
    """The client of the checkout, where the compiled package looks for its own."""
    if os.name == "posix":
        (TARGET / "motherlode" / "server" / "client").symlink_to(ROOT / "client" / "dist")


def opt_level() -> str:
    return os.environ.get("MOTHERLODE_OPT_LEVEL", "3")


def checksum() -> str:
    """Identifies all that the build depends on."""
    found = hashlib.sha256(f"{sys.version} {opt_level()}".encode())
    for path in [Path(__file__), *sorted((ROOT / "src").rglob("*"))]:
        if path.is_file() and "__pycache__" not in path.parts:
            found.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return found.hexdigest()


def modules(source: Path) -> list[str]:
    """The modules to compile, as paths from the folder above the package."""
    package = source / "motherlode"
    roots = [package / name for name in FOLDERS]
    paths = chain.from_iterable(root.rglob("*.py") if root.is_dir() else [root] for root in roots)
    return sorted(path.relative_to(source).as_posix() for path in paths if path.name not in PLAIN)


def translate(level: str) -> None:
    """Compiles the package in the current folder: mypyc writes C, one compiler per file makes objects."""
    import setuptools  # noqa: F401  before mypyc, which then uses its compilers
    from mypyc.build import mypycify
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler

    options = ["--no-error-summary"]
    extensions = mypycify(
        [*options, *modules(Path())], opt_level=level, debug_level="0", multi_file=True, group_name="motherlode"
    )
    compiler: Any = new_compiler()
    customize_compiler(compiler)
    compiler.add_include_dir(sysconfig.get_path("include"))

    def compile_file(job: tuple[Any, str]) -> None:
        extension, file = job
        compiler.compile([file], include_dirs=extension.include_dirs, extra_postargs=extension.extra_compile_args)

    def link(extension: Any) -> None:
        name = extension.name.replace(".", "/") + sysconfig.get_config_var("EXT_SUFFIX")
        compiler.link_shared_object(compiler.object_filenames(extension.sources), name)

    jobs = [(extension, file) for extension in extensions for file in extension.sources]
    jobs.sort(key=lambda job: -Path(job[1]).stat().st_size)
    run_all(compile_file, jobs)
    run_all(link, extensions)


def run_all(work: Any, items: Iterable[Any]) -> None:
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for _ in pool.map(work, items):
            pass


def measured(path: Path) -> dict[tuple[str, int], list[float | None]]:
    """Decisions and iterations of the search a second by game and seats, with the package taken from a folder."""
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
    name, *arguments = sys.argv[1:]
    {"build": build, "ratio": ratio, "translate": translate}[name](*arguments)
