"""Boards as text: one module per game, named after its id, each with a `panels` function."""

from collections.abc import Callable
from typing import TypeAlias

from motherlode.play.perspective import Outlook
from motherlode.play.text import Catalogue
from motherlode.registry import module_for
from motherlode.terminal.boards.panel import Panel, plain_panels

Board: TypeAlias = Callable[[Outlook, Catalogue], list[Panel]]


def panels(outlook: Outlook, words: Catalogue) -> list[Panel]:
    """What lies on the table, for one viewer."""
    return board_of(outlook.game.info.id)(outlook, words)


def board_of(game: str) -> Board:
    """The board of a game; a game without one is shown as its plain view."""
    module = module_for(game, "motherlode.terminal.boards")
    if module is None:
        return plain_panels
    board: Board = module.panels
    return board
