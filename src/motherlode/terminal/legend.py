"""The line of keys at the bottom: all of them, in the players' language, on as many lines as they need."""

from collections.abc import Sequence
from typing import Final

from rich.style import Style
from rich.text import Text
from textual.geometry import Size
from textual.widget import Widget

from motherlode.play.text import Catalogue

GAP: Final = 2
# Keys with a name of their own in each language.
NAMES: Final = {"Enter": "ui-enter", "Esc": "ui-escape"}


class Legend(Widget):
    """Keys with what they do, never broken between two lines; a click on one that is a command does it."""

    def __init__(self, words: Catalogue, keys: Sequence[tuple[str, str]]) -> None:
        self._entries: Final = [entry(words, key, name) for key, name in keys]
        super().__init__(id="legend")

    def render(self) -> Text:
        return in_lines(self._entries, self.content_size.width)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(in_lines(self._entries, width).split())


def entry(words: Catalogue, key: str, name: str) -> Text:
    """A key with the end of its sentence's id, which is its action too."""
    click = {"@click": f"app.{name}"}
    text = Text(words.format(NAMES[key]) if key in NAMES else key, Style(bold=True, meta=click))
    text.append(f" {words.format(f'ui-key-{name}')}", Style(bold=False, meta=click))
    return text


def in_lines(entries: Sequence[Text], width: int) -> Text:
    """As many entries on a line as it has room for."""
    text, used = Text(), 0
    for each in entries:
        if used and used + GAP + each.cell_len > width:
            text.append("\n")
            used = 0
        elif used:
            text.append(" " * GAP)
            used += GAP
        text.append(each)
        used += each.cell_len
    return text
