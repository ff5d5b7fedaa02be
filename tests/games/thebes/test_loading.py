"""Dumps: every position loads as it was, and a damaged one is refused or can be played to the end."""

from collections import deque
from functools import cache
from inspect import isdatadescriptor
from random import Random

import pytest

from motherlode.games.thebes import Thebes
from motherlode.games.thebes.fields import state_fields
from motherlode.games.thebes.state import ThebesState
from motherlode.kernel import CHANCE, Data, DataError
from motherlode.kernel.playout import step
from tests.games.thebes.damage import damaged
from tests.games.thebes.desk import Desk
from tests.games.thebes.walks import SEATS, option_sets, positions

DAMAGES = 2_000
LONG_DAMAGES = 50_000


@pytest.mark.parametrize("seats", SEATS)
def test_the_table_of_fields_names_what_the_state_holds(seats: int) -> None:
    game = Thebes()
    state = deque(positions(game, seats, 1), maxlen=1)[0]
    names = [field.name for field in state_fields(game.rules, seats)]
    # Slots when interpreted, attributes when compiled.
    held = [name for name, value in vars(ThebesState).items() if isdatadescriptor(value) and name[0] != "_"]
    assert sorted(names) == sorted(held)
    # The constructor takes these fields and no others.
    again = ThebesState(**{name: getattr(state, name) for name in names})
    assert again.key() == state.clone().key() == state.key()
    assert len(state.key()) == len(names)


@pytest.mark.parametrize("seats", SEATS)
def test_every_position_loads_as_it_was(seats: int) -> None:
    for seed, options in enumerate(option_sets(Thebes())):
        game = Thebes(options)
        for state in positions(game, seats, seed):
            assert game.load(game.dump(state)).key() == state.key()


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("active", 3, "'active' is 3, not from 0 to 1"),
        ("active", 1, "'active' must be the first of 'track'"),
        ("place", [99, 0], "'place' holds 99"),
        ("track", [], "'track' must hold every seat once"),
        ("track", [1, 1], "'track' must hold every seat once"),
        ("kit", [1] + [0] * 11, "'kit' is not what 'hand' holds"),
        ("week", [157, 157], "'week' leaves nobody to act"),
        ("phase", "weeks", "'act' does not lead to this phase"),
        ("display", [0, 0, 0, 0], "'unseen' and the table hold"),
        ("tokens_due", 2, "'tokens_due' is for a dig only"),
    ],
)
def test_a_damaged_field_is_named(field: str, value: object, message: str) -> None:
    desk = Desk()
    with pytest.raises(DataError, match=message):
        desk.game.load(desk.game.dump(desk.state) | {field: value})


@cache
def matches() -> list[tuple[Thebes, list[Data]]]:
    """Under different options and with different numbers of seats, every position of a match."""
    return [
        (game, [game.dump(state) for state in positions(game, seats, 100 + seed)])
        for seed, game in enumerate(Thebes(options) for options in option_sets(Thebes()))
        for seats in SEATS
    ]


def play_on(game: Thebes, state: ThebesState, rng: Random) -> None:
    """To the end; here and there the whole action list is checked."""
    decisions = 0
    while actors := game.to_act(state):
        seat = actors[0]
        if seat != CHANCE:
            decisions += 1
            if rng.random() < 0.02:
                allowed = [id for id in range(len(game.actions)) if game.check(state, seat, id) is None]
                assert allowed == game.legal(state, seat)
        assert decisions <= game.info.bound
        step(game, state, seat, rng)
    assert game.outcome(state) is not None


def damage_and_play(rng: Random) -> str:
    """Why a dump with one damaged field was refused; if it was not, it is played to the end."""
    game, dumps = rng.choice(matches())
    phase = rng.choice(sorted({str(data["phase"]) for data in dumps}))
    data = rng.choice([data for data in dumps if data["phase"] == phase])
    field, copy = damaged(data, dumps, rng)
    try:
        play_on(game, game.load(copy), rng)
    except DataError as error:
        return str(error)
    except Exception as error:
        error.add_note(f"{field}: {copy[field]} instead of {data[field]} in {data}")
        raise
    return ""


def test_a_damaged_dump_is_refused_or_can_be_played_to_the_end() -> None:
    rng = Random(16)
    refusals = [refusal for _ in range(DAMAGES) if (refusal := damage_and_play(rng))]
    assert DAMAGES / 2 < len(refusals) < DAMAGES
    # Every refusal names a field.
    names = [field.name for field in state_fields(Thebes().rules, 2)]
    assert [refusal for refusal in refusals if not any(f"'{name}'" in refusal for name in names)] == []


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
def test_many_damaged_dumps(part: int) -> None:
    rng = Random(1600 + part)
    for _ in range(LONG_DAMAGES // 10):
        damage_and_play(rng)
