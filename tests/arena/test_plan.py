"""Who meets whom: seats are balanced, and the rotations of a deal share their draws."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from motherlode.arena.errors import ArenaError
from motherlode.arena.plan import Pairing, Plan, default_seats, rotations, simulation
from motherlode.arena.runner import check, run
from motherlode.bots import UnknownBot
from motherlode.kernel import OptionError, SeatsError
from motherlode.play.record import Record
from motherlode.registry import UnknownGame, game


def tournament(bots: str, seats: int, games: int = 12, seed: int = 1) -> Plan:
    return Plan("thebes", tuple(bots.split(",")), seats, games, seed)


def pairings(plan: Plan) -> list[Pairing]:
    return [plan.pairing(number) for number in range(plan.total)]


@pytest.mark.parametrize(
    ("bots", "seats", "lineups", "size"),
    [
        ("greedy,random", 2, [("greedy", "random")], 2),
        ("easy,greedy,random", 2, [("easy", "greedy"), ("easy", "random"), ("greedy", "random")], 6),
        ("easy,greedy", 4, [("easy", "greedy", "greedy", "greedy")], 4),
        ("easy,greedy,easy,greedy", 4, [("easy", "greedy", "easy", "greedy")], 2),
        ("easy,greedy,random", 3, [("easy", "greedy", "random")], 3),
    ],
)
def test_lineups_fill_the_seats(bots: str, seats: int, lineups: list[tuple[str, ...]], size: int) -> None:
    asked = tournament(bots, seats)
    check(asked)
    assert asked.lineups == lineups
    assert len(asked.first_deal) == size


@pytest.mark.parametrize(("bots", "seats"), [("greedy,random", 2), ("easy,greedy,random", 2), ("easy,greedy", 4)])
def test_every_bot_sits_in_every_seat_equally_often(bots: str, seats: int) -> None:
    asked = tournament(bots, seats)
    held = Counter((name, seat) for pairing in pairings(asked) for seat, name in enumerate(pairing.bots))
    for name in asked.names:
        assert len({held[name, seat] for seat in range(seats)}) == 1


@pytest.mark.parametrize(("games", "deals"), [(1, 1), (6, 1), (7, 2), (12, 2)])
def test_games_are_rounded_up_to_whole_deals(games: int, deals: int) -> None:
    asked = tournament("easy,greedy,random", 2, games)
    assert asked.deals == deals
    assert asked.total == 6 * deals


def test_rotations_move_the_lineup_round_the_table() -> None:
    assert rotations(("a", "b", "c")) == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    assert rotations(("a", "a")) == [("a", "a")]


def test_a_bot_takes_its_random_source_along() -> None:
    asked = tournament("easy,greedy,random", 3)
    sources = {
        (name, asked.source(pairing, seat).random())
        for pairing in asked.first_deal
        for seat, name in enumerate(pairing.bots)
    }
    assert len(sources) == len({number for _, number in sources}) == 3


def test_a_simulation_seats_its_bots_as_named() -> None:
    plan = simulation("thebes", ("greedy", "random", "random"), 4, 1)
    check(plan)
    assert {pairing.bots for pairing in pairings(plan)} == {("greedy", "random", "random")}
    assert [(pairing.number, pairing.deal) for pairing in pairings(plan)] == [(0, 0), (1, 1), (2, 2), (3, 3)]
    sources = {plan.source(pairing, seat).random() for pairing in pairings(plan) for seat in range(3)}
    assert len(sources) == 12


def test_rotations_share_their_draws(tmp_path: Path) -> None:
    plan = replace(tournament("greedy,random", 2, games=4), records=tmp_path)
    list(run(plan))
    records = [Record.read(file) for file in sorted(tmp_path.iterdir())]
    one, rotated, other, other_rotated = [(record.seed, record.setup) for record in records]
    assert one == rotated
    assert other == other_rotated
    assert one != other


def test_seats_that_are_not_said() -> None:
    assert default_seats(game("thebes").info, ("hard", "greedy", "random")) == 2
    assert default_seats(game("thebes").info, ("hard", "greedy", "greedy")) == 3


def test_wrong_tournaments_are_refused() -> None:
    for wrong, error in [
        (Plan("troy", ("greedy", "random"), 2, 4, 1), UnknownGame),
        (tournament("greedy,nobody", 2), UnknownBot),
        (tournament("greedy,random", 5), SeatsError),
        (tournament("greedy", 2), ArenaError),
        (tournament("greedy,greedy", 2), ArenaError),
        (tournament("greedy,random,random", 2), ArenaError),
        (Plan("thebes", ("greedy", "random"), 2, 4, 1, (("weather", "fine"),)), OptionError),
    ]:
        with pytest.raises(error):
            check(wrong)
