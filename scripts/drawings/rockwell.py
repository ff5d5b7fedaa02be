"""Drawings of Rockwell: the mine with a tile that is ready, and how its loot is shared."""

from math import cos, pi, sin

from motherlode.games.rockwell.components import Box
from scripts.drawings.svg import INK, Drawing, Point, sector

ROCK = ("#d9c7a0", "#c2a878", "#a58a62", "#86704f")
CUBES = {"zinc": "#4a7fb0", "copper": "#9a5b32"}


def files() -> dict[str, str]:
    return {"mine.svg": mine_drawing(), "share.svg": share_drawing()}


def mine_drawing() -> str:
    box, drawing, centre = Box(), Drawing(480, 480), (240.0, 240.0)
    for level in range(4):
        inner, outer = 50 + 44 * (3 - level), 92 + 44 * (3 - level)
        for number in range(8):
            start = -pi / 2 + number * pi / 4
            drawing.shape(sector(centre, inner, outer, start + 0.02, start + pi / 4 - 0.02), ROCK[level])
            power = box.powers[2 * level + number % 2]
            drawing.text(middle(centre, outer - 12, start), str(power), 14, weight="bold")
    drawing.circle(centre, 44, "#e2733a")
    for corner in range(4):
        drawing.text(middle(centre, 230, -pi / 2 - pi / 8 + corner * pi / 2 + pi / 4), f"E{corner}", 13)
    for seat, turn in ((0, -0.2), (1, 0.0), (2, 0.2)):
        drawing.seat(middle(centre, 196, -pi / 2 + turn), seat, 8, "1")
    drawing.seat(middle(centre, 162, pi / 4 + 0.2), 1, 9, "2")
    drawing.seat(middle(centre, 112, pi + 0.18), 0, 9, "3")
    return drawing.file()


def middle(centre: Point, radius: float, start: float) -> Point:
    return centre[0] + radius * cos(start + pi / 8), centre[1] + radius * sin(start + pi / 8)


def share_drawing() -> str:
    """Seven zinc and four copper among three: two and one each, one and one left over for the owner of the shaft."""
    drawing = Drawing(640, 190)
    cubes(drawing, (30, 34), 7, "zinc")
    cubes(drawing, (30, 62), 4, "copper")
    for seat in range(3):
        x = 60 + 170 * seat
        drawing.arrow((x + 40, 84), (x + 40, 112))
        drawing.seat((x, 140), seat, 13)
        cubes(drawing, (x + 26, 130), 2, "zinc")
        cubes(drawing, (x + 26, 154), 1, "copper")
    drawing.box((70 + 170 * 2 + 100, 118), (118, 60), "none", INK)
    cubes(drawing, (530, 138), 1, "zinc")
    cubes(drawing, (556, 138), 1, "copper")
    drawing.text((595, 148), "+", 26, weight="bold")
    return drawing.file()


def cubes(drawing: Drawing, at: Point, number: int, kind: str) -> None:
    for cube in range(number):
        drawing.box((at[0] + 26 * cube, at[1]), (20, 20), CUBES[kind])
