"""Undo: a service of the table, not a rule. It reaches back to the last thing that anyone has learned."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from motherlode.kernel import CHANCE, SILENT, Log, State
from motherlode.play.entry import Entry
from motherlode.play.errors import CannotUndo
from motherlode.registry import AnyGame

COPIED_EVERY: Final = 32


@dataclass(frozen=True)
class Cut:
    """What is taken back: the move at `index` from its action `kept` on, and all after it.

    When it is sealed, the sealed moves of the others after it stand.
    """

    index: int
    kept: int
    sealed: bool = False
    by_consent: bool = False


class StandingMoves:
    """The moves that were not taken back, with a copy of every 32nd position: undo plays on from the nearest one."""

    def __init__(self, game: AnyGame) -> None:
        self.moves: Final[list[Entry]] = []
        self._game: Final = game
        self._copies: Final[list[State]] = []
        self._counts: Final[dict[int, int]] = {}

    def has_moved(self, seat: int) -> bool:
        """Whether a move of this seat stands."""
        return self._counts.get(seat, 0) > 0

    def copy_if_due(self, state: State) -> None:
        """To be called with the position before each move."""
        if len(self.moves) == len(self._copies) * COPIED_EVERY:
            self._copies.append(state.clone())

    def add(self, move: Entry) -> None:
        self.moves.append(move)
        self._counts[move.seat] = self._counts.get(move.seat, 0) + 1

    def touched_by(self, cut: Cut) -> list[Entry]:
        """The moves that the cut takes back, the first of them perhaps in part."""
        return self.moves[cut.index : cut.index + 1] if cut.sealed else self.moves[cut.index :]

    def take_back(self, cut: Cut) -> State:
        """Removes what the cut says; the position after that."""
        last = self.moves[cut.index]
        later = self.moves[cut.index + 1 :] if cut.sealed else []
        state = self._rewind(cut.index)
        if cut.kept:
            self._play_part(state, last.cut(cut.kept))
        for move in later:
            self._play_again(state, move)
        return state

    def position_before(self, index: int) -> State:
        """The position before the move at `index`; nothing is taken back."""
        copy = index // COPIED_EVERY
        state = self._copies[copy].clone()
        for move in self.moves[copy * COPIED_EVERY : index]:
            replay(self._game, state, move, SILENT)
        return state

    def first_of_choice(self, index: int) -> int:
        """The index of the move with which the choice began that the move at `index` goes on with."""
        while index and self._goes_on(index):
            index -= 1
        return index

    def _goes_on(self, index: int) -> bool:
        """Whether a move only goes on with what the same seat began in the move before, without a draw between."""
        before, seat = self.moves[index - 1], self.moves[index].seat
        return before.seat == seat and not before.draws and self._game.continues(self.position_before(index), seat)

    def _play_part(self, state: State, move: Entry) -> None:
        """Plays the kept actions of a move; only their events stay with it."""
        log = Log()
        self._play_again(state, move, log)
        move.events = move.events[: len(log.events)]

    def _rewind(self, index: int) -> State:
        """The position after the first `index` moves, which alone are left."""
        copy = index // COPIED_EVERY
        moves = self.moves[copy * COPIED_EVERY : index]
        state = self._copies[copy].clone()
        del self._copies[copy + 1 :]
        for move in self.moves[copy * COPIED_EVERY :]:
            self._counts[move.seat] -= 1
        del self.moves[copy * COPIED_EVERY :]
        for move in moves:
            self._play_again(state, move)
        return state

    def _play_again(self, state: State, move: Entry, log: Log = SILENT) -> None:
        self.copy_if_due(state)
        replay(self._game, state, move, log)
        self.add(move)


def replay(game: AnyGame, state: State, move: Entry, log: Log) -> None:
    """Plays a move and its draws once more."""
    for action in move.actions:
        game.apply(state, move.seat, game.actions.parse(action), log)
    for draw in move.draws:
        game.apply(state, CHANCE, game.draws.parse(draw), log)


def reach(moves: Sequence[Entry], seat: int, is_simultaneous: bool, has_consent: bool) -> Cut:
    """How far an undo of this seat goes: its latest move, as far as nothing bars it, the whole of it by consent."""
    own = sealed_by(moves, seat)
    if own >= 0:
        return Cut(own, 0, sealed=True)
    bar = bar_before(moves, seat, is_simultaneous)
    if not bar:
        return Cut(len(moves) - 1, moves[-1].fixed)
    latest = latest_of(moves, seat)
    if has_consent and latest >= 0:
        return Cut(latest, 0, by_consent=True)
    raise CannotUndo(seat, bar if latest >= 0 else "nothing")


def latest_of(moves: Sequence[Entry], seat: int) -> int:
    """The index of the seat's latest move; -1 without one."""
    index = len(moves) - 1
    while index >= 0 and moves[index].seat != seat:
        index -= 1
    return index


def sealed_by(moves: Sequence[Entry], seat: int) -> int:
    """The index of the seat's sealed move in the simultaneous choice that is still open; -1 without one."""
    index = len(moves) - 1
    while index >= 0 and moves[index].sealed:
        if moves[index].seat == seat:
            return index
        index -= 1
    return -1


def bar_before(moves: Sequence[Entry], seat: int, is_simultaneous: bool) -> str:
    """What keeps a seat from taking back the last move; empty if nothing does."""
    if not moves:
        return "nothing"
    if is_simultaneous:
        return "phase"
    last = moves[-1]
    if last.seat != seat:
        return "other"
    if last.draws:
        return "chance"
    return last.bar if last.fixed == len(last.actions) else ""
