"""Backups that a running server writes by itself, and of which it keeps the last few."""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import structlog

from motherlode.server.ops import backup
from motherlode.server.ops.data_folder import read_secret
from motherlode.server.ops.metrics import Metrics
from motherlode.server.settings import Settings
from motherlode.server.store.secret import stored_secret
from motherlode.server.store.store import Store

LOG: Final = structlog.get_logger("motherlode.backups")
FOLDER: Final = "backups"
STAMP: Final = "%Y%m%dT%H%M%SZ"
HOUR_MS: Final = 3_600_000
PAUSE: Final = 30.0


class BackupSchedule:
    """Looks twice a minute whether the newest backup in the folder is old enough for another: a restart of the server
    neither delays a backup nor makes one too many. `is_ours` says which of several processes writes it.
    """

    def __init__(
        self, settings: Settings, metrics: Metrics, now: Callable[[], int], is_ours: Callable[[], bool] = lambda: True
    ) -> None:
        self._is_ours: Final = is_ours
        self._settings: Final = settings
        self._metrics: Final = metrics
        self._now: Final = now
        self.folder: Final = settings.data / FOLDER

    async def run(self) -> None:
        while self._settings.backup_every > 0:
            await self.step()
            await asyncio.sleep(PAUSE)

    async def step(self) -> None:
        """Writes a backup if one is due. A failure is told, and the next step tries again."""
        try:
            if self._is_ours() and self.is_due():
                await asyncio.to_thread(self._write)
            self._metrics.last_backup.set(self.newest() / 1000)
        except Exception as error:
            self._metrics.backups_failed.inc()
            LOG.error("backup failed", exc_info=error)

    def is_due(self) -> bool:
        """Also if the newest is of the future: the machine's clock was wrong then, or is now."""
        return not 0 <= self._now() - self.newest() < self._settings.backup_every * HOUR_MS

    def newest(self) -> int:
        """When the newest backup was made, in milliseconds; 0 if there is none."""
        files = self.files()
        return made_at(files[-1]) if files else 0

    def files(self) -> list[Path]:
        """The backups of the schedule, the oldest first; those that the host made by hand are not among them."""
        return sorted(file for file in self.folder.glob("motherlode-*.zip") if made_at(file))

    def _write(self) -> None:
        """In a thread with an event loop and connections of its own: players do not wait for it."""
        self.folder.mkdir(exist_ok=True, mode=0o700)
        stamp = datetime.fromtimestamp(self._now() // 1000, UTC).strftime(STAMP)
        file = self.folder / f"motherlode-{stamp}.zip"
        rows = asyncio.run(write_all(self._settings, file))
        self._rotate()
        LOG.info("backup written", file=file.name, rows=rows)

    def _rotate(self) -> None:
        for file in self.files()[: -self._settings.backup_keep]:
            file.unlink(missing_ok=True)
        for part in self.folder.glob("motherlode-*.zip.part"):
            part.unlink(missing_ok=True)


async def write_all(settings: Settings, file: Path) -> int:
    store = Store(settings.url)
    try:
        return await backup.write(store, file, await stored_secret(store) or read_secret(settings.data))
    finally:
        await store.close()


def made_at(file: Path) -> int:
    """What the name of a backup says, in milliseconds; 0 if it is another file."""
    try:
        stamp = datetime.strptime(file.name.removeprefix("motherlode-").removesuffix(".zip"), STAMP)
    except ValueError:
        return 0
    return int(stamp.replace(tzinfo=UTC).timestamp() * 1000)
