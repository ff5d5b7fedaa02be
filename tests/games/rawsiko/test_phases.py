"""The table of phases is complete: a seat is asked, chance draws, or the match is over."""

from motherlode.games.rawsiko import Rawsiko
from motherlode.games.rawsiko.phases.table import BY_NUMBER, PHASE_TABLE, phases_of
from motherlode.games.rawsiko.prompts import CLAUSES, KINDS
from motherlode.games.rawsiko.state import OVER, PHASES


def test_every_phase_has_its_entry() -> None:
    assert list(BY_NUMBER) == list(range(len(PHASES)))
    for number, phase in enumerate(PHASE_TABLE):
        assert phase.is_chance + bool(phase.kinds) == (number != OVER)


def test_every_phase_of_seats_has_its_prompt_and_every_action_its_phase() -> None:
    asking = {number for number, phase in enumerate(PHASE_TABLE) if phase.kinds}
    assert asking == KINDS.keys() == CLAUSES.keys()
    assert all(phases_of(action.kind) for action in Rawsiko().actions)
