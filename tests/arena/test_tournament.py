"""Who meets whom: seats are balanced, and the rotations of a deal share their draws."""

from collections import Counter
from typing import ClassVar

import pytest

from motherlode.arena.contest import contest, source
from motherlode.arena.tournament import ArenaError, Tournament, default_seats, rotations
from motherlode.bots import UnknownBot
from motherlode.bots.random import RandomBot
from motherlode.kernel import SPECTATOR, OptionError, SeatsError
from motherlode.play.perspective import Perspective
from motherlode.registry import UnknownGame


def tournament(bots: str, seats: int, games: int = 12, seed: int = 1) -> Tournament:
    return Tournament("thebes", tuple(bots.split(",")), seats, games, seed)


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
    asked.check()
    assert asked.lineups == lineups
    assert asked.deal_size == size


@pytest.mark.parametrize(("bots", "seats"), [("greedy,random", 2), ("easy,greedy,random", 2), ("easy,greedy", 4)])
def test_every_bot_sits_in_every_seat_equally_often(bots: str, seats: int) -> None:
    asked = tournament(bots, seats)
    held = Counter((name, seat) for pairing in asked.pairings() for seat, name in enumerate(pairing.bots))
    for name in asked.names:
        assert len({held[name, seat] for seat in range(seats)}) == 1


@pytest.mark.parametrize(("games", "deals"), [(1, 1), (6, 1), (7, 2), (12, 2)])
def test_games_are_rounded_up_to_whole_deals(games: int, deals: int) -> None:
    asked = tournament("easy,greedy,random", 2, games)
    assert asked.deals == deals
    assert len(list(asked.pairings())) == 6 * deals


def test_rotations_move_the_lineup_round_the_table() -> None:
    assert rotations(("a", "b", "c")) == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    assert rotations(("a", "a")) == [("a", "a")]


def test_a_bot_takes_its_random_source_along() -> None:
    asked = tournament("easy,greedy,random", 3)
    sources = {
        (name, source(asked, pairing, seat).random())
        for pairing in asked.pairings()
        if pairing.deal == 0
        for seat, name in enumerate(pairing.bots)
    }
    assert len(sources) == len({number for _, number in sources}) == 3


class Watching(RandomBot):
    """Notes the first position of every match it sees, whichever seat it has."""

    seen: ClassVar[list[object]] = []

    def choose(self, perspective: Perspective) -> list[int]:
        if perspective.ply == 0:
            self.seen.append(perspective.game.view(perspective.sample(self.rng), SPECTATOR))
        return super().choose(perspective)


def test_rotations_share_their_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("motherlode.arena.contest.bot", lambda name, rng, game: Watching(rng))
    monkeypatch.setattr(Watching, "seen", [])
    for _ in contest(tournament("greedy,random", 2, games=4)):
        pass
    one, rotated, other, other_rotated = Watching.seen
    assert one == rotated
    assert other == other_rotated
    assert one != other


def test_the_workers_make_no_difference() -> None:
    asked = tournament("greedy,random", 2, games=8)
    alone = list(contest(asked, 1))
    assert [len(deal) for deal in alone] == [2] * 4
    assert list(contest(asked, 2)) == alone
    assert list(contest(tournament("greedy,random", 2, games=8, seed=2), 1)) != alone


def test_who_has_seen_enough_need_not_wait_for_the_rest() -> None:
    """All the games together would take far longer than a test may."""
    deals = contest(tournament("greedy,random", 2, games=30_000), 2)
    assert len(next(deals)) == 2
    deals.close()


def test_more_games_begin_with_the_same_ones() -> None:
    few, many = tournament("greedy,random", 2, games=4), tournament("greedy,random", 2, games=8)
    assert list(contest(few)) == list(contest(many))[:2]


def test_time_is_measured_but_is_no_result() -> None:
    (deal,) = contest(tournament("greedy,random", 2, games=2))
    for played in deal:
        assert all(count > 0 for count in played.choices)
        assert played.seconds[played.pairing.bots.index("greedy")] > 0


def test_seats_that_are_not_said() -> None:
    assert default_seats("thebes", ("hard", "greedy", "random")) == 2
    assert default_seats("thebes", ("hard", "greedy", "greedy")) == 3


def test_wrong_tournaments_are_refused() -> None:
    for wrong, error in [
        (Tournament("troy", ("greedy", "random"), 2, 4, 1), UnknownGame),
        (tournament("greedy,nobody", 2), UnknownBot),
        (tournament("greedy,random", 5), SeatsError),
        (tournament("greedy", 2), ArenaError),
        (tournament("greedy,greedy", 2), ArenaError),
        (tournament("greedy,random,random", 2), ArenaError),
        (Tournament("thebes", ("greedy", "random"), 2, 4, 1, (("weather", "fine"),)), OptionError),
    ]:
        with pytest.raises(error):
            next(contest(wrong))
