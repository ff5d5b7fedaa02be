"""The sequence auction (chapter C6) and the sets that follow from the cards (chapter C7)."""

from motherlode.games.cavum.actions import BID_CAP, BID_ID, BID_PASS_ID, CARD_ID
from motherlode.games.cavum.components import (
    DYNAMITE,
    FIRST_DYNAMITE,
    KINDS,
    OPTION,
    OPTIONS_LEFT,
    PROSPECT,
    PROSPECTS,
    SEATS,
    STATION,
    STATIONS,
    VEIN,
    VEINS,
)
from motherlode.games.cavum.options import Rules
from motherlode.games.cavum.phases import orders
from motherlode.games.cavum.phases.decision import Decision
from motherlode.games.cavum.state import BID, BIDS, CARD, NONE, SET, CavumState, award
from motherlode.kernel import Facts, Log, Violation


def start(state: CavumState, opener: int) -> None:
    state.step = BID
    state.turn = opener
    state.bid = state.bidder = NONE
    state.passed = 0


def limit(state: CavumState, seat: int) -> int:
    return min(state.scores[seat], BID_CAP)  # C6.5


class Bidding(Decision):
    """A sequence auction goes on (C6.4-C6.9)."""

    def legal(self, rules: Rules, state: CavumState, seat: int) -> list[int]:
        bids = list(range(BID_ID + state.bid + 1, BID_ID + limit(state, seat) + 1))
        if state.bid != NONE:
            bids.append(BID_PASS_ID)
        return bids

    def check(self, rules: Rules, state: CavumState, seat: int, action: int) -> Violation | None:
        if action == BID_PASS_ID:
            return Violation("C6.4") if state.bid == NONE else None
        amount = action - BID_ID
        if amount <= state.bid:
            return Violation("C6.6", {"amount": amount, "needed": state.bid + 1})
        if amount > limit(state, seat):
            return Violation("C6.5", {"amount": amount, "limit": limit(state, seat)})
        return None

    def out_of_turn(self, rules: Rules, state: CavumState, seat: int, action: int) -> Violation:
        """Why the seat does not speak now: it has a card or has passed, or the auction goes round."""
        active: Facts = {"active_seat": state.turn}
        if state.cards[seat]:
            return Violation("C6.13", {"card": state.cards[seat]})
        if state.bid == NONE:
            return Violation(opener_clause(state), active)
        if not state.passed >> seat & 1:
            return Violation("C6.6", active)
        return Violation("C6.7", active) if limit(state, seat) > state.bid else out_of_means(state, seat)

    def apply(self, rules: Rules, state: CavumState, seat: int, action: int, log: Log) -> None:
        if action == BID_PASS_ID:
            state.passed |= 1 << seat
            if log.on:
                log.emit("bid_passed", {"seat": seat})
        else:
            state.bid, state.bidder = action - BID_ID, seat
            if log.on:
                log.emit("bid_made", {"seat": seat, "amount": state.bid})
        ask_next(state, seat, log)


def opener_clause(state: CavumState) -> str:
    """The clause that says who opens this auction."""
    if any(state.cards):
        return "C6.12"
    return "C6.2" if state.phase == 1 else "C6.3"


def out_of_step(state: CavumState, seat: int) -> Violation | None:
    """Why the one who takes a card cannot bid or pass."""
    if state.step != CARD or seat != state.turn:
        return None
    return Violation("C6.14" if state.bid == NONE else "C6.9")


def ask_next(state: CavumState, seat: int, log: Log) -> None:
    """The next bidder clockwise; the highest bidder wins when nobody else is left (C6.6-C6.9)."""
    while True:
        seat = (seat + 1) % state.seats
        if seat == state.bidder:
            win(state, log)
            return
        if state.cards[seat] or state.passed >> seat & 1:
            continue
        if limit(state, seat) > state.bid:
            state.turn = seat
            return
        state.passed |= 1 << seat  # C6.8
        if log.on:
            log.emit("bid_out", {"seat": seat, "amount": state.bid})


def win(state: CavumState, log: Log) -> None:
    award(state, state.bidder, BIDS, -state.bid)  # C6.10
    if log.on:
        log.emit("auction_won", {"seat": state.bidder, "amount": state.bid})
    state.step, state.turn, state.passed = CARD, state.bidder, 0


class ChoosingCard(Decision):
    """The winner of an auction, or the last without a card, takes one (C6.11, C6.14)."""

    def legal(self, rules: Rules, state: CavumState, seat: int) -> list[int]:
        return [CARD_ID + card - 1 for card in range(1, SEATS + 1) if card not in state.cards]  # C6.15

    def check(self, rules: Rules, state: CavumState, seat: int, action: int) -> Violation | None:
        card = action - CARD_ID + 1
        return Violation("C6.11", {"card": card}) if card in state.cards else None

    def out_of_turn(self, rules: Rules, state: CavumState, seat: int, action: int) -> Violation:
        """The winner takes a card, or the last player who has none; others may have been unable to go on bidding."""
        if action <= BID_PASS_ID and state.bid != NONE and not state.cards[seat] and limit(state, seat) <= state.bid:
            return out_of_means(state, seat)
        return Violation("C6.14" if state.bid == NONE else "C6.11", {"active_seat": state.turn})

    def apply(self, rules: Rules, state: CavumState, seat: int, action: int, log: Log) -> None:
        state.cards[seat] = action - CARD_ID + 1
        if log.on:
            log.emit("card_taken", {"seat": seat, "card": state.cards[seat]})
        state.bid = state.bidder = NONE
        clockwise = [(seat + step) % state.seats for step in range(state.seats)]
        left = [other for other in clockwise if not state.cards[other]]
        if len(left) > 1:
            start(state, left[0])  # C6.12
        elif left:
            state.turn = left[0]  # C6.14
        else:
            take_sets(rules, state, log)
            orders.start(state)


def out_of_means(state: CavumState, seat: int) -> Violation:
    return Violation("C6.8", {"limit": limit(state, seat), "amount": state.bid})


def take_sets(rules: Rules, state: CavumState, log: Log) -> None:
    """Everybody takes twelve pieces from the supply (C7.1, C7.3)."""
    for seat in range(state.seats):
        kind = rules.box.card_dynamite[state.cards[seat]]  # C7.2
        state.pieces[seat * SET : (seat + 1) * SET] = rules.box.set
        for piece, count in enumerate(rules.box.set):
            state.supply[stock_of(piece, kind, seat)] -= count
        if log.on:
            log.emit("pieces_taken", {"seat": seat, "dynamite": KINDS[kind]})


def stock_of(piece: int, dynamite: int, seat: int) -> int:
    """The stock a piece of a set comes from."""
    if piece < FIRST_DYNAMITE:
        return piece
    return {DYNAMITE: dynamite, VEIN: VEINS, STATION: STATIONS + seat, OPTION: OPTIONS_LEFT, PROSPECT: PROSPECTS}[piece]
