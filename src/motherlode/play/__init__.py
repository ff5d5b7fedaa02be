"""Playing: the match and what a seat may know of it, records, replay, undo, sentences and rulebooks."""

from motherlode.play.draws import DrawSource, RecordedDraws, SeededDraws
from motherlode.play.entry import Entry
from motherlode.play.errors import BeyondSnapshot, CannotUndo, IllegalMove, PlayError, RecordError
from motherlode.play.match import Match
from motherlode.play.perspective import Outlook, Perspective, Position, Preview
from motherlode.play.record import Record
from motherlode.play.seen import SeenEvent, Step
from motherlode.play.snapshot import Snapshot
from motherlode.play.verification import Report, replay, verify

__all__ = [
    "BeyondSnapshot",
    "CannotUndo",
    "DrawSource",
    "Entry",
    "IllegalMove",
    "Match",
    "Outlook",
    "Perspective",
    "PlayError",
    "Position",
    "Preview",
    "Record",
    "RecordError",
    "RecordedDraws",
    "Report",
    "SeededDraws",
    "SeenEvent",
    "Snapshot",
    "Step",
    "replay",
    "verify",
]
