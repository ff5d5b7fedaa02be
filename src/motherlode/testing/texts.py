"""Everything a game says has its sentence in every language: events, prompts, labels, refusals, options, outcomes."""

from collections.abc import Callable
from random import Random
from typing import Concatenate, Generic, ParamSpec, TypeVar

from motherlode.kernel import CHANCE, Event, Facts, Game, State
from motherlode.play.locales import check as check_locales
from motherlode.play.seen import SeenEvent
from motherlode.play.text import (
    LANGUAGES,
    Catalogue,
    TextError,
    action_text,
    event_text,
    option_about_text,
    option_text,
    option_value_text,
    outcome_text,
    prompt_text,
    why_text,
)
from motherlode.testing.broken import LawBroken
from motherlode.testing.legality import one_of_each_kind
from motherlode.testing.rulebook import folder_of
from motherlode.testing.scene import Scene
from motherlode.testing.walk import Walk

S = TypeVar("S", bound=State)
P = ParamSpec("P")


class Texts(Generic[S]):
    """Formats whatever is said in matches, the same things once."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game
        self.catalogues = [Catalogue(folder_of(game), lang, strict=True) for lang in LANGUAGES]
        self.said: set[str] = set()

    def standing(self) -> None:
        """What can be said without a match."""
        problems = check_locales(folder_of(self.game))
        if problems:
            raise LawBroken(4, f"the catalogues: {'; '.join(problems)}")
        self._say("title", Catalogue.format, "title")
        for option in self.game.info.options:
            self._say(f"option {option.id}", option_text, option)
            self._say(f"about {option.id}", option_about_text, option)
            for value in option.choices:
                self._say(f"option {option.id} {value!r}", option_value_text, option, value)

    def match(self, scene: Scene[S], share: float) -> None:
        """All events of a match as everyone hears them, and all the rest at a share of its positions."""
        walk = Walk(scene.game, scene.start(), scene.rng("walk"))
        rng = scene.rng("texts")
        with scene.told():
            while (choice := walk.choice()) is not None:
                if choice[0] != CHANCE and rng.random() < share:
                    self.position(scene, walk.state, rng)
                for event in walk.take(*choice):
                    self.event(event, scene.viewers())
            self.end(scene.game, walk.state)

    def event(self, event: Event, viewers: list[int]) -> None:
        for viewer in viewers:
            seen = SeenEvent(0, 0, event.kind, event.seen_by(viewer))
            self._say(f"event {event.kind} {shape(seen.facts)}", event_text, seen)

    def position(self, scene: Scene[S], state: S, rng: Random) -> None:
        game = scene.game
        owing = game.to_act(state)
        for seat in range(scene.seats):
            if seat in owing:
                self._asked(game, state, seat)
            ids = range(len(game.actions)) if seat in owing else one_of_each_kind(game.actions, rng)
            for id in ids:
                self._refused(game, state, seat, id)

    def end(self, game: Game[S], state: S) -> None:
        outcome = game.outcome(state)
        if outcome is not None:
            self._say(f"outcome {outcome}", outcome_text, outcome)

    def _asked(self, game: Game[S], state: S, seat: int) -> None:
        prompt = game.prompt(state, seat)
        self._say(f"prompt {prompt.kind} {shape(prompt.facts)}", prompt_text, prompt)
        for id in game.legal(state, seat):
            action, facts = game.actions[id], game.facts(state, seat, id)
            self._say(f"action {action.kind} {shape(facts)}", action_text, action, facts)

    def _refused(self, game: Game[S], state: S, seat: int, id: int) -> None:
        violation = game.check(state, seat, id)
        if violation is not None:
            self._say(f"why {violation.clause} {shape(violation.facts)}", why_text, violation)

    def _say(
        self, what: str, sentence: Callable[Concatenate[Catalogue, P], str], *args: P.args, **more: P.kwargs
    ) -> None:
        if what in self.said:
            return
        self.said.add(what)
        for catalogue in self.catalogues:
            try:
                text = sentence(catalogue, *args, **more)
            except TextError as error:
                raise LawBroken(4, f"{what} cannot be told: {error}") from error
            if not text.strip():
                raise LawBroken(4, f"{what} is told in {catalogue.lang} by nothing")


def shape(facts: Facts) -> str:
    """Facts that are told alike: names as they are, numbers as nothing, one, two or many."""
    return " ".join(f"{name}={alike(value)}" for name, value in sorted(facts.items()))


def alike(value: object) -> str:
    if isinstance(value, list):
        return ",".join(alike(item) for item in value)
    return str(min(value, 3)) if isinstance(value, int) else str(value)
