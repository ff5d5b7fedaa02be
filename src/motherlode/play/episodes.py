"""Many episodes side by side for fast learning: observations and masks are written into memory that numpy can share."""

from collections.abc import Sequence
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from motherlode.kernel import Outcome
from motherlode.play.episode import NOBODY, Episode
from motherlode.registry import AnyGame


@mypyc_attr(allow_interpreted_subclasses=True)
class Episodes:
    """`count` matches of one game. A match that ends is followed by the next one.

    Row i of `observations` (packed), `masks` (bytes) and `acting` (bytes, the seat) is what the seat that must choose
    in match i needs to know. The rows are numbered from `first` on: match n of a row follows from the seed, the number
    of the row and n.
    """

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        count: int,
        seed: int,
        skip_forced: bool = False,
        recall: bool = False,
        first: int = 0,
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.count: Final = count
        self.skip_forced: Final = skip_forced
        self.recall: Final = recall
        self.packing: Final = game.packing(seats, recall)
        self.actions: Final = len(game.actions)
        self.observations: Final = bytearray(self.packing.size * count)
        self.masks: Final = bytearray(self.actions * count)
        self._blank: Final = bytes(self.actions)
        self.acting: Final = bytearray(count)
        self.first: Final = first
        self.seed = seed
        self.begun: list[int] = []  # matches by row
        self.episodes: list[Episode] = []
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Starts all matches again."""
        self.seed, self.begun = seed, [0] * self.count
        self.masks[:] = bytes(len(self.masks))
        self.episodes = [self._begin(row) for row in range(self.count)]
        for row, episode in enumerate(self.episodes):
            self._show(row, episode)

    def step(self, actions: Sequence[int]) -> list[tuple[int, Outcome | None]]:
        """One legal action in every match; the rows whose match ended with its outcome, where a new one has begun."""
        ended: list[tuple[int, Outcome | None]] = []
        for row in range(self.count):
            episode = self.episodes[row]
            self._hide(row)
            episode.step(actions[row])
            if episode.seat == NOBODY:
                ended.append((row, episode.outcome()))
                episode = self.episodes[row] = self._begin(row)
            self._show(row, episode)
        return ended

    def _begin(self, row: int) -> Episode:
        rng = Random(f"{self.seed}/{self.first + row}/{self.begun[row]}")
        self.begun[row] += 1
        return Episode(self.game, self.seats, rng, self.skip_forced)

    def _hide(self, row: int) -> None:
        first = row * self.actions
        self.masks[first : first + self.actions] = self._blank

    def _show(self, row: int, episode: Episode) -> None:
        masks, first = self.masks, row * self.actions
        for action in episode.legal:
            masks[first + action] = 1
        self.acting[row] = episode.seat
        self.game.observe_into(episode.state, episode.seat, self.observations, row * self.packing.size, self.recall)
