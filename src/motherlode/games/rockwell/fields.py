"""The fields of a position in the order of its dump: their lengths and ranges, from which `dump` and `load` follow."""

from motherlode.games.rockwell.components import CREWS, KINDS, LEVELS, TYPES
from motherlode.games.rockwell.mine import ALL_TILES, ENTRANCE, RINGS, TILES
from motherlode.games.rockwell.options import Rules
from motherlode.games.rockwell.secrets import NEVER
from motherlode.games.rockwell.state import ENDS, HIDDEN, IN_CORE, NONE, PHASES, SEVERAL, owners_of
from motherlode.kernel.fields import ANY, StateField, StateFields, flag, number, numbers, packed_numbers, word


def state_fields(rules: Rules, seats: int) -> StateFields:
    """What each field means is said in `RockwellState`."""
    return StateFields([*single_fields(rules, seats), *table_fields(rules, seats), *company_fields(rules, seats)])


def single_fields(rules: Rules, seats: int) -> tuple[StateField, ...]:
    """Numbers, most of them about the turn and the choice in progress."""
    box = rules.box
    return (
        number("seats", seats, seats),
        word("phase", PHASES),
        number("acting", SEVERAL, seats - 1),
        number("round", 0, rules.max_rounds),
        number("drilling", 0, box.drilling_rounds),
        number("turn", 0, max(RINGS, 2 * seats, *box.chairs)),
        number("active", NONE, owners_of(seats) - 1),
        number("crew", 0, CREWS - 1),
        number("target", 0, ENTRANCE - 1),
        number("amount", 0, rules.most_cubes),
        flag("selling"),
        flag("hired"),
        number("layout", 0, (1 << RINGS) - 1),
        number("flipped", 0, ALL_TILES),
        number("dice", 0, box.dice),
        number("bribes", 0, box.bribes),
        number("ready", 0, (1 << seats) - 1),
        number("stirred", 0, ALL_TILES),
        word("resume", PHASES),
        number("tile", NONE, TILES - 1),
        number("card", NONE, len(box.cards) - 1),
        number("asked", 0, seats - 1),
        word("ending", ENDS),
    )


def table_fields(rules: Rules, seats: int) -> tuple[StateField, ...]:
    """Orders, crews, tile backs and cards."""
    box = rules.box
    return (
        numbers("direction", ANY, 0, seats - 1),
        numbers("control", ANY, 0, seats - 1),
        numbers("crews", owners_of(seats) * CREWS, 0, IN_CORE),
        packed_numbers("backs", TILES, HIDDEN, len(box.backs) - 1),
        packed_numbers("backs_left", len(box.backs), 0, max(box.back_copies)),
        packed_numbers("cards_left", len(box.cards), 0, 1),
    )


def company_fields(rules: Rules, seats: int) -> tuple[StateField, ...]:
    """What players have, by seat."""
    box, cubes = rules.box, rules.most_cubes
    secrets = seats * KINDS if rules.insure_secretly else 0
    return (
        numbers("money", seats, 0, rules.most_wealth),
        numbers("cubes", seats * KINDS, 0, cubes),
        numbers("tokens", seats, 0, cubes),
        numbers("kept", seats, 0, TILES),
        numbers("safety", seats, 0, LEVELS),
        numbers("mobility", seats, 0, LEVELS),
        numbers("shafts", seats, 0, ALL_TILES),
        numbers("stars", seats * TYPES, 0, max(max(stack) for stack in rules.stars[seats])),
        packed_numbers("deliveries", len(box.deliveries), NONE, seats - 1),
        numbers("chairs", sum(box.chairs), NONE, seats - 1),
        numbers("left", seats, 0, max(rules.times[seats])),
        numbers("traded", seats, 0, (1 << 2 * KINDS) - 1),
        numbers("offer", seats * KINDS, 0, cubes),
        numbers("offer_money", seats, 0, rules.most_wealth),
        numbers("loot", ANY, 0, box.most_cubes),
        numbers("insured", secrets, 0, cubes),
        numbers("ceiling", secrets, 0, cubes),
        numbers("proofs", ANY, 0, NEVER),
    )
