"""The one table from the phase of a position to the step that rules it."""

from typing import Final

from motherlode.games.rockwell.phases.advantage import Bribing, BribingTo, Hiring
from motherlode.games.rockwell.phases.auction import Auction
from motherlode.games.rockwell.phases.automat import AiCrew, AiMoving, AiRaising
from motherlode.games.rockwell.phases.danger import Endangered
from motherlode.games.rockwell.phases.drilling import Carrying, Drilling, Moving
from motherlode.games.rockwell.phases.extraction import ChoosingTile
from motherlode.games.rockwell.phases.insurance import Insuring
from motherlode.games.rockwell.phases.market import Counting, Trading
from motherlode.games.rockwell.phases.phase import Phase
from motherlode.games.rockwell.phases.placing import Placing
from motherlode.games.rockwell.phases.works import ShaftLevel, ShaftMoving, Working

# In the order of the phases in `state`, each with the kinds of actions that are at home in it.
STEPS: Final[list[Phase]] = [
    Phase(),  # laying
    Phase(),  # directing
    Phase(),  # controlling
    Auction("bid_cubes", "bid_money", "bid_done"),
    Placing("place_vp"),
    Insuring("insure", "insure_done"),
    Drilling("crew"),
    Moving("stay", "move"),
    Carrying("take_die", "leave_die"),
    Bribing("bribe", "bribe_ai", "no_advantage"),
    BribingTo("bribe_to"),
    Hiring("hire", "no_advantage"),
    ChoosingTile("first_tile"),
    Phase(),  # flipping
    Phase(),  # drawing
    Endangered("use_insurance"),
    AiCrew("ai_crew"),
    AiMoving("ai_move"),
    Trading("buy", "sell", "pass_market"),
    Counting("amount", "amount_done"),
    Working("upgrade_crew", "upgrade_safety", "upgrade_mobility", "build_shaft", "move_shaft", "deliver", "pass_works"),
    ShaftLevel("shaft_level"),
    ShaftMoving("shaft_to"),
    AiRaising("ai_upgrade"),
    Phase(),  # over
]


def phases_of(kind: str) -> tuple[int, ...]:
    """The phases in which a kind of action is at home."""
    return tuple([phase for phase, step in enumerate(STEPS) if kind in step.kinds])
