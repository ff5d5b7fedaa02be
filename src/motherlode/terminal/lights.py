"""What a step of a lesson speaks of, lit in the panels of the board wherever its name is written."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from motherlode.play.lesson import LessonStep
from motherlode.play.text import Catalogue
from motherlode.terminal.boards.panel import Panel

LIT: Final = "reverse"
# The map of RAWsiko cuts names to this length.
CUT: Final = 8


def spoken_of(step: LessonStep, words: Catalogue) -> list[str]:
    """The names of the things that a step lights, and short ids as boards write them: E0, j5."""
    ids = [*map(str, step.light.values()), *(part for name in step.at for part in name.split("-"))]
    known = [id for id in dict.fromkeys(ids) if words.has(f"name-{id}")]
    return [name for id in known for name in (words.name(id), *([id] if len(id) <= 3 else []))]


def pattern(name: str) -> str:
    return rf"(?i)\b{re.escape(name[:CUT])}" if len(name) > CUT else rf"(?i)\b{re.escape(name)}\b"


def lit(panel: Panel, names: Sequence[str]) -> Panel:
    """The same panel with these names lit."""
    body = panel.body.copy()
    for name in names:
        body.highlight_regex(pattern(name), LIT)
    return replace(panel, body=body)


def first_line(panels: Sequence[Panel], names: Sequence[str]) -> int | None:
    """The line of the stacked panels where one of the names is written first; each panel has a frame."""
    lines = [line for panel in panels for line in ("", *panel.body.plain.split("\n"), "")]
    found = (place for name in names for place, line in enumerate(lines) if re.search(pattern(name), line))
    return next(found, None)
