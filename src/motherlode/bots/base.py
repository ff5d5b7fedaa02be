"""What a bot is, and how a choice is thought through to its end."""

from abc import ABC, abstractmethod
from random import Random

from mypy_extensions import mypyc_attr

from motherlode.bots.explanation import Explanation
from motherlode.kernel import SILENT, SPECTATOR, Log, State, bounded
from motherlode.play.perspective import Perspective
from motherlode.registry import AnyGame


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Chooses a move for a seat that must act; its only randomness is its own random source."""

    picks_from_legal: bool = False  # its actions come straight from `legal`: a simulation need not check them again

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    @abstractmethod
    def choose(self, perspective: Perspective) -> list[int]:
        """A legal move. A secret choice is complete."""

    def explain(self) -> Explanation | None:
        """Why the latest choice was made; None if the bot cannot say."""
        return None


def random_move(game: AnyGame, world: State, seat: int, rng: Random) -> list[int]:
    """One random action, or a whole secret choice action by action; plays it on the world."""
    return complete(game, world, seat, random_action(game.legal(world, seat), rng), rng)


def random_action(legal: list[int], rng: Random) -> int:
    return legal[bounded(rng, len(legal))]


def complete(game: AnyGame, world: State, seat: int, action: int, rng: Random) -> list[int]:
    """The action, with random ones after it if it begins a secret choice; plays them on the world."""
    ids: list[int] = []
    while True:
        is_secret = game.secret(world, seat, action, SPECTATOR)
        acting = game.to_act(world)
        log = Log() if is_secret else SILENT
        game.apply(world, seat, action, log)
        ids.append(action)
        # The last of several secret choices opens them all, and may leave the same seat to act.
        if not is_secret or game.to_act(world) != acting or any(event.reveals for event in log.events):
            return ids
        action = random_action(game.legal(world, seat), rng)
