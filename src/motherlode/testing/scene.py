"""Scenes: the matches on which the laws are tried, by seats, options and seed, or from a loaded position."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import combinations, product
from random import Random
from typing import Generic, TypeVar

from motherlode.kernel import SPECTATOR, Game, Option, State, Value
from motherlode.testing.case import LawCase, Position

S = TypeVar("S", bound=State)


class Scene(Generic[S]):
    """One match to be played at random, always the same way."""

    def __init__(self, game: Game[S], seats: int, seed: int, position: Position | None = None) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.position = position

    def start(self) -> S:
        return self.game.load(self.position.data) if self.position else self.game.new(self.seats)

    def rng(self, purpose: str = "") -> Random:
        return Random(f"{self.seed} {purpose}")

    def viewers(self) -> list[int]:
        return [*range(self.seats), SPECTATOR]

    @contextmanager
    def told(self) -> Iterator[None]:
        """Adds to whatever goes wrong where it did."""
        try:
            yield
        except Exception as error:
            error.add_note(str(self))
            raise

    def __str__(self) -> str:
        start = f"position {self.position.name!r}" if self.position else "a new match"
        return f"{self.game.info.id}, {self.seats} seats, seed {self.seed}, {start}, options {self.game.options}"


def scenes(
    case: LawCase[S], seats: int, games: int, options: Mapping[str, Value] | None = None, first_seed: int = 0
) -> Iterator[Scene[S]]:
    """New matches of one number of seats."""
    game = case.factory(options)
    for seed in range(first_seed, first_seed + games):
        yield Scene(game, seats, seed)


def position_scenes(case: LawCase[S], games: int) -> Iterator[Scene[S]]:
    """Matches from the positions of the case."""
    for position in case.positions:
        game = case.factory(position.options)
        for seed in range(games):
            yield Scene(game, position.seats, seed, position)


def option_scenes(case: LawCase[S], together: int = 1) -> Iterator[Scene[S]]:
    """A match for each value of each option that is not the default, or for each pair of them; seats in turn."""
    info = case.factory(None).info
    for seed, options in enumerate(combined(info.options, together)):
        game = case.factory(options)
        yield Scene(game, info.seats[seed % len(info.seats)], seed)


def combined(options: tuple[Option, ...], together: int) -> Iterator[dict[str, Value]]:
    for some in combinations([option for option in options if len(others(option)) > 0], together):
        for values in product(*(others(option) for option in some)):
            yield {option.id: value for option, value in zip(some, values, strict=True)}


def others(option: Option) -> list[Value]:
    """The values beside the default; of an open range its beginning and one a little further on."""
    values: tuple[Value, ...] = option.choices or (option.least, option.least + 1, option.least + 10)
    return [value for value in values if value != option.default or type(value) is not type(option.default)]
