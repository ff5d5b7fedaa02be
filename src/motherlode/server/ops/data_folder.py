"""The data folder of a server: made, locked by one server at a time, with the secret that signs cookies."""

import os
import secrets
import sys
from pathlib import Path
from typing import IO

from motherlode.server.errors import SettingsError

if sys.platform == "win32":
    from msvcrt import LK_NBLCK, locking

    def take_lock(file: IO[bytes], is_shared: bool) -> None:
        """There are no shared locks here."""
        if not is_shared:
            locking(file.fileno(), LK_NBLCK, 1)

else:
    from fcntl import LOCK_EX, LOCK_NB, LOCK_SH, flock

    def take_lock(file: IO[bytes], is_shared: bool) -> None:
        flock(file, (LOCK_SH if is_shared else LOCK_EX) | LOCK_NB)


def prepare_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise SettingsError(f"the data folder {folder} cannot be made: {error.strerror}") from error


def read_secret(folder: Path) -> bytes:
    """What cookies are signed with: made once, readable by the owner alone."""
    file = folder / "secret"
    if not file.exists():
        write_secret(folder, secrets.token_bytes(32))
    return file.read_bytes()


def write_secret(folder: Path, secret: bytes) -> None:
    with os.fdopen(os.open(folder / "secret", os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        file.write(secret)


def require_writable(folder: Path) -> None:
    """Raises if the disk takes no more."""
    file = folder / f"probe-{os.getpid()}"
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as probe:
        probe.write(bytes(4096))
        probe.flush()
        os.fsync(probe.fileno())
    file.unlink(missing_ok=True)


def lock_folder(folder: Path, is_shared: bool = False) -> IO[bytes]:
    """One server per folder, or several processes that share it; the lock holds until the file is closed."""
    return lock_file(folder / "lock", f"the data folder {folder}", is_shared)


def lock_file(file: Path, what: str = "this database", is_shared: bool = False) -> IO[bytes]:
    lock = file.open("wb")
    try:
        take_lock(lock, is_shared)
    except OSError as error:
        lock.close()
        raise SettingsError(f"another server uses {what}") from error
    return lock
