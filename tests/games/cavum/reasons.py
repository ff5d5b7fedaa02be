"""When a reason is true: for every clause that a refusal may name, what the position must be like."""

from collections.abc import Callable
from functools import cached_property
from typing import Any

from motherlode.games.cavum import Cavum
from motherlode.games.cavum.components import KINDS, PIECES, SIZES, STATIONS, TAKES
from motherlode.games.cavum.state import STEPS, CavumState
from motherlode.kernel import Violation
from tests.games.cavum.reference import Cell, Mountain

BUILDING = {"piece", "lay", "turn", "build", "lay_vein", "colour", "take", "start", "route"}
BASIC = {2: (0, 3), 3: (0, 2, 4), 4: (1, 2, 4, 5), 6: (0, 1, 2, 3, 4, 5)}
DECK, FACE_UP, GONE = -3, -2, -1


class Refusal:
    """An action that a seat was refused, and what was said."""

    def __init__(self, game: Cavum, state: CavumState, seat: int, action: int, violation: Violation) -> None:
        self.state, self.seat = state, seat
        self.facts: dict[str, Any] = dict(violation.facts)
        self.box, self.options = game.rules.box, game.options
        self.kind = game.actions[action].kind
        self.about: dict[str, Any] = game.actions[action].facts
        self.step = STEPS[state.step]
        self.is_turn = seat == state.turn
        self.is_bare = not violation.facts

    @cached_property
    def mountain(self) -> Mountain:
        return Mountain(self.box, self.state)

    def is_now(self, *steps: str) -> bool:
        """Whether the seat is asked in one of these steps."""
        return self.is_turn and self.step in steps

    def waits_for(self, *steps: str) -> bool:
        """Whether another seat is asked in one of these steps, and is the one that is named."""
        return not self.is_turn and self.step in steps and self.facts.get("active_seat") == self.state.turn

    def cell(self, name: str) -> Cell:
        return self.box.grid.cells[self.box.names.index(str(self.about[name]))]

    @property
    def lay_cell(self) -> Cell:
        """The hex of a tile, chosen or asked for."""
        return self.cell("hex") if "hex" in self.about else self.box.grid.cells[self.state.hex]

    @property
    def size(self) -> int:
        return SIZES[self.state.kind % 4]

    @property
    def tile_sides(self) -> set[int]:
        """The directions that the tile in use can open here."""
        if self.kind == "turn":
            return {(e + self.about["rotation"]) % 6 for e in BASIC[self.size]}
        rotations = self.box.rotations[self.state.kind % 4]
        return {(e + k) % 6 for e in BASIC[self.size] for k in rotations}

    def is_dead_end(self) -> bool:
        return not any(self.mountain.continues(self.lay_cell, d, self.seat) for d in self.tile_sides)

    def veins_ahead(self) -> list[Cell]:
        ahead = [self.mountain.beside(self.lay_cell, d) for d in self.tile_sides]
        return [cell for cell in ahead if cell in self.mountain.veins]

    def tiles_fit(self) -> bool:
        turned = [frozenset((e + k) % 6 for e in BASIC[self.size]) for k in range(6)]
        is_open = self.options["city_edge"] == "open"
        return any(self.mountain.can_lay(h, t, self.seat, is_open) for h in self.mountain.mountain for t in turned)

    def stones(self) -> int:
        return sum(self.state.hands[self.seat * 6 : self.seat * 6 + 6])

    def stones_of(self, colour: int) -> int:
        return self.state.hands[self.seat * 6 + colour]

    def limit(self) -> int:
        return min(self.state.scores[self.seat], 199)

    def has_passed(self) -> bool:
        return bool(self.state.passed >> self.seat & 1)

    def pieces(self) -> int:
        return sum(self.state.pieces[self.seat * 9 : self.seat * 9 + 9])

    def order_place(self) -> int:
        return self.state.orders[self.box.orders.index(str(self.about["order"]))]

    def can_fulfil(self, order: int) -> bool:
        needed = self.box.order_stones[order]
        is_own = self.state.orders[order] == self.seat
        return is_own and all(needed.count(colour) <= self.stones_of(colour) for colour in needed)

    def has_use(self) -> bool:
        """Whether what an option would take has a place."""
        take = TAKES.index(self.about["piece"])
        if take < len(KINDS):
            turned = [frozenset((e + k) % 6 for e in BASIC[SIZES[take % 4]]) for k in range(6)]
            is_open = self.options["city_edge"] == "open"
            hexes = self.mountain.mountain
            return any(self.mountain.can_lay(hex, exits, self.seat, is_open) for hex in hexes for exits in turned)
        if self.about["piece"] == "vein":
            return min(self.state.open) < 9 and bool(self.mountain.vein_sites())
        return self.can_build_here() or bool(self.mountain.city_sites(self.seat))

    def can_build_here(self) -> bool:
        if self.state.laid < 0:
            return False
        stack = self.mountain.stacks[self.box.grid.cells[self.state.laid]]
        return len(stack) == 1 and not stack[0][1]

    def in_use(self, piece: str) -> bool:
        return self.state.piece == PIECES.index(piece)

    def route(self) -> list[Cell]:
        return [self.box.grid.cells[node] for node in self.state.route]


