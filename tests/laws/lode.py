"""What Lode tells the laws: its ledger, its points counted from scratch, its hidden fields, and odd positions."""

import tomllib
from pathlib import Path
from typing import Any

from motherlode.kernel import Data, Event, Game
from motherlode.testing.case import LawCase, Position
from motherlode.testing.conservation import compare
from motherlode.testing.lode import Lode, components
from motherlode.testing.lode.state import LodeState

BOX: dict[str, Any] = tomllib.loads(Path(components.__file__).with_name("components.toml").read_text())
ORES = [ore["id"] for ore in BOX["ore"]]
CLAIMS = [claim["id"] for claim in BOX["claim"]]


class LodeLedger:
    """Coins by seat and in the bank; ore in the seam, the lot, the hands and the spoil heap; claims by place."""

    def __init__(self, game: Game[LodeState], state: LodeState) -> None:
        self.coins = state.coins[:]
        self.bank = state.bank
        self.seam = state.seam[:]
        self.spoil = state.spoil[:]
        self.hands = state.hands[:]
        self.claims = state.claims[:]
        self.pile = state.pile[:]
        self.lot = [int(ore == state.lot) for ore in range(len(ORES))]
        self.claim = [int(claim == state.claim) for claim in range(len(CLAIMS))]

    def see(self, event: Event) -> None:
        facts: dict[str, Any] = dict(event.facts)
        for seat, told in event.secret.items():
            assert seat == facts["seat"]
            facts.update(told)
        book = getattr(self, f"see_{event.kind}", None)
        if book:
            book(facts)

    def _hand(self, facts: dict[str, Any], change: int) -> None:
        self.hands[facts["seat"] * len(ORES) + ORES.index(facts["ore"])] += change

    def _pay(self, facts: dict[str, Any], sign: int) -> None:
        self.coins[facts["seat"]] -= sign * facts["coins"]
        self.bank += sign * facts["coins"]

    def see_dealt(self, facts: dict[str, Any]) -> None:
        self.seam[ORES.index(facts["ore"])] -= 1
        self._hand(facts, 1)

    see_found = see_dealt

    def see_claim_opened(self, facts: dict[str, Any]) -> None:
        self.pile[CLAIMS.index(facts["claim"])] -= 1
        self.claim[CLAIMS.index(facts["claim"])] += 1

    def see_ore_opened(self, facts: dict[str, Any]) -> None:
        self.seam[ORES.index(facts["ore"])] -= 1
        self.lot[ORES.index(facts["ore"])] += 1

    def see_paid(self, facts: dict[str, Any]) -> None:
        self._pay(facts, 1)

    see_dug = see_paid

    def see_ore_spent(self, facts: dict[str, Any]) -> None:
        self._hand(facts, -1)
        self.spoil[ORES.index(facts["ore"])] += 1

    def see_sold(self, facts: dict[str, Any]) -> None:
        self.see_ore_spent(facts)
        self._pay(facts, -1)

    def see_lot_won(self, facts: dict[str, Any]) -> None:
        claim = CLAIMS.index(facts["claim"])
        self.claim[claim] -= 1
        self.claims[facts["seat"] * len(CLAIMS) + claim] += 1
        if facts["ore"] != "nothing":
            self.lot[ORES.index(facts["ore"])] -= 1
            self._hand(facts, 1)

    def differences(self, state: LodeState) -> list[str]:
        return [
            *compare("all coins", [BOX["coins"]["total"]], [sum(state.coins) + state.bank]),
            *compare("coins", [*self.coins, self.bank], [*state.coins, state.bank]),
            *compare("seam", self.seam, state.seam),
            *compare("spoil", self.spoil, state.spoil),
            *compare("hands", self.hands, state.hands),
            *compare("lot", self.lot, [int(ore == state.lot) for ore in range(len(ORES))]),
            *compare("claims", self.claims, state.claims),
            *compare("pile", self.pile, state.pile),
            *compare("claim", self.claim, [int(claim == state.claim) for claim in range(len(CLAIMS))]),
        ]


def recount(game: Game[LodeState], state: LodeState) -> list[dict[str, int]]:
    """From the dump and the components file alone."""
    data: dict[str, Any] = game.dump(state)
    points = [claim["points"] for claim in BOX["claim"]]
    worth = [ore["worth"] for ore in BOX["ore"]]
    return [
        {
            "claims": weighed(points, data["claims"], seat),
            "coins": data["coins"][seat] // 2,
            "ore": weighed(worth, data["hands"], seat),
        }
        for seat in range(len(data["coins"]))
    ]


def weighed(values: list[int], counts: list[int], seat: int) -> int:
    held = counts[seat * len(values) : (seat + 1) * len(values)]
    return sum(value * count for value, count in zip(values, held, strict=True))


# Two seats, the last round: the seam is empty, the bank too, one seat holds all coins and the other none.
EMPTIED: Data = {
    "phase": "turns",
    "round": 5,
    "claim": -1,
    "lot": -1,
    "turn": 1,
    "turns_left": 2,
    "bank": 0,
    "seam": [0, 0, 0, 0],
    "spoil": [10, 6, 2, 1],
    "sold": [8, 5, 1, 0],
    "pile": [1, 2, 1],
    "coins": [60, 0],
    "hands": [1, 1, 2, 2, 1, 2, 1, 1],
    "known": [0, 1, 0, 0, 1, 0, 0, 0],
    "claims": [2, 1, 0, 0, 0, 2],
    "bids": [0, 0],
    "added": [-1, -1],
    "ready": [0, 0],
}
# Three seats bid for a claim without ore; one is ready, one has counted out fourteen of sixty coins.
SEALED: Data = {
    **EMPTIED,
    "phase": "bidding",
    "claim": 1,
    "turn": 2,
    "turns_left": 0,
    "round": 3,
    "pile": [1, 1, 1],
    "coins": [60, 0, 0],
    "spoil": [10, 6, 2, 1],
    "hands": [0, 1, 2, 1, 1, 2, 1, 1, 1, 0, 0, 1],
    "known": [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    "claims": [2, 1, 0, 0, 0, 2, 0, 0, 0],
    "bids": [14, 0, 0],
    "added": [-1, 2, -1],
    "ready": [0, 1, 0],
}

LODE: LawCase[LodeState] = LawCase(
    factory=Lode,
    ledger=LodeLedger,
    recount=recount,
    hidden=("added", "bids", "hands", "seam"),
    positions=(
        Position("emptied", 2, EMPTIED),
        Position("emptied, sinking", 2, EMPTIED, {"market": "sinking"}),
        Position("sealed, losers pay", 3, SEALED, {"losers_pay": True}),
    ),
)
