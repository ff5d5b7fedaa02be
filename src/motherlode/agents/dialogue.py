"""How a program is asked for a move: its answer is judged, a refusal is explained, a secret choice goes on."""

from collections.abc import Callable
from typing import Final, TypeAlias

from motherlode.agents import messages
from motherlode.agents.errors import AgentError, MoveRefused
from motherlode.agents.process import AgentProcess
from motherlode.kernel import Data, NotationError
from motherlode.registry import AnyGame

SECONDS: Final = 10.0
TRIES: Final = 3  # moves that may be refused before a random one is played

# What to ask next: nothing if the move stands, `next` if a secret choice is not complete. Raises `MoveRefused`.
Judge: TypeAlias = Callable[[list[int]], Data]


class Dialogue:
    """The questions of one match to a program."""

    def __init__(self, process: AgentProcess, match: str, game: AnyGame, seconds: float = SECONDS) -> None:
        self.process: Final = process
        self.match: Final = match
        self.game: Final = game
        self.seconds: Final = seconds

    def move(self, question: Data, judge: Judge) -> list[int]:
        """The move that the judge lets stand, or an error after too many refusals."""
        for _ in range(TRIES):
            try:
                return self._judged(question, judge)
            except MoveRefused as error:
                question = messages.refused(self.match, error.index, error.clause, str(error))
        raise AgentError(f"{self.process.name}: {TRIES} moves were refused, the last because {question['reason']}")

    def _judged(self, question: Data, judge: Judge) -> list[int]:
        actions: list[int] = []
        while question:
            actions = actions + self._actions(self.process.ask(question, self.seconds))
            question = judge(actions)
        return actions

    def _actions(self, answer: Data) -> list[int]:
        """The actions of a move, given as ids or in notation."""
        written = answer.get("actions")
        if answer.get("type") != "move" or answer.get("match") != self.match or not isinstance(written, list):
            raise MoveRefused(f"a move of match {self.match} is needed, not {str(answer)[:80]}")
        if not written:
            raise MoveRefused("a move has at least one action")
        return [self._action(each, index) for index, each in enumerate(written)]

    def _action(self, written: object, index: int) -> int:
        if isinstance(written, str):
            try:
                return self.game.actions.parse(written)
            except NotationError as error:
                raise MoveRefused(str(error), index) from error
        if isinstance(written, int) and not isinstance(written, bool):
            return written
        raise MoveRefused(f"an action is a number or a text, not {written!r}", index)
