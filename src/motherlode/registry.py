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
from motherlode.kernel import Game, MotherlodeError, Value, make, read_components

AnyGame: TypeAlias = Game[Any]
GameClass: TypeAlias = Callable[[Mapping[str, Value] | None, Path | None], AnyGame]

__all__ = ["GAMES", "AnyGame", "GameClass", "UnknownGame", "game", "make", "module_for"]

GAMES: Final[dict[str, GameClass]] = {"rockwell": Rockwell, "cavum": Cavum, "thebes": Thebes, "rawsiko": Rawsiko}


class UnknownGame(MotherlodeError):
    """An id that is not in the registry."""

    def __init__(self, id: str) -> None:
        self.id = id
        super().__init__(f"unknown game {id!r}; known are {', '.join(GAMES) or 'none'}")


def game(
    id: str, options: Mapping[str, Value] | None = None, components: Path | None = None, components_file: str = ""
) -> AnyGame:
    """The game under these options, with the components of a file (or of the text of one) or else its own.

    >>> game("cavum", {"phases": 2}).info.seats
    (2, 3, 4)
    """
    if id not in GAMES:
        raise UnknownGame(id)
    if components is None:
        return make(GAMES[id], options, components_file)
    return make(GAMES[id], options, read_components(components), components.name)


def module_for(id: str, package: str) -> ModuleType | None:
    """The module of a package that is named after a game, such as its evaluator or its board; None without one."""
    name = f"{package}.{id}"
    return None if find_spec(name) is None else import_module(name)
