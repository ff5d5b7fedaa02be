"""Hints: for the asker alone, from no more than the seat may know, and only where the table allows them."""

import os
import signal
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from motherlode.bots.search import level
from motherlode.kernel import SPECTATOR
from motherlode.play.match import Match
from motherlode.registry import AnyGame, GameClass
from motherlode.server import protocol as p
from motherlode.server.bots.scheduler import job_of
from motherlode.server.catalog import GameCatalog
from motherlode.server.protocol import bodies as b
from motherlode.server.tables import seating
from motherlode.server.tables.table import Table
from motherlode.testing.lode import faults
from tests.server.conftest import GAMES, running, settings_in
from tests.server.desk import Person, Site, Socket, fresh, moved
from tests.server.twins import SECRETIVE, World, best_twins, cases


async def hot_seat(ada: Person, game: str = "thebes", hints: bool = True) -> tuple[str, Socket, p.UpdateMessage]:
    """A table whose seats Ada holds all, looked at through one that is asked."""
    chairs = [{"kind": "me", "name": f"Ada {seat}"} for seat in range(GAMES[game](None, None).info.seats[0])]
    table = await ada.create(game=game, chairs=chairs, start=True, hints=hints)
    socket = await ada.socket(f"/ws/tables/{table.id}")
    return table.id, socket, await socket.join(table.to_act[0])


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    async with running(settings_in(tmp_path)) as made:
        yield made


async def test_the_asker_learns_what_a_bot_would_do_and_nobody_else(site: Site) -> None:
    ada, eve = await site.person("Ada"), await site.person("Eve")
    id, socket, update = await hot_seat(ada)
    other = await eve.socket(f"/ws/tables/{id}")
    hinted = await socket.ask(p.HintMessage(id=fresh(), seat=update.viewer, level="easy"))
    assert isinstance(hinted, p.HintedMessage)
    assert (hinted.seat, hinted.ply, hinted.bot) == (update.viewer, update.ply, "easy")
    assert 0 < hinted.iterations <= level(GAMES["thebes"](None, None), "easy").iterations
    legal = {choice.id: choice.facts for choice in update.legal}
    for candidate in hinted.candidates:
        assert legal[candidate.actions[0].id] == candidate.actions[0].facts
        assert candidate.visits > 0
        assert 0 <= candidate.expected <= 1
        assert candidate.effect is not None
        assert [left.key for left in candidate.effect.left] == ["count-weeks"]
    shares = [candidate.expected for candidate in hinted.candidates]
    assert shares == sorted(shares, reverse=True)
    assert any(candidate.effect and candidate.effect.reasons for candidate in hinted.candidates)
    best = [choice.id for choice in hinted.candidates[0].actions]
    assert isinstance(await socket.ask(moved(update, best)), p.DoneMessage)
    assert isinstance(await other.ask(p.PingMessage(id=fresh())), p.PongMessage)
    assert "hinted" not in "".join(other.raw)


async def test_the_same_over_http(site: Site) -> None:
    ada = await site.person("Ada")
    id, _, update = await hot_seat(ada)
    request = p.HintMessage(id="h", seat=update.viewer, level="easy")
    hinted = msgspec.convert(await ada.post(f"/api/tables/{id}/hint", request), p.HintedMessage)
    assert {choice.id for choice in update.legal} >= {each.actions[0].id for each in hinted.candidates}


async def test_every_step_of_a_candidate_has_its_facts(site: Site) -> None:
    _, socket, update = await hot_seat(await site.person("Ada"), "rawsiko")
    hinted = await socket.ask(p.HintMessage(id=fresh(), seat=update.viewer, level="easy"))
    steps = 0
    for candidate in hinted.candidates:
        taken: list[int] = []
        for step in candidate.actions:
            reason = await socket.ask(p.WhyMessage(id=fresh(), seat=update.viewer, action=step.id, after=taken))
            assert reason.allowed
            assert reason.about == step.facts
            taken.append(step.id)
        steps = max(steps, len(taken))
    assert steps > 1


async def test_in_the_middle_of_a_gesture_a_hint_goes_on_from_there(site: Site) -> None:
    _, socket, update = await hot_seat(await site.person("Ada"), "rawsiko")
    begun = [update.legal[0].id]
    ahead = await socket.ask(p.PreviewMessage(id=fresh(), seat=update.viewer, actions=begun))
    assert ahead.prompt.continues
    hinted = await socket.ask(p.HintMessage(id=fresh(), seat=update.viewer, level="easy", after=begun))
    assert hinted.ply == update.ply
    openings = [candidate.actions[0] for candidate in hinted.candidates]
    assert openings
    offered = {choice.id: choice.facts for choice in ahead.legal}
    assert all(offered[each.id] == each.facts for each in openings)
    whole = [*begun, *(choice.id for choice in hinted.candidates[0].actions)]
    assert isinstance(await socket.ask(moved(update, whole)), p.DoneMessage)


async def test_there_is_no_hint_after_a_whole_gesture_or_one_that_is_not_possible(site: Site) -> None:
    _, socket, update = await hot_seat(await site.person("Ada"))
    done = p.HintMessage(id=fresh(), seat=update.viewer, level="easy", after=[update.legal[0].id])
    assert (await socket.ask(done)).kind == "not_asked"
    legal = {choice.id for choice in update.legal}
    wrong = next(action for action in range(len(legal) + 1) if action not in legal)
    refused = await socket.ask(p.HintMessage(id=fresh(), seat=update.viewer, level="easy", after=[wrong]))
    assert refused.kind == "illegal_move"


