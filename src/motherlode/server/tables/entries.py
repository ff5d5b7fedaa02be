"""An entry of a match with what the table adds to it: who asked for it, when, and how the clocks stand after it."""

from dataclasses import dataclass
from hashlib import sha256

from msgspec.json import encode

from motherlode.kernel import Data
from motherlode.play.entry import Entry
from motherlode.play.match import Match
from motherlode.server.tables.clock import ClockState


@dataclass
class TableEntry:
    """`id` is that of the client's message, `at` the time in milliseconds. `mark` identifies the position after it, in
    which the seats `to_act` are waited for since `since`; a row of before does not say it.
    """

    entry: Entry
    id: str = ""
    mark: str = ""
    clock: ClockState | None = None
    at: int = 0
    to_act: tuple[int, ...] | None = None
    since: int = 0


def position_mark(match: Match) -> str:
    """A short hash of the position, quicker than the record's checksum."""
    return state_mark(match.game.dump(match.state))


def state_mark(state: Data) -> str:
    """The mark of a position that was dumped."""
    return sha256(encode(state)).hexdigest()[:16]
