"""A Motherlode server as a program sees it: requests and streams over HTTP, with nothing but Python's library."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from http.client import HTTPException
from typing import Any, Final, TypeAlias
from urllib.error import HTTPError
from urllib.parse import parse_qs, quote, urlsplit
from urllib.request import Request, urlopen

from motherlode.agents.errors import AgentError

SILENCE: Final = 60.0  # seconds without a word after which a stream counts as lost: the server says something every 15
NAME_LENGTH: Final = 32
LOST: Final = (OSError, HTTPException)

Json: TypeAlias = dict[str, Any]  # what the server says


class Refused(AgentError):
    """The server says no; `kind` and `facts` are those of its answer."""

    def __init__(self, kind: str, facts: Json, message: str) -> None:
        super().__init__(f"the server refuses: {message} ({kind})")
        self.kind = kind
        self.facts = facts


class Unreachable(AgentError):
    """No server answers there, or not any more."""


@dataclass(frozen=True)
class TableLink:
    """The link of a table, as people pass it on: https://club.example/table/abc?invitation=xyz"""

    address: str
    table: str
    invitation: str

    @classmethod
    def parse(cls, url: str) -> "TableLink":
        parts = urlsplit(url)
        pages, _, table = parts.path.rpartition("/table/")
        if parts.scheme not in ("http", "https") or not parts.netloc or not table or "/" in table:
            raise AgentError(f"the link of a table is needed, such as https://club.example/table/abc, not {url!r}")
        invitation = parse_qs(parts.query).get("invitation", [""])[0]
        return cls(f"{parts.scheme}://{parts.netloc}{pages}", table, invitation)


class RemoteServer:
    """Asks a server in the name of the player whose token it has."""

    def __init__(self, address: str, token: str = "") -> None:
        self.address: Final = address
        self._headers = {"content-type": "application/json"}
        if token:
            self._headers["authorization"] = f"Bearer {token}"

    @classmethod
    def as_guest(cls, address: str, name: str) -> "RemoteServer":
        """Comes in under a name and makes a token: programs play with one, so that they are marked as bots."""
        server = cls(address)
        with server._open("/api/me/guest", {"name": name[:NAME_LENGTH]}) as answer:
            server._headers["cookie"] = answer.headers["set-cookie"].partition(";")[0]
        return cls(address, server.ask("/api/me/token", {})["token"])

    def ask(self, path: str, body: Json | None = None) -> Any:
        """The answer to a request: GET without a body, POST with one."""
        try:
            with self._open(path, body) as answer:
                return json.load(answer)
        except (*LOST, ValueError) as error:
            raise Unreachable(f"{self.address} does not answer: {getattr(error, 'reason', error)}") from error

    def stream(self, path: str) -> Iterator[Json]:
        """The messages of a viewer as they come, until the connection ends."""
        try:
            with self._open(path, seconds=SILENCE) as lines:
                for line in lines:
                    if line.startswith(b"data: "):
                        yield json.loads(line[6:])
        except LOST as error:
            raise Unreachable(f"{self.address} does not answer any more: {error}") from error

    def _open(self, path: str, body: Json | None = None, seconds: float = SILENCE) -> Any:
        data = None if body is None else json.dumps(body).encode()
        try:
            return urlopen(Request(self.address + quote(path, "/?&=%"), data, self._headers), timeout=seconds)
        except HTTPError as error:
            raise refusal(error) from error
        except LOST as error:
            raise Unreachable(f"{self.address} does not answer: {getattr(error, 'reason', error)}") from error


def refusal(error: HTTPError) -> AgentError:
    try:
        said = json.load(error)
        return Refused(said["kind"], said["facts"], said["message"])
    except (ValueError, KeyError, TypeError):
        return Unreachable(f"{error.url} answers {error.code} {error.reason}: is this a Motherlode server?")
