"""Law 3 through the real sockets: what a viewer gets does not depend, in any byte, on what the viewer may not know."""

import itertools
from dataclasses import replace
from pathlib import Path

import pytest

from motherlode import registry
from motherlode.kernel import SPECTATOR, Event, Facts, State
from motherlode.play.draws import SeededDraws
from motherlode.registry import AnyGame, GameClass
from motherlode.server import protocol as p
from motherlode.server.providers import Providers
from motherlode.server.settings import Settings
from motherlode.testing.lode import Lode, faults
from tests.server.conftest import running, settings_in
from tests.server.desk import Person, Site, Socket
from tests.server.twins import SECRETIVE, Plan, best_twins, cases

MOST = 20
ASKED = 30
GAMES: dict[str, GameClass] = {**registry.GAMES, "lode": Lode}


def providers(plan: Plan, first: int = 1) -> Providers:
    """The same ids, seeds and times in both twins; the draws of the plan, and behind its end whatever comes."""
    numbers = itertools.count(first)
    return Providers(
        now=lambda: 1_000_000,
        id=lambda: f"{next(numbers):016x}",
        seed=lambda: bytes(32),
        draws=lambda seed: PlannedDraws(plan, seed),
    )


class PlannedDraws(SeededDraws):
    def __init__(self, plan: Plan, seed: bytes) -> None:
        super().__init__(seed)
        self.planned = plan.draws

    def draw(self, game: AnyGame, state: State, number: int) -> int:
        return self.planned[number] if number < len(self.planned) else super().draw(game, state, number)


async def seen(
    settings: Settings, games: dict[str, GameClass], game: str, seats: int, viewer: int, plan: Plan
) -> list[str]:
    """Every text that reaches the viewer while the plan is played, by socket and by HTTP."""
    async with running(settings, games, providers(plan)) as site:
        people = [await site.person(f"Player {seat}") for seat in range(seats)]
        id = await table_of(people, game)
        watcher = await site.stranger() if viewer == SPECTATOR else people[viewer]
        socket, update = await watcher.sit_down(id, viewer)
        others = {
            seat: (await person.sit_down(id, seat))[0] if seat != viewer else socket
            for seat, person in enumerate(people)
        }
        texts: list[str] = []
        for number, (seat, ids) in enumerate(plan.moves):
            move = p.MoveMessage(id=f"m{number}", seat=seat, ply=site.context.tables.live[id].table.ply, actions=ids)
            if seat == viewer:
                await socket.send(move)
                await socket.until(p.DoneMessage, id=move.id)
            else:
                assert isinstance(await others[seat].ask(move), p.DoneMessage)
            update = await socket.until(p.UpdateMessage)
            texts += await asked(watcher, socket, id, viewer, update, number, len(games[game](None, None).actions))
        await missed(socket, viewer, update.number)
        return [*socket.raw, *texts]


