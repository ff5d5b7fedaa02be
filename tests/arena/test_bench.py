"""What the bench measures: the counts and positions it works on, never a time."""

from itertools import islice
from random import Random

from motherlode.arena.bench import BRIEF, greedy_positions, random_play, sampled, search_speed, speed, timed_searches
from motherlode.bots.search import SearchBot
from motherlode.kernel import CHANCE, SILENT
from motherlode.kernel.playout import playout
from motherlode.registry import game
from motherlode.testing.lode import Lode


def counted_by_hand(seats: int, rng: Random) -> int:
    """The decisions of a random game, chosen by the same random numbers but counted here."""
    lode = Lode()
    state = lode.new(seats)
    decisions = 0
    while acting := lode.to_act(state):
        if acting == (CHANCE,):
            lode.apply(state, CHANCE, lode.sample(state, rng), SILENT)
            continue
        decisions += 1
        legal = lode.legal(state, acting[0])
        lode.apply(state, acting[0], legal[int(rng.random() * len(legal))], SILENT)
    return decisions


def test_a_playout_counts_decisions_and_not_draws() -> None:
    lode = Lode()
    for seed in range(20):
        state = lode.new(3)
        assert playout(lode, state, Random(seed)) == counted_by_hand(3, Random(seed))
        assert lode.outcome(state) is not None


def test_a_round_without_time_still_plays_one_game() -> None:
    games, decisions, spent = random_play(Lode(), 2, 0, Random(1))
    assert games == 1
    assert decisions == counted_by_hand(2, Random(1))
    assert spent > 0


def test_sampled_positions_are_those_at_which_a_seat_decides() -> None:
    lode = Lode()
    positions = sampled(lode, 4, 100, Random(1))
    assert len(positions) == 100
    assert all(seat in lode.to_act(state) for state, seat in positions)
    assert len({state.key() for state, _ in positions}) > 50


def test_every_figure_is_measured() -> None:
    measured = speed(Lode(), 2, seconds=0.01)
    assert (measured.game, measured.seats) == ("lode", 2)
    figures = [value for value in vars(measured).values() if isinstance(value, float)]
    assert len(figures) == 7
    assert all(figure > 0 for figure in figures)
    assert measured.search_iterations_per_second is None


def test_searches_are_timed_on_decisions_that_are_not_forced() -> None:
    thebes = game("thebes")
    positions = greedy_positions(thebes, 2, Random(1))
    assert len(positions) > 20
    assert all(here.is_asked() for here in positions)
    forced = next(here for here in positions if len(here.legal()) == 1)
    open_ones = [here for here in positions if len(here.legal()) > 1]
    searches = timed_searches(SearchBot(Random(1), thebes, BRIEF), [forced, *open_ones[:2]])
    assert [made for made, _ in islice(searches, 3)] == [BRIEF.iterations] * 3


def test_the_speed_of_searches_is_measured() -> None:
    measured = search_speed(game("thebes"), 2, 0, 1)
    assert measured is not None
    assert measured > 0
