"""The evaluators by game."""

from collections.abc import Callable
from typing import Any, Final

from motherlode.bots.evaluators.cavum import CavumEvaluator
from motherlode.bots.evaluators.evaluator import Evaluator
from motherlode.bots.evaluators.rawsiko import RawsikoEvaluator
from motherlode.bots.evaluators.rockwell import RockwellEvaluator
from motherlode.bots.evaluators.thebes import ThebesEvaluator
from motherlode.kernel import MotherlodeError
from motherlode.registry import AnyGame


class NoEvaluator(MotherlodeError):
    """Nobody has written down what a position of that game is worth."""


EVALUATORS: Final[dict[str, Callable[[Any], Evaluator]]] = {
    "cavum": CavumEvaluator,
    "rawsiko": RawsikoEvaluator,
    "rockwell": RockwellEvaluator,
    "thebes": ThebesEvaluator,
}


def evaluator(game: AnyGame) -> Evaluator:
    if game.info.id not in EVALUATORS:
        raise NoEvaluator(f"there is no evaluator for {game.info.title}")
    return EVALUATORS[game.info.id](game)
