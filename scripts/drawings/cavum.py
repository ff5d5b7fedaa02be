"""Drawings of Cavum: a route from a city through veins to a station in the mountain, and a price scale."""

from itertools import pairwise
from math import pi

from scripts.drawings.svg import INK, SEATS, SOFT, Drawing, Point, ring

SIZE = 42
# Cells of the piece of mountain by row and column, with the directions in which tunnels leave (0 east, then clockwise).
TUNNELS = {
    (0, 0): (0, 3),
    (0, 1): (0, 1, 3),
    (0, 2): (0, 3),
    (1, 1): (4, 1),
    (2, 2): (4, 0),
    (0, 3): (3, 0),
    (2, 3): (3, 5),
}
VEINS = {(0, 1): ("#c9932b", 4), (2, 2): ("#2f6f9f", 3)}
EMPTY = [(1, 0), (1, 2), (1, 3), (2, 0), (2, 1), (0, 4), (1, 4), (2, 4)]


def files() -> dict[str, str]:
    return {"route.svg": route_drawing(), "scale.svg": scale_drawing()}


def place(row: int, column: int) -> Point:
    return 110 + SIZE * 1.76 * (column + row % 2 / 2), 70 + SIZE * 1.52 * row


def route_drawing() -> str:
    drawing = Drawing(560, 260)
    for cell in EMPTY:
        drawing.shape(ring(place(*cell), SIZE, 6, pi / 6), "#b9ab90", "#8a7d6a")
    for cell, exits in TUNNELS.items():
        drawing.shape(ring(place(*cell), SIZE, 6, pi / 6), "#efe3c4", "#8a7d6a")
        ends = ring(place(*cell), SIZE * 0.87, 6, 0)
        for exit in exits:
            drawing.line(place(*cell), ends[exit], "#5c4a33", 11)
    x, y = place(0, 0)
    drawing.box((x - SIZE * 2.4, y - 26), (56, 52), "#d8d4cc")
    drawing.line((x - SIZE * 1.1, y), (x - SIZE * 0.5, y), "#5c4a33", 11)
    drawing.seat((x - SIZE * 1.75, y), 0, 13)
    way = [(x - SIZE * 1.1, y), place(0, 1), place(1, 1), place(2, 2), place(2, 3)]
    for a, b in pairwise(way):
        drawing.line(a, b, "#ffffff", 3, "5 8")
    for cell, (colour, stones) in VEINS.items():
        vein(drawing, place(*cell), colour, stones)
    drawing.seat(place(2, 3), 0, 13)
    return drawing.file()


def vein(drawing: Drawing, at: Point, colour: str, stones: int) -> None:
    drawing.circle(at, 24, "#ffffff")
    for stone in ring(at, 11, stones, -pi / 2):
        drawing.shape(ring(stone, 7, 4, 0), colour)


def scale_drawing() -> str:
    """Nine spaces, three stones on the highest: the price is 6."""
    drawing = Drawing(560, 96)
    for space in range(9):
        x = 22 + 58 * space
        drawing.box((x, 20), (52, 56), "#ffffff" if space < 6 else "#e6d7b4", INK if space != 5 else SEATS[0])
        drawing.text((x + 26, 62), str(space + 1), 14, SOFT if space != 5 else SEATS[0], "bold")
        if space >= 6:
            drawing.shape(ring((x + 26, 40), 13, 4, 0), "#4d7a35")
    return drawing.file()
