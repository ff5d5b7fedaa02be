"""OpenSpiel's own tests, unmodified, on our games; and what its players may know."""

import subprocess
import sys
from random import Random
from typing import Any

import pyspiel
import pytest
from numpy.random import RandomState
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from motherlode import registry
from motherlode.rl import SettingsError, spiel

NAMES = spiel.register()
SHORT = {"rockwell": "max_rounds:2", "cavum": "phases:2", "thebes": "", "rawsiko": "turns:3"}
HIDING = ["motherlode_rockwell", "motherlode_rawsiko"]  # the others are games of perfect information
MORE_SEATS = [(id, seats) for id in registry.GAMES for seats in registry.game(id).info.seats[1:]]
API_TEST = """
import runpy, sys
from motherlode.rl import spiel
spiel.register()
sys.argv = ["api_test", "--test_only_games=motherlode_.*"]
runpy.run_module("open_spiel.integration_tests.api_test", run_name="__main__", alter_sys=True)
"""
SIM_TEST = """
import sys, unittest
from motherlode.rl import spiel
spiel.register()
from open_spiel.python.tests.games_sim_test import GamesSimTest
tests = unittest.defaultTestLoader.loadTestsFromTestCase(GamesSimTest)
ours = unittest.TestSuite(test for test in tests if "motherlode" in test.id())
assert ours.countTestCases() == 16
sys.exit(not unittest.TextTestRunner().run(ours).wasSuccessful())
"""


@pytest.mark.parametrize("program", [API_TEST, SIM_TEST], ids=["api_test", "games_sim_test"])
def test_open_spiels_kit(program: str) -> None:
    ran = subprocess.run([sys.executable, "-W", "ignore", "-c", program], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout[-2000:] + ran.stderr[-4000:]


@pytest.mark.parametrize("name", NAMES)
def test_open_spiels_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), 1, True, False)


@pytest.mark.parametrize(("game", "seats"), MORE_SEATS)
def test_open_spiels_random_simulation_of_a_short_match_with_more_seats(game: str, seats: int) -> None:
    loaded = pyspiel.load_game(f"motherlode_{game}(players={seats},options={SHORT[game]})")
    pyspiel.random_sim_test(loaded, 1, True, False)


def walked(name: str, steps: int, seed: int) -> Any:
    rng = Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    for _ in range(steps):
        if state.is_chance_node():
            draws, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(draws, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_world_tells_its_player_the_same(name: str) -> None:
    for seed in range(5):
        state = walked(name, 40 + 10 * seed, seed)
        if state.is_terminal():
            continue
        for player in range(state.num_players()):
            world = state.resample_from_infostate(player, Random(seed).random)
            assert world.observation_string(player) == state.observation_string(player)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.legal_actions() == state.legal_actions() or state.current_player() != player


def test_what_others_hide_is_not_in_the_information_state() -> None:
    """RAWsiko's goals are dealt face down: only their owner is told which."""
    state = walked("motherlode_rawsiko", 10, 1)
    own = [state.information_state_string(player) for player in range(3)]
    assert len(set(own)) == 3


def test_the_truth_does_not_show_in_a_resampled_world() -> None:
    """What another player has been told there follows from the world: other worlds, other goals."""
    state = walked("motherlode_rawsiko", 10, 1)
    worlds = [state.resample_from_infostate(0, Random(seed).random) for seed in range(10)]
    assert len({world.information_state_string(1) for world in worlds}) > 3
    assert all(world.history() == [] for world in worlds)


class Even:
    """Judges nothing, so that the search is quick."""

    def evaluate(self, state: Any) -> list[float]:
        return [0.0] * state.num_players()

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


@pytest.mark.parametrize("name", HIDING)
def test_open_spiels_search_over_information_sets_plays_unmodified(name: str) -> None:
    """It resamples, goes on in the resampled worlds and asks for the information states of all players there."""
    game = pyspiel.load_game(name)
    search = ISMCTSBot(game, Even(), 2.0, 30, random_state=RandomState(1))
    for seed in range(4):
        state = walked(name, 30 + 40 * seed, seed)
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        assert search.step(state) in state.legal_actions()


def test_options_and_players_are_parameters() -> None:
    game = pyspiel.load_game("motherlode_cavum(players=3,options=phases:2)")
    assert game.num_players() == 3
    assert game.game.options["phases"] == 2
    with pytest.raises(SettingsError, match="unknown option 'gold'"):
        spiel.SpielThebes({"options": "gold:1"})


def test_chance_nodes_are_bounded() -> None:
    for name in NAMES:
        game = pyspiel.load_game(name)
        assert game.max_chance_nodes_in_history() == game.game.info.draws
