"""Random play straight on the kernel, without a match around it: for measuring, and for bots that look ahead."""

from random import Random
from typing import TypeVar

from motherlode.kernel.chance import bounded
from motherlode.kernel.event import SILENT
from motherlode.kernel.game import CHANCE, Game, State

S = TypeVar("S", bound=State)


def step(game: Game[S], state: S, seat: int, rng: Random) -> None:
    """One draw, or one choice of a seat that owes one, all legal ones being equally likely."""
    if seat == CHANCE:
        game.apply(state, CHANCE, game.sample(state, rng), SILENT)
        return
    legal = game.legal(state, seat)
    game.apply(state, seat, legal[bounded(rng, len(legal))], SILENT)


def playout(game: Game[S], state: S, rng: Random) -> int:
    """Plays on to the end; the number of decisions that took."""
    decisions = 0
    while seats := game.to_act(state):
        seat = seats[0]
        step(game, state, seat, rng)
        if seat != CHANCE:
            decisions += 1
    return decisions
