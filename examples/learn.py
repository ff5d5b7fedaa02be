"""From random play to MaskablePPO: learns a game against bots and prints, as it goes, how often it wins.

python examples/learn.py --game thebes --minutes 3        needs: pip install "motherlode[rl]" sb3-contrib
Each line is one JSON object: choices seen, seconds of processor time, and the share of victories in other games.
"""

import argparse
import json
import sys
from time import process_time

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from motherlode.rl import SeatEnv


def victories(model: MaskablePPO, env: SeatEnv, games: int) -> float:
    """The share of victories in some games, a shared one counting as its part."""
    won = 0.0
    for number in range(games):
        observation, _ = env.reset(seed=1_000_000 + number)
        is_over, info = False, {}
        while not is_over:
            action, _ = model.predict(observation, action_masks=env.action_masks(), deterministic=True)
            observation, _, is_over, _, info = env.step(action)
        ranks = info["ranks"]
        won += (ranks[env.seat] == 1) / ranks.count(1)
    return won / games


class Watch(BaseCallback):
    """Prints the curve, and stops when the time is up. Time spent on watching does not count."""

    def __init__(self, env: SeatEnv, seconds: float, points: int, games: int) -> None:
        super().__init__()
        self.env, self.seconds, self.every, self.games = env, seconds, seconds / points, games
        self.start, self.next = process_time(), 0.0

    def _on_step(self) -> bool:
        spent = process_time() - self.start
        if spent >= self.next:
            self.show(spent, self.games)
            self.next += self.every
            self.start = process_time() - spent
        return spent < self.seconds

    def show(self, spent: float, games: int) -> None:
        share = victories(self.model, self.env, games)
        point = {"choices": self.num_timesteps, "seconds": round(spent), "games": games, "victories": share}
        sys.stdout.write(json.dumps(point) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Learn a game against bots with MaskablePPO.")
    parser.add_argument("--game", default="thebes")
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--games", type=int, default=400, help="for the last point of the curve")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", help="where the network goes, as a zip file")
    given = parser.parse_args()
    torch.set_num_threads(1)
    learning, tried = (SeatEnv(given.game, opponents=given.opponents) for _ in range(2))
    network = {"net_arch": [128, 128]}
    model = MaskablePPO(
        "MlpPolicy",
        learning,
        n_steps=1024,
        batch_size=256,
        gamma=1.0,
        ent_coef=0.01,
        seed=given.seed,
        policy_kwargs=network,
    )
    watch = Watch(tried, 60 * given.minutes, points=9, games=max(1, given.games // 4))
    model.learn(10**9, callback=watch)
    watch.show(process_time() - watch.start, given.games)
    if given.save:
        model.save(given.save)
