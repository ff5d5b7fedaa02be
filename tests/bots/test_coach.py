"""The coach: what else there was, only if it was clearly better, from what the seat could know before its choice."""

from itertools import islice
from random import Random

import pytest

from motherlode.bots.coach import CLEAR, alternative
from motherlode.bots.evaluators import evaluator
from motherlode.bots.evaluators.thebes import ThebesEvaluator
from motherlode.bots.greedy import best_choice
from motherlode.bots.search import choices
from motherlode.kernel.build import is_compiled
from motherlode.play.match import Match
from motherlode.registry import GAMES, game
from tests.bots.worlds import decisions, perspective_on


@pytest.mark.parametrize("id", GAMES)
def test_the_coach_says_the_same_in_worlds_that_the_seat_cannot_tell_apart(
    id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    on = game(id)
    monkeypatch.setattr(type(evaluator(on)), "iterations_per_second", 30)
    seats = on.info.seats[0]
    for number, (state, seat) in enumerate(islice(decisions(on, seats, Random(6)), 20, 200, 45)):
        other = on.determinise(state, seat, Random(number))
        here, there = perspective_on(on, seats, state, seat), perspective_on(on, seats, other, seat)
        taken = tuple(choices.choices(on, evaluator(on), on.determinise(state, seat, Random(7)), seat)[-1].ids)
        assert alternative(here, taken, Random(1), None) == alternative(there, taken, Random(1), None)


def test_a_clearly_better_choice_is_named_with_its_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ThebesEvaluator, "iterations_per_second", 200)
    on = game("thebes")
    judge = evaluator(on)
    state, seat = next(iter(decisions(on, 2, Random(1))))
    here = perspective_on(on, 2, state, seat)
    by_value = choices.choices(on, judge, state, seat)
    found = alternative(here, by_value[-1].ids, Random(1), None)
    assert found is not None
    assert found.advantage.points >= CLEAR * judge.scale
    assert found.advantage.reasons
    assert alternative(here, found.ids, Random(1), None) is None
    assert tuple(best_choice(on, judge, state, seat)[1]) == by_value[0].ids


def test_a_match_remembers_the_position_before_the_latest_choice() -> None:
    """With all moves of a choice that was made step by step."""
    on = game("thebes")
    match = Match(on, 2, seed=bytes(32))
    rng = Random(3)
    before, chosen, seat = match.state.clone(), list[int](), match.to_act()[0]
    for _ in range(70):
        acting = match.to_act()[0]
        if not on.continues(match.state, acting):
            before, chosen, seat = match.state.clone(), [], acting
        action = rng.choice(on.legal(match.state, acting))
        match.move(acting, [action])
        chosen.append(action)
        latest = match.latest_choice(seat)
        assert latest is not None
        assert (latest[0].state.key(), latest[1]) == (before.key(), chosen)
    assert Match(on, 2, seed=bytes(32)).latest_choice(0) is None


def test_nothing_is_said_about_where_to_begin(monkeypatch: pytest.MonkeyPatch) -> None:
    """RAWsiko: before turn 1 points of single choices mean nothing to a player, however much they differ."""
    on = game("rawsiko")
    judge = evaluator(on)
    monkeypatch.setattr(type(judge), "iterations_per_second", 30)
    state, seat = next(iter(decisions(on, 3, Random(1))))
    here = perspective_on(on, 3, state, seat)
    worst = choices.choices(on, judge, state, seat)[-1].ids
    assert alternative(here, worst, Random(1), None) is None
    if is_compiled():
        return  # methods of a compiled class cannot be replaced
    monkeypatch.setattr(type(judge), "is_underway", lambda _judge, _state: True)
    assert alternative(here, worst, Random(1), None) is not None
