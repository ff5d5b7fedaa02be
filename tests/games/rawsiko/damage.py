"""Damages dumps in one field: other numbers or types, items dropped, doubled or swapped, values of other positions."""

from random import Random

from motherlode.games.rawsiko import Rawsiko
from motherlode.kernel import Data, Value
from motherlode.kernel.playout import step
from motherlode.registry import AnyGame

STRANGE: list[object] = [None, "x", "", 1.5, True, False, [], [0], {}, -1, 10**30]
VARIANTS: list[dict[str, Value]] = [
    {},
    {"trade_with_china": True, "turns": 3},
    {"trade_with_china": True, "turns": 3, "china_decline": False, "sole_survivor": "play_on"},
    {"advanced_setup": True, "turns": 4},
    {"advanced_setup": True, "advanced_draw": "up_front", "setup_contact": "free", "turns": 3},
    {"goal_deal": "tiers", "seat_order": "as_listed", "placing": "one_each", "first_player": "rotating", "turns": 5},
    {"monopoly_stranglehold": True, "extra_resources": 0, "failed_attackers_may_retry": True},
    {"must_leave_one": True, "turns": 12, "open_goals": True},
]


class Pool:
    """Dumps of random matches with the game that they belong to, as many of each phase as there are."""

    def __init__(self, matches: int) -> None:
        self.dumps: dict[tuple[int, int, str], list[Data]] = {}
        self.games: list[AnyGame] = [Rawsiko(options) for options in VARIANTS]
        for variant, game in enumerate(self.games):
            for match in range(matches):
                self._play(game, variant, 3 + match % 3, Random(match))

    def _play(self, game: AnyGame, variant: int, seats: int, rng: Random) -> None:
        state = game.new(seats)
        self._keep(variant, seats, game.dump(state))
        while owing := game.to_act(state):
            step(game, state, owing[0], rng)
            self._keep(variant, seats, game.dump(state))

    def _keep(self, variant: int, seats: int, data: Data) -> None:
        self.dumps.setdefault((variant, seats, str(data["phase"])), []).append(data)

    def damaged(self, rng: Random) -> tuple[AnyGame, Data]:
        """A game and a damaged dump of it; phases that are rare come as often as others."""
        variant, seats, _ = place = rng.choice(list(self.dumps))
        data = dict(rng.choice(self.dumps[place]))
        name = rng.choice(list(data))
        other = rng.choice(self.dumps[rng.choice([key for key in self.dumps if key[:2] == (variant, seats)])])
        before = repr(data[name])
        while repr(data[name]) == before:
            data[name] = damage(data[name], other[name], rng)
        return self.games[variant], data


def damage(value: object, other: object, rng: Random) -> object:
    kind = rng.randrange(8)
    if kind == 0:
        return rng.choice(STRANGE)
    if kind <= 2:
        return other
    if isinstance(value, list):
        return damaged_list(value, rng)
    return changed(value, rng)


def changed(value: object, rng: Random) -> object:
    """A number near by or far off."""
    if not isinstance(value, int):
        return rng.choice(STRANGE)
    return value + rng.choice([-2, -1, 1, 2, rng.randrange(-9, 40), 1 << rng.randrange(45)])


def damaged_list(items: list[object], rng: Random) -> list[object]:
    if not items:
        return [rng.choice([0, 1, 2, -1])]
    damaged, place = items[:], rng.randrange(len(items))
    kind = rng.randrange(5)
    if kind == 0:
        del damaged[place]
    elif kind == 1:
        damaged.insert(place, damaged[place])
    elif kind == 2:
        with_place = rng.randrange(len(items))
        damaged[place], damaged[with_place] = damaged[with_place], damaged[place]
    elif kind == 3:
        damaged[place] = rng.choice([*STRANGE, rng.choice(items)])
    else:
        damaged[place] = changed(damaged[place], rng)
    return damaged
