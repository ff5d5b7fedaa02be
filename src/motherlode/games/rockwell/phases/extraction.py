"""Extraction (chapter R11): ready tiles, the flip, the card, shares, surplus and priority."""

from random import Random

from motherlode.games.rockwell import achievements
from motherlode.games.rockwell.actions import BACK_DRAW, FIRST_TILE_ID
from motherlode.games.rockwell.components import CREWS, KINDS
from motherlode.games.rockwell.holdings import cube_facts, gain
from motherlode.games.rockwell.mine import EDGE, ENTRANCE, PLACE_NAMES, tiles_of
from motherlode.games.rockwell.options import Rules
from motherlode.games.rockwell.phases import danger
from motherlode.games.rockwell.phases.phase import Phase
from motherlode.games.rockwell.state import (
    CHOOSING_TILE,
    DIE_MASK,
    DRAWING,
    EXTRACT,
    FLIPPING,
    NONE,
    PAYING,
    RockwellState,
    place_crew,
    standard_order,
)
from motherlode.kernel import CHANCE, Facts, Log, Violation, bounded
from motherlode.kernel.packed import replaced


def pile_of(rules: Rules, state: RockwellState, tile: int) -> int:
    return rules.tile_pile[state.layout][tile]


def power_of(rules: Rules, state: RockwellState, tile: int) -> int:
    return rules.power[rules.tile_pile[state.layout][tile]]


def total_on(rules: Rules, state: RockwellState, tile: int) -> int:
    """The strength of all crews and dice on a tile, of all owners (R11.1)."""
    stands = rules.stands
    total = 0
    for crew in state.crews:
        if stands[crew >> 6] >> tile & 1:
            total += (crew >> 3 & DIE_MASK) + (crew & DIE_MASK)
    return total


def is_ready(rules: Rules, state: RockwellState, tile: int) -> bool:
    """R11.1, R11.4."""
    return not state.flipped >> tile & 1 and total_on(rules, state, tile) >= power_of(rules, state, tile)


def ready_tiles(rules: Rules, state: RockwellState) -> list[int]:
    """Of the tiles whose strength has risen; no other can have become ready."""
    return [tile for tile in tiles_of(state.stirred & ~state.flipped) if is_ready(rules, state, tile)]


def extract(rules: Rules, state: RockwellState, log: Log) -> None:
    """Extracts until no tile is ready, then lets play go on (R11.17, R11.18)."""
    tiles = ready_tiles(rules, state) if state.stirred else []
    if not tiles:
        state.stirred = 0
        state.phase, state.resume = state.resume, EXTRACT
    elif len(tiles) == 1:
        flip(rules, state, tiles[0], log)
    else:
        state.phase = CHOOSING_TILE
        state.acting = state.active


class ChoosingTile(Phase):
    """The active player chooses the first of several ready tiles (R11.17)."""

    def legal(self, rules: Rules, state: RockwellState, seat: int) -> list[int]:
        return [FIRST_TILE_ID + tile for tile in ready_tiles(rules, state)]

    def check(self, rules: Rules, state: RockwellState, seat: int, action: int) -> Violation | None:
        tile = action - FIRST_TILE_ID
        if state.stirred >> tile & 1 and is_ready(rules, state, tile):
            return None
        return Violation("R11.4" if state.flipped >> tile & 1 else "R11.17", {"tile": PLACE_NAMES[tile]})

    def apply(self, rules: Rules, state: RockwellState, seat: int, action: int, log: Log) -> None:
        flip(rules, state, action - FIRST_TILE_ID, log)


def flip(rules: Rules, state: RockwellState, tile: int, log: Log) -> None:
    """Flips a tile; crews on its edges are put on it, with their dice (R11.3, R8.28)."""
    if log.on:
        tell_extraction(rules, state, tile, log)
    state.tile = tile
    state.flipped |= 1 << tile
    shift_edge_crews(rules, state, tile)
    state.phase = FLIPPING
    state.acting = CHANCE


def tell_extraction(rules: Rules, state: RockwellState, tile: int, log: Log) -> None:
    power, total = power_of(rules, state, tile), total_on(rules, state, tile)
    facts: Facts = {"tile": PLACE_NAMES[tile], "power": power, "total": total}
    if state.active < state.seats:
        log.emit("tile_extracted", {"seat": state.active, **facts})
    else:
        log.emit("ai_extracted", facts)


def shift_edge_crews(rules: Rules, state: RockwellState, tile: int) -> None:
    for number in range(len(state.crews)):
        crew = state.crews[number]
        if EDGE <= crew >> 6 < ENTRANCE and rules.stands[crew >> 6] >> tile & 1:
            put_on_tile(state, number, crew, tile)


def put_on_tile(state: RockwellState, number: int, crew: int, tile: int) -> None:
    owner, own = divmod(number, CREWS)
    active = state.crews[state.active * CREWS + state.crew] if owner == state.active else NONE
    shifted = crew & 63 | tile << 6
    place_crew(state, owner, own, shifted)
    if owner == state.active:
        wanted = shifted if active == crew else active
        state.crew = state.crews.index(wanted, owner * CREWS) - owner * CREWS


def chance(rules: Rules, state: RockwellState) -> list[tuple[int, int]]:
    """The back that shows (R2.8), then the card of the pile (R11.5): every copy still hidden is as likely."""
    pile = pile_of(rules, state, state.tile)
    if state.phase == FLIPPING:
        return [(BACK_DRAW + back, state.backs_left[back]) for back in rules.pile_backs[pile] if state.backs_left[back]]
    return [(rules.card_draw + card, 1) for card in rules.pile_cards[pile] if state.cards_left[card]]


