"""Tiles, cards, crews, dice and orders of a dump: what lies on the table agrees with the box (chapters R1 and R2)."""

from motherlode.games.rockwell.components import CREWS, PILES, STRONGEST
from motherlode.games.rockwell.loading.require import require
from motherlode.games.rockwell.mine import CORE, ENTRANCE, is_edge, tiles_of
from motherlode.games.rockwell.options import Rules
from motherlode.games.rockwell.phases.drilling import die_cap
from motherlode.games.rockwell.phases.extraction import pile_of
from motherlode.games.rockwell.state import (
    AUCTION,
    CONTROLLING,
    DIRECTING,
    DRAWING,
    ENDANGERED,
    FACE_DOWN,
    FLIPPING,
    HIDDEN,
    IN_CORE,
    LAYING,
    RockwellState,
    die_of,
    place_of,
    strength_of,
)
from motherlode.kernel import Reader


def check_material(reader: Reader, rules: Rules, state: RockwellState) -> None:
    check_orders(reader, state)
    check_crews(reader, rules, state)
    check_backs(reader, rules, state)
    check_cards(reader, rules, state)


def check_orders(reader: Reader, state: RockwellState) -> None:
    check_order(reader, "direction", state.direction, state.seats, state.phase - DIRECTING)
    check_order(reader, "control", state.control, state.seats, state.phase - CONTROLLING)


def check_order(reader: Reader, field: str, order: list[int], seats: int, steps: int) -> None:
    """Empty before its step of the set-up, in part during it, then complete (R2.15)."""
    require(reader, len(set(order)) == len(order), field, "names a seat twice")
    least = seats if steps > 0 else 0
    most = seats if steps > 0 else (seats - 2 if steps == 0 else 0)
    require(reader, least <= len(order) <= most, field, f"names {len(order)} seats")


def check_crews(reader: Reader, rules: Rules, state: RockwellState) -> None:
    for number, crew in enumerate(state.crews):
        is_right = is_crew(rules, crew) and (number < state.seats * CREWS or is_ai_crew(crew))
        require(reader, is_right, "crews", f"holds {crew}, which is no crew")
    for first in range(0, len(state.crews), CREWS):
        row = state.crews[first : first + CREWS]
        require(reader, row == sorted(row), "crews", "are not sorted")
    dice = sum(die_of(crew) > 0 for crew in state.crews)
    require(reader, state.dice + dice == rules.box.dice, "dice", f"is {state.dice}, and {dice} are on crews")


def is_crew(rules: Rules, crew: int) -> bool:
    """In the core, or with a strength and a die that its place allows (R8.11, R10.5, R10.12)."""
    place = place_of(crew)
    if place >= CORE:
        return crew == IN_CORE
    cap = die_cap(rules, place) if place < ENTRANCE else 0
    return 1 <= strength_of(crew) <= STRONGEST and die_of(crew) <= cap


def is_ai_crew(crew: int) -> bool:
    """Without a die, never on an edge or in the core (R19.2, R19.7, R19.13)."""
    place = place_of(crew)
    return not die_of(crew) and not is_edge(place) and place != CORE


def check_backs(reader: Reader, rules: Rules, state: RockwellState) -> None:
    """A back shows where a tile is flipped, and only there (R2.8)."""
    require(reader, state.flipped == 0 or state.phase >= AUCTION, "flipped", "is not empty before the first round")
    is_laid = state.phase > LAYING or state.layout < 1 << state.turn
    require(reader, is_laid, "layout", "is about a ring that is not laid yet")
    for tile, back in enumerate(state.backs):
        is_flipped = state.flipped >> tile & 1 and not (state.phase == FLIPPING and tile == state.tile)
        is_shown = back != FACE_DOWN
        is_right = is_shown == bool(is_flipped)
        is_right = is_right and (not is_shown or rules.box.back_pile[back] == pile_of(rules, state, tile))
        require(reader, is_right, "backs", f"holds {back if is_shown else HIDDEN} for tile {tile}")
    for back, copies in enumerate(rules.box.back_copies):
        is_right = state.backs_left[back] + state.backs.count(back) == copies
        require(reader, is_right, "backs_left", f"does not agree with the backs that show ({rules.box.backs[back]})")


def check_cards(reader: Reader, rules: Rules, state: RockwellState) -> None:
    """A card was drawn for every tile extracted (R11.5); players keep them, or the AI set them aside (R19.16)."""
    extracted = state.flipped
    if state.phase in (FLIPPING, DRAWING):
        extracted &= ~(1 << state.tile)
    tiles = [0] * PILES
    for tile in tiles_of(extracted):
        tiles[pile_of(rules, state, tile)] += 1
    for pile, cards in enumerate(rules.pile_cards):
        drawn = sum(not state.cards_left[card] for card in cards)
        require(reader, drawn == tiles[pile], "cards_left", f"lacks {drawn} cards of a pile with {tiles[pile]} tiles")
    free = extracted.bit_count() - (state.phase == ENDANGERED)
    is_right = sum(state.kept) <= free if state.seats == 2 else sum(state.kept) == free
    require(reader, is_right, "kept", f"is {sum(state.kept)} in all, of {free} cards")
