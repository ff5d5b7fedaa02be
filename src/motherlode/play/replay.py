"""Replaying a record to any ply, and verifying it: every move, draw and checksum, and the draws against the seed."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from motherlode.kernel import CHANCE, ActionList, MotherlodeError, NotationError, Outcome, State, pick
from motherlode.play import seed as seeds
from motherlode.play.checksum import checksum
from motherlode.play.course import CHECKED_EVERY, Course
from motherlode.play.errors import RecordError
from motherlode.play.record import MoveEntry, Record, UndoEntry
from motherlode.registry import AnyGame, UnknownGame
from motherlode.registry import game as registered_game


@dataclass(frozen=True)
class Report:
    """What `verify` found. `proved` says that the draws follow from a seed that was promised beforehand."""

    fault: RecordError | None
    plies: int
    moves: int
    draws: int
    checksums: int
    proved: bool
    outcome: Outcome | None

    @property
    def ok(self) -> bool:
        return self.fault is None


def replay(record: Record, game: AnyGame | None = None, to: int | None = None, log: bool = True) -> Course:
    """The match as it stood when a ply was played, or at the end of the record."""
    replayed = Replay(record, game, log=log)
    if to is not None and not 0 <= to <= record.plies:
        raise RecordError("end", f"there is no ply {to}; the last is {record.plies}")
    for _ in replayed.steps():
        if replayed.course.ply == to:
            return replayed.course
    replayed.require_end()
    return replayed.course


def verify(record: Record, game: AnyGame | None = None) -> Report:
    """Replays all of the record and says what was checked, or what is wrong."""
    replayed: Replay | None = None
    fault: RecordError | None = None
    try:
        replayed = Replay(record, game, shown_seed(record))
        for _ in replayed.steps():
            pass
        replayed.require_end()
    except RecordError as error:
        fault = error
    if replayed is None:
        return Report(fault, 0, 0, 0, 0, False, None)
    course = replayed.course
    proved = fault is None and bool(record.seed)
    outcome = course.game.outcome(course.state)
    return Report(fault, course.ply, len(course.history), replayed.drawn, replayed.checked, proved, outcome)


def shown_seed(record: Record) -> bytes | None:
    """The seed of the record, if it is shown, checked against the promise."""
    if not record.seed:
        return None
    try:
        seed = bytes.fromhex(record.seed)
    except ValueError as error:
        raise RecordError("seed", "it is not written in hexadecimal") from error
    require_promised(record, seed)
    return seed


def require_promised(record: Record, seed: bytes) -> None:
    if seeds.commitment(seed) != record.commitment:
        raise RecordError("seed", "its hash is not the one published at the start")


class Replay:
    """A record on its way through the game. With a seed every draw is checked against it."""

    def __init__(self, record: Record, game: AnyGame | None, seed: bytes | None = None, log: bool = True) -> None:
        self._record: Final = record
        self._game: Final = fitting_game(record, game)
        self._seed: Final = seed
        self.course: Final = self._beginning(log or record.undo)
        self.drawn = 0
        self.checked = 0

    def steps(self) -> Iterator[None]:
        """Stops after the set-up and after every entry."""
        self._draw_all(self._record.setup, 0)
        yield
        for entry in self._record.entries:
            self._play(entry)
            yield

    def require_end(self) -> None:
        """The last position and the outcome are as the record says."""
        state, ply = self.course.state, self.course.ply
        if checksum(state.key()) != self._record.checksum:
            raise RecordError("checksum", "the last position is another", ply)
        if self._game.outcome(state) != self._record.outcome:
            raise RecordError("outcome", "the match ended otherwise", ply)

    def _beginning(self, log: bool) -> Course:
        record, game = self._record, self._game
        try:
            return Course(game, record.seats, record.undo, log, self._start())
        except MotherlodeError as error:
            raise RecordError("start", str(error)) from error

    def _start(self) -> State | None:
        start: State | None = None if self._record.start is None else self._game.load(self._record.start)
        return start

    def _play(self, entry: MoveEntry | UndoEntry) -> None:
        if isinstance(entry, MoveEntry):
            self._move(entry)
        else:
            self._undo(entry)
        if self.course.ply != entry.ply:
            raise RecordError("ply", f"this is ply {self.course.ply}", entry.ply)
        self._check(entry)

    def _move(self, entry: MoveEntry) -> None:
        try:
            self.course.move(entry.seat, [self._game.actions.parse(text) for text in entry.actions])
        except MotherlodeError as error:
            raise RecordError("move", str(error), entry.ply) from error
        self._draw_all(entry.draws, entry.ply)

    def _undo(self, entry: UndoEntry) -> None:
        try:
            self.course.undo(entry.seat, frozenset(entry.consent))
        except MotherlodeError as error:
            raise RecordError("undo", str(error), entry.ply) from error

    def _draw_all(self, texts: tuple[str, ...], ply: int) -> None:
        for text in texts:
            self._draw(text, ply)
        if self._is_chance_due():
            raise RecordError("draw", "a draw is missing", ply)
        self.course.settle()

    def _draw(self, text: str, ply: int) -> None:
        draw = parsed(self._game.draws, text, ply)
        outcomes = self._game.chance(self.course.state) if self._is_chance_due() else []
        if draw not in (outcome for outcome, _ in outcomes):
            raise RecordError("draw", f"{text!r} could not come up", ply)
        if self._seed is not None and pick(outcomes, seeds.number(self._seed, self.drawn)) != draw:
            raise RecordError("draw", f"{text!r} does not follow from the seed", ply)
        self.course.draw(draw)
        self.drawn += 1

    def _is_chance_due(self) -> bool:
        return self._game.to_act(self.course.state) == (CHANCE,)

    def _check(self, entry: MoveEntry | UndoEntry) -> None:
        is_due = len(self.course.history) % CHECKED_EVERY == 0
        if not entry.checksum and not is_due:
            return
        if checksum(self.course.state.key()) != entry.checksum:
            raise RecordError("checksum", "the position is another" if entry.checksum else "it is missing", entry.ply)
        self.checked += 1


def parsed(draws: ActionList, text: str, ply: int) -> int:
    try:
        return draws.parse(text)
    except NotationError as error:
        raise RecordError("draw", str(error), ply) from error


def fitting_game(record: Record, game: AnyGame | None) -> AnyGame:
    """The game the record was played with: the given one, or the registered one, if it is still the same."""
    game = game or registered(record)
    if game.info.id != record.game:
        raise RecordError("game", f"it is of {record.game!r}, not of {game.info.id!r}")
    if game.info.version != record.version:
        raise RecordError("version", f"rules version {record.version}, not {game.info.version}")
    if game.checksum != record.components:
        raise RecordError("components", f"checksum {record.components[:12]}, not {game.checksum[:12]}")
    if game.options != record.options:
        raise RecordError("options", f"{record.options} are not {game.options}")
    return game


def registered(record: Record) -> AnyGame:
    try:
        return registered_game(record.game, record.options)
    except UnknownGame as error:
        raise RecordError("game", str(error)) from error
    except MotherlodeError as error:
        raise RecordError("options", str(error)) from error
