"""Cavum as text: the mountain with its tunnels, veins, stations and cities, price scales, pool, orders, players."""

from typing import Any, Final

from rich.text import Text

from motherlode.games.cavum import Cavum
from motherlode.games.cavum.components import STATIONS, STOCK
from motherlode.games.cavum.grid import STEPS
from motherlode.play.perspective import Outlook
from motherlode.play.text import Catalogue
from motherlode.terminal.boards.canvas import Canvas
from motherlode.terminal.boards.panel import SEAT_STYLES, Panel, moved, seat_mark, seat_title

# A colour never stands alone: stones have two letters, seats one.
STONE_STYLES: Final = {
    "yellow": "yellow", "red": "red", "purple": "magenta", "blue": "blue", "green": "green", "white": "bold white",
}  # fmt: skip
DYNAMITE: Final = "bold red"
FAINT: Final = "dim"
TUNNEL: Final = "bold"
CHOSEN: Final = " reverse"
# From one hex to the next: six columns east, three more and two rows down for every row.
EAST: Final = 6
SLANT: Final = 3
DROP: Final = 2
MARGIN: Final = 4
SIDE: Final = {1: 1, 2: -1, 4: -2, 5: 2}  # columns from a hex to its slanting tunnels
SPACE: Final = "⌂"
STONE: Final = "◆"
CHIP: Final = "②"


def panels(outlook: Outlook, words: Catalogue) -> list[Panel]:
    game = outlook.game
    if not isinstance(game, Cavum):
        raise TypeError("this board is for Cavum")
    view: Any = outlook.view()
    shown = [
        mountain(game, view, offered(outlook), words),
        Panel(words.format("board-prices"), prices(view, words)),
        Panel(words.format("board-orders"), orders(view, words)),
        Panel(words.format("board-pool"), pool(view, words), side=True),
    ]
    return shown + [
        Panel(seat_title(words, seat), player(view, seat, words), side=True) for seat in range(outlook.seats)
    ]


def offered(outlook: Outlook) -> set[str]:
    """The places that a legal action of the viewer is about."""
    names: set[str] = set()
    for action in outlook.legal():
        about = dict(outlook.game.actions[action].about)
        names |= {str(about[key]) for key in ("hex", "space", "place") if key in about}
    return names


class Mountain:
    """The drawing of the mountain: exits first, then what lies on the hexes and in the cities."""

    def __init__(self, game: Cavum, view: Any, places: set[str], words: Catalogue) -> None:
        self.view = view
        self.places = places
        self.words = words
        self.radius = game.rules.box.radius + 1
        width = 2 * self.radius
        self.canvas = Canvas(EAST * width + 2 * MARGIN, DROP * width + 1)
        self.hexes = {(hex["q"], hex["r"]): hex for hex in view["hexes"]}
        self.spaces = {(space["q"], space["r"]): space for city in view["cities"] for space in city["spaces"]}

    def drawn(self) -> Canvas:
        for cell in self.hexes:
            self.draw_exits(cell)
        for cell, hex in self.hexes.items():
            self.draw(cell, *self.content(hex), hex["id"])
        for cell, space in self.spaces.items():
            self.draw(cell, *space_content(space), space["id"])
        return self.canvas

    def point(self, cell: tuple[int, int]) -> tuple[int, int]:
        q, r = cell
        return EAST * q + SLANT * r + EAST * self.radius + MARGIN, DROP * (r + self.radius)

    def draw(self, cell: tuple[int, int], text: str, style: str, id: str) -> None:
        column, row = self.point(cell)
        in_progress = id in self.view["turn"]["route"] or id in (self.view["turn"]["hex"], self.view["turn"]["laid"])
        mark = " underline" if in_progress else CHOSEN if id in self.places else ""
        self.canvas.write(column - 1, row, text, (style + mark).strip())
        self.canvas.mark(id, column - 1, row, len(text.rstrip()))

    def exits(self, cell: tuple[int, int]) -> set[int]:
        """The open sides of a cell; a city space is open to the mountain."""
        if cell in self.spaces:
            return {d for d in range(6) if beside(cell, d) in self.hexes}
        hex = self.hexes.get(cell, {})
        return set(range(6)) if "vein" in hex else set(hex.get("exits", ()))

    def draw_exits(self, cell: tuple[int, int]) -> None:
        """Half of every tunnel of the hex; two halves that meet make a whole."""
        column, row = self.point(cell)
        for d in self.exits(cell):
            meets = (d + 3) % 6 in self.exits(beside(cell, d))
            style = TUNNEL if meets else FAINT
            if d == 0:
                self.canvas.write(column + 2, row, "──" if meets else "─", style)
            elif d == 3:
                self.canvas.write(column - 3 if meets else column - 2, row, "──" if meets else "─", style)
            else:
                self.canvas.write(column + SIDE[d], row + (1 if d > 3 else -1), slope(d, meets), style)

    def content(self, hex: Any) -> tuple[str, str]:
        """Three characters for what lies on a hex: its name if nothing does."""
        if "station" in hex:
            letter, style = seat_mark(hex["station"])
            return f"({letter})", style
        if "vein" in hex:
            colour, stones = hex["vein"]["colour"], hex["vein"]["stones"]
            return f"{self.words.format('board-mark-' + colour)}{stones}", STONE_STYLES[colour]
        if "tile" not in hex:
            return f"{hex['id']:^3}", FAINT
        level = str(hex["level"]) if hex["level"] > 1 else " "
        return (f" *{level}", DYNAMITE) if hex["tile"].startswith("dynamite") else (f" o{level}", "")


