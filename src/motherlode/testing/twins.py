"""Law 3 (a): two matches that differ only in what is secret from a viewer look the same to that viewer."""

from random import Random
from typing import Final, Generic, TypeVar

from motherlode.kernel import CHANCE, SPECTATOR, Event, Game, State
from motherlode.testing.broken import LawBroken
from motherlode.testing.sight import Sight, difference, heard, reveals, sight
from motherlode.testing.walk import Walk
from motherlode.testing.worlds import imagine, worlds

S = TypeVar("S", bound=State)

# The part of the steps of an unfinished secret choice after which the viewer looks.
PEEKS: Final = 0.3


class Twins(Generic[S]):
    """The match `one` is played at random; `two` follows it, but takes another way wherever the viewer cannot see.

    When something is revealed, or a public draw rules the second world out, `two` begins anew as a world that the
    viewer cannot tell from `one`.
    """

    def __init__(self, game: Game[S], start: S, viewer: int, rng: Random) -> None:
        self.game = game
        self.viewer = viewer
        self.rng = rng
        self.one = Walk(game, start, rng)
        self.two = Walk(game, start.clone(), rng)

    @property
    def differ(self) -> bool:
        return self.one.state.key() != self.two.state.key()

    @property
    def is_over(self) -> bool:
        return not self.game.to_act(self.one.state)

    def step(self) -> bool:
        """Goes on by one public step, one hidden draw or one whole secret choice."""
        choice = self.one.choice()
        if choice is None:
            return False
        seat, action = choice
        if not self._is_secret(self.one, seat, action):
            self._in_public(seat, action)
        elif seat == CHANCE:
            self._draw_in_secret(action)
        else:
            self._choose_in_secret(seat, action)
        return True

    def compare(self) -> Sight:
        """What the viewer sees of both, once that is found to be the same."""
        seen = self._sight(self.one)
        odd = difference(seen, self._sight(self.two))
        if odd:
            raise LawBroken(3, f"viewer {self.viewer} can tell two worlds apart: {odd}")
        return seen

    def _sight(self, walk: Walk[S]) -> Sight:
        return sight(self.game, walk.state, self.viewer)

    def _is_secret(self, walk: Walk[S], seat: int, action: int) -> bool:
        state = walk.state
        is_secret = self.game.secret(state, seat, action, self.viewer)
        if seat == self.viewer and is_secret:
            raise LawBroken(3, f"an action of seat {seat} is secret from itself")
        if is_secret and not self.game.secret(state, seat, action, SPECTATOR):
            raise LawBroken(3, f"what is secret from seat {self.viewer} is open to the spectator")
        return is_secret

    def _is_possible(self, seat: int, action: int) -> bool:
        state = self.two.state
        if seat == CHANCE:
            return any(draw == action for draw, _ in self.game.chance(state))
        return self.game.check(state, seat, action) is None

    def _in_public(self, seat: int, action: int) -> None:
        if not self._is_possible(seat, action):
            self._one_alone(seat, action)
            return
        if self._is_secret(self.two, seat, action):
            raise LawBroken(3, f"whether an action of seat {seat} is secret tells viewer {self.viewer} something")
        self._listen(self.one.take(seat, action), self.two.take(seat, action))

    def _one_alone(self, seat: int, action: int) -> None:
        """A public choice shows what lies behind it: then it must say that it reveals. A draw shows itself."""
        events = self.one.take(seat, action)
        if seat != CHANCE and not reveals(events):
            text = self.game.actions[action]
            raise LawBroken(3, f"{text} of seat {seat} was possible by a secret only, and no event reveals that")
        self._begin_anew()

    def _draw_in_secret(self, draw: int) -> None:
        draws = [id for id, _ in self.game.chance(self.two.state)]
        other = another(draws, draw, self.rng)
        if not self._is_secret(self.two, CHANCE, other):
            raise LawBroken(3, f"whether a draw is secret tells viewer {self.viewer} something")
        self._listen(self.one.take(CHANCE, draw), self.two.take(CHANCE, other))

    def _choose_in_secret(self, seat: int, action: int) -> None:
        choices = self._secret_choices(self.two, seat)
        if not choices:
            raise LawBroken(3, f"whether seat {seat} has a choice tells viewer {self.viewer} something")
        other = another(choices, action, self.rng)
        self._listen(self._whole_choice(self.one, seat, action), self._whole_choice(self.two, seat, other))

    def _secret_choices(self, walk: Walk[S], seat: int) -> list[int]:
        if seat not in self.game.to_act(walk.state):
            return []
        return [id for id in self.game.legal(walk.state, seat) if self._is_secret(walk, seat, id)]

    def _whole_choice(self, walk: Walk[S], seat: int, action: int) -> list[Event]:
        """The secret actions of one seat until it has no more to choose. Before the last one nothing shows."""
        before = walk.state.clone()
        seen = self._sight(walk)
        events = walk.take(seat, action)
        while not events and (choices := self._secret_choices(walk, seat)):
            if self.rng.random() < PEEKS:
                self._peek(walk, before, seen, seat)
            events = walk.take(seat, choices[self.rng.randrange(len(choices))])
        if events and not reveals(events):
            raise LawBroken(3, f"a secret choice of seat {seat} is told as {events[0].kind}")
        return events

    def _peek(self, walk: Walk[S], before: S, seen: Sight, seat: int) -> None:
        """Looks into an unfinished choice: it is as if it had not begun."""
        odd = difference(seen, self._sight(walk))
        if odd:
            raise LawBroken(3, f"viewer {self.viewer} sees into the unfinished choice of seat {seat}: {odd}")
        worlds(self.game, walk.state, before, self.viewer, self.rng.randrange(1 << 30), seen)

    def _listen(self, one: list[Event], two: list[Event]) -> None:
        if heard(one, self.viewer) != heard(two, self.viewer):
            told = f"{heard(one, self.viewer)} / {heard(two, self.viewer)}"
            raise LawBroken(3, f"viewer {self.viewer} hears the difference of two worlds: {told}")
        if reveals(one):
            self._begin_anew()

    def _begin_anew(self) -> None:
        self.two.state = imagine(self.game, self.one.state, self.viewer, self.rng)


def another(ids: list[int], taken: int, rng: Random) -> int:
    """One of the ids, other than the one taken if there is any."""
    rest = [id for id in ids if id != taken] or ids
    return rest[rng.randrange(len(rest))]
