"""The ladder: ratings from results."""

import pytest

from motherlode.arena.intervals import estimate
from motherlode.arena.ladder import RUNGS, Rung, expected, rating
from motherlode.registry import GAMES


def rung(strength: int, share: float, games: int = 400) -> Rung:
    return Rung("greedy", strength, estimate([[share]] * games), 1.0)


@pytest.mark.parametrize("strength", [-700, 0, 350])
def test_the_rating_is_the_one_that_expects_the_results(strength: int) -> None:
    rungs = [rung(other, expected(strength, other), 100_000) for other in (-500, 0, 300)]
    assert rating(rungs).rating == pytest.approx(strength, abs=1)


def test_more_games_make_the_interval_smaller_and_one_sided_results_keep_it_finite() -> None:
    few, many = rating([rung(0, 0.6, 50)]), rating([rung(0, 0.6, 800)])
    assert few.low < many.low < many.rating < many.high < few.high
    assert 400 < rating([rung(0, 1.0, 50)]).rating < 1500


def test_games_of_a_deal_that_go_together_count_as_fewer() -> None:
    alone, together = rung(0, 0.6, 200), Rung("greedy", 0, rung(0, 0.6, 200).result, 2.0)
    assert rating([together]).low < rating([alone]).low


def test_every_game_has_the_same_rungs() -> None:
    assert list(RUNGS) == list(GAMES)
    for rungs in RUNGS.values():
        assert list(rungs) == ["random", "greedy", "easy"]
        assert rungs["random"] < rungs["greedy"] == 0 < rungs["easy"]
