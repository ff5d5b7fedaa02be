"""Who meets whom: line-ups of bots, every one in all rotations of the seats on the same draws (a deal)."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from math import ceil
from pathlib import Path
from random import Random

from motherlode import registry
from motherlode.bots import bot
from motherlode.kernel import MotherlodeError, Value


class ArenaError(MotherlodeError):
    """Bots that cannot be compared."""


@dataclass(frozen=True)
class Pairing:
    """One game to be played: its deal, its line-up, and the rotation of the seats. `bots` are by seat."""

    deal: int
    lineup: int
    rotation: int
    bots: tuple[str, ...]

    def place(self, seat: int) -> int:
        """Where the bot of a seat stands in the line-up."""
        return (seat + self.rotation) % len(self.bots)


@dataclass(frozen=True)
class Tournament:
    """What is played, as plain data that can be sent to a worker. At least `games` games, in whole deals."""

    game: str
    bots: tuple[str, ...]
    seats: int
    games: int
    seed: int
    options: tuple[tuple[str, Value], ...] = ()
    components: Path | None = None

    def check(self) -> None:
        """Raises what the first game would raise."""
        game = registry.game(self.game, dict(self.options), self.components)
        game.require_seats(self.seats)
        for name in self.bots:
            bot(name, Random(0), game)
        if len(self.names) < 2:
            raise ArenaError("an arena needs two different bots")
        if len(self.bots) > self.seats and len(self.names) < len(self.bots):
            raise ArenaError("with more bots than seats each is named once")

    @property
    def names(self) -> tuple[str, ...]:
        """The different bots, in the order in which they were named."""
        return tuple(dict.fromkeys(self.bots))

    @property
    def lineups(self) -> list[tuple[str, ...]]:
        """All groups of bots that fit the seats; where seats are left over, the last bot named takes them."""
        if len(self.bots) > self.seats:
            return list(combinations(self.bots, self.seats))
        return [self.bots + (self.bots[-1],) * (self.seats - len(self.bots))]

    @property
    def deal_size(self) -> int:
        """The games on the same draws."""
        return sum(len(rotations(lineup)) for lineup in self.lineups)

    @property
    def deals(self) -> int:
        return ceil(self.games / self.deal_size)

    def pairings(self) -> Iterator[Pairing]:
        """Every game, deal by deal."""
        for deal in range(self.deals):
            for number, lineup in enumerate(self.lineups):
                for rotation, bots in enumerate(rotations(lineup)):
                    yield Pairing(deal, number, rotation, bots)


def rotations(lineup: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The different ways to move a line-up round the table: every bot sits in every seat equally often."""
    turned = [lineup[first:] + lineup[:first] for first in range(len(lineup))]
    return list(dict.fromkeys(turned))


def default_seats(game: str, bots: tuple[str, ...]) -> int:
    """As many as bots where one is named twice, for that is a line-up; else the fewest the game is played with."""
    return len(bots) if len(set(bots)) < len(bots) else registry.game(game).info.seats[0]
