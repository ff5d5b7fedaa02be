"""The messages of the sockets between server and clients, strict in both directions, and the parts they share with
the bodies of HTTP (`bodies.py`). The client's types are generated from both.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

# -- values ------------------------------------------------------------------------------------------------------------

FactValue: TypeAlias = int | str | list[int | str]
FactsData: TypeAlias = dict[str, FactValue]
OptionValue: TypeAlias = bool | int | str
View: TypeAlias = Mapping[str, Any]

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=32)]
ChatText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500)]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
Viewer: TypeAlias = Annotated[int, Meta(ge=-2, le=15)]
Ply: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
ActionId: TypeAlias = Annotated[int, Meta(ge=0, le=100_000)]
Actions: TypeAlias = Annotated[list[ActionId], Meta(max_length=200)]
Level: TypeAlias = Literal["easy", "normal", "hard", "expert"]


class Part(Struct, kw_only=True, forbid_unknown_fields=True, gc=False):
    """Anything inside a message, and the bodies of HTTP. Plain data without cycles: no work for the collector."""


class Message(Struct, kw_only=True, forbid_unknown_fields=True, gc=False, tag_field="type", tag=str.lower):
    """A message of a socket: `type` says which."""


# -- parts -------------------------------------------------------------------------------------------------------------


class PlayerInfo(Part):
    id: str
    name: str
    guest: bool


class Pace(Part):
    """`live`: every seat has minutes, and `increment` seconds more whenever its turn passes on. `days`: so many for
    each turn. `none`: no clock.
    """

    kind: Literal["live", "days", "none"] = "none"
    minutes: Annotated[int, Meta(ge=1, le=600)] = 15
    increment: Annotated[int, Meta(ge=0, le=600)] = 10
    days: Annotated[int, Meta(ge=1, le=30)] = 3


class Chair(Part):
    """A seat of a table. `player` is the id of the person who holds it, empty if none does. `bot` plays it if set:
    from the start (no player), in place of a vanished player, or to the end after a forfeit.
    """

    player: str = ""
    name: str = ""
    bot: str = ""
    present: bool = False
    forfeit: Literal["", "resigned", "time", "left"] = ""


class Proposal(Part):
    """What needs the consent of all: to take back a move of `seat`, or to break off the match."""

    what: Literal["undo", "abort"]
    seat: int
    agreed: list[int]


class OutcomeInfo(Part):
    """The game's own result; lists are by seat."""

    scores: list[dict[str, int]]
    totals: list[int]
    ranks: list[int]
    clause: str


class Result(Part):
    """How the table ended. Seats that forfeited rank last. `outcome` is there if the match was played to its end."""

    ended: Literal["played", "resigned", "aborted", "closed"]
    ranks: list[int]
    outcome: OutcomeInfo | None = None


class TableInfo(Part):
    """A table as everyone may know it. `invitation` is for those who sit at it. `seed` is shown when it is over."""

    id: str
    game: str
    version: int
    options: dict[str, OptionValue]
    status: Literal["open", "running", "finished", "frozen"]
    host: str
    chairs: list[Chair]
    pace: Pace
    undo: bool
    hints: bool
    public: bool
    created: int
    number: int = 0
    to_act: list[int] = []
    commitment: str = ""
    seed: str = ""
    frozen: str = ""
    invitation: str = ""
    rematch: str = ""
    proposal: Proposal | None = None
    result: Result | None = None
    watchers: int = 0


class Choice(Part):
    """A legal action with the facts its label is made from."""

    id: int
    facts: FactsData


class Candidate(Part):
    """A move a bot considered: its actions, each with the facts its label is made from once those before it are taken,
    how often it was looked into, and the share of victory expected after it (1 for certain).
    """

    actions: list[Choice]
    visits: int
    expected: float


class PromptInfo(Part):
    kind: str
    clauses: list[str]
    facts: FactsData


class LogEntry(Part):
    """An event. `number` counts the log. `of` is `game` for events of the game, `table` for those of the table."""

    number: int
    ply: int
    kind: str
    facts: FactsData
    of: Literal["game", "table"] = "game"


class ClockInfo(Part):
    """Milliseconds left by seat as of this message; those of the seats in `running` go down."""

    left: list[int]
    running: list[int]


