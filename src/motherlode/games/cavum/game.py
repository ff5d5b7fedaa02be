"""Cavum as a Game: dispatch by step."""

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from motherlode.games.cavum import prompts, scoring, setup
from motherlode.games.cavum import view as views
from motherlode.games.cavum.actions import BID_CAP, GIVE_UP_ID, action_list, draw_list
from motherlode.games.cavum.components import COLOURS, NODES, ORDERS, PHASES, SCALE, SEATS, Box
from motherlode.games.cavum.fields import Fields, dump
from motherlode.games.cavum.loading.load import load
from motherlode.games.cavum.options import OPTIONS, Rules
from motherlode.games.cavum.phases import (
    auction,
    building,
    closing,
    colour_sale,
    option,
    order_sale,
    orders,
    prospecting,
    stations,
    tiles,
    turning_up,
    veins,
)
from motherlode.games.cavum.state import (
    BID,
    BUILD,
    CARD,
    COLOUR,
    FINAL,
    FIRST_BIDDER,
    FULFIL,
    LAY,
    LAY_VEIN,
    ORDER,
    OVER,
    PIECE,
    ROUTE,
    SALE,
    SELL,
    START,
    TAKE,
    TURN,
    CavumState,
)
from motherlode.games.cavum.view_types import CavumView
from motherlode.kernel import (
    CHANCE,
    Data,
    Facts,
    Game,
    Info,
    Log,
    Outcome,
    Prompt,
    Reader,
    Value,
    Violation,
    bounded,
    resolve,
)

VERSION: Final = 1
# In a phase: auctions with rising bids, orders, 12 actions of at most four small choices and an end of turn each,
# a route over every node, sales with falling bids, orders to fulfil; in the closing every stone.
AUCTION_BOUND: Final = SEATS * (BID_CAP + SEATS + 1)
BUILD_BOUND: Final = SEATS * (12 * 5 + NODES)
SALE_BOUND: Final = COLOURS * (SCALE + SEATS + 1) + 2 * ORDERS + SEATS
BOUND: Final = PHASES * (AUCTION_BOUND + SEATS * (ORDERS + 1) + BUILD_BOUND + SALE_BOUND) + COLOURS * SCALE

STEP_OF_KIND: Final = {
    "bid": BID,
    "bid_pass": BID,
    "card": CARD,
    "take_order": ORDER,
    "order_pass": ORDER,
    "piece": PIECE,
    "end_turn": PIECE,
    "lay": LAY,
    "turn": TURN,
    "build_here": BUILD,
    "build_city": BUILD,
    "lay_vein": LAY_VEIN,
    "colour": COLOUR,
    "give_up": LAY,
    "points": TAKE,
    "from_pool": TAKE,
    "no_route": START,
    "start": START,
    "go": ROUTE,
    "stop": ROUTE,
    "sale_bid": SALE,
    "sale_pass": SALE,
    "sell": SELL,
    "fulfil": FULFIL,
    "done": FULFIL,
    "sell_stone": FINAL,
}
# The clause that says whose turn it is, by step.
TURN_CLAUSE: Final = {BID: "C6.6", CARD: "C6.11", ORDER: "C8.3", SALE: "C19.2", SELL: "C19.10", FULFIL: "C20.1"}
TURNS: Final = ((0,), (1,), (2,), (3,))
DRAW_DUE: Final = (CHANCE,)


