"""When the reason for a refusal is true: for each clause a test of the position, written apart from the game's own.

Each gets what was asked: the game, the position, the seat, the action and the facts of the refusal.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from motherlode.games.rockwell import Rockwell
from motherlode.games.rockwell.state import DECISIONS, RockwellState, die_of, place_of, strength_of
from motherlode.kernel import Action

TILES = [f"{ring}{sector}" for ring in "abcd" for sector in range(8)]
EDGES = [f"{tile}_{tile[0]}{(int(tile[1]) + 1) % 8}" for tile in TILES]
PLACES = [*TILES, *EDGES, "e0", "e1", "e2", "e3", "core"]
OUT = ("e0", "e1", "e2", "e3", "core")
DRILLING_PHASES = ("drilling", "moving", "carrying", "bribing", "bribing_to", "hiring")


@dataclass
class Asked:
    """A refused question."""

    game: Rockwell
    state: RockwellState
    seat: int
    action: Action
    facts: dict[str, Any]

    @property
    def phase(self) -> str:
        return DECISIONS[self.state.phase]

    @property
    def about(self) -> dict[str, Any]:
        return dict(self.action.facts)

    @property
    def view(self) -> dict[str, Any]:
        return dict(self.game.view(self.state, self.seat))

    @property
    def is_asked(self) -> bool:
        return self.seat in self.game.to_act(self.state)

    def crews(self, owner: int) -> list[tuple[str, int, int]]:
        row = self.state.crews[owner * 4 : owner * 4 + 4]
        return [(PLACES[place_of(crew)], strength_of(crew), die_of(crew)) for crew in row]

    @property
    def active(self) -> tuple[str, int, int]:
        return self.crews(self.state.active)[self.state.crew]

    @property
    def victim(self) -> tuple[str, int, int]:
        owner = self.state.seats if self.action.kind == "bribe_ai" else int(self.about["victim_seat"])
        return self.crews(owner)[int(self.about["crew"]) - 1]

    def is_flipped(self, tile: str) -> bool:
        return self.state.flipped >> TILES.index(tile) & 1 == 1

    def chairs(self, board: int) -> list[int]:
        first = self.game.rules.first_chair
        return self.state.chairs[first[board - 1] : first[board]]

    @property
    def reach(self) -> int:
        return self.state.mobility[self.seat]

    def neighbours(self, tile: str) -> list[str]:
        return [TILES[near] for near in self.game.rules.neighbours[TILES.index(tile)]]

    def is_first(self, order: list[int]) -> bool:
        return int(self.facts["active_seat"]) == order[0] == self.state.acting


def tiles(place: str) -> list[str]:
    return [] if place in OUT else place.split("_")


def is_only_in(*phases: str) -> Callable[[Asked], bool]:
    """The action belongs to these phases, and it is another one now, or another step of them."""
    return lambda asked: asked.phase not in phases


def whose_turn(asked: Asked) -> bool:
    return not asked.is_asked and asked.facts["active_seat"] == asked.state.acting


def has_no_chair(*numbers: int) -> Callable[[Asked], bool]:
    """Not the moment after the move, or none of these chairs of board 1."""

    def is_true(asked: Asked) -> bool:
        chairs = [asked.chairs(1)[number - 1] for number in numbers]
        offered = {1: "bribing", 3: "hiring"}[numbers[0]]
        return asked.phase != offered or asked.seat not in chairs

    return is_true


def lacks(asked: Asked) -> bool:
    """What is said to be there is all there is, and not enough."""
    seat, state = asked.seat, asked.state
    money = state.money[seat] - state.offer_money[seat]
    cubes = [state.cubes[seat * 4 + kind] - state.offer[seat * 4 + kind] for kind in range(4)]
    return asked.facts["have"] < asked.facts["needed"] and asked.facts["have"] in (money, *cubes, state.tokens[seat])


def is_unspelled(asked: Asked) -> bool:
    """Cubes by kind, fives before ones, then notes: what was asked for has its place before what is there."""
    if asked.phase not in ("auction", "insuring"):
        return True
    state, seat = asked.state, asked.seat
    return (
        not asked.is_asked
        or any(state.offer[seat * 4 : seat * 4 + 4])
        or state.offer_money[seat] > 0
        or (
            asked.action.kind not in ("bid_cubes", "bid_money", "insure", "bid_done", "insure_done")
            or asked.action.kind.startswith("bid") != (asked.phase == "auction")
            or asked.action.kind == "bid_money"
            or asked.about["cubes"] == 5
        )
    )


def is_too_far(asked: Asked) -> bool:
    """A place out of reach for a crew on a tile or edge with the mobility that is named."""
    place = asked.facts["place"]
    return (
        asked.facts["mobility"] == asked.reach and place not in (asked.active[0], "core") and asked.active[0] not in OUT
    )


def stands_beside(asked: Asked, place: str, tile: str) -> bool:
    return any(near in asked.neighbours(tile) for near in tiles(place)) and tile not in tiles(place)


def own_tiles(asked: Asked) -> list[str]:
    return [tile for place, _, _ in asked.crews(asked.seat) for tile in tiles(place)]


def no_shaft_by(level: int) -> Callable[[Asked], bool]:
    def is_true(asked: Asked) -> bool:
        if "tile" not in asked.facts:
            return True
        tile = asked.facts["tile"]
        near = any(tile == own or tile in asked.neighbours(own) for own in own_tiles(asked))
        owners = range(len(asked.state.crews) // 4)
        foreign = any(tile in tiles(crew[0]) for owner in owners if owner != asked.seat for crew in asked.crews(owner))
        return not near or (foreign and not asked.is_flipped(tile)) or (level == 1 and asked.is_flipped(tile))

    return is_true


def is_no_shaft_to_move(asked: Asked) -> bool:
    """None on the tile, a level not bought, or another step than the present one: shaft, level, tile."""
    shafts = asked.view["seats"][asked.seat]["shafts"]
    if "tile" in asked.facts:
        return asked.facts["tile"] not in shafts
    if "level" in asked.facts:
        return int(asked.facts["level"]) > len(shafts)
    return asked.phase != {"shaft_level": "shaft_level", "shaft_to": "shaft_moving"}.get(asked.action.kind, "working")


def is_by_entrance(asked: Asked) -> bool:
    tile = asked.facts["tile"]
    entrances = [int(place[1]) for place, _, _ in asked.crews(asked.seat) if place[0] == "e"]
    touched = [f"a{2 * entrance + side}" for entrance in entrances for side in (0, 1)]
    return tile in touched and not any(tile == own or tile in asked.neighbours(own) for own in own_tiles(asked))


def is_extracting(asked: Asked) -> bool:
    return asked.phase in ("choosing_tile", "flipping", "drawing", "endangered")


def is_boxed_in(asked: Asked) -> bool:
    place = asked.crews(2)[asked.state.crew][0]
    near = [f"a{2 * int(place[1]) + side}" for side in (0, 1)] if place[0] == "e" else asked.neighbours(place)
    return all(asked.is_flipped(tile) for tile in near)


TRUTHS: dict[str, Callable[[Asked], bool]] = {
    "R1.1": lambda asked: asked.about["victim_seat"] >= asked.state.seats,
    "R1.9": lacks,
    "R4.1": lambda asked: asked.phase in ("laying", "directing", "controlling"),
    "R4.5": lambda asked: (
        asked.seat not in asked.chairs(int(asked.facts["board"][-1]))
        and (asked.phase in ("trading", "counting")) == (asked.facts["board"] == "board_2")
    ),
    "R5.1": is_unspelled,
    "R6.1": lambda asked: whose_turn(asked) if asked.facts else asked.phase != "placing",
    "R6.2": lambda asked: asked.seat in asked.chairs(int(asked.facts["board"][-1])),
    "R6.3": lambda asked: asked.chairs(int(asked.facts["board"][-1]))[asked.facts["chair"] - 1] >= 0,
    "R6.7": lambda asked: asked.facts["chair"] > len(asked.view["boards"][asked.facts["board"]]),
    "R7.1": is_unspelled,
    "R7.2": lambda asked: asked.phase == "insuring" and not asked.is_asked,
    "R8.1": lambda asked: whose_turn(asked) and asked.phase in DRILLING_PHASES,
    "R8.2": lambda asked: asked.phase != ("drilling" if asked.action.kind == "crew" else "moving"),
    "R8.3": lambda asked: asked.phase not in ("bribing", "hiring"),
    "R8.4": lambda asked: asked.phase in ("bribing", "bribing_to", "hiring"),
    "R8.5": lambda asked: all(place == "core" for place, _, _ in asked.crews(asked.seat)),
    "R8.6": lambda asked: asked.facts["place"] == asked.active[0] if asked.facts else asked.phase != "moving",
    "R8.8": lambda asked: asked.active[0] in OUT[:4],
    "R8.10": lambda asked: (
        asked.active[0][0] != "d" or "_" in asked.active[0] if asked.facts else asked.phase != "moving"
    ),
    "R8.11": lambda asked: asked.crews(asked.seat)[asked.about["crew"] - 1][0] == "core",
    "R8.15": lambda asked: is_too_far(asked) and asked.reach == 0,
    "R8.16": lambda asked: is_too_far(asked) and asked.reach == 1,
    "R8.17": lambda asked: "_" in asked.facts["place"] and asked.reach < 2 if asked.facts else asked.phase != "moving",
    "R8.18": lambda asked: is_too_far(asked) and asked.reach == 2,
    "R8.19": lambda asked: is_too_far(asked) and asked.reach == 3,
    "R8.20": lambda asked: asked.active[0] in OUT[:4] and asked.reach == 3,
    "R8.21": lambda asked: is_too_far(asked) and asked.active[0][0] == asked.facts["place"][0] == "d",
    "R8.24": lambda asked: (
        "_" in asked.facts["place"]
        and any("_" in crew[0] for owner in range(asked.state.seats) for crew in asked.crews(owner))
    ),
    "R9.1": has_no_chair(1, 2),
    "R9.2": lambda asked: asked.is_flipped(asked.facts["tile"]) and asked.facts["tile"] in own_tiles(asked),
    "R9.3": lambda asked: (
        not stands_beside(asked, asked.facts["place"], asked.facts["tile"]) and asked.facts["tile"] in own_tiles(asked)
    ),
    "R9.4": lambda asked: all(
        asked.is_flipped(tile) for tile in tiles(asked.facts["place"]) if tile in asked.neighbours(asked.facts["tile"])
    ),
    "R9.5": lambda asked: (
        asked.victim[0] == asked.facts["place"]
        and (asked.about.get("victim_seat") == asked.seat or asked.victim[0] in OUT)
    ),
    "R9.6": lambda asked: asked.state.bribes == 0,
    "R9.7": lambda asked: asked.phase == "bribing_to" or is_extracting(asked),
    "R9.10": lambda asked: asked.facts["die"] > asked.facts["cap"],
    "R9.11": lambda asked: asked.facts["have"] == asked.state.money[asked.seat] < asked.facts["needed"],
    "R9.12": lambda asked: "_" in asked.facts["place"] and asked.facts["tile"] in tiles(asked.facts["place"]),
    "R9.13": lambda asked: (
        asked.facts["tile"] not in tiles(asked.active[0]) if asked.facts else asked.phase != "bribing_to"
    ),
    "R9.14": lambda asked: not own_tiles(asked),
    "R10.1": has_no_chair(3, 4),
    "R10.4": lambda asked: is_extracting(asked) or any(die for _, _, die in asked.crews(asked.seat)),
    "R10.5": lambda asked: asked.facts["strength"] > asked.facts["cap"],
    "R10.6": lambda asked: asked.state.dice == 0,
    "R10.7": lambda asked: asked.phase == "carrying",
    "R10.8": lambda asked: asked.phase != "carrying",
    "R10.9": lambda asked: asked.active[2] > 0 and asked.seat == asked.state.active,
    "R10.10": lambda asked: asked.phase != "carrying",
    "R10.11": lambda asked: asked.phase == "moving" and asked.active[2] > 0,
    "R10.12": lambda asked: not own_tiles(asked),
    "R11.1": is_extracting,
    "R11.4": lambda asked: asked.is_flipped(asked.facts["tile"]),
    "R11.17": lambda asked: (
        asked.phase != "choosing_tile" or not asked.is_asked or not asked.is_flipped(asked.facts["tile"])
    ),
    "R12.6": lambda asked: asked.phase != "endangered" or asked.facts["tokens"] > asked.facts["most"],
    "R12.7": lambda asked: (
        asked.facts["tokens"] > asked.facts["most"] == sum(asked.state.loot[asked.seat * 4 : asked.seat * 4 + 4])
    ),
    "R12.11": lambda asked: whose_turn(asked) and asked.phase == "endangered",
    "R14.1": lambda asked: whose_turn(asked) and asked.phase in ("trading", "counting"),
    "R14.3": lambda asked: asked.phase != "trading",
    "R14.4": lambda asked: (
        asked.phase != ("trading" if asked.action.kind in ("buy", "sell") else "counting")
        or asked.state.amount == 0
        or asked.state.amount % 5 > 0
    ),
    "R14.5": lambda asked: asked.facts["kind"] in asked.view["seats"][asked.seat]["traded"],
    "R15.1": lambda asked: whose_turn(asked) and asked.phase in ("working", "shaft_level", "shaft_moving"),
    "R15.3": is_only_in("working"),
    "R15.5": is_only_in("working", "shaft_level", "shaft_moving"),
    "R15.6": lambda asked: asked.facts["place"] == "core" or asked.facts["strength"] == 4,
    "R15.8": is_only_in("working", "shaft_level", "shaft_moving"),
    "R15.9": is_only_in("working", "shaft_level", "shaft_moving"),
    "R15.10": lambda asked: asked.facts["level"] == 4,
    "R15.11": is_only_in("working", "shaft_level", "shaft_moving"),
    "R15.12": no_shaft_by(1),
    "R15.13": no_shaft_by(2),
    "R15.15": lambda asked: any(asked.facts["tile"] in company["shafts"] for company in asked.view["seats"]),
    "R15.16": is_by_entrance,
    "R15.17": is_no_shaft_to_move,
    "R15.19": is_only_in("working", "shaft_level", "shaft_moving"),
    "R15.20": lambda asked: asked.view["deliveries"][asked.facts["kind"]]["left"] == 0,
    "R17.5": lambda asked: asked.phase == "over",
    "R17.6": lambda asked: asked.phase == "over",
    "R17.15": lambda asked: asked.phase == "over" and asked.state.round == asked.game.options["max_rounds"],
    "R19.2": lambda asked: asked.state.seats != 2,
    "R19.7": lambda asked: (
        asked.facts["tile"] not in asked.neighbours(place)
        if (place := asked.crews(2)[asked.state.crew][0]) not in OUT
        else int(asked.facts["tile"][1]) // 2 != int(place[1]) or asked.facts["tile"][0] != "a"
    ),
    "R19.8": lambda asked: asked.crews(2)[asked.facts["crew"] - 1][0] not in OUT,
    "R19.9": lambda asked: len(set(asked.crews(2))) > 1,
    "R19.10": lambda asked: asked.is_first(asked.state.control) if asked.facts else asked.phase != "ai_crew",
    "R19.11": lambda asked: not is_boxed_in(asked),
    "R19.12": lambda asked: (
        asked.is_first(asked.state.control) and not is_boxed_in(asked) if asked.facts else asked.phase != "ai_moving"
    ),
    "R19.13": lambda asked: asked.is_first(asked.state.control) and is_boxed_in(asked),
    "R19.18": lambda asked: (
        asked.crews(2)[asked.facts["crew"] - 1][1] == 4
        if "crew" in asked.facts
        else asked.phase != "ai_raising" or asked.is_first(asked.state.direction)
    ),
}