def beside(cell: tuple[int, int], d: int) -> tuple[int, int]:
    return cell[0] + STEPS[d][0], cell[1] + STEPS[d][1]


def slope(d: int, meets: bool) -> str:
    """A slanting tunnel; one that ends is a dot on its own side of the gap."""
    if meets:
        return "╱" if d in (1, 4) else "╲"
    return "'" if d > 3 else "."


def space_content(space: Any) -> tuple[str, str]:
    if "station" not in space:
        return f"{SPACE}  ", FAINT
    letter, style = seat_mark(space["station"])
    return f"{SPACE}{letter} ", style


def mountain(game: Cavum, view: Any, places: set[str], words: Catalogue) -> Panel:
    text = Text(words.format("board-phase", {"phase": view["phase"], "phases": view["phases"]}), "bold")
    text.append(f" · {words.format('phase-' + view['step'])}\n")
    sheet = Mountain(game, view, places, words).drawn()
    spots = moved(sheet.spots, len(text))
    text.append(sheet.text())
    text.append("\n")
    for city in view["cities"]:
        facts = {"city": city["id"], "side": f"side_{city['id']}", "free": city["free"], "size": city["size"]}
        text.append(words.format("board-city", facts))
        for space in city["spaces"]:
            text.append(*space_mark(view, space))
        text.append("\n")
    text.append(words.format("board-legend"), FAINT)
    return Panel(words.format("board-mountain"), text, spots=spots)


def space_mark(view: Any, space: Any) -> tuple[str, str]:
    """A city space: the letter of its station, small if it is not connected."""
    if "station" not in space:
        return " ·", FAINT
    letter, style = seat_mark(space["station"])
    is_connected = space["id"] in view["players"][space["station"]]["connected"]
    return (f" {letter}", style) if is_connected else (f" {letter.lower()}", FAINT)


def prices(view: Any, words: Catalogue) -> Text:
    """A scale a colour: the open prices as numbers, the stones on the others; and the bid that stands."""
    text = Text()
    for colour, price in view["prices"].items():
        style = STONE_STYLES[colour]
        text.append(f"{words.format('board-mark-' + colour)} {words.name(colour):<9}", style)
        for space in range(1, 10):
            text.append(f" {space if space <= price else STONE}", style if space > price else "")
        text.append("\n")
    auction = view["auction"]
    if auction["bid"] is not None:
        text.append(words.format("board-bid", {"seat": auction["bidder"], "amount": auction["bid"]}), "bold")
    text.rstrip()
    return text


def orders(view: Any, words: Catalogue) -> Text:
    text = Text()
    for card in view["orders"]:
        order(text, card, words)
    text.append(words.format("board-deck", {"count": view["deck"]}), FAINT)
    return text


def order(text: Text, card: Any, words: Catalogue) -> None:
    """A card: its name, stones, value and penalty, and its chips."""
    text.append(f"{words.name(card['id'])} ", "bold")
    for colour in card["stones"]:
        text.append(f"{words.format('board-mark-' + colour)} ", STONE_STYLES[colour])
    text.append(f"+{card['value']} −{card['penalty']} {CHIP * card['chips']}\n")


def pool(view: Any, words: Catalogue) -> Text:
    text = Text()
    for kind in STOCK[:STATIONS]:
        if view["pool"][kind]:
            text.append(f"{view['pool'][kind]:>2} {words.name(kind)}\n")
    text.append(f"   {words.format('ui-label', {'detail': words.name('station')})}")
    for seat, count in enumerate(view["pool"]["stations"]):
        text.append(f" {count}{seat_mark(seat)[0]}", SEAT_STYLES[seat])
    return text


def player(view: Any, seat: int, words: Catalogue) -> Text:
    """Score, card, stones, pieces left and orders."""
    someone = view["players"][seat]
    text = Text(words.format("board-score", {"score": someone["score"], "stones": someone["stones"]}), "bold")
    if someone["card"]:
        text.append(" · " + words.format("board-card", {"card": someone["card"]}))
    if someone["hand"] is not None:
        text.append("\n")
        for colour, count in someone["hand"].items():
            if count:
                text.append(f"{words.format('board-mark-' + colour)}{STONE * count} ", STONE_STYLES[colour])
    left = [f"{count} {words.name(piece)}" for piece, count in someone["pieces"].items() if count]
    if left:
        text.append("\n" + ", ".join(left), FAINT)
    for card in someone["orders"]:
        text.append("\n")
        order(text, card, words)
        text.rstrip()
    return text
