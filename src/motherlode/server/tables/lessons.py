"""Lessons on the server: which there are, how far a player is, and the table at which one is given."""

from typing import Final

from motherlode.play.lesson import Lesson, LessonError, lesson, lessons
from motherlode.server import protocol as p
from motherlode.server.catalog import GameCatalog
from motherlode.server.errors import Refusal
from motherlode.server.protocol import bodies as b
from motherlode.server.store.lessons import (
    games_played,
    lesson_tables,
    lessons_done,
    note_done,
    old_lessons,
    remove_lessons,
)
from motherlode.server.store.store import Store
from motherlode.server.tables.data import TableData
from motherlode.server.tables.lesson_table import LessonTable
from motherlode.server.tables.manager import TableManager
from motherlode.server.tables.table import Table

# What the other seats are called, and who would play them, in a lesson without a coached match.
RIVAL: Final = "easy"


class Lessons:
    """One lesson per player and game is under way; it is removed after a day, or when another one is begun."""

    def __init__(self, store: Store, tables: TableManager, catalog: GameCatalog) -> None:
        self._store: Final = store
        self._tables: Final = tables
        self._catalog: Final = catalog
        self._providers: Final = tables.providers

    async def learned(self, player: str) -> b.Learned:
        """Which games and lessons a player knows already."""
        if not player:
            return b.Learned(played=[], done={}, following={})
        done: dict[str, list[str]] = {}
        for game, id in await lessons_done(self._store, player):
            done.setdefault(game, []).append(id)
        played = await games_played(self._store, player)
        return b.Learned(played=played, done=done, following=await self._following(player))

    async def _following(self, player: str) -> dict[str, int]:
        begun = {data.game for data in await lesson_tables(self._store, player)}
        begun |= {game for game, _ in await lessons_done(self._store, player)}
        found = {game: following(await self.listed(game, player)) for game in sorted(begun)}
        return {game: number for game, number in found.items() if number}

    async def listed(self, game: str, player: str) -> list[b.LessonInfo]:
        """The lessons of a game in their order, with how far the player is."""
        self._catalog.game(game)
        tables = await lesson_tables(self._store, player, game) if player else []
        done = {id for each, id in (await lessons_done(self._store, player) if player else []) if each == game}
        done |= {data.lesson for data in tables if data.status == "finished"}
        begun = {data.lesson: data.id for data in tables if data.status == "running"}
        return [lesson_info(each, each.id in done, begun.get(each.id, "")) for each in lessons(game)]

    async def open(self, me: p.PlayerInfo, game: str, id: str, again: bool) -> Table:
        """The lesson where it was left, or from its start; other lessons of this game are given up."""
        wanted = self._wanted(game, id)
        before = await lesson_tables(self._store, me.id, game)
        resumed = next((each for each in before if each.lesson == id and each.status == "running" and not again), None)
        await self.remove([each.id for each in before if each is not resumed])
        if resumed is not None:
            async with self._tables.current(resumed.id) as live:
                return live.table
        table = self._new(me, wanted)
        await self._tables.create(table, True)
        return table

    def _wanted(self, game: str, id: str) -> Lesson:
        self._catalog.game(game)
        self._catalog.require_offered(game)
        try:
            return lesson(game, id)
        except LessonError as error:
            raise Refusal("unknown_lesson", str(error), 404) from error

    def _new(self, me: p.PlayerInfo, wanted: Lesson) -> LessonTable:
        game = self._catalog.game(wanted.game, wanted.options)
        data = TableData(
            id=self._providers.id(),
            game=wanted.game,
            version=game.info.version,
            components=game.checksum,
            options=dict(game.options),
            host=me.id,
            chairs=chairs_of(wanted, me),
            pace=p.Pace(),
            undo=wanted.coach is not None,
            public=False,
            created=self._providers.now(),
            seed=wanted.seed.hex(),
            invitation=self._providers.id(),
            hints=wanted.coach is not None,
            lesson=wanted.id,
        )
        return LessonTable(data, game)

    async def finish(self, table: Table) -> None:
        """The learner has come to the end."""
        data = table.data
        await note_done(self._store, data.host, data.game, data.lesson, self._providers.now())

    async def remove_of(self, player: str) -> None:
        """A player is gone for good."""
        await self.remove([each.id for each in await lesson_tables(self._store, player)])

    async def remove_old(self, before: int) -> None:
        await self.remove(await old_lessons(self._store, before))

    async def remove(self, ids: list[str]) -> None:
        for id in ids:
            live = self._tables.live.get(id)
            if live is not None:
                self._tables.forget(live)
        await remove_lessons(self._store, ids)


def lesson_info(each: Lesson, is_done: bool, table: str) -> b.LessonInfo:
    return b.LessonInfo(
        id=each.id,
        number=each.number,
        steps=len(each.steps),
        coached=each.coach is not None,
        minutes=each.minutes,
        done=is_done,
        table=table,
    )


def following(listed: list[b.LessonInfo]) -> int:
    """The number of the lesson to go on with: one that was begun, else the first that is not done; 0 if all are."""
    begun = [each.number for each in listed if each.table]
    new = [each.number for each in listed if not each.done]
    return next(iter([*begun, *new]), 0)


def chairs_of(wanted: Lesson, me: p.PlayerInfo) -> list[p.Chair]:
    bot = wanted.coach.bot if wanted.coach else RIVAL
    mine, rival = p.Chair(player=me.id, name=me.name), p.Chair(name=bot, bot=bot)
    return [mine if seat == wanted.seat else rival for seat in range(wanted.seats)]
