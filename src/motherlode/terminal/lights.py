"""What a step of a lesson speaks of, lit in the panels of the board: in its place, or wherever its name is written."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from motherlode.play.lesson import LessonStep
from motherlode.play.text import Catalogue
from motherlode.terminal.boards.panel import Panel

LIT: Final = "bold black on yellow"


def spoken_of(step: LessonStep) -> list[str]:
    """The ids of the things that a step lights."""
    return list(dict.fromkeys([*map(str, step.light.values()), *(id for name in step.at for id in ids_in(name))]))


def ids_in(name: str) -> list[str]:
    """The ids in a name of the browser's board; what such a name begins with is a kind: station-e5, crew-0-e0-1."""
    kind, *rest = name.split("-")
    return rest if rest and "_" not in kind else [kind, *rest]


def lit(panels: Sequence[Panel], ids: Sequence[str], words: Catalogue) -> list[Panel]:
    """The same panels with these things lit."""
    names = names_of(panels, ids, words)
    return [lit_panel(panel, ids, names) for panel in panels]


def lit_panel(panel: Panel, ids: Sequence[str], names: Sequence[str]) -> Panel:
    body = panel.body.copy()
    for id in ids:
        if id in panel.spots:
            body.stylize(LIT, *panel.spots[id])
    for name in names:
        body.highlight_regex(pattern(name), LIT)
    return replace(panel, body=body)


def names_of(panels: Sequence[Panel], ids: Sequence[str], words: Catalogue) -> list[str]:
    """The names of those things that have no place of their own on the board."""
    placed = {id for panel in panels for id in panel.spots}
    return [words.name(id) for id in ids if id not in placed and words.has(f"name-{id}")]


def pattern(name: str) -> str:
    return rf"(?i)(?<!\w){re.escape(name)}(?!\w)"


def first_line(panels: Sequence[Panel], ids: Sequence[str], words: Catalogue) -> int | None:
    """The line of the stacked panels on which one of the things is first; each panel has a frame."""
    names = names_of(panels, ids, words)
    top = 0
    for panel in panels:
        lines = [panel.body.plain[: panel.spots[id][0]].count("\n") for id in ids if id in panel.spots]
        lines += [number for number, line in enumerate(panel.body.plain.split("\n")) if is_in(line, names)]
        if lines:
            return top + 1 + min(lines)
        top += panel.body.plain.count("\n") + 3
    return None


def is_in(line: str, names: Sequence[str]) -> bool:
    return any(re.search(pattern(name), line) for name in names)
