"""Greedy against random: the shares of first places that the issues ask for."""

from math import sqrt

import pytest

from motherlode.registry import GAMES
from tests.bots.strength import first_places

# Game, seats, share of first places that greedy must reach.
AIMS = [
    ("thebes", 2, 0.95),
    ("thebes", 4, 0.60),
    ("rockwell", 2, 0.95),
    ("rockwell", 4, 0.60),
    ("cavum", 2, 0.95),
    ("cavum", 4, 0.60),
    ("rawsiko", 3, 0.90),
]
REGISTERED = [aim for aim in AIMS if aim[0] in GAMES]


def test_every_game_has_an_aim() -> None:
    assert {game for game, _, _ in REGISTERED} == set(GAMES)


@pytest.mark.parametrize(("game", "seats", "aim"), REGISTERED)
def test_greedy_beats_random(game: str, seats: int, aim: float) -> None:
    """Forty games, with a margin of three standard deviations."""
    games = 40
    margin = 3 * sqrt(aim * (1 - aim) / games)
    assert first_places(game, "greedy", "random", seats, games, seed=1) >= aim - margin


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats", "aim"), REGISTERED)
def test_greedy_beats_random_for_sure(game: str, seats: int, aim: float) -> None:
    assert first_places(game, "greedy", "random", seats, 400, seed=2) >= aim
