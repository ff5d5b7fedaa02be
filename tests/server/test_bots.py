"""Bots think elsewhere; one that dies, overruns or errs is replaced, and the log says so."""

import asyncio
import os
import signal
import time
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from motherlode import registry
from motherlode.bots.base import Bot
from motherlode.kernel import SPECTATOR
from motherlode.play.match import Match
from motherlode.play.perspective import Perspective
from motherlode.registry import AnyGame
from motherlode.server import protocol as p
from motherlode.server.bots.jobs import BotJob, Chosen
from motherlode.server.bots.pool import BotPool
from motherlode.server.bots.process import GameCache
from motherlode.server.bots.queue import Place
from motherlode.testing.lode import Lode
from tests.server.conftest import GAMES, running, settings_in
from tests.server.desk import Site, moved

SEED = bytes(32)


def job(game: AnyGame, bot: str) -> BotJob:
    match = Match(game, 2, seed=SEED)
    seat = match.to_act()[0]
    world = match.perspective(seat).sample(Random(1))
    return BotJob(game.info.id, dict(game.options), 2, game.dump(world), seat, bot, "seed")


def is_legal(game: AnyGame, ids: list[int]) -> bool:
    match = Match(game, 2, seed=SEED)
    match.move(match.to_act()[0], ids)
    return True


@pytest.fixture
async def thebes() -> AnyGame:
    return GAMES["thebes"](None, None)


async def test_a_bot_chooses_in_its_own_process(thebes: AnyGame) -> None:
    bots = BotPool(GAMES, 1, 60)
    try:
        chosen = await bots.choose(thebes, job(thebes, "greedy"))
        assert chosen.failure == ""
        assert is_legal(thebes, chosen.ids)
        assert bots.workers[0].pid not in (None, os.getpid())
        again = await bots.choose(thebes, job(thebes, "greedy"))
        assert again == chosen
    finally:
        bots.close()


async def test_a_bot_that_dies_is_replaced_by_the_greedy_one(thebes: AnyGame) -> None:
    bots = BotPool(GAMES, 1, 60)
    try:
        await bots.choose(thebes, job(thebes, "random"))
        pid = bots.workers[0].pid
        assert pid is not None
        os.kill(pid, signal.SIGSTOP)
        choosing = asyncio.create_task(bots.choose(thebes, job(thebes, "random")))
        await asyncio.sleep(0.2)
        os.kill(pid, signal.SIGKILL)
        chosen = await choosing
        assert chosen.failure == "random died"
        assert is_legal(thebes, chosen.ids)
        assert bots.workers[0].pid != pid
    finally:
        bots.close()


async def test_a_bot_that_overruns_is_stopped(thebes: AnyGame) -> None:
    bots = BotPool(GAMES, 1, 20)
    try:
        await bots.choose(thebes, job(thebes, "random"))
        pid = bots.workers[0].pid
        assert pid is not None
        os.kill(pid, signal.SIGSTOP)
        bots.workers[0].patience = 0.3
        chosen = await bots.choose(thebes, job(thebes, "random"))
        assert chosen.failure == "random overran"
        assert is_legal(thebes, chosen.ids)
    finally:
        bots.close()


async def test_where_even_the_greedy_bot_fails_the_lot_decides() -> None:
    game = Lode()
    bots = BotPool(GAMES, 1, 60)
    try:
        chosen = await bots.choose(game, job(game, "nobody"))
        assert chosen.failure == "nobody failed, greedy failed"
        assert is_legal(game, chosen.ids)
    finally:
        bots.close()


async def test_the_event_loop_does_not_wait(thebes: AnyGame) -> None:
    bots = BotPool(GAMES, 1, 60)
    try:
        choosing = asyncio.create_task(bots.choose(thebes, job(thebes, "greedy")))
        turns = 0
        started = time.perf_counter()
        while not choosing.done():
            await asyncio.sleep(0)
            turns += 1
        assert turns / (time.perf_counter() - started) > 100
    finally:
        bots.close()


async def test_a_table_of_bots_plays_to_its_end(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as site:
        ada = await site.person("Ada")
        table = await ada.create(game="lode", chairs=[{"kind": "bot", "bot": "random"}] * 3, start=True)
        socket, update = await ada.sit_down(table.id, SPECTATOR)
        while update.to_act:
            update = await socket.until(p.UpdateMessage)
        assert update.outcome is not None
        assert (await ada.table(table.id)).status == "finished"


class WildBot(Bot):
    """Answers with what nobody may do."""

    def choose(self, perspective: Perspective) -> list[int]:
        return [len(perspective.game.actions) - 1] * 3


async def test_an_illegal_choice_of_a_bot_is_replaced_and_noted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(replace(settings_in(tmp_path), bot_seconds=60)) as site:
        await play_against_the_wild(site, monkeypatch)


async def play_against_the_wild(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    async def choose(game: AnyGame, asked: BotJob, place: Place) -> Chosen:
        match = Match(game, 2, seed=SEED)
        return Chosen(WildBot(Random(0)).choose(match.perspective(asked.seat)))

    monkeypatch.setattr(site.context.bots, "choose", choose)
    ada = await site.person("Ada")
    table = await ada.create(game="thebes", chairs=[{"kind": "me"}, {"kind": "bot", "bot": "random"}], start=True)
    socket, update = await ada.sit_down(table.id, 0)
    while not any(entry.kind == "bot_failed" for entry in update.events):
        if 0 in update.to_act:
            await socket.send(moved(update, [update.legal[0].id]))
        update = await socket.until(p.UpdateMessage)
    noted = next(entry for entry in update.events if entry.kind == "bot_failed")
    assert noted.facts == {"seat": 1, "detail": "random erred"}
    assert noted.of == "table"


def test_a_process_makes_a_game_once_for_each_choice_of_options() -> None:
    cache = GameCache(registry.GAMES)
    first = cache.game("thebes", {})
    option = first.info.options[0]
    other = next(choice for choice in option.choices if choice != option.default)
    assert cache.game("thebes", {}) is first
    assert cache.game("thebes", {option.id: other}) is not first
    assert cache.game("thebes", {option.id: other}) is cache.game("thebes", {option.id: other})
