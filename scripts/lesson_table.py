"""Writes the tables of docs/learning.md: which clause of the rules is taught in which lesson.

`python scripts/lesson_table.py` rewrites the page; with `--check` it only says whether the page is up to date.
"""

import sys
from pathlib import Path

from motherlode import registry
from motherlode.play.lesson import Lesson, lessons, lessons_folder
from motherlode.play.rulebook import Chapter, rulebook
from motherlode.play.text import Catalogue

PAGE = Path(__file__).parents[1] / "docs" / "learning.md"
BEGIN = "<!-- tables: written by scripts/lesson_table.py -->\n"


def tables() -> str:
    return "\n".join(section(game) for game in registry.GAMES)


def section(game: str) -> str:
    """The lessons of a game in their order, then its chapters with the clauses that are taught."""
    told = Catalogue(lessons_folder(game), "en")
    listed = [entry(each, told) for each in lessons(game)]
    rows = [row(chapter, lessons(game)) for chapter in rulebook(game).chapters if chapter.id]
    head = f"## {registry.game(game).info.title}\n"
    return "\n".join([head, *listed, "", "| chapter | clauses and their lessons |", "|---|---|", *rows, ""])


def entry(each: Lesson, told: Catalogue) -> str:
    return f"{each.number}. {told.format(each.key('title'))} (`{each.id}`, {each.minutes} min)"


def row(chapter: Chapter, taught: tuple[Lesson, ...]) -> str:
    found = [(clause.id, [each.id for each in taught if clause.id in each.teaches]) for clause in chapter.clauses]
    cells = [f"{clause} {', '.join(ids)}" for clause, ids in found if ids]
    return f"| {chapter.id} {chapter.title} | {'; '.join(cells) or '-'} |"


def main(arguments: list[str]) -> int:
    old = PAGE.read_text(encoding="utf-8")
    new = old.partition(BEGIN)[0] + BEGIN + "\n" + tables()
    if "--check" in arguments:
        return int(new != old)
    PAGE.write_text(new, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
