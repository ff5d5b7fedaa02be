"""Evaluators: found by the id of their game, built once for it, and nothing that they remember changes a choice."""

from random import Random

import pytest

from motherlode.bots.evaluators import Evaluator, NoEvaluator, evaluator, memory
from motherlode.bots.evaluators.cavum import CavumEvaluator
from motherlode.bots.evaluators.registry import OTHERS, evaluator_class
from motherlode.bots.evaluators.thebes import ThebesEvaluator
from motherlode.bots.greedy import GreedyBot
from motherlode.bots.search import Level, SearchBot
from motherlode.kernel.build import is_compiled
from motherlode.play.match import Match
from motherlode.play.perspective import Perspective
from motherlode.registry import GAMES, AnyGame, game
from motherlode.testing.lode import Lode
from tests.bots.worlds import LodeEvaluator, decisions

BRIEF = Level(6, 60.0)


@pytest.mark.parametrize("id", GAMES)
def test_bots_of_one_game_share_its_evaluator(id: str) -> None:
    on, other = game(id), game(id)
    shared = evaluator(on)
    assert SearchBot(Random(1), on, BRIEF).evaluator is shared
    assert GreedyBot(Random(2), on).evaluator is shared
    assert evaluator(other) is not shared
    assert shared.game is on
    assert evaluator(other).game is other


def test_a_game_without_an_evaluator_is_refused_every_time() -> None:
    lode: AnyGame = Lode()
    for _ in range(2):
        with pytest.raises(NoEvaluator, match="Lode"):
            evaluator(lode)


def test_a_game_from_elsewhere_may_bring_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(OTHERS, "lode", LodeEvaluator)
    assert isinstance(evaluator(Lode()), LodeEvaluator)


class Fresh(SearchBot):
    """Builds its evaluator again for each choice."""

    def choose(self, perspective: Perspective) -> list[int]:
        self.evaluator = evaluator_class(perspective.game)(perspective.game)
        return super().choose(perspective)


@pytest.mark.parametrize("id", GAMES)
def test_a_shared_evaluator_gives_the_choices_of_fresh_ones(id: str) -> None:
    """Also one that has seen other matches before."""
    on = game(id)
    seats = on.info.seats[0]
    for seed in (1, 2):
        match = Match(on, seats, seed=bytes([seed]) * 32, log=False)
        shared = [SearchBot(Random(f"{seed} {seat}"), on, BRIEF) for seat in range(seats)]
        fresh = [Fresh(Random(f"{seed} {seat}"), on, BRIEF) for seat in range(seats)]
        for _ in range(25):
            seat = match.to_act()[0]
            here = match.perspective(seat)
            ids = shared[seat].choose(here)
            assert ids == fresh[seat].choose(here)
            assert shared[seat].explain() == fresh[seat].explain()
            match.move(seat, ids)


def values(thinker: Evaluator, on: AnyGame, seats: int) -> list[float]:
    return [thinker.value(state, seat) for state, seat in decisions(on, seats, Random(3))]


@pytest.mark.skipif(is_compiled(), reason="constants of a module are compiled in and cannot be replaced")
def test_what_is_remembered_is_bounded_and_changes_no_value(monkeypatch: pytest.MonkeyPatch) -> None:
    thebes, cavum = game("thebes"), game("cavum")
    plenty = values(evaluator(thebes), thebes, 2), values(evaluator(cavum), cavum, 2)
    monkeypatch.setattr(memory, "KEPT", 3)
    of_thebes, of_cavum = evaluator(game("thebes")), evaluator(game("cavum"))
    assert (values(of_thebes, thebes, 2), values(of_cavum, cavum, 2)) == plenty
    assert isinstance(of_thebes, ThebesEvaluator)
    assert isinstance(of_cavum, CavumEvaluator)
    sizes = [len(of_thebes._worths), len(of_cavum.routes), len(of_cavum.surveys)]
    assert all(0 < size <= 3 for size in sizes)
