"""What a bot process is asked and what it answers."""

from dataclasses import dataclass
from typing import Any

from motherlode.server import protocol as p


@dataclass(frozen=True)
class BotJob:
    """A decision: the game under its options, a possible world as data, the seat, the bot, its random seed.

    `seconds` is the time after which a bot that can stop thinking early does. `explain`: it shall say what it thought.
    `taken`: the world is that before this choice of the seat, and the question is what else there was.
    """

    game: str
    options: dict[str, Any]
    seats: int
    world: dict[str, Any]
    seat: int
    bot: str
    seed: str
    seconds: float | None = None
    explain: bool = False
    taken: tuple[int, ...] = ()
    components_file: str = ""


@dataclass(frozen=True)
class Advice:
    """What a bot considered, its choice first."""

    iterations: int
    candidates: list[p.CandidatePart]


@dataclass(frozen=True)
class Thought:
    """What a process answers: the move and, if it was asked for and the bot can say, the reasons."""

    ids: list[int]
    advice: Advice | None = None
    alternative: p.AlternativePart | None = None


@dataclass(frozen=True)
class Chosen:
    """A move, and why the bot that was asked did not make it itself (empty if it did)."""

    ids: list[int]
    failure: str = ""


class BotFailed(Exception):
    """`died`, `overran` or `failed`."""
