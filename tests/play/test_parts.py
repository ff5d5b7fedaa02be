"""A seed made of the server's half and the parts of people: what a record says of it, and what `verify` checks."""

from dataclasses import replace
from hashlib import sha256
from random import Random

import pytest

from motherlode.play import seed as seeds
from motherlode.play.match import Match
from motherlode.play.parts import PersonPart, SeedParts
from motherlode.play.record import Record
from motherlode.play.seed import commitment, derived, shared
from motherlode.play.verification import verify
from tests.play.tables import LODE, play

HALF, ADA, BEN = (derived("parts", number) for number in range(3))


def person(part: bytes, *seats: int) -> PersonPart:
    return PersonPart(seats, commitment(part), part.hex())


def recorded(*people: PersonPart, seats: int = 3) -> Record:
    """A whole match whose seed was made of these parts."""
    seed = shared(HALF, [bytes.fromhex(each.part) for each in people if each.part])
    match = play(Match(LODE, seats, seed=seed), Random(1))
    return replace(match.record(), commitment=commitment(HALF), parts=SeedParts(HALF.hex(), people))


def fault_of(record: Record) -> tuple[str, str]:
    report = verify(record, LODE)
    assert report.fault is not None
    assert (report.proved, report.covered, report.missing) == (False, (), ())
    return report.fault.fault, report.fault.detail


def with_parts(record: Record, *people: PersonPart, half: bytes = HALF) -> Record:
    return replace(record, parts=SeedParts(half.hex(), people))


def test_a_record_with_parts_verifies_and_says_whom_it_covers() -> None:
    record = recorded(person(ADA, 0, 2), person(BEN, 1))
    report = verify(record, LODE)
    assert report.fault is None
    assert (report.proved, report.covered, report.missing) == (True, (0, 1, 2), ())


def test_it_says_whose_part_is_missing() -> None:
    promised = PersonPart((1,), commitment(BEN))
    for absent in (promised, PersonPart((1,))):
        report = verify(recorded(person(ADA, 0), absent), LODE)
        assert (report.proved, report.covered, report.missing) == (True, (0,), (1,))


def test_without_people_the_server_alone_is_held_to_its_word() -> None:
    report = verify(recorded(), LODE)
    assert (report.proved, report.covered, report.missing) == (True, (), ())


def test_a_record_with_parts_is_written_and_read() -> None:
    record = recorded(person(ADA, 0), PersonPart((1,), commitment(BEN)), PersonPart((2,)))
    assert Record.parse(str(record)) == record
    assert verify(Record.parse(str(record)), LODE).ok


def test_verify_finds_another_half() -> None:
    record = recorded(person(ADA, 0))
    fault, detail = fault_of(with_parts(record, person(ADA, 0), half=BEN))
    assert (fault, "server's half" in detail) == ("seed", True)
    # Nor does another promise help: then the seed is not made of it.
    other = replace(with_parts(record, person(ADA, 0), half=BEN), commitment=commitment(BEN))
    assert "not made of" in fault_of(other)[1]


def test_verify_finds_a_part_that_does_not_fit_its_hash() -> None:
    chosen = PersonPart((0,), commitment(ADA), BEN.hex())
    fault, detail = fault_of(recorded(chosen))
    assert (fault, "does not fit its hash" in detail) == ("seed", True)
    assert "does not fit its hash" in fault_of(recorded(PersonPart((0,), "", ADA.hex())))[1]


def test_verify_finds_a_part_left_out_or_in_another_order() -> None:
    record = recorded(person(ADA, 0), person(BEN, 1))
    assert "not made of" in fault_of(with_parts(record, person(ADA, 0), PersonPart((1,), commitment(BEN))))[1]
    assert "not made of" in fault_of(with_parts(record, person(BEN, 0), person(ADA, 1)))[1]
    assert "in their order" in fault_of(with_parts(record, person(BEN, 1), person(ADA, 0)))[1]


@pytest.mark.parametrize("seats", [(), (3,), (-1,), (0, 0)])
def test_verify_finds_seats_that_are_not_there(seats: tuple[int, ...]) -> None:
    assert "in their order" in fault_of(recorded(person(ADA, *seats)))[1]


@pytest.mark.parametrize("text", ["", "no bytes", "ab", (ADA + ADA).hex()])
def test_verify_finds_what_are_no_32_bytes(text: str) -> None:
    record = recorded(person(ADA, 0))
    assert fault_of(replace(record, parts=SeedParts(text, (person(ADA, 0),))))[0] == "seed"
    if text:
        assert fault_of(replace(record, parts=SeedParts(HALF.hex(), (PersonPart((0,), "", text),))))[0] == "seed"


def test_draws_that_do_not_follow_are_found_with_parts_as_well() -> None:
    record = recorded(person(ADA, 0))
    other = "ore copper" if record.setup[0] != "ore copper" else "ore silver"
    assert fault_of(replace(record, setup=(other, *record.setup[1:])))[0] == "draw"


def test_a_match_goes_on_from_its_parts() -> None:
    match = Match(LODE, 2, seed=shared(HALF, [ADA]))
    record = match.record(private=True)
    record = replace(record, commitment=commitment(HALF), parts=SeedParts(HALF.hex(), (person(ADA, 0),)))
    assert Match.resume(record, LODE).state.key() == match.state.key()


def test_the_published_hash_tells_nothing_of_the_seed() -> None:
    """SHA-256 goes on from a hash if what follows begins with its own padding. Here that leads nowhere."""
    padding = b"\x80" + bytes(23) + (8 * seeds.SIZE).to_bytes(8, "big")
    assert len(padding) == seeds.SIZE
    assert shared(HALF, [padding]) != sha256(HALF + padding).digest()
    assert shared(HALF, []).hex() != commitment(HALF)


def test_every_part_counts() -> None:
    assert len({shared(HALF, parts) for parts in ([], [ADA], [BEN], [ADA, BEN], [BEN, ADA])}) == 5


def test_the_browser_makes_the_same_seed() -> None:
    """The value that the test of client/src/lib/seed-part.ts expects."""
    made = shared(bytes(32), [bytes([1]) * 32, bytes([2]) * 32])
    assert made.hex() == "d6fa8cf4e1ae9d4225fc171c2b51db513dae9f95c0a5bca2f8c8fd9306f939d9"
