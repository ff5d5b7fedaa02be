"""RAWsiko as text: the map, territories by continent with their links, goals, battles, and the players."""

from typing import Any, Final

from rich.text import Text

from motherlode.games.rawsiko import Rawsiko
from motherlode.play.perspective import Outlook, Perspective
from motherlode.play.seen import SeenEvent
from motherlode.play.text import Catalogue
from motherlode.terminal.boards.panel import SEAT_LETTERS, SEAT_STYLES, Panel, seat_mark, seat_title
from motherlode.terminal.boards.rawsiko_map import world_map

# Colours never stand alone: each has its sign.
HELD: Final = "green"
NEEDED: Final = "orange1"
DICE: Final = " ⚀⚁⚂⚃⚄⚅"
LINKS: Final = {"land": "─", "sea": "┄"}
CLOSED: Final = "dim"
SLOTS: Final = 2
NAME_WIDTH: Final = 22
STAR: Final = "★"
# A line of the list of territories: where its materials begin, and its end on a screen of 80 columns.
MATERIALS_AT: Final = 32
LINE_WIDTH: Final = 75
COLUMNS: Final = ("rank", "vp", "goals", "materials", "territories")


def panels(outlook: Outlook, words: Catalogue) -> list[Panel]:
    game = outlook.game
    if not isinstance(game, Rawsiko):
        raise TypeError("this board is for RAWsiko")
    view: Any = outlook.view()
    shown = [Panel(words.format("board-status"), status(game, view, words))]
    if view["phase"] == "over":
        shown.append(Panel(words.format("board-final"), final_table(view, words)))
    odds = chances(outlook, words)
    if odds:
        shown.append(Panel(words.format("board-odds"), odds))
    sheet = world_map(game, outlook, words)
    shown.append(Panel(words.format("board-map"), sheet.text(), spots=sheet.spots))
    fight = last_battle(outlook)
    if fight:
        shown.append(Panel(words.format("board-battle"), battle(fight, words)))
    shown.append(world(game, view, outlook.viewer, words))
    return [
        *shown,
        *goal_panels(game, view, outlook.viewer, words),
        *(Panel(seat_title(words, seat), player(view, seat, words), side=True) for seat in range(outlook.seats)),
    ]


def goal_panels(game: Rawsiko, view: Any, viewer: int, words: Catalogue) -> list[Panel]:
    """The viewer's goals first, then those of others that lie open."""
    known = [seat for seat, someone in enumerate(view["players"]) if someone["goals"]]
    return [
        Panel(goal_title(words, seat, viewer), goals(game, view, seat, viewer, words), side=True)
        for seat in sorted(known, key=lambda seat: seat != viewer)
    ]


def goal_title(words: Catalogue, seat: int, viewer: int) -> str:
    return words.format("board-goals") if seat == viewer else words.format("board-goals-of", {"seat": seat})


def status(game: Rawsiko, view: Any, words: Catalogue) -> Text:
    """The hourglass with the turn, crossed out if the stranglehold is on, the phase and the order of play."""
    text = Text("⧗", "bold")
    if game.rules.stranglehold:
        text.append(f"✕ ({words.format('board-strangled')})", "red")
    text.append(f" {words.format('board-turn', {'turn': view['turn'], 'turns': view['turns']})}")
    text.append(f" · {words.format('phase-' + view['phase'])}\n", "bold")
    text.append(words.format("board-order", {"seats": view["order"]}), "dim")
    return text


def world(game: Rawsiko, view: Any, viewer: int, words: Catalogue) -> Panel:
    """Every continent with its two places for pickers, and every territory on a line."""
    text = Text()
    spots: dict[str, tuple[int, int]] = {}
    for continent, members in zip(game.rules.box.continents, game.rules.box.members, strict=True):
        text.append(f"{words.name(continent)} ", "bold underline")
        for seat in (*view["continents"][continent], *[None] * SLOTS)[:SLOTS]:
            text.append("[")
            text.append(*(seat_mark(seat) if seat is not None else (" ", "")))
            text.append("]")
        text.append("\n")
        for territory in members:
            spots[game.rules.box.territories[territory]] = line(text, game, view, viewer, territory, words)
    text.append(words.format("board-legend"), "dim")
    return Panel(words.format("board-territories"), text, spots=spots)


