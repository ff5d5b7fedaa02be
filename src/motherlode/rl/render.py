"""A position as text, or as a picture (SVG) of the board that the terminal draws."""

from io import StringIO

from rich.console import Console

from motherlode.kernel import SPECTATOR, State
from motherlode.play.perspective import Position
from motherlode.play.text import Catalogue
from motherlode.registry import AnyGame
from motherlode.terminal.boards import panels

WIDTH = 100


def as_text(game: AnyGame, seats: int, state: State, viewer: int = SPECTATOR, lang: str = "en") -> str:
    console = drawn(game, seats, state, viewer, lang)
    return console.export_text()


def as_svg(game: AnyGame, seats: int, state: State, viewer: int = SPECTATOR, lang: str = "en") -> str:
    console = drawn(game, seats, state, viewer, lang)
    return console.export_svg(title=game.info.title)


def drawn(game: AnyGame, seats: int, state: State, viewer: int, lang: str) -> Console:
    console = Console(width=WIDTH, record=True, file=StringIO(), force_terminal=True)
    words = Catalogue(game.info.id, lang)
    for panel in panels(Position(game, seats, viewer, state), words):
        console.print(panel.title, style="bold")
        console.print(panel.body)
    return console
