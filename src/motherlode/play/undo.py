"""Undo: a service of the table, not a rule. It reaches back to the last thing that anyone has learned."""

from collections.abc import Sequence
from dataclasses import dataclass

from motherlode.play.errors import CannotUndo
from motherlode.play.move import Move


@dataclass(frozen=True)
class Cut:
    """What is taken back: the move at `index` from its action `kept` on, and all behind it.

    When it is sealed, the sealed moves of the others behind it stand.
    """

    index: int
    kept: int
    sealed: bool = False
    by_consent: bool = False


def reach(line: Sequence[Move], seat: int, is_simultaneous: bool, has_consent: bool) -> Cut:
    """How far an undo of this seat goes: its latest move, as far as nothing bars it, the whole of it by consent."""
    own = sealed_by(line, seat)
    if own >= 0:
        return Cut(own, 0, sealed=True)
    bar = bar_before(line, seat, is_simultaneous)
    if not bar:
        return Cut(len(line) - 1, line[-1].fixed)
    latest = max((index for index, move in enumerate(line) if move.seat == seat), default=-1)
    if has_consent and latest >= 0:
        return Cut(latest, 0, by_consent=True)
    raise CannotUndo(seat, bar if latest >= 0 else "nothing")


def sealed_by(line: Sequence[Move], seat: int) -> int:
    """The index of the seat's sealed move in the simultaneous choice that is still open; -1 without one."""
    index = len(line) - 1
    while index >= 0 and line[index].sealed:
        if line[index].seat == seat:
            return index
        index -= 1
    return -1


def bar_before(line: Sequence[Move], seat: int, is_simultaneous: bool) -> str:
    """What keeps a seat from taking back the last move; empty if nothing does."""
    if not line:
        return "nothing"
    if is_simultaneous:
        return "phase"
    last = line[-1]
    if last.seat != seat:
        return "other"
    if last.draws:
        return "chance"
    return last.bar if last.fixed == len(last.ids) else ""
