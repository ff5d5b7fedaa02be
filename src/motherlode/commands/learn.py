"""`motherlode learn`: guided lessons in the terminal."""

from random import Random
from typing import TYPE_CHECKING, Annotated

import typer

from motherlode import registry
from motherlode.commands.common import Lang, lower
from motherlode.commands.play import asked_game, asked_number, require_terminal
from motherlode.play.lesson import Lesson, LessonError, lesson, lessons, lessons_folder
from motherlode.play.text import Catalogue

if TYPE_CHECKING:
    from motherlode.terminal.progress import Progress


def learn(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", callback=lower, help="The id of a game. If omitted, you are asked."),
    ] = None,
    chosen: Annotated[
        str | None,
        typer.Argument(metavar="LESSON", callback=lower, help="The name or number of a lesson. Default: a list."),
    ] = None,
    lang: Lang = "en",
) -> None:
    """Learn a game by doing, in guided lessons of a few minutes."""
    from motherlode.terminal.progress import Progress

    require_terminal("learn")
    id = registry.game(game or asked_game(lang)).info.id
    require_lessons(id)
    progress = Progress(id)
    last = taught(found(id, chosen) if chosen else asked_lesson(id, progress, lang), lang)
    typer.echo(next_line(last, Progress(id), lang))


def taught(each: Lesson, lang: str) -> Lesson:
    """Gives a lesson, and those after it as long as the learner goes on; the last of them."""
    from motherlode.terminal.lesson_app import LessonApp
    from motherlode.terminal.lesson_session import LessonSession
    from motherlode.terminal.progress import Progress, following

    while True:
        app = LessonApp(LessonSession(each, lang, Progress(each.game), Random()))
        app.run()
        next_one = following(each.game, Progress(each.game), each)
        if not app.goes_on or next_one is None:
            return each
        each = next_one


def require_lessons(game: str) -> None:
    if not lessons(game):
        with_lessons = ", ".join(id for id in registry.GAMES if lessons(id)) or "none"
        raise LessonError(f"{game} has no lessons yet; games with lessons: {with_lessons}")


def found(game: str, chosen: str) -> Lesson:
    """A lesson by its number or name."""
    by_number = {str(each.number): each for each in lessons(game)}
    return by_number.get(chosen) or lesson(game, chosen)


def asked_lesson(game: str, progress: "Progress", lang: str) -> Lesson:
    """Lists the lessons with what is done, and asks for one; the first that is not done is the default."""
    from motherlode.terminal.progress import following

    told = Catalogue(lessons_folder(game), lang)
    for each in lessons(game):
        mark = "✓" if each.id in progress.done else "…" if progress.acts(each.id) else " "
        minutes = told.format("ui-minutes", {"number": each.minutes})
        typer.echo(f"{each.number} {mark} {told.format(each.key('title'))}  ({each.id}, {minutes})")
    default = following(game, progress) or lessons(game)[0]
    return found(game, str(asked_number(told, "ui-which-lesson", len(lessons(game)), default.number)))


def next_line(left: Lesson, progress: "Progress", lang: str) -> str:
    """How to go on: with the lesson itself until it is done."""
    from motherlode.terminal.progress import following

    words = Catalogue(None, lang)
    if progress.acts(left.id):
        return words.format("ui-lesson-kept", {"detail": learn_command(left, lang)})
    each = following(left.game, progress, left)
    if each is None:
        return words.format("ui-lessons-done")
    return words.format("ui-lesson-next", {"detail": learn_command(each, lang)})


def learn_command(each: Lesson, lang: str) -> str:
    return f"motherlode learn {each.game} {each.id}" + ("" if lang == "en" else f" --lang {lang}")
