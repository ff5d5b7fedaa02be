"""Complete choices: the sequences of small decisions that make one gesture, each with what it promises its seat."""

from dataclasses import dataclass

from motherlode.bots.evaluators import Evaluator
from motherlode.kernel import SILENT, State
from motherlode.registry import AnyGame


@dataclass(frozen=True)
class Choice:
    """A macro-move, and the value of where it leads for the seat that takes it."""

    ids: tuple[int, ...]
    value: float


def choices(game: AnyGame, judge: Evaluator, state: State, seat: int) -> list[Choice]:
    """All complete choices of a seat from here, the most promising first."""
    found: list[Choice] = []
    collect(game, judge, state, seat, (), found)
    found.sort(key=value_of, reverse=True)
    return found


def value_of(choice: Choice) -> float:
    return choice.value


def collect(
    game: AnyGame, judge: Evaluator, state: State, seat: int, begun: tuple[int, ...], found: list[Choice]
) -> None:
    for action in judge.promising(state, seat, game.legal(state, seat)):
        after = state.clone()
        game.apply(after, seat, action, SILENT)
        if seat in game.to_act(after) and judge.is_midway(after, seat):
            collect(game, judge, after, seat, (*begun, action), found)
        else:
            found.append(Choice((*begun, action), judge.value(after, seat)))
