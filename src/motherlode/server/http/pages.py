"""The client's files: kept in memory, compressed once, cached for ever where the name holds a hash of the content."""

import gzip
import mimetypes
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, TypeAlias

from litestar import Request, Response

AnyRequest: TypeAlias = Request[Any, Any, Any]

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
HOUR: Final = "public, max-age=3600"
TEXT: Final = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")
EMPTY: Final = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Motherlode</title>"
    "<p>The server runs; the client is not built yet (<code>make client</code>)."
)


@dataclass(frozen=True)
class StaticFile:
    """A file as it is sent."""

    content: bytes
    zipped: bytes | None
    kind: str
    tag: str
    cache: str


class StaticFiles:
    """The folder as it was when the server started; a path that is no file is a page of the client."""

    def __init__(self, folder: Path) -> None:
        self._pages: Final = {
            file.relative_to(folder).as_posix(): read_page(file, folder)
            for file in (sorted(folder.rglob("*")) if folder.is_dir() else [])
            if file.is_file()
        }

    def page(self, path: str) -> StaticFile:
        found = self._pages.get(path.strip("/"))
        return found or self._pages.get("index.html") or make_page(EMPTY.encode(), "text/html", ASK_AGAIN)

    def has(self, path: str) -> bool:
        return path.strip("/") in self._pages


class StaticAnswers:
    """Answers that never change, each built once. What is refused is not kept, so there are few."""

    def __init__(self) -> None:
        self._built: Final[dict[tuple[str, ...], StaticFile]] = {}

    def answer(
        self, request: AnyRequest, key: tuple[str, ...], build: Callable[[], bytes], kind: str = "application/json"
    ) -> Response[Any]:
        if key not in self._built:
            self._built[key] = make_page(build(), kind, HOUR)
        return respond(self._built[key], request)


def read_page(file: Path, folder: Path) -> StaticFile:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    is_hashed = file.relative_to(folder).parts[0] == "assets"
    return make_page(file.read_bytes(), kind, FOR_EVER if is_hashed else ASK_AGAIN)


def make_page(content: bytes, kind: str, cache: str) -> StaticFile:
    zipped = gzip.compress(content, 9, mtime=0) if kind.startswith(TEXT) and len(content) > 500 else None
    return StaticFile(content, zipped, kind, f'"{sha256(content).hexdigest()[:20]}"', cache)


def respond(page: StaticFile, request: AnyRequest) -> Response[bytes]:
    """The file, compressed if the browser accepts that; empty if the browser has it already."""
    headers = {"etag": page.tag, "cache-control": page.cache, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == page.tag:
        return Response(b"", status_code=304, headers=headers)
    if page.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(page.zipped, media_type=page.kind, headers={**headers, "content-encoding": "gzip"})
    return Response(page.content, media_type=page.kind, headers=headers)
