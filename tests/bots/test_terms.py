"""The terms of a judgement: they add up to it, each has its sentence in every language, and each occurs in play."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from motherlode.bots.evaluators import Term, evaluator
from motherlode.bots.greedy import GreedyBot
from motherlode.kernel import CHANCE, SILENT, State
from motherlode.play.match import Match
from motherlode.play.text import LANGUAGES, Catalogue, text_folder, variables_in
from motherlode.registry import GAMES, AnyGame, game
from motherlode.testing.case import LawCase
from motherlode.testing.scene import Scene, option_scenes, position_scenes, scenes
from motherlode.testing.walk import sampled
from tests.laws.cases import CASES

EXACT = 1e-6


def all_scenes(case: LawCase[Any]) -> Iterator[Scene[Any]]:
    """Every number of seats, option and odd position."""
    for seats in case.factory(None).info.seats:
        yield from scenes(case, seats, 1)
    yield from option_scenes(case)
    yield from position_scenes(case, 1)


def judged(scene: Scene[Any], share: float) -> Iterator[State]:
    """Positions of random play, from the first decision on: nobody judges what the draws of the setup precede."""
    has_begun = False
    for state in sampled(scene, share, scene.rng("terms")):
        has_begun = has_begun or scene.game.to_act(state) != (CHANCE,)
        if has_begun:
            yield state


def greedy_positions(on: AnyGame, seats: int) -> Iterator[State]:
    """Positions that random play seldom reaches, each before and after the draws that follow a choice."""
    match = Match(on, seats, seed=bytes(32), log=False)
    bots = [GreedyBot(Random(seat), on) for seat in range(seats)]
    while acting := match.to_act():
        seat, chosen = acting[0], match.state.clone()
        ids = bots[seat].choose(match.perspective(seat))
        for action in ids:
            on.apply(chosen, seat, action, SILENT)
        match.move(seat, ids)
        yield from (chosen, match.state)


class Ear:
    """Hears all terms and counts of the positions it is shown, and requires that the terms add up."""

    def __init__(self) -> None:
        self.terms: set[tuple[str, str]] = set()
        self.counts: set[str] = set()

    def hear(self, on: AnyGame, state: State, seats: int) -> None:
        judge = evaluator(on)
        for seat in range(seats):
            self._hear(judge.terms(state, seat), judge.value(state, seat))
            self._hear(judge.prospect_terms(state, seat), judge.prospect(state, seat))
            self.counts |= {count.name for count in judge.counts(state, seat)}

    def _hear(self, terms: list[Term], total: float) -> None:
        assert sum(term.points for term in terms) == pytest.approx(total, abs=EXACT)
        self.terms |= {(term.name, term.about) for term in terms if term.points}


def own_keys(id: str, start: str) -> set[str]:
    """The keys of a game's own catalogue that begin like this."""
    return {key for key in variables_in((text_folder(id) / "en.ftl",)) if key.startswith(start)}


@pytest.mark.parametrize("id", GAMES)
def test_terms_add_up_and_each_is_told_in_all_languages_and_occurs_in_play(id: str) -> None:
    """A sentence of no use is found as well."""
    ear = Ear()
    for scene in all_scenes(CASES[id]):
        with scene.told():
            for state in judged(scene, 0.02):
                ear.hear(scene.game, state, scene.seats)
    on = game(id)
    for state in greedy_positions(on, on.info.seats[0]):
        ear.hear(on, state, on.info.seats[0])
    for catalogue in (Catalogue(id, lang, strict=True) for lang in LANGUAGES):
        for name, about in ear.terms:
            facts = {"points": "+2"} | ({"about": about} if about else {})
            assert "+2" in catalogue.format(f"term-{name}", facts)
        for name in ear.counts:
            assert "7" in catalogue.format(f"count-{name}", {"count": 7})
    assert {f"term-{name}" for name, _ in ear.terms} - {"term-position"} == own_keys(id, "term-")
    assert {f"count-{name}" for name in ear.counts} == own_keys(id, "count-")
