"""What a board is made of: titled pieces of styled text."""

import json
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from motherlode.play.perspective import Outlook
from motherlode.play.text import Catalogue

# A colour never stands alone: a seat has a letter too.
SEAT_STYLES: Final = ("bold red", "bold blue", "bold green", "bold yellow", "bold magenta")
SEAT_LETTERS: Final = "ABCDE"


@dataclass(frozen=True)
class Panel:
    """A titled piece of the board; `side` panels stand beside the log."""

    title: str
    body: Text
    side: bool = False


def seat_mark(seat: int) -> tuple[str, str]:
    """The letter of a seat in its colour."""
    return SEAT_LETTERS[seat], SEAT_STYLES[seat]


def seat_title(words: Catalogue, seat: int) -> str:
    return f"{SEAT_LETTERS[seat]} {words.seat_name(seat)}"


def plain_panels(outlook: Outlook, words: Catalogue) -> list[Panel]:
    """The view as it is."""
    return [Panel(outlook.game.info.title, Text(json.dumps(outlook.view(), indent=1, ensure_ascii=False)))]
