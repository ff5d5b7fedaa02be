"""A drawing in SVG, with attributes instead of styles, so that it shows under a strict policy and prints well."""

from collections.abc import Iterable
from html import escape
from math import cos, pi, sin

Point = tuple[float, float]
PAPER, INK, SOFT = "#fbf6ea", "#2c2620", "#8a7d6a"
SEATS = ("#b8402f", "#2f6f9f", "#4d7a35", "#c9932b")
SHAPES = ("circle", "square", "diamond", "triangle")


class Drawing:
    """Collects shapes; `text()` is the file."""

    def __init__(self, width: float, height: float) -> None:
        self.width, self.height = width, height
        self.parts = [f'<rect width="{width:g}" height="{height:g}" rx="10" fill="{PAPER}"/>']

    def line(self, a: Point, b: Point, colour: str = SOFT, width: float = 2, dash: str = "") -> None:
        dashed = f' stroke-dasharray="{dash}"' if dash else ""
        self.parts.append(
            f'<line x1="{a[0]:g}" y1="{a[1]:g}" x2="{b[0]:g}" y2="{b[1]:g}" stroke="{colour}" '
            f'stroke-width="{width:g}" stroke-linecap="round"{dashed}/>'
        )

    def circle(self, at: Point, radius: float, fill: str, stroke: str = INK, width: float = 1.5) -> None:
        self.parts.append(
            f'<circle cx="{at[0]:g}" cy="{at[1]:g}" r="{radius:g}" fill="{fill}" stroke="{stroke}" '
            f'stroke-width="{width:g}"/>'
        )

    def box(self, at: Point, size: Point, fill: str, stroke: str = INK, round: float = 4) -> None:
        self.parts.append(
            f'<rect x="{at[0]:g}" y="{at[1]:g}" width="{size[0]:g}" height="{size[1]:g}" rx="{round:g}" '
            f'fill="{fill}" stroke="{stroke}" stroke-width="1.5"/>'
        )

    def shape(self, points: Iterable[Point], fill: str, stroke: str = INK, width: float = 1.5) -> None:
        spelled = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        self.parts.append(f'<polygon points="{spelled}" fill="{fill}" stroke="{stroke}" stroke-width="{width:g}"/>')

    def text(
        self, at: Point, words: str, size: float = 16, colour: str = INK, weight: str = "normal", anchor: str = "middle"
    ) -> None:
        self.parts.append(
            f'<text x="{at[0]:g}" y="{at[1]:g}" font-size="{size:g}" fill="{colour}" font-weight="{weight}" '
            f'font-family="sans-serif" text-anchor="{anchor}" dominant-baseline="central">{escape(words)}</text>'
        )

    def arrow(self, a: Point, b: Point, colour: str = INK) -> None:
        self.line(a, b, colour, 3)
        length = ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5
        dx, dy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
        left, right = (-dy, dx), (dy, -dx)
        back = (b[0] - 10 * dx, b[1] - 10 * dy)
        self.shape([b, *((back[0] + 6 * s[0], back[1] + 6 * s[1]) for s in (left, right))], colour, colour)

    def seat(self, at: Point, seat: int, size: float = 10, label: str = "") -> None:
        """A piece of a seat: never by colour alone, each has its own shape."""
        x, y = at
        if seat == 0:
            self.circle(at, size, SEATS[0])
        else:
            corners, turn = {1: (4, pi / 4), 2: (4, 0.0), 3: (3, -pi / 2)}[seat]
            self.shape(ring(at, size * 1.25, corners, turn), SEATS[seat])
        if label:
            self.text((x, y), label, size * 1.2, "#ffffff", "bold")

    def file(self) -> str:
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width:g} {self.height:g}">'
        return "\n".join([head, *self.parts, "</svg>", ""])


def ring(at: Point, radius: float, corners: int, turn: float) -> list[Point]:
    angles = [turn + 2 * pi * corner / corners for corner in range(corners)]
    return [(at[0] + radius * cos(angle), at[1] + radius * sin(angle)) for angle in angles]


def sector(at: Point, inner: float, outer: float, start: float, end: float, steps: int = 8) -> list[Point]:
    """A piece of a ring."""
    angles = [start + (end - start) * step / steps for step in range(steps + 1)]
    out = [(at[0] + outer * cos(angle), at[1] + outer * sin(angle)) for angle in angles]
    back = [(at[0] + inner * cos(angle), at[1] + inner * sin(angle)) for angle in reversed(angles)]
    return out + back
