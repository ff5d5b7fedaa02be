"""What a board is made of: titled pieces of styled text."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from rich.text import Text

from motherlode.play.perspective import Outlook
from motherlode.play.text import Catalogue

# A colour never stands alone: a seat has a letter too.
SEAT_STYLES: Final = ("bold red", "bold blue", "bold green", "bold yellow", "bold magenta")
SEAT_LETTERS: Final = "ABCDE"


# Where things stand in a text, by their ids: from the first character to the one after the last.
Spots: TypeAlias = Mapping[str, tuple[int, int]]


@dataclass(frozen=True)
class Panel:
    """A titled piece of the board; `side` panels stand beside the log.

    `spots` are the things that have a place of their own in it.
    """

    title: str
    body: Text
    side: bool = False
    spots: Spots = field(default_factory=dict)


def moved(spots: Spots, by: int) -> Spots:
    """The same places after more text before them."""
    return {id: (start + by, end + by) for id, (start, end) in spots.items()}


def seat_mark(seat: int) -> tuple[str, str]:
    """The letter of a seat in its colour."""
    return SEAT_LETTERS[seat], SEAT_STYLES[seat]


def seat_title(words: Catalogue, seat: int) -> str:
    return f"{SEAT_LETTERS[seat]} {words.seat_name(seat)}"


def plain_panels(outlook: Outlook, words: Catalogue) -> list[Panel]:
    """The view as it is."""
    return [Panel(outlook.game.info.title, Text(json.dumps(outlook.view(), indent=1, ensure_ascii=False)))]
