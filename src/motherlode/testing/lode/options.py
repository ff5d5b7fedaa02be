"""The options of Lode, and the rules under them: what the phases look things up in."""

from collections.abc import Mapping
from typing import Final

from motherlode.kernel import Option, Value
from motherlode.testing.lode.components import Box

OPTIONS: Final[tuple[Option, ...]] = (
    Option("purse", 10, (10, 15), "L2.2"),
    Option("rounds", 5, (5, 3), "L3.1"),
    Option("losers_pay", False, (False, True), "L4.8"),
    Option("market", "steady", ("steady", "sinking"), "L5.4"),
)


class Rules:
    """The box under the chosen options, as flat tables."""

    def __init__(self, box: Box, options: Mapping[str, Value]) -> None:
        self.box: Final = box
        self.purse: Final = int(options["purse"])
        self.rounds: Final = int(options["rounds"])
        self.losers_pay: Final = options["losers_pay"] is True
        self.market_sinks: Final = options["market"] == "sinking"
        self.worth: Final = box.worth
        self.points: Final = box.points
        self.hand: Final = box.hand

    def ore_name(self, ore: int) -> str:
        return self.box.ores[ore] if ore >= 0 else "nothing"

    def claim_name(self, claim: int) -> str:
        return self.box.claims[claim] if claim >= 0 else "nothing"
