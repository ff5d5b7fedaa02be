"""A match as data: moves with their draws, undos, and all that is needed to replay and to check it. JSON both ways."""

import json
import os
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Final

from motherlode.kernel import Data, Outcome, Reader, Value
from motherlode.play.errors import DamagedRecord

FORMAT: Final = 1


@dataclass(frozen=True)
class MoveEntry:
    """A move in notation; `checksum` is that of the position behind it, given at every twentieth entry."""

    ply: int
    seat: int
    actions: tuple[str, ...]
    draws: tuple[str, ...] = ()
    checksum: str = ""


@dataclass(frozen=True)
class UndoEntry:
    """A move taken back, with the seats whose consent that needed."""

    ply: int
    seat: int
    consent: tuple[int, ...] = ()
    checksum: str = ""


@dataclass(frozen=True)
class Record:
    """The seed stands in hexadecimal; it is empty until it may be known. `checksum` is that of the last position."""

    game: str
    version: int
    components: str
    options: dict[str, Value]
    seats: int
    undo: bool
    commitment: str
    checksum: str
    players: tuple[str, ...] = ()
    seed: str = ""
    start: Data | None = None
    setup: tuple[str, ...] = ()
    entries: tuple[MoveEntry | UndoEntry, ...] = field(default=())
    outcome: Outcome | None = None

    @property
    def plies(self) -> int:
        return self.entries[-1].ply if self.entries else 0

    def dump(self) -> Data:
        """JSON-able, with a digest over all of it."""
        data: Data = {
            "motherlode": FORMAT,
            "game": self.game,
            "version": self.version,
            "components": self.components,
            "options": dict(self.options),
            "seats": self.seats,
            "players": list(self.players),
            "undo": self.undo,
            "commitment": self.commitment,
            "seed": self.seed,
            "setup": list(self.setup),
            "moves": [dumped_entry(entry) for entry in self.entries],
            "checksum": self.checksum,
        }
        if self.start is not None:
            data["start"] = self.start
        if self.outcome is not None:
            data["outcome"] = dumped_outcome(self.outcome)
        return {**data, "digest": digest(data)}

    def __str__(self) -> str:
        """The JSON text, with a line for every move."""
        lines = []
        for name, value in self.dump().items():
            if name == "moves" and self.entries:
                moves = ",\n".join(f"    {compact(dumped_entry(entry))}" for entry in self.entries)
                lines.append(f'  "moves": [\n{moves}\n  ]')
            else:
                lines.append(f"  {compact(name)}: {compact(value)}")
        return "{\n" + ",\n".join(lines) + "\n}\n"

    def save(self, path: Path) -> None:
        """Writes the file at one stroke: a crash leaves the old one or the new one."""
        part = path.with_name(f"{path.name}.part")
        part.write_text(str(self), encoding="utf-8")
        os.replace(part, path)


def compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def digest(data: Data) -> str:
    """Of everything but the digest itself, in one spelling."""
    content = {name: value for name, value in data.items() if name != "digest"}
    return sha256(json.dumps(content, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def dumped_entry(entry: MoveEntry | UndoEntry) -> Data:
    data: Data = {"ply": entry.ply}
    if isinstance(entry, MoveEntry):
        data |= {"seat": entry.seat, "actions": list(entry.actions)}
        if entry.draws:
            data["draws"] = list(entry.draws)
    else:
        data["undo"] = entry.seat
        if entry.consent:
            data["consent"] = list(entry.consent)
    if entry.checksum:
        data["checksum"] = entry.checksum
    return data


def dumped_outcome(outcome: Outcome) -> Data:
    return {
        "scores": list(outcome.scores),
        "totals": list(outcome.totals),
        "ranks": list(outcome.ranks),
        "clause": outcome.clause,
    }


def read(path: Path) -> Record:
    """The record in a file."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise DamagedRecord(f"{path} cannot be read: {error.strerror}") from error
    return parse(content)


def parse(text: str | bytes) -> Record:
    """The record a JSON text holds; raises `RecordError` if it is damaged. It is not replayed."""
    try:
        data = json.loads(text, object_pairs_hook=without_twins, parse_constant=refused)
    except (ValueError, RecursionError) as error:
        raise DamagedRecord(f"not readable as JSON: {error}") from error
    if not isinstance(data, dict):
        raise DamagedRecord("a record is a JSON object")
    return load(data)


def without_twins(pairs: list[tuple[str, object]]) -> Data:
    data = dict(pairs)
    if len(data) != len(pairs):
        raise ValueError("a field is given twice")
    return data


def refused(constant: str) -> object:
    raise ValueError(f"{constant} is no number of ours")


def load(data: Data) -> Record:
    reader = Reader(data, "", DamagedRecord)
    if reader.integer("motherlode") != FORMAT:
        raise reader.fail(f"format {reader.integer('motherlode')} is unknown; this is format {FORMAT}")
    if reader.text("digest") != digest(data):
        raise reader.fail("the digest does not fit the content")
    return Record(
        game=reader.text("game"),
        version=reader.integer("version"),
        components=reader.text("components"),
        options=loaded_options(reader, data),
        seats=reader.integer("seats"),
        undo=reader.flag("undo"),
        commitment=reader.text("commitment"),
        checksum=reader.text("checksum"),
        players=tuple(reader.texts("players")),
        seed=reader.text("seed"),
        start=loaded_start(reader, data),
        setup=tuple(reader.texts("setup")),
        entries=tuple(loaded_entry(entry) for entry in reader.sections("moves")),
        outcome=loaded_outcome(reader) if reader.has("outcome") else None,
    )


def loaded_options(reader: Reader, data: Data) -> dict[str, Value]:
    options = data.get("options")
    if not isinstance(options, dict):
        raise reader.fail("'options' is no table")
    for name, value in options.items():
        if not isinstance(value, str | int | bool):
            raise reader.fail(f"option {name!r} has no value of ours")
    return options


def loaded_start(reader: Reader, data: Data) -> Data | None:
    start = data.get("start")
    if start is None or isinstance(start, dict):
        return start
    raise reader.fail("'start' is no position")


def loaded_entry(reader: Reader) -> MoveEntry | UndoEntry:
    checksum = reader.text("checksum") if reader.has("checksum") else ""
    ply = reader.integer("ply")
    if reader.has("undo"):
        consent = tuple(reader.integers("consent")) if reader.has("consent") else ()
        return UndoEntry(ply, reader.integer("undo"), consent, checksum)
    draws = tuple(reader.texts("draws")) if reader.has("draws") else ()
    return MoveEntry(ply, reader.integer("seat"), tuple(reader.texts("actions")), draws, checksum)


def loaded_outcome(reader: Reader) -> Outcome:
    outcome = reader.section("outcome")
    scores = tuple({source: seat.integer(source) for source in seat.names()} for seat in outcome.sections("scores"))
    return Outcome(scores, tuple(outcome.integers("totals")), tuple(outcome.integers("ranks")), outcome.text("clause"))
