"""What a dump says of the move or the battle in progress (chapters W11 and W12)."""

from motherlode.games.rawsiko.dice import ROLLS
from motherlode.games.rawsiko.loading.need import need
from motherlode.games.rawsiko.options import Rules
from motherlode.games.rawsiko.phases.moves import is_foreign, most, movable
from motherlode.games.rawsiko.state import ATTACK, DEFENCE, NONE, NUMBER, TARGET, RawsikoState
from motherlode.kernel import Reader


def require_sound_move(rules: Rules, state: RawsikoState, reader: Reader) -> None:
    """Each part of a move is there from its step on, and not before."""
    phase = state.phase
    if TARGET <= phase <= DEFENCE:
        require_source(rules, state, reader)
    else:
        need(state.source == NONE, reader, "source", "no move is in progress")
    if NUMBER <= phase <= DEFENCE:
        require_target(rules, state, reader)
    else:
        need(state.target == NONE, reader, "target", "no target is chosen")
    if ATTACK <= phase <= DEFENCE:
        require_attackers(rules, state, reader)
    else:
        need(state.number == 0, reader, "number", "no number is chosen")
    if phase == DEFENCE:
        require_roll(state, reader)
    else:
        need(state.attack == NONE, reader, "attack", "no attack is rolled")


def require_source(rules: Rules, state: RawsikoState, reader: Reader) -> None:
    need(state.source != NONE, reader, "source", "the move in progress has no source")
    can_leave = state.owner[state.source] == state.active and movable(rules, state, state.source) > 0
    need(can_leave, reader, "source", "nothing can leave it")


def require_target(rules: Rules, state: RawsikoState, reader: Reader) -> None:
    need(state.target != NONE, reader, "target", "the move in progress has no target")
    linked = state.target in rules.neighbours[state.source]
    need(linked, reader, "target", "it is no neighbour of the source")


def require_attackers(rules: Rules, state: RawsikoState, reader: Reader) -> None:
    need(is_foreign(state, state.target), reader, "target", "there is nobody to attack")
    fits = 1 <= state.number <= most(rules, state)
    need(fits, reader, "number", f"an attack with {state.number} resources")


def require_roll(state: RawsikoState, reader: Reader) -> None:
    fits = state.attack != NONE and len(ROLLS[state.attack]) == state.number
    need(fits, reader, "attack", "the roll does not fit the number of attackers")
