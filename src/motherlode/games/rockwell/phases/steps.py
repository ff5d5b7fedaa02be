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

# In the order of the phases in `state`.
STEPS: Final[list[Phase]] = [
    Phase(),  # laying
    Phase(),  # directing
    Phase(),  # controlling
    Auction(),
    Placing(),
    Insuring(),
    Drilling(),
    Moving(),
    Carrying(),
    Bribing(),
    BribingTo(),
    Hiring(),
    ChoosingTile(),
    Phase(),  # flipping
    Phase(),  # drawing
    Endangered(),
    AiCrew(),
    AiMoving(),
    Trading(),
    Counting(),
    Working(),
    ShaftLevel(),
    ShaftMoving(),
    AiRaising(),
    Phase(),  # over
]


def phases_of(kind: str) -> tuple[int, ...]:
    """The phases in which a kind of action is at home."""
    return tuple([phase for phase, step in enumerate(STEPS) if kind in step.kinds])
