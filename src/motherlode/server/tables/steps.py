"""Past entries of a match as one viewer saw them: read from a snapshot and the log, in a thread."""

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from motherlode.play.draws import RecordedDraws
from motherlode.play.entry import Entry
from motherlode.play.errors import BeyondSnapshot, RecordError
from motherlode.play.match import Match, walk
from motherlode.play.seen import Step
from motherlode.play.snapshot import Snapshot
from motherlode.server import protocol as p
from motherlode.server.ops.workbench import Workbench
from motherlode.server.protocol import bodies as b
from motherlode.server.protocol.serializers import outcome_info
from motherlode.server.store.store import Store, read_entry
from motherlode.server.tables.loader import begin_match
from motherlode.server.tables.table import Table

Rows: TypeAlias = Sequence[tuple[int, str]]
MOST_STEPS: Final = 50


class StepReader:
    """Reads the entries of tables that play by the rules of today."""

    def __init__(self, store: Store, workbench: Workbench) -> None:
        self._store: Final = store
        self._workbench: Final = workbench

    async def page(self, table: Table, viewer: int, since: int, most: int) -> b.StepsPage:
        """The entries after number `since`."""
        later = await self._store.undo_rows(table.id, since)
        steps, undos = await self._read(table, viewer, since, most)
        return steps_page(steps, [*undos, *[read_entry(*row).entry for row in later]], table.number)

    async def updates(self, table: Table, viewer: int, since: int, most: int) -> list[p.UpdateMessage]:
        """The same as updates for somebody who missed them."""
        steps, _ = await self._read(table, viewer, since, most)
        return [past_update(step, viewer) for step in steps]

    async def _read(self, table: Table, viewer: int, since: int, most: int) -> tuple[list[Step], list[Entry]]:
        """From the nearest snapshot; from the beginning if that is damaged or an undo reaches back before it."""
        snapshot = await self._store.snapshot(table.id, since)
        if snapshot is not None:
            try:
                return await self._read_from(table, snapshot, viewer, since, most)
            except (BeyondSnapshot, RecordError):
                pass
        return await self._read_from(table, None, viewer, since, most)

    async def _read_from(
        self, table: Table, snapshot: Snapshot | None, viewer: int, since: int, most: int
    ) -> tuple[list[Step], list[Entry]]:
        first = snapshot.number if snapshot else 0
        rows = await self._store.entry_rows(table.id, first - 1, since + most - first + 1)
        return await self._workbench.do(lambda: read_steps(table, snapshot, rows, viewer, since))


def read_steps(
    table: Table, snapshot: Snapshot | None, rows: Rows, viewer: int, since: int
) -> tuple[list[Step], list[Entry]]:
    """The steps after number `since`, and the undos among the entries that led to them."""
    read = [read_entry(*row) for row in rows]
    match = begin_match(table, RecordedDraws(()), snapshot, read)
    entries = [row.entry for row in read if row.entry.number > match.number]
    steps = list(walk(match, entries, viewer, since))
    return steps, undos_of(match)


def undos_of(match: Match) -> list[Entry]:
    return [entry for entry in match.entries if entry.kind == "undo"]


def steps_page(steps: Sequence[Step], undos: Iterable[Entry], number: int) -> b.StepsPage:
    """Steps with what the undos took back of them by now."""
    undos = list(undos)
    taken = {number for undo in undos for number in undo.undone}
    events = {number for undo in undos for number in undo.undone_events}
    shown = sorted(event.number for step in steps for event in step.events if event.number in events)
    return b.StepsPage(number=number, steps=[step_info(step, step.number in taken) for step in steps], undone=shown)


def step_info(step: Step, is_taken_back: bool) -> b.StepInfo:
    return b.StepInfo(
        number=step.number,
        kind=step.kind,
        seat=step.seat,
        ply=step.ply,
        to_act=list(step.to_act),
        view=step.view,
        events=step.events,
        outcome=outcome_info(step.outcome) if step.outcome else None,
        undone=step.undone,
        taken_back=is_taken_back,
    )


def past_updates(match: Match, viewer: int, since: int) -> list[p.UpdateMessage]:
    """The entry that a match has come to while it follows another process."""
    return [past_update(match.step(viewer, max(since, match.number - 1)), viewer)]


def past_update(step: Step, viewer: int) -> p.UpdateMessage:
    return p.UpdateMessage(
        viewer=viewer,
        number=step.number,
        ply=step.ply,
        full=False,
        to_act=list(step.to_act),
        view=step.view,
        legal=[],
        prompt=None,
        events=step.events,
        undo="off",
        undone=step.undone,
        past=True,
    )
