"""The server as its users start it: a process of its own, by the command line."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from tests.server.desk import Person

NO_LIMITS = {f"MOTHERLODE_{name}_RATE": "0" for name in ("ADDRESS", "ACCOUNT", "PASSWORD", "HINT", "TABLE", "CHAT")}


class Process:
    """`motherlode serve` on any free port."""

    def __init__(self, data: Path, database: str = "", module: str = "motherlode.cli", **environ: str) -> None:
        self.data = data
        self.module = module
        self.database = database
        self.environ = {**os.environ, **NO_LIMITS, "MOTHERLODE_CLIENT": str(data / "no-client"), **environ}
        self.address = ""
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> float:
        """Returns the seconds until it answers."""
        started = time.perf_counter()
        more = ["--database", self.database] if self.database else []
        command = [sys.executable, "-m", self.module, "serve", "--port", "0", "--data", str(self.data), *more]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, env=self.environ, start_new_session=True)
        line = await asyncio.to_thread(self._process.stdout.readline)  # type: ignore[union-attr]
        assert b"is open: " in line, line
        self.address = line.decode().split("is open: ")[1].strip()
        return time.perf_counter() - started

    @property
    def pid(self) -> int:
        return self._process.pid if self._process is not None else 0

    @property
    def has_died(self) -> bool:
        return self._process is not None and self._process.poll() is not None

    def kill(self) -> None:
        """As hard as it gets."""
        self._end(signal.SIGKILL)

    async def stop(self) -> int:
        """As a host does it; the exit status."""
        return await asyncio.to_thread(self._end, signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        if self._process is None:
            return 0
        self._process.send_signal(how)
        status = self._process.wait(timeout=30)
        if self._process.stdout is not None:
            self._process.stdout.close()
        self._process = None
        return status

    def person(self) -> Person:
        return Person(self.address)
