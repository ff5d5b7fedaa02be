"""Complete choices: the sequences of small decisions that make one gesture, each with its value for the seat."""

from collections.abc import Sequence
from math import exp, inf
from typing import Final

from motherlode.bots.evaluators import Evaluator
from motherlode.kernel import SILENT, State
from motherlode.registry import AnyGame


class Choice:
    """The actions of one gesture, and the value of where they lead for the seat that takes them."""

    __slots__ = ("ids", "value")

    def __init__(self, ids: tuple[int, ...], value: float) -> None:
        self.ids: Final = ids
        self.value: Final = value


def openings(game: AnyGame, evaluator: Evaluator, state: State, seat: int) -> Sequence[int]:
    """The first actions worth considering."""
    return evaluator.promising(state, seat, game.legal(state, seat))


def choices(game: AnyGame, evaluator: Evaluator, state: State, seat: int) -> list[Choice]:
    """All complete choices of a seat from here, the best first."""
    return choices_from(game, evaluator, state, seat, openings(game, evaluator, state, seat))


def choices_from(game: AnyGame, evaluator: Evaluator, state: State, seat: int, actions: Sequence[int]) -> list[Choice]:
    """The complete choices that begin with one of these actions, the best first."""
    found: list[Choice] = []
    collect(game, evaluator, state, seat, actions, (), found)
    found.sort(key=value_of, reverse=True)
    return found


def value_of(choice: Choice) -> float:
    return choice.value


def collect(
    game: AnyGame,
    evaluator: Evaluator,
    state: State,
    seat: int,
    actions: Sequence[int],
    prefix: tuple[int, ...],
    found: list[Choice],
) -> None:
    """Appends all completions of `prefix` that go on with one of these actions."""
    for action in actions:
        after = state.clone()
        game.apply(after, seat, action, SILENT)
        if goes_on(game, evaluator, after, seat):
            next_actions = openings(game, evaluator, after, seat)
            collect(game, evaluator, after, seat, next_actions, (*prefix, action), found)
        else:
            found.append(Choice((*prefix, action), evaluator.prospect(after, seat)))


def goes_on(game: AnyGame, evaluator: Evaluator, state: State, seat: int) -> bool:
    """Whether the seat is in the middle of a choice."""
    return seat in game.to_act(state) and evaluator.is_midway(state, seat)


def best_afterstate(game: AnyGame, evaluator: Evaluator, state: State, seat: int) -> tuple[float, State]:
    """The value of the first one in `choices`, and where it leads before the draws after it. Uses the state up."""
    actions = openings(game, evaluator, state, seat)
    best_value, best, last = -inf, state, len(actions) - 1
    for number, action in enumerate(actions):
        after = state if number == last else state.clone()
        game.apply(after, seat, action, SILENT)
        if goes_on(game, evaluator, after, seat):
            value, after = best_afterstate(game, evaluator, after, seat)
        else:
            value = evaluator.prospect(after, seat)
        if value > best_value:
            best_value, best = value, after
    return best_value, best


def prior_weights(found: Sequence[Choice], best_value: float, temperature: float) -> list[float]:
    """The weight of each choice next to one of `best_value`: `temperature` points make it e times as likely."""
    return [exp(min(0.0, choice.value - best_value) / temperature) for choice in found]