def sample(rules: Rules, state: RockwellState, rng: Random) -> int:
    draws = chance(rules, state)
    number = bounded(rng, sum([weight for _, weight in draws]))
    for draw, weight in draws:
        number -= weight
        if number < 0:
            return draw
    raise ValueError("no draw is due")


def apply_draw(rules: Rules, state: RockwellState, draw: int, log: Log) -> None:
    if state.phase == FLIPPING:
        show_back(rules, state, draw - BACK_DRAW, log)
    else:
        draw_card(rules, state, draw - rules.card_draw, log)


def show_back(rules: Rules, state: RockwellState, back: int, log: Log) -> None:
    state.backs = replaced(state.backs, state.tile, back)
    state.backs_left = replaced(state.backs_left, back, state.backs_left[back] - 1)
    state.phase = DRAWING
    if log.on:
        facts: Facts = {"tile": PLACE_NAMES[state.tile], "back": rules.box.backs[back]}
        log.emit("tile_flipped", {**facts, **cube_facts(rules.back_yield[back])})


def draw_card(rules: Rules, state: RockwellState, card: int, log: Log) -> None:
    state.card = card
    state.cards_left = replaced(state.cards_left, card, 0)
    if log.on:
        facts: Facts = {"card": rules.box.cards[card], **cube_facts(rules.card_cubes[card])}
        log.emit("card_drawn", {**facts, "danger": int(rules.card_danger[card]), **danger.tile_facts(state)})
    divide(rules, state, log)
    state.phase = PAYING
    if rules.card_danger[card]:
        danger.next_danger(rules, state, log)


def strengths_on(state: RockwellState, tile: int) -> list[int]:
    """The strength of each owner on a flipped tile, dice included (R11.10)."""
    totals = [0] * (len(state.crews) // CREWS)
    for number, crew in enumerate(state.crews):
        if crew >> 6 == tile:
            totals[number // CREWS] += (crew >> 3 & DIE_MASK) + (crew & DIE_MASK)
    return totals


def shaft_owner(state: RockwellState, tile: int) -> int:
    for seat in range(state.seats):
        if state.shafts[seat] >> tile & 1:
            return seat
    return NONE


def priority(state: RockwellState, strengths: list[int]) -> tuple[int, str]:
    """Who gets the surplus, and why (R11.9-R11.11)."""
    owner = shaft_owner(state, state.tile)
    if owner != NONE:
        return owner, "shaft"
    most = max(strengths)
    if strengths.count(most) == 1:
        return strengths.index(most), "strongest"
    return state.active, "active"


def divide(rules: Rules, state: RockwellState, log: Log) -> None:
    """Each kind equally, rounded down; what remains is the surplus (R11.6-R11.8). The AI's part is lost (R19.15)."""
    strengths = strengths_on(state, state.tile)
    sharers = [owner for owner in range(len(strengths)) if strengths[owner]]
    cubes = rules.card_cubes[state.card]
    share = [count // len(sharers) for count in cubes]
    surplus = [count % len(sharers) for count in cubes]
    state.loot = [0] * (state.seats * KINDS)
    for owner in sharers:
        hand_out(state, owner, share, "share", {"strength": strengths[owner]}, log)
    if any(surplus):
        owner, reason = priority(state, strengths)
        hand_out(state, owner, surplus, "surplus", {"reason": reason}, log)


def hand_out(state: RockwellState, owner: int, cubes: list[int], kind: str, more: Facts, log: Log) -> None:
    if owner < state.seats:
        for number in range(KINDS):
            state.loot[owner * KINDS + number] += cubes[number]
    if log.on:
        if owner < state.seats:
            log.emit(kind, {"seat": owner, **cube_facts(cubes), **more, **danger.tile_facts(state)})
        else:
            log.emit(f"ai_{kind}", {**cube_facts(cubes), **more, **danger.tile_facts(state)})


def pay_out(rules: Rules, state: RockwellState, log: Log) -> None:
    """Cubes go behind the screens, the card to the active player, then achievements (R11.14-R11.16)."""
    order = standard_order(state)
    for seat in order:
        loot = state.loot[seat * KINDS : seat * KINDS + KINDS]
        if any(loot):
            gain(state, seat, loot)
            if log.on:
                log.emit("cubes_received", {"seat": seat, **cube_facts(loot), **danger.tile_facts(state)})
    keep_card(rules, state, log)
    for seat in order:
        if any(state.loot[seat * KINDS : seat * KINDS + KINDS]):
            achievements.test_cubes(rules, state, seat, log)
        if seat == state.active:
            achievements.test_cards(rules, state, seat, log)
    state.loot = []
    state.tile = state.card = NONE
    state.asked = 0
    state.phase = EXTRACT


def keep_card(rules: Rules, state: RockwellState, log: Log) -> None:
    """R11.15; a card of the AI is set aside (R19.16)."""
    card = rules.box.cards[state.card]
    if state.active < state.seats:
        state.kept[state.active] += 1
        if log.on:
            log.emit("card_kept", {"seat": state.active, "card": card, "cards": state.kept[state.active]})
    elif log.on:
        log.emit("card_set_aside", {"card": card})
