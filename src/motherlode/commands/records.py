"""`motherlode replay` and `motherlode verify`: show a recorded match, or check it."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from motherlode.commands.common import AsJson, Components, Lang, boxed_game, print_json
from motherlode.kernel import SPECTATOR
from motherlode.play.perspective import Perspective
from motherlode.play.record import Record, dump_outcome
from motherlode.play.text import Catalogue, event_text, outcome_text, shown_names
from motherlode.play.verification import Report
from motherlode.play.verification import replay as replayed
from motherlode.play.verification import verify as verified

RecordFile: TypeAlias = Annotated[Path, typer.Argument(metavar="FILE", help="A record of a match (JSON).")]


def verify(file: RecordFile, components: Components = None, as_json: AsJson = False) -> None:
    """Replay a record and check every move, checksum and draw."""
    record = Record.read(file)
    report = verified(record, boxed_game(record, components))
    if as_json:
        print_json(described(record, report))
    if report.fault is not None:
        raise report.fault
    if not as_json:
        typer.echo(
            f"{record.game}: {report.plies} plies, {report.moves} moves, {report.draws} draws and "
            f"{report.checksums} checksums are right; {proof_text(record, report)}"
        )


def proof_text(record: Record, report: Report) -> str:
    """What is proved about the draws, and for whom."""
    if not report.proved:
        return "the seed is not shown yet"
    text = "the draws follow from the promised seed"
    if record.parts is not None:
        text += f", made of the server's half and the parts of {names_of(record, report.covered)}"
        text += f", which were made again {record.parts.restarts} times" if record.parts.restarts else ""
    if report.missing:
        text += f"; the parts of {names_of(record, report.missing)} are missing: the proof does not cover them"
    return text


def names_of(record: Record, seats: Sequence[int]) -> str:
    names = [record.players[seat] if seat < len(record.players) else f"seat {seat + 1}" for seat in seats]
    return ", ".join(names) or "nobody"


def described(record: Record, report: Report) -> dict[str, object]:
    return {
        "game": record.game,
        "ok": report.ok,
        "fault": "" if report.fault is None else str(report.fault),
        "plies": report.plies,
        "moves": report.moves,
        "draws": report.draws,
        "checksums": report.checksums,
        "proved": report.proved,
        "covered": list(report.covered),
        "missing": list(report.missing),
        "restarts": record.parts.restarts if record.parts else 0,
    }


def replay(
    file: RecordFile,
    to: Annotated[int | None, typer.Option(metavar="PLY", help="Stop at this ply (default: the end).")] = None,
    lang: Lang = "en",
    components: Components = None,
    as_json: AsJson = False,
) -> None:
    """Print the events of a record, then its position or result."""
    record = Record.read(file)
    perspective = replayed(record, boxed_game(record, components), to).perspective(SPECTATOR)
    if as_json:
        print_json(position(record, perspective))
    else:
        tell(Catalogue(record.game, lang, shown_names(record.players, lang)), perspective)


def position(record: Record, perspective: Perspective) -> dict[str, object]:
    outcome = perspective.outcome()
    return {
        "game": record.game,
        "players": list(record.players),
        "ply": perspective.ply,
        "plies": record.plies,
        "to_act": list(perspective.to_act()),
        "view": perspective.view(),
        "events": [{"ply": seen.ply, "kind": seen.kind, "facts": seen.facts} for seen in perspective.events()],
        "outcome": None if outcome is None else dump_outcome(outcome),
    }


def tell(catalogue: Catalogue, perspective: Perspective) -> None:
    for seen in perspective.events():
        typer.echo(f"{seen.ply:4}  {event_text(catalogue, seen)}")
    outcome = perspective.outcome()
    if outcome is not None:
        typer.echo(outcome_text(catalogue, outcome))
    else:
        asked = catalogue.joined([catalogue.seat_name(seat) for seat in perspective.to_act()])
        typer.echo(f"{perspective.ply:4}  > {asked}")
