"""Kernel, games and play need nothing but the standard library, save the localisation in `play/text.py` and the
compiler's decorators. SQL is in `server/store` only.
"""

import ast
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "motherlode"
ALLOWED = {"play/text.py": {"fluent"}}
COMPILER = {"mypy_extensions"}  # one module of decorators that tell mypyc how to compile a class
UNIX = {"fcntl", "grp", "pty", "pwd", "resource", "termios", "tty"}


def imported(path: Path) -> Iterator[str]:
    """The top-level packages a module imports, wherever in the module."""
    return imported_by(ast.walk(ast.parse(path.read_text())))


def imported_by(nodes: Iterable[ast.AST]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield (node.module or "motherlode").split(".")[0]


@pytest.mark.parametrize("package", ["kernel", "games", "play", "registry.py"])
def test_only_the_standard_library(package: str) -> None:
    root = SOURCE / package
    modules = sorted(root.rglob("*.py")) if root.is_dir() else [root]
    assert modules
    foreign = {}
    for path in modules:
        name = path.relative_to(SOURCE).as_posix()
        others = set(imported(path)) - sys.stdlib_module_names - {"motherlode"} - COMPILER - ALLOWED.get(name, set())
        if others:
            foreign[name] = sorted(others)
    assert not foreign


def test_only_the_store_speaks_sql() -> None:
    modules = {path.relative_to(SOURCE).as_posix(): set(imported(path)) for path in sorted(SOURCE.rglob("*.py"))}
    sql = {name for name, packages in modules.items() if packages & {"alembic", "sqlalchemy"}}
    assert "server/store/store.py" in sql
    assert [name for name in sorted(sql) if not name.startswith("server/store/")] == []


def test_what_windows_lacks_is_imported_for_other_systems_only() -> None:
    """Library, terminal and server can be imported on Windows."""
    unguarded = [
        path.relative_to(SOURCE).as_posix()
        for path in sorted(SOURCE.rglob("*.py"))
        if UNIX & set(imported_by(ast.parse(path.read_text()).body))
    ]
    assert unguarded == []
