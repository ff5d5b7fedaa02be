"""Positions of random matches of Thebes, for tests that hold everywhere."""

from collections.abc import Iterator, Mapping
from random import Random

from motherlode.games.thebes import Thebes
from motherlode.games.thebes.state import ThebesState
from motherlode.kernel import Value
from motherlode.kernel.playout import step

SEATS = (2, 3, 4)


def positions(game: Thebes, seats: int, seed: int) -> Iterator[ThebesState]:
    """Every position of a random match, from its first draw to its end; the same state changes along the way."""
    rng = Random(seed)
    state = game.new(seats)
    yield state
    while actors := game.to_act(state):
        step(game, state, actors[0], rng)
        yield state


def option_sets(game: Thebes) -> list[Mapping[str, Value]]:
    """The defaults, then every other value of an option alone."""
    others: list[Mapping[str, Value]] = [
        {option.id: value} for option in game.info.options for value in option.choices if value != option.default
    ]
    return [{}, *others, {"pass_window_weeks": 0}]
