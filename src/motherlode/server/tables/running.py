"""A running match as an append-only row of entries, opened from a snapshot in constant time. No I/O.

Entry 0 holds the draws of the set-up; then every move, undo and note of the table has the next number.
"""

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.json import encode

from motherlode.kernel import CHANCE, Event, Facts, MotherlodeError, State, pick
from motherlode.play import seed as seeds
from motherlode.play.checksum import checksum
from motherlode.play.course import CHECKED_EVERY, Course
from motherlode.play.errors import CannotUndo, RecordError
from motherlode.play.move import Undo
from motherlode.play.perspective import Perspective
from motherlode.registry import AnyGame
from motherlode.server.protocol import FactsData, LogEntry
from motherlode.server.protocol.serializers import facts_data
from motherlode.server.tables.clock import ClockState

RECENT: Final = 200

# Chooses a draw: the game, the position, the seed, the number of the draw.
Dice: TypeAlias = Callable[[AnyGame, State, bytes, int], int]


class Happened(Struct, array_like=True, gc=False):
    """An event with all its facts, as it is kept."""

    kind: str
    facts: FactsData
    secret: dict[int, FactsData]
    reveals: bool

    def seen_by(self, viewer: int) -> FactsData:
        return {**self.facts, **self.secret.get(viewer, {})}


class Line(Struct, gc=False):
    """An event in the log: the number of its entry, its own, and what it was."""

    entry: int
    number: int
    ply: int
    of: Literal["game", "table"]
    happened: Happened

    def seen_by(self, viewer: int) -> LogEntry:
        facts = self.happened.seen_by(viewer)
        return LogEntry(number=self.number, ply=self.ply, kind=self.happened.kind, of=self.of, facts=facts)


class Entry(Struct, omit_defaults=True, gc=False):
    """One row: a move in notation with its draws, an undo, or a note. `logged` numbers its first event; `mark` tells
    the position behind it apart from any other.
    """

    number: int
    kind: Literal["start", "move", "undo", "note"]
    ply: int
    logged: int
    seat: int = -1
    id: str = ""
    actions: list[str] = []
    draws: list[str] = []
    consent: list[int] = []
    checksum: str = ""
    mark: str = ""
    events: list[Happened] = []
    clock: ClockState | None = None
    at: int = 0


class Snapshot(Struct):
    """Enough to go on from here."""

    number: int
    ply: int
    played: int
    drawn: int
    logged: int
    state: dict[str, Any]


class BeyondWindow(MotherlodeError):
    """The undo reaches behind the snapshot the match was opened from: open it from the beginning."""


def seeded(game: AnyGame, state: State, seed: bytes, number: int) -> int:
    return pick(game.chance(state), seeds.number(seed, number))


