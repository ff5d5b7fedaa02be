"""A snapshot: enough to open a match without its earlier entries."""

from dataclasses import dataclass

from motherlode.kernel import Data


@dataclass
class Snapshot:
    """The position after the entry with this number, and how much was played, drawn and logged until then."""

    number: int
    ply: int
    played: int
    drawn: int
    logged: int
    state: Data