async def missed(socket: Socket, viewer: int, number: int) -> None:
    """What comes to a viewer who was away for some moves, entry by entry."""
    await socket.send(p.JoinMessage(viewer=viewer, last=number // 2))
    await socket.until(p.UpdateMessage, number=number, past=False)


async def table_of(people: list[Person], game: str) -> str:
    request = {"game": game, "pace": {"kind": "live", "minutes": 5}}
    table = await people[0].create(chairs=[{"kind": "me"}, *[{"kind": "open"}] * (len(people) - 1)], **request)
    for person in people[1:]:
        await person.post(f"/api/tables/{table.id}/sit", {})
    await people[0].post(f"/api/tables/{table.id}/start")
    return table.id


async def asked(
    watcher: Person, socket: Socket, id: str, viewer: int, update: p.UpdateMessage, number: int, actions: int
) -> list[str]:
    """What a curious viewer can ask."""
    paths = [f"{id}/{what}?viewer={viewer}" for what in ("view", "log", "steps")]
    paths += [f"{id}/steps?viewer={viewer}&since={number // 2}", "?mine=true"]
    texts = [(await watcher.http.get(f"/api/tables/{path}")).text for path in paths]
    if viewer != SPECTATOR:
        for action in range(number % 7, actions, max(1, actions // ASKED)):
            await socket.ask(p.WhyMessage(id=f"w{number}-{action}", seat=viewer, action=action))
        for choice in update.legal[:3]:
            await socket.ask(p.PreviewMessage(id=f"p{number}-{choice.id}", seat=viewer, actions=[choice.id]))
    return texts


async def compare(folder: Path, games: dict[str, GameClass], game: str, seats: int, viewer: int, cut: int) -> int:
    """Plays both twins; the number of hidden differences between them. Raises at the first byte that differs."""
    made = GAMES[game](None, None)
    twins = best_twins(made, seats, viewer, cut, MOST, tries=60 if game == "lode" else 20)
    assert twins.differed or game not in SECRETIVE
    one, two = twins.plans
    seen_one = await seen(often_saved(folder / f"{viewer}-{cut}-one"), games, game, seats, viewer, one)
    seen_two = await seen(often_saved(folder / f"{viewer}-{cut}-two"), games, game, seats, viewer, two)
    for first, second in itertools.zip_longest(seen_one, seen_two):
        assert first == second
    assert len(seen_one) > len(one.moves)
    return twins.differed


def often_saved(folder: Path) -> Settings:
    """Past entries are read from snapshots too."""
    return replace(settings_in(folder), snapshot_every=7)


async def compare_all(folder: Path, games: dict[str, GameClass], viewer: int, cuts: tuple[int, ...]) -> None:
    for cut in cuts:
        await compare(folder, games, "lode", 3, viewer, cut)


@pytest.mark.parametrize("game", list(GAMES))
async def test_no_byte_tells_what_is_hidden(game: str, tmp_path: Path) -> None:
    made = GAMES[game](None, None)
    seats = made.info.seats[min(1, len(made.info.seats) - 1)]
    differed = 0
    for viewer, cut in cases(game, seats):
        differed += await compare(tmp_path, GAMES, game, seats, viewer, cut)
    if game == "lode":
        assert differed > 40


LEAKS: list[tuple[GameClass, int]] = [
    (faults.LeakInView, 0),
    (faults.LeakToSpectator, SPECTATOR),
    (faults.LeakInEvent, 0),
    (faults.LeakInFacts, 0),
    (faults.LeakInPrompt, 0),
    (faults.LeakInCheck, 0),
    (faults.NoisyBid, SPECTATOR),
]


@pytest.mark.parametrize(("leaky", "viewer"), LEAKS, ids=lambda value: getattr(value, "__name__", str(value)))
async def test_a_planted_leak_of_a_game_is_caught(leaky: GameClass, viewer: int, tmp_path: Path) -> None:
    with pytest.raises(AssertionError):
        await compare_all(tmp_path, {"lode": leaky}, viewer, (3, 0, 9))


async def test_a_planted_leak_of_the_server_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def told_to_all(self: Event, viewer: int) -> Facts:
        return {**self.facts, **{name: fact for facts in self.secret.values() for name, fact in facts.items()}}

    monkeypatch.setattr(Event, "seen_by", told_to_all)
    with pytest.raises(AssertionError):
        await compare_all(tmp_path, GAMES, SPECTATOR, (3, 0))


async def test_nobody_looks_through_the_seat_of_another(tmp_path: Path) -> None:
    async with running(replace(settings_in(tmp_path), bot_processes=1)) as site:
        await refused_looks(site)


async def refused_looks(site: Site) -> None:
    ada, eve = await site.person("Ada"), await site.person("Eve")
    table = await ada.create(
        game="lode", chairs=[{"kind": "me"}, {"kind": "me", "name": "Ben"}], start=True, public=False
    )
    socket, _ = await ada.sit_down(table.id, 0)
    inside = await eve.socket(f"/ws/tables/{table.id}?invitation={table.invitation}")
    await inside.send(p.JoinMessage(viewer=1))
    assert (await inside.until(p.FailedMessage)).kind == "not_your_seat"
    for path in (f"/api/tables/{table.id}/{what}?viewer=0" for what in ("view", "log", "steps")):
        assert (await eve.http.get(path)).status_code in (403, 404)
        assert (await eve.http.get(f"{path}&invitation={table.invitation}")).status_code == 403
    assert (await eve.http.get(f"/api/tables/{table.id}")).status_code == 404
    assert table.id not in (await eve.http.get("/api/tables")).text
    info = await eve.table(table.id, table.invitation)
    assert info.seed == ""
    assert info.invitation == ""
    texts = "".join([*socket.raw, *inside.raw])
    assert site.context.tables.live[table.id].table.data.seed not in texts
