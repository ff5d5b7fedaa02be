"""Rockwell as text: the mine unrolled from the entrances to the core, phase boards, stacks, companies, own screen."""

from typing import Any, Final

from rich.text import Text

from motherlode.games.rockwell import Rockwell
from motherlode.games.rockwell.components import KIND_NAMES, RING_NAMES
from motherlode.games.rockwell.mine import ENTRANCES, SECTORS
from motherlode.play.perspective import Outlook
from motherlode.play.text import Catalogue
from motherlode.terminal.boards.panel import SEAT_LETTERS, Panel, seat_mark, seat_title

# Signs of the kinds, the same in all languages.
SIGNS: Final = {"zinc": "Zn", "copper": "Cu", "silver": "Ag", "gold": "Au"}
KIND_STYLES: Final = {"zinc": "blue", "copper": "orange3", "silver": "white", "gold": "bright_yellow"}
AI_MARK: Final = ("*", "bold white")
FLIPPED: Final = "▒"
SHAFT: Final = "╫"
EDGE: Final = "┄"
STAR: Final = "★"
ENTRANCE_WIDTH: Final = 13
MARGIN: Final = ENTRANCE_WIDTH + 2
CELL_WIDTH: Final = 15


def panels(outlook: Outlook, words: Catalogue) -> list[Panel]:
    if not isinstance(outlook.game, Rockwell):
        raise TypeError("this board is for Rockwell")
    view: Any = outlook.view()
    shown = [
        Panel(words.format("board-status"), status(view, words)),
        mine(view, words),
    ]
    if view["extraction"]:
        shown.append(Panel(words.format("board-extraction"), extraction(view["extraction"], words)))
    shown.append(Panel(words.format("board-boards"), phase_boards(view, words)))
    shown.append(Panel(words.format("board-stacks"), stacks(view, words)))
    for seat, company in enumerate(view["seats"]):
        if "screen" in company:
            shown.append(Panel(screen_title(outlook, words, seat), screen(company, words), side=True))
    return shown + [
        Panel(seat_title(words, seat), company_board(company, words), side=True)
        for seat, company in enumerate(view["seats"])
    ]


def screen_title(outlook: Outlook, words: Catalogue, seat: int) -> str:
    return (
        words.format("board-screen")
        if seat == outlook.viewer
        else f"{SEAT_LETTERS[seat]} {words.format('board-shown')}"
    )


def mark_of(owner: int | None) -> tuple[str, str]:
    """The letter of an owner in its colour; the automatic player has a star."""
    return AI_MARK if owner is None else seat_mark(owner)


def status(view: Any, words: Catalogue) -> Text:
    """Round and phase, both orders, what is left on board 1, and how to read the mine."""
    text = Text(words.format("board-round", {"round": view["round"], "rounds": view["max_rounds"]}), "bold")
    text.append(f" · {words.format('phase-' + view['phase'])}")
    if view["drilling_round"]:
        text.append(f" · {words.format('board-drilling', {'drilling_round': view['drilling_round']})}")
    for key, name in (("direction", "board-direction"), ("control", "board-control")):
        text.append(f"\n{words.format(name)} ")
        for seat in view[key]:
            text.append(*seat_mark(seat))
    text.append("   " + words.format("board-left", {"dice": view["dice"], "bribes": view["bribes"]}))
    if view["ending"]:
        text.append("\n" + words.format("board-ending"), "bold reverse")
    text.append("\n" + words.format("board-legend"), "dim")
    return text


# The mine.


