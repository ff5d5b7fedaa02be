"""Thebes as text: map, cards on offer, time, the wheel, and what everybody has."""

from typing import Any, Final

from rich.text import Text

from motherlode.games.thebes import Thebes
from motherlode.games.thebes.components import TOP_WEEKS, YEAR
from motherlode.play.perspective import Outlook
from motherlode.play.text import Catalogue
from motherlode.terminal.boards.canvas import Canvas
from motherlode.terminal.boards.panel import SEAT_LETTERS, SEAT_STYLES, Panel, seat_mark, seat_title

# Where places stand on the map, by column and row.
SPOTS: Final = {
    "london": (3, 1), "paris": (7, 5), "berlin": (24, 2), "vienna": (30, 6), "moscow": (56, 0), "rome": (22, 9),
    "warsaw": (42, 3), "greece": (40, 9), "crete": (42, 13), "egypt": (42, 16), "palestine": (57, 15),
    "mesopotamia": (57, 11),
}  # fmt: skip
WIDTH: Final = 75
HEIGHT: Final = 18
SITE_STYLES: Final = {
    "greece": "orange1",
    "crete": "magenta",
    "egypt": "bright_yellow",
    "palestine": "green",
    "mesopotamia": "blue",
}
KITS: Final = ("assistant", "shovel", "car", "zeppelin", "special_permission", "congress", "rumour")


def panels(outlook: Outlook, words: Catalogue) -> list[Panel]:
    game = outlook.game
    if not isinstance(game, Thebes):
        raise TypeError("this board is for Thebes")
    view: Any = outlook.view()
    shown = [
        Panel(words.format("board-map"), world(game, view, words)),
        Panel(words.format("board-time"), time(game, view)),
        Panel(words.format("board-display"), offers(game, view, words)),
    ]
    prompt = outlook.prompt()
    if prompt is not None and "knowledge" in prompt.facts:
        shown.append(Panel(words.format("board-wheel"), wheel(game, int(str(prompt.facts["knowledge"])), words)))
    return shown + [
        Panel(seat_title(words, seat), player(game, view["players"][seat], words), side=True)
        for seat in range(outlook.seats)
    ]


def world(game: Thebes, view: Any, words: Catalogue) -> Text:
    """Places and roads, with the pawns beside the places and what each bag still holds."""
    canvas = Canvas(WIDTH, HEIGHT)
    places = game.rules.box.places
    for a, b in game.rules.box.roads:
        canvas.line(spot_middle(places[a]), spot_middle(places[b]), "dim")
    for place in places:
        column, row = SPOTS[place]
        style = f"bold {SITE_STYLES[place]}" if place in SITE_STYLES else "bold"
        column = canvas.write(column, row, f" {words.name(place)} ", style)
        for seat, someone in enumerate(view["players"]):
            if someone["place"] == place:
                letter, colour = seat_mark(seat)
                column = canvas.write(column, row, letter, f"reverse {colour}")
        if place in SITE_STYLES:
            canvas.write(SPOTS[place][0] + 1, row + 1, bag(game, view, place), SITE_STYLES[place])
    text = canvas.text()
    text.append(f"\n{words.format('board-legend')}", "dim")
    return text


def spot_middle(place: str) -> tuple[int, int]:
    column, row = SPOTS[place]
    return column + 1 + len(place) // 2, row


def bag(game: Thebes, view: Any, site: str) -> str:
    """Finds and debris in the bag, and the bonus while it lies there."""
    content = view["bags"][site]
    values = dict(zip(game.rules.box.token_names, game.rules.box.token_value, strict=True))
    points = sum(values[find] for find in content["finds"])
    bonus = " +1" if view["bonus"][site] else ""
    return f"{len(content['finds'])}/{len(content['finds']) + content['debris']} ={points}{bonus}"


def offers(game: Thebes, view: Any, words: Catalogue) -> Text:
    """The display and the row of exhibitions."""
    text = Text()
    for slot, card in enumerate(view["display"], 1):
        text.append(f" {slot} ", "reverse")
        text.append(f" {card_line(game, card, words)}\n")
    for space, card in zip("abc", view["row"], strict=True):
        text.append(f" {space} ", "reverse dim")
        text.append(f" {exhibition_line(game, card, words)}\n")
    facts = {"pile": view["pile"], "aside": view["aside"], "discard": len(view["discard"])}
    text.append(words.format("board-pile", {**facts}), "dim")
    return text


