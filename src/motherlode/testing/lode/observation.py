"""The view as numbers: seats in turn order from the observer on; its own hand and bid at the end."""

from motherlode.kernel.observation import Field, choice, count, flag, seat_field
from motherlode.testing.lode.components import CARDS, CLAIMS, ORES
from motherlode.testing.lode.options import Rules
from motherlode.testing.lode.state import PHASES, LodeState, hand_size, seats_of

NONE = -1


def observation(rules: Rules, seats: int) -> tuple[Field, ...]:
    seated = [field for number in range(seats) for field in seat_fields(rules, number)]
    return (*table_fields(rules, seats), *seated, *own_fields(rules))


def table_fields(rules: Rules, seats: int) -> list[Field]:
    return [
        flag("to_act", seats),
        choice("phase", len(PHASES)),
        count("round", rules.rounds),
        choice("claim", CLAIMS, low=NONE),
        choice("lot", ORES, low=NONE),
        count("turns_left", CARDS),
        count("bank", rules.box.coins),
        count("seam", CARDS),
        count("claims_left", sum(rules.box.claim_copies)),
        count("spoil", CARDS, ORES),
        count("sold", CARDS, ORES),
        seat_field("turn", seats),
    ]


def seat_fields(rules: Rules, number: int) -> list[Field]:
    name = f".{number}"
    return [
        count("coins" + name, rules.box.coins),
        count("cards" + name, CARDS),
        flag("ready" + name),
        count("known" + name, CARDS, ORES),
        count("claims" + name, max(rules.box.claim_copies), CLAIMS),
    ]


def own_fields(rules: Rules) -> list[Field]:
    return [
        count("hand", CARDS, ORES, private=True),
        count("bid", rules.box.coins, private=True),
        choice("added", ORES, low=NONE, private=True),
    ]


def observe(state: LodeState, observer: int, acting: tuple[int, ...]) -> list[int]:
    seats = seats_of(state)
    numbers = [int((observer + step) % seats in acting) for step in range(seats)]
    numbers += [state.phase, state.round, state.claim, state.lot, state.turns_left, state.bank, sum(state.seam)]
    numbers += [sum(state.pile), *state.spoil, *state.sold, (state.turn - observer) % seats]
    for step in range(seats):
        add_seat(state, (observer + step) % seats, numbers)
    numbers += state.hands[observer * ORES : observer * ORES + ORES]
    numbers += [state.bids[observer], state.added[observer]]
    return numbers


def add_seat(state: LodeState, seat: int, numbers: list[int]) -> None:
    numbers += [state.coins[seat], hand_size(state, seat), state.ready[seat]]
    numbers += state.known[seat * ORES : seat * ORES + ORES]
    numbers += state.claims[seat * CLAIMS : seat * CLAIMS + CLAIMS]
