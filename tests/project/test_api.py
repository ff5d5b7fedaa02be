"""The public face of the library: what it exports, that its examples run, and that importing it loads little."""

import ast
import doctest
import importlib
import os
import pkgutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import motherlode
from motherlode import Match, Perspective, Record, bot, game

PUBLIC = ["motherlode", "motherlode.kernel", "motherlode.play", "motherlode.bots", "motherlode.registry"]


def test_the_public_names_are_what_they_say() -> None:
    thebes = game("thebes")
    match = Match(thebes, seats=2)
    seat = match.to_act()[0]
    perspective = match.perspective(seat)
    assert isinstance(perspective, Perspective)
    assert isinstance(match.record(), Record)
    assert bot("random", Random(1), thebes).choose(perspective)
    assert set(motherlode.__all__) <= set(dir(motherlode))


@pytest.mark.parametrize("name", PUBLIC)
def test_a_public_package_names_what_is_public_in_it(name: str) -> None:
    package = importlib.import_module(name)
    assert package.__all__
    for exported in package.__all__:
        assert getattr(package, exported) is not None


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        _ = motherlode.nothing


SOURCES = Path(__file__).parents[2] / "src"
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef)


def modules() -> list[str]:
    found = [motherlode.__name__, "motherlode.registry"]
    for name in ("motherlode.kernel", "motherlode.play", "motherlode.bots"):
        package = importlib.import_module(name)
        found += [name, *(f"{name}.{module.name}" for module in pkgutil.iter_modules(package.__path__))]
    return found


def docstrings(name: str) -> Iterator[str]:
    """Read from the source: of a compiled function doctest finds nothing."""
    path = SOURCES.joinpath(*name.split("."))
    module = path.with_suffix(".py")
    source = module if module.exists() else path / "__init__.py"
    for node in ast.walk(ast.parse(source.read_text())):
        if isinstance(node, DOCUMENTED) and (text := ast.get_docstring(node)):
            yield text


def test_the_examples_in_docstrings_run() -> None:
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE)
    for name in modules():
        known = vars(importlib.import_module(name))
        for text in docstrings(name):
            runner.run(doctest.DocTestParser().get_doctest(text, dict(known), name, None, None))
            assert not runner.failures, name
    assert runner.tries > 20


def test_importing_loads_no_game_server_or_terminal() -> None:
    """How long it takes is in docs/bench.md; what would make it long is loaded only when it is asked for."""
    code = "import sys, motherlode; print([n for n in sys.modules if n.startswith('motherlode')])"
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environ)
    assert loaded.stdout.strip() == "['motherlode']"
