"""A match: the one authority over it. It checks moves, resolves draws, keeps the entries and shows perspectives."""

from collections.abc import Iterator, Sequence
from typing import Final

from motherlode.kernel import CHANCE, SILENT, SPECTATOR, Facts, Log, MotherlodeError, Outcome, State
from motherlode.play import seed as seeds
from motherlode.play.checksum import checksum
from motherlode.play.draws import DrawSource, RecordedDraws, SeededDraws
from motherlode.play.entry import Entry
from motherlode.play.errors import BeyondSnapshot, CannotUndo, IncompleteMove, RecordError, UnknownSeat
from motherlode.play.perspective import Perspective
from motherlode.play.record import Record
from motherlode.play.seen import SeenEvent, Step, seen_events
from motherlode.play.snapshot import Snapshot
from motherlode.play.trial import Trial, is_draw_due, require_action, require_legal
from motherlode.play.undo import Cut, StandingMoves, bar_before, latest_of, reach, sealed_by
from motherlode.registry import AnyGame

CHECKED_EVERY: Final = 20


class Match:
    """Takes moves, resolves the draws and keeps the entries. Everyone else gets a `Perspective`.

    By default draw k comes from SHA-256(seed, k) with a fresh seed; `commitment` is its hash, known from the start.
    With a snapshot the match goes on from there, and no entry is made for its start. Without a log there are no
    events, and since undo must know what was revealed, no undo. `number` is that of the last entry, `played` counts
    moves and undos, `drawn` the draws, `logged` the events.

    >>> from motherlode import Match, game
    >>> match = Match(game("thebes"), seats=2, seed=bytes(32))
    >>> match.to_act()
    (0,)
    >>> here = match.perspective(0)
    >>> entry = match.move(0, here.legal()[:1])
    >>> entry.kind, entry.seat, entry.actions
    ('move', 0, ('take 1',))
    >>> [step.ply for step in match.steps(viewer=1)]
    [0, 1]
    """

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        *,
        seed: bytes | None = None,
        draws: DrawSource | None = None,
        players: Sequence[str] = (),
        undo: bool = True,
        log: bool = True,
        start: State | None = None,
        snapshot: Snapshot | None = None,
    ) -> None:
        game.require_seats(seats)
        self.game: Final = game
        self.seats: Final = seats
        self.players: Final = tuple(players)
        self.has_undo: Final = undo and log
        self.draws: DrawSource = draws or SeededDraws(seed or seeds.fresh())
        self.state = self._first_state(start, snapshot)
        self.ply = 0
        self.number = -1
        self.played = 0
        self.drawn = 0
        self.logged = 0
        self.entries: list[Entry] = []
        self._start: Final = None if start is None else self.state.clone()
        self._snapshot: Final = snapshot
        self._standing: Final = StandingMoves(game)
        self._log: Final = Log(log)
        if snapshot is None:
            self._keep(Entry("start", self.ply, draws=self._written(self._resolve_chance(self.draws))))
        else:
            self._go_on_from(snapshot)

    @classmethod
    def resume(cls, record: Record, game: AnyGame | None = None, seed: bytes | None = None) -> "Match":
        """Goes on where a record stops. Its seed must stand in it (see `record`) or be given."""
        seed = seed or record.shown_seed()
        if seed is None:
            raise RecordError("seed", "without it the match can be replayed, but not go on")
        record.require_promised(seed)
        draws = SeededDraws(seed)
        match = begin_record(record, game, draws)
        for entry in record.entries:
            match.repeat(entry, draws)
        require_end(match, record)
        match.draws = draws
        return match

    # -- what is known -------------------------------------------------------------------------------------------------

    @property
    def seed(self) -> bytes | None:
        """The seed, once the match is over."""
        return self._hidden_seed if self.is_over() else None

    @property
    def commitment(self) -> str:
        """The hash of the seed; empty if the draws do not come from one."""
        return seeds.commitment(self._hidden_seed) if self._hidden_seed else ""

    @property
    def _hidden_seed(self) -> bytes:
        return self.draws.seed if isinstance(self.draws, SeededDraws) else b""

    def to_act(self) -> tuple[int, ...]:
        return self.game.to_act(self.state)

    def is_over(self) -> bool:
        return not self.to_act()

    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def perspective(self, viewer: int) -> Perspective:
        return Perspective(self, viewer)

    def require_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise UnknownSeat(seat, self.seats)

    def events(self, viewer: int, after: int = -1) -> list[SeenEvent]:
        """The events of the entries after this number, as the viewer sees them."""
        return [event for entry in self.entries_after(after) for event in seen_events(entry, viewer)]

    def undone_events(self, after: int = -1) -> list[int]:
        """The numbers of the events that were taken back by the entries after this number."""
        return [number for entry in self.entries_after(after) for number in entry.undone_events]

    def entries_after(self, number: int) -> list[Entry]:
        place = len(self.entries)
        while place and self.entries[place - 1].number > number:
            place -= 1
        return self.entries[place:]

    def steps(self, viewer: int, since: int = -1) -> Iterator[Step]:
        """For each entry after `since`: its events and the view after it, as the viewer saw them then."""
        again = self._as_it_began()
        return walk(again, [entry for entry in self.entries if entry.number > again.number], viewer, since)

    def step(self, viewer: int, since: int = -1) -> Step:
        """The present as the viewer sees it, with the events after an entry."""
        last = self.entries[-1]
        return Step(
            number=self.number,
            kind=last.kind,
            seat=last.seat,
            ply=self.ply,
            to_act=self.to_act(),
            view=self.perspective(viewer).view(),
            events=self.events(viewer, since),
            outcome=self.outcome(),
            undone=self.undone_events(since),
        )

    def latest_choice(self, seat: int) -> "tuple[Match, list[int]] | None":
        """A match at the position before the seat's latest choice, and its actions; None without one at hand."""
        moves = self._standing.moves
        last = latest_of(moves, seat)
        if last < 0:
            return None
        first = self._standing.first_of_choice(last)
        before = Match(self.game, self.seats, start=self._standing.position_before(first), log=False)
        return before, [self.game.actions.parse(text) for move in moves[first : last + 1] for text in move.actions]

    # -- what is done --------------------------------------------------------------------------------------------------

    def move(self, seat: int, ids: Sequence[int]) -> Entry:
        """Plays a move as a whole and the draws after it, or raises and changes nothing."""
        return self._move(seat, ids, self.draws)

    def play(self, seat: int, ids: Sequence[int], is_legal: bool = False) -> None:
        """Plays a move as `move` does, and without a log keeps nothing of it: for simulations that nobody records.

        A move of one action that comes straight from `legal` need not be checked again.
        """
        if self._log.on or len(ids) != 1 or self.game.secret(self.state, seat, ids[0], SPECTATOR):
            self.move(seat, ids)
        else:
            self._play_unrecorded(seat, ids, is_legal)
        if not self._log.on:
            self.entries.clear()

    def undo(self, seat: int, consent: frozenset[int] = frozenset()) -> Entry:
        """Takes back the seat's latest move: within its own reach, or by consent of all the others."""
        cut = self._reach(seat, consent)
        taken = self._standing.touched_by(cut)
        self.state = self._standing.take_back(cut)
        self.played += 1
        if not cut.sealed:
            self.ply += 1
            self._log.emit("undo", {"seat": seat})
        agreed = tuple(sorted(consent - {seat})) if cut.by_consent else ()
        return self._keep(self._named(Entry("undo", self.ply, seat, consent=agreed), cut, taken))

    def _named(self, undo: Entry, cut: Cut, taken: list[Entry]) -> Entry:
        """The undo with what it took back: of a move that stands in part, only the events after that part."""
        numbers = [number for move in taken for number in move.event_numbers()]
        undo.undone = tuple([move.number for move in (taken[1:] if cut.kept else taken)])
        undo.undone_events = tuple(numbers[len(self._standing.moves[-1].events) :] if cut.kept else numbers)
        return undo

    def note(self, kind: str, facts: Facts) -> Entry:
        """Logs something of the table that is no part of the game."""
        self._log.emit(kind, facts)
        return self._keep(Entry("note", self.ply))

    def repeat(self, entry: Entry, proof: SeededDraws | None = None) -> Entry:
        """Plays a recorded or stored entry and checks that it is what it was. A stored one keeps its own events."""
        if entry.number >= 0 and entry.number != self.number + 1:
            raise RecordError("damaged", f"entry {self.number + 1} is missing", entry.ply)
        entry.seal()
        made = self._repeat(entry, proof)
        if self.ply != entry.ply:
            raise RecordError("ply", f"this is ply {self.ply}", entry.ply)
        self._require_checksum(entry, made)
        if entry.number >= 0:
            self.logged = entry.logged + len(entry.events)
            made.logged, made.events = entry.logged, entry.events
        return made

    def recall(self, entries: Sequence[Entry]) -> None:
        """Takes in entries from before the snapshot, for the log alone."""
        self.entries[:0] = entries

    def forget_events(self, before: int) -> None:
        """Drops the entries before this number from the log; undo still reaches back to their moves."""
        kept = [entry for entry in self.entries if entry.number >= before]
        for entry in self.entries[: len(self.entries) - len(kept)]:
            entry.events = ()
        self.entries = kept

    def remembers(self, number: int) -> bool:
        """Whether all entries after this number are at hand."""
        return self.entries[0].number <= number + 1 if self.entries else number >= self.number

    def undo_bar(self, seat: int, consent: frozenset[int] = frozenset()) -> str:
        """Why the seat cannot take back a move now; empty if it can."""
        self.require_seat(seat)
        bar = self._undo_bar(seat, self._is_agreed(seat, consent))
        return "other" if bar == "nothing" and self._snapshot is not None else bar

    def _undo_bar(self, seat: int, has_consent: bool) -> str:
        """The same, as far as the moves at hand tell."""
        if not self.has_undo:
            return "off"
        acting = self.to_act()
        if not acting:
            return "over"
        if not self._standing.has_moved(seat):
            return "nothing"
        moves = self._standing.moves
        if has_consent or sealed_by(moves, seat) >= 0:
            return ""
        return bar_before(moves, seat, self._is_simultaneous(acting))

    def _is_simultaneous(self, acting: tuple[int, ...]) -> bool:
        moves = self._standing.moves
        return len(acting) > 1 or bool(moves and moves[-1].sealed)

    def _is_agreed(self, seat: int, consent: frozenset[int]) -> bool:
        return len(consent) >= self.seats - 1 and consent >= set(range(self.seats)) - {seat}

    def latest_move(self, seat: int) -> int:
        """The number of the seat's latest move that stands; -1 without one at hand."""
        moves = self._standing.moves
        latest = latest_of(moves, seat)
        return moves[latest].number if latest >= 0 else -1

    def has_shown(self, seat: int) -> bool:
        """Whether a draw or a reveal came with the seat's latest move or after it: an undo would be a free look."""
        moves = self._standing.moves
        latest = latest_of(moves, seat)
        if latest < 0 and self._snapshot is not None:
            raise BeyondSnapshot(f"the latest move of seat {seat} is not at hand")
        return latest >= 0 and any(move.draws or move.bar == "reveal" for move in moves[latest:])

    # -- as data -------------------------------------------------------------------------------------------------------

    def snapshot(self) -> Snapshot:
        return Snapshot(self.number, self.ply, self.played, self.drawn, self.logged, self.game.dump(self.state))

    def record(self, private: bool = False) -> Record:
        """The match as data. The seed is in it once the match is over, or if it is private: to go on from later."""
        if not self.remembers(-1):
            raise BeyondSnapshot("a record needs the match from its beginning")
        moves = [entry.recorded() for entry in self.entries if entry.kind in ("move", "undo")]
        return Record(
            game=self.game.info.id,
            version=self.game.info.version,
            components=self.game.checksum,
            options=dict(self.game.options),
            seats=self.seats,
            undo=self.has_undo,
            commitment=self.commitment,
            checksum=checksum(self.state.key()),
            players=self.players,
            seed=self._hidden_seed.hex() if private or self.is_over() else "",
            start=None if self._start is None else self.game.dump(self._start),
            setup=self.entries[0].draws,
            entries=tuple(moves),
            outcome=self.outcome(),
            components_file=self.game.components_file,
        )

    # -- moves and draws -----------------------------------------------------------------------------------------------

    def _move(self, seat: int, ids: Sequence[int], draws: DrawSource) -> Entry:
        self._require_known(seat, ids)
        if self.has_undo:
            self._standing.copy_if_due(self.state)
        notation = self.game.actions.notation
        move = Entry("move", self.ply, seat, tuple([notation(action) for action in ids]))
        if len(ids) == 1:
            self._play_one(move, ids)
        else:
            self._play_all(move, ids)
        self.ply += not move.sealed
        self.played += 1
        move.draws = self._written(self._resolve_chance(draws))
        if self.has_undo:
            self._standing.add(move)
        return self._keep(move)

    def _require_known(self, seat: int, ids: Sequence[int]) -> None:
        self.require_seat(seat)
        if not ids:
            raise IncompleteMove(seat)
        for action in ids:
            require_action(self.game, action)

    def _play_one(self, move: Entry, ids: Sequence[int]) -> None:
        game, seat, action = self.game, move.seat, ids[0]
        require_legal(game, self.state, seat, 0, action)
        if game.secret(self.state, seat, action, SPECTATOR):
            self._play_all(move, ids)
            return
        game.apply(self.state, seat, action, self._log)
        events = self._log.events
        self._fix(move, 0, action, bool(events) and any(event.reveals for event in events))

    def _play_unrecorded(self, seat: int, ids: Sequence[int], is_legal: bool) -> None:
        if not is_legal:
            self._require_known(seat, ids)
            require_legal(self.game, self.state, seat, 0, ids[0])
        self.game.apply(self.state, seat, ids[0], SILENT)
        self.number += 1
        self.ply += 1
        self.played += 1
        self._resolve_chance(self.draws)

    def _play_all(self, move: Entry, ids: Sequence[int]) -> None:
        trial = Trial(self.game, self.state, move.seat, ids)
        if trial.is_secret and not trial.is_complete():
            raise IncompleteMove(move.seat)
        move.sealed = trial.is_sealed()
        for index, action in enumerate(ids):
            self._fix(move, index, action, False)
        self._fix(move, len(ids) - 1, ids[-1], trial.has_revealed)
        self.state = trial.after
        if self._log.on:
            self._log.events += trial.log.events

    def _fix(self, move: Entry, index: int, action: int, has_revealed: bool) -> None:
        if has_revealed:
            move.fix(index + 1, "reveal")
        elif self.game.actions[action].commits:
            move.fix(index + 1, "commit")

    def _resolve_chance(self, draws: DrawSource) -> list[int]:
        """Makes all draws that are due, and returns them."""
        game, state = self.game, self.state
        drawn: list[int] = []
        while is_draw_due(game, state):
            draw = draws.draw(game, state, self.drawn)
            game.apply(state, CHANCE, draw, self._log)
            drawn.append(draw)
            self.drawn += 1
        return drawn

    def _written(self, drawn: list[int]) -> tuple[str, ...]:
        return tuple([self.game.draws.notation(draw) for draw in drawn]) if drawn else ()

    def _reach(self, seat: int, consent: frozenset[int]) -> Cut:
        self.require_seat(seat)
        has_consent = self._is_agreed(seat, consent)
        bar = self._undo_bar(seat, has_consent)
        if bar == "nothing" and self._snapshot is not None:
            raise BeyondSnapshot(f"the latest move of seat {seat} is not at hand")
        if bar:
            raise CannotUndo(seat, bar)
        return reach(self._standing.moves, seat, self._is_simultaneous(self.to_act()), has_consent)

    # -- entries -------------------------------------------------------------------------------------------------------

    def _keep(self, entry: Entry) -> Entry:
        """Numbers the entry, gives it the events of the log, and keeps the key of every twentieth position."""
        self.number += 1
        entry.number = self.number
        entry.ply = self.ply
        entry.logged = self.logged
        if self._log.events:
            entry.events = self._log.events[:]
            self._log.events.clear()
            self.logged += len(entry.events)
        if self.played % CHECKED_EVERY == 0 and entry.kind in ("move", "undo"):
            entry.key = self.state.key()
        self.entries.append(entry)
        return entry

    def _repeat(self, entry: Entry, proof: SeededDraws | None) -> Entry:
        draws = RecordedDraws(entry.draws, entry.ply, proof)
        try:
            made = self._made_from(entry, draws)
        except (RecordError, BeyondSnapshot):
            raise
        except MotherlodeError as error:
            raise RecordError("undo" if entry.kind == "undo" else "move", str(error), entry.ply) from error
        draws.require_used()
        return made

    def _made_from(self, entry: Entry, draws: RecordedDraws) -> Entry:
        if entry.kind == "move":
            return self._move(entry.seat, [self.game.actions.parse(text) for text in entry.actions], draws)
        if entry.kind == "undo":
            return self.undo(entry.seat, frozenset(entry.consent))
        return self._keep(Entry(entry.kind, self.ply))

    def _require_checksum(self, entry: Entry, made: Entry) -> None:
        is_due = made.key is not None
        if not entry.checksum and not is_due:
            return
        if checksum(self.state.key()) != entry.checksum:
            raise RecordError("checksum", "the position is another" if entry.checksum else "it is missing", entry.ply)
        made.checksum, made.key = entry.checksum, None

    # -- beginning -----------------------------------------------------------------------------------------------------

    def _as_it_began(self) -> "Match":
        """Another match at the position from which this one was opened."""
        if self._snapshot is not None:
            return Match(self.game, self.seats, draws=self.draws, undo=self.has_undo, snapshot=self._snapshot)
        if not self.remembers(-1):
            raise BeyondSnapshot("the first entries are no longer at hand")
        return begin(self.game, self.seats, self.entries[0], undo=self.has_undo, start=self._start)

    def _first_state(self, start: State | None, snapshot: Snapshot | None) -> State:
        if snapshot is not None:
            loaded: State = self.game.load(snapshot.state)
            return loaded
        new: State = self.game.new(self.seats) if start is None else start.clone()
        return new

    def _go_on_from(self, snapshot: Snapshot) -> None:
        self.number = snapshot.number
        self.ply = snapshot.ply
        self.played = snapshot.played
        self.drawn = snapshot.drawn
        self.logged = snapshot.logged


