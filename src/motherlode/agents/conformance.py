"""Whether a program speaks the protocol: what `motherlode agent check` runs. Every finding says what was tried."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from time import monotonic
from typing import Final

from motherlode import registry
from motherlode.agents import messages
from motherlode.agents.bot import AgentBot
from motherlode.agents.dialogue import SECONDS
from motherlode.agents.errors import AgentError
from motherlode.agents.process import AgentProcess
from motherlode.bots import Bot, bot
from motherlode.kernel import Data
from motherlode.play.match import Match
from motherlode.play.perspective import Perspective
from motherlode.play.seed import derived
from motherlode.registry import AnyGame

SILENCE: Final = 0.5  # seconds in which nothing may come


@dataclass(frozen=True)
class Finding:
    """What was tried, whether the program passed, and what was seen."""

    name: str
    is_passed: bool
    note: str


class WatchedProcess(AgentProcess):
    """Counts what is asked and how long the answers take."""

    def __init__(self, command: str) -> None:
        self.asked: list[str] = []
        self.slowest = 0.0
        super().__init__(command)

    def ask(self, message: Data, seconds: float) -> Data:
        start = monotonic()
        try:
            return super().ask(message, seconds)
        finally:
            self.asked.append(str(message["type"]))
            self.slowest = max(self.slowest, monotonic() - start)


def findings(command: str, games: Sequence[AnyGame], seconds: float = SECONDS) -> Iterator[Finding]:
    """Starts the program and tries everything; stops early only if it does not even begin."""
    try:
        process = WatchedProcess(command)
    except AgentError as error:
        yield Finding("begin", False, str(error))
        return
    try:
        yield Finding("begin", True, f"it is called {process.name}")
        yield tried("ignore", lambda: require_silence(process, {"type": "news"}, "a message of an unknown type"))
        for game in games:
            yield tried(f"play {game.info.id}", partial(played, process, game, seconds))
        yield tried("refused", lambda: answers_refusal(process, seconds))
        yield tried("matches", lambda: plays_two(process, seconds))
        yield tried("end", lambda: require_silence(process, messages.end("1", None), "the end of a match"))
    finally:
        has_left = process.close()
    yield Finding("quit", has_left, "it left by itself" if has_left else "it did not leave within 2 seconds of quit")


def tried(name: str, check: Callable[[], str]) -> Finding:
    try:
        return Finding(name, True, check())
    except AgentError as error:
        return Finding(name, False, str(error))


def require_silence(process: WatchedProcess, message: Data, what: str) -> str:
    process.tell(message)
    if said := process.unasked(SILENCE):
        raise AgentError(f"{what} needs no answer, but it said {said[:80]!r}")
    return f"{what} was taken in silence"


def played(process: WatchedProcess, game: AnyGame, seconds: float) -> str:
    """A whole match against random bots."""
    process.asked, process.slowest = [], 0.0
    match = Match(game, game.info.seats[0], seed=derived(1, 0))
    agent = AgentBot(process, game.info.id, Random(1), seconds)
    others: list[Bot] = [bot("random", Random(seat), game) for seat in range(1, match.seats)]
    play_out(match, [agent, *others])
    agent.end(match.perspective(0))
    if agent.problems:
        raise AgentError(f"{agent.failures} moves had to be made for it, first because: {agent.problems[0]}")
    return described(process)


def described(process: WatchedProcess) -> str:
    refused, secret = process.asked.count("refused"), process.asked.count("next")
    note = f"{process.asked.count('choose')} moves, the slowest in {process.slowest:.2f} s"
    note += f", {secret} times a secret choice went on" if secret else ""
    return note + (f", {refused} moves refused" if refused else "")


def play_out(match: Match, bots: Sequence[Bot]) -> None:
    while acting := match.to_act():
        match.move(acting[0], bots[acting[0]].choose(match.perspective(acting[0])))


def answers_refusal(process: WatchedProcess, seconds: float) -> str:
    """A move is asked for and refused; another must come, though it may be the same."""
    here = opening("refusal")
    process.tell(messages.start("refusal", here))
    process.ask(messages.choose("refusal", here, seconds, 0), seconds)
    refusal = messages.refused("refusal", 0, "", "this is a test of the protocol")
    answer = process.ask(refusal, seconds)
    require_move(answer, "refusal")
    return "another move came"


def plays_two(process: WatchedProcess, seconds: float) -> str:
    """Two matches at the same time, asked in turn: every answer belongs to the match that was asked about."""
    names = ("first", "second")
    here = {name: opening(name) for name in names}
    for name in names:
        process.tell(messages.start(name, here[name]))
    for name in (*names, *names):
        require_move(process.ask(messages.choose(name, here[name], seconds, 0), seconds), name)
    return "two matches at the same time were kept apart"


def require_move(answer: Data, match: str) -> None:
    if answer.get("type") != "move" or answer.get("match") != match or not answer.get("actions"):
        raise AgentError(f"a move of match {match} was expected, not {str(answer)[:80]}")


def opening(name: str) -> Perspective:
    """The first choice of a match of Thebes."""
    match = Match(registry.game("thebes"), 2, seed=derived(1, len(name)))
    return match.perspective(match.to_act()[0])
