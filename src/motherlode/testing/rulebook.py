"""The folder a game lives in, and the clauses of its rules."""

import re
import sys
from functools import cache
from pathlib import Path
from typing import Final, TypeVar

from motherlode.kernel import Game, State

S = TypeVar("S", bound=State)

CLAUSE: Final = re.compile(r"^- \*\*([A-Z]+\d+\.\d+[a-z]?)\*\* ", re.MULTILINE)


def folder_of(game: Game[S]) -> Path:
    """Where the game's rules and texts are; a variant of a game shares those of its parent."""
    for parent in type(game).__mro__:
        file = getattr(sys.modules[parent.__module__], "__file__", None)
        if file and (Path(file).parent / "rules").is_dir():
            return Path(file).parent
    raise FileNotFoundError(f"no rules beside {type(game).__module__}")


def clauses_of(game: Game[S], lang: str = "en") -> list[str]:
    """The ids of the clauses in the order of the rulebook."""
    return list(clauses_in(folder_of(game) / "rules" / f"{lang}.md"))


@cache
def clauses_in(file: Path) -> tuple[str, ...]:
    return tuple(CLAUSE.findall(file.read_text(encoding="utf-8")))
