"""The line of keys at the bottom: all of them, in the players' language, on as many lines as they need."""

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text
from textual.widgets import Static

from motherlode.play.text import Catalogue


class Legend(Static):
    """Keys with what they do; a click on one that is a command does it."""

    def __init__(self, words: Catalogue, keys: Sequence[tuple[str, str]]) -> None:
        super().__init__(legend_text(words, keys), id="legend")


def legend_text(words: Catalogue, keys: Sequence[tuple[str, str]]) -> Text:
    """Each key with the end of its sentence's id, which is its action too."""
    text = Text()
    for key, name in keys:
        click = {"@click": f"app.{name}"}
        text.append(key, Style(bold=True, meta=click))
        text.append(f" {words.format(f'ui-key-{name}')}", Style(meta=click))
        text.append("  ")
    text.rstrip()
    return text
