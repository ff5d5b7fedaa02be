"""The short rules: in four languages alike, with drawings that exist and clauses that do."""

import re
from pathlib import Path
from typing import Final

import pytest

from motherlode.play.rulebook import RulebookError, rulebook
from motherlode.play.short_rules import Block, drawing, short_folder, short_rules
from motherlode.play.text import LANGUAGES
from motherlode.registry import GAMES
from scripts.drawings.__main__ import files

CLAUSE: Final = re.compile(r"\b[A-Z]\d+\.\d+\b")
PAGES: Final = (380, 900)


def words(blocks: tuple[Block, ...]) -> int:
    return sum(len(block.text.split()) for block in blocks)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_they_are_two_or_three_pages_in_every_language(game: str, lang: str) -> None:
    found = short_rules(game, lang)
    assert found.lang == lang
    assert PAGES[0] < words(found.blocks) < PAGES[1]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_languages_tell_the_same_in_the_same_order(game: str, lang: str) -> None:
    def shape(spoken: str) -> list[tuple[str, str, list[str]]]:
        return [(each.kind, each.file, CLAUSE.findall(each.text)) for each in short_rules(game, spoken).blocks]

    assert shape(lang) == shape("nl")


@pytest.mark.parametrize("game", GAMES)
def test_their_clauses_exist(game: str) -> None:
    known = {clause.id for clause in rulebook(game).clauses}
    named = {id for block in short_rules(game).blocks for id in CLAUSE.findall(block.text)}
    assert named
    assert named <= known


@pytest.mark.parametrize("game", GAMES)
def test_every_drawing_exists_and_is_shown(game: str) -> None:
    shown = {block.file for block in short_rules(game).blocks if block.kind == "drawing"}
    assert shown == {file.name for file in short_folder(game).glob("*.svg")}
    assert len(shown) >= 2
    for name in shown:
        assert drawing(game, name).startswith(b"<svg ")


def test_the_drawings_are_those_of_the_components() -> None:
    for file, text in files().items():
        assert file.read_text(encoding="utf-8") == text, f"{file}: write it again"


def test_a_game_without_them_says_so(tmp_path: Path) -> None:
    with pytest.raises(RulebookError, match="has no short rules"):
        short_rules(tmp_path)
    with pytest.raises(RulebookError, match=r"no drawing '\.\./en\.md'"):
        drawing("thebes", "../en.md")


def test_a_language_that_is_missing_falls_back_to_english(tmp_path: Path) -> None:
    (tmp_path / "rules" / "short").mkdir(parents=True)
    (tmp_path / "rules" / "short" / "en.md").write_text("# Lode\n\nDig.\n\n1. Well\n- Deep\n", encoding="utf-8")
    found = short_rules(tmp_path, "fr")
    assert (found.lang, found.title) == ("en", "Lode")
    assert [block.kind for block in found.blocks] == ["paragraph", "step", "item"]
