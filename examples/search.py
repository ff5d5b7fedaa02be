"""OpenSpiel's own Monte Carlo tree search plays our games against our bots. Needs the extra spiel.

python examples/search.py --game thebes --against greedy --simulations 200 --games 10
Before each search the position is replaced by one that the player cannot tell from the true one: no cheating.
"""

import argparse
import json
import sys
from random import Random

import numpy as np
import pyspiel
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

from motherlode import Match, bot
from motherlode.rl import spiel


def searcher(game: pyspiel.Game, simulations: int, length: int, seed: int) -> MCTSBot:
    source = np.random.RandomState(seed)
    rollouts = RandomRolloutEvaluator(1, source, max_length=length)
    return MCTSBot(game, 1.4, simulations, rollouts, solve=False, random_state=source)


def play(game: pyspiel.Game, seat: int, simulations: int, against: str, seed: int) -> float:
    """The share of victory of the search in one match."""
    rng, state = Random(seed), game.new_initial_state()
    search = searcher(game, simulations, 2000, seed)
    rivals = [bot(against, Random(f"{seed}/{other}"), state.game) for other in range(game.num_players())]
    while not state.is_terminal():
        player = state.current_player()
        if player == pyspiel.PlayerId.CHANCE:
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, weights)[0])
        elif player == seat:
            state.apply_action(search.step(state.resample_from_infostate(player, rng.random)))
        else:
            match = Match(state.game, game.num_players(), seed=bytes(32), start=state.state.clone(), log=False)
            for action in rivals[player].choose(match.perspective(player)):
                state.apply_action(action)
    best = max(state.returns())
    return (state.returns()[seat] == best) / state.returns().count(best)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="OpenSpiel's search against our bots.")
    parser.add_argument("--game", default="thebes")
    parser.add_argument("--against", default="random")
    parser.add_argument("--simulations", type=int, default=100)
    parser.add_argument("--games", type=int, default=10)
    given = parser.parse_args()
    spiel.register()
    played = pyspiel.load_game(f"motherlode_{given.game}")
    shares = [
        play(played, number % played.num_players(), given.simulations, given.against, number)
        for number in range(given.games)
    ]
    sys.stdout.write(json.dumps({**vars(given), "victories": sum(shares) / len(shares)}) + "\n")
