"""Where to begin in RAWsiko: what a drafted territory is worth beyond what a position shows.

A linear fit of victories to prospects and territories, in 210,000 matches (docs/strength.md).
"""

from typing import Final

from motherlode.games.rawsiko.components import SEATS, Box

# In points, with three seats and with more; a territory that is not listed counts for nothing.
HOMES: Final = {
    "greenland": (-7.4, 0.4),
    "canada": (-18.2, -11.1),
    "usa": (3.5, 3.9),
    "mexico": (-14.1, -4.4),
    "guatemala": (-17.3, -2.4),
    "cuba": (-18.8, -6.8),
    "colombia": (5.0, -4.1),
    "peru": (11.5, 2.5),
    "brazil": (2.4, 17.7),
    "bolivia": (11.0, 1.6),
    "chile": (15.5, 6.9),
    "argentina": (15.6, 2.9),
    "norway": (-6.3, -10.6),
    "finland": (-11.3, -4.6),
    "united_kingdom": (-17.6, -6.2),
    "france": (-7.2, -4.4),
    "spain": (-5.0, -4.7),
    "germany": (-11.4, -5.3),
    "italy": (-4.9, -6.6),
    "turkey": (-12.2, -6.3),
    "ukraine": (-6.9, -3.2),
    "morocco": (-2.5, 1.8),
    "algeria": (0.6, 1.1),
    "egypt": (7.1, 3.0),
    "guinea": (-6.5, 3.8),
    "nigeria": (0.6, -1.6),
    "dr_congo": (0.7, 4.4),
    "tanzania": (1.7, 10.0),
    "mozambique": (-1.9, -2.2),
    "south_africa": (-7.4, 6.0),
    "madagascar": (-0.8, 1.0),
    "russia": (-2.9, -0.5),
    "kazakhstan": (17.5, -0.2),
    "mongolia": (22.8, 2.3),
    "iran": (5.1, -2.1),
    "saudi_arabia": (0.8, -0.4),
    "india": (10.9, -6.5),
    "south_korea": (18.4, 2.5),
    "japan": (17.8, 1.8),
    "vietnam": (-1.0, -2.0),
    "indonesia": (5.0, 4.8),
    "philippines": (3.1, 6.2),
    "new_guinea": (10.4, 5.7),
    "australia": (-1.9, 3.4),
    "new_zealand": (-3.6, 2.8),
}


def homes(box: Box) -> dict[int, list[float]]:
    """By number of seats, for each territory of the box."""
    rows = [HOMES.get(name, (0.0, 0.0)) for name in box.territories]
    return {seats: [few if seats == min(SEATS) else many for few, many in rows] for seats in SEATS}
