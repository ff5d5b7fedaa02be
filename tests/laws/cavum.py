"""What Cavum tells the laws: its ledger, its points counted again, and odd positions. No action or draw is secret."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from motherlode.games.cavum import Cavum, components
from motherlode.games.cavum.state import SOURCES, CavumState
from motherlode.kernel import Event, Game
from motherlode.testing.case import LawCase, Position
from motherlode.testing.conservation import compare
from tests.games.cavum.desk import Desk

BOX: dict[str, Any] = tomllib.loads(Path(components.__file__).with_name("components.toml").read_text(encoding="utf-8"))
KINDS = [f"{sort}_{size}" for sort in ("tunnel", "dynamite") for size in (2, 3, 4, 6)]
STOCK = [*KINDS, "vein", "option", "prospect"]
PIECES = [*KINDS[:4], "dynamite", "vein", "station", "option", "prospect"]
COLOURS = [gem["id"] for gem in BOX["gem"]]
ORDERS = {order["id"]: number for number, order in enumerate(BOX["order"])}
NAMES = Desk().box.names
DECK, FACE_UP, GONE = -3, -2, -1


class CavumLedger:
    """Tiles by kind and place, veins, stations, stones by colour and place, orders, chips, cards and points."""

    def __init__(self, game: Game[CavumState], state: CavumState) -> None:
        self.seats = state.seats
        self.total = everything(state)
        self.supply, self.pool, self.pieces = state.supply[:], state.pool[:], state.pieces[:]
        self.stacks = [tiles_of(stack) for stack in state.board.stacks]
        self.veins = [(vein & 7, vein >> 3) for vein in state.board.veins]
        self.stations = [owner - 1 for owner in state.board.stations]
        self.hands = state.hands[:]
        self.scale = [9 - open for open in state.open]
        self.orders, self.chips, self.cards = state.orders[:], state.chips[:], state.cards[:]
        self.earned = state.earned[:]
        self.before = [score - earned for score, earned in zip(state.scores, self.sums(), strict=True)]
        # A piece already in use when the ledger starts: the state says where it comes from.
        self.by_option = state.turn if state.piece == PIECES.index("option") else -1

    def sums(self) -> list[int]:
        width = len(SOURCES)
        return [sum(self.earned[seat * width : (seat + 1) * width]) for seat in range(self.seats)]

    # What is seen.

    def see(self, event: Event) -> None:
        assert not event.secret
        facts: dict[str, Any] = event.facts
        book = getattr(self, f"see_{event.kind}", None)
        if book:
            book(facts)

    def earn(self, seat: int, source: str, points: int) -> None:
        self.earned[seat * len(SOURCES) + SOURCES.index(source)] += points

    def use(self, seat: int, piece: str, stock: int) -> None:
        """A piece leaves the set, or the pool when an option is being used."""
        if self.by_option == seat:
            self.pool[stock] -= 1
            self.spend(seat, "option")
            self.by_option = -1
        else:
            self.pieces[seat * 9 + PIECES.index(piece)] -= 1

    def spend(self, seat: int, piece: str) -> None:
        """An option or prospect tile goes back to the supply."""
        self.pieces[seat * 9 + PIECES.index(piece)] -= 1
        self.supply[STOCK.index(piece)] += 1

    def see_phase_started(self, facts: dict[str, Any]) -> None:
        self.cards = [0] * self.seats

    def see_order_turned_up(self, facts: dict[str, Any]) -> None:
        self.move_order(facts["order"], DECK, FACE_UP)

    def move_order(self, order: str, origin: int, end: int) -> None:
        assert self.orders[ORDERS[order]] == origin
        self.orders[ORDERS[order]] = end

    def see_auction_won(self, facts: dict[str, Any]) -> None:
        self.earn(facts["seat"], "bids", -facts["amount"])

    def see_card_taken(self, facts: dict[str, Any]) -> None:
        assert facts["card"] not in self.cards
        self.cards[facts["seat"]] = facts["card"]

    def see_pieces_taken(self, facts: dict[str, Any]) -> None:
        seat = facts["seat"]
        for piece, count in BOX["set"].items():
            if piece != "source":
                self.pieces[seat * 9 + PIECES.index(piece)] += count
                self.supply[stock_of(facts["dynamite"] if piece == "dynamite" else piece, seat)] -= count

    def see_order_taken(self, facts: dict[str, Any]) -> None:
        self.move_order(facts["order"], FACE_UP, facts["seat"])
        assert facts["points"] == 2 * self.chips[ORDERS[facts["order"]]]
        self.chips[ORDERS[facts["order"]]] = 0
        self.earn(facts["seat"], "chips", facts["points"])

    def see_chip_laid(self, facts: dict[str, Any]) -> None:
        self.chips[ORDERS[facts["order"]]] += 1

    def see_option_points(self, facts: dict[str, Any]) -> None:
        self.spend(facts["seat"], "option")
        self.earn(facts["seat"], "options", facts["points"])

    def see_option_used(self, facts: dict[str, Any]) -> None:
        self.by_option = facts["seat"]

    def see_tile_laid(self, facts: dict[str, Any]) -> None:
        tile = facts["tile"]
        self.use(facts["seat"], "dynamite" if tile.startswith("dynamite") else tile, KINDS.index(tile))
        hex = NAMES.index(facts["hex"])
        self.stacks[hex] = (*self.stacks[hex], tile)
        assert facts["level"] == len(self.stacks[hex])

    def see_station_built(self, facts: dict[str, Any]) -> None:
        seat = facts["seat"]
        self.use(seat, "station", stock_of("station", seat))
        node = NAMES.index(facts.get("hex") or facts["space"])
        assert self.stations[node] == -1
        self.stations[node] = seat

    see_city_station_built = see_station_built

    def see_vein_laid(self, facts: dict[str, Any]) -> None:
        self.use(facts["seat"], "vein", STOCK.index("vein"))
        colour = COLOURS.index(facts["colour"])
        self.scale[colour] -= facts["count"]
        self.veins[NAMES.index(facts["hex"])] = (colour, facts["count"])

    def see_given_up(self, facts: dict[str, Any]) -> None:
        seat, piece = facts["seat"], facts["piece"]
        self.pieces[seat * 9 + PIECES.index("dynamite" if piece.startswith("dynamite") else piece)] -= 1
        self.pool[stock_of(piece, seat)] += 1

    def see_prospected(self, facts: dict[str, Any]) -> None:
        self.spend(facts["seat"], "prospect")
        nodes = [NAMES.index(name) for name in facts["route"]]
        veins = [node for node in nodes if node < len(self.veins) and self.veins[node][1]]
        assert [COLOURS[self.veins[hex][0]] for hex in veins] == facts["colours"]
        for hex in veins:
            colour, stones = self.veins[hex]
            self.veins[hex] = (colour, stones - 1)
            self.hands[facts["seat"] * 6 + colour] += 1

    def see_no_route(self, facts: dict[str, Any]) -> None:
        self.spend(facts["seat"], "prospect")

    def see_vein_emptied(self, facts: dict[str, Any]) -> None:
        hex = NAMES.index(facts["hex"])
        assert self.veins[hex] == (COLOURS.index(facts["colour"]), 0)
        self.veins[hex] = (0, 0)
        self.pool[STOCK.index("vein")] += 1

    def see_city_scored(self, facts: dict[str, Any]) -> None:
        assert facts["points"] == facts["count"] * facts["free"]
        self.earn(facts["seat"], "cities", facts["points"])

    def see_blast(self, facts: dict[str, Any]) -> None:
        hex = NAMES.index(facts["hex"])
        assert self.stacks[hex] == tuple(facts["tiles"])
        self.stacks[hex] = ()
        for name, tile in zip(facts["torn"], facts["torn_tiles"], strict=True):
            torn = NAMES.index(name)
            assert self.stacks[torn][-1] == tile
            self.stacks[torn] = self.stacks[torn][:-1]
        for tile in facts["tiles"] + facts["torn_tiles"]:
            self.pool[KINDS.index(tile)] += 1

    def see_stones_sold(self, facts: dict[str, Any]) -> None:
        assert facts["points"] == facts["count"] * facts["price"]
        self.sell(facts["seat"], facts["colour"], facts["count"])
        self.earn(facts["seat"], "sales", facts["points"])

    def sell(self, seat: int, name: str, count: int) -> None:
        self.hands[seat * 6 + COLOURS.index(name)] -= count
        self.scale[COLOURS.index(name)] += count

    def see_order_fulfilled(self, facts: dict[str, Any]) -> None:
        order = BOX["order"][ORDERS[facts["order"]]]
        self.move_order(facts["order"], facts["seat"], GONE)
        for colour in order["stones"]:
            self.sell(facts["seat"], colour, 1)
        self.earn(facts["seat"], "orders", order["value"])

    def see_penalty(self, facts: dict[str, Any]) -> None:
        assert self.orders[ORDERS[facts["order"]]] == facts["seat"]
        self.earn(facts["seat"], "penalties", -BOX["order"][ORDERS[facts["order"]]]["penalty"])

    def see_stone_sold(self, facts: dict[str, Any]) -> None:
        assert facts["points"] == 9 - self.scale[COLOURS.index(facts["colour"])]
        self.sell(facts["seat"], facts["colour"], 1)
        self.earn(facts["seat"], "final_sale", facts["points"])

    # What the state says.

    def differences(self, state: CavumState) -> list[str]:
        board = state.board
        scores = [before + earned for before, earned in zip(self.before, self.sums(), strict=True)]
        return [
            *compare("supply", self.supply, state.supply),
            *compare("pool", self.pool, state.pool),
            *compare("everything", self.total, everything(state)),
            *compare("pieces", self.pieces, state.pieces),
            *same("stacks", self.stacks, [tiles_of(stack) for stack in board.stacks]),
            *same("veins", self.veins, [(vein & 7, vein >> 3) for vein in board.veins]),
            *compare("stations", self.stations, [owner - 1 for owner in board.stations]),
            *compare("hands", self.hands, state.hands),
            *compare("stones on the scales", self.scale, [9 - open for open in state.open]),
            *compare("stones in all", [9] * 6, stones(state)),
            *compare("orders", self.orders, state.orders),
            *compare("chips", self.chips, state.chips),
            *compare("cards", self.cards, state.cards),
            *compare("points by source", self.earned, state.earned),
            *compare("scores", scores, state.scores),
            *(["something is owed"] if min(state.supply + state.pool + state.hands + state.pieces) < 0 else []),
        ]


def same(what: str, booked: object, found: object) -> list[str]:
    return [] if booked == found else [f"{what}: the ledger says {booked}, the state {found}"]


def stock_of(piece: str, seat: int) -> int:
    return len(STOCK) + seat if piece == "station" else STOCK.index(piece)


@cache
def tiles_of(stack: int) -> tuple[str, ...]:
    """The kinds of the tiles of a stack from bottom to top."""
    return (*tiles_of(stack >> 6), KINDS[((stack & 63) - 1) // 6]) if stack else ()


def everything(state: CavumState) -> list[int]:
    """Every tile, vein, option, prospect tile and station, in all places."""
    whole = [in_supply + in_pool for in_supply, in_pool in zip(state.supply, state.pool, strict=True)]
    for stack in filter(None, state.board.stacks):
        for tile in tiles_of(stack):
            whole[KINDS.index(tile)] += 1
    whole[STOCK.index("vein")] += len(state.board.veins) - state.board.veins.count(0)
    for seat in range(state.seats):
        whole[len(STOCK) + seat] += state.board.stations.count(seat + 1)
        dynamite = f"dynamite_{(2, 2, 3, 4, 6)[state.cards[seat]]}"
        for piece, count in zip(PIECES, state.pieces[seat * 9 : seat * 9 + 9], strict=True):
            whole[stock_of(dynamite if piece == "dynamite" else piece, seat)] += count
    return whole


def stones(state: CavumState) -> list[int]:
    """The stones of each colour on scales, in hands and on veins (C3.21)."""
    found = [sum(state.hands[c::6]) + 9 - state.open[c] for c in range(6)]
    for vein in filter(None, state.board.veins):
        found[vein & 7] += vein >> 3
    return found


def recount(game: Game[CavumState], state: CavumState) -> list[dict[str, int]]:
    """Penalties from the cards still held; what the ledger has followed step by step is taken from its books.

    The cards that left the game must be worth what was earned with orders.
    """
    gone = [order for order, place in zip(BOX["order"], state.orders, strict=True) if place == GONE]
    points: list[dict[str, int]] = []
    for seat in range(state.seats):
        held = [order for order, place in zip(BOX["order"], state.orders, strict=True) if place == seat]
        earned = dict(zip(SOURCES, state.earned[seat * len(SOURCES) : (seat + 1) * len(SOURCES)], strict=True))
        points.append({"start": 20, **earned, "penalties": -sum(order["penalty"] for order in held)})
    assert sum(entry["orders"] for entry in points) == sum(order["value"] for order in gone)
    return points


def crowded() -> Position:
    """Phase 3 of four seats on a mountain full of tiles, with many stations, veins and full hands."""
    desk = Desk.building(4).last_phase()
    stock = desk.state.supply
    for hex in range(30):
        tile = ("6k0", "4k0", "3k1", "2k0", "4k1", "3k0", "6k0", "2k2")[hex % 8]
        desk.tiles(f"{tile}@{NAMES[hex]}")
        stock[KINDS.index(f"tunnel_{tile[0]}")] -= 1
    homes = (("b2", "north_west_1"), ("b5", "north_east_7"), ("c8", "north_west_5"), ("d4", "south_5"))
    for seat, places in enumerate(homes):
        for place in places:
            desk.stations(seat, place)
            stock[11 + seat] -= 1
    for place, colour in (("c3", "red"), ("c6", "green"), ("d2", "white")):
        desk.vein(place, colour, 2)
        stock[8] -= 1
    desk.hand(0, red=2, blue=1).hand(1, blue=3, purple=2).hand(2, white=1).hand(3, green=4)
    desk.state.orders = [FACE_UP] * len(ORDERS)
    desk.order(0, 1, 7).order(2, 4).order(3, 13)
    return Position("crowded mountain", 4, desk.game.dump(desk.state))


def bare() -> Position:
    """Two seats on a mountain on which nothing can be laid any more."""
    desk = Desk.building()
    desk.state.board.stacks = [0] * 91
    desk.state.board.veins = bytes(91)
    desk.state.supply[2] += 4
    desk.state.supply[3] += 1
    desk.state.supply[8] += 1
    desk.state.open[0] = 0
    return Position("bare mountain", 2, desk.game.dump(desk.state))


def empty_scales() -> Position:
    """Three seats hold every stone: no vein can be laid, and every colour is sold."""
    desk = Desk.building(3)
    for colour in COLOURS[1:]:
        for seat in range(3):
            desk.hand(seat, **{colour: 3})
    return Position("empty scales", 3, desk.game.dump(desk.state))


CAVUM: LawCase[CavumState] = LawCase(
    factory=Cavum,
    ledger=CavumLedger,
    recount=recount,
    positions=(crowded(), bare(), empty_scales()),
)
