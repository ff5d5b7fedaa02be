"""A damaged dump is refused by an error that names a field, or the match plays on to its end."""

import json
import re
from collections import defaultdict
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from motherlode.games.rockwell import Rockwell
from motherlode.games.rockwell.options import OPTIONS
from motherlode.games.rockwell.state import DECISIONS, OVER, RockwellState
from motherlode.kernel import CHANCE, SPECTATOR, Data, DataError, Value
from motherlode.kernel.playout import step
from tests.laws.rockwell import wealthy

MUTATIONS = 2_000
MANY_MUTATIONS = 50_000
# Positions kept of each phase, and the part of later positions that is looked at closely.
KEPT = 6
CLOSELY = 0.01
SETS: list[dict[str, Value]] = [
    {},
    {"insurance_visibility": "secret", "ring_alignment": "offset", "vp_passes": "snake"},
    {"edge_limit": "per_border", "phase_order": "direction", "seat_table": "one_per_player", "danger_cap": "joint"},
]

Mutation = Callable[[Any, list[Any], Random], Any]


class Pool:
    """Dumps of a game with one number of seats, by phase."""

    def __init__(self, options: dict[str, Value], seats: int) -> None:
        self.game = Rockwell({**options, "max_rounds": 3})
        self.dumps: defaultdict[int, list[dict[str, Any]]] = defaultdict(list)
        rng = Random(f"pool {options} {seats}")
        for number in range(30):
            start = self.game.new(seats) if number % 3 == 0 else self.game.load(wealthy(seats, **options).data)
            self._play(start, rng)

    def _play(self, state: RockwellState, rng: Random) -> None:
        """Later positions replace earlier ones now and then."""
        while True:
            kept = self.dumps[state.phase]
            if len(kept) < KEPT:
                kept.append(self.game.dump(state))
            elif rng.random() < 0.1:
                kept[rng.randrange(KEPT)] = self.game.dump(state)
            acting = self.game.to_act(state)
            if not acting:
                return
            step(self.game, state, acting[rng.randrange(len(acting))], rng)

    def pick(self, rng: Random) -> dict[str, Any]:
        return rng.choice(self.dumps[rng.choice(sorted(self.dumps))])


def other_number(value: int, rng: Random) -> int:
    return rng.choice(
        [value + 1, value - 1, value + rng.randint(-9, 9), rng.randint(-5, 70), value ^ 1 << rng.randrange(33), 10**9]
    )


def change_number(value: Any, others: list[Any], rng: Random) -> Any:
    if isinstance(value, list) and value:
        place = rng.randrange(len(value))
        return [*value[:place], other_number(value[place], rng), *value[place + 1 :]]
    return other_number(value, rng) if isinstance(value, int) else [rng.randint(0, 5)]


def change_length(value: Any, others: list[Any], rng: Random) -> Any:
    """Drops an item, or doubles one."""
    if not isinstance(value, list) or not value:
        return [*value, 0] if isinstance(value, list) else other_word(value, others, rng)
    place = rng.randrange(len(value))
    return value[:place] + value[place : place + 1] * rng.choice([0, 2]) + value[place + 1 :]


def swap_items(value: Any, others: list[Any], rng: Random) -> Any:
    if not isinstance(value, list):
        return other_value(value, others, rng)
    return rng.sample(value, len(value))


def other_word(value: Any, others: list[Any], rng: Random) -> Any:
    return rng.choice([*DECISIONS, "next_vp", "extract", "R17.5", "R17.15", "", "lunch"])


def other_type(value: Any, others: list[Any], rng: Random) -> Any:
    return rng.choice([None, True, 1.0, "1", [], {}, [value], [None], ["1"]])


def other_value(value: Any, others: list[Any], rng: Random) -> Any:
    """A value of the same field in another position."""
    return rng.choice(others)


CHANGES: list[Mutation] = [
    change_number,
    change_number,
    change_length,
    swap_items,
    other_type,
    other_value,
    other_value,
]


