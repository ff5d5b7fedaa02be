"""Backups: all rows of the store in one file, taken from a running server, restored into any database."""

import json
import os
import zipfile
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, MetaData, Table, inspect
from sqlalchemy.ext.asyncio import AsyncEngine

from motherlode.server import migrate
from motherlode.server.errors import StoreError

FORMAT: Final = 1
VERSIONS: Final = "alembic_version"


async def write(engine: AsyncEngine, file: Path, secret: bytes) -> int:
    """The store as it stands at one moment; the number of rows."""
    part = file.with_name(f"{file.name}.part")
    with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as raw:
        with zipfile.ZipFile(raw, "w", zipfile.ZIP_DEFLATED) as archive:
            async with engine.connect() as connection:
                if not engine.url.drivername.startswith("sqlite"):
                    connection = await connection.execution_options(isolation_level="REPEATABLE READ")
                async with connection.begin():
                    rows = await connection.run_sync(written, archive, secret)
        raw.flush()
        os.fsync(raw.fileno())
    os.replace(part, file)
    return rows


def written(connection: Connection, archive: zipfile.ZipFile, secret: bytes) -> int:
    if connection.dialect.name == "sqlite":
        # The driver begins no transaction for a SELECT: without this every table would be read at another moment.
        connection.exec_driver_sql("BEGIN")
    tables = reflected(connection)
    manifest = {"motherlode": FORMAT, "revision": migrate.revision(connection), "secret": secret.hex(), "rows": {}}
    counts: dict[str, int] = {}
    for table in tables:
        with archive.open(f"{table.name}.jsonl", "w") as lines:
            counts[table.name] = 0
            for row in connection.execute(table.select()).mappings():
                lines.write(json.dumps(dict(row), ensure_ascii=False).encode() + b"\n")
                counts[table.name] += 1
    archive.writestr("manifest.json", json.dumps({**manifest, "rows": counts}))
    return sum(counts.values())


def reflected(connection: Connection) -> list[Table]:
    """The tables as they are in the database, in an order that keeps references whole."""
    metadata = MetaData()
    metadata.reflect(connection)
    return [table for table in metadata.sorted_tables if table.name != VERSIONS]


async def restore(engine: AsyncEngine, file: Path) -> tuple[int, bytes]:
    """Fills an empty database; the number of rows, and the secret that cookies were signed with."""
    try:
        with zipfile.ZipFile(file) as archive:
            manifest = json.loads(archive.read("manifest.json"))
            if manifest.get("motherlode") != FORMAT:
                raise StoreError(f"{file} is a backup of an unknown format")
            async with engine.begin() as connection:
                rows = await connection.run_sync(filled, archive, manifest)
    except (OSError, KeyError, ValueError, zipfile.BadZipFile) as error:
        raise StoreError(f"{file} is no backup, or damaged: {error}") from error
    return rows, bytes.fromhex(manifest["secret"])


def filled(connection: Connection, archive: zipfile.ZipFile, manifest: dict[str, Any]) -> int:
    if inspect(connection).get_table_names():
        raise StoreError("the database is not empty; restore into a new one")
    migrate.upgrade(connection, manifest["revision"])
    rows = sum(refilled(connection, archive, table, manifest["rows"]) for table in reflected(connection))
    migrate.upgrade(connection)
    return rows


def refilled(connection: Connection, archive: zipfile.ZipFile, table: Table, counts: dict[str, int]) -> int:
    with archive.open(f"{table.name}.jsonl") as lines:
        rows = [json.loads(line) for line in lines]
    if len(rows) != counts[table.name]:
        raise StoreError(f"the backup holds {len(rows)} rows of {table.name} instead of {counts[table.name]}")
    for start in range(0, len(rows), 1000):
        connection.execute(table.insert(), rows[start : start + 1000])
    return len(rows)
