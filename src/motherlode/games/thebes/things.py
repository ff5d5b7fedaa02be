"""Everything in Thebes that a player may ask about."""

from typing import Final

from motherlode.games.thebes.components import EXHIBITIONS, KINDS, SITES, SPECIAL, TOKENS, Box
from motherlode.games.thebes.state import PHASES
from motherlode.kernel import Thing, phase_things, plain_things

# Pieces, areas, prices and counts that are not entries of the components file.
PIECES: Final = (
    "pawn", "marker", "year_stone", "track", "wheel", "permission", "bag", "display", "row", "pile", "discard",
    "bonus", "seat", "weeks", "points", "knowledge", "books",
)  # fmt: skip
ROW: Final = ("a", "b", "c")


def things(box: Box) -> list[Thing]:
    return [
        *places(box),
        *(Thing(space, "row_space", {"space": space}) for space in ROW),
        *plain_things((*KINDS, *EXHIBITIONS)),
        *cards(box),
        *(thing for site in range(SITES) for thing in tokens(box, site)),
        *plain_things(PIECES),
        *phase_things(PHASES),
    ]


def places(box: Box) -> list[Thing]:
    swap = box.places[box.swap_place]
    cities = [Thing(city, "swap_city" if city == swap else "city", {"place": city}) for city in box.cities]
    return cities + [site_thing(box, site) for site in range(SITES)]


def site_thing(box: Box, site: int) -> Thing:
    values = box.token_value[site * TOKENS : (site + 1) * TOKENS]
    name = box.sites[site]
    return Thing(name, "site", {"site": name, "points": sum(values), "best": max(values), "debris": box.debris})


def cards(box: Box) -> list[Thing]:
    """Research cards are explained by their kind, exhibitions by their size."""
    return [Thing(id, about) for id, about in zip(box.names, box.kind + box.exhibition_size, strict=True)]


def tokens(box: Box, site: int) -> list[Thing]:
    first, name = site * TOKENS, box.sites[site]
    artifacts = [
        Thing(box.token_names[token], "artifact", {"site": name, "value": box.token_value[token]})
        for token in range(first, first + SPECIAL)
    ]
    about = box.sites[box.special_for[site]]
    special = Thing(f"{name}_special", "special_token", {"site": about})
    return [*artifacts, special, Thing(f"{name}_general", "general_token"), Thing(f"{name}_debris", "debris")]
