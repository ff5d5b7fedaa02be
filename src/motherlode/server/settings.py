"""All that can be set, in one typed object: from flags, else from the environment (`MOTHERLODE_PORT=...`)."""

import os
import stat
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Final, Literal, TypeAlias
from urllib.parse import urlsplit

from motherlode.server.errors import SettingsError

PREFIX: Final = "MOTHERLODE_"
Registration: TypeAlias = Literal["open", "invitation", "off"]
REGISTRATIONS: Final = ("open", "invitation", "off")
DATABASES: Final = "a database is postgresql+asyncpg://... or sqlite+aiosqlite:///FILE"
BUSES: Final = "a bus is redis://HOST:PORT, rediss://... or unix://FILE"
TABLE_PLACE: Final = "{table}"
LONGEST_CLUB: Final = 80
LONGEST_WELCOME: Final = 2000
# In a wheel the built client is part of the package; in a checkout it is beside the sources.
PACKAGED: Final = Path(__file__).parent / "client"
CLIENT: Final = PACKAGED if PACKAGED.is_dir() else Path(__file__).parents[3] / "client" / "dist"


@dataclass(frozen=True)
class Settings:
    """`database` is a SQLAlchemy address; empty means SQLite in the data folder. With a `bus` several processes share
    the database, `workers` of them on this machine under one supervisor. `proxies` are the addresses whose
    word about the client's address is taken. Rates are requests per second, with bursts of ten times as many.
    `contact` is whom the page on rights says to write to; with `neutral_names` no text names the box of a game.
    Backups are written every `backup_every` hours (0: never), and the last `backup_keep` of them are kept. `room` is
    the address of a talk room for each table, `games` are those on offer (all if empty).
    """

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("data")
    database: str = ""
    bus: str = ""
    workers: int = 1
    durable: bool = False
    public: str = ""
    proxies: tuple[str, ...] = ()
    client: Path = CLIENT
    metrics_token: str = ""
    bot_processes: int = 1
    bot_seconds: float = 20.0
    snapshot_every: int = 50
    idle_seconds: float = 120.0
    vanish_seconds: float = 60.0
    address_rate: float = 50.0
    account_rate: float = 20.0
    password_rate: float = 0.2
    hint_rate: float = 0.5
    table_rate: float = 1.0
    chat_rate: float = 1.0
    request_seconds: float = 10.0
    largest_head: int = 32_768
    largest_message: int = 16_384
    largest_record: int = 1_000_000
    tables_per_player: int = 50
    open_tables_per_player: int = 10
    imports_per_player: int = 50
    connections_per_address: int = 200
    contact: str = ""
    neutral_names: bool = False
    backup_every: float = 0.0
    backup_keep: int = 14
    club: str = ""
    welcome: str = ""
    registration: Registration = "open"
    guests: bool = True
    room: str = ""
    games: tuple[str, ...] = ()

    @property
    def url(self) -> str:
        """The database's address."""
        return self.database or f"sqlite+aiosqlite:///{self.data.absolute() / 'motherlode.sqlite'}"

    @property
    def is_sqlite(self) -> bool:
        return self.url.startswith("sqlite")

    @property
    def rates(self) -> tuple[float, ...]:
        return (
            self.address_rate,
            self.account_rate,
            self.password_rate,
            self.hint_rate,
            self.table_rate,
            self.chat_rate,
        )

    @property
    def origins(self) -> frozenset[str]:
        """Origins a page may come from besides the address it asks for."""
        return frozenset({self.public.rstrip("/")} if self.public else ())


def settings(environ: Mapping[str, str], given: Mapping[str, object]) -> Settings:
    """Flags before environment before defaults; a flag that is None was not given."""
    chosen: dict[str, object] = {}
    for field in fields(Settings):
        text = environ.get(PREFIX + field.name.upper())
        if text is not None:
            chosen[field.name] = parsed(field.name, text)
        if given.get(field.name) is not None:
            chosen[field.name] = given[field.name]
    result = replace(Settings(), **chosen)  # type: ignore[arg-type]
    require_sense(result)
    return result


