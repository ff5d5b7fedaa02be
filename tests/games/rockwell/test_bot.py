"""The greedy bot: legal moves under every option, and a sense of what matters."""

from random import Random

import pytest

from motherlode.bots.evaluators.rockwell import RockwellEvaluator
from motherlode.bots.evaluators.rockwell_prospects import shafts
from motherlode.bots.evaluators.rockwell_survey import Survey
from motherlode.bots.greedy import GreedyBot, best_choice
from motherlode.games.rockwell import Rockwell
from motherlode.kernel import Value
from motherlode.play.match import Match
from tests.games.rockwell.desk import Desk, place


def choice(desk: Desk) -> list[str]:
    """What the greedy bot would do for the seat that is to act."""
    evaluator = RockwellEvaluator(desk.game)
    return [str(desk.game.actions[id]) for id in best_choice(desk.game, evaluator, desk.state, desk.actor)[1]]


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {}),
        (4, {}),
        (3, {"insurance_visibility": "secret"}),
        (2, {"edge_limit": "per_border", "ring_alignment": "offset", "power_set": "2_to_9"}),
        (
            4,
            {
                "shaft2_rule": "free",
                "market_limit": "no_opposite",
                "danger_cap": "joint",
                "seat_table": "one_per_player",
            },
        ),
    ],
)
def test_a_match_of_greedy_bots(seats: int, options: dict[str, Value]) -> None:
    game = Rockwell({**options, "max_rounds": 4})
    match = Match(game, seats, seed=bytes(32))
    bots = [GreedyBot(Random(seat), game) for seat in range(seats)]
    while not match.is_over():
        seat = match.to_act()[0]
        match.move(seat, bots[seat].choose(match.perspective(seat)))
    assert match.outcome() is not None


def test_bids_and_exchanges_are_complete() -> None:
    desk = Desk(3)
    assert choice(desk)[-1] == "bid_done"
    assert choice(desk.insuring())[-1] == "insure_done"


def test_a_move_does_not_run_into_the_next_auction() -> None:
    """After the last action of the round all bid at once: that is another choice."""
    desk = Desk(3).money(0, 0).cubes(0, 0, 0, 0, 0).works(0)
    assert choice(desk) == ["pass_works"]


def test_where_insurance_is_secret_a_move_ends_with_what_it_shows() -> None:
    desk = Desk(3, insurance_visibility="secret").cubes(0, 9, 0, 0, 0).money(0, 0).market(0)
    assert len(choice(desk)) == 1
    desk = Desk(3, insurance_visibility="secret").crews(0, "a1 1").crews(1, "a0 2").sit(0, 1, 3).tokens(0, 1)
    desk.drilling().will_draw("a3a", "e03d").do("crew 1", "move a0")
    assert choice(desk) == ["use_insurance 1"]


def test_a_tile_that_can_be_completed_is_completed() -> None:
    desk = Desk(4).crews(0, "a1 1", "a4 1").crews(1, "a0 2").drilling()
    assert choice(desk)[1] == "move a0"


def test_tokens_save_gold() -> None:
    desk = Desk(4).crews(0, "c1 3").crews(1, "c0 4").tokens(0, 5).will_draw("c7a", "e07d").drilling()
    desk.do("crew 1", "move c0")
    assert choice(desk) == ["use_insurance 3"]


def test_a_player_who_is_ahead_ends_the_match() -> None:
    """Two companies have reached the core; the third may end it."""
    ahead = Desk(4).crews(0, "d0 1", "e0 1").crews(1, "core").crews(2, "core")
    ahead.earned(0, "gold12", "silver10", "three_crews_2").earned(1, "core_reached").earned(2, "core_reached")
    assert choice(ahead.drilling(4)) == ["crew 1", "move core"]


def test_a_player_who_trails_does_not() -> None:
    trailing = Desk(4).crews(0, "d0 1", "e0 1").crews(1, "core").crews(2, "core")
    trailing.earned(1, "core_reached", "gold12", "silver10", "three_crews_2").earned(2, "core_reached")
    assert "move core" not in choice(trailing.drilling(4))


def test_wealth_strength_and_stars_are_worth_something() -> None:
    desk = Desk(3).drilling()
    evaluator = RockwellEvaluator(desk.game)
    plain = evaluator.value(desk.state, 0)
    assert evaluator.value(Desk(3).drilling().money(0, 9000).state, 0) > plain
    assert evaluator.value(Desk(3).drilling().earned(0, "gold12").state, 0) > plain
    assert evaluator.value(Desk(3).crews(0, "e0 2", "e1 1", "e2 1", "e3 1").drilling().state, 0) > plain
    assert evaluator.value(Desk(3).drilling().earned(1, "gold12").state, 0) < plain


def test_of_the_amounts_only_useful_ones_are_looked_at() -> None:
    """With 9 silver and money for seven more: one for ten of them, or all seven."""
    desk = Desk(3).cubes(0, 0, 0, 9, 0).money(0, 5900).market(0)
    desk.do("buy silver")
    evaluator = RockwellEvaluator(desk.game)
    legal = desk.game.legal(desk.state, 0)
    looked_at = [str(desk.game.actions[id]) for id in evaluator.promising(desk.state, 0, legal)]
    assert looked_at == ["amount 5", "amount 1"]
    desk.do("amount 1")
    legal = desk.game.legal(desk.state, 0)
    assert [str(desk.game.actions[id]) for id in evaluator.promising(desk.state, 0, legal)] == ["amount_done"]


def test_the_back_of_a_tile_that_is_being_turned_is_not_known_yet() -> None:
    desk = Desk(2).shaft(0, "b0")
    judge = RockwellEvaluator(desk.game)
    hoped = shafts(Survey(desk.rules, judge.values, desk.state), 0, 4.0)
    desk.state.flipped |= 1 << place("b0")
    assert shafts(Survey(desk.rules, judge.values, desk.state), 0, 4.0) == hoped > 0
    desk.flip("b0")
    assert shafts(Survey(desk.rules, judge.values, desk.state), 0, 4.0) != hoped
