"""The rules of a game in brief: two or three pages with drawings, read from `games/<id>/rules/short/<lang>.md`."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from motherlode.play.rulebook import RulebookError, rules_folder
from motherlode.play.text import FALLBACK, require_language

TITLE: Final = re.compile(r"# (?P<text>.+)")
# What a line begins with, and what it is then.
KINDS: Final = (
    ("heading", re.compile(r"## (?P<text>.+)")),
    ("item", re.compile(r"- (?P<text>.+)")),
    ("step", re.compile(r"\d+\. (?P<text>.+)")),
    ("drawing", re.compile(r"!\[(?P<text>[^\]]+)\]\((?P<file>[a-z]+\.svg)\)")),
    ("paragraph", re.compile(r"(?P<text>.+)")),
)


@dataclass(frozen=True)
class Block:
    """A heading, a paragraph, an item or step of a list, or a drawing: its file, with what it shows as text."""

    kind: str
    text: str
    file: str = ""


@dataclass(frozen=True)
class ShortRules:
    """`lang` is English where there are none in the language that was asked for."""

    title: str
    blocks: tuple[Block, ...]
    lang: str


def short_rules(game: str | Path, lang: str = FALLBACK) -> ShortRules:
    """The short rules of a game (its id or its folder) in a language, or else in English."""
    require_language(lang)
    for spoken in (lang, FALLBACK):
        file = short_folder(game) / f"{spoken}.md"
        if file.is_file():
            return parse_short(file, spoken)
    raise RulebookError(f"{game} has no short rules")


def drawing(game: str | Path, name: str) -> bytes:
    """A drawing of the short rules, as SVG."""
    drawings = {file.name: file for file in short_folder(game).glob("*.svg")}
    if name not in drawings:
        raise RulebookError(f"the short rules have no drawing {name!r}")
    return drawings[name].read_bytes()


def short_folder(game: str | Path) -> Path:
    return rules_folder(game) / "short"


@cache
def parse_short(file: Path, lang: str) -> ShortRules:
    first, *lines = [line for line in file.read_text(encoding="utf-8").splitlines() if line.strip()]
    title = TITLE.fullmatch(first)
    if title is None:
        raise RulebookError(f"{file.name} has no title")
    return ShortRules(title["text"], tuple(block_of(line) for line in lines), lang)


def block_of(line: str) -> Block:
    for kind, pattern in KINDS:
        if found := pattern.fullmatch(line):
            return Block(kind, found["text"], found.groupdict().get("file", ""))
    raise RulebookError(f"not a line of short rules: {line!r}")
