"""Writes what Python says in a random game of every game, in four languages, for the client's tests to compare."""

import json
import sys
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Final, TypeAlias

from motherlode.kernel import Facts, Option, Prompt, Thing, Violation
from motherlode.play.match import Match
from motherlode.play.perspective import Perspective
from motherlode.play.seen import SeenEvent
from motherlode.play.text import (
    GAMES,
    LANGUAGES,
    Catalogue,
    about_text,
    action_text,
    event_text,
    option_about_text,
    option_text,
    option_value_text,
    prompt_text,
    why_text,
)
from motherlode.registry import GAMES as REGISTERED
from motherlode.registry import AnyGame
from motherlode.testing.lode import Lode

ROOT: Final = Path(__file__).parents[2]
LODE: Final = ROOT / "src/motherlode/testing/lode"
PLAYERS: Final = ("Ada", "")
MOVES: Final = 60

Line: TypeAlias = dict[str, object]


class Told:
    """The sentences of one game, each once."""

    def __init__(self, game: AnyGame, folder: Path) -> None:
        self.game = game
        self.folder = folder
        self.words = {lang: Catalogue(folder, lang, PLAYERS, strict=True) for lang in LANGUAGES}
        self.lines: dict[str, Line] = {}

    def _add(self, of: str, kind: str, facts: Facts, texts: dict[str, str], value: object = 0) -> None:
        line: Line = {"of": of, "kind": kind, "facts": facts, "value": value, "texts": texts}
        self.lines.setdefault(json.dumps(line, sort_keys=True), line)

    def event(self, event: SeenEvent) -> None:
        self._add("event", event.kind, event.facts, {lang: event_text(c, event) for lang, c in self.words.items()})

    def prompt(self, prompt: Prompt) -> None:
        self._add("prompt", prompt.kind, prompt.facts, {lang: prompt_text(c, prompt) for lang, c in self.words.items()})

    def action(self, action: int, facts: Facts) -> None:
        record = self.game.actions[action]
        self._add("action", record.kind, facts, {lang: action_text(c, record, facts) for lang, c in self.words.items()})

    def why(self, violation: Violation) -> None:
        texts = {lang: why_text(c, violation) for lang, c in self.words.items()}
        self._add("why", violation.clause, violation.facts, texts)

    def option(self, option: Option) -> None:
        self._add("option", option.id, {}, {lang: option_text(c, option) for lang, c in self.words.items()})
        self._add("about", option.id, {}, {lang: option_about_text(c, option) for lang, c in self.words.items()})
        for value in option.choices or (option.least,):
            texts = {lang: option_value_text(c, option, value) for lang, c in self.words.items()}
            self._add("value", option.id, {}, texts, value)

    def thing(self, thing: Thing) -> None:
        texts = {lang: about_text(c, thing) for lang, c in self.words.items()}
        self._add("thing", thing.about, thing.facts, texts)

    def outcome(self, match: Match) -> None:
        outcome = match.outcome()
        if outcome is None:
            return
        facts: Facts = {
            "seats": outcome.winners,
            "count": len(outcome.winners),
            "points": outcome.totals[outcome.winners[0]],
        }
        texts = {lang: c.format("outcome-winners", facts) for lang, c in self.words.items()}
        self._add("outcome", json.dumps(asdict(outcome)), {}, texts)


def ask(told: Told, here: Perspective) -> None:
    """What is asked, what is possible, and what is not."""
    prompt = here.prompt()
    if prompt is not None:
        told.prompt(prompt)
    for action in here.legal():
        told.action(action, here.facts(action))
    for action in range(0, len(told.game.actions), 7):
        violation = here.check(action)
        if violation is not None:
            told.why(violation)


def random_move(here: Perspective, rng: Random) -> list[int]:
    ids = [rng.choice(here.legal())]
    while True:
        ahead = here.preview(ids)
        if ahead.complete or ahead.stop or not ahead.legal():
            return ids
        ids.append(rng.choice(ahead.legal()))


def tell(game: AnyGame, folder: Path, seed: int) -> Told:
    rng = Random(seed)
    told = Told(game, folder)
    match = Match(game, 2 if 2 in game.info.seats else game.info.seats[0], seed=bytes([seed] * 32), players=PLAYERS)
    for option in game.info.options:
        told.option(option)
    for thing in game.things():
        told.thing(thing)
    for number in range(10_000):
        if match.is_over():
            break
        here = match.perspective(match.to_act()[0])
        if number < MOVES:
            ask(told, here)
        match.move(here.viewer, random_move(here, rng))
    for seat in range(match.seats):
        for event in match.perspective(seat).events():
            told.event(event)
    told.outcome(match)
    return told


def games() -> Iterator[tuple[AnyGame, Path]]:
    yield Lode(), LODE
    for id, make in REGISTERED.items():
        yield make({}, None), GAMES / id


def main() -> None:
    told = [tell(game, folder, 7) for game, folder in games()]
    json.dump(
        [
            {
                "game": each.game.info.id,
                "folder": str((each.folder / "text").relative_to(ROOT)),
                "lines": list(each.lines.values()),
            }
            for each in told
        ],
        sys.stdout,
    )


if __name__ == "__main__":
    main()
