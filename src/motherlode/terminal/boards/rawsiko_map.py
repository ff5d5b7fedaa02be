"""A rough map of RAWsiko in characters: every territory in its place with its owner and resources."""

from typing import Any, Final

from motherlode.games.rawsiko import Rawsiko
from motherlode.play.perspective import Outlook
from motherlode.play.text import Catalogue
from motherlode.terminal.boards.canvas import Canvas
from motherlode.terminal.boards.panel import SEAT_LETTERS, SEAT_STYLES

# Where territories stand, by column and row.
SPOTS: Final = {
    "greenland": (19, 0), "canada": (5, 1), "usa": (4, 3), "mexico": (2, 5), "cuba": (9, 6), "guatemala": (2, 7),
    "colombia": (7, 9), "peru": (3, 11), "brazil": (16, 11),
    "bolivia": (9, 13), "chile": (3, 15), "argentina": (11, 17),
    "finland": (44, 0), "norway": (33, 1), "united_kingdom": (20, 2), "germany": (34, 3), "france": (22, 4),
    "ukraine": (47, 3), "italy": (35, 5), "spain": (21, 6), "turkey": (47, 6),
    "morocco": (20, 8), "algeria": (32, 8), "egypt": (44, 8), "guinea": (21, 10), "nigeria": (33, 11),
    "dr_congo": (35, 13), "tanzania": (47, 12), "mozambique": (46, 15),
    "south_africa": (35, 17), "madagascar": (50, 17),
    "russia": (58, 1), "kazakhstan": (58, 4), "mongolia": (62, 2), "iran": (56, 8), "saudi_arabia": (50, 10),
    "india": (62, 9), "south_korea": (62, 5), "japan": (63, 6), "vietnam": (62, 11), "philippines": (63, 12),
    "indonesia": (60, 14), "new_guinea": (63, 15), "australia": (62, 17), "new_zealand": (63, 19),
}  # fmt: skip
WIDTH: Final = 75
HEIGHT: Final = 20
NAME_WIDTH: Final = 8
# Longer links would cover the map; the list of territories has them all.
LONGEST: Final = 24


def world_map(game: Rawsiko, outlook: Outlook, words: Catalogue) -> Canvas:
    """Links as dots, then the territories; those that can be chosen now are reversed."""
    canvas = Canvas(WIDTH, HEIGHT)
    box = game.rules.box
    for a, b in box.links:
        draw_link(canvas, SPOTS[box.territories[a]], SPOTS[box.territories[b]])
    view: Any = outlook.view()
    chosen = offered(outlook) | {view["move"]["source"], view["move"]["target"]}
    for name in box.territories:
        draw(canvas, name, view["territories"][name], name in chosen, words)
    return canvas


def offered(outlook: Outlook) -> set[str]:
    """The territories that a legal action of the viewer is about."""
    about = [dict(outlook.game.actions[action].about) for action in outlook.legal()]
    return {str(facts["territory"]) for facts in about if "territory" in facts}


def draw_link(canvas: Canvas, start: tuple[int, int], end: tuple[int, int]) -> None:
    if abs(start[0] - end[0]) <= LONGEST:
        canvas.line(middle(start), middle(end), "dim")


def middle(spot: tuple[int, int]) -> tuple[int, int]:
    return spot[0] + NAME_WIDTH // 2, spot[1]


def draw(canvas: Canvas, name: str, land: Any, is_chosen: bool, words: Catalogue) -> None:
    """Owner and resources, then the name, cut to the room there is."""
    column, row = SPOTS[name]
    owner = land["owner"]
    mark = f"{SEAT_LETTERS[owner]}{land['total']}" if owner >= 0 else "·"
    column = canvas.write(column, row, mark, SEAT_STYLES[owner] if owner >= 0 else "dim")
    shown = words.name(name)[:NAME_WIDTH]
    canvas.write(column, row, f" {shown}", "reverse" if is_chosen else "")
    canvas.mark(name, column + 1, row, len(shown))
