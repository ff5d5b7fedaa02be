"""A damaged dump is refused by name of the field, or the match goes on to its end by the rules."""

from functools import cache
from random import Random

import pytest

from motherlode.games.rawsiko import Rawsiko
from motherlode.games.rawsiko.state import RawsikoState
from motherlode.kernel import CHANCE, Data, DataError, Value
from motherlode.kernel.playout import step
from motherlode.registry import AnyGame
from tests.games.rawsiko.damage import VARIANTS, Pool

DAMAGES = 2_000
LONG_DAMAGES = 50_000
MATCHES = 12
SAMPLED = 40  # decisions from one that is checked in full to the next


@cache
def pool() -> Pool:
    return Pool(MATCHES)


def play_on(game: AnyGame, state: RawsikoState, rng: Random) -> None:
    """To the end within the bound; what is legal is what the check allows."""
    decisions = 0
    while owing := game.to_act(state):
        if owing[0] != CHANCE:
            if decisions % SAMPLED == 0:
                allowed = [action for action in range(len(game.actions)) if not game.check(state, owing[0], action)]
                assert game.legal(state, owing[0]) == allowed
            decisions += 1
        step(game, state, owing[0], rng)
        assert decisions <= game.info.bound
    assert game.outcome(state)


def hold(number: int, first: int) -> int:
    """Damages that number of dumps; how many of them were loaded all the same."""
    loaded = 0
    for seed in range(first, first + number):
        rng = Random(seed)
        game, data = pool().damaged(rng)
        state = load_if_sound(game, data)
        if state:
            loaded += 1
            assert game.dump(state) == data
            play_on(game, state, rng)
    return loaded


def load_if_sound(game: AnyGame, data: Data) -> RawsikoState | None:
    """The state, or nothing if the dump is refused with an error that names a field of it."""
    try:
        state: RawsikoState = game.load(data)
    except DataError as error:
        if any(repr(field) in str(error) for field in data):
            return None
        raise
    return state


def test_a_damaged_dump_is_refused_or_plays_on() -> None:
    assert 0 < hold(DAMAGES, 0) < DAMAGES / 2


@pytest.mark.long
def test_many_damaged_dumps_are_refused_or_play_on() -> None:
    assert 0 < hold(LONG_DAMAGES, DAMAGES) < LONG_DAMAGES / 2


@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_position_of_a_match_loads(seats: int, options: dict[str, Value]) -> None:
    game = Rawsiko(options)
    for seed in range(3):
        rng = Random(100 + seed)
        state = game.new(seats)
        while owing := game.to_act(state):
            assert game.load(game.dump(state)).key() == state.key()
            step(game, state, owing[0], rng)
        assert game.load(game.dump(state)).key() == state.key()
