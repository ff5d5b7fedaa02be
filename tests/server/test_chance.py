"""Chance nobody can choose: hashes when sitting down, then the bytes, then the match; what the record says of it."""

import asyncio
from dataclasses import dataclass
from typing import Any

import pytest

from motherlode.play.draws import SeededDraws
from motherlode.play.match import Match
from motherlode.play.record import Record
from motherlode.play.seed import commitment, derived, fresh, shared
from motherlode.play.verification import Report, verify
from motherlode.server import protocol as p
from motherlode.server.settings import Settings
from tests.play.tables import LODE
from tests.server.conftest import running
from tests.server.desk import Person, Site
from tests.server.desk import fresh as fresh_id

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}


@dataclass
class Player:
    """A person whose client knows of parts."""

    person: Person
    part: bytes

    @property
    def hash(self) -> str:
        return commitment(self.part)

    async def create(self, *chairs: dict[str, Any], **request: object) -> p.TableInfo:
        return await self.person.create(game="lode", chairs=list(chairs), hash=self.hash, **request)

    async def sit(self, id: str, **request: object) -> None:
        await self.person.post(f"/api/tables/{id}/sit", {"hash": self.hash, **request})

    async def give(self, id: str) -> None:
        await self.person.post(f"/api/tables/{id}/part", {"part": self.part.hex()})

    async def refused(self, id: str, part: bytes) -> tuple[int, str]:
        return await self.person.refused(f"/api/tables/{id}/part", {"part": part.hex()})


async def player(site: Site, name: str) -> Player:
    return Player(await site.person(name), derived(name, 1))


@pytest.fixture
async def two(site: Site) -> tuple[Player, Player]:
    return await player(site, "Ada"), await player(site, "Ben")


def data_of(site: Site, id: str) -> Any:
    """What the server alone knows."""
    return site.context.tables.live[id].table.data


async def start(host: Player, id: str, **request: object) -> p.TableInfo:
    await host.person.post(f"/api/tables/{id}/start", request)
    return await host.person.table(id)


async def ended(host: Player, id: str) -> tuple[p.TableInfo, Record]:
    """Gives up for the host, which ends a match of two."""
    await host.person.post(f"/api/tables/{id}/resign", p.ResignMessage(id=fresh_id(), seat=0))
    record = (await host.person.http.get(f"/api/tables/{id}/record")).text
    return await host.person.table(id), Record.parse(record)


def checked(record: Record) -> Report:
    report = verify(record, LODE)
    assert report.fault is None
    assert report.proved
    return report


# -- the order of the design -------------------------------------------------------------------------------------------


async def test_two_people_make_the_seed_together(site: Site, two: tuple[Player, Player]) -> None:
    ada, ben = two
    table = await ada.create(ME, OPEN)
    half = data_of(site, table.id).half
    assert table.commitment == commitment(bytes.fromhex(half))
    await ben.sit(table.id)
    before = await ben.person.table(table.id)
    assert [(part.player, part.seats, part.hash, part.given, part.part) for part in before.parts] == [
        (ada.person.info.id, [0], ada.hash, False, ""),
        (ben.person.info.id, [1], ben.hash, False, ""),
    ]
    await ben.give(table.id)
    await ada.give(table.id)
    running = await start(ada, table.id)
    assert [(part.given, part.part) for part in running.parts] == [(True, ""), (True, "")]
    assert (running.commitment, running.half, running.seed) == (table.commitment, "", "")
    over, record = await ended(ada, table.id)
    assert over.seed == shared(bytes.fromhex(half), [ada.part, ben.part]).hex()
    assert (over.half, [part.part for part in over.parts]) == (half, [ada.part.hex(), ben.part.hex()])
    assert checked(record).covered == (0, 1)


async def test_the_order_is_that_of_the_seats(site: Site, two: tuple[Player, Player]) -> None:
    ada, ben = two
    table = await ada.create(OPEN, ME)
    await ben.sit(table.id)
    for each in two:
        await each.give(table.id)
    await start(ada, table.id)
    data = data_of(site, table.id)
    assert data.seed == shared(bytes.fromhex(data.half), [ben.part, ada.part]).hex()


async def test_one_person_gives_one_part_for_all_seats_and_bots_none(site: Site, two: tuple[Player, Player]) -> None:
    ada, _ = two
    table = await ada.create(ME, BOT, ME)
    running = await start(ada, table.id, part=ada.part.hex())
    assert [(part.seats, part.given) for part in running.parts] == [([0, 2], True)]
    data = data_of(site, table.id)
    assert data.seed == shared(bytes.fromhex(data.half), [ada.part]).hex()


