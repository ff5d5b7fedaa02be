"""A program in a pseudo-terminal: what it shows, and keys for it."""

import os
import pty
import re
import select
import subprocess
import termios
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

ESCAPES = re.compile(r"\x1b(\[[0-9;?<>=]*[a-zA-Z]|[()][A-Z0-9]|\][^\x07]*\x07|[=>])")


class Terminal:
    """Runs a command; leaving the block ends it if it has not ended by itself. `data` is the user's data directory."""

    def __init__(self, command: Sequence[str], cwd: Path | None = None, data: Path | None = None) -> None:
        self._own, other = pty.openpty()
        termios.tcsetwinsize(other, (50, 140))
        environment = {**os.environ, "TERM": "xterm-256color", "COLORTERM": "truecolor"}
        if data is not None:
            environment["XDG_DATA_HOME"] = str(data)
        self._process = subprocess.Popen(
            command, cwd=cwd, env=environment, stdin=other, stdout=other, stderr=other, start_new_session=True
        )
        os.close(other)
        self._output = b""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process.poll() is None:
            os.killpg(self._process.pid, 15)
            self._process.wait(10)
        os.close(self._own)

    @property
    def shown(self) -> str:
        """All the text so far, without the codes for colours and places."""
        return ESCAPES.sub("", self._output.decode(errors="replace"))

    def wait_for(self, text: str, seconds: float = 60) -> None:
        """Reads on until the text has been shown."""
        end = time.monotonic() + seconds
        while text not in self.shown:
            assert time.monotonic() < end, f"{text!r} was not shown, but:\n{self.shown[-3000:]}"
            assert self._read() or self._process.poll() is None, f"it ended without {text!r}:\n{self.shown[-3000:]}"

    def type(self, keys: str) -> None:
        os.write(self._own, keys.encode())

    def status(self, seconds: float = 60) -> int:
        """The exit status, once it has ended."""
        end = time.monotonic() + seconds
        while self._process.poll() is None:
            assert time.monotonic() < end, f"it goes on:\n{self.shown[-3000:]}"
            self._read()
        return self._process.returncode

    def _read(self) -> bool:
        """Takes in what there is; whether there was anything."""
        ready, _, _ = select.select([self._own], [], [], 0.1)
        if not ready:
            return False
        try:
            data = os.read(self._own, 65536)
        except OSError:
            return False
        self._output += data
        return bool(data)
