"""How far someone is with the lessons of a game, kept in the user's data directory.

A lesson under way is kept as what was done in it: its draws are fixed, so the same acts lead to the same place.
"""

import json
from pathlib import Path
from typing import Final, TypeAlias

from motherlode.play.lesson import Lesson, lessons
from motherlode.terminal.folders import user_folder

# The seat and its move in notation; nothing for a step that was read.
Act: TypeAlias = list[int | str]


class Progress:
    """Lessons that are done, and what was done in those that are not. A file that cannot be read counts as none."""

    def __init__(self, game: str) -> None:
        self.file: Final[Path] = user_folder() / "lessons" / f"{game}.json"
        self.done: list[str] = []
        self._begun: dict[str, list[Act]] = {}
        self._read()

    def _read(self) -> None:
        try:
            data = json.loads(self.file.read_text(encoding="utf-8"))
            self.done, self._begun = list(data["done"]), dict(data["begun"])
        except (OSError, ValueError, KeyError, TypeError):
            return

    def acts(self, lesson: str) -> list[Act]:
        return list(self._begun.get(lesson, []))

    def keep(self, lesson: str, acts: list[Act]) -> None:
        self._begun[lesson] = list(acts)
        self._write()

    def finish(self, lesson: str) -> None:
        self._begun.pop(lesson, None)
        if lesson not in self.done:
            self.done.append(lesson)
        self._write()

    def _write(self) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(json.dumps({"done": self.done, "begun": self._begun}), encoding="utf-8")


def following(game: str, progress: Progress, after: Lesson | None = None) -> Lesson | None:
    """The next one after a lesson that is not done; else the lesson that was left, else the first that is not done."""
    begun = [each for each in lessons(game) if progress.acts(each.id)]
    new = [each for each in lessons(game) if each.id not in progress.done]
    later = [each for each in new if after is not None and each.number > after.number]
    return next(iter([*later, *begun, *new]), None)
