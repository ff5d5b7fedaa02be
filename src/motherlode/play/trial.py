"""A move tried on a clone: what makes it legal, complete and sealed."""

from collections.abc import Sequence

from motherlode.kernel import CHANCE, SPECTATOR, Log, State
from motherlode.play.errors import IllegalMove, OverlongMove, UnknownAction
from motherlode.registry import AnyGame


def require_action(game: AnyGame, action: int) -> None:
    if not 0 <= action < len(game.actions):
        raise UnknownAction(action)


def require_legal(game: AnyGame, state: State, seat: int, index: int, action: int) -> None:
    violation = game.check(state, seat, action)
    if violation is not None:
        raise IllegalMove(seat, index, action, str(game.actions[action]), violation)


def is_draw_due(game: AnyGame, state: State) -> bool:
    acting = game.to_act(state)
    return len(acting) == 1 and acting[0] == CHANCE


class Trial:
    """A move tried on a clone of the position.

    It may not go on after a draw, nor after the opening of a secret: a move is taken as a whole or refused, so a
    second half that depends on the secret would tell the secret by being refused.
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
        if self.has_revealed or (index and self.is_at_chance()):
            raise OverlongMove(seat, index)
        require_legal(game, state, seat, index, action)
        # The spectator sees least: what is secret from anyone is secret from them.
        self.is_secret = self.is_secret or game.secret(state, seat, action, SPECTATOR)
        seen = len(self.log.events)
        game.apply(state, seat, action, self.log)
        self.has_revealed = any(event.reveals for event in self.log.events[seen:])

    def is_at_chance(self) -> bool:
        """Whether a draw comes next."""
        return is_draw_due(self._game, self.after)

    def is_complete(self) -> bool:
        """Whether the seat has nothing more to decide; for a secret choice, whether its end tells nothing."""
        acting = self._game.to_act(self.after)
        if self._seat not in acting:
            return True
        if not self.is_secret:
            return False
        return self.has_revealed or acting != self._game.to_act(self._before) or not self._has_more_to_hide(acting)

    def _has_more_to_hide(self, acting: tuple[int, ...]) -> bool:
        if len(acting) > 1:
            return True
        legal = self._game.legal(self.after, self._seat)
        return any(self._game.secret(self.after, self._seat, id, SPECTATOR) for id in legal)

    def ends_gesture(self) -> bool:
        """Whether nothing of the same gesture is left to choose: a draw, a reveal or another question comes."""
        if self.has_revealed or self.is_at_chance() or self.is_complete():
            return True
        return not self._game.continues(self.after, self._seat)

    def is_sealed(self) -> bool:
        """Whether the choice is secret and others must still make theirs of the same simultaneous one."""
        if not self.is_secret or self.has_revealed:
            return False
        left = self._game.to_act(self.after)
        return bool(left) and set(left) == set(self._game.to_act(self._before)) - {self._seat}
