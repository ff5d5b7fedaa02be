"""Rates what other libraries make of our games on the scale of `motherlode ladder`; prints one JSON line.

`python scripts/baselines.py GAME AGENT [--rungs random,greedy] [--deals 20]`. AGENT is a network that examples/learn.py
has saved (it needs PYTHONPATH=build/learning), or OpenSpiel's search with 100 simulations a choice: mcts:100 plays a
random match to its end from each leaf (on our kernel, which is quicker), judged:100 asks our evaluator instead. A deal
is one game from each seat, with the fewest seats of the game.
"""

import argparse
import json
import sys
from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any, Final

from motherlode.arena.intervals import design_effect, estimate
from motherlode.arena.ladder import LADDER, RUNGS, Rung, rating
from motherlode.bots.evaluators import evaluator
from motherlode.bots.search.shares import shares
from motherlode.kernel.playout import playout
from motherlode.registry import AnyGame
from motherlode.rl import SeatEnv
from motherlode.rl.returns import by_share

# By kind of search: how much it explores. Our evaluator's shares differ far less than victories and defeats do.
EXPLORATION: Final = {"mcts": 1.4, "judged": 0.2}
Choose = Callable[[SeatEnv, Any], int]  # an action from an environment and its observation


def network(file: str) -> Choose:
    model: Any = import_module("sb3_contrib").MaskablePPO.load(file)

    def choose(env: SeatEnv, observation: Any) -> int:
        return int(model.predict(observation, action_masks=env.action_masks(), deterministic=True)[0])

    return choose


def search(game: str, kind: str, simulations: int) -> Choose:
    """OpenSpiel's search, in a position the seat cannot tell from the true one."""
    from motherlode.rl import spiel

    mcts: Any = import_module("open_spiel.python.algorithms.mcts")
    source: Any = import_module("numpy").random.RandomState(1)
    spiel.register()
    played: Any = import_module("pyspiel").load_game(f"motherlode_{game}")
    leaves = mcts.RandomRolloutEvaluator(1, source)
    leaves.evaluate = judged(played.game) if kind == "judged" else played_out(played.game)
    searcher = mcts.MCTSBot(played, EXPLORATION[kind], simulations, leaves, solve=False, random_state=source)
    rng = Random(1)

    def choose(env: SeatEnv, observation: Any) -> int:
        position = played.new_initial_state()
        position.state = env.settings.game.determinise(env.episode.state, env.seat, rng)
        return int(searcher.step(position))

    return choose


def played_out(game: AnyGame) -> Callable[[Any], Any]:
    """What OpenSpiel asks of a leaf: the return of each seat after one random match from there."""
    rng, array = Random(2), import_module("numpy").array

    def evaluate(leaf: Any) -> Any:
        state = leaf.state.clone()
        playout(game, state, rng)
        outcome = game.outcome(state)
        return array(by_share(outcome.ranks) if outcome else leaf.returns())

    return evaluate


def judged(game: AnyGame) -> Callable[[Any], Any]:
    """The same, as our evaluator expects it."""
    judge, array = evaluator(game), import_module("numpy").array

    def evaluate(leaf: Any) -> Any:
        if leaf.is_terminal():
            return array(leaf.returns())
        values = [judge.value(leaf.state, seat) for seat in range(leaf.seats)]
        expected = array(shares(values, judge.lead(leaf.state)))
        return (leaf.seats * expected - 1) / (leaf.seats - 1)

    return evaluate


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
    parser.add_argument("agent", help="a saved network, mcts:SIMULATIONS or judged:SIMULATIONS")
    parser.add_argument("--rungs", default="random,greedy")
    parser.add_argument("--deals", type=int, default=20, help="against each rung")
    given = parser.parse_args()
    kind, _, simulations = given.agent.partition(":")
    choose = search(given.game, kind, int(simulations)) if kind in EXPLORATION else network(given.agent)
    rungs = [met(given.game, choose, name, given.deals) for name in given.rungs.split(",")]
    rated = rating(rungs)
    figures = {"rating": round(rated.rating), "low": round(rated.low), "high": round(rated.high)}
    shares = [{"bot": rung.bot, "games": rung.result.games, "ahead": round(rung.result.share, 4)} for rung in rungs]
    line = {"agent": given.agent, "game": given.game, "ladder": LADDER, **figures, "rungs": shares}
    sys.stdout.write(json.dumps(line) + "\n")


if __name__ == "__main__":
    main()