async def test_parts_survive_a_restart(settings: Settings) -> None:
    async with running(settings) as site:
        ada, ben = await player(site, "Ada"), await player(site, "Ben")
        table = await ada.create(ME, OPEN)
        await ben.sit(table.id)
        await ben.give(table.id)
        cookies = ada.person.http.cookies
    async with running(settings) as site:
        again = Player(await site.stranger(), ada.part)
        again.person.http.cookies = cookies
        await again.give(table.id)
        await start(again, table.id)
        data = data_of(site, table.id)
        assert data.seed == shared(bytes.fromhex(data.half), [ada.part, ben.part]).hex()


# -- those who cheat ---------------------------------------------------------------------------------------------------


def wished_part(half: bytes, known: list[bytes], wish: str) -> bytes:
    """Bytes after which the first draw is what the cheat wants."""
    while True:
        part = fresh()
        if Match(LODE, 2, draws=SeededDraws(shared(half, [part, *known]))).entries[0].draws[0] == wish:
            return part


async def test_a_cheating_host_who_sends_last_cannot_choose(site: Site, two: tuple[Player, Player]) -> None:
    """Ada hosts the table and the server, reads the half and Ben's part, and looks for bytes that bring her gold."""
    ada, ben = two
    table = await ada.create(ME, OPEN)
    await ben.sit(table.id)
    await ben.give(table.id)
    data = data_of(site, table.id)
    bens = next(part.part for part in data.parts if part.player == ben.person.info.id)
    wished = wished_part(bytes.fromhex(data.half), [bytes.fromhex(bens)], "ore gold")
    assert await ada.refused(table.id, wished) == (409, "wrong_part")
    path = f"/api/tables/{table.id}"
    assert await ada.person.refused(f"{path}/start", {"part": wished.hex()}) == (409, "wrong_part")
    both = {"part": wished.hex(), "without_parts": True}
    assert await ada.person.refused(f"{path}/start", both) == (409, "wrong_part")
    assert await ada.person.refused(f"{path}/hash", {"hash": commitment(wished)}) == (409, "parts_given")
    assert await ada.person.refused(f"{path}/start") == (409, "parts_missing")
    now = await ben.person.table(table.id)
    assert (now.status, [part.given for part in now.parts]) == ("open", [False, True])
    # She can withhold hers, and everyone sees it.
    await start(ada, table.id, without_parts=True)
    over, record = await ended(ada, table.id)
    assert [part.given for part in over.parts] == [False, True]
    report = checked(record)
    assert (report.covered, report.missing) == ((1,), (0,))


async def test_leaving_and_sitting_down_again_does_not_help(site: Site, two: tuple[Player, Player]) -> None:
    """A new hash after Ben's bytes are known: then Ben's are void as well, and he makes new ones."""
    ada, ben = two
    table = await ada.create(ME, OPEN)
    await ben.sit(table.id)
    await ben.give(table.id)
    data = data_of(site, table.id)
    wished = Player(ada.person, wished_part(bytes.fromhex(data.half), [ben.part], "ore gold"))
    await ada.person.post(f"/api/tables/{table.id}/leave", {"seat": 0})
    await wished.sit(table.id, seat=0)
    now = await ben.person.table(table.id)
    by_player = {part.player: (part.hash, part.given) for part in now.parts}
    assert by_player == {ben.person.info.id: ("", False), ada.person.info.id: (wished.hash, False)}
    # She cannot give hers before Ben's new hash is out.
    assert await wished.refused(table.id, wished.part) == (409, "hashes_missing")
    again = Player(ben.person, derived("Ben", 2))
    await ben.person.post(f"/api/tables/{table.id}/hash", {"hash": again.hash})
    await wished.give(table.id)
    await again.give(table.id)
    await start(again, table.id)
    data = data_of(site, table.id)
    assert data.seed == shared(bytes.fromhex(data.half), [wished.part, again.part]).hex()
    # That it was tried is told, at the table and in the record.
    over, record = await ended(wished, table.id)
    assert record.parts is not None
    assert (over.restarts, record.parts.restarts) == (1, 1)


@pytest.mark.parametrize("how", ["kick", "bot"])
async def test_any_change_of_seats_makes_given_parts_void(site: Site, two: tuple[Player, Player], how: str) -> None:
    ada, ben = two
    table = await ada.create(ME, OPEN, BOT)
    await ben.sit(table.id)
    for each in two:
        await each.give(table.id)
    seat = 1 if how == "kick" else 2
    await ada.person.post(f"/api/tables/{table.id}/{how}", {"seat": seat})
    parts = (await ada.person.table(table.id)).parts
    assert [part.player for part in parts] == [each.person.info.id for each in two][: 1 if how == "kick" else 2]
    assert all((part.hash, part.given) == ("", False) for part in parts)


async def test_bytes_wait_until_every_seat_is_taken(site: Site, two: tuple[Player, Player]) -> None:
    ada, ben = two
    table = await ada.create(ME, OPEN)
    assert await ada.refused(table.id, ada.part) == (409, "seats_open")
    assert await ben.refused(table.id, ben.part) == (403, "not_seated")
    await ben.person.post(f"/api/tables/{table.id}/sit", {})
    assert await ben.refused(table.id, ben.part) == (409, "no_hash")


