"""A table as the store keeps it."""

from typing import Literal

from msgspec import Struct

from motherlode.server import protocol as p


class TableData(Struct):
    """`seed` and `invitation` are not sent to everyone."""

    id: str
    game: str
    version: int
    components: str
    options: dict[str, p.OptionValue]
    host: str
    chairs: list[p.Chair]
    pace: p.Pace
    undo: bool
    public: bool
    created: int
    seed: str
    invitation: str
    status: Literal["open", "running", "finished", "frozen"] = "open"
    frozen: str = ""
    rematch: str = ""
    proposal: p.Proposal | None = None
    result: p.ResultPart | None = None
    imported: bool = False
    hints: bool = False
    components_file: str = ""