def begin(
    game: AnyGame,
    seats: int,
    first: Entry,
    *,
    undo: bool = True,
    log: bool = True,
    start: State | None = None,
    players: Sequence[str] = (),
    proof: SeededDraws | None = None,
) -> Match:
    """A match with the draws of a recorded or stored start."""
    draws = RecordedDraws(first.draws, 0, proof)
    match = Match(game, seats, draws=draws, players=players, undo=undo, log=log, start=start)
    draws.require_used()
    if first.number >= 0:
        match.entries[0].events = first.events
        match.logged = len(first.events)
    return match


def begin_record(record: Record, game: AnyGame | None, proof: SeededDraws | None = None, log: bool = True) -> Match:
    """The match of a record before its first entry."""
    game = record.fitting_game(game)
    try:
        start = None if record.start is None else game.load(record.start)
        game.require_seats(record.seats)
    except MotherlodeError as error:
        raise RecordError("start", str(error)) from error
    return begin(
        game,
        record.seats,
        Entry("start", 0, draws=record.setup),
        undo=record.undo,
        log=log or record.undo,
        start=start,
        players=record.players,
        proof=proof,
    )


def require_end(match: Match, record: Record) -> None:
    """The last position and the outcome are as the record says."""
    if checksum(match.state.key()) != record.checksum:
        raise RecordError("checksum", "the last position is another", match.ply)
    if match.outcome() != record.outcome:
        raise RecordError("outcome", "the match ended otherwise", match.ply)


def walk(match: Match, entries: Sequence[Entry], viewer: int, since: int) -> Iterator[Step]:
    """Repeats entries on a match, and shows each one after `since` as the viewer saw it."""
    if match.entries and match.number > since:
        yield match.step(viewer)
    for entry in entries:
        match.repeat(entry)
        if match.number > since:
            yield match.step(viewer, match.number - 1)
