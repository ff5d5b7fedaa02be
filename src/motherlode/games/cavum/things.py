"""Everything in Cavum that a player may ask about."""

from typing import Final

from motherlode.games.cavum.components import DYNAMITES, KINDS, SIZES, TUNNELS, Box
from motherlode.games.cavum.state import STEPS
from motherlode.kernel import Thing, phase_things, plain_things

# Pieces, areas and counts that are not entries of the components file.
PIECES: Final = (
    "vein", "station", "option", "prospect", "chip", "pool", "supply", "scale", "price", "hand", "points", "level",
    "action_board", "seat",
)  # fmt: skip


def things(box: Box) -> list[Thing]:
    return [
        *(Thing(id, "tunnel", {"exits": exits}) for id, exits in zip(TUNNELS, SIZES, strict=True)),
        *(Thing(id, "dynamite_tile") for id in ("dynamite", *DYNAMITES)),
        *(Thing(colour, "gem", {"colour": colour}) for colour in box.colours),
        *orders(box),
        *cities(box),
        *(Thing(id, "hex") for id in box.names[: -len(box.spaces)]),
        *sequence_cards(box),
        *plain_things(PIECES),
        *phase_things(STEPS),
    ]


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
