"""Lessons: guided first games, written as data in `games/<game>/lessons/*.toml` and read here.

A lesson is a start and a list of steps. A step says something, lights what it speaks of, and either asks for an action
(several may be right) or is only read. What is said is in `lessons/text/<lang>.ftl`, under `<lesson>-<say>`.
"""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Final

from mypy_extensions import mypyc_attr

from motherlode import registry
from motherlode.kernel import Facts, MotherlodeError, NotationError, Reader, Value
from motherlode.play.text import GAMES, Catalogue
from motherlode.registry import AnyGame

ANYTHING: Final = "any"
# The set-up and moves that several lessons of a game share.
OPENING: Final = "opening.toml"
# To read a word of a lesson, to look at a step, to do what it asks for, to make a gesture of the coached match.
WORD_SECONDS: Final = 0.4
STEP_SECONDS: Final = 2.0
ASKED_SECONDS: Final = 6.0
PLAYED_SECONDS: Final = 20.0


class LessonError(MotherlodeError):
    """A lesson that is not there, or is not written as it must be."""


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class ScriptedMove:
    """What a seat does, in notation, and the draws after it."""

    seat: int
    actions: tuple[str, ...]
    draws: tuple[str, ...] = ()


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Mistake:
    """A wrong turn that a step expects, and what is said about it. With `facts` it is wrong only when it is about them,
    and then even if its pattern is right: to end a bid is right, to end it with nothing bid may not be.
    """

    actions: tuple[str, ...]
    say: str
    facts: Facts = field(default_factory=dict)


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class LessonStep:
    """`right` are patterns: an action in notation, or a kind of action, or `any`; without one the step is only read.

    A step asks for one gesture, or for the part of it that fits, made in one move or action by action. After it come
    these `draws`, as far as they are possible, then what the others do. `light` are facts of the things spoken of, `at`
    their names on the boards of the client (`data-at`). `model` is a gesture that is right.
    """

    say: str
    light: Facts = field(default_factory=dict)
    right: tuple[str, ...] = ()
    wrong: tuple[Mistake, ...] = ()
    model: tuple[str, ...] = ()
    draws: tuple[str, ...] = ()
    then: tuple[ScriptedMove, ...] = ()
    at: tuple[str, ...] = ()

    @property
    def is_read_only(self) -> bool:
        return not self.right


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Coach:
    """A coached match: bots play the other seats, and a line of purpose is said for every kind of question.

    It ends with the match, or after the first event of the kind `until` with these facts. It takes the learner about
    so many `gestures`: those of a greedy bot, which a test counts.
    """

    bot: str
    gestures: int
    until: str = ""
    facts: Facts = field(default_factory=dict)


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Lesson:
    """`moves` are played before the first step. The learner has the seat `seat`; draws that no script names come from
    the seed, so that everyone gets the same lesson.
    """

    game: str
    id: str
    number: int
    seats: int
    seat: int
    teaches: tuple[str, ...]
    options: dict[str, Value]
    setup: tuple[str, ...]
    moves: tuple[ScriptedMove, ...]
    steps: tuple[LessonStep, ...]
    coach: Coach | None = None

    def key(self, say: str) -> str:
        """Of a sentence in the catalogue of lessons."""
        return f"learn-{self.id}-{say}"

    @cached_property
    def minutes(self) -> int:
        """About how long it takes somebody who reads everything and knows nothing, measured by docs/playtests.md."""
        told = Catalogue(lessons_folder(self.game), "en")
        words = sum(len(told.format(self.key(step.say)).split()) for step in self.steps)
        asked = sum(not step.is_read_only for step in self.steps)
        played = self.coach.gestures if self.coach else 0
        seconds = (
            WORD_SECONDS * words + STEP_SECONDS * len(self.steps) + ASKED_SECONDS * asked + PLAYED_SECONDS * played
        )
        return max(1, round(seconds / 60))

    @property
    def seed(self) -> bytes:
        return f"{self.game}/{self.id}".encode().ljust(32, b".")[:32]


def lessons_folder(game: str) -> Path:
    return GAMES / game / "lessons"


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game in their order."""
    files = sorted(lessons_folder(game).glob("[0-9]*-*.toml"))
    return tuple([read_lesson(game, number, file) for number, file in enumerate(files, 1)])


def lesson(game: str, id: str) -> Lesson:
    for each in lessons(game):
        if each.id == id:
            return each
    known = ", ".join(each.id for each in lessons(game)) or "none"
    raise LessonError(f"{game} has no lesson {id!r}; its lessons are {known}")


def read_lesson(game: str, number: int, file: Path) -> Lesson:
    """A file is named `<number>-<id>.toml`. `opening` says how many moves of the game's `opening.toml` come first."""
    reader = read_toml(file)
    options = reader.section("options") if reader.has("options") else None
    played = registry.game(game, option_values(options) if options else None)
    found = Lesson(
        game,
        file.stem.partition("-")[2],
        number,
        reader.integer("seats"),
        reader.integer("seat") if reader.has("seat") else 0,
        tuple(reader.texts("teaches")),
        dict(played.options),
        opening_setup(reader, file) + texts(reader, "setup"),
        opening_moves(reader, file) + moves(reader, "moves"),
        tuple([read_step(section) for section in reader.sections("steps")]),
        read_coach(reader.section("coach")) if reader.has("coach") else None,
    )
    require_sound(found, played, reader)
    return found


