"""A table as the store keeps it."""

from typing import Literal

from msgspec import Struct

from motherlode.server import protocol as p


class TableData(Struct):
    """`half`, `seed`, `invitation` and the parts of people are not sent to everyone.

    `half` is the server's half of the seed; the seed is made when the match begins. A table of before has none.
    `lesson` is the id of a lesson that is given here, empty at all other tables.
    """

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
    free_undo: bool = False
    half: str = ""
    parts: list[p.PartInfo] = []
    restarts: int = 0
    lesson: str = ""
