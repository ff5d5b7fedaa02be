"""`motherlode games`: the games that can be played, with their options."""

import typer

from motherlode import registry
from motherlode.commands.common import AsJson, print_json
from motherlode.kernel import Info
from motherlode.kernel.option import spelled


def games(as_json: AsJson = False) -> None:
    """List the games with the options of their rules."""
    infos = [registry.game(id).info for id in registry.GAMES]
    if as_json:
        print_json({"games": [described(info) for info in infos]})
        return
    for info in infos:
        typer.echo(f"{info.id}  {info.title}, {info.seats[0]} to {info.seats[-1]} seats, rules version {info.version}")
        for option in info.options:
            typer.echo(f"    {option.id}={spelled(option.default)}  ({option.clause}; takes {option.takes()})")


def described(info: Info) -> dict[str, object]:
    return {
        "id": info.id,
        "title": info.title,
        "version": info.version,
        "seats": list(info.seats),
        "options": [
            {"id": option.id, "default": option.default, "choices": list(option.choices), "clause": option.clause}
            for option in info.options
        ],
    }
