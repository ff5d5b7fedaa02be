"""Damaged dumps: positions of random matches with one field changed."""

from functools import cache
from random import Random
from typing import Any

from motherlode.games.cavum import Cavum
from motherlode.games.cavum.state import STEPS, CavumState
from motherlode.kernel import CHANCE, SILENT, Data, Value

GAMES: tuple[dict[str, Value], ...] = (
    {},
    {"phases": 2},
    {"order_pass": "reenter", "sale_opening": "top"},
    {"give_up": "only_if_impossible", "city_edge": "owner_only", "hands": "open"},
)
SAMPLED = 0.08
MATCHES = 24


@cache
def game_of(number: int) -> Cavum:
    return Cavum(GAMES[number])


@cache
def sampled(number: int) -> list[Data]:
    """Dumps of random matches under some options, with all numbers of seats; draws may be due, a match may be over."""
    game, dumps = game_of(number), []
    for seed in range(MATCHES):
        rng = Random(1000 * number + seed)
        state = game.new(2 + seed % 3)
        while game.to_act(state):
            if rng.random() < SAMPLED:
                dumps.append(game.dump(state))
            step(game, state, rng)
        dumps.append(game.dump(state))
    return dumps


def step(game: Cavum, state: CavumState, rng: Random) -> None:
    seat = game.to_act(state)[0]
    action = game.sample(state, rng) if seat == CHANCE else rng.choice(game.legal(state, seat))
    game.apply(state, seat, action, SILENT)


def damaged(data: Data, others: list[Data], rng: Random) -> tuple[str, Data]:
    """The dump with one field changed, and which one."""
    name = rng.choice(list(data))
    value: Any = data[name]
    if rng.random() < 0.25:
        changed = rng.choice(others)[name]
    elif isinstance(value, list):
        changed = damaged_list(value, rng)
    elif isinstance(value, str):
        changed = rng.choice(STEPS)
    else:
        changed = damaged_number(value, rng)
    return name, {**data, name: changed}


def damaged_number(value: int, rng: Random) -> object:
    strange: list[object] = [None, "3", 1.5, True, [value], 1 << 70]
    near = value + rng.choice((-3, -2, -1, 1, 2, 3))
    return rng.choice([near, near, near, rng.randrange(-1, 20), rng.randrange(-200, 200), rng.choice(strange)])


def damaged_list(values: list[int], rng: Random) -> object:
    """One item changed, dropped, repeated, or exchanged with another; or no list at all."""
    changed: list[object] = [*values]
    place = rng.randrange(len(values)) if values else 0
    other = rng.randrange(len(values)) if values else 0
    way = rng.randrange(8)
    if way == 0:
        return rng.choice([None, 7, "list", {}])
    if way == 1:
        changed.insert(place, values[other] if values else 0)
    elif values and way == 2:
        del changed[place]
    elif values and way == 3:
        changed[place], changed[other] = changed[other], changed[place]
    elif values:
        changed[place] = values[other] if way == 4 else damaged_number(values[place], rng)
    return changed