def card_line(game: Thebes, card: str | None, words: Catalogue) -> str:
    if card is None:
        return "—"
    box = game.rules.box
    weeks = box.weeks[box.names.index(card)]
    return f"{words.name(card)} · {words.format('board-weeks', {'weeks': weeks})}"


def exhibition_line(game: Thebes, card: str | None, words: Catalogue) -> str:
    if card is None:
        return "—"
    box = game.rules.box
    index = box.names.index(card)
    needs = box.needs[index - box.research]
    wanted = ", ".join(f"{count} {words.name(site)}" for site, count in zip(box.sites, needs, strict=True) if count)
    weeks = words.format("board-weeks", {"weeks": box.weeks[index]})
    points = words.format("board-points", {"points": box.points[index]})
    return f"{words.name(card)} · {weeks} · {points} · {wanted}"


def time(game: Thebes, view: Any) -> Text:
    """A line a year with the markers; those on one field stand above each other, the top one first."""
    text = Text(no_wrap=True)
    box = game.rules.box
    first = box.first_year[len(view["players"])]
    for year in range(first, box.last_year + 2):
        weeks = YEAR if year <= box.last_year else 1
        for line in range(highest(view, year)):
            text.append(f"{year} " if line == 0 else "     ")
            marker(text, view, year, 0, line, "▸" if year == first else " ")
            for field in range(1, weeks + 1):
                marker(text, view, year, field, line, "┊" if field % 4 == 0 else "·")
            text.append("\n")
    text.rstrip()
    return text


def highest(view: Any, year: int) -> int:
    """How many markers stand on the fullest field of a year."""
    fields = [(player["year"], player["field"]) for player in view["players"]]
    return max([1, *(fields.count(field) for field in fields if field[0] == year)])


def marker(text: Text, view: Any, year: int, field: int, line: int, empty: str) -> None:
    here = [seat for seat in view["track"] if stands_on(view["players"][seat], year, field)]
    if line < len(here):
        text.append(SEAT_LETTERS[here[line]], f"reverse {SEAT_STYLES[here[line]]}")
    else:
        text.append(empty if line == 0 else " ", "dim")


def stands_on(someone: Any, year: int, field: int) -> bool:
    return bool(someone["year"] == year and someone["field"] == field)


def wheel(game: Thebes, knowledge: int, words: Catalogue) -> Text:
    """The row of the wheel for this knowledge."""
    row = game.rules.wheel[knowledge]
    text = Text(words.format("board-knowledge", {"knowledge": knowledge}) + "\n", "bold")
    width = max(len(words.format(key)) for key in ("board-wheel-weeks", "board-wheel-tokens"))
    for key, numbers in (("board-wheel-weeks", range(1, TOP_WEEKS + 1)), ("board-wheel-tokens", row[1:])):
        text.append(f"{words.format(key):<{width}} " + "".join(f"{number:>4}" for number in numbers) + "\n")
    return text


def player(game: Thebes, someone: Any, words: Catalogue) -> Text:
    """What a player has: place and time, books and permissions by site, helps, finds, points."""
    text = Text()
    facts = {"week": someone["field"], "year": someone["year"], "points": sum(someone["points"].values())}
    text.append(f"{words.name(someone['place'])} · {words.format('board-when', {**facts})}\n")
    for site in game.rules.box.sites:
        is_open = someone["permissions"][site]
        text.append("▣ " if is_open else "▢ ", "green" if is_open else "dim")
        text.append(f"{words.name(site):<12}", SITE_STYLES[site] if is_open else "dim")
        line = {"books": someone["books"][site], "artifacts": someone["artifacts"][site]}
        text.append(words.format("board-site", {**line}) + "\n")
    text.append(words.format("board-general", {"general": someone["general"]}))
    for line_text in helps(game, someone, words):
        text.append(f"\n{line_text}")
    return text


def helps(game: Thebes, someone: Any, words: Catalogue) -> list[str]:
    """Helps by kind and number, and exhibitions by name."""
    box = game.rules.box
    kinds = [box.kind[box.names.index(card)] for card in someone["cards"] if card in box.names[: box.research]]
    counted = [f"{words.name(kind)} ×{kinds.count(kind)}" for kind in KITS if kind in kinds]
    shows = [words.name(card) for card in someone["cards"] if card in box.names[box.research :]]
    return [", ".join(line) for line in (counted, shows) if line]
