"""Complete choices: the sequences of small decisions that make one gesture, each with what it promises its seat."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp

from motherlode.bots.evaluators import Evaluator
from motherlode.kernel import SILENT, State
from motherlode.registry import AnyGame


@dataclass(frozen=True)
class Choice:
    """A macro-move, and the value of where it leads for the seat that takes it."""

    ids: tuple[int, ...]
    value: float


def openings(game: AnyGame, judge: Evaluator, state: State, seat: int) -> Sequence[int]:
    """The first steps worth thinking about."""
    return judge.promising(state, seat, game.legal(state, seat))


def choices(game: AnyGame, judge: Evaluator, state: State, seat: int) -> list[Choice]:
    """All complete choices of a seat from here, the most promising first."""
    return choices_from(game, judge, state, seat, openings(game, judge, state, seat))


def choices_from(game: AnyGame, judge: Evaluator, state: State, seat: int, first: Sequence[int]) -> list[Choice]:
    """The complete choices that begin with one of these steps, the most promising first."""
    found: list[Choice] = []
    collect(game, judge, state, seat, first, (), found)
    found.sort(key=value_of, reverse=True)
    return found


def value_of(choice: Choice) -> float:
    return choice.value


def collect(
    game: AnyGame,
    judge: Evaluator,
    state: State,
    seat: int,
    first: Sequence[int],
    begun: tuple[int, ...],
    found: list[Choice],
) -> None:
    for action in first:
        after = state.clone()
        game.apply(after, seat, action, SILENT)
        if seat in game.to_act(after) and judge.is_midway(after, seat):
            collect(game, judge, after, seat, openings(game, judge, after, seat), (*begun, action), found)
        else:
            found.append(Choice((*begun, action), judge.prospect(after, seat)))


def appeals(found: Sequence[Choice], top: float, warmth: float) -> list[float]:
    """How likely each choice is to be taken, next to one of value `top`: `warmth` points make it e times as likely."""
    return [exp(min(0.0, choice.value - top) / warmth) for choice in found]
