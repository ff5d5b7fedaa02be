"""Where to begin in RAWsiko: what a drafted territory is worth beyond what a position shows.

A linear fit of victories to prospects and territories, then fitted further by play (docs/strength.md).
"""

from typing import Final

from motherlode.games.rawsiko.components import SEATS, Box

# In points, with three seats and with more; a territory that is not listed counts for nothing.
HOMES: Final = {
    "greenland": (-7.8, -1.7),
    "canada": (-16.4, -10.1),
    "usa": (2.3, 1.9),
    "mexico": (-13.0, -7.0),
    "guatemala": (-18.5, -0.2),
    "cuba": (-20.0, -10.7),
    "colombia": (-0.1, -3.8),
    "peru": (10.5, 4.3),
    "brazil": (6.7, 30.3),
    "bolivia": (14.7, 12.3),
    "chile": (19.4, 7.2),
    "argentina": (13.8, 1.0),
    "norway": (-2.9, -7.5),
    "finland": (-7.6, -7.9),
    "united_kingdom": (-21.3, -9.8),
    "france": (-8.2, -7.9),
    "spain": (-7.8, -4.0),
    "germany": (-9.2, -0.1),
    "italy": (-4.2, -13.1),
    "turkey": (-14.5, -8.6),
    "ukraine": (-7.0, -8.5),
    "morocco": (-3.7, 8.4),
    "algeria": (2.1, 4.6),
    "egypt": (12.2, 12.4),
    "guinea": (-6.6, 4.5),
    "nigeria": (1.9, 2.8),
    "dr_congo": (3.8, -0.6),
    "tanzania": (2.9, 17.0),
    "mozambique": (-2.9, -6.7),
    "south_africa": (-6.2, 2.0),
    "madagascar": (0.6, -5.3),
    "russia": (-4.0, -6.6),
    "kazakhstan": (16.8, -3.5),
    "mongolia": (25.2, -3.0),
    "iran": (5.8, -4.1),
    "saudi_arabia": (2.2, -1.5),
    "india": (7.3, -5.5),
    "south_korea": (17.1, 5.0),
    "japan": (16.7, -2.2),
    "vietnam": (-2.1, 1.6),
    "indonesia": (5.0, 2.9),
    "philippines": (2.4, 2.4),
    "new_guinea": (8.2, 3.7),
    "australia": (-2.8, 5.5),
    "new_zealand": (-2.0, 0.4),
}


def homes(box: Box) -> dict[int, list[float]]:
    """By number of seats, for each territory of the box."""
    rows = [HOMES.get(name, (0.0, 0.0)) for name in box.territories]
    return {seats: [few if seats == min(SEATS) else many for few, many in rows] for seats in SEATS}
