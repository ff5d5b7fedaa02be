"""Twin matches for the sockets: two plans of moves and draws that differ only in what one viewer may not know."""

from dataclasses import dataclass, field
from random import Random

from motherlode.bots.base import random_move
from motherlode.kernel import CHANCE, SILENT, SPECTATOR, Game, Log, State
from motherlode.registry import AnyGame

TRIES = 30
# Viewers (the last seat is -1 here), each with the move from which on the twins differ: bids are sealed in every round
# of Rockwell and of the test kit's game, goals are dealt before the first move of RAWsiko.
SECRETIVE = {
    "lode": [(SPECTATOR, 3), (0, 3), (-1, 9), (1, 0), (SPECTATOR, 12)],
    "rockwell": [(SPECTATOR, 3), (0, 3), (-1, 9)],
    "rawsiko": [(SPECTATOR, 0), (0, 0), (-1, 0)],
}
OPEN = [(SPECTATOR, 3), (0, 3)]


@dataclass
class Plan:
    """The draws of a match in their order, and its moves; the set-up is the draws before the first move."""

    moves: list[tuple[int, list[int]]] = field(default_factory=list)
    draws: list[int] = field(default_factory=list)


class Ended(Exception):
    """From here on the twins may differ: something was revealed, or cannot happen in the other world."""


class World:
    """One of the twins: a position with the log of all that happened."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.state: State = game.new(seats)
        self.log = Log()

    def move(self, seat: int, ids: list[int]) -> None:
        for action in ids:
            self.game.apply(self.state, seat, action, self.log)

    def draw(self, draw: int) -> None:
        self.game.apply(self.state, CHANCE, draw, self.log)

    def would_reveal(self, seat: int, ids: list[int]) -> bool:
        state, log = self.state.clone(), Log()
        for action in ids:
            self.game.apply(state, seat, action, log)
        return any(event.reveals for event in log.events)


class Twins:
    """`one` is played at random; `two` does the same up to move `cut`, and then another thing wherever it is hidden."""

    def __init__(self, game: AnyGame, seats: int, viewer: int, cut: int, seed: int) -> None:
        self.game = game
        self.viewer = viewer
        self.cut = cut
        self.rng = Random(seed)
        self.one, self.two = World(game, seats), World(game, seats)
        self.plans = (Plan(), Plan())
        self.differed = 0

    def play(self, most: int) -> "tuple[Plan, Plan]":
        try:
            self._draw()
            while len(self.plans[0].moves) < most and self.game.to_act(self.one.state):
                self._move()
                self._draw()
        except Ended:
            pass
        return self.plans

    @property
    def _is_apart(self) -> bool:
        return len(self.plans[0].moves) >= self.cut

    def _move(self) -> None:
        seat, ids = self._quiet_choice()
        other = ids
        if self._is_apart and self.game.secret(self.one.state, seat, ids[0], self.viewer):
            other = self._another(seat, ids)
        if self._reveals(seat, ids) or not self._is_possible(seat, other):
            raise Ended
        self.one.move(seat, ids)
        self.two.move(seat, other)
        self.plans[0].moves.append((seat, ids))
        self.plans[1].moves.append((seat, other))
        self.differed += (ids != other) + abs(len(ids) - len(other))

    def _quiet_choice(self) -> tuple[int, list[int]]:
        """A move by lot; while the twins are apart one that reveals nothing, if there is any."""
        for _ in range(TRIES):
            owing = self.game.to_act(self.one.state)
            seat = owing[int(self.rng.random() * len(owing))]
            ids = random_move(self.game, self.one.state.clone(), seat, self.rng)
            if not self._reveals(seat, ids):
                break
        return seat, ids

    def _another(self, seat: int, ids: list[int]) -> list[int]:
        """A complete secret choice of the other world, another one if there is any."""
        found = ids
        for _ in range(TRIES):
            found = random_move(self.game, self.two.state.clone(), seat, self.rng)
            if found != ids:
                break
        return found

    def _is_possible(self, seat: int, ids: list[int]) -> bool:
        state = self.two.state.clone()
        return possible(self.game, state, seat, ids)

    def _reveals(self, seat: int, ids: list[int]) -> bool:
        return self._is_apart and self.one.would_reveal(seat, ids)

    def _draw(self) -> None:
        while self.game.to_act(self.one.state) == (CHANCE,):
            draws = [id for id, _ in self.game.chance(self.one.state)]
            others = [id for id, _ in self.game.chance(self.two.state)]
            draw = other = draws[int(self.rng.random() * len(draws))]
            if self._is_apart and self.game.secret(self.one.state, CHANCE, draw, self.viewer):
                rest = [id for id in others if id != draw] or others
                other = rest[int(self.rng.random() * len(rest))]
            elif draw not in others:
                draw = other = self._in_both(draws, others)
            self.differed += draw != other
            before = len(self.one.log.events)
            self.one.draw(draw)
            self.two.draw(other)
            self.plans[0].draws.append(draw)
            self.plans[1].draws.append(other)
            if self._is_apart and any(event.reveals for event in self.one.log.events[before:]):
                self._undo_last()
                raise Ended

    def _in_both(self, draws: list[int], others: list[int]) -> int:
        """A public draw that both worlds allow."""
        both = [id for id in draws if id in others]
        if not both:
            self._undo_last()
            raise Ended
        return both[int(self.rng.random() * len(both))]

    def _undo_last(self) -> None:
        """The last move led to a public draw that only one world allows: the comparison ends before it."""
        for plan in self.plans:
            del plan.moves[-1:]


def cases(game: str, seats: int) -> list[tuple[int, int]]:
    """Viewers and cuts that show what a game hides; in Thebes and Cavum nothing is."""
    return [(seats - 1 if viewer == -1 else viewer, cut) for viewer, cut in SECRETIVE.get(game, OPEN)]


def possible(game: Game[State], state: State, seat: int, ids: list[int]) -> bool:
    for action in ids:
        if game.check(state, seat, action) is not None:
            return False
        game.apply(state, seat, action, SILENT)
    return True


def best_twins(game: AnyGame, seats: int, viewer: int, cut: int, most: int, tries: int = 60) -> Twins:
    """Of many twins those that differ most where the viewer cannot see."""
    found = [Twins(game, seats, viewer, cut, seed) for seed in range(tries)]
    for twins in found:
        twins.play(most)
    return max(found, key=lambda twins: twins.differed)
