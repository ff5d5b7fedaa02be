"""Whether the counts agree with each other and with the box: pieces, stones and orders."""

from motherlode.games.cavum.board import kind_of, tiles_of
from motherlode.games.cavum.components import (
    COLOURS,
    FIRST_DYNAMITE,
    KINDS,
    ORDERS,
    STATION,
    STATIONS,
    STOCK,
    VEIN,
    VEINS,
)
from motherlode.games.cavum.options import Rules
from motherlode.games.cavum.phases.auction import stock_of
from motherlode.games.cavum.setup import stock_in_box
from motherlode.games.cavum.state import FACE_UP, IN_DECK, ORDER, ROUTE, SET, CavumState
from motherlode.kernel import DataError


def check_counts(rules: Rules, state: CavumState) -> None:
    check_cards(state)
    check_sets(rules, state)
    check_stock(rules, state)
    check_stones(rules, state)
    check_orders(rules, state)


def check_cards(state: CavumState) -> None:
    """No card is held twice, and everybody has one once the auctions are over (C6.11)."""
    held = [card for card in state.cards if card]
    if len(set(held)) < len(held):
        raise DataError("'cards' holds one card twice")
    if state.step >= ORDER and len(held) < state.seats:
        raise DataError("'cards' lacks a card, but the auctions are over")


def check_sets(rules: Rules, state: CavumState) -> None:
    """Sets are whole while orders are taken, and spent when building is over (C7.1, C9.11)."""
    for seat in range(state.seats):
        left = state.pieces[seat * SET : (seat + 1) * SET]
        if any(count > whole for count, whole in zip(left, rules.box.set, strict=True)):
            raise DataError(f"'pieces' holds more than a set for seat {seat}")
        if any(left) and not ORDER <= state.step <= ROUTE:
            raise DataError(f"'pieces' holds some for seat {seat} outside building")
        if state.step == ORDER and left != rules.box.set:
            raise DataError(f"'pieces' lacks some for seat {seat} before building")
        if any(left) != left[-1]:
            raise DataError(f"'pieces': the prospect tile is the last piece of seat {seat}")  # C9.7


def check_stock(rules: Rules, state: CavumState) -> None:
    """Everything in the box is in the supply, in the pool, in a set or on the mountain (C1.15)."""
    for number, (found, whole) in enumerate(
        zip(stock_found(rules, state), stock_in_box(rules, state.seats), strict=True)
    ):
        if found != whole:
            name = STOCK[min(number, STATIONS)]
            raise DataError(f"'pool', 'supply', 'pieces' and board hold {found} of {name} instead of {whole}")
    for number, needed in enumerate(stock_needed(rules, state)):
        if state.supply[number] < needed:
            raise DataError(f"'supply' has too few of {STOCK[min(number, STATIONS)]} for the phases to come")  # C1.16


def stock_found(rules: Rules, state: CavumState) -> list[int]:
    found = [supplied + pooled for supplied, pooled in zip(state.supply, state.pool, strict=True)]
    for stack in filter(None, state.board.stacks):
        for tile in tiles_of(stack):
            found[kind_of(tile)] += 1
    found[VEINS] += len(state.board.veins) - state.board.veins.count(0)
    for seat in range(state.seats):
        found[STATIONS + seat] += state.board.stations.count(seat + 1)
        dynamite = rules.box.card_dynamite[state.cards[seat]]
        for piece in range(SET):
            if state.pieces[seat * SET + piece]:
                found[stock_of(piece, dynamite, seat)] += state.pieces[seat * SET + piece]
    return found


def stock_needed(rules: Rules, state: CavumState) -> list[int]:
    """What the sets of the phases to come take from the supply at most; options and prospect tiles come back."""
    box = rules.box
    phases = rules.phases - state.phase + (state.step < ORDER)
    needed = [0] * len(state.supply)
    for kind in range(FIRST_DYNAMITE):
        needed[kind] = phases * state.seats * box.set[kind]
    for kind in range(FIRST_DYNAMITE, len(KINDS)):
        needed[kind] = phases * box.card_dynamite.count(kind)
    needed[VEINS] = phases * state.seats * box.set[VEIN]
    needed[STATIONS:] = [phases * box.set[STATION]] * state.seats
    return needed


def check_stones(rules: Rules, state: CavumState) -> None:
    """The open spaces of a scale are as many as its stones on veins and in hands (C3.21)."""
    found = [sum(state.hands[colour::COLOURS]) for colour in range(COLOURS)]
    for vein in filter(None, state.board.veins):
        found[vein & 7] += vein >> 3
    for colour, name in enumerate(rules.box.colours):
        if found[colour] != state.open[colour]:
            raise DataError(f"'open' says {state.open[colour]} of {name}, 'hands' and 'veins' hold {found[colour]}")


def check_orders(rules: Rules, state: CavumState) -> None:
    """As many cards are in the deck as are still to be turned up, chips lie on open cards only (C8.9, C21.2)."""
    deck = ORDERS - rules.box.turned_up * state.phase + state.due
    if state.orders.count(IN_DECK) != deck:
        raise DataError(f"'orders' has {state.orders.count(IN_DECK)} cards in the deck instead of {deck}")
    times = state.phase - (state.step <= ORDER or state.phase == rules.phases)
    for order, chips in enumerate(state.chips):
        if chips > (times if state.orders[order] == FACE_UP else 0):
            raise DataError(f"'chips' has too many on {rules.box.orders[order]}")
