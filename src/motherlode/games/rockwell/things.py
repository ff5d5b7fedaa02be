"""Everything in Rockwell that a player may ask about."""

from typing import Final

from motherlode.games.rockwell.components import BOARD_NAMES, KIND_NAMES, RING_NAMES, SEATS, Box
from motherlode.games.rockwell.holdings import cube_facts
from motherlode.games.rockwell.mine import CORE, EDGE, ENTRANCE, PLACE_NAMES, SECTORS, TILES
from motherlode.games.rockwell.state import DECISIONS
from motherlode.kernel import Facts, Thing, phase_things, plain_things, ruled_by

# Pieces, boards, prices and roles that are not entries of the components file.
PIECES: Final = (
    "core", "money", "board_1", "board_2", "board_3", "bribe", "subcontractor", "safety", "mobility", "shaft", "crew",
    "strongest", "active", "ai", "die", "vice_president", "screen", "insurance_token", "bribe_token",
    "direction_order", "control_order", "drilling_marker", "danger", "star", "power", "strength", "company_board",
    "price", "seat",
)  # fmt: skip

# The clause that rules each kind of thing.
CLAUSES: Final = {
    "cube": "R1.5", "level": "R2.9", "tile": "R11.1", "edge": "R8.25", "entrance": "R8.8", "core": "R8.11",
    "money": "R1.8", "board_1": "R6.6", "board_2": "R6.7", "board_3": "R6.7", "class": "R16.1", "bribe": "R9.1",
    "subcontractor": "R10.1", "safety": "R12.3", "mobility": "R8.15", "shaft": "R11.9", "crew": "R1.10",
    "strongest": "R11.10", "active": "R11.2", "ai": "R19.2", "achievement": "R16.2", "delivery": "R15.19",
    "extraction": "R11.7", "back": "R13.2", "seat_bribe": "R9.1", "seat_subcontractor": "R10.1",
    "seat_market": "R14.2", "seat_workshop": "R15.2", "die": "R10.3", "vice_president": "R6.1", "screen": "R3.1",
    "insurance_token": "R12.6", "bribe_token": "R9.6", "direction_order": "R5.4", "control_order": "R7.4",
    "drilling_marker": "R4.3", "danger": "R12.5", "star": "R1.3", "power": "R2.7", "strength": "R10.3",
    "company_board": "R3.2", "price": "R1.9", "seat": "R3.4", "phase_laying": "R2.10", "phase_directing": "R2.15",
    "phase_controlling": "R2.15", "phase_auction": "R5.1", "phase_placing": "R6.1", "phase_insuring": "R7.1",
    "phase_drilling": "R8.2", "phase_moving": "R8.6", "phase_carrying": "R10.7", "phase_bribing": "R9.1",
    "phase_bribing_to": "R9.13", "phase_hiring": "R10.1", "phase_choosing_tile": "R11.17", "phase_flipping": "R11.3",
    "phase_drawing": "R11.5", "phase_endangered": "R12.6", "phase_ai_crew": "R19.10", "phase_ai_moving": "R19.12",
    "phase_trading": "R14.4", "phase_counting": "R14.4", "phase_working": "R15.4", "phase_shaft_level": "R15.17",
    "phase_shaft_moving": "R15.17", "phase_ai_raising": "R19.18", "phase_over": "R17.12",
}  # fmt: skip


def things(box: Box) -> list[Thing]:
    return ruled_by(
        CLAUSES,
        [
            *(
                Thing(id, "cube", {"kind": id, "price": price})
                for id, price in zip(KIND_NAMES, box.values, strict=True)
            ),
            *(Thing(id, "level", level_facts(box, ring)) for ring, id in enumerate(RING_NAMES)),
            *places(box),
            *chairs(box),
            *achievements(box),
            *deliveries(box),
            *cards(box),
            *(Thing(id, "back", cube_facts(box.back_yield[back])) for back, id in enumerate(box.backs)),
            *plain_things(PIECES),
            *phase_things(DECISIONS),
        ],
    )


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
