"""A match as learners play it: one small choice at a time, draws made at once, nothing recorded.

`Match` is for people and records. An episode is for speed: whoever steps it sends only legal actions.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from motherlode.kernel import CHANCE, SILENT, Outcome, State
from motherlode.kernel.pickling import constructor_call
from motherlode.registry import AnyGame

NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Episode:
    """`seat` must choose one of `legal`; at the end it is NOBODY. Of several seats that choose in secret at the same
    time the first one goes first. With `skip_forced` the only legal action is taken at once.
    """

    def __init__(
        self, game: AnyGame, seats: int, rng: Random, skip_forced: bool = False, state: State | None = None
    ) -> None:
        game.require_seats(seats)
        self.game: Final = game
        self.seats: Final = seats
        self.rng: Final = rng
        self.skip_forced: Final = skip_forced
        self.state: State = game.new(seats) if state is None else state
        self.seat = NOBODY
        self.legal: list[int] = []
        self.advance()

    def step(self, action: int) -> None:
        """Takes a legal action of the seat that must choose, and makes the draws after it."""
        self.game.apply(self.state, self.seat, action, SILENT)
        self.advance()

    def play(self, actions: Sequence[int]) -> None:
        """Takes the actions of a whole move of the seat that must choose."""
        for action in actions:
            self.game.apply(self.state, self.seat, action, SILENT)
        self.advance()

    def advance(self) -> None:
        """Goes on to the next choice, or to the end."""
        game, state = self.game, self.state
        while True:
            acting = game.to_act(state)
            if not acting:
                self.seat, self.legal = NOBODY, []
                return
            seat = acting[0]
            if seat == CHANCE:
                game.apply(state, CHANCE, game.sample(state, self.rng), SILENT)
                continue
            legal = game.legal(state, seat)
            if not self.skip_forced or len(legal) > 1:
                self.seat, self.legal = seat, legal
                return
            game.apply(state, seat, legal[0], SILENT)

    @property
    def is_over(self) -> bool:
        return self.seat == NOBODY

    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def clone(self) -> "Episode":
        """A copy with the same future: it has the same random source as it is now."""
        rng = Random()
        rng.setstate(self.rng.getstate())
        return Episode(self.game, self.seats, rng, self.skip_forced, self.state.clone())

    def __deepcopy__(self, memo: dict[int, object]) -> "Episode":
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        return constructor_call(self)
