"""The figures of an arena: intervals, the sequential test, standings, ratings, the table of games."""

from pathlib import Path
from random import Random

import polars as pl
import pytest

from motherlode.arena.frame import SCHEMA, frame, write_frame
from motherlode.arena.intervals import design_effect, estimate, wilson
from motherlode.arena.plan import Plan
from motherlode.arena.ratings import ratings
from motherlode.arena.runner import Result
from motherlode.arena.sequential import BOUND, evidence, verdict
from motherlode.arena.standing import Standing
from tests.arena.games import result

PAIR = Plan("thebes", ("a", "b"), 2, 100, 1)
FOUR = Plan("thebes", ("a", "b"), 4, 100, 1)


def standing_of(plan: Plan, *deals: list[Result], bar: float | None = None) -> Standing:
    standing = Standing(plan, bar)
    for deal in deals:
        standing.add(deal)
    return standing


# Intervals.


def test_wilson_gives_the_published_figures() -> None:
    assert wilson(0.5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(0.81, 263) == pytest.approx((0.7583, 0.8528), abs=1e-3)
    assert wilson(1.0, 20) == pytest.approx((0.8389, 1.0), abs=1e-4)


def test_games_that_go_together_count_for_less() -> None:
    apart = [[1.0, 0.0]] * 20
    together = [[1.0, 1.0], [0.0, 0.0]] * 10
    assert design_effect(apart, 0.5) < 1
    assert design_effect(together, 0.5) == pytest.approx(2, rel=0.1)
    narrow, wide = estimate(apart), estimate(together)
    assert (narrow.share, wide.share, narrow.games, wide.games) == (0.5, 0.5, 40, 40)
    assert (narrow.low, narrow.high) == pytest.approx(wilson(0.5, 40))
    assert wide.high - wide.low > 1.3 * (narrow.high - narrow.low)


def test_intervals_hold_the_truth_nineteen_times_in_twenty() -> None:
    rng, held = Random(1), 0
    for _ in range(400):
        it = estimate([[float(rng.random() < 0.7), float(rng.random() < 0.7)] for _ in range(40)])
        held += it.low <= 0.7 <= it.high
    assert 0.92 <= held / 400 <= 0.99


def test_without_games_nothing_is_known() -> None:
    it = estimate([])
    assert (it.games, it.low, it.high) == (0, 0.0, 1.0)


# The sequential test.


def run_until_clear(rng: Random, chance: float, bar: float, most: int = 2000) -> tuple[str, int]:
    deals: list[float] = []
    while len(deals) < most:
        deals.append((float(rng.random() < chance) + float(rng.random() < chance)) / 2)
        if answer := verdict(deals, bar):
            return answer, len(deals)
    return "", most


def test_evidence_changes_sides_with_the_results() -> None:
    wins, losses = [1.0, 0.5, 1.0, 1.0], [0.0, 0.5, 0.0, 0.0]
    assert evidence(wins, 0.5) == pytest.approx(-evidence(losses, 0.5))
    assert evidence(wins, 0.5) > 0
    assert evidence([], 0.5) == 0


def test_a_clear_case_ends_soon_and_a_lucky_start_does_not() -> None:
    assert verdict([1.0] * 3, 0.5) == ""
    assert verdict([1.0] * 12, 0.5) == "above"
    assert verdict([0.0] * 12, 0.5) == "below"
    assert verdict([0.5] * 200, 0.5) == ""
    assert evidence([1.0] * 12, 0.5) >= BOUND


@pytest.mark.parametrize(("chance", "bar", "wrong"), [(0.45, 0.5, "above"), (0.55, 0.5, "below"), (0.65, 0.7, "above")])
def test_wrong_answers_are_rare(chance: float, bar: float, wrong: str) -> None:
    rng = Random(2)
    answers = [run_until_clear(rng, chance, bar)[0] for _ in range(300)]
    assert answers.count(wrong) <= 0.05 * 300
    assert answers.count("") <= 3


def test_the_further_from_the_bar_the_sooner_it_ends() -> None:
    rng = Random(3)
    near = sum(run_until_clear(rng, 0.56, 0.5)[1] for _ in range(40))
    far = sum(run_until_clear(rng, 0.8, 0.5)[1] for _ in range(40))
    assert far * 3 < near


# Standings.


def test_shared_victories_and_ties_are_divided() -> None:
    standing = standing_of(PAIR, [result("a b", (1, 2)), result("b a", (1, 1))])
    assert standing.victories["a"].estimate.share == 0.75
    assert standing.victories["b"].estimate.share == 0.25
    assert standing.pairs["a", "b"].estimate.share == 0.75
    assert standing.fair == 0.5


def test_one_among_three_of_another_kind() -> None:
    deal = [result("a b b b", (1, 2, 3, 4)), result("b a b b", (1, 2, 3, 4))]
    standing = standing_of(FOUR, deal)
    assert standing.victories["a"].estimate.share == 0.5
    assert standing.victories["b"].estimate.share == pytest.approx(0.5 / 3)
    assert standing.pairs["a", "b"].estimate.share == pytest.approx((1 + 2 / 3) / 2)
    assert standing.pairs["a", "b"].estimate.games == 2
    assert standing.mean_rank("a") == 1.5
    assert standing.mean_score("a") == 8.5


def test_unfinished_games_count_in_no_result() -> None:
    standing = standing_of(PAIR, [result("a b", ()), result("b a", (2, 1))])
    assert (len(standing.games), standing.unfinished) == (2, 1)
    assert standing.victories["a"].estimate.games == 1
    assert standing.mean_rank("a") == 1


def test_a_run_is_clear_when_every_pair_is() -> None:
    three = Plan("thebes", ("a", "b", "c"), 2, 600, 1)
    deal = [result("a b", (1, 2)), result("b a", (2, 1)), result("a c", (1, 2)), result("c a", (2, 1))]
    open_pair = [result("b c", (1, 2)), result("c b", (1, 2))]
    standing = standing_of(three, *[deal + open_pair] * 20)
    assert (standing.verdict("a", "b"), standing.verdict("a", "c"), standing.verdict("b", "c")) == (
        "above",
        "above",
        "",
    )
    assert not standing.is_clear()
    for _ in range(20):
        standing.add([*deal, result("b c", (2, 1)), result("c b", (1, 2))])
    assert standing.verdict("b", "c") == "below"
    assert standing.is_clear()


def test_a_bar_asks_about_the_first_bot() -> None:
    deal = [result("a b", (1, 2)), result("b a", (2, 1))]
    even = [result("a b", (1, 2)), result("b a", (1, 2))]
    assert standing_of(PAIR, *[deal] * 20, bar=0.7).bar_verdict() == "above"
    assert standing_of(PAIR, *[even] * 60, bar=0.7).bar_verdict() == "below"
    assert standing_of(PAIR, *[deal, deal, even] * 2, bar=0.7).bar_verdict() == ""
    assert not standing_of(PAIR, *[deal, deal, even] * 2, bar=0.7).is_clear()


# Ratings and the table.


def test_who_wins_is_rated_higher_and_games_make_sure() -> None:
    few = ratings(["a", "b"], [result("a b", (1, 2))] * 2)
    many = ratings(["a", "b"], [result("a b", (1, 2)), result("b a", (2, 1))] * 20)
    assert few["a"].mu > few["b"].mu
    assert many["a"].sigma < few["a"].sigma
    assert many["a"].low > many["b"].high


def test_even_bots_are_rated_alike() -> None:
    even = ratings(["a", "b"], [result("a b", (1, 2)), result("b a", (1, 2))] * 50)
    assert even["a"].low < even["b"].mu < even["a"].high


def test_a_bot_in_several_seats_has_one_rating() -> None:
    table = ratings(["a", "b"], [result("a b b b", (1, 2, 3, 4))] * 5)
    assert set(table) == {"a", "b"}
    assert table["a"].mu > table["b"].mu


def test_unfinished_games_rate_nobody() -> None:
    assert ratings(["a", "b"], [result("a b", ())]) == ratings(["a", "b"], [])


def test_the_table_holds_a_row_for_every_seat(tmp_path: Path) -> None:
    games = [result("a b", (1, 1), totals=(7, 7)), result("b a", ())]
    write_frame(games, tmp_path / "games.parquet")
    table = pl.read_parquet(tmp_path / "games.parquet")
    assert table.equals(frame(games))
    assert dict(table.schema) == {name: kind() for name, kind in SCHEMA.items()}
    assert table["bot"].to_list() == ["a", "b", "b", "a"]
    assert table["total"].to_list() == [7, 7, None, None]
    assert table["share"].to_list() == [0.5, 0.5, None, None]
