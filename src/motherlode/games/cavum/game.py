"""Cavum as a Game: dispatch by step."""

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from motherlode.games.cavum import observation as observations
from motherlode.games.cavum import prompts, scoring, setup
from motherlode.games.cavum import view as views
from motherlode.games.cavum.actions import BID_CAP, GIVE_UP_ID, action_list, draw_list
from motherlode.games.cavum.components import COLOURS, NODES, ORDERS, PHASES, SCALE, SEATS, Box
from motherlode.games.cavum.fields import Fields, dump
from motherlode.games.cavum.loading.load import load
from motherlode.games.cavum.options import OPTIONS, Rules
from motherlode.games.cavum.phases import turning_up
from motherlode.games.cavum.phases.decisions import DECISIONS
from motherlode.games.cavum.refusals import obstacle
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
from motherlode.games.cavum.things import things
from motherlode.games.cavum.view_types import CavumView
from motherlode.kernel import (
    CHANCE,
    Data,
    Facts,
    Field,
    Game,
    Info,
    Log,
    Outcome,
    Prompt,
    Reader,
    Thing,
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
TURNS: Final = ((0,), (1,), (2,), (3,))
DRAW_DUE: Final = (CHANCE,)


@mypyc_attr(allow_interpreted_subclasses=True)
class Cavum(Game[CavumState]):
    """Miners drive tunnels into a mountain, blow them up again, and sell what they find."""

    def __init__(self, options: Mapping[str, Value] | None = None, components: Path | None = None) -> None:
        box = Box(components)
        self.info = Info("cavum", VERSION, "Cavum", (2, 3, 4), OPTIONS, BOUND, ORDERS + 1)
        self.options = resolve(OPTIONS, options or {})
        self.rules: Final = Rules(box, self.options)
        self.actions = action_list(box)
        self.draws = draw_list(box)
        self.checksum = box.checksum
        self.packings = {}
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
        return DECISIONS[state.step].legal(self.rules, state, seat) if seat == state.turn else []

    def check(self, state: CavumState, seat: int, action: int) -> Violation | None:
        step = state.step
        if step <= FIRST_BIDDER or step == OVER:
            return self._out_of_step(state, seat, action)
        if seat != state.turn:
            return DECISIONS[step].out_of_turn(self.rules, state, seat, action)
        if self._step_of[action] != step and not (action == GIVE_UP_ID and step in (BUILD, LAY_VEIN)):
            return self._out_of_step(state, seat, action)
        return DECISIONS[step].check(self.rules, state, seat, action)

    def _out_of_step(self, state: CavumState, seat: int, action: int) -> Violation:
        """What stands in the way here, or else the clause of the action, which says when it is possible."""
        return obstacle(self.rules, state, seat, action) or Violation(self.actions[action].clause)

    def apply(self, state: CavumState, seat: int, action: int, log: Log) -> None:
        if seat == CHANCE:
            turning_up.apply(self.rules, state, action, log)
        else:
            DECISIONS[state.step].apply(self.rules, state, seat, action, log)

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
        return self.actions.facts(action) | prompts.action_facts(self.rules, state, seat, action)

    def view(self, state: CavumState, viewer: int) -> CavumView:
        return views.view(self.rules, state, viewer)

    def is_open(self, state: CavumState) -> bool:
        return views.hides_no_hand(self.rules, state)

    def determinise(self, state: CavumState, viewer: int, rng: Random) -> CavumState:
        return state.clone()  # C25.5: full memory reveals hands and stacks, and the deck has no sequence yet

    def observation(self, seats: int, recall: bool = False) -> tuple[Field, ...]:
        return observations.observation(self.rules, seats, recall)

    def observe(self, state: CavumState, seat: int, recall: bool = False) -> list[int]:
        return self.packing(state.seats, recall).unpack(self.observe_packed(state, seat, recall))

    def observe_packed(self, state: CavumState, seat: int, recall: bool = False) -> bytes:
        return observations.packed_numbers(self.rules, state, seat, recall)

    def things(self) -> list[Thing]:
        return things(self.rules.box)

    def outcome(self, state: CavumState) -> Outcome | None:
        return scoring.outcome(self.rules, state)

    def dump(self, state: CavumState) -> Data:
        return dump(self._fields[state.seats], state)

    def load(self, data: Data) -> CavumState:
        reader = Reader(data)
        seats = reader.within("seats", min(self.info.seats), max(self.info.seats))
        return load(self.rules, self._fields[seats], reader, seats)
