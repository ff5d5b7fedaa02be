"""Everything in RAWsiko that a player may ask about."""

from typing import Final

from motherlode.games.rawsiko.components import Box
from motherlode.games.rawsiko.state import PHASES
from motherlode.kernel import Thing, phase_things, plain_things

# Pieces, links and counts that are not entries of the components file.
PIECES: Final = (
    "land", "sea", "china", "inactive", "resource", "unmoved", "die", "turn", "credit", "vp", "material", "seat",
)  # fmt: skip


def things(box: Box) -> list[Thing]:
    return [
        *continents(box),
        *territories(box),
        *plain_things(box.materials),
        *goals(box),
        *(Thing(card, "goal_card") for card in box.cards),
        *plain_things(PIECES),
        *phase_things(PHASES),
    ]


def continents(box: Box) -> list[Thing]:
    return [
        Thing(id, "continent", {"continent": id, "territories": len(members)})
        for id, members in zip(box.continents, box.members, strict=True)
    ]


def territories(box: Box) -> list[Thing]:
    found: list[Thing] = []
    for number, id in enumerate(box.territories):
        materials = [box.materials[material] for material in box.placements[number]]
        continent = box.continents[box.continent_of[number]]
        found.append(Thing(id, "territory", {"territory": id, "continent": continent, "materials": materials}))
    return found


def goals(box: Box) -> list[Thing]:
    found: list[Thing] = []
    for number, id in enumerate(box.goals):
        needs = [name for bit, name in enumerate(box.materials) if box.goal_needs[number] >> bit & 1]
        tier, vp = box.goal_tier[number], box.goal_vp[number]
        found.append(Thing(id, "goal", {"goal": id, "tier": tier, "vp": vp, "materials": needs}))
    return found
