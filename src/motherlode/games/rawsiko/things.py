"""Everything in RAWsiko that a player may ask about."""

from typing import Final

from motherlode.games.rawsiko.components import Box
from motherlode.games.rawsiko.state import PHASES
from motherlode.kernel import Thing, phase_things, plain_things, ruled_by

# Pieces, links and counts that are not entries of the components file.
PIECES: Final = (
    "land", "sea", "china", "inactive", "resource", "unmoved", "die", "turn", "credit", "vp", "material", "seat",
)  # fmt: skip

# The clause that rules each kind of thing.
CLAUSES: Final = {
    "continent": "W16.3", "territory": "W9.1", "goal": "W17.2", "goal_card": "W4.6", "land": "W1.6", "sea": "W1.7",
    "china": "W16.2", "inactive": "W1.17", "resource": "W1.8", "unmoved": "W11.15", "die": "W12.6", "turn": "W8.1",
    "credit": "W10.1", "vp": "W17.4", "material": "W9.1", "seat": "W2.1", "phase_seat": "W4.2", "phase_deal": "W4.6",
    "phase_draw": "W6.2", "phase_continent": "W5.11", "phase_territory": "W5.12", "phase_distribute": "W7.5",
    "phase_invest": "W10.7", "phase_action": "W11.2", "phase_target": "W11.5", "phase_number": "W11.6",
    "phase_attack": "W12.5", "phase_defence": "W12.5", "phase_china": "W16.7", "phase_over": "W17.5",
}  # fmt: skip


def things(box: Box) -> list[Thing]:
    return ruled_by(
        CLAUSES | dict.fromkeys(box.materials, CLAUSES["material"]),
        [
            *continents(box),
            *territories(box),
            *plain_things(box.materials),
            *goals(box),
            *(Thing(card, "goal_card") for card in box.cards),
            *plain_things(PIECES),
            *phase_things(PHASES),
        ],
    )


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
