"""The start of a match (chapter L2): purses and an untouched seam; the hands are dealt by chance."""

from motherlode.testing.lode.components import CLAIMS, ORES
from motherlode.testing.lode.options import Rules
from motherlode.testing.lode.state import DEALING, LodeState


def new(rules: Rules, seats: int) -> LodeState:
    box = rules.box
    return LodeState(
        phase=DEALING,
        round=1,
        claim=-1,
        lot=-1,
        turn=0,
        turns_left=0,
        bank=box.coins - seats * rules.purse,
        seam=box.copies[:],
        spoil=[0] * ORES,
        sold=[0] * ORES,
        pile=box.claim_copies[:],
        coins=[rules.purse] * seats,
        hands=[0] * (seats * ORES),
        known=[0] * (seats * ORES),
        claims=[0] * (seats * CLAIMS),
        bids=[0] * seats,
        added=[-1] * seats,
        ready=[0] * seats,
    )
