"""What a shared seed was made of, as a record shows it: the server's half, and what each person added or did not."""

from dataclasses import dataclass

from motherlode.kernel import Data, Reader
from motherlode.play import seed as seeds
from motherlode.play.errors import RecordError


@dataclass(frozen=True)
class PersonPart:
    """One person's seats, the hash given when sitting down and the 32 bytes; both are empty if they are missing."""

    seats: tuple[int, ...]
    hash: str = ""
    part: str = ""


@dataclass(frozen=True)
class SeedParts:
    """All people in the order of their first seats; bots add nothing. Everything stands in hexadecimal.

    `restarts` counts how often parts that were given already were made again because someone came or went: one who
    knows the half and looks for a seed of their liking would need many.
    """

    half: str
    people: tuple[PersonPart, ...] = ()
    restarts: int = 0

    @property
    def covered(self) -> tuple[int, ...]:
        """The seats of people whose parts are in the seed."""
        return tuple(sorted(seat for person in self.people if person.part for seat in person.seats))

    @property
    def missing(self) -> tuple[int, ...]:
        """The seats of people whose parts are not: the proof does not cover them."""
        return tuple(sorted(seat for person in self.people if not person.part for seat in person.seats))

    def require_made(self, seed: bytes, commitment: str, seats: int) -> None:
        """Everything fits the hash published before, and the seed is made of it."""
        self._require_seats(seats)
        half = bytes_of(self.half, "the server's half")
        if seeds.commitment(half) != commitment:
            raise RecordError("seed", "the hash of the server's half is not the one published at the start")
        if seeds.shared(half, [fitting_part(person) for person in self.people if person.part]) != seed:
            raise RecordError("seed", "it is not made of the server's half and the parts of the people")

    def _require_seats(self, seats: int) -> None:
        held = [seat for person in self.people for seat in person.seats]
        firsts = [min(person.seats, default=-1) for person in self.people]
        is_whole = len(set(held)) == len(held) and set(held) <= set(range(seats)) and -1 not in firsts
        if not is_whole or firsts != sorted(firsts):
            raise RecordError("seed", "the parts are not those of the seats in their order")


def fitting_part(person: PersonPart) -> bytes:
    part = bytes_of(person.part, f"the part of seat {person.seats[0]}")
    if seeds.commitment(part) != person.hash:
        raise RecordError("seed", f"the part of seat {person.seats[0]} does not fit its hash")
    return part


def bytes_of(text: str, what: str) -> bytes:
    try:
        found = bytes.fromhex(text)
    except ValueError as error:
        raise RecordError("seed", f"{what} is not written in hexadecimal") from error
    if len(found) != seeds.SIZE:
        raise RecordError("seed", f"{what} has {len(found)} bytes, not {seeds.SIZE}")
    return found


def dump_parts(parts: SeedParts) -> Data:
    people = [{"seats": list(each.seats), "hash": each.hash, "part": each.part} for each in parts.people]
    return {"half": parts.half, "restarts": parts.restarts, "people": people}


def load_parts(reader: Reader) -> SeedParts:
    people = [
        PersonPart(tuple(each.integers("seats")), each.text("hash"), each.text("part"))
        for each in reader.sections("people")
    ]
    return SeedParts(reader.text("half"), tuple(people), reader.integer("restarts"))
