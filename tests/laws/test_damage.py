"""A dump with one damaged field is refused by name of a field, or the match plays on to its end; whole ones load."""

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace
from itertools import chain
from typing import Any

import pytest

from motherlode import registry
from motherlode.kernel import Data, DataError
from motherlode.kernel.playout import step
from motherlode.testing.case import LawCase
from motherlode.testing.damage import damaged_dumps
from motherlode.testing.lode import Lode
from motherlode.testing.lode.state import LodeState
from motherlode.testing.scene import Scene, option_scenes, position_scenes, scenes
from tests.laws.cases import CASES

DAMAGES = 2_000
LONG_DAMAGES = 50_000
LONG_PARTS = 10
REGISTERED = [pytest.param(CASES[id], id=id) for id in registry.GAMES]


def all_scenes(case: LawCase[Any]) -> Iterator[Scene[Any]]:
    """New matches with every number of seats and every option, and odd positions."""
    seats = case.factory(None).info.seats
    return chain(*(scenes(case, number, 2) for number in seats), option_scenes(case), position_scenes(case, 1))


@pytest.mark.parametrize("case", REGISTERED)
def test_damaged_dumps_are_refused_or_play_on(case: LawCase[Any]) -> None:
    damaged_dumps(all_scenes(case), DAMAGES)


@pytest.mark.long
@pytest.mark.parametrize("part", range(LONG_PARTS))
@pytest.mark.parametrize("case", REGISTERED)
def test_many_damaged_dumps_are_refused_or_play_on(case: LawCase[Any], part: int) -> None:
    count = LONG_DAMAGES // LONG_PARTS
    damaged_dumps(all_scenes(case), count, DAMAGES + part * count)


@pytest.mark.parametrize("case", REGISTERED)
def test_every_position_of_a_match_loads(case: LawCase[Any]) -> None:
    for scene in all_scenes(case):
        game, state, rng = scene.game, scene.start(), scene.rng("loads")
        with scene.told():
            while acting := game.to_act(state):
                assert game.load(game.dump(state)).key() == state.key()
                step(game, state, rng.choice(acting), rng)
            assert game.load(game.dump(state)).key() == state.key()


class Trusting(Lode):
    """Loads any number of coins."""

    def load(self, data: Data) -> LodeState:
        coins = data["coins"]
        state = super().load({**data, "coins": [0] * len(coins)}) if isinstance(coins, list) else super().load(data)
        return replace_coins(state, coins)


def replace_coins(state: LodeState, coins: Any) -> LodeState:
    state.coins = deepcopy(coins)
    return state


def test_a_game_that_loads_anything_is_caught() -> None:
    case = replace(CASES["lode"], factory=lambda options: Trusting(options))
    with pytest.raises(Exception, match=r"seed|law|index|compare|unsupported|support") as caught:
        damaged_dumps(all_scenes(case), 1_000)
    assert not isinstance(caught.value, DataError)
