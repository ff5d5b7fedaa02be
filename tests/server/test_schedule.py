"""Backups that the server writes by itself; what a host can measure."""

import asyncio
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from motherlode.commands.backup import restore_backup
from motherlode.server.ops.metrics import Metrics, measure_delay
from motherlode.server.ops.schedule import BackupSchedule
from motherlode.server.settings import Settings
from tests.server.conftest import running, settings_in
from tests.server.desk import Site

HOUR = 3_600_000
START = 1_800_000_000_000


class Now:
    """A clock of the test's own."""

    def __init__(self) -> None:
        self.at = START

    def __call__(self) -> int:
        return self.at


def schedule(settings: Settings, now: Now) -> BackupSchedule:
    return BackupSchedule(replace(settings, backup_every=6.0, backup_keep=3), Metrics(), now)


async def test_a_backup_is_written_when_due_and_only_the_last_are_kept(settings: Settings) -> None:
    now = Now()
    backups = schedule(settings, now)
    async with running(settings) as site:
        await site.person("Ada")
        seen = []
        for _ in range(10):
            await backups.step()
            seen.append(len(backups.files()))
            now.at += 2 * HOUR
    assert seen == [1, 1, 1, 2, 2, 2, 3, 3, 3, 3]
    newest = backups.files()[-1]
    assert backups.newest() == START + 18 * HOUR
    assert newest.stat().st_mode & 0o077 == 0
    assert await restore_backup(settings_in(settings.data.parent / "new"), newest) > 0


async def test_a_restart_neither_delays_nor_doubles_a_backup(quick: Settings) -> None:
    now = Now()
    async with running(quick):
        await schedule(quick, now).step()
        now.at += 5 * HOUR
        again = schedule(quick, now)
        await again.step()
        assert len(again.files()) == 1
        now.at += HOUR
        await again.step()
        assert len(again.files()) == 2


async def test_a_backup_of_the_future_does_not_stop_the_others(quick: Settings) -> None:
    now = Now()
    async with running(quick):
        backups = schedule(quick, now)
        await backups.step()
        now.at -= 100 * HOUR
        assert backups.is_due()


async def test_what_the_host_put_there_is_left_alone(quick: Settings) -> None:
    now = Now()
    async with running(quick):
        backups = schedule(quick, now)
        await backups.step()
        for name in ("motherlode-by-hand.zip", "before-migration-1.zip", "notes.txt"):
            (backups.folder / name).write_bytes(b"x")
        (backups.folder / "motherlode-20260101T000000Z.zip.part").write_bytes(b"cut off")
        for _ in range(5):
            now.at += 6 * HOUR
            await backups.step()
    names = {file.name for file in backups.folder.iterdir()}
    assert {"motherlode-by-hand.zip", "before-migration-1.zip", "notes.txt"} < names
    assert len(names) == 6


async def test_a_failed_backup_is_told_and_tried_again(quick: Settings) -> None:
    metrics = Metrics()
    backups = BackupSchedule(replace(quick, backup_every=6.0), metrics, Now())
    async with running(quick):
        backups.folder.parent.mkdir(exist_ok=True)
        backups.folder.write_bytes(b"no folder")
        await backups.step()
        assert b"motherlode_backups_failed_total 1.0" in metrics.text()
        backups.folder.unlink()
        await backups.step()
    assert len(backups.files()) == 1
    assert metrics.registry.get_sample_value("motherlode_last_backup_timestamp_seconds") == START / 1000


async def test_the_server_writes_its_first_backup_at_once(quick: Settings) -> None:
    async with running(replace(quick, backup_every=24.0)) as site:
        await site.person("Ada")
        files = await first_backup(quick.data / "backups", site)
    assert len(files) == 1


async def first_backup(folder: Path, site: Site) -> list[Path]:
    """Asks the server for something until the backup is there."""
    ada = await site.stranger()
    for _ in range(2000):
        files = list(folder.glob("motherlode-*Z.zip"))
        if files:
            return files
        await ada.get("/api/house")
    return []


async def test_the_delay_of_the_event_loop_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    # It asks for 0.5 s twice and wakes after 0.8 s and after 7.5 s.
    moments = iter((10.0, 10.8, 20.0, 27.5, 30.0))
    naps: list[float] = []

    async def nap(seconds: float) -> None:
        naps.append(seconds)
        if len(naps) == 3:
            raise asyncio.CancelledError

    monkeypatch.setattr("motherlode.server.ops.metrics.time", SimpleNamespace(monotonic=lambda: next(moments)))
    monkeypatch.setattr("motherlode.server.ops.metrics.asyncio", SimpleNamespace(sleep=nap))
    metrics = Metrics()
    with pytest.raises(asyncio.CancelledError):
        await measure_delay(metrics)
    assert naps == [0.5, 0.5, 0.5]
    text = metrics.text().decode()
    assert 'motherlode_loop_delay_seconds_bucket{le="0.2"} 0.0' in text
    assert 'motherlode_loop_delay_seconds_bucket{le="0.5"} 1.0' in text
    assert 'motherlode_loop_delay_seconds_bucket{le="5.0"} 1.0' in text
    assert "motherlode_loop_delay_seconds_count 2.0" in text


async def test_choices_of_bots_that_are_waited_for_are_counted(
    quick: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(quick) as site:
        ada = await site.person("Ada")
        assert "motherlode_bots_at_work 0.0" in (await ada.http.get("/metrics")).text
        answer = asyncio.get_running_loop().create_future()
        monkeypatch.setattr(site.context.bots, "choose", lambda *_: answer)
        for _ in range(2):
            await ada.create(game="lode", chairs=[{"kind": "bot", "bot": "random"}, {"kind": "me"}], start=True)
        assert "motherlode_bots_at_work 2.0" in (await ada.http.get("/metrics")).text
        answer.cancel()
