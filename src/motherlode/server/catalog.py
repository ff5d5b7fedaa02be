"""The games a server offers: their descriptions, texts, rules and bots. A test may add games of its own."""

import sys
from collections.abc import Collection, Mapping
from pathlib import Path
from random import Random
from typing import Final

from motherlode.bots import BOTS, bot
from motherlode.kernel import Action, ComponentsError, MotherlodeError, load_components
from motherlode.kernel.option import Option
from motherlode.play.rulebook import rulebook
from motherlode.play.text import LANGUAGES, SHARED
from motherlode.registry import AnyGame, GameClass, make
from motherlode.server import protocol as p
from motherlode.server.errors import Refusal, SettingsError
from motherlode.server.protocol import bodies as b

Key = tuple[str, tuple[tuple[str, p.OptionValue], ...], str]


class GameCatalog:
    """Games are made once for each choice of options."""

    def __init__(self, games: Mapping[str, GameClass], offered: Collection[str] = ()) -> None:
        unknown = sorted(set(offered) - set(games))
        if unknown:
            raise SettingsError(f"unknown game {unknown[0]!r}; known are {', '.join(games)}")
        self.games: Final = dict(games)
        self.offered: Final = frozenset(offered or games)
        self._made: dict[Key, AnyGame] = {}
        self._infos: dict[str, b.GameInfo] = {}

    def game(self, id: str, options: Mapping[str, p.OptionValue] | None = None, components_file: str = "") -> AnyGame:
        if id not in self.games:
            raise Refusal("unknown_game", f"there is no game {id!r}", 404)
        key = (id, tuple(sorted((options or {}).items())), components_file)
        if key not in self._made:
            self._made[key] = self._new(id, options or {}, components_file)
        return self._made[key]

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
        return "greedy" if "greedy" in self.bots(id) else "random"

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
        return b.GameInfo(
            id=id,
            title=game.info.title,
            version=game.info.version,
            seats=list(game.info.seats),
            options=[option_info(option) for option in game.info.options],
            bots=[name for name in BOTS if can_play(name, game)],
            languages=[lang for lang in LANGUAGES if (self.folder(id) / "text" / f"{lang}.ftl").is_file()],
            offered=id in self.offered,
        )

    def data(self, id: str) -> b.GameData:
        game = self.game(id)
        return b.GameData(
            id=id,
            actions=[action_info(action) for action in game.actions],
            draws=[action_info(draw) for draw in game.draws],
            components=load_components(self.folder(id) / "components.toml"),
        )

    def rules(self, id: str, lang: str) -> b.RulebookInfo:
        require_language(lang)
        book = rulebook(self.folder(id), lang)
        return b.RulebookInfo(
            game=id,
            lang=book.lang,
            title=book.title,
            text=book.text,
            chapters=[
                b.ChapterInfo(
                    id=chapter.id,
                    title=chapter.title,
                    text=chapter.text,
                    clauses=[b.ClauseInfo(id=clause.id, text=clause.text) for clause in chapter.clauses],
                )
                for chapter in book.chapters
            ],
        )

    def catalogue(self, id: str, lang: str) -> str:
        """The Fluent source of a game, or of what all games share."""
        require_language(lang)
        folder = SHARED if id == "shared" else self.folder(id) / "text"
        return (folder / f"{lang}.ftl").read_text(encoding="utf-8")


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


def action_info(action: Action) -> b.ActionInfo:
    return b.ActionInfo(kind=action.kind, clause=action.clause, facts=action.facts, commits=action.commits)
