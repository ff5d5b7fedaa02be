"""Greedy against random: the least shares of first places."""

from math import sqrt

import pytest

from motherlode.registry import GAMES, game
from tests.bots.strength import first_places

# The least shares of first places by number of seats, for games of two or more seats and of three or more.
AIMS = {2: {2: 0.95, 4: 0.60}, 3: {3: 0.90}}
CASES = [(id, seats, aim) for id in GAMES for seats, aim in AIMS[game(id).info.seats[0]].items()]


@pytest.mark.parametrize(("id", "seats", "aim"), CASES)
def test_greedy_beats_random(id: str, seats: int, aim: float) -> None:
    """Forty games, with a margin of three standard deviations."""
    games = 40
    margin = 3 * sqrt(aim * (1 - aim) / games)
    assert first_places(id, "greedy", "random", seats, games, seed=1) >= aim - margin


@pytest.mark.long
@pytest.mark.parametrize(("id", "seats", "aim"), CASES)
def test_greedy_beats_random_for_sure(id: str, seats: int, aim: float) -> None:
    assert first_places(id, "greedy", "random", seats, 400, seed=2) >= aim
