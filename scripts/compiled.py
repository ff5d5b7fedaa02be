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
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
TARGET = ROOT / "build" / "compiled"
STAMP = TARGET / "stamp"
COMPILED = ("kernel", "games", "registry.py", "play", "bots", "testing/lode", "arena/runner.py")
IMPORTED = ("kernel", "games", "registry.py", "play", "bots", "testing", "arena")  # these and what they import
# Calls between our own modules need not go through the table of what other libraries might replace.
FLAGS = ["-fvisibility=hidden", "-fno-semantic-interposition"] if os.name == "posix" else []
# Plain data, whose types other libraries read at run time: a compiled class does not tell them.
PLAIN = {"components_types.py", "explanation.py", "seen.py", "snapshot.py", "view_types.py"}


def build() -> None:
    """Makes build/compiled. What was compiled from the same modules is kept."""
    stamp = checksum()
    if not STAMP.exists() or STAMP.read_text() != stamp:
        shutil.rmtree(TARGET, ignore_errors=True)
        copy_sources()
        command = [sys.executable, str(Path(__file__).absolute()), "translate", opt_level()]
        subprocess.run(command, cwd=TARGET, check=True)
        shutil.rmtree(TARGET / "build")
        link_client()
        STAMP.write_text(stamp)
    copy_sources()


def copy_sources() -> None:
    """All that is not compiled, as it is now."""
    ignored = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(SOURCE, TARGET, ignore=ignored, dirs_exist_ok=True)
    for path in (TARGET / "motherlode").rglob("*.py"):
        if not (SOURCE / path.relative_to(TARGET)).exists():
            path.unlink()


def link_client() -> None:
    """The client of the checkout, where the compiled package looks for its own."""
    if os.name == "posix":
        (TARGET / "motherlode" / "server" / "client").symlink_to(ROOT / "client" / "dist")


def opt_level() -> str:
    return os.environ.get("MOTHERLODE_OPT_LEVEL", "3")


def checksum() -> str:
    """Identifies all that the compiled modules depend on."""
    found = hashlib.sha256(f"{sys.version} {opt_level()}".encode())
    for path in [Path(__file__), *sorted(chain.from_iterable(python_files(SOURCE, name) for name in IMPORTED))]:
        found.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return found.hexdigest()


def python_files(source: Path, name: str) -> list[Path]:
    """A module of the package, or all modules of a folder."""
    path = source / "motherlode" / name
    return list(path.rglob("*.py")) if path.is_dir() else [path]


def modules(source: Path) -> list[str]:
    """The modules to compile, as paths from the folder above the package."""
    paths = chain.from_iterable(python_files(source, name) for name in COMPILED)
    return sorted(path.relative_to(source).as_posix() for path in paths if path.name not in PLAIN)


def translate(level: str) -> None:
    """Compiles the package in the current folder: mypyc writes C, one compiler per file makes objects."""
    import setuptools  # noqa: F401  before mypyc, which then uses its compilers
    from mypyc.build import mypycify

    extensions: list[Any] = mypycify(
        modules(Path()), opt_level=level, debug_level="0", multi_file=True, group_name="motherlode"
    )
    compiler = c_compiler()
    jobs = [(extension, file) for extension in extensions for file in extension.sources]
    jobs.sort(key=lambda job: -Path(job[1]).stat().st_size)  # the longest first, so that all processors finish together
    run_all(partial(compile_file, compiler), jobs)
    run_all(partial(link, compiler), extensions)


def c_compiler() -> Any:
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler

    compiler = new_compiler()
    customize_compiler(compiler)
    compiler.add_include_dir(sysconfig.get_path("include"))
    return compiler


def compile_file(compiler: Any, job: tuple[Any, str]) -> None:
    extension, file = job
    flags = [*extension.extra_compile_args, *FLAGS]
    compiler.compile([file], include_dirs=extension.include_dirs, extra_postargs=flags)


def link(compiler: Any, extension: Any) -> None:
    name = extension.name.replace(".", "/") + sysconfig.get_config_var("EXT_SUFFIX")
    compiler.link_shared_object(compiler.object_filenames(extension.sources), name, extra_postargs=FLAGS)


def run_all(work: Callable[[Any], None], items: Iterable[Any]) -> None:
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for _ in pool.map(work, items):
            pass


def measured(path: Path) -> dict[tuple[str, int], list[float | None]]:
    """Decisions and search iterations per second by game and seats, with the package taken from a folder."""
    command = [sys.executable, "-m", "motherlode.cli", "bench", "--json"]
    run = subprocess.run(command, env={**os.environ, "PYTHONPATH": str(path)}, check=True, capture_output=True)
    speeds = json.loads(run.stdout)["speeds"]
    names = ("decisions_per_second", "search_iterations_per_second")
    return {(each["game"], each["seats"]): [each[name] for name in names] for each in speeds}


def ratio() -> None:
    interpreted, compiled = measured(SOURCE), measured(TARGET)
    for case, speeds in interpreted.items():
        for what, slow, fast in zip(("decisions", "iterations"), speeds, compiled[case], strict=True):
            if slow and fast:  # a game without an evaluator is not searched
                figures = f"interpreted {slow:,.0f}, compiled {fast:,.0f} {what}/s, ratio {fast / slow:.2f}"
                sys.stdout.write(f"{case[0]}, {case[1]} seats: {figures}\n")


def main(command: str, *arguments: str) -> None:
    commands: dict[str, Callable[..., None]] = {"build": build, "ratio": ratio, "translate": translate}
    commands[command](*arguments)


if __name__ == "__main__":
    main(*sys.argv[1:])
