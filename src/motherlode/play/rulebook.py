"""The rules of a game as people read them: chapters and numbered clauses, parsed from `games/<id>/rules/<lang>.md`."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from motherlode.kernel import MotherlodeError
from motherlode.play.text import FALLBACK, GAMES, LANGUAGES, require_language

TITLE: Final = re.compile(r"# (?P<title>.+)")
CHAPTER: Final = re.compile(r"## (?:(?P<id>[A-Z]+\d+) )?(?P<title>.+)")
CLAUSE: Final = re.compile(r"- \*\*(?P<id>[A-Z]+\d+\.\d+)\*\* (?P<text>.+)")


class RulebookError(MotherlodeError):
    """A rulebook that is missing, or not written as ours are."""


class UnknownClause(MotherlodeError):
    """A clause that the rules do not have."""

    def __init__(self, id: str, rulebook: "Rulebook") -> None:
        self.id = id
        super().__init__(f"the rules of {rulebook.title} have no clause {id!r}; {near(id, rulebook)}")


def near(id: str, rulebook: "Rulebook") -> str:
    """The clauses of the chapter that was meant, or all chapters."""
    chapters = [chapter for chapter in rulebook.chapters if chapter.clauses]
    for chapter in chapters:
        if chapter.id == id.partition(".")[0]:
            return f"chapter {chapter.id} has {chapter.clauses[0].id} to {chapter.clauses[-1].id}"
    return f"their chapters are {', '.join(chapter.id for chapter in chapters)}"


@dataclass(frozen=True)
class Clause:
    id: str
    text: str


@dataclass(frozen=True)
class Chapter:
    """`id` is empty for a part without clauses; `text` is what is said before the first clause, a paragraph a line."""

    id: str
    title: str
    text: str
    clauses: tuple[Clause, ...]


@dataclass(frozen=True)
class Rulebook:
    """`lang` is English where the rules do not exist in the language that was asked for."""

    title: str
    text: str
    chapters: tuple[Chapter, ...]
    lang: str
    asked: str

    @property
    def is_fallback(self) -> bool:
        return self.lang != self.asked

    @property
    def clauses(self) -> list[Clause]:
        """All clauses in their order."""
        return [clause for chapter in self.chapters for clause in chapter.clauses]

    def clause(self, id: str) -> Clause:
        for clause in self.clauses:
            if clause.id == id:
                return clause
        raise UnknownClause(id, self)

    def chapter(self, id: str) -> Chapter:
        """A chapter by its own id, or that of a clause."""
        for chapter in self.chapters:
            if chapter.id and chapter.id == id.partition(".")[0]:
                return chapter
        raise UnknownClause(id, self)

    def search(self, words: str) -> list[Clause]:
        """The clauses in which every word occurs, in the text, the id or the title of the chapter."""
        wanted = words.casefold().split()
        return [
            clause
            for chapter in self.chapters
            for clause in chapter.clauses
            if all(word in f"{clause.id} {chapter.title} {clause.text}".casefold() for word in wanted)
        ]


def rulebook(game: str | Path, lang: str = FALLBACK) -> Rulebook:
    """The rules of a game (its id or its folder) in a language, or else in English."""
    require_language(lang)
    found = rulebook_languages(game)
    if FALLBACK not in found:
        raise RulebookError(f"{game} has no rulebook")
    chosen = lang if lang in found else FALLBACK
    return parse(rules_folder(game) / f"{chosen}.md", chosen, lang)


def rulebook_languages(game: str | Path) -> list[str]:
    return [lang for lang in LANGUAGES if (rules_folder(game) / f"{lang}.md").is_file()]


def rules_folder(game: str | Path) -> Path:
    return (GAMES / game if isinstance(game, str) else game) / "rules"


class Draft:
    """A rulebook while it is read, line by line."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self.title = ""
        self.parts: list[tuple[str, str, list[str], list[Clause]]] = [("", "", [], [])]
        self._follows_blank = False

    def take(self, number: int, line: str) -> None:
        if line.strip():
            self._take_line(number, line)
        self._follows_blank = not line.strip()

    def _take_line(self, number: int, line: str) -> None:
        if match := CHAPTER.fullmatch(line):
            self.parts.append((match["id"] or "", match["title"], [], []))
        elif match := TITLE.fullmatch(line):
            self._take_title(number, match["title"])
        elif match := CLAUSE.fullmatch(line):
            self._take_clause(number, Clause(match["id"], match["text"]))
        elif line.startswith("- **"):
            raise self._fail(number, "a clause is written '- **T1.1** text'")
        else:
            self._take_more(line)

    def _take_title(self, number: int, title: str) -> None:
        if self.title:
            raise self._fail(number, "there is a title already")
        self.title = title

    def _take_clause(self, number: int, clause: Clause) -> None:
        id, _, _, clauses = self.parts[-1]
        if not id or clause.id.partition(".")[0] != id:
            raise self._fail(number, f"clause {clause.id} does not stand in its chapter")
        if any(clause.id == other.id for _, _, _, others in self.parts for other in others):
            raise self._fail(number, f"clause {clause.id} is given twice")
        clauses.append(clause)

    def _take_more(self, line: str) -> None:
        """A line that goes on: with the clause above it if it is indented, else with the text of the chapter."""
        _, _, text, clauses = self.parts[-1]
        if clauses and line.startswith(" "):
            last = clauses.pop()
            clauses.append(Clause(last.id, f"{last.text}\n{line.strip()}"))
        elif text and not self._follows_blank and not line.startswith("- "):
            text[-1] += f" {line.strip()}"
        else:
            text.append(line)

    def _fail(self, number: int, problem: str) -> RulebookError:
        return RulebookError(f"{self._file.name}, line {number}: {problem}")

    def finished(self, lang: str, asked: str) -> Rulebook:
        if not self.title:
            raise RulebookError(f"{self._file.name} has no title")
        chapters = [Chapter(id, title, "\n".join(text), tuple(clauses)) for id, title, text, clauses in self.parts]
        return Rulebook(self.title, chapters[0].text, tuple(chapters[1:]), lang, asked)


@cache
def parse(file: Path, lang: str, asked: str) -> Rulebook:
    draft = Draft(file)
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        draft.take(number, line)
    return draft.finished(lang, asked)
