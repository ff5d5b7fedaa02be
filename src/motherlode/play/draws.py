"""Draw sources: where the draws of a match come from."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from motherlode.kernel import MotherlodeError, State
from motherlode.play import seed as seeds
from motherlode.play.errors import RecordError
from motherlode.registry import AnyGame


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawSource(ABC):
    """Decides the draws of a match."""

    @abstractmethod
    def draw(self, game: AnyGame, state: State, number: int) -> int:
        """The outcome of the draw that is due; `number` counts the draws of the match from 0."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SeededDraws(DrawSource):
    """Draw k comes from SHA-256(seed, k)."""

    def __init__(self, seed: bytes) -> None:
        self.seed: Final = seed

    def draw(self, game: AnyGame, state: State, number: int) -> int:
        return game.draw_at(state, seeds.number(self.seed, number))


class RecordedDraws(DrawSource):
    """The draws of a record, in notation. With a `proof` each must be the one that follows from the seed."""

    def __init__(self, draws: Sequence[str], ply: int = 0, proof: SeededDraws | None = None) -> None:
        self._draws: Final = draws
        self._ply: Final = ply
        self._proof: Final = proof
        self._used = 0

    def draw(self, game: AnyGame, state: State, number: int) -> int:
        if self._used == len(self._draws):
            raise RecordError("draw", "a draw is missing", self._ply)
        text = self._draws[self._used]
        self._used += 1
        draw = self._parse(game, text)
        if all(draw != outcome for outcome, _ in game.chance(state)):
            raise self._impossible(text)
        if self._proof is not None and self._proof.draw(game, state, number) != draw:
            raise RecordError("draw", f"{text!r} does not follow from the seed", self._ply)
        return draw

    def require_used(self) -> None:
        """Every recorded draw was due."""
        if self._used < len(self._draws):
            raise self._impossible(self._draws[self._used])

    def _parse(self, game: AnyGame, text: str) -> int:
        try:
            return game.draws.parse(text)
        except MotherlodeError as error:
            raise RecordError("draw", str(error), self._ply) from error

    def _impossible(self, text: str) -> RecordError:
        return RecordError("draw", f"{text!r} could not come up", self._ply)
