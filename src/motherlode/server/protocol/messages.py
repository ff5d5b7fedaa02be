"""The messages of the sockets between server and clients, strict in both directions. The client's types are generated
from these and from `bodies.py`. A message `MoveMessage` is called `Move` there, and its `type` is `move`.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from motherlode.kernel import Facts
from motherlode.play.seen import SeenEvent
from motherlode.server.protocol.parts import (
    ActionId,
    Actions,
    AlternativePart,
    CandidatePart,
    ChatText,
    ChoicePart,
    ClockInfo,
    Id,
    LessonPart,
    Level,
    Name,
    OutcomeInfo,
    Ply,
    PromptInfo,
    Seat,
    TableInfo,
    View,
    Viewer,
)


def wire_tag(name: str) -> str:
    """The `type` of a message: the name of its class without the suffix, in small letters."""
    return name.removesuffix("Message").lower()


class Message(Struct, kw_only=True, forbid_unknown_fields=True, gc=False, tag_field="type", tag=wire_tag):
    """A message of a socket: `type` says which."""


# -- from the client ---------------------------------------------------------------------------------------------------


class JoinMessage(Message):
    """Look at the match: through a seat one holds, or as the spectator (-2). `last` is the last number seen: what came
    since arrives entry by entry, unless it is too much.
    """

    viewer: Viewer
    last: Annotated[int, Meta(ge=-1)] = -1


class MoveMessage(Message):
    """Play the actions, all or none. `id` is the client's own: sent twice, it counts once.

    With `whole` false the actions are played only if they end a gesture: if the seat has nothing more to decide, a draw
    or a reveal comes, or the next prompt does not continue it. Otherwise nothing changes, and `previewed` answers.
    """

    id: Id
    seat: Seat
    ply: Ply
    actions: Actions
    whole: bool = True


class PreviewMessage(Message):
    """What would come after these actions? Nobody else learns of it."""

    id: Id
    seat: Seat
    actions: Actions


class WhyMessage(Message):
    """Why is this action not allowed now, or after the `after` actions of an unfinished gesture?"""

    id: Id
    seat: Seat
    action: ActionId
    after: Actions = []


class HintMessage(Message):
    """What would a bot of this level do in the seat's place? Only where the table allows it.

    After the `after` actions of an unfinished gesture: how would it go on?
    """

    id: Id
    seat: Seat
    level: Level = "hard"
    after: Actions = []


class CoachMessage(Message):
    """What else was there, before the seat's latest choice? For who learns a game: alone with bots.

    Unless it `judges` the coach only says whether it has something to teach here.
    """

    id: Id
    seat: Seat
    judges: bool = True


class UndoMessage(Message):
    """Take back the seat's latest move, as far as nobody has learned anything since."""

    id: Id
    seat: Seat


class ProposeMessage(Message):
    """Ask all others to agree."""

    id: Id
    seat: Seat
    what: Literal["undo", "abort"]


class AnswerMessage(Message):
    id: Id
    seat: Seat
    agree: bool


class ResignMessage(Message):
    id: Id
    seat: Seat


class HandoverMessage(Message):
    """Hand a seat to a bot: one's own to a `bot` of one's choice, or that of a player who vanished and agreed to it
    when sitting down to one of the server's choice.
    """

    id: Id
    seat: Seat
    bot: Name = "greedy"


class ReturnMessage(Message):
    """Take one's seat back from the bot."""

    id: Id
    seat: Seat


class SayMessage(Message):
    """Chat."""

    id: Id
    text: ChatText


class AdvanceMessage(Message):
    """Read on in a lesson of which `step` steps are done; with `show` the lesson itself does what the step asks for."""

    id: Id
    seat: Seat
    step: Annotated[int, Meta(ge=0, le=1000)]
    show: bool = False


class PingMessage(Message):
    id: Id


# What changes a match: answered by `done`.
MatchMessage: TypeAlias = (
    MoveMessage
    | UndoMessage
    | ProposeMessage
    | AnswerMessage
    | ResignMessage
    | HandoverMessage
    | ReturnMessage
    | AdvanceMessage
)

ClientMessage: TypeAlias = (
    JoinMessage
    | MoveMessage
    | PreviewMessage
    | WhyMessage
    | HintMessage
    | CoachMessage
    | UndoMessage
    | ProposeMessage
    | AnswerMessage
    | ResignMessage
    | HandoverMessage
    | ReturnMessage
    | AdvanceMessage
    | SayMessage
    | PingMessage
)

# -- to the client -----------------------------------------------------------------------------------------------------


class UpdateMessage(Message):
    """The match as one viewer sees it. `full`: forget what you had, `events` is the recent log; else what is new.

    `undone` are the numbers of events that were taken back by what is new here, or among the recent ones. `past`: more
    updates follow at once, up to the present; nothing can be chosen here.
    `thinking` are the seats whose bots think or wait for their turn to.
    """

    viewer: int
    number: int
    ply: int
    full: bool
    to_act: list[int]
    view: View
    legal: list[ChoicePart]
    prompt: PromptInfo | None
    events: list[SeenEvent]
    undo: str
    undone: list[int] = []
    past: bool = False
    thinking: list[int] = []
    clock: ClockInfo | None = None
    outcome: OutcomeInfo | None = None
    lesson: LessonPart | None = None


class TableMessage(Message):
    """The table changed: seats, presence, proposals, the end."""

    table: TableInfo


class DoneMessage(Message):
    """The request with this id was done. A move was committed as this number."""

    id: str
    number: int = -1


class PreviewedMessage(Message):
    """`stop` is `chance` or `reveal` where the future is random or hidden; `complete`: the seat need not act again.
    `right` are the actions that a lesson asks for next.
    """

    id: str
    legal: list[ChoicePart]
    view: View
    prompt: PromptInfo | None
    complete: bool
    stop: str
    right: list[int] = []


class ReasonMessage(Message):
    """Why not: the clause and the facts; `allowed` if it is. `about` holds the facts its label is made from."""

    id: str
    action: int
    allowed: bool
    clause: str
    facts: Facts
    about: Facts


class HintedMessage(Message):
    """What the bot considered at this ply, its choice first. No iterations: there was nothing to decide."""

    id: str
    seat: int
    ply: int
    bot: str
    iterations: int
    candidates: list[CandidatePart]


class CoachedMessage(Message):
    """What else was there, if anything was clearly better. `coaching` is false where the coach has nothing to teach:
    it need not be asked again at this table.
    """

    id: str
    seat: int
    ply: int
    coaching: bool
    alternative: AlternativePart | None = None


class SaidMessage(Message):
    """A line of chat. `seat` is -2 for a spectator."""

    number: int
    player: str
    name: str
    seat: int
    text: str
    at: int


class LobbyMessage(Message):
    """A public table appeared or changed, or is gone (`gone`) from the lobby."""

    table: TableInfo
    gone: bool = False


class FailedMessage(Message):
    """The request with this id (empty if it could not be read) was refused; nothing changed."""

    id: str
    kind: str
    facts: Facts


class GoodbyeMessage(Message):
    """The server closes this connection: `restart` (come back in a moment), `slow`, `closed`, `signed_out`."""

    reason: str


class PongMessage(Message):
    id: str


ServerMessage: TypeAlias = (
    UpdateMessage
    | TableMessage
    | DoneMessage
    | PreviewedMessage
    | ReasonMessage
    | HintedMessage
    | CoachedMessage
    | SaidMessage
    | LobbyMessage
    | FailedMessage
    | GoodbyeMessage
    | PongMessage
)
