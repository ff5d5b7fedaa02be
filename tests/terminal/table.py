"""Sessions and apps for the terminal's tests, with fixed seeds."""

import re
from pathlib import Path
from random import Random

from textual.pilot import Pilot

from motherlode.play.match import Match
from motherlode.play.text import Catalogue
from motherlode.registry import AnyGame, game
from motherlode.terminal.app import MatchApp
from motherlode.terminal.session import Session, names_of

SIZE = (140, 50)


def thebes(players: str = "human,greedy", lang: str = "en", file: Path | None = None) -> Session:
    names = players.split(",")
    match = Match(game("thebes"), len(names), seed=bytes(32), players=names_of(names))
    return Session(match, names, Catalogue("thebes", lang, match.players), Random(1), file)


def other(played: AnyGame, folder: Path, players: str) -> Session:
    """A session of a game that is not registered."""
    names = players.split(",")
    match = Match(played, len(names), seed=bytes(32), players=names_of(names))
    return Session(match, names, Catalogue(folder, "en", match.players), Random(1), folder=folder)


def app(session: Session) -> MatchApp:
    return MatchApp(session, bot_pause=0.001)


async def settle(pilot: Pilot[None], session: Session) -> None:
    """Waits until no bot owes a decision and the screen is drawn."""
    await pilot.pause()
    while session.is_waiting_for_bot():
        await pilot.pause(0.005)
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()


def screenshot(app: MatchApp) -> str:
    """The screen as SVG, without the addresses of fonts that Textual puts in."""
    return re.sub(r"@font-face \{.*?\}\s*", "", app.export_screenshot(), flags=re.DOTALL)


def answer(app: MatchApp) -> str:
    return str(app.query_one("#answer").render())