# -- from the client ---------------------------------------------------------------------------------------------------


class Join(Message):
    """Look at the match: through a seat one holds, or as the spectator (-2). `last` is the last number seen."""

    viewer: Viewer
    last: Annotated[int, Meta(ge=-1)] = -1


class Move(Message):
    """Play the actions, all or none. `id` is the client's own: sent twice, it counts once."""

    id: Id
    seat: Seat
    ply: Ply
    actions: Actions


class Preview(Message):
    """What would come after these actions? Nobody else learns of it."""

    id: Id
    seat: Seat
    actions: Actions


class Why(Message):
    """Why is this action not allowed now, or after the `after` actions of an unfinished gesture?"""

    id: Id
    seat: Seat
    action: ActionId
    after: Actions = []


class Hint(Message):
    """What would a bot of this level do in the seat's place? Only where the table allows it."""

    id: Id
    seat: Seat
    level: Level = "hard"


class Undo(Message):
    """Take back the seat's latest move, as far as nobody has learned anything since."""

    id: Id
    seat: Seat


class Propose(Message):
    """Ask all others to agree."""

    id: Id
    seat: Seat
    what: Literal["undo", "abort"]


class Answer(Message):
    id: Id
    seat: Seat
    agree: bool


class Resign(Message):
    id: Id
    seat: Seat


class Handover(Message):
    """Hand a seat to a bot: one's own, or that of a player who vanished."""

    id: Id
    seat: Seat
    bot: Name = "greedy"


class Return(Message):
    """Take one's seat back from the bot."""

    id: Id
    seat: Seat


class Say(Message):
    """Chat."""

    id: Id
    text: ChatText


class Ping(Message):
    id: Id


# What changes a match: answered by `done`.
Act: TypeAlias = Move | Undo | Propose | Answer | Resign | Handover | Return

ClientMessage: TypeAlias = (
    Join | Move | Preview | Why | Hint | Undo | Propose | Answer | Resign | Handover | Return | Say | Ping
)

# -- to the client -----------------------------------------------------------------------------------------------------


class Update(Message):
    """The match as one viewer sees it. `full`: forget what you had, `events` is the recent log; else what is new."""

    viewer: int
    number: int
    ply: int
    full: bool
    to_act: list[int]
    view: View
    legal: list[Choice]
    prompt: PromptInfo | None
    events: list[LogEntry]
    undo: str
    clock: ClockInfo | None = None
    outcome: OutcomeInfo | None = None


class Table(Message):
    """The table changed: seats, presence, proposals, the end."""

    table: TableInfo


class Done(Message):
    """The request with this id was done. A move was committed as this number."""

    id: str
    number: int = -1


class Previewed(Message):
    """`stop` is `chance` or `reveal` where the future is nobody's to know; `complete`: the seat owes nothing more."""

    id: str
    legal: list[Choice]
    view: View
    prompt: PromptInfo | None
    complete: bool
    stop: str


class Reason(Message):
    """Why not: the clause and the facts; `allowed` if it is. `about` holds the facts its label is made from."""

    id: str
    action: int
    allowed: bool
    clause: str
    facts: FactsData
    about: FactsData


class Hinted(Message):
    """What the bot considered at this ply, its choice first. No iterations: there was nothing to decide."""

    id: str
    seat: int
    ply: int
    bot: str
    iterations: int
    candidates: list[Candidate]


class Said(Message):
    """A line of chat. `seat` is -2 for a spectator."""

    number: int
    player: str
    name: str
    seat: int
    text: str
    at: int


class Lobby(Message):
    """A public table appeared or changed, or is gone (`gone`) from the lobby."""

    table: TableInfo
    gone: bool = False


class Failed(Message):
    """The request with this id (empty if it could not be read) was refused; nothing changed."""

    id: str
    kind: str
    facts: FactsData


class Goodbye(Message):
    """The server closes this connection: `restart` (come back in a moment), `slow`, `closed`, `signed_out`."""

    reason: str


class Pong(Message):
    id: str


ServerMessage: TypeAlias = Update | Table | Done | Previewed | Reason | Hinted | Said | Lobby | Failed | Goodbye | Pong
