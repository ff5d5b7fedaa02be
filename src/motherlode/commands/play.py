"""`motherlode play`: a match in the terminal, alone against bots or several people at one screen."""

from pathlib import Path
from random import Random
from typing import Annotated

import typer

from motherlode import registry
from motherlode.commands.common import Components, Lang, Options, chosen_game
from motherlode.play.match import Match
from motherlode.play.record import read
from motherlode.play.text import Catalogue
from motherlode.terminal.app import MatchApp
from motherlode.terminal.session import Session, names_of, players_of, require_players


def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The id of a game.")] = next(iter(registry.GAMES)),
    players: Annotated[
        str, typer.Option(help="By seat, separated by commas: human, or the name of a bot.")
    ] = "human,greedy",
    lang: Lang = "en",
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep the match in a file.")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a match kept in a file.")] = None,
    option: Options = None,
    components: Components = None,
) -> None:
    """Play in the terminal."""
    if resume is not None:
        session = resumed(resume, lang, record or resume)
    else:
        session = begun(chosen_game(game, option, components), players.split(","), lang, record)
    MatchApp(session).run()


def begun(game: registry.AnyGame, players: list[str], lang: str, file: Path | None) -> Session:
    require_players(players)
    match = Match(game, len(players), players=names_of(players))
    words = Catalogue(game.info.id, lang, match.players)
    return Session(match, players, words, Random(), file)


def resumed(source: Path, lang: str, file: Path) -> Session:
    """A match from a file; whoever bears the name of a bot is that bot."""
    kept = read(source)
    match = Match.resume(kept)
    words = Catalogue(kept.game, lang, kept.players)
    return Session(match, players_of(kept.players, kept.seats), words, Random(), file)
