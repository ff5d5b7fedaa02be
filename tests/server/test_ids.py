"""A client's own ids: the same message sent twice counts once, another message cannot take an id that is used."""

from random import Random

from motherlode.bots.base import random_move
from motherlode.kernel import SPECTATOR
from motherlode.server import protocol as p
from tests.server.desk import Person, Site, Socket, fresh, moved

HOT = [{"kind": "me"}, {"kind": "me", "name": "Ben"}]


async def played(ada: Person, site: Site) -> tuple[str, Socket, p.MoveMessage, p.UpdateMessage]:
    """A move that was made, and the match as the same seat sees it when it is asked again."""
    table = await ada.create(game="thebes", chairs=HOT, start=True)
    socket = await ada.socket(f"/ws/tables/{table.id}")
    update = await socket.join(table.to_act[0])
    first = moved(update, [update.legal[0].id])
    assert isinstance(await socket.ask(first), p.DoneMessage)
    update = await socket.join(SPECTATOR)
    while update.to_act != [first.seat]:
        own = await socket.join(update.to_act[0])
        await socket.ask(moved(own, [own.legal[0].id]))
        update = await socket.join(SPECTATOR)
    return table.id, socket, first, await socket.join(first.seat)


def other_move(first: p.MoveMessage, update: p.UpdateMessage) -> p.MoveMessage:
    other = next(choice.id for choice in update.legal if [choice.id] != first.actions)
    return p.MoveMessage(id=first.id, seat=first.seat, ply=update.ply, actions=[other])


async def test_an_id_of_another_move_is_refused_and_the_sockets_stay(site: Site) -> None:
    ada = await site.person("Ada")
    id, socket, first, update = await played(ada, site)
    other = other_move(first, update)
    assert await ada.refused(f"/api/tables/{id}/move", other) == (409, "id_used")
    assert (await socket.ask(other)).kind == "id_used"
    assert (await socket.ask(p.UndoMessage(id=first.id, seat=first.seat))).kind == "id_used"
    assert isinstance(await socket.ask(p.PingMessage(id=fresh())), p.PongMessage)
    assert "goodbye" not in "".join(socket.raw)
    assert (await socket.join(first.seat)).number == update.number


async def test_also_when_the_table_was_unloaded_in_between(site: Site) -> None:
    ada = await site.person("Ada")
    id, socket, first, update = await played(ada, site)
    await socket.close()
    while site.context.tables.live[id].connections:
        await ada.get("/health")
    await site.context.tables.unload(site.context.tables.live[id])
    assert await ada.refused(f"/api/tables/{id}/move", other_move(first, update)) == (409, "id_used")
    assert (await ada.post(f"/api/tables/{id}/move", first))["number"] == 1


async def test_the_same_move_under_another_ply_counts_once(site: Site) -> None:
    ada = await site.person("Ada")
    id, socket, first, update = await played(ada, site)
    again = p.MoveMessage(id=first.id, seat=first.seat, ply=update.ply, actions=first.actions)
    assert (await socket.ask(again)).number == 1
    assert (await socket.join(SPECTATOR)).number == update.number
    assert (await ada.table(id)).number == update.number


async def test_an_undo_sent_twice_counts_once(site: Site) -> None:
    ada = await site.person("Ada")
    table = await ada.create(game="lode", chairs=HOT, start=True)
    socket = await ada.socket(f"/ws/tables/{table.id}")
    update = await socket.join(table.to_act[0])
    match = site.context.tables.live[table.id].table.match
    assert match is not None
    sealed = random_move(match.game, match.state.clone(), update.viewer, Random(1))
    assert isinstance(await socket.ask(moved(update, sealed)), p.DoneMessage)
    undo = p.UndoMessage(id=fresh(), seat=update.viewer)
    first = await socket.ask(undo)
    assert isinstance(first, p.DoneMessage)
    assert await socket.ask(undo) == first
    assert (await socket.join(update.viewer)).number == first.number


async def test_a_stranger_does_not_learn_of_an_id(site: Site) -> None:
    ada, eve = await site.person("Ada"), await site.person("Eve")
    id, _, first, _ = await played(ada, site)
    assert await eve.refused(f"/api/tables/{id}/move", first) == (403, "not_your_seat")


async def test_who_agrees_to_an_undo_may_use_any_id(site: Site) -> None:
    ada, ben = await site.person("Ada"), await site.person("Ben")
    table = await ada.create(game="thebes", chairs=[{"kind": "me"}, {"kind": "open"}])
    await ben.post(f"/api/tables/{table.id}/sit", {})
    await ada.post(f"/api/tables/{table.id}/start")
    people = [ada, ben]
    mover = (await ada.table(table.id)).to_act[0]
    socket, update = await people[mover].sit_down(table.id, mover)
    other, _ = await people[1 - mover].sit_down(table.id, 1 - mover)
    move = moved(update, [update.legal[0].id])
    await socket.ask(move)
    await socket.ask(p.ProposeMessage(id=fresh(), seat=mover, what="undo"))
    agreed = await other.ask(p.AnswerMessage(id=move.id, seat=1 - mover, agree=True))
    assert isinstance(agreed, p.DoneMessage)
    assert (await ada.table(table.id)).to_act == [mover]
