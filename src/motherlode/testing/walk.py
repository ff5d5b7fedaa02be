"""Random play for the laws: a walk chooses, takes, and stops a match that does not end."""

from collections.abc import Iterator
from random import Random
from typing import Generic, TypeVar

from motherlode.kernel import CHANCE, Event, Game, Log, State
from motherlode.testing.broken import LawBroken
from motherlode.testing.scene import Scene

S = TypeVar("S", bound=State)


class Walk(Generic[S]):
    """A match under way. Whoever holds the walk may put another state in its place."""

    def __init__(self, game: Game[S], state: S, rng: Random) -> None:
        self.game = game
        self.state = state
        self.rng = rng
        self.decisions = 0
        self.draws = 0

    def choice(self) -> tuple[int, int] | None:
        """A seat that owes a decision with one of its actions, or a draw; None at the end."""
        owing = self.game.to_act(self.state)
        if not owing:
            return None
        seat = owing[self.rng.randrange(len(owing))]
        if seat == CHANCE:
            return CHANCE, self.game.sample(self.state, self.rng)
        return seat, self.action_of(seat)

    def action_of(self, seat: int) -> int:
        legal = self.game.legal(self.state, seat)
        if not legal:
            raise LawBroken(1, f"seat {seat} owes a decision and has no legal action")
        return legal[self.rng.randrange(len(legal))]

    def take(self, seat: int, action: int) -> list[Event]:
        """Applies an action or a draw; what happened."""
        self._count(seat)
        log = Log()
        self.game.apply(self.state, seat, action, log)
        return log.events

    def step(self) -> bool:
        """Goes on by one random step, if the match is not over."""
        choice = self.choice()
        if choice is not None:
            self.take(*choice)
        return choice is not None

    def _count(self, seat: int) -> None:
        info = self.game.info
        if seat == CHANCE:
            self.draws += 1
        else:
            self.decisions += 1
        if self.decisions > info.bound or self.draws > info.draws:
            taken = f"{self.decisions} decisions and {self.draws} draws"
            raise LawBroken(7, f"{taken}; the bound is {info.bound} decisions and {info.draws} draws")


def sampled(scene: Scene[S], share: float, rng: Random) -> Iterator[S]:
    """The start of a match, a share of the positions on its way, and its end."""
    walk = Walk(scene.game, scene.start(), scene.rng("walk"))
    yield walk.state
    while walk.step():
        if rng.random() < share or not scene.game.to_act(walk.state):
            yield walk.state
