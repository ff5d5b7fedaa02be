"""The parts of people in the seed of a match, so that nobody can choose it: first all hashes, then the bytes. No I/O.

Once one part is given, no hash may change. If someone comes or goes after that, all start again with new parts: else a
new part could be chosen after seeing the others.
"""

from motherlode.play import seed as seeds
from motherlode.play.parts import PersonPart, SeedParts
from motherlode.server import protocol as p
from motherlode.server.errors import Refusal
from motherlode.server.tables.data import TableData


def part_of(data: TableData, player: str) -> p.PartInfo | None:
    return next((part for part in data.parts if player and part.player == player), None)


def is_any_given(data: TableData) -> bool:
    return any(part.part for part in data.parts)


def promise(data: TableData, player: str, hash: str) -> None:
    """Notes the hash of a person's part."""
    own = part_of(data, player)
    if own is not None and own.hash == hash:
        return
    if is_any_given(data):
        raise Refusal("parts_given", "a part of the seed is given already, so no hash can change", 409)
    if own is None:
        data.parts.append(p.PartInfo(player=player, hash=hash))
    else:
        own.hash = hash


def give(data: TableData, player: str, part: str) -> None:
    """Takes the bytes in, if they fit the hash."""
    own = part_of(data, player)
    if own is None or not own.hash:
        raise Refusal("no_hash", "the hash of your part is not there", 409)
    if any(not chair.player and not chair.bot for chair in data.chairs):
        raise Refusal("seats_open", "a seat is still free", 409)
    if not all(each.hash for each in data.parts):
        raise Refusal("hashes_missing", "the hashes of others are not there yet", 409)
    if seeds.commitment(bytes.fromhex(part)) != own.hash:
        raise Refusal("wrong_part", "these bytes do not fit their hash", 409)
    own.part = part


def require_given(data: TableData, but: str) -> None:
    """All parts that were promised are given, but for that of one player."""
    late = [part for part in data.parts if not part.part and part.player != but]
    if late:
        raise Refusal("parts_missing", "the parts of some players are not there yet", 409, {"count": len(late)})


def seats_changed(data: TableData) -> None:
    """Someone came or went: parts of those who are gone go too, and what was given starts again."""
    was_given = is_any_given(data)
    people = {chair.player for chair in data.chairs}
    data.parts = [part for part in data.parts if part.player in people]
    data.restarts += was_given
    for part in data.parts if was_given else ():
        part.hash = part.part = ""


def fix_seed(data: TableData) -> None:
    """Makes the seed; every person at the table stands in `parts` from now on, those without a part as well."""
    if not data.half:
        data.half = data.seed  # a table of before that was not started
    people = list(dict.fromkeys(chair.player for chair in data.chairs if chair.player))
    data.parts = [fixed_part(data, player) for player in people]
    given = [bytes.fromhex(part.part) for part in data.parts if part.part]
    data.seed = seeds.shared(bytes.fromhex(data.half), given).hex()


def fixed_part(data: TableData, player: str) -> p.PartInfo:
    part = part_of(data, player) or p.PartInfo(player=player)
    part.seats = seats_of(data, player)
    return part


def seats_of(data: TableData, player: str) -> list[int]:
    return [seat for seat, chair in enumerate(data.chairs) if chair.player == player]


def shown_parts(data: TableData) -> list[p.PartInfo]:
    """As everyone may know them: the bytes only when it is over."""
    is_over = data.status == "finished"
    return [
        p.PartInfo(
            player=part.player,
            seats=part.seats or seats_of(data, part.player),
            hash=part.hash,
            given=bool(part.part),
            part=part.part if is_over else "",
        )
        for part in data.parts
    ]


def published_hash(data: TableData) -> str:
    """Of the server's half; of the seed, where a table of before has no half."""
    secret = data.half or data.seed
    return seeds.commitment(bytes.fromhex(secret)) if secret else ""


def recorded_parts(data: TableData) -> SeedParts | None:
    if not data.half:
        return None
    people = [PersonPart(tuple(part.seats), part.hash, part.part) for part in data.parts]
    return SeedParts(data.half, tuple(people), data.restarts)


def loaded_parts(parts: SeedParts | None) -> list[p.PartInfo]:
    """The parts of an imported record; its people are not players here."""
    people = parts.people if parts else ()
    return [
        p.PartInfo(player="", seats=list(each.seats), hash=each.hash, given=bool(each.part), part=each.part)
        for each in people
    ]
