"""The client's types are those of the protocol, and the protocol is strict."""

from pathlib import Path

import msgspec
import pytest

from motherlode.server import protocol as p
from motherlode.server.protocol import game_types
from motherlode.server.protocol.parts import Hex
from motherlode.server.protocol.typescript import files

CLIENT = Path(__file__).parents[2] / "client" / "src"


@pytest.mark.parametrize("name", ["protocol.gen.ts", "protocol.schema.json"])
def test_the_generated_files_are_up_to_date(name: str) -> None:
    assert (CLIENT / name).read_text(encoding="utf-8") == files()[name]


@pytest.mark.parametrize("name", game_types.files())
def test_the_generated_types_of_the_games_are_up_to_date(name: str) -> None:
    assert (CLIENT / name).read_text(encoding="utf-8") == game_types.files()[name]


def test_unknown_fields_and_wrong_types_are_refused() -> None:
    decode = msgspec.json.Decoder(p.ClientMessage).decode
    assert decode(b'{"type":"undo","id":"a","seat":0}') == p.UndoMessage(id="a", seat=0)
    for text in (b'{"type":"undo","id":"a","seat":0,"x":1}', b'{"type":"undo","id":"a","seat":"0"}', b'{"id":"a"}'):
        with pytest.raises(msgspec.ValidationError):
            decode(text)


@pytest.mark.parametrize("id", ["a\n", "a b", "\na", "", "é", "a" * 65])
def test_an_id_is_one_word(id: str) -> None:
    assert msgspec.convert("a-Z_9", p.Id) == "a-Z_9"
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(id, p.Id)


def test_a_hash_is_all_hexadecimal() -> None:
    assert msgspec.convert("0f" * 32, Hex) == "0f" * 32
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert("f" * 63 + "\n", Hex)


def test_both_unions_have_tags_of_their_own() -> None:
    for union in (p.ClientMessage, p.ServerMessage):
        tags = [each.__struct_config__.tag for each in union.__args__]
        assert len(set(tags)) == len(tags)