def leads_nowhere(r: Refusal) -> bool:
    """C3.11: an own station, or a linked place, from which no other own station can be reached."""
    cell, route = r.cell("place"), r.route()
    fresh, own = r.mountain.nodes(r.seat) - set(route), r.mountain.own(r.seat) - set(route)
    if r.kind == "start":
        return cell in own and r.mountain.reachable(cell, fresh) & own == {cell}
    return cell in fresh and cell in r.mountain.links(route[-1]) and not r.mountain.reachable(cell, fresh) & own


def is_no_end(r: Refusal) -> bool:
    """C16.3: no own station, or the first one."""
    if r.kind == "stop":
        return len(r.state.route) == 1 or r.route()[-1] not in r.mountain.own(r.seat)
    return r.cell("place") not in r.mountain.own(r.seat)


def lacks_a_stone(r: Refusal) -> bool:
    order = r.box.orders.index(str(r.about["order"]))
    colour = r.box.colours.index(str(r.facts["colour"]))
    return r.state.orders[order] == r.seat and r.box.order_stones[order].count(colour) > r.stones_of(colour)


# What must hold when a refusal names the clause.
HOLDS: dict[str, Callable[[Refusal], bool]] = {
    "C3.4": lambda r: r.about["rotation"] not in r.box.rotations[r.state.kind % 4],
    "C3.11": leads_nowhere,
    "C6.2": lambda r: r.waits_for("bid") and r.state.bid < 0 and r.state.phase == 1 and not any(r.state.cards),
    "C6.3": lambda r: r.waits_for("bid") and r.state.bid < 0 and r.state.phase > 1 and not any(r.state.cards),
    "C6.4": lambda r: r.is_now("bid") and r.kind == "bid_pass" and r.state.bid < 0,
    "C6.5": lambda r: r.is_now("bid") and r.about["amount"] > r.limit(),
    "C6.6": lambda r: (
        (r.is_now("bid") and r.about["amount"] <= r.state.bid)
        or (r.waits_for("bid") and r.state.bid >= 0 and not r.state.cards[r.seat] and not r.has_passed())
        or (r.is_bare and r.kind == "bid" and r.step not in ("bid", "card"))
    ),
    "C6.7": lambda r: (
        (r.waits_for("bid") and r.has_passed() and r.limit() > r.state.bid)
        or (r.is_bare and r.kind == "bid_pass" and r.step not in ("bid", "card"))
    ),
    "C6.8": lambda r: not r.is_turn and not r.state.cards[r.seat] and r.limit() <= r.state.bid,
    "C6.9": lambda r: r.is_now("card") and r.state.bidder == r.seat,
    "C6.11": lambda r: (
        (r.is_now("card") and r.about["card"] in r.state.cards)
        or (r.waits_for("card") and r.state.bidder == r.state.turn)
        or (r.is_bare and r.kind == "card" and r.step != "card")
    ),
    "C6.12": lambda r: r.waits_for("bid") and r.state.bid < 0 and any(r.state.cards) and not r.state.cards[r.seat],
    "C6.13": lambda r: r.step == "bid" and r.state.cards[r.seat] == r.facts["card"] > 0,
    "C6.14": lambda r: r.step == "card" and r.state.cards.count(0) == 1 and (r.is_turn or r.waits_for("card")),
    "C8.3": lambda r: (
        (r.is_now("order") and r.order_place() == DECK)
        or (r.waits_for("order") and not r.has_passed())
        or (r.is_bare and r.step != "order")
    ),
    "C8.4": lambda r: (r.waits_for("order") and r.has_passed()) or (r.is_bare and r.step != "order"),
    "C8.7": lambda r: r.is_now("order") and r.order_place() == r.facts["owner_seat"],
    "C9.3": lambda r: r.waits_for(*BUILDING) and r.pieces() > 0,
    "C9.4": lambda r: (
        r.is_now("piece") and r.state.acts == 0
        if r.kind == "end_turn"
        else r.state.pieces[r.seat * 9 + PIECES.index(r.about["piece"])] == 0
    ),
    "C9.5": lambda r: r.kind == "end_turn" and r.step not in BUILDING,
    "C9.6": lambda r: r.kind == "piece" and r.step not in BUILDING,
    "C9.7": lambda r: r.about["piece"] == "prospect" and r.pieces() == r.facts["left"] > 1,
    "C9.8": lambda r: r.is_now(*BUILDING - {"piece"}),
    "C9.9": lambda r: r.waits_for(*BUILDING) and r.pieces() == 0,
    "C10.1": lambda r: r.kind == "lay" and not r.is_now("lay"),
    "C10.2": lambda r: r.lay_cell in r.mountain.stations,
    "C10.3": lambda r: r.lay_cell in r.mountain.veins,
    "C10.4": lambda r: r.is_dead_end() if not r.is_bare else not r.is_now("turn"),
    "C10.9": lambda r: r.is_dead_end() and any(not r.mountain.is_reached(vein, (99, 99)) for vein in r.veins_ahead()),
    "C10.14": lambda r: (
        r.options["city_edge"] == "owner_only"
        and any(
            cell in r.mountain.spaces and r.mountain.stations.get(cell, r.seat) != r.seat
            for cell in (r.mountain.beside(r.lay_cell, d) for d in range(6))
        )
    ),
    "C10.16": lambda r: (
        r.is_dead_end() and any(r.mountain.beside(r.lay_cell, d) in r.mountain.spaces for d in r.tile_sides)
    ),
    "C10.17": lambda r: r.size <= r.mountain.stacks[r.lay_cell][-1][0] < 6,
    "C10.18": lambda r: r.mountain.stacks[r.lay_cell][-1][0] == 6,
    "C10.19": lambda r: r.is_dead_end() and r.lay_cell in r.mountain.stacks,
    "C10.22": lambda r: (
        r.is_dead_end()
        and any(
            r.mountain.is_reached(vein, (99, 99)) and not r.mountain.is_reached(vein, r.lay_cell)
            for vein in r.veins_ahead()
        )
    ),
    "C12.2": lambda r: not r.is_now("build") if r.is_bare else r.state.laid < 0 and r.facts["acts"] == r.state.acts,
    "C12.4": lambda r: len(r.mountain.stacks[r.box.grid.cells[r.state.laid]]) == r.facts["level"] > 1,
    "C12.5": lambda r: r.mountain.stacks[r.box.grid.cells[r.state.laid]][-1][1],
    "C12.9": lambda r: not r.is_now("build") if r.is_bare else r.cell("space") not in r.mountain.city_sites(r.seat),
    "C12.11": lambda r: r.cell("space") in r.mountain.stations,
    "C13.1": lambda r: (
        not r.is_now("lay_vein")
        if r.is_bare
        else r.cell("hex") not in r.mountain.stacks or r.cell("hex") in {*r.mountain.veins, *r.mountain.stations}
    ),
    "C13.3": lambda r: any(r.mountain.beside(r.cell("hex"), d) in r.mountain.spaces for d in range(6)),
    "C13.4": lambda r: any(r.mountain.beside(r.cell("hex"), d) in r.mountain.veins for d in range(6)),
    "C13.5": lambda r: (
        not r.is_now("colour") if r.is_bare else r.state.open[r.box.colours.index(r.about["colour"])] == 9
    ),
    "C13.10": lambda r: min(r.state.open) == 9,
    "C14.2": lambda r: r.kind == "points" and not r.is_now("take"),
    "C14.3": lambda r: (
        not r.is_now("take")
        if r.is_bare
        else r.state.pool[STATIONS + r.seat if r.about["piece"] == "station" else TAKES.index(r.about["piece"])] == 0
    ),
    "C14.5": lambda r: r.in_use("option") and (r.kind == "give_up" if r.facts["taken"] else not r.has_use()),
    "C15.1": lambda r: (
        r.options["give_up"] != "voluntary" and (r.can_build_here() or bool(r.mountain.city_sites(r.seat)))
    ),
    "C15.2": lambda r: r.options["give_up"] != "voluntary" and bool(r.mountain.vein_sites()),
    "C15.3": lambda r: r.kind == "give_up" and not r.is_now("lay", "build", "lay_vein", "take", "start", "route"),
    "C15.4": lambda r: r.tiles_fit() and not r.in_use("option"),
    "C15.5": lambda r: r.is_now("take", "start", "route"),
    "C16.2": lambda r: r.kind == "no_route" and not r.is_now("start"),
    "C16.3": lambda r: (
        not r.is_now("route") and (r.kind == "stop" or not r.is_now("start")) if r.is_bare else is_no_end(r)
    ),
    "C16.4": lambda r: r.cell("place") in r.route(),
    "C16.6": lambda r: (
        not r.is_now("route")
        if r.is_bare
        else r.cell("place") not in r.mountain.nodes(r.seat) or r.cell("place") not in r.mountain.links(r.route()[-1])
    ),
    "C16.7": lambda r: r.kind == "start" and r.is_now("route"),
    "C19.2": lambda r: r.waits_for("sale") and r.stones_of(r.state.colour) > 0 and not r.has_passed(),
    "C19.3": lambda r: r.stones() == 0 if r.is_bare else r.stones_of(r.box.colours.index(r.facts["colour"])) == 0,
    "C19.4": lambda r: (
        r.state.bid < 0
        and (r.about["price"] != r.state.open[r.state.colour] if r.options["sale_opening"] == "top" else True)
        and (r.about["price"] > r.state.open[r.state.colour] or r.options["sale_opening"] == "top")
    ),
    "C19.5": lambda r: r.step not in ("sale", "sell") if r.is_bare else 0 < r.state.bid <= r.about["price"],
    "C19.6": lambda r: r.step not in ("sale", "sell") if r.is_bare else r.step == "sale" and r.has_passed(),
    "C19.7": lambda r: r.step == "sell" and r.state.bid == r.facts["price"] == 1,
    "C19.8": lambda r: r.step == "sell" and r.kind in ("sale_bid", "sale_pass"),
    "C19.10": lambda r: (
        r.waits_for("sell")
        or (r.is_bare and r.step != "sell")
        or (r.is_now("sell") and r.about["count"] > r.stones_of(r.state.colour))
    ),
    "C20.1": lambda r: r.waits_for("fulfil") or (r.step != "fulfil" if r.is_bare else r.order_place() != r.seat),
    "C20.2": lacks_a_stone,
    "C20.3": lambda r: r.kind == "done" and r.step != "fulfil",
    "C20.5": lambda r: r.order_place() == GONE,
    "C20.9": lambda r: not any(r.can_fulfil(order) for order in range(15)),
    "C22.5": lambda r: r.is_now("final_sale"),
    "C23.2": lambda r: (
        r.waits_for("final_sale")
        and (r.state.scores[r.state.turn], r.state.cards[r.state.turn])
        < (r.state.scores[r.seat], r.state.cards[r.seat])
        and r.facts["tied"] == (r.stones() > 0 and r.state.scores[r.state.turn] == r.state.scores[r.seat])
        if r.stones()
        else r.waits_for("final_sale") and r.facts["tied"] == 0
    ),
    "C23.3": lambda r: (
        r.step not in ("final_sale", "over")
        if r.is_bare
        else r.is_now("final_sale") and r.stones_of(r.box.colours.index(r.about["colour"])) == 0
    ),
    "C23.6": lambda r: r.step == "over" and not any(r.state.hands),
}
