"""A club of the host's own: who may come in, its name and welcome, rooms to talk in, the games on offer."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from motherlode.commands.backup import restore_backup, write_backup
from motherlode.server.accounts.admission import code_hash, invitation, new_code
from motherlode.server.context import ServerContext
from motherlode.server.errors import SettingsError
from motherlode.server.settings import Settings
from motherlode.server.store.invitations import add_invitation, invitations, remove_invitation
from motherlode.server.store.store import Store
from tests.server.conftest import running, settings_in
from tests.server.desk import Site

HOT = [{"kind": "me"}, {"kind": "me", "name": "Ben"}]
DAY = 86_400_000


async def test_the_house_introduces_itself(quick: Settings) -> None:
    club = replace(quick, club="Mole Hill", welcome="Thursdays at eight.", registration="invitation", guests=False)
    async with running(club) as site:
        assert await (await site.stranger()).get("/api/house") == {
            "club": "Mole Hill",
            "welcome": "Thursdays at eight.",
            "registration": "invitation",
            "guests": False,
        }


async def test_a_plain_house_lets_everyone_in(quick: Settings) -> None:
    async with running(quick) as site:
        ada = await site.person("Ada")
        house = await ada.get("/api/house")
        assert house == {"club": "", "welcome": "", "registration": "open", "guests": True}
        await ada.post("/api/me/register", account("Ada"))


async def test_without_guests_a_stranger_must_register(quick: Settings) -> None:
    async with running(replace(quick, guests=False)) as site:
        ada = await site.stranger()
        assert await ada.refused("/api/me/guest", {"name": "Ada"}) == (403, "guests_off")
        await ada.post("/api/me/register", account("Ada"))
        assert (await ada.create(game="lode", chairs=HOT, start=True)).status == "running"


async def test_a_guest_of_before_stays_when_guests_are_off(quick: Settings) -> None:
    async with running(quick) as site:
        ada = await site.person("Ada")
    async with running(replace(quick, guests=False)) as site:
        again = await site.stranger()
        again.http.cookies = ada.http.cookies
        assert (await again.guest("Adele")).info.id == ada.info.id


async def test_registration_off_is_off_for_guests_too(quick: Settings) -> None:
    async with running(replace(quick, registration="off")) as site:
        ada = await site.person("Ada")
        assert await ada.refused("/api/me/register", account("Ada")) == (403, "registration_off")
        assert await (await site.stranger()).refused("/api/me/register", account("Bo")) == (403, "registration_off")


async def test_an_invitation_lets_as_many_in_as_it_says(settings: Settings) -> None:
    async with running(replace(settings, registration="invitation")) as site:
        code = await invited(site, uses=2)
        people = [await site.stranger() for _ in range(5)]
        answers = await asyncio.gather(
            *(
                one.http.post("/api/me/register", json=account(f"Player {number}", code))
                for number, one in enumerate(people)
            )
        )
        assert sorted(answer.status_code for answer in answers) == [200, 200, 403, 403, 403]
        assert [each.uses for each in await invitations(site.context.store)] == [0]


async def test_a_code_is_used_up_only_by_who_comes_in(quick: Settings) -> None:
    async with running(replace(quick, registration="invitation")) as site:
        code = await invited(site, uses=2)
        await (await site.stranger()).post("/api/me/register", account("Ada", code))
        bo = await site.stranger()
        assert await bo.refused("/api/me/register", account("Ada", code)) == (409, "name_taken")
        await bo.post("/api/me/register", account("Bo", f" {code[:4]}-{code[4:]} ".upper()))


@pytest.mark.parametrize("spoil", ["", "unknown code"])
async def test_without_a_good_code_nobody_registers(quick: Settings, spoil: str) -> None:
    async with running(replace(quick, registration="invitation")) as site:
        await invited(site)
        ada = await site.person("Ada")
        assert await ada.refused("/api/me/register", account("Ada", spoil)) == (403, "bad_invitation")


async def test_codes_grow_old_and_are_taken_back(quick: Settings) -> None:
    async with running(replace(quick, registration="invitation")) as site:
        old = await invited(site, days=-1)
        ada = await site.person("Ada")
        assert await ada.refused("/api/me/register", account("Ada", old)) == (403, "bad_invitation")
        revoked = await invited(site)
        assert await remove_invitation(site.context.store, code_hash(revoked))
        assert await ada.refused("/api/me/register", account("Ada", revoked)) == (403, "bad_invitation")


async def test_no_code_is_kept_as_it_is(quick: Settings) -> None:
    async with running(quick) as site:
        code = await invited(site)
    assert code.encode() not in b"".join(file.read_bytes() for file in quick.data.iterdir() if file.is_file())


async def test_a_table_has_a_room_for_those_who_may_watch(quick: Settings) -> None:
    async with running(replace(quick, room="https://meet.example/lode-{table}#quiet")) as site:
        ada, bo = await site.person("Ada"), await site.person("Bo")
        open_one = await ada.create(game="lode", chairs=HOT, start=True)
        private = await ada.create(game="lode", chairs=HOT, start=True, public=False)
        assert open_one.room == f"https://meet.example/lode-{open_one.id}#quiet"
        assert (await bo.table(open_one.id)).room == open_one.room
        assert private.room == f"https://meet.example/lode-{private.id}#quiet"
        answer = await bo.http.get(f"/api/tables/{private.id}")
        assert (answer.status_code, "meet.example" in answer.text) == (404, False)
        listed = await bo.http.get("/api/tables")
        assert private.id not in listed.text
    async with running(quick) as site:
        assert (await (await site.stranger()).table(open_one.id)).room == ""


async def test_only_some_games_are_offered_and_the_others_go_on(quick: Settings) -> None:
    async with running(quick) as site:
        ada = await site.person("Ada")
        lode = await ada.create(game="lode", chairs=HOT, start=True)
    async with running(replace(quick, games=("thebes", "cavum"))) as site:
        again = await site.stranger()
        again.http.cookies = ada.http.cookies
        games = await again.get("/api/games")
        assert {game["id"] for game in games if game["offered"]} == {"thebes", "cavum"}
        assert "lode" in {game["id"] for game in games}
        assert await again.refused("/api/tables", {"game": "lode", "chairs": HOT}) == (404, "unknown_game")
        assert (await again.create(game="thebes", chairs=HOT, start=True)).status == "running"
        _, update = await again.sit_down(lode.id, 0)
        assert (await again.table(lode.id)).status == "running"
        assert update.full
        await again.post(f"/api/tables/{lode.id}/resign", {"type": "resign", "id": "r", "seat": 0})
        assert await again.refused(f"/api/tables/{lode.id}/rematch") == (404, "unknown_game")


def test_an_unknown_game_is_named(quick: Settings) -> None:
    with pytest.raises(SettingsError, match=r"unknown game 'troy'; known are .*thebes"):
        ServerContext(replace(quick, games=("thebes", "troy")))


async def test_invitations_survive_a_backup(tmp_path: Path) -> None:
    here, there = settings_in(tmp_path / "here"), settings_in(tmp_path / "there")
    async with running(here) as site:
        code = await invited(site)
    await write_backup(here, tmp_path / "backup.zip")
    await restore_backup(there, tmp_path / "backup.zip")
    async with running(replace(there, registration="invitation")) as site:
        await (await site.stranger()).post("/api/me/register", account("Ada", code))


def account(name: str, code: str = "") -> dict[str, str]:
    return {"name": name, "password": "correct horse", **({"invitation": code} if code else {})}


async def invited(site: Site, uses: int = 1, days: int = 1) -> str:
    return await add_code(site.context.store, site.context.providers.now, uses, days)


async def add_code(store: Store, now: Callable[[], int], uses: int, days: int) -> str:
    code = new_code()
    await add_invitation(store, invitation(code, "", uses, now(), now() + days * DAY))
    return code
