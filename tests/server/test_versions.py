"""A match of older rules goes on with a proof that it replays, or is frozen with a clear message."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from motherlode.kernel import SPECTATOR, Log, Value
from motherlode.server import protocol as p
from motherlode.testing.lode import Lode
from motherlode.testing.lode.state import LodeState
from tests.server.conftest import running, settings_in
from tests.server.desk import Person, fresh

HOT = [{"kind": "me"}, {"kind": "me", "name": "Ben"}]


class NewLode(Lode):
    """The same rules under a new number."""

    def __init__(self, given_options: Mapping[str, Value] | None = None, components: Path | None = None) -> None:
        super().__init__(given_options, components)
        self.info = replace(self.info, version=2)


class OtherLode(NewLode):
    """Rules that lead elsewhere: who rests finds a coin."""

    def apply(self, state: LodeState, seat: int, action: int, log: Log) -> None:
        super().apply(state, seat, action, log)
        if seat >= 0 and str(self.actions[action]) == "done":
            state.coins[seat] += 1


async def begun(data: Path) -> tuple[Person, str]:
    """A match with a few moves, kept by a server that then stops."""
    async with running(settings_in(data), {"lode": Lode}) as site:
        ada = await site.person("Ada")
        table = await ada.create(game="lode", chairs=HOT, start=True)
        socket, _ = await ada.sit_down(table.id, SPECTATOR)
        for seat in (0, 1):
            update = await socket.join(seat)
            done = update.legal[-1].id
            assert isinstance(
                await socket.ask(p.MoveMessage(id=fresh(), seat=seat, ply=update.ply, actions=[done])), p.DoneMessage
            )
        return ada, table.id


async def test_the_same_rules_under_a_new_number_go_on(tmp_path: Path) -> None:
    before, id = await begun(tmp_path)
    async with running(settings_in(tmp_path), {"lode": NewLode}) as site:
        ada = await site.stranger()
        ada.http.cookies = before.http.cookies
        socket, update = await ada.sit_down(id, SPECTATOR)
        assert (await ada.table(id)).version == 2
        assert update.events[-1].kind == "rules_renewed"
        own = await socket.join(update.to_act[0])
        answer = await socket.ask(p.MoveMessage(id=fresh(), seat=own.viewer, ply=own.ply, actions=[own.legal[-1].id]))
        assert isinstance(answer, p.DoneMessage)


async def test_other_rules_freeze_the_match(tmp_path: Path) -> None:
    before, id = await begun(tmp_path)
    async with running(settings_in(tmp_path), {"lode": OtherLode}) as site:
        ada = await site.stranger()
        ada.http.cookies = before.http.cookies
        table = await ada.table(id)
        assert table.status == "frozen"
        assert "version 1, now 2" in table.frozen
        move = {"type": "move", "id": fresh(), "seat": 0, "ply": 0, "actions": [0]}
        assert await ada.refused(f"/api/tables/{id}/move", move) == (409, "frozen")
    async with running(settings_in(tmp_path), {"lode": Lode}) as site:
        ada = await site.stranger()
        assert (await ada.table(id)).status == "frozen"
