"""What processes tell each other: that something changed, never what. Who cares reads it in the database."""

from typing import TypeAlias

from msgspec import Struct


class TableChanged(Struct, tag="table", array_like=True, frozen=True):
    """A table was stored under this version; `is_listed`: the lobby may show it differently now."""

    table: str
    version: int
    is_listed: bool


class ChatChanged(Struct, tag="chat", array_like=True, frozen=True):
    """Something was said at a table."""

    table: str


class PresenceChanged(Struct, tag="presence", array_like=True, frozen=True):
    """Somebody came to a table or left it."""

    table: str


class PersonChanged(Struct, tag="person", array_like=True, frozen=True):
    """A player signed out, has another name, or mutes other people."""

    player: str


class LimitUsed(Struct, tag="limit", array_like=True, frozen=True):
    """How much of a rate limit was used up, by those who have used most of theirs."""

    limit: str
    counts: dict[str, int]


Message: TypeAlias = TableChanged | ChatChanged | PresenceChanged | PersonChanged | LimitUsed


class Envelope(Struct, array_like=True):
    """Messages that are sent together. Each process numbers its envelopes, so that others see when one is missing."""

    sender: str
    number: int
    messages: list[Message]
