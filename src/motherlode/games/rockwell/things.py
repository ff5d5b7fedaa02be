"""Everything in Rockwell that a player may ask about."""

from typing import Final

from motherlode.games.rockwell.components import BOARD_NAMES, KIND_NAMES, RING_NAMES, SEATS, Box
from motherlode.games.rockwell.holdings import cube_facts
from motherlode.games.rockwell.mine import CORE, EDGE, ENTRANCE, PLACE_NAMES, SECTORS, TILES
from motherlode.games.rockwell.state import DECISIONS
from motherlode.kernel import Facts, Thing, phase_things, plain_things

# Pieces, boards, prices and roles that are not entries of the components file.
PIECES: Final = (
    "core", "money", "board_1", "board_2", "board_3", "bribe", "subcontractor", "safety", "mobility", "shaft", "crew",
    "strongest", "active", "ai", "die", "vice_president", "screen", "insurance_token", "bribe_token",
    "direction_order", "control_order", "drilling_marker", "danger", "star", "power", "strength", "company_board",
    "price", "seat",
)  # fmt: skip


def things(box: Box) -> list[Thing]:
    return [
        *(Thing(id, "cube", {"kind": id, "price": price}) for id, price in zip(KIND_NAMES, box.values, strict=True)),
        *(Thing(id, "level", level_facts(box, ring)) for ring, id in enumerate(RING_NAMES)),
        *places(box),
        *chairs(box),
        *achievements(box),
        *deliveries(box),
        *cards(box),
        *(Thing(id, "back", cube_facts(box.back_yield[back])) for back, id in enumerate(box.backs)),
        *plain_things(PIECES),
        *phase_things(DECISIONS),
    ]


def level_facts(box: Box, ring: int) -> Facts:
    low, high = box.powers[2 * ring : 2 * ring + 2]
    return {"level": RING_NAMES[ring], "low": low, "high": high, "cap": box.die_cap[ring]}


def places(box: Box) -> list[Thing]:
    """Tiles, edges and entrances; the core has a sentence of its own."""
    tiles = [Thing(PLACE_NAMES[tile], "tile", tile_facts(box, tile)) for tile in range(TILES)]
    edges = [Thing(id, "edge", {"edge": id}) for id in PLACE_NAMES[EDGE:ENTRANCE]]
    return tiles + edges + [Thing(id, "entrance", {"place": id}) for id in PLACE_NAMES[ENTRANCE:CORE]]


def tile_facts(box: Box, tile: int) -> Facts:
    return {**level_facts(box, tile // SECTORS), "tile": PLACE_NAMES[tile]}


def chairs(box: Box) -> list[Thing]:
    """The seats of the three phase boards, numbered as on the boards."""
    gives = ["seat_bribe" if bribe else "seat_subcontractor" for bribe in box.bribe_chairs[max(SEATS)]]
    boards = [gives, ["seat_market"] * box.chairs[1], ["seat_workshop"] * box.chairs[2]]
    return [
        Thing(f"{board}_{chair}", about, {"chair": chair})
        for board, abouts in zip(BOARD_NAMES, boards, strict=True)
        for chair, about in enumerate(abouts, 1)
    ]


def achievements(box: Box) -> list[Thing]:
    """Their classes and types; the stars are those of the best tile."""
    best = [stars[0] for stars in box.stars[max(SEATS)]]
    classes = dict(zip(box.type_class, best, strict=True))
    return [
        *(Thing(id, "class", {"class": id, "best": stars}) for id, stars in classes.items()),
        *(
            Thing(id, "achievement", {"achievement": id, "stars": stars})
            for id, stars in zip(box.types, best, strict=True)
        ),
    ]


def deliveries(box: Box) -> list[Thing]:
    return [
        Thing(id, "delivery", {**cube_facts(box.delivery_cubes[tile]), "stars": box.delivery_stars[tile]})
        for tile, id in enumerate(box.deliveries)
    ]


def cards(box: Box) -> list[Thing]:
    return [Thing(id, "extraction", card_facts(box, card)) for card, id in enumerate(box.cards)]


def card_facts(box: Box, card: int) -> Facts:
    power = box.powers[box.card_pile[card]]
    return {**cube_facts(box.card_cubes[card]), "power": power, "danger": int(box.card_danger[card])}