def mine(view: Any, words: Catalogue) -> Panel:
    """A line for each sector with its four tiles, and one for the edges to the next; entrances left, core below.

    So the tile B3 stands in the column of level B and the line of sector 3.
    """
    crews = crews_by_place(view)
    spots: dict[str, tuple[int, int]] = {}
    text = Text(" " * MARGIN, no_wrap=True)
    for level in RING_NAMES:
        text.append(f"{words.name(level):<{CELL_WIDTH}}", "bold underline")
    for sector in range(SECTORS):
        text.append("\n")
        add(text, spots, f"e{sector // 2}" if sector % 2 == 0 else "", entrance(crews, sector))
        text.append(f"{sector} ", "bold")
        for ring in range(len(RING_NAMES)):
            shown = view["tiles"][ring * SECTORS + sector]
            add(text, spots, shown["tile"], tile(shown, crews))
        text.append("\n" + " " * MARGIN)
        for name in RING_NAMES:
            text.append(edge(crews, f"{name}{sector}_{name}{(sector + 1) % SECTORS}"))
    text.append(f"\n{words.format('ui-label', {'detail': words.name('core')})} ", "bold")
    crew_marks(text, crews.get("core", []), CELL_WIDTH * 2)
    return Panel(words.format("board-mine"), text, spots=spots)


def add(text: Text, spots: dict[str, tuple[int, int]], id: str, cell: Text) -> None:
    """A cell of the mine, and where it stands."""
    if id:
        spots[id] = (len(text), len(text) + len(cell.plain.rstrip()))
    text.append(cell)


def crews_by_place(view: Any) -> dict[str, list[tuple[int | None, Any]]]:
    """Owners and crews at each place; the automatic player has no seat."""
    places: dict[str, list[tuple[int | None, Any]]] = {}
    owners: list[tuple[int | None, Any]] = [(seat, company["crews"]) for seat, company in enumerate(view["seats"])]
    for owner, crews in [*owners, (None, view["ai"] or [])]:
        for crew in crews:
            places.setdefault(crew["place"], []).append((owner, crew))
    return places


def entrance(crews: dict[str, list[tuple[int | None, Any]]], sector: int) -> Text:
    """An entrance stands before the first of its two tiles."""
    text = Text()
    if sector % 2 == 0 and sector // 2 < ENTRANCES:
        name = f"e{sector // 2}"
        text.append(f"{name.upper()} ", "bold")
        crew_marks(text, crews.get(name, []), ENTRANCE_WIDTH - 1)
    return filled(text, ENTRANCE_WIDTH)


def tile(shown: Any, crews: dict[str, list[tuple[int | None, Any]]]) -> Text:
    """Strength and power, or the yield of the back; the shaft; the crews."""
    text = Text()
    if shown["flipped"]:
        text.append(FLIPPED, "dim")
        for kind in KIND_NAMES:
            if shown["yield"] and shown["yield"][kind]:
                text.append(f"{shown['yield'][kind]}{SIGNS[kind]}", KIND_STYLES[kind])
    elif shown["power"] is not None:
        text.append(f"{shown['total']}/{shown['power']}", "bold" if shown["total"] else "")
    if shown["shaft"] is not None:
        letter, style = seat_mark(shown["shaft"])
        text.append(f"{SHAFT}{letter}", style)
    text.append(" ")
    crew_marks(text, crews.get(shown["tile"], []), CELL_WIDTH - 1)
    return filled(text, CELL_WIDTH)


def edge(crews: dict[str, list[tuple[int | None, Any]]], name: str) -> Text:
    text = Text()
    if name in crews:
        text.append(f"{EDGE} ", "dim")
        crew_marks(text, crews[name], CELL_WIDTH - 1)
    return filled(text, CELL_WIDTH)


def crew_marks(text: Text, crews: list[tuple[int | None, Any]], width: int) -> None:
    """Each crew as the letter of its owner and its strength, with its die; what does not fit is left to a dot."""
    for owner, crew in crews:
        letter, style = mark_of(owner)
        strength = str(crew["strength"]) if crew["strength"] else ""
        die = f"+{crew['die']}" if crew["die"] else ""
        mark = f"{letter}{strength}{die}"
        if len(text) + len(mark) > width and width < CELL_WIDTH * 2:
            text.append("…", "dim")
            return
        text.append(mark, style)


