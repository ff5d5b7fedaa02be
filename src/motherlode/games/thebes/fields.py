"""The fields of a position as a table, in the order of the dump; `dump`, `load` and its ranges follow from it."""

from motherlode.games.thebes.components import DEBRIS, SITES, TOKENS
from motherlode.games.thebes.options import Rules
from motherlode.games.thebes.state import ACTS, EMPTY, KIT, LEAST_OWNER, NOBODY, PHASES
from motherlode.kernel.fields import ANY, StateFields, flag, number, numbers, packed_numbers, word


def state_fields(rules: Rules, seats: int) -> StateFields:
    """What each field may hold with this number of seats; whether they agree is for `consistency` to say."""
    box, cards = rules.box, rules.cards
    deck = sum(box.copies) + cards - rules.research
    knowledge = sum(copies * points for copies, points in zip(box.copies, box.points, strict=False)) + SITES
    fields = [
        number("seats", seats, seats),
        word("phase", PHASES),
        number("active", 0, seats - 1),
        numbers("week", seats, box.start_week[seats], rules.end[seats]),
        numbers("place", seats, 0, rules.places - 1),
        numbers("track", ANY, 0, seats - 1),
        numbers("used", seats * SITES, 0, 1),
        packed_numbers("hand", seats * cards, 0, max(box.copies)),
        numbers("kit", seats * KIT, 0, deck),
        numbers("books", seats * SITES, 0, knowledge),
        numbers("general", seats, 0, knowledge),
        numbers("rumours", seats * SITES, 0, deck),
        numbers("artifacts", seats * SITES, 0, TOKENS),
        numbers("artifact_points", seats, 0, sum(box.token_value)),
        packed_numbers("owner", SITES * TOKENS, LEAST_OWNER, seats - 1),
        numbers("bag", SITES, 0, DEBRIS),
        numbers("bonus", SITES, EMPTY, SITES * TOKENS - 1),
        numbers("display", 4, EMPTY, rules.research - 1),
        numbers("row", 3, EMPTY, cards - 1),
        numbers("discard", cards, 0, max(box.copies)),
        numbers("unseen", cards, 0, max(box.copies)),
        number("unknown", 0, deck),
        number("first", 0, deck),
        number("second", 0, deck),
        number("third", 0, deck),
        flag("renewed"),
        number("swapper", NOBODY, seats - 1),
        number("swaps", 0, rules.end[seats]),
        word("act", ACTS),
        number("target", 0, SITES - 1),
        flag("flown"),
        number("rumours_used", 0, deck),
        flag("assistant_used"),
        flag("shovel_used"),
        flag("permit_spent"),
        number("tokens_due", 0, DEBRIS + box.debris),
        number("debris", 0, box.debris),
    ]
    return StateFields(fields)
