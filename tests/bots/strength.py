"""How often a bot comes first: the seats take turns, a shared first place counts for its share."""

from motherlode.arena.plan import simulation
from motherlode.arena.runner import run


def first_places(game: str, hero: str, rival: str, seats: int, games: int, seed: int) -> float:
    """The share of first places of one hero among rivals, each seat held equally often."""
    won = 0.0
    for seat in range(seats):
        bots = tuple(hero if place == seat else rival for place in range(seats))
        won += sum(result.share(seat) for result in run(simulation(game, bots, games // seats, seed + seat)))
    return won / (games // seats * seats)
