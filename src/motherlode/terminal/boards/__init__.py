"""Boards as text: one module a game, each with a `panels` function."""

from collections.abc import Callable
from typing import Final

from motherlode.play.perspective import Outlook
from motherlode.play.text import Catalogue
from motherlode.terminal.boards import cavum, rawsiko, rockwell, thebes
from motherlode.terminal.boards.panel import Panel, plain_panels

BOARDS: Final[dict[str, Callable[[Outlook, Catalogue], list[Panel]]]] = {
    "cavum": cavum.panels,
    "rawsiko": rawsiko.panels,
    "rockwell": rockwell.panels,
    "thebes": thebes.panels,
}


def panels(outlook: Outlook, words: Catalogue) -> list[Panel]:
    """What lies on the table, for one viewer; a game without a board of its own is shown as its plain view."""
    return BOARDS.get(outlook.game.info.id, plain_panels)(outlook, words)
