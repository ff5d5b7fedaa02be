"""An entry of a match with what the table adds to it: who asked for it, when, and how the clocks stand after it."""

from dataclasses import dataclass
from hashlib import sha256

from msgspec.json import encode

from motherlode.play.entry import Entry
from motherlode.play.match import Match
from motherlode.server.tables.clock import ClockState


@dataclass
class TableEntry:
    """`id` is that of the client's message, `at` the time in milliseconds. `mark` identifies the position after it."""

    entry: Entry
    id: str = ""
    mark: str = ""
    clock: ClockState | None = None
    at: int = 0


def position_mark(match: Match) -> str:
    """A short hash of the position, quicker than the record's checksum."""
    return sha256(encode(match.game.dump(match.state))).hexdigest()[:16]
