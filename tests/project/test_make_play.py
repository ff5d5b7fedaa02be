"""The first of the README's two commands, as people type it."""

from pathlib import Path

from motherlode import registry
from motherlode.play.text import Catalogue
from tests.commands.terminal import Terminal

ROOT = Path(__file__).parents[2]


def test_make_play_starts_a_game_and_ends_with_q() -> None:
    with Terminal(["make", "play"], ROOT) as screen:
        if len(registry.GAMES) > 1:
            screen.wait_for("Which game", 250)
            screen.type("\r")
        screen.wait_for(Catalogue(next(iter(registry.GAMES))).format("ui-log"), 250)
        screen.type("q")
        assert screen.status() == 0
