"""The values and parts that the messages of the sockets share with the bodies of HTTP. Strict in both directions."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from motherlode.kernel import Facts
from motherlode.play.seen import SeenEvent

# -- values ------------------------------------------------------------------------------------------------------------

OptionValue: TypeAlias = bool | int | str
View: TypeAlias = Mapping[str, Any]

# In Python `$` would allow a newline at the end.
Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+\Z")]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=32)]
ChatText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500)]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
Viewer: TypeAlias = Annotated[int, Meta(ge=-2, le=15)]
Ply: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
ActionId: TypeAlias = Annotated[int, Meta(ge=0, le=100_000)]
Actions: TypeAlias = Annotated[list[ActionId], Meta(max_length=200)]
Level: TypeAlias = Literal["easy", "normal", "hard", "expert"]
# 32 bytes in hexadecimal.
Hex: TypeAlias = Annotated[str, Meta(min_length=64, max_length=64, pattern=r"^[0-9a-f]+\Z")]


class Part(Struct, kw_only=True, forbid_unknown_fields=True, gc=False):
    """Anything inside a message, and the bodies of HTTP. Plain data without cycles: no work for the collector."""


# -- parts -------------------------------------------------------------------------------------------------------------


class PlayerInfo(Part):
    """`program`: it came with a token, as programs do."""

    id: str
    name: str
    guest: bool
    program: bool = False


class Pace(Part):
    """`live`: every seat has minutes, and `increment` seconds more whenever its turn passes on. `days`: days per
    turn. `none`: no clock.
    """

    kind: Literal["live", "days", "none"] = "none"
    minutes: Annotated[int, Meta(ge=1, le=600)] = 15
    increment: Annotated[int, Meta(ge=0, le=600)] = 10
    days: Annotated[int, Meta(ge=1, le=30)] = 3


class Chair(Part):
    """A seat of a table. `player` is the id of the person who holds it, empty if none does. `bot` plays it if set:
    from the start (no player), in place of a vanished player, or to the end after a forfeit. `stand_in`: the others
    may hand it to a bot when the player has vanished; null means as is usual at the table's pace. `program`: a program
    sat down there in the player's name.
    """

    player: str = ""
    name: str = ""
    bot: str = ""
    present: bool = False
    forfeit: Literal["", "resigned", "time", "left"] = ""
    stand_in: bool | None = None
    program: bool = False


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


class ResultPart(Part):
    """How the table ended. Seats that forfeited rank last. `outcome` is there if the match was played to its end."""

    ended: Literal["played", "resigned", "aborted", "closed"]
    ranks: list[int]
    outcome: OutcomeInfo | None = None


class PartInfo(Part):
    """What one person adds to the seed: 32 random bytes. Their hash is known from sitting down; the bytes are `given`
    when every seat is taken, and shown as `part` when it is over. Nothing of it is there if the client gave none.
    """

    player: str
    seats: list[int] = []
    hash: str = ""
    given: bool = False
    part: str = ""


class TableInfo(Part):
    """A table as everyone may know it. `invitation` is for those who sit at it.

    `commitment` is the hash of the server's half of the seed, published from the beginning; `parts` are those of the
    people. `half` and the `seed` made of all are shown when it is over. A table of before has no half: its commitment
    is that of the seed. `restarts` counts how often parts that were given already had to be made again. `free_undo`:
    bots agree to every undo here.
    The names at an `imported` table are what its record says: nobody vouches for them.
    `room` is where its people can talk, if the server has such rooms.
    The seats in `to_act` are waited for since `since`; `last` are the events of the last move as the asker may see
    them, in the list of the asker's own running tables only. `lesson` is the id of a lesson that is given here.
    """

    id: str
    game: str
    version: int
    options: dict[str, OptionValue]
    status: Literal["open", "running", "finished", "frozen"]
    host: str
    chairs: list[Chair]
    pace: Pace
    undo: bool
    free_undo: bool
    hints: bool
    public: bool
    created: int
    number: int = 0
    to_act: list[int] = []
    commitment: str = ""
    parts: list[PartInfo] = []
    restarts: int = 0
    half: str = ""
    seed: str = ""
    frozen: str = ""
    invitation: str = ""
    rematch: str = ""
    proposal: Proposal | None = None
    result: ResultPart | None = None
    watchers: int = 0
    imported: bool = False
    room: str = ""
    since: int = 0
    last: list[SeenEvent] = []
    lesson: str = ""


class ChoicePart(Part):
    """A legal action with the facts its label is made from."""

    id: int
    facts: Facts


class CausePart(Part):
    """A part of what a move changes: points, by the thing `about` (an id, or empty) or for the rival `seat` (or -1).
    `key` is its sentence.
    """

    key: str
    points: float
    about: str
    seat: int


class LeftPart(Part):
    """What a move leaves of something that people count; `key` is its sentence."""

    key: str
    count: int


class EffectPart(Part):
    """What a move changes for its seat: points in all, the biggest reasons first, and what it leaves.

    Before a match is under way the points mean nothing to a player: they are not to be `told`.
    """

    points: float
    reasons: list[CausePart]
    left: list[LeftPart]
    told: bool = True


class CandidatePart(Part):
    """A move a bot considered: its actions, each with the facts its label is made from once those before it are taken,
    how often it was looked into, the share of victory expected after it (1 for certain), and what it changes, together
    with the moves `then` that the same seat would make next.
    """

    actions: list[ChoicePart]
    visits: int
    expected: float
    effect: EffectPart | None = None
    then: list[list[ChoicePart]] = []


class AlternativePart(Part):
    """A move that was clearly better than the one made, with the points it would have brought more, and why."""

    actions: list[ChoicePart]
    points: float
    reasons: list[CausePart]


class PromptInfo(Part):
    """What a seat is asked. `continues`: the question goes on with a gesture already begun."""

    kind: str
    clauses: list[str]
    facts: Facts
    continues: bool


class LessonPart(Part):
    """Where a lesson is: `done` of its `steps`. `said` are the keys of its sentences so far, that of the present step
    last. Things with the facts `light`, or called `at`, are spoken of; the actions in `right` are what is asked for.
    A step that `reads` asks for nothing but to be read. After the steps there may be a `coached` match.
    """

    done: int
    steps: int
    said: list[str]
    light: Facts
    at: list[str]
    right: list[int]
    reads: bool
    coached: bool


class ClockInfo(Part):
    """Milliseconds left by seat as of this message; those of the seats in `running` go down."""

    left: list[int]
    running: list[int]
