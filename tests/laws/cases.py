"""The games under the laws: each folder of `motherlode.games` for which a module here holds a case, and Lode."""

from pkgutil import iter_modules
from typing import Any

from motherlode import games, kernel, registry
from motherlode.registry import module_for
from motherlode.testing.case import LawCase

# Beside a compiled kernel only games that are compiled as well can run: Lode and the registered ones.
IS_COMPILED = not str(kernel.__file__).endswith(".py")
FOLDERS = registry.GAMES if IS_COMPILED else sorted(module.name for module in iter_modules(games.__path__))


def cases() -> dict[str, LawCase[Any]]:
    """By game: the constant named like it, `THEBES` in `tests.laws.thebes`."""
    modules = {id: module_for(id, "tests.laws") for id in ("lode", *FOLDERS)}
    return {id: getattr(module, id.upper()) for id, module in modules.items() if module is not None}


CASES = cases()
