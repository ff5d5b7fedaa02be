"""The games that are complete: one explicit dict from id to class."""

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, Final, TypeAlias

from motherlode.games.cavum import Cavum
from motherlode.games.rawsiko import Rawsiko
from motherlode.games.rockwell import Rockwell
from motherlode.games.thebes import Thebes
from motherlode.kernel import Game, MotherlodeError, Value

AnyGame: TypeAlias = Game[Any]
GameClass: TypeAlias = Callable[[Mapping[str, Value] | None, Path | None], AnyGame]

GAMES: Final[dict[str, GameClass]] = {"rockwell": Rockwell, "cavum": Cavum, "thebes": Thebes, "rawsiko": Rawsiko}


class UnknownGame(MotherlodeError):
    """An id that is not in the registry."""

    def __init__(self, id: str) -> None:
        self.id = id
        super().__init__(f"unknown game {id!r}; known are {', '.join(GAMES) or 'none'}")


def game(id: str, options: Mapping[str, Value] | None = None, components: Path | None = None) -> AnyGame:
    """The game under these options and with these components, or else its own."""
    if id not in GAMES:
        raise UnknownGame(id)
    return GAMES[id](options, components)


def module_for(id: str, package: str) -> ModuleType | None:
    """The module of a package that is named after a game, such as its evaluator or its board; None without one."""
    name = f"{package}.{id}"
    return None if find_spec(name) is None else import_module(name)
