"""How the greedy bot of Cavum bids, sells and fulfils: these choices follow from prices, without looking ahead."""

from collections.abc import Sequence
from typing import Final

from motherlode.games.cavum.actions import (
    BID_ID,
    BID_PASS_ID,
    DONE_ID,
    FULFIL_ID,
    SALE_BID_ID,
    SALE_PASS_ID,
    SELL_ID,
    SELL_STONE_ID,
)
from motherlode.games.cavum.components import COLOURS, ORDERS
from motherlode.games.cavum.options import Rules
from motherlode.games.cavum.phases.colour_sale import highest
from motherlode.games.cavum.state import BID, CARD, FULFIL, NONE, SALE, SELL, CavumState

KEPT: Final = 0.55  # of the highest open price, for a stone kept for a later phase


def trade(rules: Rules, state: CavumState, seat: int, legal: Sequence[int]) -> int:
    """The one action worth taking in an auction or sale."""
    if state.step == BID:
        return BID_ID if state.bid == NONE else BID_PASS_ID
    if state.step == CARD:
        return legal[0]
    if state.step == SALE:
        return sale_bid(rules, state, seat, legal)
    if state.step == SELL:
        return SELL_ID + max(1, spare(rules, state, seat, state.colour)) - 1
    if state.step == FULFIL:
        cards = [action for action in legal if action != DONE_ID]
        return max(cards, key=lambda action: rules.box.value[action - FULFIL_ID])
    return max(legal, key=lambda action: state.open[action - SELL_STONE_ID])


def sale_bid(rules: Rules, state: CavumState, seat: int, legal: Sequence[int]) -> int:
    """The highest price that may be named, unless the stones are worth more in the hand."""
    price = highest(state)
    is_worth_it = spare(rules, state, seat, state.colour) > 0 and price >= kept_price(rules, state)
    bid = SALE_BID_ID + price - 1
    return bid if is_worth_it and bid in legal else SALE_PASS_ID


def kept_price(rules: Rules, state: CavumState) -> float:
    """What a stone of the colour on sale brings later: in a later phase, or in the final sale one after the other."""
    price = state.open[state.colour]
    if state.phase < rules.phases:
        return KEPT * price
    return price - 0.5 * sum(state.hands[state.colour :: COLOURS])


def spare(rules: Rules, state: CavumState, seat: int, colour: int) -> int:
    """The stones of a colour that no order needs which the hand can fulfil."""
    hand = state.hands[seat * COLOURS : (seat + 1) * COLOURS]
    for order in sorted(range(ORDERS), key=lambda order: -rules.box.value[order]):
        stones = rules.box.order_stones[order]
        if state.orders[order] == seat and all(hand[c] >= stones.count(c) for c in stones):
            for c in stones:
                hand[c] -= 1
    return hand[colour]
