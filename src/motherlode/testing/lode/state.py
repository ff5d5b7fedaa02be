"""A position of Lode: ints and flat lists, `[seat * ORES + ore]` for cards and `[seat * CLAIMS + claim]` for claims."""

from collections.abc import Hashable
from typing import Final

from motherlode.kernel import Data, DataError, Reader, State
from motherlode.testing.lode.components import CLAIMS, ORES

DEALING: Final = 0
CLAIMING: Final = 1
OPENING: Final = 2
BIDDING: Final = 3
TURNS: Final = 4
DIGGING: Final = 5
OVER: Final = 6
PHASES: Final = ("dealing", "claiming", "opening", "bidding", "turns", "digging", "over")


class LodeState(State):
    """`known` are the cards of a hand that everyone has seen; `bids` and `added` lie sealed until all are ready."""

    __slots__ = (
        "added",
        "bank",
        "bids",
        "claim",
        "claims",
        "coins",
        "hands",
        "known",
        "lot",
        "phase",
        "pile",
        "ready",
        "round",
        "seam",
        "sold",
        "spoil",
        "turn",
        "turns_left",
    )

    def __init__(
        self,
        phase: int,
        round: int,
        claim: int,
        lot: int,
        turn: int,
        turns_left: int,
        bank: int,
        seam: list[int],
        spoil: list[int],
        sold: list[int],
        pile: list[int],
        coins: list[int],
        hands: list[int],
        known: list[int],
        claims: list[int],
        bids: list[int],
        added: list[int],
        ready: list[int],
    ) -> None:
        self.phase = phase
        self.round = round
        self.claim = claim
        self.lot = lot
        self.turn = turn
        self.turns_left = turns_left
        self.bank = bank
        self.seam = seam
        self.spoil = spoil
        self.sold = sold
        self.pile = pile
        self.coins = coins
        self.hands = hands
        self.known = known
        self.claims = claims
        self.bids = bids
        self.added = added
        self.ready = ready

    def clone(self) -> "LodeState":
        return LodeState(
            self.phase,
            self.round,
            self.claim,
            self.lot,
            self.turn,
            self.turns_left,
            self.bank,
            self.seam[:],
            self.spoil[:],
            self.sold[:],
            self.pile[:],
            self.coins[:],
            self.hands[:],
            self.known[:],
            self.claims[:],
            self.bids[:],
            self.added[:],
            self.ready[:],
        )

    def key(self) -> Hashable:
        return (
            self.phase,
            self.round,
            self.claim,
            self.lot,
            self.turn,
            self.turns_left,
            self.bank,
            tuple(self.seam),
            tuple(self.spoil),
            tuple(self.sold),
            tuple(self.pile),
            tuple(self.coins),
            tuple(self.hands),
            tuple(self.known),
            tuple(self.claims),
            tuple(self.bids),
            tuple(self.added),
            tuple(self.ready),
        )


def seats_of(state: LodeState) -> int:
    return len(state.coins)


def hand_size(state: LodeState, seat: int) -> int:
    return sum(state.hands[seat * ORES : seat * ORES + ORES])


def holds(state: LodeState, seat: int, ore: int) -> bool:
    return state.hands[seat * ORES + ore] > 0


def give(state: LodeState, seat: int, ore: int) -> None:
    """A card goes into a hand unseen."""
    state.hands[seat * ORES + ore] += 1


def show(state: LodeState, seat: int, ore: int) -> None:
    """Everyone has now seen that there is at least one such card in the hand."""
    place = seat * ORES + ore
    state.known[place] = max(state.known[place], 1)


def spend(state: LodeState, seat: int, ore: int) -> None:
    """A card leaves a hand openly: one that was seen before, if there is one."""
    place = seat * ORES + ore
    state.hands[place] -= 1
    state.known[place] = max(0, state.known[place] - 1)
    state.spoil[ore] += 1


def opener(state: LodeState) -> int:
    """L3.5: the seat that opens this round."""
    return (state.round - 1) % seats_of(state)


def dump(state: LodeState) -> Data:
    return {
        "phase": PHASES[state.phase],
        "round": state.round,
        "claim": state.claim,
        "lot": state.lot,
        "turn": state.turn,
        "turns_left": state.turns_left,
        "bank": state.bank,
        "seam": state.seam[:],
        "spoil": state.spoil[:],
        "sold": state.sold[:],
        "pile": state.pile[:],
        "coins": state.coins[:],
        "hands": state.hands[:],
        "known": state.known[:],
        "claims": state.claims[:],
        "bids": state.bids[:],
        "added": state.added[:],
        "ready": state.ready[:],
    }


def load(data: Data) -> LodeState:
    reader = Reader(data)
    seats = len(reader.integers("coins"))
    return LodeState(
        phase_of(reader.text("phase")),
        reader.integer("round"),
        reader.integer("claim"),
        reader.integer("lot"),
        reader.integer("turn"),
        reader.integer("turns_left"),
        reader.integer("bank"),
        reader.integers("seam", ORES),
        reader.integers("spoil", ORES),
        reader.integers("sold", ORES),
        reader.integers("pile", CLAIMS),
        reader.integers("coins"),
        reader.integers("hands", seats * ORES),
        reader.integers("known", seats * ORES),
        reader.integers("claims", seats * CLAIMS),
        reader.integers("bids", seats),
        reader.integers("added", seats),
        reader.integers("ready", seats),
    )


def phase_of(name: str) -> int:
    for phase, known in enumerate(PHASES):
        if known == name:
            return phase
    raise DataError(f"unknown phase {name!r}")
