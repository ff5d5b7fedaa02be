"""Law 3 (b): with equal random sources `determinise` gives equal worlds from any two a viewer cannot tell apart."""

from random import Random
from typing import TypeVar

from motherlode.kernel import Game, State
from motherlode.testing.broken import LawBroken
from motherlode.testing.sight import Sight, difference, sight

S = TypeVar("S", bound=State)


def imagine(game: Game[S], state: S, viewer: int, rng: Random) -> S:
    """A world as the viewer may imagine it, while the true one stays as it is."""
    key = state.key()
    world = game.determinise(state, viewer, rng)
    if state.key() != key:
        raise LawBroken(3, "determinise changed the state it was given")
    return world


def worlds(game: Game[S], one: S, two: S, viewer: int, seed: int, seen: Sight) -> S:
    """A world imagined from either state is the same, and the viewer, who has `seen` one, cannot tell it from that."""
    world = imagine(game, one, viewer, Random(seed))
    if imagine(game, two, viewer, Random(seed)).key() != world.key():
        raise LawBroken(3, f"what viewer {viewer} imagines depends on what viewer {viewer} cannot know")
    if imagine(game, world, viewer, Random(seed + 1)).key() != imagine(game, one, viewer, Random(seed + 1)).key():
        raise LawBroken(3, f"in an imagined world viewer {viewer} knows more or less than in the true one")
    odd = difference(seen, sight(game, world, viewer))
    if odd:
        raise LawBroken(3, f"viewer {viewer} can tell an imagined world from the true one: {odd}")
    return world
