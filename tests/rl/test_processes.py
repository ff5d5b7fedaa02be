"""The same seed gives the same episode in another process, also where text has other hashes."""

import os
import subprocess
import sys

EPISODES = """
from hashlib import sha256
from random import Random
from motherlode import registry
from motherlode.rl import SeatEnv, VectorEnv, zoo

def digest(told):
    return sha256(repr(told).encode()).hexdigest()

def seated(game):
    env = SeatEnv(game, opponents="greedy")
    (observation, _), rng, told = env.reset(seed=5), Random(5), []
    for _ in range(15):
        legal = env.action_masks().nonzero()[0]
        observation, reward, is_over, _, _ = env.step(int(legal[rng.randrange(len(legal))]))
        told.append((observation.tolist(), reward, is_over))
        if is_over:
            break
    return digest(told)

def in_turn(game):
    env, rng, told = zoo.env(game), Random(6), []
    env.reset(seed=6)
    for agent in env.agent_iter(400):
        observation, reward, is_over, _, _ = env.last()
        legal = observation["action_mask"].nonzero()[0]
        env.step(None if is_over else int(legal[rng.randrange(len(legal))]))
        told.append((agent, observation["observation"].tolist(), reward))
    return digest(told)

def many(game):
    envs, told = VectorEnv(game, count=3), []
    batch = envs.reset(seed=7)
    for _ in range(100):
        batch = envs.step(batch.masks.argmax(axis=1))
        told.append([part.tolist() for part in batch])
    return digest(told)

for game in registry.GAMES:
    print(game, seated(game), in_turn(game), many(game))
"""


def episodes(hash_seed: str) -> list[str]:
    environ = {**os.environ, "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-W", "ignore", "-c", EPISODES]
    ran = subprocess.run(command, env=environ, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.splitlines()


def test_another_process_gives_the_same_episodes() -> None:
    first, other = episodes("1"), episodes("2")
    assert len(first) == 4
    assert first == other
