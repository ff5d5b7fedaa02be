"""Matches for the tests: a small game with secrets, Thebes, and random play through perspectives alone."""

from dataclasses import replace
from pathlib import Path
from random import Random

import motherlode.testing.lode
from motherlode.games.thebes import Thebes
from motherlode.kernel import SPECTATOR, Action, ActionList
from motherlode.play.match import Match
from motherlode.play.perspective import Perspective
from motherlode.play.seed import derived
from motherlode.registry import AnyGame
from motherlode.testing.lode import Lode

LODE: AnyGame = Lode()
THEBES: AnyGame = Thebes()
LODE_FOLDER = Path(motherlode.testing.lode.__file__).parent


def ids(game: AnyGame, *notation: str) -> list[int]:
    return [game.actions.parse(text) for text in notation]


def binding(game: AnyGame, *kinds: str) -> AnyGame:
    """The same game in which the actions of these kinds cannot be taken back."""

    def bound(action: Action) -> Action:
        return replace(action, commits=action.kind in kinds)

    game.actions = ActionList([bound(action) for action in game.actions])
    return game


def table(game: AnyGame = LODE, seats: int = 2, number: int = 1, undo: bool = True) -> Match:
    return Match(game, seats, seed=derived("tests", number), undo=undo)


def choice(perspective: Perspective, rng: Random) -> list[int]:
    """A random move: one action, or as many as a secret choice takes."""
    chosen = [rng.choice(perspective.legal())]
    if perspective.game.secret(perspective.sample(rng), perspective.viewer, chosen[0], SPECTATOR):
        while not (preview := perspective.preview(chosen)).complete:
            chosen.append(rng.choice(preview.legal()))
    return chosen


def play(match: Match, rng: Random, moves: int = 10_000) -> Match:
    """Plays on at random for some moves, or to the end."""
    for _ in range(moves):
        owing = match.to_act()
        if not owing:
            break
        seat = rng.choice(owing)
        match.move(seat, choice(match.perspective(seat), rng))
    return match


def bids(match: Match, *coins: int) -> None:
    """Lets every seat bid some ones."""
    for seat, number in enumerate(coins):
        match.move(seat, ids(match.game, *["one"] * number, "done"))
