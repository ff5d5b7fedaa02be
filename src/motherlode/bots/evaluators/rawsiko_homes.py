"""Where to begin in RAWsiko: what a drafted territory is worth beyond what a position shows, learned from matches.

130,000 matches in which one seat drafted by lot, a linear fit of its victories to its prospects and its territories
(docs/strength.md).
"""

from typing import Final

from motherlode.games.rawsiko.components import SEATS, Box

# In points, with three seats and with more; a territory that is not listed counts for nothing.
HOMES: Final = {
    "greenland": (-9.1, 0.4),
    "canada": (-11.4, -11.1),
    "usa": (0.4, 3.9),
    "mexico": (-13.6, -4.4),
    "guatemala": (-9.1, -2.4),
    "cuba": (-13.8, -6.8),
    "colombia": (6.2, -4.1),
    "peru": (8.2, 2.5),
    "brazil": (4.8, 17.7),
    "bolivia": (8.9, 1.6),
    "chile": (14.9, 6.9),
    "argentina": (10.6, 2.9),
    "norway": (-9.9, -10.6),
    "finland": (-8.0, -4.6),
    "united_kingdom": (-14.8, -6.2),
    "france": (-10.1, -4.4),
    "spain": (-10.1, -4.7),
    "germany": (-9.1, -5.3),
    "italy": (-8.6, -6.6),
    "turkey": (-7.3, -6.3),
    "ukraine": (-7.1, -3.2),
    "morocco": (1.2, 1.8),
    "algeria": (0.8, 1.1),
    "egypt": (3.1, 3.0),
    "guinea": (-2.7, 3.8),
    "nigeria": (1.0, -1.6),
    "dr_congo": (-0.4, 4.4),
    "tanzania": (0.9, 10.0),
    "mozambique": (-1.4, -2.2),
    "south_africa": (-1.4, 6.0),
    "madagascar": (-1.7, 1.0),
    "russia": (-4.9, -0.5),
    "kazakhstan": (18.0, -0.2),
    "mongolia": (17.4, 2.3),
    "iran": (4.9, -2.1),
    "saudi_arabia": (-2.1, -0.4),
    "india": (3.0, -6.5),
    "south_korea": (17.2, 2.5),
    "japan": (17.9, 1.8),
    "vietnam": (1.1, -2.0),
    "indonesia": (9.5, 4.8),
    "philippines": (3.4, 6.2),
    "new_guinea": (7.1, 5.7),
    "australia": (-3.7, 3.4),
    "new_zealand": (-0.4, 2.8),
}


def homes(box: Box) -> dict[int, list[float]]:
    """By number of seats, for each territory of the box."""
    rows = [HOMES.get(name, (0.0, 0.0)) for name in box.territories]
    return {seats: [few if seats == min(SEATS) else many for few, many in rows] for seats in SEATS}
