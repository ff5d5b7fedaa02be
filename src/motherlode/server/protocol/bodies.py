"""The bodies of HTTP: what is asked ends in `Request`, the rest is answered. Strict in both directions."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, field

from motherlode.kernel import Facts
from motherlode.play.seen import SeenEvent
from motherlode.server.protocol.parts import (
    Hex,
    Id,
    Name,
    OptionValue,
    OutcomeInfo,
    Pace,
    Part,
    PlayerInfo,
    Seat,
    TableInfo,
    View,
    Viewer,
)

Password: TypeAlias = Annotated[str, Meta(min_length=8, max_length=200)]

# -- people ------------------------------------------------------------------------------------------------------------


class Me(Part):
    """Who I am; `player` is null before a name was chosen."""

    player: PlayerInfo | None
    muted: list[PlayerInfo] = field(default_factory=list)
    blocked: list[PlayerInfo] = field(default_factory=list)


class GuestRequest(Part):
    """Come in under a name, or change it."""

    name: Name


class RegisterRequest(Part):
    """Keep the name and the games of this guest under a password. A closed club asks for an `invitation` code."""

    name: Name
    password: Password
    invitation: Annotated[str, Meta(max_length=64)] = ""


class SignInRequest(Part):
    name: Name
    password: Password


class DeleteRequest(Part):
    """A registered player proves it with the password."""

    password: Annotated[str, Meta(max_length=200)] = ""


class ShunRequest(Part):
    """Mute: I do not read them. Block: nor can they join my tables. `off` takes it back."""

    player: Id
    what: Literal["mute", "block"]
    off: bool = False


class TokenInfo(Part):
    """A token for a program that plays in my name; it is shown once."""

    token: str


# -- games -------------------------------------------------------------------------------------------------------------


class OptionInfo(Part):
    """`option-<id>`, `-about` and `-<value>` of the game's catalogue say it. No choices: any number from `least` on."""

    id: str
    default: OptionValue
    choices: list[OptionValue]
    clause: str
    least: int


class GameInfo(Part):
    """A game of this server. `entries` of its components there are, and `reconstructed` of them are not printed
    anywhere. It has `lessons`. A game that is not `offered` has no new tables here; those that run go on.
    """

    id: str
    title: str
    version: int
    seats: list[int]
    options: list[OptionInfo]
    bots: list[str]
    languages: list[str]
    entries: int
    reconstructed: int
    lessons: int = 0
    offered: bool = True


class RightsInfo(Part):
    """`contact` is whom the owner of a game can write to; empty if the host has not said it."""

    contact: str
    neutral_names: bool


class ActionInfo(Part):
    """`id` is its place in the list; `facts` are its own."""

    kind: str
    clause: str
    facts: Facts
    commits: bool


class ThingInfo(Part):
    """What a player may ask about: `about-<about>` of the catalogue, filled with the facts; the clause rules it."""

    about: str
    facts: Facts
    clause: str


class GameData(Part):
    """What does not change during a match: the action list, the draws, the components as in the box.

    `things` are by id: everything a player may ask about.
    """

    id: str
    actions: list[ActionInfo]
    draws: list[ActionInfo]
    things: dict[str, ThingInfo]
    components: dict[str, Any]


class ClauseInfo(Part):
    id: str
    text: str


class ChapterInfo(Part):
    id: str
    title: str
    text: str
    clauses: list[ClauseInfo]


class BlockInfo(Part):
    """`kind`: heading, paragraph, item, step, or drawing: then `file` is its name and `text` says what it shows."""

    kind: str
    text: str
    file: str


class ShortRulesInfo(Part):
    """How to play, in two or three pages; without blocks where a game has none."""

    game: str
    lang: str
    title: str
    blocks: list[BlockInfo]


class RulebookInfo(Part):
    """`lang` is `en` where the rules are not written in the language asked for."""

    game: str
    lang: str
    title: str
    text: str
    chapters: list[ChapterInfo]


# -- lessons -----------------------------------------------------------------------------------------------------------


class LessonInfo(Part):
    """A lesson of a game. `learn-<id>-title` of the catalogue of lessons calls it. `table` is where I left it."""

    id: str
    number: int
    steps: int
    coached: bool
    minutes: int
    done: bool
    table: str


class LessonList(Part):
    lessons: list[LessonInfo]


class Learned(Part):
    """The games I have played and the lessons of each game that I have done.

    `following`: of each game whose lessons I have begun and not all done, the number of the lesson to go on with.
    """

    played: list[str]
    done: dict[str, list[str]]
    following: dict[str, int]