def parsed(name: str, text: str) -> object:
    """A value of the environment, read as the field's default is."""
    default = getattr(Settings(), name)
    try:
        if isinstance(default, bool):
            return {"1": True, "true": True, "0": False, "false": False}[text.lower()]
        if isinstance(default, tuple):
            return tuple(part.strip() for part in text.split(",") if part.strip())
        return type(default)(text)
    except (KeyError, ValueError) as error:
        raise SettingsError(f"{PREFIX}{name.upper()} cannot be {text!r}") from error


def require_sense(chosen: Settings) -> None:
    """Refuses values that mean nothing, wherever they came from."""
    problems = [problem for problem in senseless(chosen) if problem]
    if problems:
        raise SettingsError("; ".join(problems))


def senseless(chosen: Settings) -> list[str]:
    return [
        "" if is_database(chosen.url) else f"the database cannot be used: {DATABASES}",
        "" if not chosen.bus or is_bus(chosen.bus) else f"the bus cannot be used: {BUSES}",
        "a bus needs PostgreSQL: SQLite is for one process" if chosen.bus and chosen.is_sqlite else "",
        "" if chosen.workers >= 1 else "there is at least one worker",
        "several workers need a bus (--bus redis://...)" if chosen.workers > 1 and not chosen.bus else "",
        "" if chosen.registration in REGISTRATIONS else f"registration is one of {', '.join(REGISTRATIONS)}",
        "" if chosen.backup_every >= 0 else "backups cannot come more often than always (--backup-every 0: never)",
        "" if chosen.backup_keep >= 1 else "at least one backup is kept (--backup-keep)",
        "" if not chosen.room or is_room(chosen.room) else "a room is an address like https://meet.example/{table}",
        "" if len(chosen.club) <= LONGEST_CLUB else f"the club's name has more than {LONGEST_CLUB} characters",
        "" if len(chosen.welcome) <= LONGEST_WELCOME else f"the welcome has more than {LONGEST_WELCOME} characters",
    ]


def is_database(url: str) -> bool:
    return url.startswith(("postgresql+asyncpg://", "sqlite+aiosqlite://"))


def is_bus(url: str) -> bool:
    return url.startswith(("redis://", "rediss://", "unix://"))


def is_room(address: str) -> bool:
    """An address of the web with one place for the table's id, and no other braces."""
    parts = urlsplit(address.replace(TABLE_PLACE, "x"))
    has_one_place = address.count(TABLE_PLACE) == 1 and address.count("{") == address.count("}") == 1
    return parts.scheme in ("https", "http") and bool(parts.hostname) and has_one_place and address.isprintable()


def require_safe(chosen: Settings) -> None:
    """Refuses to serve the public with settings that would harm it."""
    if not chosen.public:
        return
    problems = [problem for problem in unsafe(chosen) if problem]
    if problems:
        raise SettingsError("not safe for --public: " + "; ".join(problems))


def unsafe(chosen: Settings) -> list[str]:
    parts = urlsplit(chosen.public)
    return [
        "" if parts.scheme == "https" else "the public address must begin with https://",
        "" if parts.hostname and parts.path in ("", "/") and not parts.query else "the public address is no origin",
        "" if chosen.proxies else "name the proxy that speaks TLS (--proxy ADDRESS), or all clients count as one",
        "any proxy would be believed (--proxy '*')" if "*" in chosen.proxies else "",
        "a rate limit is off" if min(chosen.rates) <= 0 else "",
        "the data folder is open to others (chmod 700 it)" if is_open(chosen.data) else "",
    ]


def is_open(folder: Path) -> bool:
    return folder.exists() and bool(os.stat(folder).st_mode & (stat.S_IRWXO))
