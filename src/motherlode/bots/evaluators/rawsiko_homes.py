"""Where to begin in RAWsiko: what a drafted territory is worth beyond what a position shows.

A linear fit of victories to prospects and territories, in 210,000 matches (docs/strength.md).
"""

from typing import Final

from motherlode.games.rawsiko.components import SEATS, Box

# In points, with three seats and with more; a territory that is not listed counts for nothing.
HOMES: Final = {
    "greenland": (-7.4, -1.7),
    "canada": (-18.2, -10.1),
    "usa": (3.5, 1.9),
    "mexico": (-14.1, -7.0),
    "guatemala": (-17.3, -0.2),
    "cuba": (-18.8, -10.7),
    "colombia": (5.0, -3.8),
    "peru": (11.5, 4.3),
    "brazil": (2.4, 30.3),
    "bolivia": (11.0, 12.3),
    "chile": (15.5, 7.2),
    "argentina": (15.6, 1.0),
    "norway": (-6.3, -7.5),
    "finland": (-11.3, -7.9),
    "united_kingdom": (-17.6, -9.8),
    "france": (-7.2, -7.9),
    "spain": (-5.0, -4.0),
    "germany": (-11.4, -0.1),
    "italy": (-4.9, -13.1),
    "turkey": (-12.2, -8.6),
    "ukraine": (-6.9, -8.5),
    "morocco": (-2.5, 8.4),
    "algeria": (0.6, 4.6),
    "egypt": (7.1, 12.4),
    "guinea": (-6.5, 4.5),
    "nigeria": (0.6, 2.8),
    "dr_congo": (0.7, -0.6),
    "tanzania": (1.7, 17.0),
    "mozambique": (-1.9, -6.7),
    "south_africa": (-7.4, 2.0),
    "madagascar": (-0.8, -5.3),
    "russia": (-2.9, -6.6),
    "kazakhstan": (17.5, -3.5),
    "mongolia": (22.8, -3.0),
    "iran": (5.1, -4.1),
    "saudi_arabia": (0.8, -1.5),
    "india": (10.9, -5.5),
    "south_korea": (18.4, 5.0),
    "japan": (17.8, -2.2),
    "vietnam": (-1.0, 1.6),
    "indonesia": (5.0, 2.9),
    "philippines": (3.1, 2.4),
    "new_guinea": (10.4, 3.7),
    "australia": (-1.9, 5.5),
    "new_zealand": (-3.6, 0.4),
}


def homes(box: Box) -> dict[int, list[float]]:
    """By number of seats, for each territory of the box."""
    rows = [HOMES.get(name, (0.0, 0.0)) for name in box.territories]
    return {seats: [few if seats == min(SEATS) else many for few, many in rows] for seats in SEATS}
