"""Everything in Cavum that a player may ask about."""

from typing import Final

from motherlode.games.cavum.components import DYNAMITES, KINDS, SIZES, TUNNELS, Box
from motherlode.games.cavum.state import STEPS
from motherlode.kernel import Thing, phase_things, plain_things, ruled_by

# Pieces, areas and counts that are not entries of the components file.
PIECES: Final = (
    "vein", "station", "option", "prospect", "chip", "pool", "supply", "scale", "price", "hand", "points", "level",
    "action_board", "seat",
)  # fmt: skip

# The clause that rules each kind of thing.
CLAUSES: Final = {
    "tunnel": "C3.2", "dynamite_tile": "C11.4", "vein": "C13.11", "station": "C12.1", "option": "C14.2",
    "prospect": "C16.1", "gem": "C3.21", "order": "C8.1", "city": "C17.2", "city_space": "C12.9", "hex": "C10.1",
    "sequence_card": "C6.18", "chip": "C8.8", "pool": "C1.13", "supply": "C1.12", "scale": "C2.7", "price": "C3.18",
    "hand": "C25.3", "points": "C1.10", "level": "C3.1", "action_board": "C7.4", "seat": "C25.1",
    "phase_turn_up": "C4.11", "phase_first_bidder": "C4.14", "phase_bid": "C6.6", "phase_card": "C6.11",
    "phase_order": "C8.3", "phase_piece": "C9.4", "phase_lay": "C10.1", "phase_turn": "C10.4", "phase_build": "C12.1",
    "phase_lay_vein": "C13.1", "phase_colour": "C13.5", "phase_take": "C14.2", "phase_start": "C16.3",
    "phase_route": "C16.4", "phase_sale": "C19.4", "phase_sell": "C19.10", "phase_fulfil": "C20.1",
    "phase_final_sale": "C23.3", "phase_over": "C23.7",
}  # fmt: skip


def things(box: Box) -> list[Thing]:
    return ruled_by(
        CLAUSES,
        [
            *(Thing(id, "tunnel", {"exits": exits}) for id, exits in zip(TUNNELS, SIZES, strict=True)),
            *(Thing(id, "dynamite_tile") for id in ("dynamite", *DYNAMITES)),
            *(Thing(colour, "gem", {"colour": colour}) for colour in box.colours),
            *orders(box),
            *cities(box),
            *(Thing(id, "hex") for id in box.names[: -len(box.spaces)]),
            *sequence_cards(box),
            *plain_things(PIECES),
            *phase_things(STEPS),
        ],
    )


def orders(box: Box) -> list[Thing]:
    found: list[Thing] = []
    for number, id in enumerate(box.orders):
        stones = [box.colours[colour] for colour in box.order_stones[number]]
        value, penalty = box.value[number], box.penalty[number]
        found.append(Thing(id, "order", {"order": id, "stones": stones, "value": value, "penalty": penalty}))
    return found


def cities(box: Box) -> list[Thing]:
    towns = [
        Thing(id, "city", {"city": id, "side": f"side_{id}", "size": size})
        for id, size in zip(box.cities, box.city_size, strict=True)
    ]
    return towns + [
        Thing(id, "city_space", {"city": box.cities[city]}) for id, city in zip(box.spaces, box.space_city, strict=True)
    ]


def sequence_cards(box: Box) -> list[Thing]:
    return [
        Thing(f"sequence_{card}", "sequence_card", {"card": card, "dynamite": KINDS[kind]})
        for card, kind in enumerate(box.card_dynamite)
        if card
    ]
