"""Games of an arena made by hand: who sat where, and who came in how."""

from motherlode.arena.plan import Pairing
from motherlode.arena.runner import Result


def result(bots: str, ranks: tuple[int, ...], deal: int = 0, totals: tuple[int, ...] = ()) -> Result:
    names = tuple(bots.split())
    pairing = Pairing(0, deal, 0, 0, names)
    seats = len(names)
    points = totals or tuple(10 - rank for rank in ranks)
    return Result(pairing, 50, points if ranks else (), ranks, (5,) * seats, (0.1,) * seats)
