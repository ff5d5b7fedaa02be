"""Games under some sets of options, and random steps in them."""

from functools import cache
from random import Random

from motherlode.games.cavum import Cavum
from motherlode.games.cavum.state import CavumState
from motherlode.kernel import CHANCE, SILENT, Value

GAMES: tuple[dict[str, Value], ...] = (
    {},
    {"phases": 2},
    {"order_pass": "reenter", "sale_opening": "top"},
    {"give_up": "only_if_impossible", "city_edge": "owner_only", "hands": "open"},
)


@cache
def game_of(number: int) -> Cavum:
    return Cavum(GAMES[number])


def step(game: Cavum, state: CavumState, rng: Random) -> None:
    seat = game.to_act(state)[0]
    action = game.sample(state, rng) if seat == CHANCE else rng.choice(game.legal(state, seat))
    game.apply(state, seat, action, SILENT)
