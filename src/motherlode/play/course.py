"""The course of a match: the position, the moves that stand, all that happened. `Match` and replay drive it."""

from collections.abc import Sequence
from typing import Final

from motherlode.kernel import CHANCE, SILENT, SPECTATOR, Data, Event, Log, State
from motherlode.play.errors import CannotUndo, IncompleteMove, UnknownSeat
from motherlode.play.move import Move, Trial, Undo, require_action, require_legal
from motherlode.play.undo import Cut, reach
from motherlode.registry import AnyGame

CHECKED_EVERY: Final = 20
MARKED_EVERY: Final = 32


class Course:
    """Holds the true state but no random source: draws come from outside. `history` is everything played, with undos.

    Without a log there are no events, and since undo must know what was revealed, no undo.
    """

    def __init__(
        self, game: AnyGame, seats: int, undo: bool = True, log: bool = True, start: State | None = None
    ) -> None:
        game.require_seats(seats)
        self.game: Final = game
        self.seats: Final = seats
        self.has_undo: Final = undo and log
        self.start: Final[Data | None] = None if start is None else game.dump(start)
        self.state: State = game.new(seats) if start is None else start.clone()
        self.ply = 0
        self.setup: Final[list[int]] = []
        self.history: Final[list[Move | Undo]] = []
        self.events: Final[list[tuple[int, Event]]] = []
        self._line: list[Move] = []
        self._marks: list[State] = []
        self._draws = self.setup
        self._log: Final = Log(log)

    def move(self, seat: int, ids: Sequence[int]) -> None:
        """Plays the actions as a whole, or raises and leaves everything as it was."""
        self._require_known(seat, ids)
        self._mark()
        move = Move(seat, tuple(ids))
        if len(ids) == 1:
            self._play_one(move)
        else:
            self._play_all(move)
        self.ply += not move.sealed
        move.ply = self.ply
        self.history.append(move)
        self._line.append(move)
        self._draws = move.draws
        self._note_events()

    def draw(self, draw: int) -> None:
        self.game.apply(self.state, CHANCE, draw, self._log)
        self._draws.append(draw)
        self._note_events()

    def settle(self) -> None:
        """To be called when the draws after a move are done: keeps the key of every twentieth position."""
        if self.history and len(self.history) % CHECKED_EVERY == 0:
            self.history[-1].key = self.state.key()

    def undo(self, seat: int, consent: frozenset[int] = frozenset()) -> None:
        """Takes back the seat's latest move, within reach or by consent of all the others."""
        cut = self._reach(seat, consent)
        self._take_back(cut)
        self.ply += not cut.sealed
        agreed = tuple(sorted(consent - {seat})) if cut.by_consent else ()
        self.history.append(Undo(seat, agreed, self.ply))
        if not cut.sealed:
            self.events.append((self.ply, Event("undo", {"seat": seat}, {}, False)))

    def undo_bar(self, seat: int, consent: frozenset[int] = frozenset()) -> str:
        """Why the seat cannot take back a move now; empty if it can."""
        try:
            self._reach(seat, consent)
        except CannotUndo as error:
            return error.bar
        return ""

    def require_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise UnknownSeat(seat, self.seats)

    def _require_known(self, seat: int, ids: Sequence[int]) -> None:
        self.require_seat(seat)
        if not ids:
            raise IncompleteMove(seat)
        for action in ids:
            require_action(self.game, action)

    def _play_one(self, move: Move) -> None:
        game, seat, action = self.game, move.seat, move.ids[0]
        require_legal(game, self.state, seat, 0, action)
        if game.secret(self.state, seat, action, SPECTATOR):
            self._play_all(move)
            return
        game.apply(self.state, seat, action, self._log)
        self._fix(move, 0, any(event.reveals for event in self._log.events))

    def _play_all(self, move: Move) -> None:
        trial = Trial(self.game, self.state, move.seat, move.ids)
        if trial.is_secret and not trial.is_complete():
            raise IncompleteMove(move.seat)
        move.sealed = trial.is_sealed()
        for index in range(len(move.ids)):
            self._fix(move, index, False)
        self._fix(move, len(move.ids) - 1, trial.has_revealed)
        self.state = trial.after
        if self._log.on:
            self._log.events += trial.log.events

    def _fix(self, move: Move, index: int, has_revealed: bool) -> None:
        if has_revealed:
            move.fix(index + 1, "reveal")
        elif self.game.actions[move.ids[index]].commits:
            move.fix(index + 1, "commit")

    def _note_events(self) -> None:
        if self._log.events:
            self.events.extend([(self.ply, event) for event in self._log.events])
            self._log.events.clear()

    def _mark(self) -> None:
        """Keeps a copy of every 32nd position, so that undo need not play from the beginning."""
        if self.has_undo and len(self._line) == len(self._marks) * MARKED_EVERY:
            self._marks.append(self.state.clone())

    def _reach(self, seat: int, consent: frozenset[int]) -> Cut:
        self.require_seat(seat)
        if not self.has_undo:
            raise CannotUndo(seat, "off")
        owing = self.game.to_act(self.state)
        if not owing:
            raise CannotUndo(seat, "over")
        is_simultaneous = len(owing) > 1 or bool(self._line and self._line[-1].sealed)
        has_consent = consent >= set(range(self.seats)) - {seat}
        return reach(self._line, seat, is_simultaneous, has_consent)

    def _take_back(self, cut: Cut) -> None:
        last = self._line[cut.index]
        again = self._line[cut.index + 1 :] if cut.sealed else []
        self._rewind(cut.index)
        if cut.kept:
            again = [last.cut(cut.kept)]
        for move in again:
            self._play_again(move)

    def _rewind(self, index: int) -> None:
        """The position after the first `index` standing moves."""
        mark = index // MARKED_EVERY
        moves = self._line[mark * MARKED_EVERY : index]
        self.state = self._marks[mark].clone()
        del self._marks[mark + 1 :]
        del self._line[mark * MARKED_EVERY :]
        for move in moves:
            self._play_again(move)

    def _play_again(self, move: Move) -> None:
        self._mark()
        for action in move.ids:
            self.game.apply(self.state, move.seat, action, SILENT)
        for draw in move.draws:
            self.game.apply(self.state, CHANCE, draw, SILENT)
        self._line.append(move)
