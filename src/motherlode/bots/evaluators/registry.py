"""The evaluator of a game: the class `EVALUATOR` of the module here that is named after the game's id."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, TypeAlias

from motherlode.bots.evaluators.base import Evaluator
from motherlode.kernel import MotherlodeError
from motherlode.registry import AnyGame, module_for

EvaluatorClass: TypeAlias = Callable[[Any], Evaluator]

# Evaluators of games that are not part of the package, by id.
OTHERS: Final[dict[str, EvaluatorClass]] = {}

KEPT: Final = 8  # games, each under its options, whose evaluators are kept


class NoEvaluator(MotherlodeError):
    """No evaluator has been written for that game."""


@lru_cache(KEPT)
def evaluator(game: AnyGame) -> Evaluator:
    """The evaluator of a game, built once and shared by all bots of that instance.

    So it must not hold anything that depends on a match or a seed; what it remembers must be a pure function of the
    position, and bounded in size.
    """
    return evaluator_class(game)(game)


def evaluator_class(game: AnyGame) -> EvaluatorClass:
    if game.info.id in OTHERS:
        return OTHERS[game.info.id]
    module = module_for(game.info.id, "motherlode.bots.evaluators")
    if module is None:
        raise NoEvaluator(f"there is no evaluator for {game.info.title}")
    found: EvaluatorClass = module.EVALUATOR
    return found