def mutate(pool: Pool, rng: Random) -> tuple[str, Data]:
    """A dump with one field changed, and which."""
    data = deepcopy(pool.pick(rng))
    field = rng.choice(list(data))
    value = data[field]
    change = other_word if isinstance(value, str) and rng.random() < 0.5 else rng.choice(CHANGES)
    data[field] = change(value, [pool.pick(rng)[field] for _ in range(3)], rng)
    return field, data


def look_closely(game: Rockwell, state: RockwellState, rng: Random) -> None:
    """`legal` is what `check` allows; everything can be asked; the dump loads."""
    for seat in game.to_act(state):
        if seat != CHANCE:
            legal = game.legal(state, seat)
            allowed = [id for id in range(len(game.actions)) if game.check(state, seat, id) is None]
            assert legal == allowed
            game.prompt(state, seat)
            for id in range(len(game.actions)):
                game.facts(state, seat, id)
    for viewer in (*range(state.seats), SPECTATOR):
        game.view(state, viewer)
        world = game.determinise(state, viewer, rng)
        assert min(*world.cubes, *world.tokens) >= 0
    game.observe(state, 0)
    assert game.load(json.loads(json.dumps(game.dump(state)))).key() == state.key()


def play_on(game: Rockwell, state: RockwellState, rng: Random) -> None:
    look_closely(game, state, rng)
    decisions = 0
    while acting := game.to_act(state):
        seat = acting[rng.randrange(len(acting))]
        decisions += seat != CHANCE
        assert decisions <= game.info.bound
        step(game, state, seat, rng)
        if rng.random() < CLOSELY:
            look_closely(game, state, rng)
    assert state.phase == OVER
    assert game.outcome(state) is not None


def loaded(game: Rockwell, data: Data) -> tuple[str, RockwellState | None]:
    """Why a dump is refused, or the position."""
    try:
        return "", game.load(data)
    except DataError as error:
        return str(error), None


def names_a_field(problem: str, data: Data) -> bool:
    return any(name in data for name in re.findall(r"'(\w+)'", problem)[:1])


def random_options(rng: Random) -> dict[str, Value]:
    return {option.id: rng.choice(option.choices) for option in OPTIONS if option.choices}


def damage(seed: str, count: int, sets: list[dict[str, Value]]) -> tuple[int, int]:
    """Loads `count` damaged dumps under these options; how many were refused and how many played on."""
    rng = Random(seed)
    pools = [Pool(options, seats) for options in sets for seats in (2, 3, 4)]
    refused = 0
    for _ in range(count):
        pool = rng.choice(pools)
        field, data = mutate(pool, rng)
        problem, state = loaded(pool.game, data)
        if state is None:
            assert names_a_field(problem, data), problem
            refused += 1
            continue
        try:
            play_on(pool.game, state, rng)
        except Exception as error:
            error.add_note(f"after a change of {field}: {json.dumps(data)} under {pool.game.options}")
            raise
    return refused, count - refused


def test_damaged_dumps_are_refused_or_play_on() -> None:
    refused, played = damage("one field", MUTATIONS, SETS)
    assert refused > MUTATIONS // 2
    assert played > MUTATIONS // 20


@pytest.mark.long
def test_many_damaged_dumps_are_refused_or_play_on() -> None:
    refused, played = damage(
        "many fields", MANY_MUTATIONS, SETS + [random_options(Random(number)) for number in range(7)]
    )
    assert min(refused, played) > MANY_MUTATIONS // 20


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_match_loads(seats: int) -> None:
    """Under options drawn at random, also where chance is due."""
    rng = Random(f"whole {seats}")
    for number in range(6):
        options = random_options(rng)
        game = Rockwell({**options, "max_rounds": rng.randint(1, 3)})
        state = game.new(seats) if number % 2 else game.load(wealthy(seats, **options).data)
        while acting := game.to_act(state):
            assert game.load(game.dump(state)).key() == state.key()
            step(game, state, acting[rng.randrange(len(acting))], rng)
        assert game.load(game.dump(state)).key() == state.key()
