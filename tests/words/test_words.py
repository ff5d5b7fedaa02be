"""One word per thing: no catalogue and no rulebook uses a word that the glossary of its language rules out."""

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pytest

from motherlode.play.text import LANGUAGES, bundle, variables_in
from motherlode.registry import GAMES

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[1]
# Where sentences are: of a game, and of everything else.
OF_GAME: Final = (
    "src/motherlode/games/{game}/text/{lang}.ftl",
    "src/motherlode/games/{game}/lessons/text/{lang}.ftl",
    "src/motherlode/games/{game}/rules/{lang}.md",
    "src/motherlode/games/{game}/rules/short/{lang}.md",
    "client/src/games/{game}/text/{lang}.ftl",
)
SHARED: Final = ("src/motherlode/play/text/{lang}.ftl", "client/src/text/{lang}.ftl")
# Sentences whose numbers are never 1: points of exhibitions and orders, events of several moves, sizes in the box.
NEVER_ONE: Final = {
    "event-exhibition_shown", "bag-debris", "about-site", "about-class", "about-achievement", "about-delivery",
    "action-deliver", "delivery", "delivered", "action-take_order", "action-fulfil", "event-order_taken", "why-C9_7",
    "why-C10_17", "about-tunnel", "about-order", "about-city", "city-told", "build-acts", "order-chips",
    "about-continent", "event-placed_many", "event-territories_chosen", "event-entered_many", "event-moved_many",
    "event-options_cashed", "front-seats", "reconstructed",
}  # fmt: skip


@dataclass(frozen=True)
class Term:
    """What a thing is called, and what it must not be called; of all games if none is named.

    `book`: what the printed rulebook calls it, where that is another word; `why`: the reason.
    """

    thing: str
    term: str
    games: tuple[str, ...]
    never: tuple[str, ...]
    book: str = ""
    why: str = ""


def glossary(lang: str) -> list[Term]:
    return [
        Term(
            each["thing"],
            each["term"],
            tuple(each["games"]),
            tuple(each.get("not", ())),
            each.get("book", ""),
            each.get("why", ""),
        )
        for each in read(lang)["term"]
    ]


def read(lang: str) -> dict[str, Any]:
    return tomllib.loads((HERE / f"{lang}.toml").read_text(encoding="utf-8"))


def texts(term: Term, lang: str) -> list[Path]:
    """The files that may speak of the thing."""
    patterns = [ROOT / pattern.format(game=game, lang=lang) for game in term.games or GAMES for pattern in OF_GAME]
    if not term.games:
        patterns += [ROOT / pattern.format(lang=lang) for pattern in SHARED]
    return [file for file in patterns if file.is_file()]


def said(line: str, pattern: str) -> str:
    """The line without keys and names of variables, which are English, unless the pattern asks for them."""
    line = line if " = " in pattern else re.sub(r"^[\w-]+ = ", "", line)
    return line if "\\$" in pattern else re.sub(r"\$\w+", "$", line)


def faults(term: Term, lang: str) -> list[str]:
    """The lines that use a word that is ruled out."""
    return [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()[:120]}"
        for file in texts(term, lang)
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if any(re.search(pattern, said(line, pattern)) for pattern in term.never)
    ]


CASES: Final = [pytest.param(lang, term, id=f"{lang}-{term.thing}") for lang in LANGUAGES for term in glossary(lang)]


@pytest.mark.parametrize(("lang", "term"), CASES)
def test_a_thing_has_one_name(lang: str, term: Term) -> None:
    assert faults(term, lang) == []


@pytest.mark.parametrize(("lang", "term"), CASES)
def test_the_glossary_names_words_that_are_used(lang: str, term: Term) -> None:
    assert any(term.term.casefold() in file.read_text(encoding="utf-8").casefold() for file in texts(term, lang))


@pytest.mark.parametrize(("lang", "term"), CASES)
def test_an_entry_says_something(lang: str, term: Term) -> None:
    """It rules a word out, or sets the printed book's word beside ours; if that is another one, with a reason."""
    assert term.never or term.book
    assert term.book.casefold() != term.term.casefold()
    assert bool(term.why) or not term.book


def test_a_wrong_word_is_found() -> None:
    wrong = Term("wheel", "wheel", ("thebes",), (r"\bwheel\b",))
    assert faults(wrong, "en")


def catalogues(lang: str) -> list[tuple[Path, ...]]:
    """Every catalogue, with those whose sentences it may use."""
    shared = tuple(ROOT / pattern.format(lang=lang) for pattern in SHARED)
    found = [shared]
    for game in GAMES:
        own = [ROOT / pattern.format(game=game, lang=lang) for pattern in OF_GAME if pattern.endswith(".ftl")]
        found.append((*filter(Path.is_file, own), shared[0]))
    return found


def ones(files: tuple[Path, ...], lang: str) -> dict[str, str]:
    """Every sentence as it is when all its numbers are 1."""
    words = bundle(lang, files)
    said: dict[str, str] = {}
    for key, variables in variables_in(files).items():
        pattern = words.get_message(key).value
        if pattern is not None:
            said[key] = str(words.format_pattern(pattern, dict.fromkeys(variables, 1))[0])
    return said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_is_not_followed_by_many(lang: str) -> None:
    many = re.compile(rf"(?<![\w./,-])1 ({'|'.join(read(lang)['plurals'])})\b")
    wrong = {
        key: text
        for files in catalogues(lang)
        for key, text in ones(files, lang).items()
        if key not in NEVER_ONE and many.search(text)
    }
    assert wrong == {}
