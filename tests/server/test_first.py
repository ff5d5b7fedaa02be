from motherlode.server import protocol as p
from tests.server.desk import Site, moved


async def test_a_match_with_a_bot(site: Site) -> None:
    ada = await site.person("Ada")
    table = await ada.create(game="thebes", chairs=[{"kind": "me"}, {"kind": "bot", "bot": "random"}], start=True)
    socket, update = await ada.sit_down(table.id, 0)
    for _ in range(10):
        while 0 not in update.to_act:
            update = await socket.until(p.Update)
        done = await socket.ask(moved(update, [update.legal[0].id]))
        assert isinstance(done, p.Done)
        update = await socket.until(p.Update, number=done.number)
