"""The contract every game keeps: Game, State, Action, Event, Violation, Outcome, chance."""

from motherlode.kernel.action import Action, ActionList
from motherlode.kernel.chance import bounded, pick, weighted
from motherlode.kernel.components import (
    components_checksum,
    components_reader,
    load_components,
    read_components,
    source_counts,
)
from motherlode.kernel.data import Data, Reader, View
from motherlode.kernel.errors import (
    ComponentsError,
    DataError,
    MotherlodeError,
    NotationError,
    OptionError,
    SeatsError,
)
from motherlode.kernel.event import SILENT, Event, Fact, Facts, Log
from motherlode.kernel.game import CHANCE, SPECTATOR, Game, Info, Prompt, State, Violation, make
from motherlode.kernel.observation import Field
from motherlode.kernel.option import Option, Value, resolve
from motherlode.kernel.outcome import Outcome, ranks_of
from motherlode.kernel.thing import Thing, phase_things, plain_things, ruled_by

__all__ = [
    "CHANCE",
    "SILENT",
    "SPECTATOR",
    "Action",
    "ActionList",
    "ComponentsError",
    "Data",
    "DataError",
    "Event",
    "Fact",
    "Facts",
    "Field",
    "Game",
    "Info",
    "Log",
    "MotherlodeError",
    "NotationError",
    "Option",
    "OptionError",
    "Outcome",
    "Prompt",
    "Reader",
    "SeatsError",
    "State",
    "Thing",
    "Value",
    "View",
    "Violation",
    "bounded",
    "components_checksum",
    "components_reader",
    "load_components",
    "make",
    "phase_things",
    "pick",
    "plain_things",
    "ranks_of",
    "read_components",
    "resolve",
    "ruled_by",
    "source_counts",
    "weighted",
]
