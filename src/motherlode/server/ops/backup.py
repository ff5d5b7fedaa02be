"""Backups: all rows of the store in one file, taken from a running server, restored into any database."""

import json
import os
import zipfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from motherlode.server.errors import StoreError
from motherlode.server.store.contents import Row, fill_contents, read_contents
from motherlode.server.store.store import Store

FORMAT: Final = 1


async def write(store: Store, file: Path, secret: bytes) -> int:
    """The store as it stands at one moment; the number of rows."""
    try:
        return await write_file(store, file, secret)
    except OSError as error:
        raise StoreError(f"the backup cannot be written to {file}: {error.strerror}") from error


async def write_file(store: Store, file: Path, secret: bytes) -> int:
    """Written beside the file first, so that a backup of before stays until the new one is whole."""
    part = file.with_name(f"{file.name}.part")
    with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as raw:
        with zipfile.ZipFile(raw, "w", zipfile.ZIP_DEFLATED) as archive:
            count = await write_archive(store, archive, secret)
        raw.flush()
        os.fsync(raw.fileno())
    os.replace(part, file)
    return count


async def write_archive(store: Store, archive: zipfile.ZipFile, secret: bytes) -> int:
    counts: dict[str, int] = {}

    def take(table: str, rows: Iterable[Row]) -> None:
        counts[table] = write_rows(archive, table, rows)

    revision = await read_contents(store, take)
    manifest = {"motherlode": FORMAT, "revision": revision, "secret": secret.hex(), "rows": counts}
    archive.writestr("manifest.json", json.dumps(manifest))
    return sum(counts.values())


def write_rows(archive: zipfile.ZipFile, table: str, rows: Iterable[Row]) -> int:
    count = 0
    with archive.open(f"{table}.jsonl", "w") as lines:
        for row in rows:
            lines.write(json.dumps(row, ensure_ascii=False).encode() + b"\n")
            count += 1
    return count


async def restore(store: Store, file: Path) -> tuple[int, bytes]:
    """Fills an empty database; the number of rows, and the secret that cookies were signed with."""
    try:
        with zipfile.ZipFile(file) as archive:
            manifest = json.loads(archive.read("manifest.json"))
            if manifest.get("motherlode") != FORMAT:
                raise StoreError(f"{file} is a backup of an unknown format")
            count = await fill_contents(
                store, manifest["revision"], lambda table: read_rows(archive, table, manifest["rows"])
            )
    except FileNotFoundError as error:
        raise StoreError(f"{file} does not exist") from error
    except (OSError, KeyError, ValueError, zipfile.BadZipFile) as error:
        raise StoreError(f"{file} is no backup, or damaged: {error}") from error
    return count, bytes.fromhex(manifest["secret"])


def read_rows(archive: zipfile.ZipFile, table: str, counts: dict[str, Any]) -> list[Row]:
    with archive.open(f"{table}.jsonl") as lines:
        rows = [json.loads(line) for line in lines]
    if len(rows) != counts[table]:
        raise StoreError(f"the backup holds {len(rows)} rows of {table} instead of {counts[table]}")
    return rows
