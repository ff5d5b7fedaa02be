"""A program that plays, as a child process: lines of JSON to its input, lines of JSON from its output."""

import json
import shlex
import subprocess
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from typing import IO, Final

from motherlode import __version__
from motherlode.agents import messages
from motherlode.agents.errors import AgentError, ProgramEnded
from motherlode.kernel import Data

START_SECONDS: Final = 20.0
QUIT_SECONDS: Final = 2.0
LONGEST: Final = 1_000_000  # characters of a line


class AgentProcess:
    """One process for any number of matches. Every question has one answer, in order."""

    def __init__(self, command: str, start_seconds: float = START_SECONDS) -> None:
        self.command: Final = command
        self.name = command
        self._lines: Final[Queue[str]] = Queue()
        self._late = 0  # answers that did not come in time and may come yet
        self._process: Final = started(command)
        Thread(target=self._read, args=(self._process.stdout,), daemon=True).start()
        try:
            ready = self.ask(messages.hello(f"motherlode {__version__}"), start_seconds)
            self._require_ready(ready)
        except BaseException:
            self.close()
            raise

    def _require_ready(self, ready: Data) -> None:
        if ready.get("type") != "ready" or ready.get("protocol") != messages.VERSION:
            raise AgentError(f"{self.command}: answered {ready} to hello, not ready with protocol {messages.VERSION}")
        self.name = str(ready.get("name", self.command))

    def tell(self, message: Data) -> None:
        """Sends a message that needs no answer."""
        try:
            self._input.write(json.dumps(message, separators=(",", ":")) + "\n")
            self._input.flush()
        except (BrokenPipeError, ValueError) as error:
            raise ProgramEnded(f"{self.command}: the program has ended") from error

    def ask(self, message: Data, seconds: float) -> Data:
        """The answer to a message, within some seconds. Answers to earlier ones that come now are dropped."""
        self.tell(message)
        end = monotonic() + seconds
        self._late += 1
        while self._late:
            try:
                line = self._lines.get(timeout=max(0.0, end - monotonic()))
            except Empty:
                raise AgentError(f"{self.command}: no answer to {message['type']} within {seconds:g} seconds") from None
            self._late = self._late - 1 if line else 0
        return self._parsed(line)

    def unasked(self, seconds: float) -> str:
        """What the program says without being asked, within some seconds; empty if it is silent."""
        try:
            return self._lines.get(timeout=seconds)
        except Empty:
            return ""

    def _parsed(self, line: str) -> Data:
        if not line:
            raise ProgramEnded(f"{self.command}: the program has ended")
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        if not isinstance(answer, dict):
            raise AgentError(f"{self.command}: this is no message: {line[:80]!r}")
        return answer

    def close(self) -> bool:
        """Says goodbye; a program that does not leave is ended. Whether it left by itself."""
        process, has_left = self._process, True
        if process.poll() is None:
            try:
                self.tell({"type": "quit"})
                self._input.close()
                process.wait(QUIT_SECONDS)
            except (AgentError, subprocess.TimeoutExpired):
                has_left = False
                process.kill()
        process.wait()
        for stream in (process.stdin, process.stdout):
            if stream is not None:
                stream.close()
        return has_left

    @property
    def is_running(self) -> bool:
        return self._process.poll() is None

    @property
    def _input(self) -> IO[str]:
        if self._process.stdin is None:
            raise AgentError(f"{self.command}: the program has no input")
        return self._process.stdin

    def _read(self, output: IO[str]) -> None:
        while line := output.readline(LONGEST):
            self._lines.put(line)
        self._lines.put("")


def started(command: str) -> "subprocess.Popen[str]":
    words = shlex.split(command)
    if not words:
        raise AgentError("exec: needs the name of a program")
    try:
        return subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")
    except OSError as error:
        raise AgentError(f"{command}: cannot be started: {error.strerror}") from error
