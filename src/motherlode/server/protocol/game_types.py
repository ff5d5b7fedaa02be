"""The client's types of views and components, from the TypedDicts of each game. `python -m` writes the files."""

import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Final

import msgspec

from motherlode.registry import GAMES
from motherlode.server.protocol.typescript import Schema, documented, spelled

COMMAND: Final = "by `python -m motherlode.server.protocol.game_types`. Do not edit.\n"
# The module of a game with the root of its types, by what the name of the root ends with.
MODULES: Final = {"View": "view_types", "Components": "components_types"}
INDEX: Final = "games/views.gen.ts"
UNIONS: Final = """\
export type GameId = keyof GameViews;
export type AnyView = GameViews[GameId];
export type AnyComponents = GameComponents[GameId];
"""


def files() -> dict[str, str]:
    """The generated files by their path in the client's sources."""
    return {INDEX: index(), **{f"games/{id}/types.gen.ts": game_types(id) for id in sorted(GAMES)}}


def game_types(id: str) -> str:
    modules = {root(id, end): import_module(f"motherlode.games.{id}.{name}") for end, name in MODULES.items()}
    roots = [getattr(module, name) for name, module in modules.items()]
    _, components = msgspec.json.schema_components(roots, ref_template="#/$defs/{name}")
    head = f"// Generated from view_types.py and components_types.py of games/{id} {COMMAND}"
    return "\n".join([head, *(interface(name, each) for name, each in components.items())])


def root(id: str, end: str) -> str:
    return f"{id.capitalize()}{end}"


def interface(name: str, schema: Schema) -> str:
    comment = documented(schema.get("description", ""))
    required = set(schema.get("required", []))
    fields = [
        f"  {key(field)}{'' if field in required else '?'}: {spelled(each)};\n"
        for field, each in schema.get("properties", {}).items()
    ]
    return f"{comment}export interface {name} {{\n{''.join(fields)}}}\n"


def key(field: str) -> str:
    return field if field.isidentifier() else json.dumps(field)


def index() -> str:
    """The types of all games by their id."""
    names = {id: ", ".join(root(id, end) for end in sorted(MODULES)) for id in sorted(GAMES)}
    imports = "".join(f'import type {{ {each} }} from "./{id}/types.gen";\n' for id, each in names.items())
    tables = [table("GameViews", "View"), table("GameComponents", "Components")]
    return "\n".join([f"// Generated from the games {COMMAND}", imports, *tables, UNIONS])


def table(name: str, end: str) -> str:
    rows = "".join(f"  {id}: {root(id, end)};\n" for id in sorted(GAMES))
    return f"export interface {name} {{\n{rows}}}\n"


def main(folder: Path) -> None:
    for name, content in files().items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(content, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "client/src"))
