"""The games a server offers: their descriptions, texts, rules and bots. A test may add games of its own."""

import re
import sys
from collections.abc import Collection, Mapping
from pathlib import Path
from random import Random
from typing import Final

from motherlode.bots import BOTS, bot
from motherlode.kernel import Action, ComponentsError, MotherlodeError, Thing, load_components, source_counts
from motherlode.kernel.option import Option
from motherlode.play.lesson import lessons, lessons_folder
from motherlode.play.rulebook import RulebookError, rulebook
from motherlode.play.short_rules import ShortRules, drawing, short_rules
from motherlode.play.text import FALLBACK, LANGUAGES, SHARED
from motherlode.registry import AnyGame, GameClass, make
from motherlode.server import protocol as p
from motherlode.server.errors import Refusal, SettingsError
from motherlode.server.protocol import bodies as b

TITLES: Final = re.compile(r"^(neutral-title|title) = (.+)$", re.MULTILINE)

Key = tuple[str, tuple[tuple[str, p.OptionValue], ...], str]


LESSONS: Final = "lessons"
# Games that are kept: a choice of options that comes again soon is not built again.
KEPT: Final = 64


class GameCatalog:
    """The games of a server. Those made last are kept, by their options. With neutral names no text names a box. New
    tables are made of those `offered` (all if empty).
    """

    def __init__(
        self, games: Mapping[str, GameClass], neutral_names: bool = False, offered: Collection[str] = ()
    ) -> None:
        unknown = sorted(set(offered) - set(games))
        if unknown:
            raise SettingsError(f"unknown game {unknown[0]!r}; known are {', '.join(games)}")
        self.games: Final = dict(games)
        self.offered: Final = frozenset(offered or games)
        self._neutral_names: Final = neutral_names
        self._made: dict[Key, AnyGame] = {}
        self._infos: dict[str, b.GameInfo] = {}

    def game(self, id: str, options: Mapping[str, p.OptionValue] | None = None, components_file: str = "") -> AnyGame:
        if id not in self.games:
            raise Refusal("unknown_game", f"there is no game {id!r}", 404)
        key = (id, tuple(sorted((options or {}).items())), components_file)
        game = self._made.pop(key, None) or self._new(id, options or {}, components_file)
        self._made[key] = game
        if len(self._made) > KEPT:
            del self._made[next(iter(self._made))]
        return game

    def _new(self, id: str, options: Mapping[str, p.OptionValue], components_file: str) -> AnyGame:
        try:
            return make(self.games[id], dict(options), components_file)
        except ComponentsError as error:
            raise Refusal("bad_components", str(error)) from error
        except MotherlodeError as error:
            raise Refusal("bad_option", str(error)) from error

    def require_offered(self, id: str) -> None:
        """Whether new tables of this game are made here."""
        if id in self.games and id not in self.offered:
            raise Refusal("unknown_game", f"this server does not offer {id!r}", 404)

    def folder(self, id: str) -> Path:
        """Where the game's own files lie."""
        return Path(str(sys.modules[type(self.game(id)).__module__].__file__)).parent

    def bots(self, id: str) -> list[str]:
        return self.info(id).bots

    def stand_in(self, id: str) -> str:
        """The bot that plays on for a player who left."""
        return next(name for name in ("normal", "greedy", "random") if name in self.bots(id))

    def require_bot(self, id: str, name: str) -> str:
        if name not in self.bots(id):
            raise Refusal("unknown_bot", f"no bot {name!r} plays {id}; there are {', '.join(self.bots(id))}")
        return name

    def infos(self) -> list[b.GameInfo]:
        return [self.info(id) for id in self.games]

    def info(self, id: str) -> b.GameInfo:
        if id not in self._infos:
            self._infos[id] = self._described(id)
        return self._infos[id]

    def _described(self, id: str) -> b.GameInfo:
        game = self.game(id)
        file = self.folder(id) / "components.toml"
        sources = source_counts(load_components(file) if file.is_file() else {})
        return b.GameInfo(
            id=id,
            title=self._named(id, FALLBACK, game.info.title),
            version=game.info.version,
            seats=list(game.info.seats),
            options=[option_info(option) for option in game.info.options],
            bots=[name for name in BOTS if can_play(name, game)],
            languages=[lang for lang in LANGUAGES if (self.folder(id) / "text" / f"{lang}.ftl").is_file()],
            entries=sum(sources.values()),
            reconstructed=sources["reconstructed"],
            lessons=len(lessons(id)),
            offered=id in self.offered,
        )

    def data(self, id: str) -> b.GameData:
        game = self.game(id)
        return b.GameData(
            id=id,
            actions=[action_info(action) for action in game.actions],
            draws=[action_info(draw) for draw in game.draws],
            things={thing.id: thing_info(thing) for thing in game.things()},
            components=load_components(self.folder(id) / "components.toml"),
        )

    def rules(self, id: str, lang: str) -> b.RulebookInfo:
        require_language(lang)
        book = rulebook(self.folder(id), lang)

        def named(text: str) -> str:
            return self._named(id, lang, text)

        return b.RulebookInfo(
            game=id,
            lang=book.lang,
            title=named(book.title),
            text=named(book.text),
            chapters=[
                b.ChapterInfo(
                    id=chapter.id,
                    title=chapter.title,
                    text=named(chapter.text),
                    clauses=[b.ClauseInfo(id=clause.id, text=named(clause.text)) for clause in chapter.clauses],
                )
                for chapter in book.chapters
            ],
        )

    def short_rules(self, id: str, lang: str) -> b.ShortRulesInfo:
        """Without blocks where a game has none."""
        require_language(lang)
        try:
            found = short_rules(self.folder(id), lang)
        except RulebookError:
            found = ShortRules("", (), lang)
        return b.ShortRulesInfo(
            game=id,
            lang=found.lang,
            title=self._named(id, lang, found.title),
            blocks=[
                b.BlockInfo(kind=block.kind, text=self._named(id, lang, block.text), file=block.file)
                for block in found.blocks
            ],
        )

    def drawing(self, id: str, file: str) -> bytes:
        try:
            return drawing(self.folder(id), file)
        except RulebookError as error:
            raise Refusal("unknown_page", str(error), 404) from error

    def catalogue(self, id: str, lang: str) -> str:
        """The Fluent source of a game, of its lessons (`<game>.lessons`), or of what all games share."""
        require_language(lang)
        if id == "shared":
            return (SHARED / f"{lang}.ftl").read_text(encoding="utf-8")
        game, _, part = id.partition(".")
        if part == LESSONS and game in self.games and lessons(game):
            return self._named(game, lang, (lessons_folder(game) / "text" / f"{lang}.ftl").read_text(encoding="utf-8"))
        return self._named(id, lang, self._words(id, lang))

    def _words(self, id: str, lang: str) -> str:
        return (self.folder(id) / "text" / f"{lang}.ftl").read_text(encoding="utf-8")

    def _named(self, id: str, lang: str, text: str) -> str:
        """The text with the name that the host wants the game to have."""
        if not self._neutral_names:
            return text
        for spoken in (lang, FALLBACK):  # a text that is not translated yet is English
            titles: dict[str, str] = dict(TITLES.findall(self._words(id, spoken)))
            text = text.replace(titles["title"], titles.get("neutral-title", titles["title"]))
        return text


def require_language(lang: str) -> None:
    if lang not in LANGUAGES:
        raise Refusal("unknown_language", f"there is no language {lang!r}", 404)


def can_play(name: str, game: AnyGame) -> bool:
    try:
        bot(name, Random(0), game)
    except MotherlodeError:
        return False
    return True


def option_info(option: Option) -> b.OptionInfo:
    return b.OptionInfo(
        id=option.id,
        default=option.default,
        choices=list(option.choices),
        clause=option.clause,
        least=option.least,
    )


def thing_info(thing: Thing) -> b.ThingInfo:
    return b.ThingInfo(about=thing.about, facts=thing.facts, clause=thing.clause)


def action_info(action: Action) -> b.ActionInfo:
    return b.ActionInfo(kind=action.kind, clause=action.clause, facts=action.facts, commits=action.commits)