async def test_hints_are_off_unless_the_table_allows_them(site: Site) -> None:
    ada = await site.person("Ada")
    id, socket, update = await hot_seat(ada, hints=False)
    assert not (await ada.table(id)).hints
    assert (await socket.ask(p.HintMessage(id=fresh(), seat=update.viewer))).kind == "hints_off"
    assert await ada.refused(f"/api/tables/{id}/hint", p.HintMessage(id="h", seat=update.viewer)) == (409, "hints_off")


async def test_a_rematch_keeps_the_hints(site: Site) -> None:
    ada = await site.person("Ada")
    id, socket, update = await hot_seat(ada)
    assert (await ada.table(id)).hints
    await socket.ask(p.ResignMessage(id=fresh(), seat=update.viewer))
    assert (await ada.post(f"/api/tables/{id}/rematch"))["hints"]


async def test_a_hint_is_refused_where_it_is_not_ones_own_decision(site: Site) -> None:
    ada, eve = await site.person("Ada"), await site.person("Eve")
    id, socket, update = await hot_seat(ada)
    assert (await socket.ask(p.HintMessage(id=fresh(), seat=1 - update.viewer))).kind == "not_asked"
    assert (await socket.ask(p.HintMessage(id=fresh(), seat=9))).kind == "not_your_seat"
    spy = await eve.socket(f"/ws/tables/{id}")
    assert (await spy.ask(p.HintMessage(id=fresh(), seat=update.viewer))).kind == "not_your_seat"


async def test_a_game_that_no_such_bot_plays_has_no_hints(site: Site) -> None:
    _, socket, update = await hot_seat(await site.person("Ada"), "lode")
    assert (await socket.ask(p.HintMessage(id=fresh(), seat=update.viewer))).kind == "unknown_bot"


async def test_play_goes_on_while_a_bot_thinks_and_one_hint_is_asked_at_a_time(site: Site) -> None:
    _, socket, update = await hot_seat(await site.person("Ada"))
    await socket.ask(p.HintMessage(id=fresh(), seat=update.viewer, level="easy"))
    pid = site.context.bots.adviser.pid
    assert pid is not None
    os.kill(pid, signal.SIGSTOP)
    await socket.send(p.HintMessage(id="slow", seat=update.viewer, level="easy"))
    assert isinstance(await socket.ask(p.PingMessage(id=fresh())), p.PongMessage)
    assert (await socket.ask(p.HintMessage(id="second", seat=update.viewer))).kind == "too_many"
    assert isinstance(await socket.ask(moved(update, [update.legal[0].id])), p.DoneMessage)
    os.kill(pid, signal.SIGCONT)
    hinted = await socket.until(p.HintedMessage, id="slow")
    assert hinted.ply == update.ply


async def test_a_bot_that_dies_over_a_hint_is_a_typed_error(site: Site) -> None:
    _, socket, update = await hot_seat(await site.person("Ada"))
    await socket.ask(p.HintMessage(id=fresh(), seat=update.viewer, level="easy"))
    pid = site.context.bots.adviser.pid
    assert pid is not None
    os.kill(pid, signal.SIGSTOP)
    await socket.send(p.HintMessage(id="lost", seat=update.viewer, level="easy"))
    await socket.ask(p.PingMessage(id=fresh()))
    os.kill(pid, signal.SIGKILL)
    assert (await socket.until(p.FailedMessage, id="lost")).kind == "no_hint"


async def test_hints_are_limited(tmp_path: Path) -> None:
    async with running(replace(settings_in(tmp_path), hint_rate=0.001)) as site:
        _, socket, update = await hot_seat(await site.person("Ada"))
        assert isinstance(
            await socket.ask(p.HintMessage(id=fresh(), seat=update.viewer, level="easy")), p.HintedMessage
        )
        assert (await socket.ask(p.HintMessage(id=fresh(), seat=update.viewer, level="easy"))).kind == "too_many"


@pytest.mark.parametrize("game", list(GAMES))
def test_a_bot_is_told_the_same_whatever_the_seat_cannot_know(game: str) -> None:
    compare_jobs(GAMES[game](None, None))


@pytest.mark.parametrize("leaky", [faults.TrueBids, faults.TrueHands])
def test_a_planted_leak_is_caught(leaky: GameClass) -> None:
    with pytest.raises(AssertionError):
        compare_jobs(leaky(None, None))


def compare_jobs(made: AnyGame) -> None:
    game = made.info.id
    seats = made.info.seats[min(1, len(made.info.seats) - 1)]
    for viewer, cut in cases(game, seats):
        if viewer == SPECTATOR:
            continue
        twins = best_twins(made, seats, viewer, cut, 20, tries=10)
        assert twins.differed or game not in SECRETIVE
        one, two = (job_of(table_of(made, world), viewer, "easy", "seed") for world in (twins.one, twins.two))
        assert one == two


def table_of(game: AnyGame, world: World) -> Table:
    me = p.PlayerInfo(id="p", name="Ada", guest=True)
    request = b.CreateRequest(game=game.info.id, chairs=[b.ChairRequest(kind="me")] * world.seats)
    table = seating.create(GameCatalog(GAMES), me, request, seating.FreshValues("t", "i", bytes(32), 0))
    table.match = Match(game, world.seats, seed=bytes(32), start=world.state)
    return table
