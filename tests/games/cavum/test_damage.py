"""A dump with one damaged field is refused, or a match goes on from it to its end."""

from random import Random

import pytest

from motherlode.games.cavum import Cavum
from motherlode.games.cavum.state import CavumState
from motherlode.kernel import Data, DataError
from tests.games.cavum.damage import GAMES, damaged, game_of, sampled, step

DAMAGES = 2_000
LONG_DAMAGES = 50_000
PARTS = 4
CHECKED = 0.01


def loaded(game: Cavum, data: Data) -> tuple[CavumState | None, str]:
    """The state, or why it is refused."""
    try:
        return game.load(data), ""
    except DataError as error:
        return None, str(error)


def plays_on(game: Cavum, state: CavumState, rng: Random) -> None:
    """Random play to the end; at some positions `legal` is what `check` allows, and the position loads again."""
    for _ in range(game.info.bound):
        acting = game.to_act(state)
        if not acting:
            break
        if rng.random() < CHECKED:
            legal = game.legal(state, acting[0])
            assert legal == [id for id in range(len(game.actions)) if game.check(state, acting[0], id) is None]
            assert game.load(game.dump(state)).key() == state.key()
        step(game, state, rng)
    assert game.outcome(state) is not None


def refused(part: int, count: int) -> int:
    """How many of `count` damaged dumps are refused; the others are played on."""
    rng, refusals = Random(part), 0
    for number in range(count):
        game, dumps = game_of(number % len(GAMES)), sampled(number % len(GAMES))
        name, data = damaged(rng.choice(dumps), dumps, rng)
        state, message = loaded(game, data)
        if state is None:
            refusals += 1
            assert any(f"'{field}'" in message for field in data), f"{message!r} names no field"
            continue
        try:
            plays_on(game, state, rng)
        except Exception as error:
            error.add_note(f"part {part}, damage {number}: {name} is {data[name]}, under {game.options}")
            raise
    return refusals


@pytest.mark.parametrize("part", range(PARTS))
def test_a_damaged_dump_is_refused_or_played_to_the_end(part: int) -> None:
    count = DAMAGES // PARTS
    assert count // 2 < refused(part, count) < count


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS, 6 * PARTS))
def test_many_damaged_dumps_are_refused_or_played_to_the_end(part: int) -> None:
    count = LONG_DAMAGES // (5 * PARTS)
    assert count // 2 < refused(part, count) < count


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_every_position_of_a_match_loads(number: int) -> None:
    """Positions where draws are due and positions at the end as well."""
    game, steps = game_of(number), set()
    for data in sampled(number):
        state = game.load(data)
        steps.add(data["step"])
        assert game.dump(state) == data
    assert {"turn_up", "first_bidder", "route", "over"} <= steps
