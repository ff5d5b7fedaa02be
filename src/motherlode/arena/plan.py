"""What is played: which bots meet in which seats, on which draws, from which random sources.

A simulation seats its bots as they are named, each game with its own draws. A tournament is balanced: every line-up
plays in all rotations of the seats on the same draws (a deal).
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations
from math import ceil
from pathlib import Path
from random import Random

from motherlode.arena.errors import ArenaError
from motherlode.kernel import Info, SeatsError, Value


@dataclass(frozen=True)
class Pairing:
    """One game of a plan: its number, its deal, its line-up, and the rotation of the seats. `bots` are by seat."""

    number: int
    deal: int
    lineup: int
    rotation: int
    bots: tuple[str, ...]

    @property
    def players(self) -> tuple[str, ...]:
        """Names that tell the seats apart even if one bot sits in several."""
        return tuple(f"{name} {seat + 1}" for seat, name in enumerate(self.bots))

    def place(self, seat: int) -> int:
        """Where the bot of a seat stands in the line-up."""
        return (seat + self.rotation) % len(self.bots)


@dataclass(frozen=True)
class Plan:
    """What is played, as plain data that can be sent to a worker. At least `games` games, in whole deals."""

    game: str
    bots: tuple[str, ...]
    seats: int
    games: int
    seed: int
    options: tuple[tuple[str, Value], ...] = ()
    components: Path | None = None
    records: Path | None = None  # the folder for a record of each game
    is_balanced: bool = True

    def require_lineups(self) -> None:
        """A tournament compares different bots; with more bots than seats each is named once."""
        if self.is_balanced and len(self.names) < 2:
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

    @cached_property
    def first_deal(self) -> list[Pairing]:
        """The games of deal 0; each other deal has the same ones on other draws."""
        turns = [
            (lineup, rotation, bots)
            for lineup, named in enumerate(self.lineups)
            for rotation, bots in enumerate(rotations(named) if self.is_balanced else [named])
        ]
        return [Pairing(number, 0, *turn) for number, turn in enumerate(turns)]

    @property
    def deals(self) -> int:
        return ceil(self.games / len(self.first_deal))

    @property
    def total(self) -> int:
        """The games in whole deals."""
        return self.deals * len(self.first_deal)

    def pairing(self, number: int) -> Pairing:
        """The game of that number, counted from 0."""
        deal, place = divmod(number, len(self.first_deal))
        return replace(self.first_deal[place], number=number, deal=deal)

    def source(self, pairing: Pairing, seat: int) -> Random:
        """The random source of the bot in a seat. In a tournament it goes with the bot round the table."""
        if self.is_balanced:
            return Random(f"{self.seed}/{pairing.deal}/{pairing.lineup}/{pairing.place(seat)}")
        return Random(f"{self.seed}/{pairing.number}/{seat}")


def simulation(
    game: str,
    bots: tuple[str, ...],
    games: int,
    seed: int,
    options: tuple[tuple[str, Value], ...] = (),
    components: Path | None = None,
    records: Path | None = None,
) -> Plan:
    """A plan in which the bots sit as they are named."""
    return Plan(game, bots, len(bots), games, seed, options, components, records, is_balanced=False)


def rotations(lineup: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The different ways to move a line-up round the table: every bot sits in every seat equally often."""
    turned = [lineup[first:] + lineup[:first] for first in range(len(lineup))]
    return list(dict.fromkeys(turned))


def seat_bots(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """The bots of a simulation by seat: one name is enough for all."""
    if len(names) == 1:
        return (names[0],) * seats
    if len(names) != seats:
        raise SeatsError(f"{len(names)} bots for {seats} seats")
    return tuple(names)


def default_seats(info: Info, bots: tuple[str, ...]) -> int:
    """As many as bots where one is named twice, for that is a line-up; else the fewest the game is played with."""
    return len(bots) if len(set(bots)) < len(bots) else info.seats[0]
