"""The start of a match (chapter W4): an empty map, and seats or goals to be drawn."""

from motherlode.games.rawsiko.components import TIERS
from motherlode.games.rawsiko.options import Rules
from motherlode.games.rawsiko.state import DEAL, NOBODY, NONE, SEAT, RawsikoState


def new(rules: Rules, seats: int) -> RawsikoState:
    order = () if rules.random_seats else tuple(range(seats))  # W4.2
    return RawsikoState(
        seats=seats,
        phase=SEAT if rules.random_seats else DEAL,
        active=order[0] if order else NOBODY,
        place=0,
        order=order,
        goals=(NONE,) * (seats * TIERS),
        owner=[NOBODY] * rules.territories,
        total=[0] * rules.territories,
        moved=[0] * rules.territories,
        continents=(NONE,) * (seats * 2),
        pick=0,
        due=0,
        chosen=0,
        to_place=[0] * seats,
        counter=0,
        played=0,
        source=NONE,
        target=NONE,
        number=0,
        attack=NONE,
        eliminated=(),
        taken=(0,) * seats,
        picks=(0,) * seats,
    )
