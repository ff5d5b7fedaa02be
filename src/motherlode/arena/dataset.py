"""Every decision of many games as one Parquet file, for learners. The schema is in docs/research.md.

The games are played in parts whose size follows from the plan, so that a run that was interrupted goes on where it
stopped and gives the same file, whatever plays them.
"""

import json
from collections.abc import Callable
from contextlib import closing
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Final

import polars as pl

from motherlode.agents import make_bot
from motherlode.arena.backends import Backend
from motherlode.arena.errors import ArenaError
from motherlode.arena.plan import Pairing, Plan
from motherlode.arena.runner import check, game_of
from motherlode.play.match import Match
from motherlode.play.seed import derived
from motherlode.registry import AnyGame

PART: Final = 25  # games of quick bots; those of others are parts by themselves, since each may take minutes
PARTS: Final = 4_000  # of quick bots: putting more of them together takes much memory
QUICK: Final = frozenset({"random", "greedy"})
SCHEMA: Final[dict[str, pl.DataType | type[pl.DataType]]] = {
    "game": pl.String,
    "options": pl.String,
    "run": pl.Int64,
    "number": pl.Int32,
    "ply": pl.Int32,
    "seat": pl.Int8,
    "bot": pl.String,
    "observation": pl.List(pl.Int32),
    "mask": pl.List(pl.Int16),
    "action": pl.Int16,
    "total": pl.Int32,
    "rank": pl.Int8,
    "share": pl.Float32,
}
Row = tuple[object, ...]


def write_dataset(plan: Plan, file: Path, backend: Backend, progress: Callable[[int], None]) -> int:
    """Plays what is missing, then puts the parts together; the number of decisions."""
    check(plan)
    folder = parts_folder(plan, file)
    parts = parts_of(plan)
    missing = [part for part in parts if not part_file(folder, part).exists()]
    progress(sum(map(len, parts)) - sum(map(len, missing)))
    with closing(backend.map(partial(play_part, plan), missing)) as played:
        for part, data in zip(missing, played, strict=True):
            write_whole(part_file(folder, part), data)
            progress(len(part))
    pl.scan_parquet([part_file(folder, part) for part in parts]).sink_parquet(file)
    for path in folder.iterdir():
        path.unlink()
    folder.rmdir()
    return int(pl.scan_parquet(file).select(pl.len()).collect().item())


def part_size(plan: Plan) -> int:
    return max(PART, -(-plan.games // PARTS)) if QUICK.issuperset(plan.names) else 1


def parts_of(plan: Plan) -> list[range]:
    size = part_size(plan)
    return [range(first, min(first + size, plan.total)) for first in range(0, plan.total, size)]


def parts_folder(plan: Plan, file: Path) -> Path:
    """Beside the file, with the plan in it: parts of another plan are not taken for ours."""
    folder = file.with_name(f"{file.name}.parts")
    wanted = json.dumps({"plan": repr(plan), "part": part_size(plan)})
    try:
        folder.mkdir(exist_ok=True)
        if any(folder.glob("*.parquet")) and (folder / "plan.json").read_text() != wanted:
            raise ArenaError(f"{folder} has parts of another run; remove it, or choose another file")
        (folder / "plan.json").write_text(wanted)
    except OSError as error:
        raise ArenaError(f"a dataset cannot be written to {file}: {error.strerror}") from error
    return folder


def part_file(folder: Path, part: range) -> Path:
    return folder / f"{part.start:09}.parquet"


def write_whole(file: Path, data: bytes) -> None:
    """All of it or nothing, should this process end in between."""
    unfinished = file.with_suffix(".unfinished")
    unfinished.write_bytes(data)
    unfinished.replace(file)


def play_part(plan: Plan, numbers: range) -> bytes:
    """The decisions of some games as the bytes of a Parquet file."""
    game = game_of(plan.game, plan.options, plan.components)
    rows = [row for number in numbers for row in decisions(plan, game, plan.pairing(number))]
    buffer = BytesIO()
    pl.DataFrame(rows, schema=SCHEMA, orient="row").write_parquet(buffer)
    return buffer.getvalue()


def decisions(plan: Plan, game: AnyGame, pairing: Pairing) -> list[Row]:
    """A row for each small choice of a seat, with how the match ended for it."""
    match = Match(game, plan.seats, seed=derived(plan.seed, pairing.deal), log=False)
    bots = [make_bot(name, plan.source(pairing, seat), game) for seat, name in enumerate(pairing.bots)]
    rows: list[tuple[int, Row]] = []
    while acting := match.to_act():
        seat = acting[0]
        move = bots[seat].choose(match.perspective(seat))
        rows += [(seat, row) for row in steps(plan, match, pairing, seat, move)]
        match.move(seat, move)
    outcome = match.outcome()
    if outcome is None:
        raise ArenaError(f"game {pairing.number} did not end")
    shares = [1 / len(outcome.winners) if rank == 1 else 0.0 for rank in outcome.ranks]
    ends = [(outcome.totals[seat], outcome.ranks[seat], shares[seat]) for seat in range(plan.seats)]
    return [(*row, *ends[seat]) for seat, row in rows]


def steps(plan: Plan, match: Match, pairing: Pairing, seat: int, move: list[int]) -> list[Row]:
    """The choices of one move, each seen from where it was made."""
    options = json.dumps(dict(plan.options), sort_keys=True)
    found: list[Row] = []
    here = match.perspective(seat)
    for place, action in enumerate(move):
        outlook = here.preview(move[:place]) if place else here
        start = (plan.game, options, plan.seed, pairing.number, match.ply, seat, pairing.bots[seat])
        found.append((*start, outlook.observe(), outlook.legal(), action))
    return found
