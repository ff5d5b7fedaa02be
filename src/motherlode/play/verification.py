"""Replaying a record to any ply, and verifying it: every move, draw and checksum, and the draws against the seed."""

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from motherlode.kernel import Outcome
from motherlode.play.draws import SeededDraws
from motherlode.play.errors import RecordError
from motherlode.play.match import Match, begin_record, require_end
from motherlode.play.record import Record
from motherlode.registry import AnyGame


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Report:
    """What `verify` found. `proved` says that the draws follow from a seed that was promised beforehand.

    With the parts of people in the seed nobody can have chosen it: that holds for the seats `covered`, not for those
    whose part is `missing`.
    """

    fault: RecordError | None
    plies: int
    moves: int
    draws: int
    checksums: int
    proved: bool
    outcome: Outcome | None
    covered: tuple[int, ...] = ()
    missing: tuple[int, ...] = ()

    @property
    def ok(self) -> bool:
        return self.fault is None


def replay(record: Record, game: AnyGame | None = None, to: int | None = None, log: bool = True) -> Match:
    """The match as it stood when a ply was played, or at the end of the record."""
    match = begin_record(record, game, log=log)
    if to is not None and not 0 <= to <= record.plies:
        raise RecordError("end", f"there is no ply {to}; the last is {record.plies}")
    for entry in record.entries:
        if match.ply == to:
            return match
        match.repeat(entry)
    if match.ply != to:
        require_end(match, record)
    return match


def verify(record: Record, game: AnyGame | None = None) -> Report:
    """Replays all of the record and says what was checked, or what is wrong."""
    match: Match | None = None
    fault: RecordError | None = None
    try:
        seed = record.shown_seed()
        proof = None if seed is None else SeededDraws(seed)
        match = begin_record(record, game, proof)
        for entry in record.entries:
            match.repeat(entry, proof)
        require_end(match, record)
    except RecordError as error:
        fault = error
    return Report(fault, 0, 0, 0, 0, False, None) if match is None else report_on(match, record, fault)


def report_on(match: Match, record: Record, fault: RecordError | None) -> Report:
    checksums = sum(bool(entry.checksum) for entry in match.entries)
    proved = fault is None and bool(record.seed)
    parts = record.parts if proved else None
    return Report(
        fault,
        match.ply,
        match.played,
        match.drawn,
        checksums,
        proved,
        match.outcome(),
        covered=parts.covered if parts else (),
        missing=parts.missing if parts else (),
    )