def line(text: Text, game: Rawsiko, view: Any, viewer: int, territory: int, words: Catalogue) -> tuple[int, int]:
    """A territory: owner, resources, name, materials, links; the move in progress is pointed at.

    Returns where its name stands.
    """
    box = game.rules.box
    name = box.territories[territory]
    land = view["territories"][name]
    owner = land["owner"]
    text.append({view["move"]["source"]: "◂", view["move"]["target"]: "▸"}.get(name, " "), "bold reverse")
    text.append(f" {SEAT_LETTERS[owner] if owner >= 0 else '·'} ", SEAT_STYLES[owner] if owner >= 0 else CLOSED)
    text.append(f"{resources(view, land):>5} ", SEAT_STYLES[owner] if owner >= 0 else CLOSED)
    start = len(text)
    text.append(f"{words.name(name):<{NAME_WIDTH}.{NAME_WIDTH}}", "" if owner >= 0 else CLOSED)
    width = materials(text, game, view, viewer, territory)
    text.append(" " * max(1, 16 - width))
    links(text, game, territory, words)
    text.append("\n")
    return start, start + len(words.name(name))


def resources(view: Any, land: Any) -> str:
    """W18.9: unmoved and total where the active player may move, else the total."""
    if land["owner"] < 0:
        return ""
    if land["owner"] == view["active"] and view["phase"] in ("action", "target", "number"):
        return f"{land['unmoved']}/{land['total']}"
    return str(land["total"])


def materials(text: Text, game: Rawsiko, view: Any, viewer: int, territory: int) -> int:
    """The symbols of a territory, marked as held or needed by the viewer; how wide they are."""
    width = 0
    for material in game.rules.box.placements[territory]:
        mark, style = material_mark(view, viewer, game.rules.box.materials[material])
        text.append(f"{mark} ", style)
        width += len(mark) + 1
    return width


def material_mark(view: Any, viewer: int, symbol: str) -> tuple[str, str]:
    if is_held(view, viewer, symbol):
        return f"{symbol}✓", HELD
    return (f"{symbol}!", NEEDED) if symbol in view["needed"] else (symbol, "")


def is_held(view: Any, seat: int, symbol: str) -> bool:
    return seat >= 0 and symbol in view["players"][seat]["materials"] + view["players"][seat]["taken"]


def links(text: Text, game: Rawsiko, territory: int, words: Catalogue) -> None:
    """The neighbours, each with the sign of its link; those that have no room go below the materials."""
    box = game.rules.box
    used = len(text.plain) - text.plain.rfind("\n") - 1
    for near in box.neighbours[territory]:
        kind = box.link_kind[box.links.index((min(territory, near), max(territory, near)))]
        name = f"{LINKS[kind]}{words.name(box.territories[near])} "
        if used + len(name) > LINE_WIDTH:
            text.append(f"\n{'':{MATERIALS_AT}}")
            used = MATERIALS_AT
        text.append(name, CLOSED)
        used += len(name)


def goals(game: Rawsiko, view: Any, seat: int, viewer: int, words: Catalogue) -> Text:
    """The goals of a seat with their points and materials; what is complete has a tick."""
    text = Text()
    box = game.rules.box
    for name in view["players"][seat]["goals"]:
        goal = box.goals.index(name)
        done = name in view["players"][seat]["complete"]
        text.append("✓ " if done else "  ", HELD)
        text.append(f"{words.name(name)} ", "bold")
        text.append(f"{words.format('board-vp', {'vp': box.goal_vp[goal]})}\n   ")
        for material, symbol in enumerate(box.materials):
            if box.goal_needs[goal] >> material & 1:
                mark, style = goal_mark(view, seat, viewer, symbol)
                text.append(f" {mark}", style)
        text.append("\n")
    text.rstrip()
    return text


