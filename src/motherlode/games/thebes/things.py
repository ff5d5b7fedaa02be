"""Everything in Thebes that a player may ask about."""

from typing import Final

from motherlode.games.thebes.components import EXHIBITIONS, KINDS, SITES, SPECIAL, TOKENS, Box
from motherlode.games.thebes.state import PHASES
from motherlode.kernel import Thing, phase_things, plain_things, ruled_by

# Pieces, areas, prices and counts that are not entries of the components file.
PIECES: Final = (
    "pawn", "marker", "year_stone", "track", "wheel", "permission", "bag", "display", "row", "pile", "discard",
    "bonus", "seat", "weeks", "points", "knowledge", "books",
)  # fmt: skip
ROW: Final = ("a", "b", "c")

# The clause that rules each kind of thing.
CLAUSES: Final = {
    "special": "T9.1", "rumour": "T9.2", "general": "T9.9", "assistant": "T9.4", "shovel": "T10.3", "car": "T4.6",
    "zeppelin": "T4.10", "special_permission": "T8.5", "congress": "T15.3", "small": "T12.1", "large": "T12.1",
    "city": "T5.2", "swap_city": "T7.1", "site": "T8.1", "row_space": "T6.8", "artifact": "T15.1",
    "special_token": "T11.5", "general_token": "T11.5", "debris": "T11.3", "pawn": "T4.1", "marker": "T3.7",
    "year_stone": "T3.13", "track": "T1.3", "wheel": "T1.13", "permission": "T8.2", "bag": "T11.2", "display": "T1.4",
    "row": "T1.5", "pile": "T2.11", "discard": "T6.10", "bonus": "T11.7", "seat": "T16.1", "weeks": "T4.15",
    "points": "T15.10", "knowledge": "T9.12", "books": "T15.5", "phase_bonus": "T2.5", "phase_opening": "T2.7",
    "phase_markers": "T2.15", "phase_choose": "T5.1", "phase_zeppelin": "T4.10", "phase_rumour": "T9.2",
    "phase_assistant": "T9.5", "phase_shovel": "T10.4", "phase_weeks": "T10.1", "phase_refill": "T6.5",
    "phase_token": "T11.2", "phase_over": "T14.7",
}  # fmt: skip


def things(box: Box) -> list[Thing]:
    return ruled_by(
        CLAUSES,
        [
            *places(box),
            *(Thing(space, "row_space", {"space": space}) for space in ROW),
            *plain_things((*KINDS, *EXHIBITIONS)),
            *cards(box),
            *(thing for site in range(SITES) for thing in tokens(box, site)),
            *plain_things(PIECES),
            *phase_things(PHASES),
        ],
    )


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
