"""Sends to many connections; a message that several of them get is encoded once."""

from collections.abc import Callable, Iterable

from motherlode.server import protocol as p
from motherlode.server.ws.connection import Connection, encode


def broadcast_match(
    connections: Iterable[Connection], number: int, updates: Callable[[int, int], list[p.UpdateMessage]]
) -> None:
    """The updates for every viewer of a match, from the last number it has seen to `number`. If one viewer's fail, the
    others get theirs first.
    """
    made: dict[tuple[int, int], list[bytes]] = {}
    failure: Exception | None = None
    for connection in connections:
        for viewer, last in connection.viewers.items():
            try:
                if (viewer, last) not in made:
                    made[viewer, last] = [encode(update) for update in updates(viewer, last)]
            except Exception as error:  # noqa: BLE001
                failure = error
                continue
            for message in made[viewer, last]:
                connection.push(message)
            connection.viewers[viewer] = number
    if failure is not None:
        raise failure


def broadcast_table(
    connections: Iterable[Connection], info: Callable[[str], p.TableInfo], is_inside: Callable[[str], bool]
) -> None:
    """The table itself; people who sit at it also see the invitation."""
    made: dict[bool, bytes] = {}
    for connection in connections:
        player = connection.player.id
        key = is_inside(player)
        if key not in made:
            made[key] = encode(p.TableMessage(table=info(player)))
        connection.push(made[key])