class LessonRequest(Part):
    """`again`: from the start, also where I left it in the middle."""

    again: bool = False


# -- tables ------------------------------------------------------------------------------------------------------------


class ChairRequest(Part):
    """`me` sits me down (several times for a hot seat, each under its `name`), `bot` a bot, `open` waits.

    `stand_in`: whether the others may hand my seat to a bot when I have vanished; if it is left out, they may, but not
    at a pace of days.
    """

    kind: Literal["open", "me", "bot"]
    name: Annotated[str, Meta(max_length=32)] = ""
    bot: Annotated[str, Meta(max_length=32)] = "greedy"
    stand_in: bool | None = None


class CreateRequest(Part):
    """`start`: begin at once, if no seat is open. `hash`: that of my part of the seed (see `PartRequest`).

    `free_undo`: bots agree to every undo; only at a table where I am alone with them.
    """

    game: Id
    chairs: Annotated[list[ChairRequest], Meta(min_length=1, max_length=16)]
    options: dict[str, OptionValue] = field(default_factory=dict)
    pace: Pace = field(default_factory=Pace)
    undo: bool = True
    free_undo: bool = False
    hints: bool = False
    public: bool = True
    start: bool = False
    hash: Hex | None = None


class SitRequest(Part):
    """Take the seat, or the first that is open. `stand_in` as in `ChairRequest`, `hash` as in `CreateRequest`."""

    seat: Viewer = -1
    name: Annotated[str, Meta(max_length=32)] = ""
    invitation: Annotated[str, Meta(max_length=64)] = ""
    stand_in: bool | None = None
    hash: Hex | None = None


class HashRequest(Part):
    """The hash (SHA-256) of my part of the seed; possible until someone has given a part."""

    hash: Hex


class PartRequest(Part):
    """My part of the seed: the 32 bytes whose hash I gave. Possible when every seat is taken and all hashes are out."""

    part: Hex


class StartRequest(Part):
    """Begin the match. `part`: my part of the seed, if it is not given yet. `without_parts`: do not wait for those of
    others; the record says whose are missing.
    """

    part: Hex | None = None
    without_parts: bool = False


class SeatRequest(Part):
    seat: Seat


class BotRequest(Part):
    """Put a bot on an open seat, or (`bot` empty) open the seat again."""

    seat: Seat
    bot: Annotated[str, Meta(max_length=32)] = ""


class TableList(Part):
    tables: list[TableInfo]


class LogPage(Part):
    """The log of the match as one viewer sees it, and where to go on. `undone` are the numbers of the events, here or
    before, that were taken back by what is in this page.
    """

    entries: list[SeenEvent]
    next: int
    undone: list[int] = field(default_factory=list)


class StepInfo(Part):
    """An entry of a match as one viewer saw it then, and the view after it. `undone` are the numbers of the events that
    it took back; `taken_back`: it was itself taken back later. The start and notes of the table have the seat -1.
    """

    number: int
    kind: Literal["start", "move", "undo", "note"]
    seat: int
    ply: int
    to_act: list[int]
    view: View
    events: list[SeenEvent]
    outcome: OutcomeInfo | None
    undone: list[int]
    taken_back: bool


class StepsPage(Part):
    """Some entries of a match; `number` is that of the last one there is. `undone` are the events of these entries that
    do not count any more.
    """

    number: int
    steps: list[StepInfo]
    undone: list[int]


class ReplayStep(Part):
    """A finished match as it stood at a ply. `undone`: the numbers of the events taken back since the ply before."""

    ply: int
    to_act: list[int]
    view: View
    events: list[SeenEvent]
    outcome: OutcomeInfo | None
    undone: list[int]


class ReplayPage(Part):
    """Some positions of a finished match; `plies` is the last ply there is."""

    plies: int
    steps: list[ReplayStep]


class ErrorInfo(Part):
    """Every refusal over HTTP: `error-<kind>` with its facts says it; `message` says it in plain English."""

    kind: str
    facts: Facts
    message: str


class Readiness(Part):
    """`problems` say what is wrong while the server is not ready."""

    ready: bool
    problems: list[str]


class HouseInfo(Part):
    """The club as its host set it up; `club` and `welcome` are empty if the host wrote nothing."""

    club: str
    welcome: str
    registration: Literal["open", "invitation", "off"]
    guests: bool


class Health(Part):
    status: str
    version: str
    tables: int
    connections: int
