"""What the others know of cubes exchanged in secret (R3.8, option `insurance_visibility` = secret).

Everything but the exchange is public, so the sum of a seat's cubes and of those it has exchanged is known for every
kind; unknown is only how the two divide. The others know three things about that:

- the *ceiling*: the most that can have been exchanged, since cubes shown later were still there;
- a proof by *tokens*: tokens were handed in, so at least as many cubes had been exchanged by then, of each kind at
  most its ceiling of that time;
- a proof by *silence*: an achievement was not claimed, so of some kind too many cubes were gone for it.

Both proofs stay true when more is exchanged, so the ceiling itself is always possible. A proof is six numbers: seat,
tokens (0 for silence), and one for each kind.
"""

from random import Random
from typing import Final

from motherlode.games.rockwell.components import KINDS
from motherlode.games.rockwell.state import RockwellState
from motherlode.kernel import Facts, Log, bounded

PROOF: Final = KINDS + 2
NEVER: Final = 1_000_000
TRIES: Final = 40


def known_total(state: RockwellState, seat: int, kind: int) -> int:
    place = seat * KINDS + kind
    return state.cubes[place] + state.insured[place]


def open_ceiling(state: RockwellState) -> None:
    """After an exchange anything may be gone."""
    for place in range(len(state.ceiling)):
        state.ceiling[place] = state.cubes[place] + state.insured[place]


def show(state: RockwellState, seat: int, kind: int, cubes: int) -> None:
    """Everyone sees that the seat still has this number of cubes of a kind."""
    if state.insured:
        lower_ceiling(state, seat, kind, known_total(state, seat, kind) - cubes)


def lower_ceiling(state: RockwellState, seat: int, kind: int, most: int) -> None:
    """What cannot be gone now was not gone before either."""
    place = seat * KINDS + kind
    if most >= state.ceiling[place]:
        return
    state.ceiling[place] = most
    for proof in range(0, len(state.proofs), PROOF):
        if state.proofs[proof] == seat:
            lower_proof(state, proof, kind, most)


def lower_proof(state: RockwellState, proof: int, kind: int, most: int) -> None:
    place = proof + 2 + kind
    if state.proofs[proof + 1]:
        state.proofs[place] = min(state.proofs[place], most)
    elif state.proofs[place] > most:
        state.proofs[place] = NEVER


def show_tokens(state: RockwellState, seat: int) -> None:
    """Everyone sees tokens handed in: more than those of the set-up had been got by then."""
    if not state.insured:
        return
    first = seat * KINDS
    got = sum(state.insured[first : first + KINDS]) - state.tokens[seat]
    if got > 0:
        add_proof(state, [seat, got, *state.ceiling[first : first + KINDS]])


def may_hold(state: RockwellState, seat: int, need: list[int]) -> bool:
    """Whether the seat would meet a need for cubes, had it exchanged none."""
    return all(known_total(state, seat, kind) >= need[kind] for kind in range(KINDS))


def show_need(state: RockwellState, seat: int, need: list[int], is_met: bool) -> None:
    """Everyone sees whether the seat meets a need for cubes (R3.9, R16.2)."""
    if is_met:
        for kind in range(KINDS):
            show(state, seat, kind, need[kind])
    else:
        add_proof(state, [seat, 0, *[gone_at_least(state, seat, kind, need[kind]) for kind in range(KINDS)]])


def gone_at_least(state: RockwellState, seat: int, kind: int, need: int) -> int:
    """How many cubes of a kind must be gone for the need not to be met."""
    gone = known_total(state, seat, kind) - need + 1
    return NEVER if need == 0 or gone > state.ceiling[seat * KINDS + kind] else gone


def tell(state: RockwellState, kind: str, facts: Facts, log: Log) -> None:
    """An event that shows cubes or tokens: it reveals something where the exchange is secret."""
    if state.insured:
        log.reveal(kind, facts)
    else:
        log.emit(kind, facts)


def add_proof(state: RockwellState, proof: list[int]) -> None:
    """Adds a proof, dropping those that say no more; keeps them sorted, since their order means nothing."""
    old = [state.proofs[first : first + PROOF] for first in range(0, len(state.proofs), PROOF)]
    if any(implies(other, proof) for other in old):
        return
    kept = sorted([other for other in old if not implies(proof, other)] + [proof])
    state.proofs = [number for record in kept for number in record]


def implies(strong: list[int], weak: list[int]) -> bool:
    if strong[0] != weak[0] or (strong[1] > 0) != (weak[1] > 0):
        return False
    if strong[1]:
        return strong[1] >= weak[1] and all(strong[place] <= weak[place] for place in range(2, PROOF))
    return all(strong[place] >= weak[place] for place in range(2, PROOF))


def is_possible(state: RockwellState, seat: int, gone: list[int]) -> bool:
    """Whether these numbers of cubes can have been exchanged, as far as the others know."""
    for proof in range(0, len(state.proofs), PROOF):
        if state.proofs[proof] == seat and not agrees(state.proofs[proof : proof + PROOF], gone):
            return False
    return True


def agrees(proof: list[int], gone: list[int]) -> bool:
    if proof[1]:
        return sum(min(gone[kind], proof[2 + kind]) for kind in range(KINDS)) >= proof[1]
    return any(gone[kind] >= proof[2 + kind] for kind in range(KINDS))


def guess(state: RockwellState, seat: int, rng: Random) -> list[int]:
    """A possible division, each equally likely; after many tries the last one is raised until it is possible."""
    ceiling = state.ceiling[seat * KINDS : seat * KINDS + KINDS]
    gone = ceiling
    for _ in range(TRIES):
        gone = [bounded(rng, most + 1) for most in ceiling]
        if is_possible(state, seat, gone):
            return gone
    for kind in range(KINDS):
        gone[kind] = ceiling[kind]
        if is_possible(state, seat, gone):
            break
    return gone


def resample_exchange(world: RockwellState, seat: int, rng: Random) -> None:
    """Replaces a seat's cubes and tokens by others the rest of the table cannot tell from them."""
    gone = guess(world, seat, rng)
    first = seat * KINDS
    for kind in range(KINDS):
        more = gone[kind] - world.insured[first + kind]
        world.insured[first + kind] += more
        world.cubes[first + kind] -= more
        world.tokens[seat] += more
