"""Finished matches as records: made from the entries, imported, replayed ply by ply."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice

from motherlode.kernel import SPECTATOR, Data
from motherlode.play.entry import Entry
from motherlode.play.errors import RecordError
from motherlode.play.match import Match, begin_record, walk
from motherlode.play.record import Record
from motherlode.play.seen import Step
from motherlode.play.verification import replay, verify
from motherlode.registry import AnyGame
from motherlode.server import protocol as p
from motherlode.server.accounts.names import shown_name
from motherlode.server.catalog import GameCatalog
from motherlode.server.protocol import bodies as b
from motherlode.server.protocol.serializers import outcome_info
from motherlode.server.tables import seed_parts
from motherlode.server.tables.data import TableData
from motherlode.server.tables.steps import steps_page, undos_of
from motherlode.server.tables.table import Table


def record_of(table: Table, entries: Sequence[Entry]) -> Record:
    """The match as data. It holds everything, the seed too: only for when the table is over."""
    if table.match is None or table.data.status != "finished":
        raise ValueError("a record is made of a finished match")
    data, seed = table.data, bytes.fromhex(table.data.seed)
    match = Match(
        table.game,
        table.seats,
        seed=seed,
        players=[chair.name for chair in data.chairs],
        undo=data.undo,
        snapshot=table.match.snapshot(),
    )
    match.recall(entries)
    return replace(
        match.record(private=True),
        version=data.version,
        components=data.components,
        commitment=seed_parts.published_hash(data),
        parts=seed_parts.recorded_parts(data),
    )


def final_views(table: Table) -> dict[str, p.View]:
    """The last view of every seat and of the spectator (-2)."""
    return {} if table.match is None else views_of(table.match)


def views_of(match: Match) -> dict[str, p.View]:
    return {str(viewer): match.perspective(viewer).view() for viewer in (SPECTATOR, *range(match.seats))}


def import_match(
    catalog: GameCatalog, data: Data, me: p.PlayerInfo, id: str, now: int
) -> tuple[TableData, Record, dict[str, p.View]]:
    """Replays every move and draw of a record; the finished table made from it, and the last views."""
    record = Record.load(data)
    if record.start is not None:
        # Any position can be made up, and more than a game expects: only what was played from the beginning is proved.
        raise RecordError("start", "the match was not played from its beginning")
    report = verify(record, game_of(catalog, record))
    if report.fault is not None:
        raise report.fault
    if not report.proved:
        # Without the seed anybody could choose the draws.
        raise RecordError("seed", "without it the draws prove nothing")
    outcome = record.outcome
    names = [*record.players, *[""] * record.seats][: record.seats]
    return (
        TableData(
            id=id,
            game=record.game,
            version=record.version,
            components=record.components,
            options=dict(record.options),
            host=me.id,
            chairs=[p.Chair(name=shown_name(name)) for name in names],
            pace=p.Pace(),
            undo=record.undo,
            public=False,
            created=now,
            seed=record.seed,
            invitation="",
            status="finished",
            result=p.ResultPart(
                ended="played" if outcome else "aborted",
                ranks=list(outcome.ranks) if outcome else [],
                outcome=outcome_info(outcome) if outcome else None,
            ),
            imported=True,
            components_file=record.components_file,
            half=record.parts.half if record.parts else "",
            parts=seed_parts.loaded_parts(record.parts),
            restarts=record.parts.restarts if record.parts else 0,
        ),
        record,
        views_of(replay(record, game_of(catalog, record))),
    )


def game_of(catalog: GameCatalog, record: Record) -> AnyGame:
    return catalog.game(record.game, record.options, record.components_file)


def steps(game: AnyGame, record: Record, viewer: int, since: int, most: int) -> list[b.ReplayStep]:
    """The match as it stood when each ply was played, from one ply on."""
    match = begin_record(record, game)
    found = [replay_step(match.step(viewer))] if since <= 0 else []
    shown = match.number
    for entry in record.entries:
        if len(found) == most:
            break
        ply = match.ply
        match.repeat(entry)
        if match.ply > ply:
            if match.ply >= since:
                found.append(replay_step(match.step(viewer, shown)))
            shown = match.number
    return found


def entry_steps(game: AnyGame, record: Record, viewer: int, since: int, most: int) -> b.StepsPage:
    """The entries after number `since`, as a viewer saw them."""
    match = begin_record(record, game)
    steps = list(islice(walk(match, record.entries, viewer, since), most))
    for entry in record.entries[match.number :]:
        match.repeat(entry)
    return steps_page(steps, undos_of(match), match.number)


def replay_step(step: Step) -> b.ReplayStep:
    return b.ReplayStep(
        ply=step.ply,
        to_act=list(step.to_act),
        view=step.view,
        events=step.events,
        outcome=outcome_info(step.outcome) if step.outcome else None,
        undone=step.undone,
    )
