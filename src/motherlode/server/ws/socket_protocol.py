"""Sockets below ASGI: uvicorn's protocol with a short way out for messages, and no pause after each that comes in."""

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

# Where a handler finds the protocol of its socket among the extensions of the scope.
EXTENSION: Final = "motherlode.socket"
# So many messages of one socket may wait to be handled; then it is read no further.
MOST_UNREAD: Final = 16
TEXT: Final = 0x81  # a whole message in one frame


class SocketProtocol(WebSocketsSansIOProtocol):
    """One socket. What it sends need not go through a task of its own while the other side keeps up."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    def send_receive_event_to_app(self) -> None:
        """Stopping and starting to read costs two calls of the system: only a client that sends many pays that."""
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        if self.queue.qsize() >= MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    @property
    def has_unread(self) -> bool:
        return not self.queue.empty()

    def take(self, message: bytes) -> bool:
        """Sends a message at once; False if it has to wait, or the socket is about to close."""
        if not self.writable.is_set() or self.conn.state is not OPEN or self.transport.is_closing():
            return False
        self.transport.write(frame_head(len(message)) + message)
        return True


def frame_head(size: int) -> bytes:
    """The head of a frame with so many bytes of text (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 65_536:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")
