"""Law 3 through sockets that are spread over processes: no byte of another process tells what is hidden either."""

import itertools
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import replace

import pytest

from motherlode.kernel import SPECTATOR
from motherlode.registry import GameClass
from motherlode.server import protocol as p
from motherlode.server.settings import Settings
from motherlode.testing.lode import faults
from tests.server.conftest import GAMES, running
from tests.server.desk import Person, Site
from tests.server.faulty import until
from tests.server.test_secrecy import asked, providers, table_of
from tests.server.twins import Plan, best_twins

MOST = 12
SEATS = 3


async def seen(settings: Settings, games: dict[str, GameClass], game: str, viewer: int, plan: Plan) -> list[str]:
    """Every text that reaches the viewer through one process while the others play through theirs."""
    async with AsyncExitStack() as stack:
        sites = [
            await stack.enter_async_context(running(settings, games, providers(plan, 1 + 1000 * number)))
            for number in range(SEATS)
        ]
        people = [await site.person(f"Player {seat}") for seat, site in enumerate(sites)]
        id = await table_of(people, game)
        home = sites[viewer if viewer != SPECTATOR else 0]
        watcher = await home.stranger() if viewer == SPECTATOR else people[viewer]
        socket, _ = await watcher.sit_down(id, viewer)
        others = [
            socket if seat == viewer else (await person.sit_down(id, seat))[0] for seat, person in enumerate(people)
        ]
        await until(lambda: all_present(watcher, id))
        before, texts = len(socket.raw), []
        for number, (seat, ids) in enumerate(plan.moves):
            move = p.MoveMessage(id=f"m{number}", seat=seat, ply=await ply_at(home, id), actions=ids)
            assert isinstance(await others[seat].ask(move), p.DoneMessage)
            update = await socket.join(viewer, number)
            while update.number < number + 1:
                update = await socket.until(p.UpdateMessage)
            texts += await asked(watcher, socket, id, viewer, update, number, len(games[game](None, None).actions))
        return [*updates(socket.raw[before:]), *texts]


def updates(raw: list[str]) -> list[str]:
    """What is told of the match, each text once: how often the present is told depends on timing alone."""
    told = [text for text in raw if '"type":"table"' not in text]
    return sorted(set(told))


async def all_present(person: Person, id: str) -> bool:
    return all(chair.present for chair in (await person.table(id)).chairs)


async def ply_at(site: Site, id: str) -> int:
    async with site.context.tables.current(id) as live:
        return live.table.ply


async def compare(
    settings: Settings, empty: Callable[[], str], games: dict[str, GameClass], game: str, viewer: int, cut: int
) -> None:
    twins = best_twins(GAMES[game](None, None), SEATS, viewer, cut, MOST, tries=20)
    assert twins.differed
    told = []
    for name, plan in zip(("one", "two"), twins.plans, strict=True):
        fresh = replace(settings, database=empty(), data=settings.data / f"{game}-{viewer}-{cut}-{name}")
        told.append(await seen(fresh, games, game, viewer, plan))
    assert len(told[0]) > len(twins.plans[0].moves)
    for first, second in itertools.zip_longest(*told):
        assert first == second


@pytest.mark.parametrize(
    ("game", "viewer", "cut"), [("lode", SPECTATOR, 3), ("lode", 0, 3), ("lode", 1, 0), ("rockwell", SPECTATOR, 3)]
)
async def test_no_byte_of_another_process_tells_what_is_hidden(
    game: str, viewer: int, cut: int, shared: Settings, postgres: Callable[[], str]
) -> None:
    await compare(shared, postgres, GAMES, game, viewer, cut)


async def test_a_planted_leak_is_caught(shared: Settings, postgres: Callable[[], str]) -> None:
    with pytest.raises(AssertionError):
        await compare(shared, postgres, {"lode": faults.LeakInView}, "lode", 0, 3)
