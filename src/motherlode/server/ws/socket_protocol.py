"""Sockets below ASGI: uvicorn's protocol with a short way out for messages, and no pause after each that comes in."""

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request
from websockets.protocol import OPEN

# Where a handler finds the protocol of its socket among the extensions of the scope.
EXTENSION: Final = "motherlode.socket"
# So many messages of one socket may wait to be handled; then it is read no further.
MOST_UNREAD: Final = 16
TEXT: Final = 0x81  # a whole message in one frame
# The parts of a frame: its head, two bytes more if it is not short, and the mask of a client.
HEAD: Final = 2
LONG: Final = 2
MASK: Final = 4
MASKED: Final = 0x80
SHORT: Final = 126


class SocketProtocol(WebSocketsSansIOProtocol):
    """One socket. What it sends need not go through a task of its own while the other side keeps up. Once a piece of
    what it receives did not end where a frame ends, the library reads all that comes.
    """

    _is_between_frames = True

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        """What people send is nearly always one short message in one frame, and need not go through all of RFC 6455."""
        if self._is_between_frames and self.conn.state is OPEN:
            if not self.frames and is_whole_text(data, self.config.ws_max_size):
                self.frames = [text_of(data)]
                self.send_receive_event_to_app()
                return
            self._is_between_frames = is_whole(data)
        super().data_received(data)

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

    def take(self, messages: list[bytes]) -> bool:
        """Sends messages at once; False if they have to wait, or the socket is about to close."""
        if not self.writable.is_set() or self.conn.state is not OPEN or self.transport.is_closing():
            return False
        self.transport.write(b"".join([part for message in messages for part in (frame_head(len(message)), message)]))
        return True


def frame_head(size: int) -> bytes:
    """The head of a frame with so many bytes of text (RFC 6455, 5.2)."""
    if size < SHORT:
        return bytes((TEXT, size))
    if size < 65_536:
        return bytes((TEXT, SHORT)) + size.to_bytes(2, "big")
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")


def frame_size(data: bytes) -> int:
    """How long the first frame of a client is, by its head. 0 if that is not whole, not of a client, or of a very
    long frame.
    """
    if len(data) < HEAD or not data[1] & MASKED:
        return 0
    size = data[1] & ~MASKED
    if size < SHORT:
        return HEAD + MASK + size
    return HEAD + LONG + MASK + int.from_bytes(data[HEAD : HEAD + LONG], "big") if size == SHORT else 0


def is_whole_text(data: bytes, most: int) -> bool:
    """Whether this is a whole message in one frame, and none that is too long."""
    return data[0] == TEXT and frame_size(data) == len(data) <= most


def is_whole(data: bytes) -> bool:
    """Whether this is nothing but whole frames."""
    while size := frame_size(data):
        if size >= len(data):
            return size == len(data)
        data = data[size:]
    return False


def text_of(frame: bytes) -> bytes:
    """What a frame of a client says: it is masked (5.3)."""
    start = HEAD + MASK + (LONG if frame[1] == MASKED | SHORT else 0)
    return apply_mask(frame[start:], frame[start - MASK : start])
