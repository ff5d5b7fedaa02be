"""The layer around every request: rate limits, origin checks, security headers, timing."""

import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

import msgspec

from motherlode.server.errors import Refusal
from motherlode.server.ops.metrics import Metrics
from motherlode.server.protocol.serializers import error_info
from motherlode.server.security.hosts import is_own_host
from motherlode.server.security.limits import RateLimiter, network_of
from motherlode.server.settings import Settings

Scope: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Scope]]
Send: TypeAlias = Callable[[Scope], Awaitable[None]]
ASGIApp: TypeAlias = Callable[[Any, Any, Any], Awaitable[None]]

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self' {sockets}; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)


class SecurityMiddleware:
    """The outermost layer around the application."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics, by_address: RateLimiter) -> None:
        self._app: Final = app
        self._settings: Final = settings
        self._metrics: Final = metrics
        self._by_address: Final = by_address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._handle_http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._handle_socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _handle_http(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        headers = self._headers(scope)

        async def send_with_headers(message: Scope) -> None:
            if message["type"] == "http.response.start":
                present = {name.lower() for name, _ in message["headers"]}
                message["headers"] = [*message["headers"], *(each for each in headers if each[0] not in present)]
            await send(message)

        refusal = self._refusal(scope)
        if refusal is not None:
            self._metrics.refused.labels(refusal.kind).inc()
            await send_refusal(refusal, send_with_headers)
        else:
            await self._app(scope, receive, send_with_headers)
        self._metrics.answered.observe(time.perf_counter() - started)

    async def _handle_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        refusal = self._refusal(scope)
        if refusal is None:
            await self._app(scope, receive, send)
            return
        self._metrics.refused.labels(refusal.kind).inc()
        await receive()
        await send({"type": "websocket.close", "code": 4000 + refusal.status, "reason": refusal.kind})

    def _refusal(self, scope: Scope) -> Refusal | None:
        if not self._by_address.allows(address_of(scope)):
            return Refusal("too_many", "too many requests; wait a moment", 429)
        host = dict(scope["headers"]).get(b"host", b"").decode("latin-1")
        if not is_own_host(host, self._settings.host, self._settings.public):
            return Refusal("origin", "this server does not go by that name", 421)
        if not self._is_own_origin(scope):
            return Refusal("origin", "a page of another address asked for this", 403)
        return None

    def _is_own_origin(self, scope: Scope) -> bool:
        """Whether the page that asks is ours; programs send no origin."""
        if scope["type"] == "http" and scope["method"] in SAFE:
            return True
        found = dict(scope["headers"])
        origin = found.get(b"origin", b"").decode("latin-1")
        if not origin:
            return True
        return origin in self._settings.origins or (
            not self._settings.public and urlsplit(origin).netloc == found.get(b"host", b"").decode("latin-1")
        )

    def _headers(self, scope: Scope) -> list[tuple[bytes, bytes]]:
        host = dict(scope["headers"]).get(b"host", b"").decode("latin-1")
        public = self._settings.public
        sockets = f"wss://{urlsplit(public).netloc}" if public else f"ws://{host}" if is_host(host) else ""
        headers = [
            (b"content-security-policy", POLICY.format(sockets=sockets).encode()),
            (b"x-content-type-options", b"nosniff"),
            (b"x-frame-options", b"DENY"),
            (b"referrer-policy", b"same-origin"),
            (b"cross-origin-opener-policy", b"same-origin"),
            (b"cross-origin-resource-policy", b"same-origin"),
            (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
        ]
        if public:
            headers.append((b"strict-transport-security", b"max-age=31536000"))
        if scope["path"].startswith("/api"):
            headers.append((b"cache-control", b"no-store"))
        return headers


def is_host(text: str) -> bool:
    """Whether a Host header may be repeated in a header of ours."""
    return bool(text) and all(letter.isalnum() or letter in ".:-[]" for letter in text)


def address_of(scope: Any) -> str:
    """Whom limits count a request against."""
    return network_of(peer_of(scope))


def peer_of(scope: Any) -> str:
    """The address at the other end, or that which a named proxy tells."""
    client = scope.get("client")
    return str(client[0]) if client else "local"


async def send_refusal(refusal: Refusal, send: Send) -> None:
    body = msgspec.json.encode(error_info(refusal))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
