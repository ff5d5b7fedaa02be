"""A program as a bot: it is asked for a move, told why one is refused, and replaced for one move if it fails."""

import atexit
from random import Random
from typing import Final

from motherlode.agents import messages
from motherlode.agents.dialogue import SECONDS, Dialogue
from motherlode.agents.errors import AgentError, MoveRefused
from motherlode.agents.process import AgentProcess
from motherlode.bots import Bot, bot
from motherlode.bots.base import complete, random_action
from motherlode.kernel import Data
from motherlode.play.errors import IllegalMove, PlayError
from motherlode.play.perspective import Perspective
from motherlode.play.text import Catalogue, why_text
from motherlode.registry import AnyGame

PREFIX: Final = "exec:"

# Programs that run already: one of each serves all matches of this process.
PROCESSES: Final[dict[str, AgentProcess]] = {}


class AgentBot(Bot):
    """Plays one seat of one match through a process. `problems` says why choices had to be made for it."""

    def __init__(self, process: AgentProcess, match: str, rng: Random, seconds: float = SECONDS) -> None:
        super().__init__(rng)
        self.process: Final = process
        self.match: Final = match
        self.seconds: Final = seconds
        self.problems: Final[list[str]] = []
        self._is_started = False
        self._told = 0

    @property
    def failures(self) -> int:
        return len(self.problems)

    def choose(self, perspective: Perspective) -> list[int]:
        try:
            return self._asked(perspective)
        except AgentError as error:
            self.problems.append(str(error))
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
        dialogue = Dialogue(self.process, self.match, here.game, self.seconds)
        return dialogue.move(question, lambda actions: self._judge(here, actions))

    def _judge(self, here: Perspective, actions: list[int]) -> Data:
        try:
            after = here.preview(actions)
        except IllegalMove as error:
            reason = why_text(Catalogue(here.game.info.id), error.violation)
            raise MoveRefused(reason, error.index, error.violation.clause) from error
        except PlayError as error:
            raise MoveRefused(str(error)) from error
        is_open = here.is_secret(actions[0]) and not after.complete
        return messages.next_choice(self.match, after, actions) if is_open else {}

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
