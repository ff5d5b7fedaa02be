"""The box of Lode (chapter L1): loads components.toml, checks it, and lays it out as flat tables."""

from pathlib import Path
from typing import Final

from motherlode.kernel import Reader, components_checksum, components_reader, load_components

ORES: Final = 4
CLAIMS: Final = 3
CARDS: Final = 30
MOST_ROUNDS: Final = 5
MOST_SEATS: Final = 4

PRINTED: Final = Path(__file__).with_name("components.toml")


class Box:
    """Everything in the box, as lists by index."""

    def __init__(self, file: Path | None = None) -> None:
        data = load_components(file or PRINTED)
        reader = components_reader(data)
        self.checksum: Final = components_checksum(data)
        self._load_ores(reader)
        self._load_claims(reader)
        self.coins: Final = positive(reader.section("coins"), "total")
        self.hand: Final = positive(reader.section("hand"), "cards")
        self._check_hands(reader)

    def _load_ores(self, reader: Reader) -> None:
        ores = reader.sections("ore")
        self.ores = [ore.text("id") for ore in ores]
        self.worth = [ore.integer("worth") for ore in ores]
        self.copies = [positive(ore, "copies") for ore in ores]
        if len(set(self.ores)) != ORES or len(ores) != ORES:
            raise reader.fail(f"there must be {ORES} different ores")
        if sum(self.copies) != CARDS:
            raise reader.fail(f"there must be {CARDS} ore cards, not {sum(self.copies)}")

    def _load_claims(self, reader: Reader) -> None:
        claims = reader.sections("claim")
        self.claims = [claim.text("id") for claim in claims]
        self.points = [claim.integer("points") for claim in claims]
        self.claim_copies = [positive(claim, "copies") for claim in claims]
        if len(set(self.claims)) != CLAIMS or len(claims) != CLAIMS:
            raise reader.fail(f"there must be {CLAIMS} different claims")
        if sum(self.claim_copies) < MOST_ROUNDS:
            raise reader.fail(f"there must be a claim for each of {MOST_ROUNDS} rounds")

    def _check_hands(self, reader: Reader) -> None:
        if self.hand * MOST_SEATS > CARDS:
            raise reader.fail(f"{self.hand} cards for each of {MOST_SEATS} seats are more than {CARDS}")


def positive(reader: Reader, name: str) -> int:
    number = reader.integer(name)
    if number < 1:
        raise reader.fail(f"{name!r} must be at least 1")
    return number
