"""Rulebooks: chapters and clauses by their ids, search, and English where a language has none, said so."""

from pathlib import Path

import pytest

from motherlode.play.rulebook import (
    Clause,
    RulebookError,
    UnknownClause,
    rulebook,
    rulebook_languages,
)
from motherlode.play.text import UnknownLanguage
from motherlode.registry import GAMES

BOOK = """# Lode

A game.

## L1 Things

What there is.

- **L1.1** There is gold.
- **L1.2** There are coins,
  sixty of them.

## L2 Turns

- **L2.1** One digs for `gold`.

## Options

- `purse`: ten or fifteen.
"""


def written(folder: Path, lang: str = "en", text: str = BOOK) -> Path:
    (folder / "rules").mkdir(exist_ok=True)
    (folder / "rules" / f"{lang}.md").write_text(text, encoding="utf-8")
    return folder


def test_chapters_and_clauses(tmp_path: Path) -> None:
    book = rulebook(written(tmp_path))
    assert (book.title, book.text) == ("Lode", "A game.")
    assert [(chapter.id, chapter.title) for chapter in book.chapters] == [
        ("L1", "Things"),
        ("L2", "Turns"),
        ("", "Options"),
    ]
    assert [clause.id for clause in book.clauses] == ["L1.1", "L1.2", "L2.1"]
    assert book.clause("L1.2") == Clause("L1.2", "There are coins,\nsixty of them.")
    assert book.chapter("L2.1").title == book.chapter("L2").title == "Turns"
    assert book.chapters[0].text == "What there is."
    assert book.chapters[2].text == "- `purse`: ten or fifteen."


def test_lines_of_a_paragraph_are_one(tmp_path: Path) -> None:
    """They are wrapped in the file; a blank line or an item of a list begins the next."""
    wrapped = BOOK.replace("A game.", "A game\nof gold.\n\nFor two.").replace(
        "or fifteen.", "or\n  fifteen.\n- `bag`: one."
    )
    book = rulebook(written(tmp_path, text=wrapped))
    assert book.text == "A game of gold.\nFor two."
    assert book.chapters[2].text == "- `purse`: ten or fifteen.\n- `bag`: one."


def test_search(tmp_path: Path) -> None:
    book = rulebook(written(tmp_path))
    assert [clause.id for clause in book.search("GOLD")] == ["L1.1", "L2.1"]
    assert [clause.id for clause in book.search("gold digs")] == ["L2.1"]
    assert [clause.id for clause in book.search("turns")] == ["L2.1"]
    assert [clause.id for clause in book.search("l1.2")] == ["L1.2"]
    assert book.search("silver") == []


def test_an_unknown_clause_is_named_with_those_of_its_chapter_or_the_chapters(tmp_path: Path) -> None:
    book = rulebook(written(tmp_path))
    near, all_chapters = "chapter L1 has L1.1 to L1.2", "their chapters are L1, L2"
    for id, said in (("L1.9", near), ("X1.1", all_chapters), ("", all_chapters), ("L1", near)):
        with pytest.raises(UnknownClause, match=said) as caught:
            book.clause(id)
        assert caught.value.id == id
    for id in ("L3", "", "Options"):
        with pytest.raises(UnknownClause):
            book.chapter(id)


def test_english_stands_in_and_says_so(tmp_path: Path) -> None:
    written(tmp_path)
    written(tmp_path, "nl", BOOK.replace("A game.", "Een spel."))
    assert rulebook_languages(tmp_path) == ["en", "nl"]
    dutch, german = rulebook(tmp_path, "nl"), rulebook(tmp_path, "de")
    assert (dutch.text, dutch.lang, dutch.is_fallback) == ("Een spel.", "nl", False)
    assert (german.text, german.lang, german.asked, german.is_fallback) == ("A game.", "en", "de", True)
    with pytest.raises(UnknownLanguage):
        rulebook(tmp_path, "tlh")
    with pytest.raises(RulebookError, match="chess has no rulebook"):
        rulebook("chess")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("## L1 Things\n- **L1.1** Gold.\n", "has no title"),
        ("# A\n# B\n", "line 2: there is a title already"),
        ("# A\n- **L1.1** Gold.\n", "line 2: clause L1.1 does not stand in its chapter"),
        ("# A\n## L2 B\n- **L1.1** Gold.\n", "line 3: clause L1.1 does not stand in its chapter"),
        ("# A\n## L1 B\n- **L1.1** C.\n- **L1.1** D.\n", "line 4: clause L1.1 is given twice"),
        ("# A\n## L1 B\n- **L1.1.** C.\n", "line 3: a clause is written"),
    ],
)
def test_a_damaged_rulebook_is_refused(text: str, problem: str, tmp_path: Path) -> None:
    with pytest.raises(RulebookError, match=problem):
        rulebook(written(tmp_path, text=text))


@pytest.mark.parametrize("id", GAMES)
def test_the_languages_of_a_game_hold_the_same_clauses(id: str) -> None:
    books = [rulebook(id, lang) for lang in rulebook_languages(id)]
    assert {"en", "nl"} <= {book.lang for book in books}
    for book in books:
        assert [clause.id for clause in book.clauses] == [clause.id for clause in books[0].clauses]
        assert [chapter.id for chapter in book.chapters] == [chapter.id for chapter in books[0].chapters]
