"""Drawings of RAWsiko: territories with their materials and links, and a battle."""

from motherlode.games.rawsiko.components import Box
from scripts.drawings.svg import SEATS, SOFT, Drawing, Point

SHOWN: dict[str, Point] = {
    "canada": (110, 56), "usa": (110, 160), "mexico": (110, 264), "cuba": (275, 264), "greenland": (290, 56),
    "norway": (470, 56), "united_kingdom": (380, 160), "france": (470, 264),
}  # fmt: skip
OWNERS = {"canada": (0, 3), "usa": (0, 2), "mexico": (1, 1), "cuba": (1, 3), "greenland": (2, 2), "norway": (2, 4)}


def files() -> dict[str, str]:
    return {"map.svg": map_drawing(), "battle.svg": battle_drawing()}


def map_drawing() -> str:
    box, drawing = Box(), Drawing(580, 330)
    for (a, b), kind in zip(box.links, box.link_kind, strict=True):
        one, other = box.territories[a], box.territories[b]
        if one in SHOWN and other in SHOWN:
            drawing.line(SHOWN[one], SHOWN[other], SOFT, 3, "7 6" if kind == "sea" else "")
    for name, at in SHOWN.items():
        territory(drawing, box, name, at)
    return drawing.file()


def territory(drawing: Drawing, box: Box, name: str, at: Point) -> None:
    materials = [box.materials[material] for material in box.placements[box.territories.index(name)]]
    drawing.box((at[0] - 62, at[1] - 30), (124, 62), "#eef1e6", round=14)
    drawing.text((at[0], at[1] + 17), " ".join(materials), 15, weight="bold")
    if name in OWNERS:
        seat, count = OWNERS[name]
        drawing.seat((at[0], at[1] - 12), seat, 11, str(count))


def battle_drawing() -> str:
    """6, 4, 1 against 5, 4: the first pair goes to the attacker, the tie to the defender, the third die is idle."""
    drawing = Drawing(480, 190)
    drawing.seat((40, 56), 0, 15)
    drawing.seat((40, 138), 1, 15)
    for column, (attack, defence, winner) in enumerate(((6, 5, 0), (4, 4, 1), (1, 0, -1))):
        x = 140 + 110 * column
        die(drawing, (x, 56), attack, winner == 0)
        if defence:
            die(drawing, (x, 138), defence, winner == 1)
            drawing.text((x, 97), ">" if winner == 0 else "=", 22, SEATS[winner], "bold")
    return drawing.file()


def die(drawing: Drawing, at: Point, number: int, wins: bool) -> None:
    drawing.box((at[0] - 25, at[1] - 25), (50, 50), "#ffffff" if number != 1 else "#e9e4d8", round=9)
    if wins:
        drawing.box((at[0] - 30, at[1] - 30), (60, 60), "none", "#2f6f3f", round=12)
    spots = {1: "c", 2: "ai", 3: "aci", 4: "agbi", 5: "agcbi", 6: "agbidh"}[number]
    places = {"a": (-13, -13), "b": (13, -13), "c": (0, 0), "d": (-13, 0), "g": (-13, 13), "h": (13, 0), "i": (13, 13)}
    for spot in spots:
        drawing.circle((at[0] + places[spot][0], at[1] + places[spot][1]), 4.5, "#2c2620")
