"""Bots: legal moves for whatever they are asked, chosen from their own perspective and random source alone."""

from random import Random

import pytest

from motherlode.bots import UnknownBot, bot
from motherlode.bots.evaluators import NoEvaluator, evaluator
from motherlode.bots.random import RandomBot
from motherlode.play.match import Match
from motherlode.registry import GAMES, AnyGame, game
from motherlode.testing.lode import Lode

# The levels of search have tests of their own: whole matches of theirs take minutes.
MATCHES = [(name, id) for name in ("random", "greedy") for id in GAMES]


def play(match: Match, name: str, seed: int) -> list[tuple[int, list[int]]]:
    """A whole match of one kind of bot; `Match.move` refuses whatever is not legal."""
    bots = [bot(name, Random(seed + seat), match.game) for seat in range(match.seats)]
    moves = []
    while not match.is_over():
        seat = match.to_act()[0]
        ids = bots[seat].choose(match.perspective(seat))
        match.move(seat, ids)
        moves.append((seat, ids))
    return moves


def new_match(played: AnyGame) -> Match:
    return Match(played, played.info.seats[0], seed=bytes(32))


@pytest.mark.parametrize(("name", "id"), MATCHES)
def test_a_match_of_bots_is_legal_and_depends_on_seeds_alone(name: str, id: str) -> None:
    assert play(new_match(game(id)), name, 5) == play(new_match(game(id)), name, 5)


def test_random_bots_finish_secret_choices() -> None:
    for seed in range(20):
        match = Match(Lode(), 3, seed=bytes([seed]) * 32)
        bots = [RandomBot(Random(seed + seat)) for seat in range(3)]
        while not match.is_over():
            seat = match.to_act()[0]
            match.move(seat, bots[seat].choose(match.perspective(seat)))


def test_another_seed_gives_other_moves() -> None:
    assert play(new_match(game("thebes")), "random", 1) != play(new_match(game("thebes")), "random", 9)


def test_greedy_digs_with_all_details_in_one_move() -> None:
    match = new_match(game("thebes"))
    moves = play(match, "greedy", 1)
    digs = [ids for _, ids in moves if match.game.actions[ids[0]].kind == "dig"]
    assert digs
    assert all(match.game.actions[ids[-1]].kind == "weeks" for ids in digs)


def test_unknown_names_are_refused() -> None:
    with pytest.raises(UnknownBot, match="unknown bot 'grandmaster'; known are random"):
        bot("grandmaster", Random(1), game("thebes"))
    with pytest.raises(NoEvaluator, match="Lode"):
        evaluator(Lode())
