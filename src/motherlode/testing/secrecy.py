"""Law 3: nothing leaks. Twin matches (a), worlds that do not depend on the truth (b), hidden fields that vary (c)."""

from random import Random
from typing import Final, Generic, TypeVar

from motherlode.kernel import CHANCE, Game, State
from motherlode.testing.broken import LawBroken
from motherlode.testing.scene import Scene
from motherlode.testing.twins import Twins
from motherlode.testing.walk import Walk
from motherlode.testing.worlds import worlds

S = TypeVar("S", bound=State)

# The part of the imagined worlds that are played to the end.
PLAYED_ON: Final = 0.03


class Secrecy(Generic[S]):
    """Watches any number of scenes; `settle` asks at the end whether what is hidden was really put to the test."""

    def __init__(self, hidden: tuple[str, ...], hidden_by_option: tuple[str, ...] = ()) -> None:
        self.hidden = hidden
        self.hidden_by_option = hidden_by_option
        self.varied: set[tuple[str, str]] = set()
        self.watched: set[str] = set()
        self.differed: set[str] = set()

    def watch(self, scene: Scene[S], viewer: int, share: float) -> None:
        """Plays twin matches before one viewer, and looks closely at a share of the positions."""
        label = "spectator" if viewer < 0 else f"seat {viewer} of {scene.seats}"
        self.watched.add(label)
        twins = Twins(scene.game, scene.start(), viewer, scene.rng(f"twins {viewer}"))
        rng = scene.rng(f"worlds {viewer}")
        with scene.told():
            self._look(twins, label, rng)
            while twins.step():
                if rng.random() < share or twins.is_over:
                    self._look(twins, label, rng)

    def settle(self) -> None:
        for field in self.hidden:
            for label in sorted(self.watched):
                if (field, label) not in self.varied:
                    raise LawBroken(3, f"{field!r} is hidden, but never varies for the {label}")
        if self.hidden and self.differed != self.watched:
            raise LawBroken(
                3, f"the twins of {sorted(self.watched - self.differed)} never differed: nothing was proved"
            )

    def settle_options(self) -> None:
        """What is hidden under some option only varies for someone, once every option was watched."""
        varied = {field for field, _ in self.varied}
        for field in self.hidden_by_option:
            if field not in varied:
                raise LawBroken(3, f"{field!r} is hidden under an option, but never varies")

    def _look(self, twins: Twins[S], label: str, rng: Random) -> None:
        open_draw(twins.game, twins.one.state, twins.viewer, rng)
        seen = twins.compare()
        if twins.differ:
            self.differed.add(label)
        seed = rng.randrange(1 << 30)
        world = worlds(twins.game, twins.one.state, twins.two.state, twins.viewer, seed, seen)
        self._vary(twins.game, twins.one.state, world, label)
        if rng.random() < PLAYED_ON:
            play_on(twins.game, world, rng)

    def _vary(self, game: Game[S], truth: S, world: S, label: str) -> None:
        true, other = game.dump(truth), game.dump(world)
        changed = [field for field in true if true[field] != other[field]]
        for field in changed:
            if field not in self.hidden + self.hidden_by_option:
                raise LawBroken(3, f"determinise changes {field!r}, which is not listed as hidden")
            self.varied.add((field, label))


def open_draw(game: Game[S], state: S, viewer: int, rng: Random) -> None:
    """What is not secret is told: two other draws do not sound and look the same."""
    if game.to_act(state) != (CHANCE,):
        return
    draws = [id for id, _ in game.chance(state) if not game.secret(state, CHANCE, id, viewer)]
    if len(draws) > 1:
        one, two = rng.sample(draws, 2)
        if after(game, state, one, viewer) == after(game, state, two, viewer):
            raise LawBroken(3, f"{game.draws[one]} is open to viewer {viewer}, but nothing tells it")


def after(game: Game[S], state: S, draw: int, viewer: int) -> tuple[object, object]:
    walk = Walk(game, state.clone(), Random(0))
    events = walk.take(CHANCE, draw)
    return [(event.kind, event.seen_by(viewer)) for event in events], game.view(walk.state, viewer)


def play_on(game: Game[S], world: S, rng: Random) -> None:
    """An imagined world can be played to its end."""
    walk = Walk(game, world.clone(), rng)
    while walk.step():
        pass