async def test_a_hash_can_change_until_bytes_are_given(site: Site, two: tuple[Player, Player]) -> None:
    ada, ben = two
    table = await ada.create(ME, OPEN)
    path = f"/api/tables/{table.id}/hash"
    assert await ben.person.refused(path, {"hash": ben.hash}) == (403, "not_seated")
    ada.part = derived("Ada", 2)
    await ada.person.post(path, {"hash": ada.hash})
    await ben.sit(table.id)
    await ada.give(table.id)
    await ada.person.post(path, {"hash": ada.hash})  # the same again changes nothing
    assert (await ada.person.table(table.id)).parts[0].given
    assert await ben.person.refused(path, {"hash": commitment(b"other")}) == (409, "parts_given")


async def test_what_are_no_32_bytes_is_refused(site: Site, two: tuple[Player, Player]) -> None:
    ada, _ = two
    table = await ada.create(ME, BOT)
    for text in ("", "ab", "z" * 64, "A" * 64, "0" * 63, "0" * 65, "0" * 64 + "\n"):
        for path, field in (("hash", "hash"), ("part", "part"), ("start", "part")):
            assert (await ada.person.refused(f"/api/tables/{table.id}/{path}", {field: text}))[0] == 400
    assert (await ada.person.table(table.id)).status == "open"


async def test_nothing_of_it_is_shown_before_the_end(site: Site, two: tuple[Player, Player]) -> None:
    ada, ben = two
    table = await ada.create(ME, OPEN)
    socket = await ben.person.socket(f"/ws/tables/{table.id}")
    await ben.sit(table.id)
    await ada.give(table.id)
    await ben.give(table.id)
    await start(ada, table.id)
    await socket.join(1)
    text = "".join(socket.raw)
    data = data_of(site, table.id)
    assert ada.hash in text
    for secret in (data.half, data.seed, ada.part.hex(), ben.part.hex()):
        assert secret not in text


# -- those who do not know of it ---------------------------------------------------------------------------------------


async def test_programs_that_know_nothing_of_parts_play_as_before(site: Site, two: tuple[Player, Player]) -> None:
    ada, ben = two
    table = await ada.person.create(game="lode", chairs=[ME, OPEN])
    await ben.person.post(f"/api/tables/{table.id}/sit", {})
    await ada.person.post(f"/api/tables/{table.id}/start")
    over, record = await ended(ada, table.id)
    assert [(part.seats, part.hash, part.given) for part in over.parts] == [([0], "", False), ([1], "", False)]
    report = checked(record)
    assert (report.covered, report.missing) == ((), (0, 1))
    assert over.seed not in (over.commitment, over.half)


async def test_the_others_are_covered_all_the_same(site: Site, two: tuple[Player, Player]) -> None:
    ada, ben = two
    table = await ada.person.create(game="lode", chairs=[ME, OPEN])
    await ben.sit(table.id)
    await ben.give(table.id)
    await ada.person.post(f"/api/tables/{table.id}/start")
    report = checked((await ended(ada, table.id))[1])
    assert (report.covered, report.missing) == ((1,), (0,))


async def test_a_table_that_starts_at_once_has_no_part(site: Site, two: tuple[Player, Player]) -> None:
    """The server would know the bytes before its half is published: that would prove nothing."""
    ada, _ = two
    table = await ada.create(ME, BOT, start=True)
    assert table.status == "running"
    report = checked((await ended(ada, table.id))[1])
    assert (report.covered, report.missing) == ((), (0,))


async def test_a_deleted_account_leaves_its_part(site: Site, two: tuple[Player, Player]) -> None:
    ada, ben = two
    table = await ada.create(ME, OPEN)
    await ben.sit(table.id)
    for each in two:
        await each.give(table.id)
    await start(ada, table.id)
    await ben.person.post("/api/me/delete", {})
    while (await ada.person.table(table.id)).status != "finished":
        await asyncio.sleep(0.01)
    over = await ada.person.table(table.id)
    assert [part.player for part in over.parts] == [ada.person.info.id, ""]
    text = (await ada.person.http.get(f"/api/tables/{table.id}/record")).text
    assert checked(Record.parse(text)).covered == (0, 1)


async def test_an_imported_record_shows_its_parts(site: Site, two: tuple[Player, Player]) -> None:
    ada, _ = two
    table = await ada.create(ME, BOT)
    await start(ada, table.id, part=ada.part.hex())
    over, record = await ended(ada, table.id)
    again = await ada.person.post("/api/records", record.dump())
    assert (again["commitment"], again["half"], again["seed"]) == (over.commitment, over.half, over.seed)
    assert [(part["seats"], part["part"]) for part in again["parts"]] == [([0], ada.part.hex())]
