"""What a dump says of the trade with China (chapter W16)."""

from motherlode.games.rawsiko.control import continents_alone, controlled, living
from motherlode.games.rawsiko.loading.need import need
from motherlode.games.rawsiko.options import Rules
from motherlode.games.rawsiko.phases.china import on_offer
from motherlode.games.rawsiko.state import CHINA, OVER, RawsikoState
from motherlode.kernel import Reader


def require_sound_trade(rules: Rules, state: RawsikoState, reader: Reader) -> None:
    if state.phase != CHINA:
        need(not any(state.picks), reader, "picks", "there is no trade with China now")
    if state.phase == CHINA or has_traded(rules, state):
        for place, seat in enumerate(state.order):
            require_trader(rules, state, place, seat, reader)
    else:
        need(not any(state.taken), reader, "taken", "there was no trade with China")
    if state.phase == CHINA:
        can_take = state.picks[state.active] > 0 and on_offer(rules, state, state.active) > 0
        need(can_take, reader, "picks", "the active seat can take nothing")


def has_traded(rules: Rules, state: RawsikoState) -> bool:
    """W16.2: not at an end because only one is left (W14.10)."""
    sole = living(state) == 1 and not rules.play_on
    return state.phase == OVER and rules.trade_with_china and not sole


def require_trader(rules: Rules, state: RawsikoState, place: int, seat: int, reader: Reader) -> None:
    """W16.4, W16.5: picks that are left and materials that were taken, together what the seat was given."""
    given, taken, left = len(continents_alone(rules, state, seat)), state.taken[seat], state.picks[seat]
    new = taken & rules.findable & ~controlled(rules, state, seat) == taken  # W16.7
    need(new, reader, "taken", f"seat {seat} cannot have taken this")
    count = taken.bit_count()
    if state.phase == OVER or place < state.place:
        need(count <= given, reader, "taken", f"seat {seat} has taken {count} materials with {given} picks")
        need(left == 0, reader, "picks", f"seat {seat} has traded already")
        return
    need(place == state.place or count == 0, reader, "taken", f"seat {seat} has not traded yet")
    need(left + count == given, reader, "picks", f"seat {seat} has {left} of {given} left after taking {count}")
