"""The folder a game lives in, and the clauses of its rules."""

import sys
from pathlib import Path
from typing import TypeVar

from motherlode.kernel import Game, State
from motherlode.play.rulebook import rulebook

S = TypeVar("S", bound=State)


def folder_of(game: Game[S]) -> Path:
    """Where the game's rules and texts are; a variant of a game shares those of its parent."""
    for parent in type(game).__mro__:
        file = getattr(sys.modules[parent.__module__], "__file__", None)
        if file and (Path(file).parent / "rules").is_dir():
            return Path(file).parent
    raise FileNotFoundError(f"no rules beside {type(game).__module__}")


def clauses_of(game: Game[S], lang: str = "en") -> list[str]:
    """The ids of the clauses in the order of the rulebook."""
    return [clause.id for clause in rulebook(folder_of(game), lang).clauses]