def goal_mark(view: Any, seat: int, viewer: int, symbol: str) -> tuple[str, str]:
    """What a goal's owner has is ticked; what one lacks is marked among one's own goals only."""
    if seat == viewer:
        return material_mark(view, viewer, symbol)
    return (f"{symbol}✓", HELD) if is_held(view, seat, symbol) else (symbol, "")


def last_battle(outlook: Outlook) -> list[SeenEvent]:
    """The events of the latest battle, from the attack on."""
    if not isinstance(outlook, Perspective):
        return []
    seen = outlook.events()
    starts = [number for number, event in enumerate(seen) if event.kind == "attacked"]
    return seen[starts[-1] : starts[-1] + 4] if starts else []


def battle(events: list[SeenEvent], words: Catalogue) -> Text:
    """Who attacked whom, the dice pair by pair, and the losses."""
    kinds = {event.kind: event.facts for event in events}
    text = Text(words.format("board-fight", kinds["attacked"]) + "\n")
    for kind, seat in (("attack_rolled", "seat"), ("defence_rolled", "defender_seat")):
        letter, style = seat_mark(int(str(kinds["attacked"][seat])))
        text.append(f"{letter}  ", style)
        if kind in kinds:
            dice: Any = kinds[kind]["dice"]
            text.append("  ".join(f"{DICE[die]} {die}" for die in dice), style)
        text.append("\n")
    if "losses" in kinds:
        text.append(words.format("event-losses", kinds["losses"]))
    return text


def chances(outlook: Outlook, words: Catalogue) -> Text:
    """For each number of an attack: how likely the conquest is, and what it costs on average."""
    text = Text()
    for action in outlook.legal():
        facts: Any = outlook.facts(action)
        if "odds" in facts:
            text.append(words.format("board-chance", chance_facts(outlook, facts)) + "\n")
    text.rstrip()
    return text


def chance_facts(outlook: Outlook, facts: Any) -> Any:
    weights = facts["odds"]
    total, pairs = sum(weights), len(weights) - 1
    view: Any = outlook.view()
    garrison = view["territories"][facts["target"]]["total"]
    lost = sum(number * weight for number, weight in enumerate(weights)) / total
    conquest = weights[pairs] / total if garrison == pairs else 0.0
    return {
        "number": facts["number"],
        "conquest": round(100 * conquest),
        "own_detail": f"{pairs - lost:.1f}",
        "other_detail": f"{lost:.1f}",
    }


def player(view: Any, seat: int, words: Catalogue) -> Text:
    """What a seat has, its next credit, what it still places, and a star for picks in China."""
    someone = view["players"][seat]
    text = Text()
    if seat in view["eliminated"]:
        return Text(words.format("board-out"), "dim")
    facts = {"territories": someone["territories"], "materials": len(someone["materials"]), "credit": someone["credit"]}
    text.append(words.format("board-held", facts))
    if someone["to_place"]:
        text.append("\n" + words.format("board-left", {"left": someone["to_place"]}), "bold")
    if someone["picks"]:
        text.append(f"\n{STAR} " + words.format("board-picks", {"picks": someone["picks"]}), "bold")
    if someone["taken"]:
        text.append("\n" + words.format("board-taken", {"symbols": someone["taken"]}))
    text.append("\n" + " ".join(someone["materials"]), "dim")
    return text


def final_table(view: Any, words: Catalogue) -> Text:
    """W18.15: the four numbers of everybody, in order of rank."""
    heads = [words.format(f"board-column-{column}") for column in COLUMNS]
    text = Text("   " + " ".join(f"{head:>{max(6, len(head))}}" for head in heads) + "\n", "bold")
    players = view["players"]
    for seat in sorted(range(len(players)), key=lambda seat: int(players[seat]["rank"])):
        letter, style = seat_mark(seat)
        text.append(f"{letter}  ", style)
        for head, number in zip(heads, numbers(players[seat]), strict=True):
            text.append(f"{number:>{max(6, len(head))}} ")
        text.append(f" {words.seat_name(seat)}\n", style)
    text.rstrip()
    return text


def numbers(someone: Any) -> list[int]:
    materials = set(someone["materials"]) | set(someone["taken"])
    return [someone["rank"], someone["vp"], len(someone["complete"]), len(materials), someone["territories"]]
