"""Games of an arena made by hand: who sat where, and who came in how."""

from motherlode.arena.contest import Played
from motherlode.arena.tournament import Pairing


def played(bots: str, ranks: tuple[int, ...], deal: int = 0, totals: tuple[int, ...] = ()) -> Played:
    names = tuple(bots.split())
    pairing = Pairing(deal, 0, 0, names)
    seats = len(names)
    points = totals or tuple(10 - rank for rank in ranks)
    return Played(pairing, 50, points if ranks else (), ranks, (5,) * seats, (0.1,) * seats)