@mypyc_attr(allow_interpreted_subclasses=True)
class Cavum(Game[CavumState]):
    """Miners drive tunnels into a mountain, blow them up again, and sell what they find."""

    def __init__(self, options: Mapping[str, Value] | None = None, components: Path | None = None) -> None:
        box = Box(components)
        self.info = Info("cavum", VERSION, "Cavum", (2, 3, 4), OPTIONS, BOUND)
        self.options = resolve(OPTIONS, options or {})
        self.rules: Final = Rules(box, self.options)
        self.actions = action_list(box)
        self.draws = draw_list(box)
        self.checksum = box.checksum
        self._fields: Final = {seats: Fields(self.rules, seats) for seats in self.info.seats}
        self._step_of: Final = [STEP_OF_KIND[action.kind] for action in self.actions]

    def new(self, seats: int) -> CavumState:
        self.require_seats(seats)
        return setup.new(self.rules, seats)

    def to_act(self, state: CavumState) -> tuple[int, ...]:
        if state.step == OVER:
            return ()
        return TURNS[state.turn] if state.step > FIRST_BIDDER else DRAW_DUE

    def legal(self, state: CavumState, seat: int) -> list[int]:
        step = state.step
        if seat != state.turn or step <= FIRST_BIDDER or step == OVER:
            return []
        if PIECE <= step <= ROUTE:
            return self._legal_building(state, seat, step)
        if step == BID:
            return auction.legal(state, seat)
        if step == CARD:
            return auction.legal_cards(state)
        if step == ORDER:
            return orders.legal(state)
        if step == SALE:
            return colour_sale.legal(self.rules, state)
        if step == SELL:
            return colour_sale.legal_counts(state, seat)
        if step == FULFIL:
            return order_sale.legal(self.rules, state, seat)
        return closing.legal(state, seat)

    def _legal_building(self, state: CavumState, seat: int, step: int) -> list[int]:
        if step == PIECE:
            return building.legal(state, seat)
        if step == LAY:
            return tiles.legal(self.rules, state, seat)
        if step == TURN:
            return tiles.legal_turns(self.rules, state, seat)
        if step == ROUTE:
            return prospecting.legal_steps(self.rules, state, seat)
        if step == BUILD:
            return stations.legal(self.rules, state, seat)
        if step == LAY_VEIN:
            return veins.legal(self.rules, state)
        if step == COLOUR:
            return veins.legal_colours(state)
        if step == TAKE:
            return option.legal(self.rules, state, seat)
        return prospecting.legal(self.rules, state, seat)

    def check(self, state: CavumState, seat: int, action: int) -> Violation | None:
        step = state.step
        if step <= FIRST_BIDDER or step == OVER:
            return Violation(self.actions[action].clause)
        if seat != state.turn:
            default = "C23.2" if step == FINAL else "C9.3"
            return Violation(TURN_CLAUSE.get(step, default), {"active_seat": state.turn})
        if self._step_of[action] != step and not (action == GIVE_UP_ID and step in (BUILD, LAY_VEIN)):
            return Violation(self.actions[action].clause)
        if PIECE <= step <= ROUTE:
            return self._check_building(state, seat, action, step)
        if step == BID:
            return auction.check(state, seat, action)
        if step == CARD:
            return auction.check_card(state, action)
        if step == ORDER:
            return orders.check(self.rules, state, action)
        if step == SALE:
            return colour_sale.check(self.rules, state, action)
        if step == SELL:
            return colour_sale.check_count(state, seat, action)
        if step == FULFIL:
            return order_sale.check(self.rules, state, seat, action)
        return closing.check(self.rules, state, seat, action)

    def _check_building(self, state: CavumState, seat: int, action: int, step: int) -> Violation | None:
        if step == PIECE:
            return building.check(state, seat, action)
        if step == LAY:
            return tiles.check(self.rules, state, seat, action)
        if step == TURN:
            return tiles.check_turn(self.rules, state, seat, action)
        if step == ROUTE:
            return prospecting.check_step(self.rules, state, seat, action)
        if step == BUILD:
            return stations.check(self.rules, state, seat, action)
        if step == LAY_VEIN:
            return veins.check(self.rules, state, action)
        if step == COLOUR:
            return veins.check_colour(self.rules, state, action)
        if step == TAKE:
            return option.check(self.rules, state, seat, action)
        return prospecting.check(self.rules, state, seat, action)

    def apply(self, state: CavumState, seat: int, action: int, log: Log) -> None:
        step = state.step
        if seat == CHANCE:
            turning_up.apply(self.rules, state, action, log)
        elif PIECE <= step <= ROUTE:
            self._apply_building(state, seat, action, step, log)
        elif step == BID:
            auction.apply(state, seat, action, log)
        elif step == CARD:
            auction.apply_card(self.rules, state, seat, action, log)
        elif step == ORDER:
            orders.apply(self.rules, state, seat, action, log)
        elif step == SALE:
            colour_sale.apply(self.rules, state, seat, action, log)
        elif step == SELL:
            colour_sale.apply_count(self.rules, state, seat, action, log)
        elif step == FULFIL:
            order_sale.apply(self.rules, state, seat, action, log)
        else:
            closing.apply(self.rules, state, seat, action, log)

    def _apply_building(self, state: CavumState, seat: int, action: int, step: int, log: Log) -> None:
        if step == PIECE:
            building.apply(self.rules, state, seat, action, log)
        elif step == LAY:
            tiles.apply(self.rules, state, seat, action, log)
        elif step == TURN:
            tiles.apply_turn(self.rules, state, seat, action, log)
        elif step == ROUTE:
            prospecting.apply_step(self.rules, state, seat, action, log)
        elif step == BUILD:
            stations.apply(self.rules, state, seat, action, log)
        elif step == LAY_VEIN:
            veins.apply(self.rules, state, seat, action, log)
        elif step == COLOUR:
            veins.apply_colour(self.rules, state, seat, action, log)
        elif step == TAKE:
            option.apply(self.rules, state, seat, action, log)
        else:
            prospecting.apply(self.rules, state, seat, action, log)

    def chance(self, state: CavumState) -> list[tuple[int, int]]:
        return [(draw, 1) for draw in turning_up.draws(state)]

    def sample(self, state: CavumState, rng: Random) -> int:
        draws = turning_up.draws(state)
        return draws[bounded(rng, len(draws))]

    def secret(self, state: CavumState, seat: int, action: int, viewer: int) -> bool:
        return False  # C25.5: every stone and tile moves in public

    def prompt(self, state: CavumState, seat: int) -> Prompt:
        return prompts.prompt(self.rules, state, seat)

    def continues(self, state: CavumState, seat: int) -> bool:
        return prompts.continues(state)

    def facts(self, state: CavumState, seat: int, action: int) -> Facts:
        return self.actions[action].facts | prompts.action_facts(self.rules, state, seat, action)

    def view(self, state: CavumState, viewer: int) -> CavumView:
        return views.view(self.rules, state, viewer)

    def determinise(self, state: CavumState, viewer: int, rng: Random) -> CavumState:
        return state.clone()  # C25.5: full memory reveals hands and stacks, and the deck has no sequence yet

    def observe(self, state: CavumState, seat: int) -> list[int]:
        return views.observe(self.rules, state, seat)

    def outcome(self, state: CavumState) -> Outcome | None:
        return scoring.outcome(self.rules, state)

    def dump(self, state: CavumState) -> Data:
        return dump(self._fields[state.seats], state)

    def load(self, data: Data) -> CavumState:
        reader = Reader(data)
        seats = reader.within("seats", min(self.info.seats), max(self.info.seats))
        return load(self.rules, self._fields[seats], reader, seats)
