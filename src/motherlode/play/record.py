"""A match as data: moves with their draws, undos, and all that is needed to replay and to check it. JSON both ways."""

import json
import os
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

from mypy_extensions import mypyc_attr

from motherlode import registry
from motherlode.kernel import ComponentsError, Data, MotherlodeError, Outcome, Reader, Value
from motherlode.play import seed as seeds
from motherlode.play.entry import Entry, dump_entry, load_entry
from motherlode.play.errors import DamagedRecord, RecordError, UnreadableRecord
from motherlode.play.parts import SeedParts, dump_parts, load_parts
from motherlode.registry import AnyGame

FORMAT: Final = 1


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Record:
    """The seed stands in hexadecimal; it is empty until it may be known. `checksum` is that of the last position.

    >>> from motherlode import Match, Record, game
    >>> record = Match(game("thebes"), seats=2, seed=bytes(32)).record(private=True)
    >>> Record.parse(str(record)) == record
    True
    >>> Match.resume(record).ply
    0

    `components` is the checksum of the components; `components_file` is their text if they are not those of the box.
    `commitment` is the hash published beforehand: of the seed, or with `parts` of the server's half of it.
    """

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
    entries: tuple[Entry, ...] = ()
    outcome: Outcome | None = None
    components_file: str = ""
    parts: SeedParts | None = None

    @classmethod
    def read(cls, path: Path) -> "Record":
        """The record in a file."""
        try:
            content = path.read_bytes()
        except OSError as error:
            raise UnreadableRecord(f"{path} cannot be read: {error.strerror}") from error
        return cls.parse(content)

    @classmethod
    def parse(cls, text: str | bytes) -> "Record":
        """The record a JSON text holds; raises `RecordError` if it is damaged. It is not replayed."""
        try:
            data = json.loads(text, object_pairs_hook=require_unique, parse_constant=refuse_constant)
        except (ValueError, RecursionError) as error:
            raise DamagedRecord(f"not readable as JSON: {error}") from error
        if not isinstance(data, dict):
            raise DamagedRecord("a record is a JSON object")
        return cls.load(data)

    @classmethod
    def load(cls, data: Data) -> "Record":
        reader = Reader(data, "", DamagedRecord)
        if reader.integer("motherlode") != FORMAT:
            raise reader.fail(f"format {reader.integer('motherlode')} is unknown; this is format {FORMAT}")
        if reader.text("digest") != digest(data):
            raise reader.fail("the digest does not fit the content")
        return cls(
            game=reader.text("game"),
            version=reader.integer("version"),
            components=reader.text("components"),
            options=parse_options(reader, data),
            seats=reader.integer("seats"),
            undo=reader.flag("undo"),
            commitment=reader.text("commitment"),
            checksum=reader.text("checksum"),
            players=tuple(reader.texts("players")),
            seed=reader.text("seed"),
            start=parse_start(reader, data),
            setup=tuple(reader.texts("setup")),
            entries=tuple(load_entry(entry) for entry in reader.sections("moves")),
            outcome=parse_outcome(reader) if reader.has("outcome") else None,
            components_file=reader.text("components_file") if reader.has("components_file") else "",
            parts=load_parts(reader.section("parts")) if reader.has("parts") else None,
        )

    @property
    def plies(self) -> int:
        return self.entries[-1].ply if self.entries else 0

    def fitting_game(self, game: AnyGame | None = None) -> AnyGame:
        """The game it was played with: the given one, or the registered one, if that is still the same."""
        game = game or self._registered_game()
        if game.info.id != self.game:
            raise RecordError("game", f"it is of {self.game!r}, not of {game.info.id!r}")
        if game.info.version != self.version:
            raise RecordError("version", f"rules version {self.version}, not {game.info.version}")
        if game.checksum != self.components:
            raise RecordError("components", f"checksum {self.components[:12]}, not {game.checksum[:12]}")
        if game.options != self.options:
            raise RecordError("options", f"{self.options} are not {game.options}")
        return game

    def _registered_game(self) -> AnyGame:
        try:
            return registry.game(self.game, self.options, components_file=self.components_file)
        except MotherlodeError as error:
            raise RecordError(misfit(error), str(error)) from error

    def shown_seed(self) -> bytes | None:
        """The seed, if it is shown, checked against the promise."""
        if not self.seed:
            return None
        try:
            seed = bytes.fromhex(self.seed)
        except ValueError as error:
            raise RecordError("seed", "it is not written in hexadecimal") from error
        self.require_promised(seed)
        return seed

    def require_promised(self, seed: bytes) -> None:
        """The seed is the one whose hash, or the hashes of whose parts, were published."""
        if self.parts is not None:
            self.parts.require_made(seed, self.commitment, self.seats)
        elif seeds.commitment(seed) != self.commitment:
            raise RecordError("seed", "its hash is not the one published at the start")

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
            "moves": [dump_entry(entry) for entry in self.entries],
            "checksum": self.checksum,
        }
        if self.start is not None:
            data["start"] = self.start
        if self.components_file:
            data["components_file"] = self.components_file
        if self.parts is not None:
            data["parts"] = dump_parts(self.parts)
        if self.outcome is not None:
            data["outcome"] = dump_outcome(self.outcome)
        return {**data, "digest": digest(data)}

    def __str__(self) -> str:
        """The JSON text, with a line for every move."""
        lines = []
        for name, value in self.dump().items():
            if name == "moves" and self.entries:
                moves = ",\n".join(f"    {compact(dump_entry(entry))}" for entry in self.entries)
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


def misfit(error: MotherlodeError) -> str:
    """What of a record's game does not exist any more."""
    if isinstance(error, registry.UnknownGame):
        return "game"
    return "components" if isinstance(error, ComponentsError) else "options"


def dump_outcome(outcome: Outcome) -> Data:
    return {
        "scores": list(outcome.scores),
        "totals": list(outcome.totals),
        "ranks": list(outcome.ranks),
        "clause": outcome.clause,
    }


def require_unique(pairs: list[tuple[str, object]]) -> Data:
    data = dict(pairs)
    if len(data) != len(pairs):
        raise ValueError("a field is given twice")
    return data


def refuse_constant(constant: str) -> object:
    raise ValueError(f"{constant} is no number")


def parse_options(reader: Reader, data: Data) -> dict[str, Value]:
    options = data.get("options")
    if not isinstance(options, dict):
        raise reader.fail("'options' is no table")
    for name, value in options.items():
        if not isinstance(value, str | int | bool):
            raise reader.fail(f"option {name!r} has no value of ours")
    return options


def parse_start(reader: Reader, data: Data) -> Data | None:
    start = data.get("start")
    if start is None or isinstance(start, dict):
        return start
    raise reader.fail("'start' is no position")


def parse_outcome(reader: Reader) -> Outcome:
    outcome = reader.section("outcome")
    scores = tuple({source: seat.integer(source) for source in seat.names()} for seat in outcome.sections("scores"))
    return Outcome(scores, tuple(outcome.integers("totals")), tuple(outcome.integers("ranks")), outcome.text("clause"))
