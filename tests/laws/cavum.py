"""What Cavum tells the laws: its ledger, its points counted again, and odd positions. No action or draw is secret."""

import tomllib
from collections import Counter
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
        self.phases = int(game.options["phases"])
        self.total = self.everything(state)
        self.supply, self.pool = self.stock(state.supply), self.stock(state.pool)
        self.pieces = [
            Counter(dict(zip(PIECES, state.pieces[s * 9 : s * 9 + 9], strict=True))) for s in range(self.seats)
        ]
        self.stacks = [tiles_of(stack) for stack in state.board.stacks]
        self.veins = [[vein & 7, vein >> 3] if vein else [] for vein in state.board.veins]
        self.stations = [owner - 1 for owner in state.board.stations]
        self.hands = state.hands[:]
        self.scale = [9 - open for open in state.open]
        self.orders, self.chips, self.cards = state.orders[:], state.chips[:], state.cards[:]
        self.earned, self.scores = state.earned[:], state.scores[:]
        self.by_option = -1
        # A use begun before the books were opened comes from where the state says.
        if state.piece == PIECES.index("option"):
            self.by_option = state.turn
        self.rest = [card - earned for card, earned in zip(self.scores, self.sums(), strict=True)]

    def stock(self, counts: list[int]) -> Counter[str]:
        stock = Counter(dict(zip(STOCK, counts, strict=False)))
        for seat in range(self.seats):
            stock[f"station {seat}"] = counts[len(STOCK) + seat]
        return stock

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

    def use(self, seat: int, piece: str, stock: str) -> None:
        """A piece leaves the set, or the pool when an option is being used."""
        if self.by_option == seat:
            self.pool[stock] -= 1
            self.spend_option(seat)
            self.by_option = -1
        else:
            self.pieces[seat][piece] -= 1

    def spend_option(self, seat: int) -> None:
        self.pieces[seat]["option"] -= 1
        self.supply["option"] += 1

    def spend_prospect(self, facts: dict[str, Any]) -> None:
        self.pieces[facts["seat"]]["prospect"] -= 1
        self.supply["prospect"] += 1

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
                self.pieces[seat][piece] += count
                stock = {"dynamite": facts["dynamite"], "station": f"station {seat}"}.get(piece, piece)
                self.supply[stock] -= count

    def see_order_taken(self, facts: dict[str, Any]) -> None:
        self.move_order(facts["order"], FACE_UP, facts["seat"])
        assert facts["points"] == 2 * self.chips[ORDERS[facts["order"]]]
        self.chips[ORDERS[facts["order"]]] = 0
        self.earn(facts["seat"], "chips", facts["points"])

    def see_chip_laid(self, facts: dict[str, Any]) -> None:
        self.chips[ORDERS[facts["order"]]] += 1

    def see_option_points(self, facts: dict[str, Any]) -> None:
        self.spend_option(facts["seat"])
        self.earn(facts["seat"], "options", facts["points"])

    def see_option_used(self, facts: dict[str, Any]) -> None:
        self.by_option = facts["seat"]

    def see_tile_laid(self, facts: dict[str, Any]) -> None:
        tile = facts["tile"]
        self.use(facts["seat"], "dynamite" if tile.startswith("dynamite") else tile, tile)
        stack = self.stacks[NAMES.index(facts["hex"])]
        stack.append(tile)
        assert facts["level"] == len(stack)

    def see_station_built(self, facts: dict[str, Any]) -> None:
        seat = facts["seat"]
        self.use(seat, "station", f"station {seat}")
        node = NAMES.index(facts.get("hex") or facts["space"])
        assert self.stations[node] == -1
        self.stations[node] = seat

    see_city_station_built = see_station_built

    def see_vein_laid(self, facts: dict[str, Any]) -> None:
        self.use(facts["seat"], "vein", "vein")
        colour = COLOURS.index(facts["colour"])
        self.scale[colour] -= facts["count"]
        self.veins[NAMES.index(facts["hex"])] = [colour, facts["count"]]

    def see_given_up(self, facts: dict[str, Any]) -> None:
        seat, piece = facts["seat"], facts["piece"]
        self.pieces[seat]["dynamite" if piece.startswith("dynamite") else piece] -= 1
        self.pool[f"station {seat}" if piece == "station" else piece] += 1

    def see_prospected(self, facts: dict[str, Any]) -> None:
        self.spend_prospect(facts)
        veins = [self.veins[NAMES.index(name)] for name in facts["route"] if NAMES.index(name) < len(self.veins)]
        found = [vein for vein in veins if vein]
        assert [COLOURS[vein[0]] for vein in found] == facts["colours"]
        for vein in found:
            vein[1] -= 1
            self.hands[facts["seat"] * 6 + vein[0]] += 1

    see_no_route = spend_prospect

    def see_vein_emptied(self, facts: dict[str, Any]) -> None:
        hex = NAMES.index(facts["hex"])
        assert self.veins[hex] == [COLOURS.index(facts["colour"]), 0]
        self.veins[hex] = []
        self.pool["vein"] += 1

    def see_city_scored(self, facts: dict[str, Any]) -> None:
        assert facts["points"] == facts["count"] * facts["free"]
        self.earn(facts["seat"], "cities", facts["points"])

    def see_blast(self, facts: dict[str, Any]) -> None:
        hex = NAMES.index(facts["hex"])
        assert self.stacks[hex] == facts["tiles"]
        self.pool.update(facts["tiles"])
        self.stacks[hex] = []
        for name, tile in zip(facts["torn"], facts["torn_tiles"], strict=True):
            assert self.stacks[NAMES.index(name)].pop() == tile
            self.pool[tile] += 1

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

    def everything(self, state: CavumState) -> Counter[str]:
        """Every tile, vein, station, option and prospect tile, wherever it is."""
        whole = self.stock(state.supply) + self.stock(state.pool)
        for stack in state.board.stacks:
            whole.update(tiles_of(stack))
        whole["vein"] += sum(vein > 0 for vein in state.board.veins)
        for seat in range(self.seats):
            left = dict(zip(PIECES, state.pieces[seat * 9 : seat * 9 + 9], strict=True))
            whole[f"station {seat}"] += state.board.stations.count(seat + 1) + left.pop("station")
            whole[f"dynamite_{(0, 2, 3, 4, 6)[state.cards[seat]]}"] += left.pop("dynamite")
            whole.update(left)
        return +whole

    def differences(self, state: CavumState) -> list[str]:
        stones = [sum(state.hands[c::6]) + 9 - state.open[c] for c in range(6)]
        for vein in state.board.veins:
            stones[vein & 7] += vein >> 3
        scores = [rest + earned for rest, earned in zip(self.rest, self.sums(), strict=True)]
        pieces = [self.pieces[seat][piece] for seat in range(self.seats) for piece in PIECES]
        return [
            *same("supply", self.supply, self.stock(state.supply)),
            *same("pool", self.pool, self.stock(state.pool)),
            *same("everything", self.total, self.everything(state)),
            *compare("pieces", pieces, state.pieces),
            *same("stacks", self.stacks, [tiles_of(stack) for stack in state.board.stacks]),
            *same("veins", self.veins, [[vein & 7, vein >> 3] if vein else [] for vein in state.board.veins]),
            *compare("stations", self.stations, [owner - 1 for owner in state.board.stations]),
            *compare("hands", self.hands, state.hands),
            *compare("stones on the scales", self.scale, [9 - open for open in state.open]),
            *compare("stones in all", [9] * 6, stones),
            *compare("orders", self.orders, state.orders),
            *compare("chips", self.chips, state.chips),
            *compare("cards", self.cards, state.cards),
            *compare("points by source", self.earned, state.earned),
            *compare("scores", scores, state.scores),
            *(["something is owed"] if min(state.supply + state.pool + state.hands + state.pieces) < 0 else []),
        ]


def same(what: str, booked: object, found: object) -> list[str]:
    return [] if booked == found else [f"{what}: the books say {booked}, the state {found}"]


def tiles_of(stack: int) -> list[str]:
    """The kinds of the tiles of a stack from bottom to top."""
    kinds: list[str] = []
    while stack:
        kinds.insert(0, KINDS[((stack & 63) - 1) // 6])
        stack >>= 6
    return kinds


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
    desk.order(0, 1, 7).order(2, 4).order(3, 13)
    return Position("crowded mountain", 4, desk.game.dump(desk.state))


def bare() -> Position:
    """Two seats on a mountain on which nothing can be laid any more."""
    desk = Desk.building()
    desk.state.board.stacks = [0] * 91
    desk.state.board.veins = [0] * 91
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
