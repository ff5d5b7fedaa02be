"""Drawings of Thebes: the map, the order of markers, and what the wheel gives."""

from motherlode.games.thebes.components import PRINTED, Box
from motherlode.kernel import load_components
from scripts.drawings.svg import INK, SOFT, Drawing, ring

MARKS = {"greece": "G", "crete": "C", "egypt": "E", "palestine": "P", "mesopotamia": "M"}


def files() -> dict[str, str]:
    return {"map.svg": map_drawing(), "time.svg": time_drawing(), "dig.svg": dig_drawing()}


def map_drawing() -> str:
    data = load_components(PRINTED)
    box, drawing = Box(), Drawing(640, 420)
    positions, colours = data["positions"], data["colours"]["sites"]  # type: ignore[index]
    at = {name: (positions[name][0] * 640, positions[name][1] * 440 - 20) for name in box.places}  # type: ignore[index]
    for a, b in box.roads:
        drawing.line(at[box.places[a]], at[box.places[b]], SOFT, 3)
    for name in box.places:
        if name in box.sites:
            drawing.shape(ring(at[name], 21, 6, 0.52), colours[name]["hex"])
            drawing.text(at[name], MARKS[name], 18, "#ffffff" if name != "egypt" else INK, "bold")
        else:
            drawing.circle(at[name], 13, "#e6d7b4" if name == "warsaw" else "#ffffff")
    x, y = at["warsaw"]
    for seat, dx in enumerate((-22, -8, 8, 22)):
        drawing.seat((x + dx, y - 26), seat, 7)
    for start, end in (("warsaw", "greece"), ("greece", "crete"), ("crete", "egypt")):
        (ax, ay), (bx, by) = at[start], at[end]
        drawing.arrow((ax + (bx - ax) * 0.25, ay + (by - ay) * 0.25), (ax + (bx - ax) * 0.72, ay + (by - ay) * 0.72))
    return drawing.file()


def time_drawing() -> str:
    """Two markers on field 9, the other player's on top: that player is next."""
    drawing = Drawing(640, 120)
    for field in range(13):
        drawing.box((14 + 47 * field, 40), (44, 56), "#ffffff")
        drawing.text((36 + 47 * field, 84), str(field + 1), 13, SOFT)
    for seat, field, height in ((0, 8, 62), (1, 8, 44), (2, 11, 62)):
        drawing.seat((36 + 47 * field, height), seat, 11)
    drawing.arrow((36 + 47 * 8, 8), (36 + 47 * 8, 26))
    return drawing.file()


def dig_drawing() -> str:
    """The row of the wheel for knowledge 6: tokens by weeks."""
    drawing = Drawing(640, 130)
    drawing.text((40, 65), "6", 34, weight="bold")
    drawing.box((14, 30), (52, 70), "none")
    for week, tokens in enumerate(Box().wheel[6][1:], 1):
        x = 60 + 46 * week
        drawing.text((x, 24), str(week), 14, SOFT)
        for number in range(tokens):
            drawing.circle((x, 112 - 10 * number), 4.5, "#c9932b")
    return drawing.file()
