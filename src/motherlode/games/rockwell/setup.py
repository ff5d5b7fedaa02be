"""The set-up (chapter R2): the starting state, and the draws that complete it."""

from random import Random

from motherlode.games.rockwell.actions import CONTROL_DRAW, DIRECTION_DRAW, LAY_DRAW
from motherlode.games.rockwell.components import CREWS, KINDS, RING_NAMES, TYPES
from motherlode.games.rockwell.mine import ENTRANCE, RINGS, TILES
from motherlode.games.rockwell.options import Rules
from motherlode.games.rockwell.state import (
    CONTROLLING,
    DIRECTING,
    EXTRACT,
    FACE_DOWN,
    LAYING,
    NONE,
    START_ROUND,
    UNTAKEN,
    RockwellState,
    crew_of,
    owners_of,
)
from motherlode.kernel import CHANCE, Log, bounded


def new(rules: Rules, seats: int) -> RockwellState:
    box = rules.box
    secrets = seats * KINDS if rules.insure_secretly else 0
    return RockwellState(
        seats=seats,
        phase=LAYING,
        acting=CHANCE,
        round=0,
        drilling=0,
        turn=0,
        active=NONE,
        crew=0,
        target=0,
        amount=0,
        selling=0,
        hired=0,
        layout=0,
        flipped=0,
        dice=box.dice,  # R2.14
        bribes=box.bribes,
        ready=0,
        stirred=0,
        resume=EXTRACT,
        tile=NONE,
        card=NONE,
        asked=0,
        ending=0,
        direction=[],
        control=[],
        crews=starting_crews(rules) * owners_of(seats),
        backs=bytes([FACE_DOWN]) * TILES,
        backs_left=bytes(box.back_copies),
        cards_left=bytes([1]) * len(box.cards),
        money=[box.start_money] * seats,  # R2.18
        cubes=box.start_cubes * seats,
        tokens=[box.start_tokens] * seats,
        kept=[0] * seats,
        safety=[0] * seats,  # R2.20
        mobility=[0] * seats,  # R2.21
        shafts=[0] * seats,  # R2.22
        stars=[0] * (seats * TYPES),
        deliveries=bytes([UNTAKEN]) * len(box.deliveries),
        chairs=[NONE] * sum(box.chairs),
        left=[0] * seats,
        traded=[0] * seats,
        offer=[0] * (seats * KINDS),
        offer_money=[0] * seats,
        loot=[],
        insured=[0] * secrets,
        ceiling=[0] * secrets,
        proofs=[],
    )


def starting_crews(rules: Rules) -> list[int]:
    """One crew on each entrance (R2.11, R19.2)."""
    return [crew_of(ENTRANCE + entrance, rules.box.start_strength, 0) for entrance in range(CREWS)]


def chance(rules: Rules, state: RockwellState) -> list[tuple[int, int]]:
    """The draws of the rings (R2.10) and of the two orders (R2.15)."""
    if state.phase == LAYING:
        first = LAY_DRAW + 2 * state.turn
        return [(first, 1), (first + 1, 1)]
    order, first = (state.direction, DIRECTION_DRAW) if state.phase == DIRECTING else (state.control, CONTROL_DRAW)
    return [(first + seat, 1) for seat in range(state.seats) if seat not in order]


def sample(rules: Rules, state: RockwellState, rng: Random) -> int:
    draws = chance(rules, state)
    return draws[bounded(rng, len(draws))][0]


def apply(rules: Rules, state: RockwellState, draw: int, log: Log) -> None:
    if state.phase == LAYING:
        lay_ring(rules, state, draw - LAY_DRAW, log)
    elif state.phase == DIRECTING:
        draw_order(state, state.direction, draw - DIRECTION_DRAW, "direction_order", CONTROLLING, log)
    else:
        draw_order(state, state.control, draw - CONTROL_DRAW, "control_order", START_ROUND, log)


def lay_ring(rules: Rules, state: RockwellState, draw: int, log: Log) -> None:
    ring, is_high = divmod(draw, 2)
    state.layout |= is_high << ring
    if log.on:
        power = rules.power
        facts = {"ring": RING_NAMES[ring], "power": power[2 * ring + is_high], "other": power[2 * ring + 1 - is_high]}
        log.emit("ring_laid", {**facts})
    state.turn += 1
    if state.turn == RINGS:
        state.turn = 0
        state.phase = DIRECTING


def draw_order(state: RockwellState, order: list[int], seat: int, kind: str, after: int, log: Log) -> None:
    """Puts a cube next in an order; the last one follows by itself."""
    order.append(seat)
    if len(order) == state.seats - 1:
        order += [last for last in range(state.seats) if last not in order]
        state.phase = after
        if log.on:
            log.emit(kind, {"seats": order[:]})