def read_toml(file: Path) -> Reader:
    try:
        return Reader(tomllib.loads(file.read_text(encoding="utf-8")), file.name, LessonError)
    except tomllib.TOMLDecodeError as error:
        raise LessonError(f"{file.name} is no TOML: {error}") from error


def opening_setup(reader: Reader, file: Path) -> tuple[str, ...]:
    return texts(read_toml(file.with_name(OPENING)), "setup") if reader.has("opening") else ()


def opening_moves(reader: Reader, file: Path) -> tuple[ScriptedMove, ...]:
    """The first moves of the game's common opening; 0 takes its set-up only."""
    if not reader.has("opening"):
        return ()
    known = moves(read_toml(file.with_name(OPENING)), "moves")
    return known[: reader.within("opening", 0, len(known))]


def option_values(reader: Reader) -> dict[str, Value]:
    return {name: value for name, value in facts(reader).items() if isinstance(value, (int, str))}


def read_step(reader: Reader) -> LessonStep:
    wrong = reader.sections("wrong") if reader.has("wrong") else []
    return LessonStep(
        reader.text("say"),
        facts_in(reader, "light"),
        texts(reader, "right"),
        tuple([Mistake(texts(each, "actions"), each.text("say"), facts_in(each, "facts")) for each in wrong]),
        texts(reader, "model"),
        texts(reader, "draws"),
        moves(reader, "then"),
        texts(reader, "at"),
    )


def read_coach(reader: Reader) -> Coach:
    until = reader.text("until") if reader.has("until") else ""
    return Coach(reader.text("bot"), reader.integer("gestures"), until, facts_in(reader, "facts"))


def texts(reader: Reader, name: str) -> tuple[str, ...]:
    return tuple(reader.texts(name)) if reader.has(name) else ()


def moves(reader: Reader, name: str) -> tuple[ScriptedMove, ...]:
    return tuple([scripted_move(reader, line) for line in texts(reader, name)])


def scripted_move(reader: Reader, line: str) -> ScriptedMove:
    """One line: `1: dig egypt, weeks 6 > token egypt_debris, token egypt_a3_1`; the draws may be left out."""
    seat, colon, rest = line.partition(":")
    actions, _, draws = rest.partition(">")
    if not colon or not seat.strip().isdigit() or not actions.strip():
        raise reader.fail(f"{line!r} is not written as 'seat: actions > draws'")
    return ScriptedMove(int(seat), listed(actions), listed(draws))


def listed(text: str) -> tuple[str, ...]:
    return tuple([each.strip() for each in text.split(",") if each.strip()])


def facts_in(reader: Reader, name: str) -> Facts:
    return facts(reader.section(name)) if reader.has(name) else {}


def facts(reader: Reader) -> Facts:
    """A table whose values are texts, numbers or switches."""
    found: Facts = {}
    for name in reader.names():
        try:
            found[name] = reader.text(name)
        except LessonError:
            found[name] = reader.flag(name) if is_flag(reader, name) else reader.integer(name)
    return found


def is_flag(reader: Reader, name: str) -> bool:
    try:
        reader.flag(name)
    except LessonError:
        return False
    return True


def require_sound(lesson: Lesson, game: AnyGame, reader: Reader) -> None:
    """Every notation can be read; every pattern is an action or a kind."""
    game.require_seats(lesson.seats)
    kinds = {action.kind for action in game.actions}
    for move in (*lesson.moves, *(move for step in lesson.steps for move in step.then)):
        require_notation(reader, game, move.actions)
    for step in lesson.steps:
        patterns = [*step.right, *(each for wrong in step.wrong for each in wrong.actions)]
        require_notation(reader, game, [each for each in patterns if each not in kinds and each != ANYTHING])
        require_notation(reader, game, step.model)
        if bool(step.right) != bool(step.model):
            raise reader.fail(f"step {step.say!r} needs both right actions and a model, or neither")


def require_notation(reader: Reader, game: AnyGame, written: Sequence[str]) -> None:
    for notation in written:
        try:
            game.actions.parse(notation)
        except NotationError as error:
            raise reader.fail(str(error)) from error
