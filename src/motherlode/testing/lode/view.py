"""What is hidden (chapter L6): the hands, the seam and the sealed bids. All that a viewer may know is decided here."""

from random import Random

from motherlode.kernel import Data, bounded
from motherlode.testing.lode.components import CLAIMS, ORES
from motherlode.testing.lode.options import Rules
from motherlode.testing.lode.state import BIDDING, OVER, PHASES, LodeState, hand_size, seats_of


def view(rules: Rules, state: LodeState, viewer: int) -> Data:
    return {
        "phase": PHASES[state.phase],
        "round": state.round,
        "rounds": rules.rounds,
        "claim": rules.claim_name(state.claim),
        "lot": rules.ore_name(state.lot),
        "turn": state.turn,
        "turns_left": state.turns_left,
        "bank": state.bank,
        "seam": sum(state.seam),
        "spoil": ores_by_name(rules, state.spoil, 0),
        "sold": ores_by_name(rules, state.sold, 0),
        "claims_left": sum(state.pile),
        "seats": [seat_view(rules, state, seat, viewer) for seat in range(seats_of(state))],
    }


def seat_view(rules: Rules, state: LodeState, seat: int, viewer: int) -> Data:
    data: Data = {
        "coins": state.coins[seat],
        "cards": hand_size(state, seat),
        "known": ores_by_name(rules, state.known, seat),
        "claims": {rules.claim_name(claim): state.claims[seat * CLAIMS + claim] for claim in range(CLAIMS)},
        "ready": state.ready[seat] > 0,
    }
    if seat == viewer or state.phase == OVER:
        data["hand"] = ores_by_name(rules, state.hands, seat)
    if seat == viewer:
        data["bid"] = {"coins": state.bids[seat], "ore": rules.ore_name(state.added[seat])}
    return data


def ores_by_name(rules: Rules, counts: list[int], seat: int) -> dict[str, int]:
    return {rules.ore_name(ore): counts[seat * ORES + ore] for ore in range(ORES)}


def determinise(state: LodeState, viewer: int, rng: Random) -> LodeState:
    """L6.1: the cards nobody has shown are dealt anew, then the sealed bids of the others are chosen anew."""
    world = state.clone()
    for seat in range(seats_of(world)):
        if seat != viewer:
            take_unknown(world, seat)
    for seat in range(seats_of(world)):
        if seat != viewer:
            deal_unknown(world, seat, hand_size(state, seat), rng)
    for seat in range(seats_of(world)):
        if seat != viewer:
            bid_anew(world, seat, rng)
    return world


def take_unknown(world: LodeState, seat: int) -> None:
    for ore in range(ORES):
        place = seat * ORES + ore
        world.seam[ore] += world.hands[place] - world.known[place]
        world.hands[place] = world.known[place]


def deal_unknown(world: LodeState, seat: int, size: int, rng: Random) -> None:
    while hand_size(world, seat) < size:
        number = bounded(rng, sum(world.seam))
        ore = 0
        while number >= world.seam[ore]:
            number -= world.seam[ore]
            ore += 1
        world.seam[ore] -= 1
        world.hands[seat * ORES + ore] += 1


def bid_anew(world: LodeState, seat: int, rng: Random) -> None:
    """A finished bid: any of the complete legal ones. Of an unfinished one nothing is known, so it starts again."""
    world.bids[seat] = 0
    world.added[seat] = -1
    if world.phase != BIDDING or not world.ready[seat]:
        return
    world.bids[seat] = bounded(rng, world.coins[seat] + 1)
    choices = [-1] + [ore for ore in range(ORES) if world.hands[seat * ORES + ore]]
    world.added[seat] = choices[bounded(rng, len(choices))]
