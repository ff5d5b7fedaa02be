"""`motherlode play`: a match in the terminal, new or resumed."""

import shlex
import sys
from datetime import datetime
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Annotated

import typer
from rich.prompt import Prompt

from motherlode import registry
from motherlode.commands.common import Components, Lang, Options, boxed_game, chosen_game, lower, lower_bots
from motherlode.kernel import MotherlodeError
from motherlode.play.match import Match
from motherlode.play.record import Record
from motherlode.play.text import Catalogue, shown_names

if TYPE_CHECKING:
    from motherlode.terminal.session import Session


class PlayRefused(MotherlodeError):
    """The match that was asked for cannot be started."""


def play(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", callback=lower, help="The id of a game. If omitted, you are asked."),
    ] = None,
    players: Annotated[
        str | None,
        typer.Option(
            callback=lower_bots, help="Who plays, by seat: human,hard,exec:./mybot. Default: you and easy bots."
        ),
    ] = None,
    lang: Lang = "en",
    record: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Save the match in FILE. Default: a file in your data directory."),
    ] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Resume the match recorded in FILE.")] = None,
    hints: Annotated[bool, typer.Option("--hints/--no-hints", help="Allow asking a bot for advice.")] = True,
    option: Options = None,
    components: Components = None,
) -> None:
    """Play in the terminal, alone or several at one screen."""
    # Textual takes longer to load than all the other commands to run.
    from motherlode.terminal.app import MatchApp

    require_terminal("play")
    if resume is not None:
        refuse_both(resume, game, players, option)
        session = resumed(resume, lang, record or resume, components, hints)
    else:
        session = begun(chosen_game(game or asked_game(lang), option, components), players, lang, record, hints)
    MatchApp(session).run()
    typer.echo(farewell(session, components))


def farewell(session: "Session", components: Path | None) -> str:
    """Where the match is kept, and how to go on with it."""
    if session.file is None:
        return ""
    if session.match.is_over():
        return session.words.format("ui-kept", {"detail": str(session.file)})
    box = [] if components is None else ["--components", str(components)]
    lang = [] if session.words.asked == "en" else ["--lang", session.words.asked]
    command = shlex.join(["motherlode", "play", "--resume", str(session.file), *lang, *box])
    return session.words.format("ui-resume", {"detail": command})


def require_terminal(command: str) -> None:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise PlayRefused(f"{command} needs a terminal; rules, simulate, replay and verify do not")


def refuse_both(resume: Path, game: str | None, players: str | None, option: list[str] | None) -> None:
    """The record determines game, players and options, so they cannot be given as well."""
    if players is not None or option:
        raise PlayRefused("a match that is resumed keeps its players and options")
    if game is not None and game != Record.read(resume).game:
        raise PlayRefused(f"{resume.name} is a match of {Record.read(resume).game}, not of {game}")


def asked_game(lang: str) -> str:
    """Asks which game to play, if there is more than one."""
    ids = list(registry.GAMES)
    if len(ids) == 1:
        return ids[0]
    words = Catalogue(None, lang)
    for number, id in enumerate(ids, 1):
        seats = registry.game(id).info.seats
        title = Catalogue(id, lang).format("title")
        typer.echo(words.format("ui-game", {"number": number, "detail": title, "least": seats[0], "most": seats[-1]}))
    return ids[asked_number(words, "ui-which-game", len(ids), 1) - 1]


def asked_number(words: Catalogue, question: str, most: int, default: int) -> int:
    """A number from 1 on, by the keyboard; what is no such number is asked for again."""
    ask = Prompt(words.format(question), choices=[str(number) for number in range(1, most + 1)])
    ask.illegal_choice_message = words.format("ui-no-such-number", {"most": most})
    return int(ask(default=str(default)))


def begun(game: registry.AnyGame, players: str | None, lang: str, file: Path | None, hints: bool = True) -> "Session":
    from motherlode.terminal.session import names_of, require_players

    if file is not None and file.exists():
        raise PlayRefused(f"{file} exists; resume it with --resume, or choose another name")
    kinds = usual_players(game) if players is None else players.split(",")
    require_players(kinds)
    match = Match(game, len(kinds), players=names_of(kinds))
    return seated(match, kinds, lang, file or unnamed_file(game.info.id), hints)


def usual_players(game: registry.AnyGame) -> list[str]:
    """You and easy bots: three play best, but Thebes is quickest to learn with two."""
    usual = 2 if game.info.id == "thebes" else 3
    seats = usual if usual in game.info.seats else game.info.seats[0]
    return ["human", *["easy"] * (seats - 1)]


def unnamed_file(game: str) -> Path:
    """Where a match is kept when no file was named."""
    from motherlode.terminal.folders import new_match_file

    try:
        return new_match_file(game, datetime.now())
    except OSError as error:
        raise PlayRefused(f"the match cannot be kept in {error.filename}: {error.strerror}; use --record") from error


def resumed(path: Path, lang: str, file: Path, components: Path | None, hints: bool = True) -> "Session":
    from motherlode.terminal.session import players_of

    record = Record.read(path)
    match = Match.resume(record, boxed_game(record, components))
    return seated(match, players_of(match.players, match.seats), lang, file, hints)


def seated(match: Match, kinds: list[str], lang: str, file: Path | None, hints: bool) -> "Session":
    from motherlode.terminal.session import Session

    words = Catalogue(match.game.info.id, lang, shown_names(match.players, lang))
    try:
        return Session(match, kinds, words, Random(), file, hints=hints)
    except OSError as error:
        raise PlayRefused(f"the record cannot be written to {file}: {error.strerror}") from error
