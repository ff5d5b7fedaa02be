"""Finished matches as records: made from the entries, imported, replayed ply by ply."""

from motherlode.kernel import SPECTATOR, Data
from motherlode.play import record as records
from motherlode.play import seed as seeds
from motherlode.play.checksum import checksum
from motherlode.play.errors import RecordError
from motherlode.play.perspective import Perspective
from motherlode.play.record import MoveEntry, Record, UndoEntry
from motherlode.play.replay import Replay, shown_seed
from motherlode.registry import AnyGame
from motherlode.server import protocol as p
from motherlode.server.catalog import GameCatalog
from motherlode.server.protocol import bodies as b
from motherlode.server.protocol.serializers import facts_data, outcome_info
from motherlode.server.tables.data import TableData
from motherlode.server.tables.running import Entry
from motherlode.server.tables.table import Table


def record_of(table: Table, entries: list[Entry]) -> Record:
    """The match as data. It holds everything, the seed too: only for when the table is over."""
    running, data = table.running, table.data
    if running is None or data.status != "finished":
        raise ValueError("a record is made of a finished match")
    return Record(
        game=table.game.info.id,
        version=data.version,
        components=data.components,
        options=dict(data.options),
        seats=table.seats,
        undo=data.undo,
        commitment=seeds.commitment(bytes.fromhex(data.seed)),
        checksum=checksum(running.course.state.key()),
        players=tuple(chair.name for chair in data.chairs),
        seed=data.seed,
        setup=tuple(entries[0].draws),
        entries=tuple(record_entry(entry) for entry in entries if entry.kind in ("move", "undo")),
        outcome=running.perspective(SPECTATOR).outcome(),
    )


def record_entry(entry: Entry) -> MoveEntry | UndoEntry:
    if entry.kind == "undo":
        return UndoEntry(entry.ply, entry.seat, tuple(entry.consent), entry.checksum)
    return MoveEntry(entry.ply, entry.seat, tuple(entry.actions), tuple(entry.draws), entry.checksum)


def final_views(table: Table) -> dict[str, p.View]:
    """The last view of every seat and of the spectator (-2)."""
    running = table.running
    if running is None:
        return {}
    return {str(viewer): running.perspective(viewer).view() for viewer in (SPECTATOR, *range(table.seats))}


def import_match(catalog: GameCatalog, data: Data, me: p.PlayerInfo, id: str, now: int) -> tuple[TableData, Record]:
    """Replays every move and draw of a record; the finished table made from it."""
    record = records.load(data)
    if record.start is not None:
        # Any position can be made up, and more than a game expects: only what was played from the beginning is proved.
        raise RecordError("start", "the match was not played from its beginning")
    game = catalog.game(record.game, record.options)
    replay = Replay(record, game, shown_seed(record))
    for _ in replay.steps():
        pass
    replay.require_end()
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
            chairs=[p.Chair(name=name[:32]) for name in names],
            pace=p.Pace(),
            undo=record.undo,
            public=True,
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
        ),
        record,
    )


def steps(game: AnyGame, record: Record, viewer: int, since: int, most: int) -> list[b.ReplayStep]:
    """The match as it stood when each ply was played, from one ply on."""
    replay = Replay(record, game)
    found: list[b.ReplayStep] = []
    shown, seen = -1, 0
    for _ in replay.steps():
        ply = replay.course.ply
        if ply > shown:
            if ply >= since:
                found.append(step(Perspective(replay.course, viewer), seen))
            shown, seen = ply, len(replay.course.events)
        if len(found) == most:
            break
    return found


def step(perspective: Perspective, seen: int) -> b.ReplayStep:
    """One position, with what happened since the last one."""
    outcome = perspective.outcome()
    return b.ReplayStep(
        ply=perspective.ply,
        to_act=list(perspective.to_act()),
        view=perspective.view(),
        events=[
            p.LogEntry(number=seen + place, ply=event.ply, kind=event.kind, facts=facts_data(event.facts))
            for place, event in enumerate(perspective.events(seen))
        ],
        outcome=outcome_info(outcome) if outcome else None,
    )