class Running:
    """The authority over one match. `number` is that of the last entry, `played` counts moves and undos, `ids` tells
    under which number a seat's message was entered.
    """

    def __init__(self, course: Course, seed: bytes, dice: Dice = seeded) -> None:
        self.game: Final = course.game
        self.course: Final = course
        self.seed: Final = seed
        self.number = -1
        self.played = 0
        self.drawn = 0
        self.logged = 0
        self.has_beginning = True
        self.ids: dict[tuple[int, str], int] = {}
        self.recent: deque[Line] = deque(maxlen=RECENT)
        self._dice: Final = dice

    @classmethod
    def new(cls, game: AnyGame, seats: int, undo: bool, seed: bytes, dice: Dice = seeded) -> "tuple[Running, Entry]":
        running = cls(Course(game, seats, undo), seed, dice)
        return running, running._entered("start", -1, running._resolve_chance())

    @classmethod
    def load(
        cls,
        course: Course,
        seed: bytes,
        snapshot: Snapshot | None,
        entries: Iterable[Entry],
        dice: Dice = seeded,
    ) -> "Running":
        """The match after these entries, those up to the snapshot only filling the log. Stops loudly if one fails."""
        running = cls(course, seed, dice)
        if snapshot is not None:
            running._take_up(snapshot)
        for entry in entries:
            if entry.number > running.number:
                running._play(entry)
            running._remember(entry)
        return running

    def perspective(self, viewer: int) -> Perspective:
        return Perspective(self.course, viewer)

    def to_act(self) -> tuple[int, ...]:
        return self.game.to_act(self.course.state)

    def is_over(self) -> bool:
        return not self.to_act()

    def move(self, seat: int, ids: Sequence[int], id: str = "") -> Entry:
        """Plays a move and the draws behind it, or raises and changes nothing."""
        self.course.move(seat, ids)
        self.played += 1
        draws = self._resolve_chance()
        actions = [str(self.game.actions[action]) for action in ids]
        return self._entered("move", seat, draws, id=id, actions=actions, checksum=self._seal())

    def undo(self, seat: int, consent: frozenset[int] = frozenset(), id: str = "") -> Entry:
        try:
            self.course.undo(seat, consent)
        except CannotUndo as error:
            if error.bar == "nothing" and not self.has_beginning:
                raise BeyondWindow(str(error)) from error
            raise
        self.played += 1
        needed = self.course.history[-1]
        agreed = list(needed.consent) if isinstance(needed, Undo) else []
        return self._entered("undo", seat, [], id=id, consent=agreed, checksum=self._seal())

    def undo_bar(self, seat: int) -> str:
        """What keeps a seat from taking back a move; where the window hides the reason, another seat's move does."""
        bar = self.course.undo_bar(seat)
        return "other" if bar == "nothing" and not self.has_beginning else bar

    def note(self, kind: str, facts: Facts) -> Entry:
        """Something of the table that belongs in the log."""
        self.course.events.append((self.course.ply, Event(kind, facts, {}, False)))
        return self._entered("note", -1, [])

    def snapshot(self) -> Snapshot:
        state = self.game.dump(self.course.state)
        return Snapshot(self.number, self.course.ply, self.played, self.drawn, self.logged, state)

    def mark(self) -> str:
        """A short hash of the position, quicker than the record's checksum."""
        return sha256(encode(self.game.dump(self.course.state))).hexdigest()[:16]

    def log(self, viewer: int, since: int) -> list[LogEntry]:
        """The remembered events of entries behind this number, as the viewer sees them."""
        found: list[LogEntry] = []
        for line in reversed(self.recent):
            if line.entry <= since:
                break
            found.append(line.seen_by(viewer))
        found.reverse()
        return found

    def remembers(self, number: int) -> bool:
        """Whether all that happened behind this number is still at hand."""
        return not self.recent or self.recent[0].entry <= number or self.recent[0].number == 0

    def _take_up(self, snapshot: Snapshot) -> None:
        self.number = snapshot.number
        self.played = snapshot.played
        self.drawn = snapshot.drawn
        self.logged = snapshot.logged
        self.course.ply = snapshot.ply
        self.has_beginning = False

    def _resolve_chance(self) -> list[str]:
        course, draws = self.course, []
        while self.game.to_act(course.state) == (CHANCE,):
            draw = self._dice(self.game, course.state, self.seed, self.drawn)
            course.draw(draw)
            draws.append(str(self.game.draws[draw]))
            self.drawn += 1
        return draws

    def _seal(self) -> str:
        return checksum(self.course.state.key()) if self.played % CHECKED_EVERY == 0 else ""

    def _entered(
        self,
        kind: Literal["start", "move", "undo", "note"],
        seat: int,
        draws: list[str],
        id: str = "",
        actions: list[str] | None = None,
        consent: list[int] | None = None,
        checksum: str = "",
    ) -> Entry:
        self.number += 1
        happened = [kept(event) for _, event in self.course.events]
        self.course.events.clear()
        entry = Entry(
            number=self.number,
            kind=kind,
            ply=self.course.ply,
            logged=self.logged,
            seat=seat,
            id=id,
            actions=actions or [],
            draws=draws,
            consent=consent or [],
            checksum=checksum,
            mark=self.mark(),
            events=happened,
        )
        self._remember(entry)
        if id:
            self.ids[seat, id] = self.number
        self.logged += len(happened)
        return entry

    def _remember(self, entry: Entry) -> None:
        of: Literal["game", "table"] = "table" if entry.kind == "note" else "game"
        for place, happened in enumerate(entry.events):
            self.recent.append(Line(entry.number, entry.logged + place, entry.ply, of, happened))

    def _play(self, entry: Entry) -> None:
        """Plays an entry again, and checks that it is what it was."""
        if entry.number != self.number + 1:
            raise RecordError("damaged", f"entry {self.number + 1} is missing", entry.ply)
        try:
            self._repeat(entry)
        except RecordError:
            raise
        except MotherlodeError as error:
            raise RecordError("undo" if entry.kind == "undo" else "move", str(error), entry.ply) from error
        self.course.events.clear()
        self.number = entry.number
        self.logged = entry.logged + len(entry.events)
        if self.course.ply != entry.ply:
            raise RecordError("ply", f"this is ply {self.course.ply}", entry.ply)
        if entry.mark != self.mark():
            raise RecordError("checksum", "the position is another", entry.ply)

    def _repeat(self, entry: Entry) -> None:
        if entry.kind == "move":
            self.course.move(entry.seat, [self.game.actions.parse(text) for text in entry.actions])
        elif entry.kind == "undo":
            self.course.undo(entry.seat, frozenset(entry.consent))
        self.played += entry.kind in ("move", "undo")
        for text in entry.draws:
            self._draw_again(text, entry.ply)
        if self.to_act() == (CHANCE,):
            raise RecordError("draw", "a draw is missing", entry.ply)

    def _draw_again(self, text: str, ply: int) -> None:
        draw = self.game.draws.parse(text)
        state = self.course.state
        if self.game.to_act(state) != (CHANCE,) or draw not in [each for each, _ in self.game.chance(state)]:
            raise RecordError("draw", f"{text!r} could not come up", ply)
        self.course.draw(draw)
        self.drawn += 1


def kept(event: Event) -> Happened:
    secret: dict[int, FactsData] = {seat: facts_data(facts) for seat, facts in event.secret.items()}
    return Happened(event.kind, facts_data(event.facts), secret, event.reveals)


def opened(game: AnyGame, seats: int, undo: bool, snapshot: Snapshot | None) -> Course:
    """The course from which entries go on."""
    return Course(game, seats, undo, start=None if snapshot is None else game.load(snapshot.state))
