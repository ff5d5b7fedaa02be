"""The games under the laws. A game gets all of them by its id here and a module `tests.laws.<id>` with its case."""

from importlib import import_module
from typing import Any

from motherlode import kernel, registry
from motherlode.testing.case import LawCase

GAMES = ("cavum", "lode", "rawsiko", "rockwell", "thebes")

# Beside a compiled kernel only games that are compiled as well can run: Lode and the registered ones.
IS_COMPILED = not str(kernel.__file__).endswith(".py")


def case_of(id: str) -> LawCase[Any]:
    """The case of a game, a constant named like it: `THEBES` in `tests.laws.thebes`."""
    case: LawCase[Any] = getattr(import_module(f"tests.laws.{id}"), id.upper())
    return case


CASES = {id: case_of(id) for id in GAMES if not IS_COMPILED or id in ("lode", *registry.GAMES)}
