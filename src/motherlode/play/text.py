"""Sentences from the Fluent catalogues: of a game (`games/<id>/text`) and, for what all share, of `play/text`.

Facts go in as they are: a text is the id of a thing and is shown by its `name-<id>`, a seat by its player's name,
while a selector still sees the id. An error of a catalogue is raised (`strict`) or logged, never passed over.
"""

import logging
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, MessageReference, Resource, Term, VariableReference
from fluent.syntax.visitor import Visitor

from motherlode.kernel import (
    CHANCE,
    SPECTATOR,
    Action,
    Fact,
    Facts,
    MotherlodeError,
    Option,
    Outcome,
    Prompt,
    Thing,
    Value,
    Violation,
)
from motherlode.kernel.option import spelled
from motherlode.play.errors import IllegalMove, PlayError
from motherlode.play.seen import SeenEvent

LANGUAGES: Final = ("en", "nl", "de", "fr")
FALLBACK: Final = "en"
SHARED: Final = Path(__file__).with_name("text")
GAMES: Final = Path(__file__).parents[1] / "games"
LOG: Final = logging.getLogger(__name__)

# Facts that are shown as they are.
PLAIN: Final = ("clause", "detail", "notation", "points")


class TextError(MotherlodeError):
    """A catalogue that is missing, damaged, or does not say what it was asked for."""


class UnknownLanguage(MotherlodeError):
    """A language that Motherlode does not speak."""

    def __init__(self, lang: str) -> None:
        super().__init__(f"unknown language {lang!r}; known are {', '.join(LANGUAGES)}")


def shown_names(names: Sequence[str], lang: str) -> list[str]:
    """Players as this language calls them: bots that are named by kind and seat (easy 2) have names of their own."""
    words = Catalogue(None, lang)
    return [shown_name(words, name) for name in names]


def shown_name(words: "Catalogue", name: str) -> str:
    kind, _, number = name.partition(" ")
    if not number.isdecimal() or not words.has(f"bot-{kind}"):
        return name
    return words.format("bot-named", {"detail": words.format(f"bot-{kind}"), "number": int(number)})


class Catalogue:
    """What a game says in one language, and what all games say.

    `game` is an id, or the folder of a game that is not registered, or None for the shared sentences alone.
    `lang` is English if the game lacks the asked language as a whole.
    """

    def __init__(
        self, game: str | Path | None, lang: str = FALLBACK, players: Sequence[str] = (), strict: bool = False
    ) -> None:
        folders = [SHARED] if game is None else [text_folder(game), SHARED]
        self.asked: Final = require_language(lang)
        self.lang: Final = lang if lang in languages(folders[0]) else FALLBACK
        self.players: Final = tuple(players)
        self.strict: Final = strict
        files = tuple(folder / f"{self.lang}.ftl" for folder in folders)
        self._bundle: Final = bundle(self.lang, files)
        self._variables: Final = variables_in(files)

    @property
    def is_fallback(self) -> bool:
        return self.lang != self.asked

    @property
    def keys(self) -> list[str]:
        """All sentences, those that all games share included."""
        return list(self._variables)

    def has(self, key: str) -> bool:
        return key in self._variables

    def variables(self, key: str) -> frozenset[str]:
        return self._variables[key]

    def format(self, key: str, facts: Mapping[str, Fact] | None = None) -> str:
        """The sentence of a key with its facts."""
        if not self.has(key):
            self._complain(key, "there is no such sentence")
            return f"{{{key}}}"
        return self._filled(key, {name: self._shown(name, value) for name, value in (facts or {}).items()})

    def name(self, id: str) -> str:
        """What a thing is called."""
        return self.format(f"name-{id}")

    def seat_name(self, seat: int) -> str:
        """The player's name, or the number of the seat."""
        if seat in (CHANCE, SPECTATOR):
            return self.format("seat-chance" if seat == CHANCE else "seat-spectator")
        if seat < len(self.players) and self.players[seat]:
            return self.players[seat]
        return self.format("seat-number", {"number": seat + 1})

    def joined(self, items: Sequence[str]) -> str:
        """The items as the language lists them: a, b and c."""
        if not items:
            return self.format("list-empty")
        if len(items) == 1:
            return items[0]
        return self._filled("list-and", {"first": ", ".join(items[:-1]), "last": items[-1]})

    def _filled(self, key: str, values: dict[str, object]) -> str:
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise TextError(f"{key} ({self.lang}) has no value")
        text, errors = self._bundle.format_pattern(pattern, values)
        for error in errors:
            self._complain(key, str(error))
        return str(text)

    def _shown(self, name: str, value: Fact) -> object:
        """A fact as Fluent takes it: texts for seats and lists, things by name, numbers as they are."""
        last = name.rpartition("_")[2]
        if isinstance(value, str):
            return value if last in PLAIN else Named(value, self)
        if not isinstance(value, int):
            return self.joined([self._item(last, item) for item in value])
        if last == "seat":
            return self.seat_name(value)
        # A year is not written with a separator of thousands.
        return FluentInt(value, useGrouping=last != "year")

    def _item(self, last: str, item: int | str) -> str:
        if isinstance(item, str):
            return self.name(item)
        return self.seat_name(item) if last == "seats" else str(item)

    def _complain(self, key: str, problem: str) -> None:
        message = f"{key} ({self.lang}): {problem}"
        if self.strict:
            raise TextError(message)
        LOG.error(message)


