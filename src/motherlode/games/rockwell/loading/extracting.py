"""An extraction in progress in a dump (chapters R11 and R12), and what the others know of secret exchanges (R3.8)."""

from motherlode.games.rockwell import secrets
from motherlode.games.rockwell.components import KINDS
from motherlode.games.rockwell.loading.phase import is_extracting
from motherlode.games.rockwell.loading.require import require
from motherlode.games.rockwell.mine import ENTRANCE
from motherlode.games.rockwell.options import Rules
from motherlode.games.rockwell.phases import danger, extraction
from motherlode.games.rockwell.phases.drilling import active_crew
from motherlode.games.rockwell.state import CHOOSING_TILE, ENDANGERED, NONE, RockwellState, place_of
from motherlode.kernel import Reader


def check_extraction(reader: Reader, rules: Rules, state: RockwellState) -> None:
    if is_extracting(state):
        check_stirred(reader, rules, state)
    if state.tile != NONE:
        check_tile(reader, rules, state)
    if state.phase == ENDANGERED:
        check_danger(reader, rules, state)


def check_stirred(reader: Reader, rules: Rules, state: RockwellState) -> None:
    """The tiles of one place have gained strength; the AI, which is never on an edge, has no choice of them."""
    places = rules.stands[:ENTRANCE]
    is_right = state.stirred in places and (state.active < state.seats or state.stirred.bit_count() == 1)
    require(reader, is_right, "stirred", f"is {state.stirred}, which is no place")
    require(reader, place_of(active_crew(state)) < ENTRANCE, "crew", "is a crew on no tile")
    if state.phase == CHOOSING_TILE:
        is_right = len(extraction.ready_tiles(rules, state)) > 1
        require(reader, is_right, "stirred", "leaves no choice of tiles")


def check_tile(reader: Reader, rules: Rules, state: RockwellState) -> None:
    """Flipped, and with enough strength on it (R11.1, R11.3)."""
    tile = state.tile
    is_right = bool(state.flipped & state.stirred & 1 << tile)
    require(reader, is_right, "tile", f"is {tile}, which is not being extracted")
    total = sum(extraction.strengths_on(state, tile))
    is_right = total >= extraction.power_of(rules, state, tile)
    require(reader, is_right, "tile", f"is {tile}, with a strength of {total} on it")


def check_danger(reader: Reader, rules: Rules, state: RockwellState) -> None:
    """A danger card of the tile's pile, and a player who stands to lose part of it (R12.5, R12.11)."""
    card, seat = state.card, state.acting
    is_right = card in rules.pile_cards[extraction.pile_of(rules, state, state.tile)] and not state.cards_left[card]
    require(reader, is_right and rules.card_danger[card], "card", f"is {card}, which was not drawn")
    for kind, cubes in enumerate(rules.card_cubes[card]):
        require(reader, sum(state.loot[kind::KINDS]) <= cubes, "loot", "is more than the card shows")
    require(reader, danger.due(rules, state, seat) > 0, "asked", "is the turn of a player who is not in danger")
    is_asked = state.tokens[seat] > 0 or rules.insure_secretly
    require(reader, is_asked, "asked", "is the turn of a player without tokens")


def check_secrets(reader: Reader, rules: Rules, state: RockwellState) -> None:
    """What is true must be possible for all that the others know."""
    count = len(state.proofs)
    require(reader, count % secrets.PROOF == 0, "proofs", f"has {count} entries")
    require(reader, count == 0 or rules.insure_secretly, "proofs", "is about open exchanges")
    seats = state.proofs[:: secrets.PROOF]
    require(reader, all(seat < state.seats for seat in seats), "proofs", "is about a seat that does not exist")
    for place, most in enumerate(state.ceiling):
        is_right = state.insured[place] <= most <= state.insured[place] + state.cubes[place]
        require(reader, is_right, "ceiling", f"holds {most}")
    for seat in range(state.seats) if rules.insure_secretly else ():
        check_proofs(reader, state, seat)
    if state.selling and rules.insure_secretly:
        check_shown(reader, state)


def check_shown(reader: Reader, state: RockwellState) -> None:
    """Cubes offered for sale were shown, so they cannot have been exchanged."""
    place = state.active * KINDS + state.target
    gone = state.cubes[place] + state.insured[place] - max(1, state.amount)
    require(reader, state.ceiling[place] <= gone, "ceiling", "is more than the sale in progress leaves")


def check_proofs(reader: Reader, state: RockwellState, seat: int) -> None:
    gone = state.insured[seat * KINDS : seat * KINDS + KINDS]
    require(reader, secrets.is_possible(state, seat, gone), "insured", f"does not agree with the proofs of seat {seat}")
    used = sum(gone) - state.tokens[seat]
    shown = [
        state.proofs[first + 1] for first in range(0, len(state.proofs), secrets.PROOF) if state.proofs[first] == seat
    ]
    require(reader, used <= max(shown, default=0), "tokens", f"of seat {seat} were used without being shown")
