"""Moves as they were played, and what makes one whole: legal in every action, a secret choice finished."""

from collections.abc import Hashable, Sequence

from motherlode.kernel import CHANCE, SPECTATOR, Log, State
from motherlode.play.errors import IllegalMove, OverlongMove, UnknownAction
from motherlode.registry import AnyGame


class Move:
    """A gesture of a seat with the draws that followed.

    A sealed move is secret while others still choose. The first `fixed` actions are beyond undo, `bar` says why.
    """

    __slots__ = ("bar", "draws", "fixed", "ids", "key", "ply", "sealed", "seat")

    def __init__(self, seat: int, ids: tuple[int, ...]) -> None:
        self.seat = seat
        self.ids = ids
        self.draws: list[int] = []
        self.ply = 0
        self.sealed = False
        self.fixed = 0
        self.bar = ""
        self.key: Hashable = None

    def fix(self, actions: int, bar: str) -> None:
        self.fixed = actions
        self.bar = bar

    def cut(self, actions: int) -> "Move":
        """The move as if it had ended earlier."""
        rest = Move(self.seat, self.ids[:actions])
        rest.ply = self.ply
        rest.fix(actions, self.bar)
        return rest


class Undo:
    """A move taken back: a move of its own, with the seats whose consent it needed."""

    __slots__ = ("consent", "key", "ply", "seat")

    def __init__(self, seat: int, consent: tuple[int, ...], ply: int) -> None:
        self.seat = seat
        self.consent = consent
        self.ply = ply
        self.key: Hashable = None


def require_action(game: AnyGame, action: int) -> None:
    if not 0 <= action < len(game.actions):
        raise UnknownAction(action)


def require_legal(game: AnyGame, state: State, seat: int, index: int, action: int) -> None:
    violation = game.check(state, seat, action)
    if violation is not None:
        raise IllegalMove(seat, index, action, str(game.actions[action]), violation)


class Trial:
    """A move tried on a clone of the position.

    It may not go on behind a draw, nor behind the opening of a secret: a move is taken as a whole or refused, so a
    second half that the secret decides about would tell the secret by being refused.
    """

    def __init__(self, game: AnyGame, before: State, seat: int, ids: Sequence[int]) -> None:
        self._game = game
        self._before = before
        self._seat = seat
        self.after = before.clone()
        self.log = Log()
        self.is_secret = False
        self.has_revealed = False
        for index, action in enumerate(ids):
            self._take(index, action)

    def _take(self, index: int, action: int) -> None:
        game, state, seat = self._game, self.after, self._seat
        if self.has_revealed or (index and game.to_act(state) == (CHANCE,)):
            raise OverlongMove(seat, index)
        require_legal(game, state, seat, index, action)
        # The spectator sees least: what is secret from anyone is secret from them.
        self.is_secret = self.is_secret or game.secret(state, seat, action, SPECTATOR)
        seen = len(self.log.events)
        game.apply(state, seat, action, self.log)
        self.has_revealed = any(event.reveals for event in self.log.events[seen:])

    def is_complete(self) -> bool:
        """Whether the seat owes nothing more; for a secret choice, whether nothing can be learned from its stopping."""
        owing = self._game.to_act(self.after)
        if self._seat not in owing:
            return True
        if not self.is_secret:
            return False
        return self.has_revealed or owing != self._game.to_act(self._before) or not self._has_more_to_hide(owing)

    def _has_more_to_hide(self, owing: tuple[int, ...]) -> bool:
        if len(owing) > 1:
            return True
        legal = self._game.legal(self.after, self._seat)
        return any(self._game.secret(self.after, self._seat, id, SPECTATOR) for id in legal)

    def is_sealed(self) -> bool:
        """Whether the choice is secret and others still owe theirs of the same simultaneous one."""
        if not self.is_secret or self.has_revealed:
            return False
        left = self._game.to_act(self.after)
        return bool(left) and set(left) == set(self._game.to_act(self._before)) - {self._seat}
