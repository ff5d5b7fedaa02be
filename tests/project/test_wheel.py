"""The wheel as people install it: in an environment of its own it serves, plays, simulates and measures.

Pure in `make test`; compiled if MOTHERLODE_COMPILED is set, in `make test-compiled`.
"""

import json
import os
import re
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen
from zipfile import ZipFile

from hatch_build import without_relative

ROOT = Path(__file__).parents[2]
IS_COMPILED = "MOTHERLODE_COMPILED" in os.environ
BUILD = "compiled" if IS_COMPILED else "interpreted"
LARGEST = 10_000_000
ENVIRONMENT = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "MOTHERLODE"))}


def hatch(tree: Path, target: str, folder: Path) -> Path:
    """The one distribution that is built from a source tree into a folder."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
    environment = {**os.environ, "MOTHERLODE_COMPILE": "1"} if IS_COMPILED else ENVIRONMENT
    subprocess.run(command, cwd=tree, env=environment, check=True, capture_output=True)
    (built,) = folder.iterdir()
    return built


def unpacked_sdist(folder: Path) -> Path:
    with tarfile.open(hatch(ROOT, "sdist", folder / "sdist")) as archive:
        archive.extractall(folder / "tree", filter="data")
    (tree,) = (folder / "tree").iterdir()
    return tree


def names_in(wheel: Path) -> list[str]:
    with ZipFile(wheel) as archive:
        return archive.namelist()


def build_wheel(folder: Path) -> Path:
    """The pure wheel goes through the sdist, as pip builds one; the compiled one uses what is compiled already."""
    return hatch(ROOT if IS_COMPILED else unpacked_sdist(folder), "wheel", folder / "wheel")


def check_contents(wheel: Path) -> None:
    names = names_in(wheel)
    assert "motherlode/server/client/index.html" in names, "run `make client` first"
    assert any(name.endswith((".so", ".pyd")) for name in names) == IS_COMPILED
    assert wheel.name.endswith("-py3-none-any.whl") != IS_COMPILED
    assert wheel.stat().st_size < LARGEST


def installed(wheel: Path, folder: Path) -> Path:
    """The program `motherlode` in a new environment."""
    environment = {**ENVIRONMENT, "PYTHON": str(Path(sys.base_prefix) / "bin" / "python3")}
    subprocess.run([str(ROOT / "scripts" / "install-wheel"), str(wheel), str(folder)], env=environment, check=True)
    return folder / "bin" / "motherlode"


def printed(program: Path, *arguments: str) -> str:
    command = [str(program), *arguments]
    return subprocess.run(
        command, cwd=program.parent, env=ENVIRONMENT, check=True, stdout=subprocess.PIPE, text=True
    ).stdout


@contextmanager
def serving(program: Path, data: Path) -> Iterator[str]:
    """The address of a server that runs in this context."""
    command = [str(program), "serve", "--port", "0", "--data", str(data)]
    with subprocess.Popen(command, cwd=data.parent, env=ENVIRONMENT, stdout=subprocess.PIPE, text=True) as running:
        try:
            assert running.stdout is not None
            found = re.search(r"Motherlode is open: (\S+)", running.stdout.readline())
            assert found
            yield found[1]
        finally:
            running.terminate()


def test_a_wheel_serves_plays_simulates_and_measures(tmp_path: Path) -> None:
    wheel = build_wheel(tmp_path)
    check_contents(wheel)
    program = installed(wheel, tmp_path / "environment")
    assert BUILD in printed(program, "--version")
    with serving(program, tmp_path / "data") as address:
        with urlopen(address, timeout=60) as page:
            assert '<script type="module"' in page.read().decode()
        example = [sys.executable, str(ROOT / "examples" / "bot.py"), address, "thebes"]
        assert subprocess.run(example, check=True, capture_output=True).stdout.startswith(b"ranks [")
    simulated = json.loads(printed(program, "simulate", "cavum", "--games", "4", "--workers", "2", "--json"))
    assert (simulated["games"], simulated["unfinished"]) == (4, 0)
    measured = json.loads(printed(program, "bench", "thebes", "--seconds", "0", "--json"))
    assert (measured["compiled"], len(measured["speeds"])) == (IS_COMPILED, 3)


def test_a_wheel_can_be_built_without_a_client(tmp_path: Path) -> None:
    tree = tmp_path / "checkout"
    tree.mkdir()
    for name in ("src", "LICENSE", "README.md", "hatch_build.py", "pyproject.toml", "scripts", "build"):
        (tree / name).symlink_to(ROOT / name)
    names = names_in(hatch(tree, "wheel", tmp_path / "wheel"))
    assert "motherlode/cli.py" in names
    assert not any("/client/" in name for name in names)


def test_nothing_compiled_is_left_among_the_sources() -> None:
    assert list((ROOT / "src").rglob("*.so")) == []


def test_the_description_for_indexes_leads_nowhere_in_the_checkout() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    description = without_relative(readme)
    words = re.findall(r"(?<!!)\[([^]]*)\]\((?!\w+:)", readme)
    assert words
    assert re.findall(r"!\[", readme)
    assert re.findall(r"\]\((?!\w+:)", description) == []
    assert [each for each in words if each not in description] == []
    assert without_relative("![a](x.png)\n\n[b](c.md) [d](https://e.org)") == "b [d](https://e.org)"
