"""The names that lessons light are names of things on the boards of the client (`data-at`)."""

import re
from pathlib import Path

import pytest

from motherlode import registry
from motherlode.play.lesson import lessons
from motherlode.play.text import Catalogue

CLIENT = Path(__file__).parents[2] / "client" / "src"
# `data-at="land-{territory}"`, and names made in code: `crew-${owner}-${place}`.
WRITTEN = re.compile(r'data-at="([^"]+)"|`((?:[\w-]|\$\{[^}`]+\})*-\$\{[^}`]+\}(?:[\w-]|\$\{[^}`]+\})*)`')
HOLE = re.compile(r"\$?\{[^}]*\}")


class Board:
    """What things are called on a board of the client: templates that are filled with numbers, letters and names."""

    def __init__(self, game: str) -> None:
        files = [*(CLIENT / "stage").glob("*.svelte"), *(CLIENT / "games" / game).glob("*")]
        text = "\n".join(file.read_text(encoding="utf-8") for file in files if file.suffix in (".svelte", ".ts"))
        found = [HOLE.split(one or other) for one, other in WRITTEN.findall(text)]
        self.templates = [re.compile("(.+)".join(re.escape(part) for part in parts)) for parts in found]
        self.words = Catalogue(game, "en")
        # Names that the code of a board lists: the drawers and the two orders of Rockwell.
        self.listed = set(re.findall(r'"([a-z]+)"', text))

    def has(self, name: str) -> bool:
        filled = [match.groups() for each in self.templates if (match := each.fullmatch(name))]
        return any(all(self.knows(part) for part in parts) for parts in [(name,), *filled])

    def knows(self, part: str) -> bool:
        return len(part) == 1 or part in self.listed or self.words.has(f"name-{part}")


@pytest.mark.parametrize("game", registry.GAMES)
def test_what_a_lesson_lights_is_on_the_board(game: str) -> None:
    board = Board(game)
    names = {name for each in lessons(game) for step in each.steps for name in step.at}
    assert names
    assert [name for name in sorted(names) if not board.has(name)] == []
    assert not board.has("land-nowhere")
    assert not board.has("nowhere-7")
