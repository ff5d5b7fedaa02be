"""Bots at tables: each seat that a bot plays and that must act has a task waiting for the bot's choice."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final

import structlog

from motherlode.play.errors import PlayError
from motherlode.play.match import Match
from motherlode.play.perspective import Outlook, Perspective
from motherlode.server.bots.jobs import BotJob, Chosen
from motherlode.server.bots.pool import BotPool, by_lot
from motherlode.server.bots.queue import Place
from motherlode.server.errors import Refusal
from motherlode.server.ops.metrics import Metrics
from motherlode.server.providers import Providers
from motherlode.server.tables.care import TableCare
from motherlode.server.tables.live import LiveTable
from motherlode.server.tables.manager import TableManager
from motherlode.server.tables.table import Effects, Table

LOG: Final = structlog.get_logger("motherlode.scheduler")


class BotScheduler:
    """Asks the pool for the choices of bots that must act, and plays them at their tables."""

    def __init__(
        self, bots: BotPool, tables: TableManager, care: TableCare, metrics: Metrics, providers: Providers
    ) -> None:
        self._bots: Final = bots
        self._tables: Final = tables
        self._care: Final = care
        self._metrics: Final = metrics
        self._providers: Final = providers
        self._is_closed = False

    def wake(self, live: LiveTable) -> None:
        """Starts a task for every bot that must act at this table, if it is ours to keep."""
        if self._is_closed or not live.is_keeper or self._tables.faults.is_waiting(live.table.id):
            return
        for seat in live.table.bots_due():
            if seat not in live.bot_tasks:
                task = asyncio.create_task(self._think(live, seat))
                live.bot_tasks[seat] = task
                task.add_done_callback(lambda done, seat=seat: self._end_task(live, seat, done))  # type: ignore[misc]

    def close(self) -> None:
        """No bot is woken any more."""
        self._is_closed = True

    async def _think(self, live: LiveTable, seat: int) -> None:
        try:
            await self._choose_and_play(live, seat)
        except Exception as error:  # noqa: BLE001
            await self._care.note_failure(live.table.id, error)

    async def _choose_and_play(self, live: LiveTable, seat: int) -> None:
        table = live.table
        ply = table.ply
        chosen = await self._bots.choose(table.game, self._job(table, seat), place_of(table))
        async with live.lock:
            if self._tables.is_live(live):
                await self._tables.commit_and_broadcast(live, lambda: self._play_at(table, seat, chosen, ply))

    def _end_task(self, live: LiveTable, seat: int, done: "asyncio.Task[None]") -> None:
        live.bot_tasks.pop(seat, None)
        if done.cancelled():
            return
        error = done.exception()
        if error is not None:
            LOG.error("bot task failed", table=live.table.id, seat=seat, error=type(error).__name__)
        elif self._tables.is_live(live):
            self.wake(live)

    def _play_at(self, table: Table, seat: int, chosen: Chosen, ply: int) -> Effects:
        """Nothing, if the choice was made elsewhere meanwhile or is no longer asked for."""
        if seat not in table.bots_due() or table.ply != ply:
            return Effects()
        return self._play(table, seat, chosen)

    def _play(self, table: Table, seat: int, chosen: Chosen) -> Effects:
        now = self._providers.now()
        if chosen.failure:
            self._metrics.bots_failed.inc()
        try:
            return table.bot_move(seat, chosen.ids, now, chosen.failure)
        except PlayError:
            job = self._job(table, seat)
            return table.bot_move(seat, by_lot(table.game, job), now, f"{job.bot} erred")

    def _job(self, table: Table, seat: int) -> BotJob:
        return job_of(table, seat, table.data.chairs[seat].bot, self._providers.id())


def place_of(table: Table) -> Place:
    """The tables of one host share a place."""
    return Place(table.data.host, table.id, table.has_people)


def job_of(table: Table, seat: int, bot: str, seed: str, after: Sequence[int] = ()) -> BotJob:
    """What a bot gets to know of a decision: a world that its seat cannot tell from the true one.

    `after` some actions of a gesture it is the decision that these lead to.
    """
    here = running_match(table).perspective(seat)
    return job_in(table, outlook_after(here, after), bot, seed)


def outlook_after(here: Perspective, actions: Sequence[int]) -> Outlook:
    if not actions:
        return here
    ahead = here.preview(actions)
    if not ahead.is_asked():
        raise Refusal("not_asked", "after these actions nothing is left to decide", 409)
    return ahead


def job_of_latest(table: Table, seat: int, bot: str, seed: str) -> BotJob | None:
    """The decision that the seat has taken last, as it was before that, with what was taken; None without one."""
    latest = running_match(table).latest_choice(seat)
    if latest is None:
        return None
    before, ids = latest
    return replace(job_in(table, before.perspective(seat), bot, seed), taken=tuple(ids))


def running_match(table: Table) -> Match:
    if table.match is None:
        raise Refusal("not_running", "no match is running at this table", 409)
    return table.match


def job_in(table: Table, here: Outlook, bot: str, seed: str) -> BotJob:
    return BotJob(
        table.data.game,
        dict(table.data.options),
        table.seats,
        table.game.dump(here.sample(Random(seed))),
        here.viewer,
        bot,
        seed,
        components_file=table.data.components_file,
    )
