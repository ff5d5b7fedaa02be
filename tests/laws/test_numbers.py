"""`observe` over every game: fields that tell the truth, that show what the view shows, and that hide by name."""

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace
from itertools import chain
from pickle import dumps, loads
from random import Random
from typing import Any

import pytest

from motherlode import registry
from motherlode.games.thebes import Thebes
from motherlode.kernel import Field
from motherlode.kernel.playout import step
from motherlode.testing.broken import LawBroken
from motherlode.testing.case import LawCase
from motherlode.testing.laws import law_2, law_3_of_numbers
from motherlode.testing.lode import Lode
from motherlode.testing.numbers import shown_by_numbers
from motherlode.testing.scene import Scene, option_scenes, position_scenes, scenes
from tests.laws.cases import CASES

CHANGES = 2_000
LONG_CHANGES = 20_000
MATCHES = 12
NAMED = [pytest.param(case, id=id) for id, case in CASES.items()]
REGISTERED = [pytest.param(CASES[id], id=id) for id in registry.GAMES]


def all_scenes(case: LawCase[Any]) -> Iterator[Scene[Any]]:
    seats = case.factory(None).info.seats
    return chain(*(scenes(case, number, 2) for number in seats), option_scenes(case), position_scenes(case, 1))


@pytest.mark.parametrize("case", REGISTERED)
def test_what_a_seat_sees_shows_in_its_numbers(case: LawCase[Any]) -> None:
    shown_by_numbers(all_scenes(case), CHANGES)


@pytest.mark.long
@pytest.mark.parametrize("case", REGISTERED)
def test_what_a_seat_sees_shows_in_its_numbers_at_length(case: LawCase[Any]) -> None:
    shown_by_numbers(all_scenes(case), LONG_CHANGES, CHANGES)


@pytest.mark.parametrize("case", NAMED)
def test_private_fields_hide_something_and_others_do_not(case: LawCase[Any]) -> None:
    seats = case.factory(None).info.seats
    law_3_of_numbers(case, chain(*(scenes(case, number, MATCHES) for number in seats), option_scenes(case)))


@pytest.mark.parametrize("case", NAMED)
def test_fields_have_names_of_their_own(case: LawCase[Any]) -> None:
    game = case.factory(None)
    for seats in game.info.seats:
        names = [field.name for field in game.observation(seats, recall=True)]
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("case", NAMED)
def test_a_copied_or_pickled_match_has_the_same_future(case: LawCase[Any]) -> None:
    game = case.factory(None)
    state, rng = game.new(game.info.seats[-1]), Random(5)
    for _ in range(60):
        step(game, state, rng.choice(game.to_act(state)), rng)
    futures = [future(game, state), future(*deepcopy((game, state))), future(*loads(dumps((game, state))))]
    assert futures[0] == futures[1] == futures[2]
    assert deepcopy(game) is game
    assert len(dumps(game)) < 2_000


def future(game: Any, state: Any) -> object:
    state, rng = state.clone(), Random(9)
    while acting := game.to_act(state):
        step(game, state, rng.choice(acting), rng)
    return state.key()


class Blind(Thebes):
    """The numbers do not say what is on display."""

    def observe(self, state: Any, seat: int, recall: bool = False) -> list[int]:
        numbers = super().observe(state, seat, recall)
        names = [field.name for field in self.observation(state.seats) for _ in range(field.size)]
        return [0 if name == "display" else number for name, number in zip(names, numbers, strict=False)]


class Boastful(Lode):
    """Calls the open coins private, and the hidden hand open."""

    def observation(self, seats: int, recall: bool = False) -> tuple[Field, ...]:
        return tuple(
            Field(field.name, field.kind, field.size, field.low, field.high, field.name == self.private)
            for field in super().observation(seats, recall)
        )

    private = "coins.0"


class Narrow(Lode):
    """Declares that nobody has more than one coin."""

    def observation(self, seats: int, recall: bool = False) -> tuple[Field, ...]:
        return tuple(
            Field(field.name, field.kind, field.size, field.low, 1 if field.name == "coins.0" else field.high)
            for field in super().observation(seats, recall)
        )


def lode_as(made: type[Lode]) -> LawCase[Any]:
    return LawCase(made, CASES["lode"].ledger, CASES["lode"].recount)


def test_numbers_that_show_less_than_the_view_are_caught() -> None:
    with pytest.raises(LawBroken, match="not in its numbers"):
        shown_by_numbers(all_scenes(replace(CASES["thebes"], factory=Blind)), CHANGES)


def test_a_hidden_field_called_open_is_caught() -> None:
    case = lode_as(Boastful)
    with pytest.raises(LawBroken, match="is not private, but hides something"):
        law_3_of_numbers(case, scenes(case, 3, MATCHES))


def test_an_open_field_called_private_is_caught() -> None:
    class Secretive(Lode):
        def observation(self, seats: int, recall: bool = False) -> tuple[Field, ...]:
            fields = super().observation(seats, recall)
            return (Field("to_act", "flag", seats, 0, 1, True), *fields[1:])

    case = lode_as(Secretive)
    with pytest.raises(LawBroken, match=r"never varied.*to_act"):
        law_3_of_numbers(case, scenes(case, 3, MATCHES))


def test_bounds_that_do_not_hold_are_caught() -> None:
    case = lode_as(Narrow)
    with pytest.raises(LawBroken, match="observe gives seat"):
        law_2(case, scenes(case, 3, 2))