class Named(FluentType):
    """A thing: a selector compares its id, the sentence shows its name."""

    def __init__(self, id: str, catalogue: Catalogue) -> None:
        self._id = id
        self._catalogue = catalogue

    def __eq__(self, other: object) -> bool:
        return self._id == other

    def __hash__(self) -> int:
        return hash(self._id)

    def format(self, locale: object) -> str:
        return self._catalogue.name(self._id)


def require_language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise UnknownLanguage(lang)
    return lang


def text_folder(game: str | Path) -> Path:
    """Where the catalogues of a game lie."""
    folder = (GAMES / game if isinstance(game, str) else game) / "text"
    if not languages(folder):
        raise TextError(f"{game} has no catalogues")
    return folder


def languages(folder: Path) -> list[str]:
    """The languages a folder has a catalogue in."""
    return [lang for lang in LANGUAGES if (folder / f"{lang}.ftl").is_file()]


@cache
def bundle(lang: str, files: tuple[Path, ...]) -> FluentBundle:
    """The sentences of several files; those of the first come first."""
    result = FluentBundle([lang], use_isolating=False)
    for file in files:
        result.add_resource(resource(file))
    return result


@cache
def resource(file: Path) -> Resource:
    """A catalogue, read. Fluent itself would skip what it cannot read, and take the first of two twins."""
    try:
        result = FluentParser().parse(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise TextError(f"{file} cannot be read: {error}") from error
    seen: set[str] = set()
    for entry in result.body:
        key = key_of(entry)
        if isinstance(entry, Junk):
            raise TextError(f"{file.name}: not readable: {(entry.content or '').strip().splitlines()[0]}")
        if key in seen:
            raise TextError(f"{file.name}: {key} is given twice")
        seen |= {key} - {""}
    return result


def key_of(entry: object) -> str:
    if isinstance(entry, Term):
        return f"-{entry.id.name}"
    return entry.id.name if isinstance(entry, Message) else ""


class References(Visitor):
    """Collects the variables and the messages that an entry refers to."""

    def __init__(self, entry: Message) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.visit(entry)

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.messages.add(node.id.name)


@cache
def variables_in(files: tuple[Path, ...]) -> dict[str, frozenset[str]]:
    """The variables of every message, those of messages it refers to included."""
    found: dict[str, References] = {}
    for file in files:
        for entry in resource(file).body:
            if isinstance(entry, Message):
                found.setdefault(entry.id.name, References(entry))
    return {key: frozenset(reached(key, found, ())) for key in found}


def reached(key: str, found: Mapping[str, References], path: tuple[str, ...]) -> set[str]:
    """The variables of a message; one that leads back to itself would never end."""
    if key in path:
        raise TextError(f"{key} refers to itself")
    variables = set(found[key].variables)
    for other in sorted(found[key].messages & found.keys()):
        variables |= reached(other, found, (*path, key))
    return variables


def clause_key(clause: str) -> str:
    return clause.replace(".", "_")


def sentence(catalogue: Catalogue, key: str, facts: Facts) -> str:
    """The sentence of a key, or its `-bare` form where a fact it tells of is not known."""
    bare = f"{key}-bare"
    if catalogue.has(bare) and catalogue.has(key) and not catalogue.variables(key) <= facts.keys():
        return catalogue.format(bare, facts)
    return catalogue.format(key, facts)


def action_text(catalogue: Catalogue, action: Action, facts: Facts) -> str:
    """The label of an action, made from its facts in the position (`Perspective.facts`)."""
    return sentence(catalogue, f"action-{action.kind}", facts)


def gesture_text(catalogue: Catalogue, steps: Sequence[tuple[Action, Facts]]) -> str:
    """Several actions in one phrase, if there is a `gesture-<kinds>` for them, or else their labels in a row.

    Actions of a kind in a row count as one. A fact is called by its kind as well, as in `turn_exits`; facts of several
    actions are a list.
    """
    runs = [(kind, [facts for _, facts in run]) for kind, run in groupby(steps, key=lambda step: step[0].kind)]
    key = "-".join(["gesture", *(kind for kind, _ in runs)])
    if len(steps) == 1 or not catalogue.has(key):
        return " › ".join(action_text(catalogue, action, facts) for action, facts in steps)
    return catalogue.format(key, {f"{kind}_{name}": fact for kind, run in runs for name, fact in run_facts(run)})


def run_facts(run: Sequence[Facts]) -> list[tuple[str, Fact]]:
    """The facts of actions of one kind: those of a single one as they are, of several as lists of names."""
    if len(run) == 1:
        return list(run[0].items())
    ids = {name: [facts[name] for facts in run if facts[name]] for name in run[0]}
    return [
        (name, [str(id) for id in found]) for name, found in ids.items() if all(isinstance(id, str) for id in found)
    ]


def event_text(catalogue: Catalogue, event: SeenEvent) -> str:
    return sentence(catalogue, f"event-{event.kind}", event.facts)


def prompt_text(catalogue: Catalogue, prompt: Prompt) -> str:
    return sentence(catalogue, f"prompt-{prompt.kind}", prompt.facts)


def why_text(catalogue: Catalogue, violation: Violation) -> str:
    """Why an action is not allowed. Without any facts it is simply not the time for it."""
    key = f"why-{clause_key(violation.clause)}"
    facts: Facts = {"clause": violation.clause, **violation.facts}
    if not violation.facts and catalogue.has(key) and not catalogue.variables(key) <= facts.keys():
        return catalogue.format(f"{key}-bare" if catalogue.has(f"{key}-bare") else "why-bare", facts)
    return sentence(catalogue, key, facts)


def error_text(catalogue: Catalogue, error: MotherlodeError) -> str:
    """A typed error: an illegal move by the clause it breaks, what has a kind by its sentence, others as they are."""
    if isinstance(error, IllegalMove):
        return why_text(catalogue, error.violation)
    if isinstance(error, PlayError):
        return catalogue.format(f"error-{error.kind}", error.facts)
    return str(error)


def about_text(catalogue: Catalogue, thing: Thing) -> str:
    """What a thing is and why it matters."""
    return catalogue.format(f"about-{thing.about}", thing.facts)


def option_text(catalogue: Catalogue, option: Option) -> str:
    return catalogue.format(f"option-{option.id}")


def option_about_text(catalogue: Catalogue, option: Option) -> str:
    return catalogue.format(f"option-{option.id}-about")


def option_value_text(catalogue: Catalogue, option: Option, value: Value) -> str:
    """A value by its own sentence; yes, no and numbers need none."""
    key = f"option-{option.id}-{spelled(value)}"
    if isinstance(value, str) or catalogue.has(key):
        return catalogue.format(key)
    if isinstance(value, bool):
        return catalogue.format("yes" if value else "no")
    return catalogue.format("number", {"number": value})


def outcome_text(catalogue: Catalogue, outcome: Outcome) -> str:
    """How the match ended, who won, and a line for every seat by rank."""
    winners = outcome.winners
    facts: Facts = {"seats": winners, "count": len(winners), "points": outcome.totals[winners[0]]}
    ended = catalogue.format(f"end-{clause_key(outcome.clause)}")
    places = sorted(range(len(outcome.ranks)), key=lambda seat: outcome.ranks[seat])
    return "\n".join(
        [ended, catalogue.format("outcome-winners", facts), *(place_text(catalogue, outcome, seat) for seat in places)]
    )


def place_text(catalogue: Catalogue, outcome: Outcome, seat: int) -> str:
    """The rank and points of one seat, with the points by source."""
    sources = ", ".join(
        catalogue.format("outcome-source", {"detail": catalogue.format(f"source-{source}"), "points": points})
        for source, points in outcome.scores[seat].items()
    )
    facts: Facts = {"rank": outcome.ranks[seat], "seat": seat, "points": outcome.totals[seat], "detail": sources}
    return catalogue.format("outcome-place", facts)
