"""A program as a bot: it is asked for a move, told why one is refused, and replaced for one move if it fails."""

import atexit
from random import Random
from typing import Final

from motherlode.agents import messages
from motherlode.agents.errors import AgentError
from motherlode.agents.process import AgentProcess
from motherlode.bots import Bot, bot
from motherlode.bots.base import complete, random_action
from motherlode.kernel import Data, NotationError
from motherlode.play.errors import IllegalMove, IncompleteMove, PlayError
from motherlode.play.perspective import Perspective
from motherlode.play.text import Catalogue, why_text
from motherlode.registry import AnyGame

PREFIX: Final = "exec:"
SECONDS: Final = 10.0
TRIES: Final = 3  # moves that may be refused before a random one is played

# Programs that run already: one of each serves all matches of this process.
PROCESSES: Final[dict[str, AgentProcess]] = {}


class AgentBot(Bot):
    """Plays one seat of one match through a process. `failures` counts the choices that had to be made for it."""

    def __init__(self, process: AgentProcess, match: str, rng: Random, seconds: float = SECONDS) -> None:
        super().__init__(rng)
        self.process: Final = process
        self.match: Final = match
        self.seconds: Final = seconds
        self.failures = 0
        self._is_started = False
        self._told = 0

    def choose(self, perspective: Perspective) -> list[int]:
        try:
            return self._asked(perspective)
        except AgentError:
            self.failures += 1
            return self._by_lot(perspective)

    def end(self, perspective: Perspective) -> None:
        """Tells the program how the match ended."""
        self.process.tell(messages.end(self.match, perspective.outcome()))

    def _asked(self, here: Perspective) -> list[int]:
        if not self._is_started:
            self.process.tell(messages.start(self.match, here))
            self._is_started = True
        question = messages.choose(self.match, here, self.seconds, self._told)
        self._told = next_number(here, self._told)
        actions: list[int] = []
        for _ in range(TRIES):
            answer = self.process.ask(question, self.seconds)
            question, actions = self._judged(here, actions, answer)
            while question.get("type") == "next":
                question, actions = self._judged(here, actions, self.process.ask(question, self.seconds))
            if not question:
                return actions
        raise AgentError(f"{self.process.name}: {TRIES} moves were refused")

    def _judged(self, here: Perspective, actions: list[int], answer: Data) -> tuple[Data, list[int]]:
        """What to say to an answer, nothing if the move is good; and the actions that stand."""
        try:
            longer = [*actions, *self._actions(here, answer)]
            after = here.preview(longer)
        except IllegalMove as error:
            reason = why_text(Catalogue(here.game.info.id), error.violation)
            return messages.refused(self.match, error.index, error.violation.clause, reason), []
        except (NotationError, PlayError, AgentError) as error:
            return messages.refused(self.match, 0, "", str(error)), []
        if here.is_secret(longer[0]) and not after.complete:
            return messages.next_choice(self.match, after, longer), longer
        return {}, longer

    def _actions(self, here: Perspective, answer: Data) -> list[int]:
        """The actions of a move, given as ids or in notation."""
        written = answer.get("actions")
        if answer.get("type") != "move" or answer.get("match") != self.match or not isinstance(written, list):
            raise AgentError(f"a move of match {self.match} is needed, not {str(answer)[:80]}")
        if not written:
            raise IncompleteMove(here.viewer)
        return [self._action(here, each) for each in written]

    def _action(self, here: Perspective, written: object) -> int:
        if isinstance(written, str):
            return here.game.actions.parse(written)
        if isinstance(written, int) and not isinstance(written, bool):
            return written
        raise AgentError(f"an action is a number or a text, not {written!r}")

    def _by_lot(self, here: Perspective) -> list[int]:
        action = random_action(here.legal(), self.rng)
        return complete(here.game, here.sample(self.rng), here.viewer, action, self.rng)


def next_number(here: Perspective, told: int) -> int:
    """The number of the next event."""
    events = here.events(told)
    return events[-1].number + 1 if events else told


def make_bot(name: str, rng: Random, game: AnyGame, match: str = "1", seconds: float = SECONDS) -> Bot:
    """A bot by its name, or the program of `exec:PROGRAM`. Only the command line offers programs, never a server."""
    if not name.startswith(PREFIX):
        return bot(name, rng, game)
    return AgentBot(running(name.removeprefix(PREFIX)), match, rng, seconds)


def running(command: str) -> AgentProcess:
    """The process of a command, started when it is first needed and again when it has died."""
    found = PROCESSES.get(command)
    if found is None or not found.is_running:
        found = PROCESSES[command] = AgentProcess(command)
    return found


def close_all() -> None:
    for process in PROCESSES.values():
        process.close()
    PROCESSES.clear()


atexit.register(close_all)
