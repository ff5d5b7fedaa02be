"""What a dump says of the map: owners and resources (W1.9-W1.12), and which seats live (W1.16)."""

from motherlode.games.rawsiko.actions import credit
from motherlode.games.rawsiko.control import living
from motherlode.games.rawsiko.loading.need import need
from motherlode.games.rawsiko.options import Rules
from motherlode.games.rawsiko.state import ACTION, DEFENCE, DISTRIBUTE, NOBODY, OVER, TERRITORY, RawsikoState
from motherlode.kernel import Reader


def require_sound_map(rules: Rules, state: RawsikoState, reader: Reader) -> None:
    require_territories(state, reader)
    if state.phase > TERRITORY:
        require_living(rules, state, reader)
    else:
        need(not state.eliminated, reader, "eliminated", "nobody is eliminated in the draft")


def require_territories(state: RawsikoState, reader: Reader) -> None:
    moving = state.active if ACTION <= state.phase <= DEFENCE else NOBODY
    for territory, (owner, total, moved) in enumerate(zip(state.owner, state.total, state.moved, strict=True)):
        if (owner == NOBODY) != (total == 0):
            raise reader.fail(f"'total': territory {territory} has {total} resources and the owner {owner}")
        if moved > total or (moved and owner != moving):
            raise reader.fail(f"'moved': territory {territory} has {moved} of {total} resources moved")


def require_living(rules: Rules, state: RawsikoState, reader: Reader) -> None:
    """W14.1: out is who has no territory left; W14.10: the last one living does not play on."""
    eliminated = state.eliminated
    need(len(set(eliminated)) == len(eliminated), reader, "eliminated", "a seat stands twice in it")
    for seat in range(state.seats):
        agrees = (seat in state.owner) != (seat in eliminated)
        need(agrees, reader, "eliminated", f"seat {seat} is eliminated exactly if it has no territory")
    need(state.phase > DISTRIBUTE or not eliminated, reader, "eliminated", "nobody is eliminated before turn 1")
    alone = living(state) == 1 and not rules.play_on
    need(state.phase == OVER or not alone, reader, "phase", "the match is over when only one seat is left")


def require_sound_supply(rules: Rules, state: RawsikoState, reader: Reader) -> None:
    """No seat has more resources than it can have been given (W5.20, W7.2, W10.1)."""
    most = rules.round_1[state.seats] + rules.round_2[state.seats] + rules.extra[state.seats]
    most += credit(rules.materials) * max(0, state.played - 1)
    for seat in range(state.seats):
        given = resources_of(state, seat) + state.to_place[seat]
        need(given <= most, reader, "total", f"seat {seat} has {given} resources, more than the {most} it can have got")


def resources_of(state: RawsikoState, seat: int) -> int:
    """All that a seat has on the map."""
    return sum(total for owner, total in zip(state.owner, state.total, strict=True) if owner == seat)
