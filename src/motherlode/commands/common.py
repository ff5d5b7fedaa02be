"""Shared by several commands: the options that define a game, names in any case, JSON output."""

import json
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final, TypeAlias

import typer

from motherlode import registry
from motherlode.kernel import MotherlodeError, OptionError, Value
from motherlode.play.record import Record


def lower(text: str | None) -> str | None:
    """Names of games, bots and languages may be typed in any case."""
    return None if text is None else text.lower()


def lower_bots(text: str | None) -> str | None:
    """Names of bots separated by commas in any case; a program of `exec:` is written as it is."""
    if text is None:
        return None
    return ",".join(name if name.lower().startswith("exec:") else name.lower() for name in text.split(","))


# The packages that each extra installs, by the names under which they are imported.
EXTRAS: Final = {
    "arena": ("altair", "openskill", "polars", "vl_convert"),
    "mcp": ("mcp",),
    "ray": ("ray",),
    "cluster": ("redis",),
    "server": (
        "aiosqlite", "alembic", "argon2", "litestar", "msgspec", "prometheus_client", "sqlalchemy", "structlog",
        "uvicorn", "websockets",
    ),
}  # fmt: skip

GameId: TypeAlias = Annotated[
    str, typer.Argument(metavar="GAME", callback=lower, help="The id of a game, as `motherlode games` lists it.")
]
Options: TypeAlias = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the rules (repeatable).")
]
Components: TypeAlias = Annotated[
    Path | None, typer.Option(metavar="FILE", help="A components file to use instead of the built-in one.")
]
Lang: TypeAlias = Annotated[str, typer.Option(callback=lower, help="Language: en, nl, de or fr.")]
OnRay: TypeAlias = Annotated[
    str | None,
    typer.Option("--ray", metavar="ADDRESS", help="Play on the Ray cluster at this address; `local` starts one here."),
]
AsJson: TypeAlias = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]


class MissingExtra(MotherlodeError):
    """A command needs packages that are not installed."""


def require_extra(extra: str) -> None:
    """To be called before the first import of the packages of an extra."""
    for name in EXTRAS[extra]:
        if find_spec(name) is None:
            raise MissingExtra(f"{name} is missing; install it with: pip install 'motherlode[{extra}]'")


def ray_address(ray: str | None) -> str | None:
    """The address of the cluster, empty for one that is started here; None if Ray is not wanted."""
    if ray is None:
        return None
    require_extra("ray")
    return "" if ray == "local" else ray


def chosen_game(id: str, options: list[str] | None, components: Path | None) -> registry.AnyGame:
    """The game that the command line asks for."""
    return registry.game(id, chosen_options(id, options), components)


def chosen_options(id: str, texts: list[str] | None) -> dict[str, Value]:
    """The options given as NAME=VALUE, each parsed by the game's option."""
    return parse_options(registry.game(id), texts)


def parse_options(game: registry.AnyGame, texts: list[str] | None) -> dict[str, Value]:
    known = {option.id: option for option in game.info.options}
    given: dict[str, Value] = {}
    for text in texts or []:
        name, equals, value = text.lower().partition("=")
        if not equals:
            raise OptionError(f"an option is written NAME=VALUE, not {text!r}")
        if name not in known:
            raise OptionError(f"unknown option {name!r}; known are {', '.join(known) or 'none'}")
        given[name] = known[name].parse(value)
    return given


def boxed_game(record: Record, components: Path | None) -> registry.AnyGame | None:
    """The game of a record with the given components file; None without one, since a record then finds its game."""
    return None if components is None else registry.game(record.game, record.options, components)


def print_json(data: dict[str, object]) -> None:
    typer.echo(json.dumps(data, ensure_ascii=False))
