"""From random play to MaskablePPO: learns a game against bots and prints its curve, one JSON object a line.

python examples/learn.py --game thebes --minutes 3        needs the extra rl, and sb3-contrib
"""

import argparse
import json
import sys
from time import process_time

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from motherlode.rl import SeatEnv


class Watch(BaseCallback):
    """Shows how often the network wins, and stops when the time is up. Time spent on watching does not count."""

    def __init__(self, env: SeatEnv, seconds: float, games: int) -> None:
        super().__init__()
        self.env, self.seconds, self.games, self.shown, self.start = env, seconds, games, 0, process_time()

    def _on_step(self) -> bool:
        spent = process_time() - self.start
        if spent >= self.shown * self.seconds / 9:
            self.show(spent, max(1, self.games // 4))
        return spent < self.seconds

    def show(self, spent: float, games: int) -> None:
        share = sum(self.victory(1_000_000 + number) for number in range(games)) / games
        point = {"choices": self.num_timesteps, "seconds": round(spent), "games": games, "victories": share}
        sys.stdout.write(json.dumps(point) + "\n")
        self.shown, self.start = self.shown + 1, process_time() - spent

    def victory(self, seed: int) -> float:
        """The share of victory in a game that was not learned from."""
        (observation, _), is_over = self.env.reset(seed=seed), False
        while not is_over:
            action, _ = self.model.predict(observation, action_masks=self.env.action_masks(), deterministic=True)
            observation, _, is_over, _, info = self.env.step(action)
        return (info["ranks"][self.env.seat] == 1) / info["ranks"].count(1)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Learn a game against bots with MaskablePPO.")
    for name, default in {"game": "thebes", "opponents": "random", "minutes": 3.0, "games": 400, "seed": 1}.items():
        parser.add_argument(f"--{name}", type=type(default), default=default)
    parser.add_argument("--save", help="where the network goes, as a zip file")
    given = parser.parse_args()
    torch.set_num_threads(1)
    learning, tried = (SeatEnv(given.game, opponents=given.opponents) for _ in range(2))
    settings = {"n_steps": 1024, "batch_size": 256, "gamma": 1.0, "ent_coef": 0.01, "seed": given.seed}
    model = MaskablePPO("MlpPolicy", learning, policy_kwargs={"net_arch": [128, 128]}, **settings)
    watch = Watch(tried, 60 * given.minutes, given.games)
    model.learn(10**9, callback=watch)
    watch.show(watch.seconds, given.games)
    if given.save:
        model.save(given.save)
