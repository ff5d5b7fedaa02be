"""Telling those who are connected: what is equal for several of them is made once."""

from motherlode.server import protocol as p
from motherlode.server.connections import encode
from motherlode.server.keeping import Open


def tell_match(opened: Open, now: int) -> None:
    """An update for every viewer that is connected."""
    made: dict[tuple[int, int], bytes] = {}
    table = opened.table
    for connection in opened.connections:
        for viewer, last in connection.viewers.items():
            if (viewer, last) not in made:
                made[viewer, last] = encode(table.update(viewer, last, now))
            connection.push(made[viewer, last])
            connection.viewers[viewer] = table.number


def tell_table(opened: Open) -> None:
    """The table itself; those who sit at it also see the invitation."""
    made: dict[bool, bytes] = {}
    table = opened.table
    for connection in opened.connections:
        player = connection.player.id
        is_inside = bool(table.seats_of(player)) or player == table.data.host
        if is_inside not in made:
            made[is_inside] = encode(p.Table(table=table.info(player)))
        connection.push(made[is_inside])


def note_presence(opened: Open, now: int) -> None:
    """Who is there, who is gone since when, and how many only watch."""
    table = opened.table
    people = [connection.player.id for connection in opened.connections]
    for player in table.present - set(people):
        table.gone[player] = now
    table.present = set(people)
    table.watchers = sum(not table.seats_of(player) for player in people)
