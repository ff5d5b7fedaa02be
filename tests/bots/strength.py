"""How often a bot comes first: the seats take turns, a shared first place counts for its share."""

from motherlode.arena.simulate import Plan, simulate


def first_places(game: str, hero: str, rival: str, seats: int, games: int, seed: int) -> float:
    """The share of first places of one hero among rivals, each seat held equally often."""
    won = 0.0
    for seat in range(seats):
        bots = tuple(hero if place == seat else rival for place in range(seats))
        for batch in simulate(Plan(game, bots, games // seats, seed + seat, {})):
            for result in batch:
                if result.ranks[seat] == 1:
                    won += 1 / result.ranks.count(1)
    return won / (games // seats * seats)
