"""Rates what other libraries make of our games on the scale of `motherlode ladder`; prints one JSON line.

`python scripts/baselines.py GAME AGENT [--rungs random,greedy] [--deals 20]`. AGENT is a network that examples/learn.py
has saved (it needs PYTHONPATH=build/learning), or mcts:100 for OpenSpiel's search with 100 simulations a choice. A deal
is one game from each seat, with the fewest seats of the game.
"""

import argparse
import json
import sys
from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

from motherlode.arena.intervals import design_effect, estimate
from motherlode.arena.ladder import LADDER, RUNGS, Rung, rating
from motherlode.rl import SeatEnv

Choose = Callable[[SeatEnv, Any], int]  # an action from an environment and its observation


def network(file: str) -> Choose:
    model: Any = import_module("sb3_contrib").MaskablePPO.load(file)

    def choose(env: SeatEnv, observation: Any) -> int:
        return int(model.predict(observation, action_masks=env.action_masks(), deterministic=True)[0])

    return choose


def search(game: str, simulations: int) -> Choose:
    """OpenSpiel's search with a random playout from each leaf, in a position the seat cannot tell from the true one."""
    from motherlode.rl import spiel

    mcts: Any = import_module("open_spiel.python.algorithms.mcts")
    source: Any = import_module("numpy").random.RandomState(1)
    spiel.register()
    played: Any = import_module("pyspiel").load_game(f"motherlode_{game}")
    playouts = mcts.RandomRolloutEvaluator(1, source, max_length=2000)
    searcher = mcts.MCTSBot(played, 1.4, simulations, playouts, solve=False, random_state=source)
    rng = Random(1)

    def choose(env: SeatEnv, observation: Any) -> int:
        position = played.new_initial_state()
        position.state = env.settings.game.determinise(env.episode.state, env.seat, rng)
        return int(searcher.step(position))

    return choose


def met(game: str, choose: Choose, rung: str, deals: int) -> Rung:
    seats = SeatEnv(game).settings.seats
    envs = [SeatEnv(game, seat=seat, opponents=rung) for seat in range(seats)]
    results = [[ahead(env, choose, seed) for env in envs] for seed in range(2_000_000, 2_000_000 + deals)]
    result = estimate(results)
    return Rung(rung, RUNGS[game][rung], result, max(1.0, design_effect(results, result.share)))


def ahead(env: SeatEnv, choose: Choose, seed: int) -> float:
    """The share of the rivals that come out behind in one game, ties counting half."""
    (observation, info), is_over = env.reset(seed=seed), False
    while not is_over:
        observation, _, is_over, _, info = env.step(choose(env, observation))
    others = list(info["ranks"])
    own = others.pop(env.seat)
    return sum(1.0 if own < rank else 0.5 if own == rank else 0.0 for rank in others) / len(others)


def main() -> None:
    parser = argparse.ArgumentParser(description="Rate a network or OpenSpiel's search on the ladder's scale.")
    parser.add_argument("game", choices=RUNGS)
    parser.add_argument("agent", help="a saved network, or mcts:SIMULATIONS")
    parser.add_argument("--rungs", default="random,greedy")
    parser.add_argument("--deals", type=int, default=20, help="against each rung")
    given = parser.parse_args()
    kind, _, simulations = given.agent.partition(":")
    choose = search(given.game, int(simulations)) if kind == "mcts" else network(given.agent)
    rungs = [met(given.game, choose, name, given.deals) for name in given.rungs.split(",")]
    rated = rating(rungs)
    figures = {"rating": round(rated.rating), "low": round(rated.low), "high": round(rated.high)}
    shares = [{"bot": rung.bot, "games": rung.result.games, "ahead": round(rung.result.share, 4)} for rung in rungs]
    line = {"agent": given.agent, "game": given.game, "ladder": LADDER, **figures, "rungs": shares}
    sys.stdout.write(json.dumps(line) + "\n")


if __name__ == "__main__":
    main()
