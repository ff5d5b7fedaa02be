"""The command line. A typed error becomes one line on standard error and exit status 2."""

from platform import python_version
from typing import Annotated

import typer

from motherlode import __version__
from motherlode.commands.arena import arena
from motherlode.commands.backup import backup, restore
from motherlode.commands.bench import bench
from motherlode.commands.games import games
from motherlode.commands.host import close_table, reset_password
from motherlode.commands.play import play
from motherlode.commands.records import replay, verify
from motherlode.commands.rules import rules
from motherlode.commands.serve import serve
from motherlode.commands.simulate import simulate
from motherlode.kernel import MotherlodeError
from motherlode.kernel.build import build_name

app = typer.Typer(no_args_is_help=True, add_completion=False, rich_markup_mode=None)


def print_version(is_asked: bool) -> None:
    if is_asked:
        typer.echo(f"motherlode {__version__}, {build_name()}, Python {python_version()}")
        raise typer.Exit


@app.callback()
def motherlode(
    version: Annotated[
        bool, typer.Option("--version", callback=print_version, is_eager=True, help="Print the version and exit.")
    ] = False,
) -> None:
    """Play, host and study four board games about what lies under the ground."""


for command in (
    games,
    rules,
    play,
    simulate,
    arena,
    replay,
    verify,
    bench,
    serve,
    backup,
    restore,
    reset_password,
    close_table,
):
    app.command()(command)


def main() -> None:
    try:
        app(prog_name="motherlode")
    except MotherlodeError as error:
        typer.echo(f"motherlode: {error}", err=True)
        raise SystemExit(2) from None


if __name__ == "__main__":
    main()
