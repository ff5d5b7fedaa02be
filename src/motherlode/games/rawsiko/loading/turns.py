"""What a dump says of the counter of turns (chapters W8 and W15)."""

from motherlode.games.rawsiko.control import living
from motherlode.games.rawsiko.loading.need import need
from motherlode.games.rawsiko.options import Rules
from motherlode.games.rawsiko.state import CHINA, DISTRIBUTE, INVEST, OVER, RawsikoState
from motherlode.kernel import Reader


def require_sound_turns(rules: Rules, state: RawsikoState, reader: Reader) -> None:
    counter, played = state.counter, state.played
    if state.phase <= DISTRIBUTE:
        need(counter == 0, reader, "counter", "turn 1 has not begun")
        need(played == 0, reader, "played", "turn 1 has not begun")
        return
    first = 2 if state.phase == INVEST else 1  # W8.3
    need(played >= first, reader, "played", f"at least {first} turns have begun")
    jumps = len(state.eliminated) if rules.stranglehold else 0  # W15.2
    fits = played <= counter <= played + jumps
    need(fits, reader, "counter", f"it cannot be {counter} after {played} turns and {jumps} jumps")
    if state.phase >= CHINA:
        require_end(rules, state, reader)


def require_end(rules: Rules, state: RawsikoState, reader: Reader) -> None:
    """W16.1: after the last turn, or because only one is left."""
    alone = state.phase == OVER and living(state) == 1 and not rules.play_on
    need(alone or state.counter == rules.turns, reader, "counter", f"turn {rules.turns} is not reached")
