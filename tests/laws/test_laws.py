"""The laws over every game, number of seats, option and odd position."""

from typing import Any

import pytest

from motherlode import registry
from motherlode.testing.case import LawCase
from motherlode.testing.fingerprint import hash_seeds
from motherlode.testing.laws import (
    Law,
    law_1,
    law_2,
    law_3,
    law_3_under_options,
    law_3_unsettled,
    law_4,
    law_4_in_words,
    law_5,
    laws_5_to_7,
)
from motherlode.testing.scene import option_scenes, position_scenes, scenes
from tests.laws.cases import CASES

GAMES = 30
CROWD = 1_000
LONG_CROWD = 50_000
LONG_PARTS = 20

AT_POSITIONS = [law_1, law_2, law_3, law_4, law_4_in_words, law_5]
OPTIONAL = [law_1, law_2, law_3_under_options, law_4, law_4_in_words, law_5]
EVERYWHERE = [law_1, law_2, law_3_unsettled, law_4, law_4_in_words, law_5]
SEATED = [
    pytest.param(case, seats, id=f"{id}-{seats}")
    for id, case in CASES.items()
    for seats in case.factory(None).info.seats
]
NAMED = [pytest.param(case, id=id) for id, case in CASES.items()]


def test_every_registered_game_is_under_the_laws() -> None:
    assert set(registry.GAMES) <= set(CASES)
    assert all(case.id == id for id, case in CASES.items())


@pytest.mark.parametrize("law", AT_POSITIONS)
@pytest.mark.parametrize(("case", "seats"), SEATED)
def test_sampled_positions(case: LawCase[Any], seats: int, law: Law[Any]) -> None:
    law(case, scenes(case, seats, GAMES))


@pytest.mark.parametrize(("case", "seats"), SEATED)
def test_a_crowd_of_matches(case: LawCase[Any], seats: int) -> None:
    numbers = len(case.factory(None).info.seats)
    laws_5_to_7(case, scenes(case, seats, -(-CROWD // numbers)))


@pytest.mark.parametrize("case", NAMED)
def test_hash_seeds(case: LawCase[Any]) -> None:
    hash_seeds(case, 2)


@pytest.mark.parametrize("law", OPTIONAL)
@pytest.mark.parametrize("case", NAMED)
def test_each_option_value(case: LawCase[Any], law: Law[Any]) -> None:
    law(case, option_scenes(case))


@pytest.mark.parametrize("case", NAMED)
def test_each_option_value_to_the_end(case: LawCase[Any]) -> None:
    for scene in option_scenes(case):
        laws_5_to_7(case, [scene])


@pytest.mark.parametrize("law", EVERYWHERE)
@pytest.mark.parametrize("case", NAMED)
def test_odd_positions(case: LawCase[Any], law: Law[Any]) -> None:
    law(case, position_scenes(case, 5))


@pytest.mark.parametrize("case", NAMED)
def test_odd_positions_to_the_end(case: LawCase[Any]) -> None:
    for scene in position_scenes(case, 20):
        laws_5_to_7(case, [scene])


@pytest.mark.long
@pytest.mark.parametrize("part", range(LONG_PARTS))
@pytest.mark.parametrize(("case", "seats"), SEATED)
def test_fifty_thousand_matches(case: LawCase[Any], seats: int, part: int) -> None:
    games = -(-LONG_CROWD // LONG_PARTS // len(case.factory(None).info.seats))
    laws_5_to_7(case, scenes(case, seats, games, first_seed=CROWD + part * games))


@pytest.mark.long
@pytest.mark.parametrize("law", OPTIONAL)
@pytest.mark.parametrize("case", NAMED)
def test_each_pair_of_option_values(case: LawCase[Any], law: Law[Any]) -> None:
    law(case, option_scenes(case, together=2))


@pytest.mark.long
@pytest.mark.parametrize("case", NAMED)
def test_each_pair_of_option_values_to_the_end(case: LawCase[Any]) -> None:
    for scene in option_scenes(case, together=2):
        laws_5_to_7(case, [scene])
