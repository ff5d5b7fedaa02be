"""Records: JSON both ways, going on from them, and every way in which one can be damaged or no longer fit."""

import json
import subprocess
import sys
from collections.abc import Hashable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from motherlode.games.thebes import Thebes
from motherlode.play.checksum import checksum
from motherlode.play.errors import RecordError
from motherlode.play.match import CHECKED_EVERY, Match
from motherlode.play.record import Record, digest
from motherlode.play.seed import derived
from motherlode.play.verification import replay
from motherlode.registry import AnyGame
from motherlode.testing.lode import Lode
from tests.play.tables import LODE, THEBES, bids, ids, play, table


def finished(game: AnyGame = LODE, seats: int = 2, number: int = 1) -> Record:
    return play(table(game, seats, number), Random(number)).record()


DONE = finished()
LONG = finished(LODE, 4)


@pytest.mark.parametrize("game", [LODE, THEBES], ids=["lode", "thebes"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("moves", [0, 7, 10_000])
def test_a_record_round_trips(game: AnyGame, seats: int, moves: int, tmp_path: Path) -> None:
    match = Match(game, seats, seed=derived("trip", seats), players=("Ann", "Bö", "", "小")[:seats])
    record = play(match, Random(seats), moves).record()
    assert Record.parse(str(record)) == record
    assert Record.parse(str(record).encode()) == record
    assert Record.load(record.dump()) == record
    record.save(tmp_path / "match.json")
    assert Record.read(tmp_path / "match.json") == record
    assert [path.name for path in tmp_path.iterdir()] == ["match.json"]


def test_a_record_is_made_to_be_read() -> None:
    match = Match(LODE, 2, seed=derived("read", 1), players=("Ann", "Ben"))
    match.move(0, ids(LODE, "five", "one", "done"))
    match.move(1, ids(LODE, "done"))
    match.move(0, ids(LODE, "rest"))
    match.undo(0)
    record = match.record()
    data = json.loads(str(record))
    assert data["moves"] == [
        {"ply": 0, "seat": 0, "actions": ["five", "one", "done"]},
        {"ply": 1, "seat": 1, "actions": ["done"]},
        {"ply": 2, "seat": 0, "actions": ["rest"]},
        {"ply": 3, "undo": 0},
    ]
    assert sum('"ply"' in line for line in str(record).splitlines()) == 4
    assert (data["game"], data["version"], data["seats"], data["players"]) == ("lode", 1, 2, ["Ann", "Ben"])
    assert data["options"] == LODE.options
    assert data["components"] == LODE.checksum
    assert len(data["setup"]) == 8


def test_every_twentieth_position_has_its_checksum() -> None:
    assert len(LONG.entries) >= 2 * CHECKED_EVERY
    marked = [number for number, entry in enumerate(LONG.entries, 1) if entry.checksum]
    assert marked == list(range(CHECKED_EVERY, len(LONG.entries) + 1, CHECKED_EVERY))


def test_a_checksum_is_the_same_everywhere() -> None:
    key = (1, (2, -3), "a'b", None, frozenset({"x", "y", "z"}))
    code = f"from motherlode.play.checksum import checksum; print(checksum({key!r}))"
    for hash_seed in ("0", "1", "77"):
        done = subprocess.run(
            [sys.executable, "-c", code], env={"PYTHONHASHSEED": hash_seed}, capture_output=True, text=True, check=True
        )
        assert done.stdout.strip() == checksum(key)
    assert checksum((1, 2)) == "418abde75db9a5538d0798bf957a63d2b7976de9a4136992176b6de58d562e79"


def test_equal_keys_have_equal_checksums_and_others_have_others() -> None:
    assert checksum((True, 0)) == checksum((1, False))
    different: list[Hashable] = [
        (1, 2),
        (12,),
        ((1,), 2),
        ("1", 2),
        (1, (2,)),
        (1, 2, None),
        (b"1", 2),
        frozenset({1, 2}),
    ]
    assert len({checksum(key) for key in different}) == len(different)
    with pytest.raises(TypeError):
        checksum((1.5,))


@pytest.mark.parametrize("game", [LODE, THEBES], ids=["lode", "thebes"])
@pytest.mark.parametrize("stop", [0, 1, 13, 25])
def test_a_match_goes_on_from_its_private_record(game: AnyGame, stop: int) -> None:
    whole, rng = table(game, 3), Random(8)
    play(whole, rng, stop)
    text = str(whole.record(private=True))
    again, other = Match.resume(Record.parse(text), game), Random()
    other.setstate(rng.getstate())
    assert again.perspective(1).events() == whole.perspective(1).events()
    play(whole, rng)
    play(again, other)
    assert again.record() == whole.record()


def test_without_its_seed_a_match_does_not_go_on() -> None:
    match = play(table(), Random(1), 4)
    seed = bytes.fromhex(match.record(private=True).seed)
    with pytest.raises(RecordError) as caught:
        Match.resume(match.record(), LODE)
    assert caught.value.fault == "seed"
    with pytest.raises(RecordError) as caught:
        Match.resume(match.record(), LODE, derived("another", 1))
    assert caught.value.fault == "seed"
    assert Match.resume(match.record(), LODE, seed).state.key() == match.state.key()


def fault(record: Record, game: AnyGame | None = LODE) -> tuple[str, int | None]:
    with pytest.raises(RecordError) as caught:
        replay(record, game)
    return caught.value.fault, caught.value.ply


def with_entry(record: Record, index: int, **changes: Any) -> Record:
    entries = list(record.entries)
    entries[index] = replace(entries[index], **changes)
    return replace(record, entries=tuple(entries))


def test_the_game_has_to_be_the_one_it_was() -> None:
    assert fault(DONE, None) == ("game", None)
    assert fault(DONE, THEBES) == ("game", None)
    assert fault(replace(DONE, version=2)) == ("version", None)
    assert fault(replace(DONE, components="0" * 64)) == ("components", None)
    assert fault(DONE, Lode({"rounds": 3})) == ("options", None)
    assert fault(replace(DONE, seats=7)) == ("start", None)
    thebes = finished(THEBES)
    assert fault(replace(thebes, options={"nonsense": 1}), None) == ("options", None)
    assert replay(thebes).state.key() == replay(thebes, Thebes()).state.key()


def test_an_illegal_move_is_found_where_it_stands() -> None:
    index = next(i for i, entry in enumerate(DONE.entries) if entry.ply == 3)
    assert DONE.entries[index].kind == "move"
    assert fault(with_entry(DONE, index, actions=("five",))) == ("move", 3)
    assert fault(with_entry(DONE, index, actions=("fly",))) == ("move", 3)
    assert fault(with_entry(DONE, index, seat=5)) == ("move", 3)
    assert fault(with_entry(DONE, index, actions=())) == ("move", 3)
    assert fault(with_entry(DONE, index, ply=4)) == ("ply", 4)


def test_draws_have_to_be_possible_and_complete() -> None:
    assert fault(replace(DONE, setup=DONE.setup[:-1])) == ("draw", 0)
    assert fault(replace(DONE, setup=(*DONE.setup, "ore gold"))) == ("draw", 0)
    assert fault(replace(DONE, setup=("claim ridge", *DONE.setup[1:]))) == ("draw", 0)
    assert fault(replace(DONE, setup=("ore amber", *DONE.setup[1:]))) == ("draw", 0)


def test_a_wrong_checksum_is_found_where_it_stands() -> None:
    entry = LONG.entries[CHECKED_EVERY - 1]
    assert fault(with_entry(LONG, CHECKED_EVERY - 1, checksum="0" * 64)) == ("checksum", entry.ply)
    assert fault(with_entry(LONG, CHECKED_EVERY - 1, checksum="")) == ("checksum", entry.ply)
    assert fault(with_entry(LONG, 2, checksum="0" * 64)) == ("checksum", LONG.entries[2].ply)
    assert fault(replace(LONG, checksum="0" * 64)) == ("checksum", LONG.plies)
    assert fault(replace(LONG, entries=LONG.entries[:-1])) == ("checksum", LONG.entries[-2].ply)


def test_a_forged_outcome_is_found() -> None:
    assert DONE.outcome is not None
    totals = tuple(total + 1 for total in DONE.outcome.totals)
    assert fault(replace(DONE, outcome=replace(DONE.outcome, totals=totals))) == ("outcome", DONE.plies)
    assert fault(replace(DONE, outcome=None)) == ("outcome", DONE.plies)


def test_an_undo_that_the_table_would_refuse_is_found() -> None:
    match = table()
    bids(match, 1, 0)
    match.move(0, ids(LODE, "dig"))
    match.undo(0, frozenset({1}))
    record = match.record()
    assert replay(record, LODE).state.key() == match.state.key()
    assert fault(with_entry(record, -1, consent=())) == ("undo", 3)
    assert fault(replace(record, undo=False)) == ("undo", 3)


def test_a_starting_position_that_cannot_be_loaded_is_named() -> None:
    assert fault(replace(DONE, start={"phase": "nowhere"})) == ("start", None)


def damaged(text: str | bytes) -> str:
    with pytest.raises(RecordError) as caught:
        Record.parse(text)
    assert caught.value.fault == "damaged"
    return str(caught.value)


def test_damage_is_named() -> None:
    text = str(DONE)
    assert "JSON" in damaged(text[:-20])
    assert "JSON" in damaged(b"\xff\xfe\x00")
    assert "JSON" in damaged("[" * 100_000)
    assert "object" in damaged("[1, 2]")
    assert "twice" in damaged(text.replace('"seats": 2', '"seats": 2, "seats": 3'))
    assert "digest" in damaged(text.replace('"seats": 2', '"seats": 3'))
    assert "NaN" in damaged(text.replace('"seats": 2', '"seats": NaN'))
    assert "'digest' is missing" in damaged('{"motherlode": 1}')
    assert "format 2 is unknown" in damaged(text.replace('"motherlode": 1', '"motherlode": 2'))


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"nowhere\.json cannot be read"):
        Record.read(tmp_path / "nowhere.json")


@settings(max_examples=300, deadline=None)
@given(data=st.data())
def test_a_flipped_byte_is_noticed(data: st.DataObject) -> None:
    content = bytearray(str(DONE).encode())
    place = data.draw(st.integers(0, len(content) - 1))
    content[place] ^= data.draw(st.integers(1, 255))
    try:
        record = Record.parse(bytes(content))
    except RecordError:
        return
    assert record == DONE


FIELDS = sorted(set(DONE.dump()) - {"digest"})
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 300) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@settings(max_examples=200, deadline=None)
@given(field=st.sampled_from(FIELDS), value=JSON)
def test_a_changed_field_is_noticed(field: str, value: object) -> None:
    data = DONE.dump()
    assume(data[field] != value or type(data[field]) is not type(value))
    data[field] = value
    with pytest.raises(RecordError):
        Record.load(data)


@settings(max_examples=200, deadline=None)
@given(field=st.sampled_from(FIELDS), value=JSON)
def test_a_forged_field_with_a_new_digest_is_loaded_and_replayed_or_refused_by_type(field: str, value: object) -> None:
    data = DONE.dump()
    data[field] = value
    data["digest"] = digest(data)
    try:
        course = replay(Record.load(data), LODE)
    except RecordError:
        return
    assert checksum(course.state.key()) == DONE.checksum


@settings(max_examples=150, deadline=None)
@given(
    index=st.integers(0, len(DONE.entries) - 1), field=st.sampled_from(["ply", "seat", "actions", "draws"]), value=JSON
)
def test_a_forged_move_with_a_new_digest_is_refused(index: int, field: str, value: object) -> None:
    data: Any = DONE.dump()
    entry = data["moves"][index]
    assume(entry.get(field, []) != value)
    entry[field] = value
    data["digest"] = digest(data)
    with pytest.raises(RecordError):
        replay(Record.load(data), LODE)
