"""Which build is being tested: the compiled one if MOTHERLODE_COMPILED is set, else the source.

And what Python does with classes by itself but a compiler may not: inherit from them, copy and send their objects.
"""

import importlib
import os
import pickle
import pkgutil
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from random import Random
from types import ModuleType

import msgspec
import pytest

import motherlode
from motherlode.arena.plan import simulation
from motherlode.arena.runner import run
from motherlode.bots import Bot, bot
from motherlode.bots.evaluators import Evaluator
from motherlode.bots.greedy import best_choice
from motherlode.kernel import SPECTATOR, State
from motherlode.kernel.build import build_name, is_compiled
from motherlode.kernel.playout import step
from motherlode.play import Match, Perspective
from motherlode.play.draws import DrawSource
from motherlode.registry import GAMES, AnyGame, game
from motherlode.testing.lode import Lode
from scripts.compiled import modules

SOURCE = Path(__file__).parents[2] / "src"
GAMES_AND_LODE = [*(pytest.param(game(id), id=id) for id in GAMES), pytest.param(Lode(), id="lode")]


def test_all_modules_are_run_the_way_that_was_asked_for() -> None:
    names = [path.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for path in modules(SOURCE)]
    suffix = ".so" if "MOTHERLODE_COMPILED" in os.environ else ".py"
    assert len(names) > 200
    assert [name for name in names if not str(importlib.import_module(name).__file__).endswith(suffix)] == []
    assert is_compiled() == ("MOTHERLODE_COMPILED" in os.environ)
    assert build_name() == ("compiled" if is_compiled() else "interpreted")


def packages() -> Iterator[ModuleType]:
    for found in pkgutil.walk_packages(motherlode.__path__, "motherlode."):
        if found.ispkg and "migrations" not in found.name:
            yield importlib.import_module(found.name)


def test_no_package_exports_a_name_that_one_of_its_modules_has() -> None:
    """Compiled imports bind a module in its package each time, and would replace what was exported."""
    clashes = [
        f"{package.__name__}.{module.name}"
        for package in packages()
        for module in pkgutil.iter_modules(package.__path__)
        if module.name in getattr(package, "__all__", ())
    ]
    assert clashes == []


class LastBot(Bot):
    """As somebody might write one."""

    def choose(self, perspective: Perspective) -> list[int]:
        ids = [perspective.legal()[-1]]
        while not (preview := perspective.preview(ids)).complete and preview.legal():
            ids.append(preview.legal()[-1])
        return ids


class FirstDraws(DrawSource):
    """No luck at all."""

    def draw(self, game: AnyGame, state: State, number: int) -> int:
        return game.chance(state)[0][0]


class ShortGame(Evaluator):
    """Wants few choices left."""

    scale = 3.0

    def value(self, state: State, seat: int) -> float:
        return float(-len(self.game.legal(state, seat)))


class Counter(State):
    """A position of a game that does not exist."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def clone(self) -> "Counter":
        return Counter(self.count)

    def key(self) -> int:
        return self.count


class Twice(type(game("thebes"))):  # type: ignore[misc]
    """Thebes in which a seat that may not act has a choice."""

    def legal(self, state: State, seat: int) -> list[int]:
        return list(super().legal(state, seat)) or [0]


def test_classes_of_users_may_inherit() -> None:
    match = Match(Lode(), 3, seed=bytes(32))
    while acting := match.to_act():
        match.move(acting[0], LastBot(Random(1)).choose(match.perspective(acting[0])))
    assert match.outcome() is not None
    thebes = game("thebes")
    drawn = Match(thebes, 2, draws=FirstDraws())
    thinker = ShortGame(thebes)
    assert best_choice(thebes, thinker, drawn.state, drawn.to_act()[0])[1]
    assert thinker.lead(drawn.state) == 3.0
    assert pickle.loads(pickle.dumps(Counter(3))).key() == deepcopy(Counter(3)).key() == 3
    assert Twice().legal(drawn.state, 1 - drawn.to_act()[0]) == [0]


@pytest.mark.parametrize("on", GAMES_AND_LODE)
def test_states_can_be_copied_and_sent(on: AnyGame) -> None:
    state, rng = on.new(on.info.seats[0]), Random(1)
    for _ in range(100):
        if acting := on.to_act(state):
            step(on, state, acting[0], rng)
    for copy in (deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert copy.key() == state.key()
        assert on.dump(copy) == on.dump(state)
        assert copy is not state


def test_what_people_hold_can_be_sent() -> None:
    thebes = game("thebes")
    match, thinker = Match(thebes, 2, seed=bytes(32)), bot("easy", Random(1), thebes)
    while acting := match.to_act():
        match.move(acting[0], thinker.choose(match.perspective(acting[0])))
        if match.ply == 3:
            break
    seat = match.to_act()[0]
    here = match.perspective(seat)
    seen = here.events()
    things = [
        thebes.info,
        thebes.actions[0],
        here.prompt(),
        thebes.check(match.state, 1 - seat, 0),
        match.record(),
        match.entries,
        seen,
        thinker.explain(),
    ]
    assert all(things)
    assert pickle.loads(pickle.dumps(things)) == deepcopy(things) == things
    assert pickle.loads(pickle.dumps(match.entries[-1].events[0])).seen_by(SPECTATOR)
    assert msgspec.json.decode(msgspec.json.encode(seen[0]))["kind"] == seen[0].kind


def test_results_can_be_sent() -> None:
    plan = simulation("rawsiko", ("random",) * 3, 2, 1)
    results = list(run(plan))
    assert pickle.loads(pickle.dumps((plan, results))) == (plan, results)