def filled(text: Text, width: int) -> Text:
    text.append(" " * max(0, width - len(text)))
    return text


# Boards and stacks.


def extraction(running: Any, words: Catalogue) -> Text:
    """The tile, the card, and what is on its way to whom."""
    text = Text(words.name(running["tile"]), "bold")
    if running["card"]:
        text.append(f" · {words.name(running['card'])} ")
        text.append(cubes(running["cubes"]))
    for seat, loot in enumerate(running["loot"]):
        if any(loot.values()):
            letter, style = seat_mark(seat)
            text.append(f"\n{letter} ", style)
            text.append(cubes(loot))
    return text


def cubes(amounts: Any) -> Text:
    text = Text()
    for kind in KIND_NAMES:
        if amounts[kind]:
            text.append(f"{amounts[kind]}{SIGNS[kind]} ", KIND_STYLES[kind])
    return text


def phase_boards(view: Any, words: Catalogue) -> Text:
    """The chairs of every board with what they give and who sits there."""
    text = Text()
    for board, seats in view["boards"].items():
        text.append(f"{words.format('ui-label', {'detail': words.name(board)})} ", "bold")
        for chair in seats:
            gives = chair["gives"] if isinstance(chair["gives"], int) else words.name(chair["gives"])
            text.append(f"{gives} [")
            text.append(*(seat_mark(chair["seat"]) if chair["seat"] is not None else (" ", "")))
            text.append("]  ")
        text.append("\n")
    text.rstrip()
    return text


def stacks(view: Any, words: Catalogue) -> Text:
    """The open delivery of each type, the top achievement tiles, and the card piles."""
    text = Text()
    for kind, open_tile in view["deliveries"].items():
        text.append(f"{words.name(kind)} ", KIND_STYLES[kind])
        if open_tile["delivery"]:
            text.append(f"{sum(open_tile['cubes'].values())} → {open_tile['stars']}{STAR} ({open_tile['left']})   ")
        else:
            text.append("–   ")
    for name, stack in view["achievements"].items():
        stars = f"{stack['stars']}{STAR} ({stack['left']})" if stack["left"] else "–"
        text.append(f"\n{stars:<8}{words.name(name)}")
    text.append("\n" + words.format("board-piles") + " ", "dim")
    text.append("  ".join(f"{pile['power']}:{pile['size']}" for pile in view["piles"]), "dim")
    return text


# Companies.


def screen(company: Any, words: Catalogue) -> Text:
    """What lies behind a screen, and the sealed choice in progress."""
    own = company["screen"]
    text = cubes(own)
    text.append(words.format("board-money", {"money": own["money"], "tokens": own["tokens"]}))
    for name in own["deliveries"]:
        text.append(f"\n{words.name(name)}")
    if "offer" in company:
        text.append("\n" + words.format("board-offer", {"value": company["offer"]["value"]}) + " ", "bold")
        text.append(cubes(company["offer"]))
        if company["offer"]["money"]:
            text.append(f"${company['offer']['money']}")
    if "points" in company:
        text.append(f"\n{sum(company['points'].values())}{STAR}", "bold")
    return text


def company_board(company: Any, words: Catalogue) -> Text:
    """Levels, cards, shafts, achievements; the kinds traded; whether a sealed choice is made."""
    levels = ("safety", "mobility", "shaft", "cards")
    text = Text(words.format("board-company", {name: company[name] for name in levels}))
    if company["left"]:
        text.append("\n" + words.format("board-turns", {"left": company["left"]}))
    if company["traded"]:
        text.append("\n" + words.format("board-traded", {"kinds": company["traded"]}))
    stars = company.get("screen", {}).get("stars", {})
    for name in company["achievements"]:
        text.append(f"\n✓ {words.name(name)}" + (f" {stars[name]}{STAR}" if name in stars else ""), "green")
    if company["ready"]:
        text.append("\n" + words.format("board-ready"), "bold")
    return text
