"""The client's types: a JSON schema of the protocol, and TypeScript made from it. `python -m` writes both files."""

import json
import sys
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec

from motherlode.server.protocol import bodies, messages, parts
from motherlode.server.protocol.naming import wire_name, with_wire_names

Schema: TypeAlias = dict[str, Any]
HEAD: Final = "// Generated from server/protocol by `python -m motherlode.server.protocol.typescript`. Do not edit.\n"
TYPES: Final = "protocol.gen.ts"
SCHEMA: Final = "protocol.schema.json"
# Fields that the games describe: `game_types` writes these types.
OF_GAMES: Final = {"view": "AnyView", "components": "AnyComponents"}
IMPORTS: Final = 'import type { AnyComponents, AnyView } from "./games/views.gen";\n'


def structs() -> list[type[msgspec.Struct]]:
    """All messages, parts and bodies in the order of their files."""
    bases = (parts.Part, messages.Message)
    every = {**vars(parts), **vars(messages), **vars(bodies)}.values()
    return [each for each in every if isinstance(each, type) and issubclass(each, bases) and each not in bases]


def schema() -> Schema:
    unions = [messages.ClientMessage, messages.ServerMessage]
    (client, server, *_), components = msgspec.json.schema_components(
        [*unions, *structs()], ref_template="#/$defs/{name}"
    )
    definitions = {wire_name(name): each for name, each in components.items()}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Motherlode",
        "$defs": {
            "ClientMessage": with_wire_names(client),
            "ServerMessage": with_wire_names(server),
            **with_wire_names(definitions),
        },
    }


def typescript(schema: Schema) -> str:
    return HEAD + "\n" + IMPORTS + "\n" + "\n".join(declared(name, each) for name, each in schema["$defs"].items())


def declared(name: str, schema: Schema) -> str:
    comment = documented(schema.get("description", ""))
    if "properties" not in schema and schema.get("type") != "object":
        return f"{comment}export type {name} = {spelled(schema)};\n"
    required = set(schema.get("required", []))
    fields = [
        f"  {field}{'' if is_sure(name, field, required) else '?'}: {OF_GAMES.get(field) or spelled(each)};\n"
        for field, each in schema.get("properties", {}).items()
    ]
    return f"{comment}export interface {name} {{\n{''.join(fields)}}}\n"


def is_sure(name: str, field: str, required: set[str]) -> bool:
    """The server sends every field; a client may leave out what has a default."""
    return field in required or not name_of_request(name)


def name_of_request(name: str) -> bool:
    clients = {wire_name(each.__name__) for each in messages.ClientMessage.__args__}
    return name.endswith("Request") or name in clients or name == "Pace"


def documented(text: str) -> str:
    words = text.split()
    return f"/** {' '.join(words)} */\n" if words else ""


def spelled(schema: Schema) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(spelled(each) for each in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    return spelled_kind(schema)


def spelled_kind(schema: Schema) -> str:
    kind = schema.get("type")
    if "prefixItems" in schema:
        return f"[{', '.join(spelled(each) for each in schema['prefixItems'])}]"
    if kind == "array":
        inner = spelled(schema.get("items", {}))
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {spelled(schema.get('additionalProperties') or {})}>"
    plain = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
    return plain.get(str(kind), "unknown")


def files() -> dict[str, str]:
    """The generated files by name."""
    made = schema()
    return {TYPES: typescript(made), SCHEMA: json.dumps(made, indent=2) + "\n"}


def main(folder: Path) -> None:
    for name, content in files().items():
        (folder / name).write_text(content, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "client/src"))
