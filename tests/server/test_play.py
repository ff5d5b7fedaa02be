"""Play over the sockets, on both databases."""

from typing import Any

import msgspec

from motherlode.kernel import SPECTATOR
from motherlode.play.perspective import Perspective
from motherlode.play.record import Record
from motherlode.play.verification import verify
from motherlode.server import protocol as p
from motherlode.server.protocol import bodies as b
from motherlode.testing.lode import Lode
from tests.server.desk import Person, Site, Socket, fresh, moved

HOT = [{"kind": "me"}, {"kind": "me", "name": "Ben"}]


async def two(site: Site, **request: Any) -> tuple[Person, Person, str]:
    """Ada and Ben at a table of Thebes that has begun."""
    ada, ben = await site.person("Ada"), await site.person("Ben")
    table = await ada.create(**{"game": "thebes", "chairs": [{"kind": "me"}, {"kind": "open"}], **request})
    await ben.post(f"/api/tables/{table.id}/sit", {"seat": 1, "invitation": table.invitation})
    await ada.post(f"/api/tables/{table.id}/start")
    return ada, ben, table.id


async def first_move(socket: Socket, update: p.UpdateMessage) -> p.DoneMessage:
    done = await socket.ask(moved(update, [update.legal[0].id]))
    assert isinstance(done, p.DoneMessage)
    return done


async def test_a_move_reaches_every_viewer(site: Site) -> None:
    ada, ben, id = await two(site)
    cleo = await site.stranger()
    sockets = [(await ada.sit_down(id, 0)), (await ben.sit_down(id, 1)), (await cleo.sit_down(id, SPECTATOR))]
    updates = [update for _, update in sockets]
    mover = updates[0].to_act[0]
    done = await first_move(*sockets[mover])
    for socket, before in sockets:
        update = await socket.until(p.UpdateMessage)
        assert (update.number, update.ply, update.full) == (done.number, before.ply + 1, False)
        assert update.events
        assert update.viewer == before.viewer
    assert updates[2].legal == []


async def test_a_move_sent_twice_counts_once(site: Site) -> None:
    ada = await site.person("Ada")
    table = await ada.create(game="thebes", chairs=HOT, start=True)
    socket, update = await ada.sit_down(table.id, SPECTATOR)
    update = await socket.join(update.to_act[0])
    move = moved(update, [update.legal[0].id])
    first = await socket.ask(move)
    again = await socket.ask(move)
    assert isinstance(first, p.DoneMessage)
    assert again == first
    assert (await socket.join(SPECTATOR)).number == first.number


async def test_the_same_move_after_the_table_was_unloaded_counts_once(site: Site) -> None:
    ada = await site.person("Ada")
    table = await ada.create(game="thebes", chairs=HOT, start=True)
    socket, update = await ada.sit_down(table.id, 0)
    seat = update.to_act[0]
    update = await socket.join(seat)
    move = moved(update, [update.legal[0].id])
    first = await socket.ask(move)
    await socket.close()
    while site.context.tables.live[table.id].connections:
        await ada.get("/health")
    await site.context.tables.unload(site.context.tables.live[table.id])
    assert table.id not in site.context.tables.live
    again = await ada.post(f"/api/tables/{table.id}/move", msgspec.to_builtins(move))
    assert again["number"] == first.number


async def test_a_stale_move_gets_the_full_view(site: Site) -> None:
    ada, _, id = await two(site)
    socket, update = await ada.sit_down(id, 0)
    move = p.MoveMessage(id=fresh(), seat=0, ply=update.ply + 3, actions=[0])
    failed = await socket.ask(move)
    assert (failed.kind, failed.facts) == ("stale", {"ply": update.ply})
    again = await socket.until(p.UpdateMessage)
    assert again.full
    assert again.view == update.view


async def test_joining_with_the_last_number_brings_what_was_missed(site: Site) -> None:
    ada = await site.person("Ada")
    table = await ada.create(game="thebes", chairs=HOT, start=True)
    socket, update = await ada.sit_down(table.id, 0)
    known = update.number
    for _ in range(3):
        update = await socket.join(update.to_act[0])
        await first_move(socket, update)
        update = await socket.until(p.UpdateMessage)
    missed = [await socket.join(SPECTATOR, last=known)]
    while missed[-1].past:
        missed.append(await socket.until(p.UpdateMessage))
    assert [(each.number, each.full) for each in missed] == [(known + step, False) for step in (1, 2, 3)]
    everything = await socket.join(SPECTATOR, last=999)
    assert everything.full
    events = [event for each in missed for event in each.events]
    assert events == everything.events[-len(events) :]
    assert len(everything.events) > len(events) > 0


async def test_an_illegal_move_names_its_clause_and_changes_nothing(site: Site) -> None:
    ada, ben, id = await two(site)
    sockets = {0: await ada.sit_down(id, 0), 1: await ben.sit_down(id, 1)}
    mover = sockets[0][1].to_act[0]
    socket, update = sockets[mover]
    legal = {choice.id for choice in update.legal}
    illegal = next(id for id in range(500) if id not in legal)
    failed = await socket.ask(moved(update, [illegal]))
    assert failed.kind == "illegal_move"
    assert str(failed.facts["clause"]).startswith("T")
    other_socket, other = sockets[1 - mover]
    out_of_turn = await other_socket.ask(moved(other, [update.legal[0].id]))
    assert out_of_turn.kind == "illegal_move"
    assert (await socket.join(mover)).number == update.number


def perspective_of(site: Site, id: str, seat: int) -> Perspective:
    match = site.context.tables.live[id].table.match
    assert match is not None
    return match.perspective(seat)


async def test_preview_and_why_answer_the_asker_only(site: Site) -> None:
    ada, ben, id = await two(site)
    sockets = {0: await ada.sit_down(id, 0), 1: await ben.sit_down(id, 1)}
    mover = sockets[0][1].to_act[0]
    socket, update = sockets[mover]
    previewed = await socket.ask(p.PreviewMessage(id=fresh(), seat=mover, actions=[update.legal[0].id]))
    assert isinstance(previewed, p.PreviewedMessage)
    legal = {choice.id for choice in update.legal}
    illegal = next(id for id in range(500) if id not in legal)
    reason = await socket.ask(p.WhyMessage(id=fresh(), seat=mover, action=illegal))
    assert not reason.allowed
    assert reason.clause.startswith("T")
    assert reason.about == perspective_of(site, id, mover).facts(illegal)
    allowed = await socket.ask(p.WhyMessage(id=fresh(), seat=mover, action=update.legal[0].id))
    assert allowed.allowed
    assert allowed.about == update.legal[0].facts
    other = sockets[1 - mover][0]
    pong = await other.ask(p.PingMessage(id=fresh()))
    assert isinstance(pong, p.PongMessage)
    assert "previewed" not in "".join(other.raw)


async def test_undo_within_reach_then_by_consent(site: Site) -> None:
    ada, ben, id = await two(site)
    people = {0: ada, 1: ben}
    sockets = {seat: (await person.sit_down(id, seat)) for seat, person in people.items()}
    mover = sockets[0][1].to_act[0]
    socket, update = sockets[mover]
    other = sockets[1 - mover][0]
    while update.to_act == [mover]:
        await first_move(socket, update)
        update = await socket.until(p.UpdateMessage)
    assert update.undo in ("chance", "other", "reveal", "commit")
    refused = await socket.ask(p.UndoMessage(id=fresh(), seat=mover))
    assert refused.kind == f"undo_{update.undo}"
    assert isinstance(await socket.ask(p.ProposeMessage(id=fresh(), seat=mover, what="undo")), p.DoneMessage)
    table = await other.until(p.TableMessage)
    while table.table.proposal is None:
        table = await other.until(p.TableMessage)
    assert table.table.proposal.agreed == [mover]
    agreed = await other.ask(p.AnswerMessage(id=fresh(), seat=1 - mover, agree=True))
    assert isinstance(agreed, p.DoneMessage)
    after = await socket.until(p.UpdateMessage)
    assert after.to_act == [mover]
    assert after.ply == update.ply + 1


async def test_a_refusal_ends_a_proposal(site: Site) -> None:
    ada, ben, id = await two(site)
    first, _ = await ada.sit_down(id, 0)
    second, _ = await ben.sit_down(id, 1)
    await first.ask(p.ProposeMessage(id=fresh(), seat=0, what="abort"))
    await second.ask(p.AnswerMessage(id=fresh(), seat=1, agree=False))
    assert (await ada.table(id)).proposal is None
    assert (await second.ask(p.AnswerMessage(id=fresh(), seat=1, agree=True))).kind == "no_proposal"


async def test_a_match_is_aborted_by_consent(site: Site) -> None:
    ada, ben, id = await two(site)
    first, _ = await ada.sit_down(id, 0)
    second, _ = await ben.sit_down(id, 1)
    await first.ask(p.ProposeMessage(id=fresh(), seat=0, what="abort"))
    await second.ask(p.AnswerMessage(id=fresh(), seat=1, agree=True))
    table = await ada.table(id)
    assert table.status == "finished"
    assert table.result is not None
    assert (table.result.ended, table.result.ranks) == ("aborted", [])


async def test_who_resigns_ranks_last(site: Site) -> None:
    ada, ben, id = await two(site)
    socket, _ = await ada.sit_down(id, 0)
    await socket.ask(p.ResignMessage(id=fresh(), seat=0))
    table = await ben.table(id)
    assert table.result == p.ResultPart(ended="resigned", ranks=[2, 1])
    assert table.seed
    assert table.commitment


async def test_of_three_who_resigns_is_played_on_by_a_bot(site: Site) -> None:
    ada = await site.person("Ada")
    table = await ada.create(game="lode", chairs=[*HOT, {"kind": "bot", "bot": "random"}], start=True, undo=False)
    socket, _ = await ada.sit_down(table.id, SPECTATOR)
    assert isinstance(await socket.ask(p.ResignMessage(id=fresh(), seat=1)), p.DoneMessage)
    table = await ada.table(table.id)
    assert table.status == "running"
    assert (table.chairs[1].bot, table.chairs[1].forfeit) == ("random", "resigned")
    assert (await socket.ask(p.ResignMessage(id=fresh(), seat=1))).kind == "not_your_seat"
    update = await socket.join(SPECTATOR)
    assert [entry.kind for entry in update.events if entry.of == "table"] == ["resigned"]


async def test_a_seat_goes_to_a_bot_and_back(site: Site) -> None:
    ada, ben, id = await two(site)
    first, _ = await ada.sit_down(id, 0)
    await ben.sit_down(id, 1)
    there = await first.ask(p.HandoverMessage(id=fresh(), seat=1, bot="random"))
    assert there.kind == "not_vanished"
    assert (await first.ask(p.HandoverMessage(id=fresh(), seat=1, bot="nobody"))).kind == "unknown_bot"
    await first.ask(p.HandoverMessage(id=fresh(), seat=0, bot="random"))
    assert (await ada.table(id)).chairs[0].bot == "random"
    await first.ask(p.ReturnMessage(id=fresh(), seat=0))
    assert (await ada.table(id)).chairs[0].bot == ""


async def test_a_vanished_player_can_be_replaced(site: Site) -> None:
    ada, ben, id = await two(site)
    first, _ = await ada.sit_down(id, 0)
    table = site.context.tables.live[id].table
    assert (await first.ask(p.HandoverMessage(id=fresh(), seat=1, bot="random"))).kind == "not_vanished"
    table.gone[ben.info.id] = site.context.providers.now() - 60_001
    assert isinstance(await first.ask(p.HandoverMessage(id=fresh(), seat=1, bot="random")), p.DoneMessage)
    second, _ = await ben.sit_down(id, 1)
    assert isinstance(await second.ask(p.ReturnMessage(id=fresh(), seat=1)), p.DoneMessage)


async def test_one_person_may_hold_all_seats(site: Site) -> None:
    ada = await site.person("Ada")
    table = await ada.create(game="lode", chairs=[*HOT, {"kind": "me", "name": "Cleo"}], start=True)
    assert [chair.name for chair in table.chairs] == ["Ada", "Ben", "Cleo"]
    socket, first = await ada.sit_down(table.id, 0)
    second = await socket.join(1)
    assert first.view != second.view
    assert first.to_act == [0, 1, 2]


async def test_a_whole_match_is_kept_with_its_record(site: Site) -> None:
    ada = await site.person("Ada")
    table = await ada.create(game="lode", chairs=HOT, start=True)
    socket, update = await ada.sit_down(table.id, SPECTATOR)
    assert (await ada.http.get(f"/api/tables/{table.id}/record")).status_code == 409
    while update.to_act:
        own = await socket.join(update.to_act[0])
        gesture = [own.legal[-1].id]
        while True:
            previewed = await socket.ask(p.PreviewMessage(id=fresh(), seat=own.viewer, actions=gesture))
            if previewed.complete or not previewed.legal:
                break
            gesture.append(previewed.legal[-1].id)
        answer = await socket.ask(moved(own, gesture))
        if isinstance(answer, p.FailedMessage):
            answer = await socket.ask(moved(own, gesture[:1]))
        assert isinstance(answer, p.DoneMessage), answer
        update = await socket.join(SPECTATOR)
    over = await ada.table(table.id)
    assert over.result is not None
    assert over.result.outcome == update.outcome
    assert over.result.ended == "played"
    record = Record.parse((await ada.http.get(f"/api/tables/{table.id}/record")).content)
    report = verify(record, Lode())
    assert report.fault is None
    assert report.proved
    page = msgspec.convert(await ada.get(f"/api/tables/{table.id}/replay", viewer=1, since=0, most=3), b.ReplayPage)
    assert [step.ply for step in page.steps] == [0, 1, 2]
    assert page.plies == record.plies
    last = msgspec.convert(
        await ada.get(f"/api/tables/{table.id}/replay", viewer=SPECTATOR, since=record.plies), b.ReplayPage
    )
    assert last.steps[0].view == update.view
    assert last.steps[0].outcome == update.outcome
    log = msgspec.convert(await ada.get(f"/api/tables/{table.id}/log"), b.LogPage)
    assert [entry.number for entry in log.entries] == list(range(len(log.entries)))
    imported = msgspec.convert(await ada.post("/api/records", record.dump()), p.TableInfo)
    assert imported.status == "finished"
    again = await ada.get(f"/api/tables/{imported.id}/replay", since=record.plies)
    assert again["steps"][0]["view"] == update.view
    ended = msgspec.convert(await ada.get(f"/api/tables/{imported.id}/view"), p.UpdateMessage)
    assert (ended.view, ended.outcome) == (update.view, update.outcome)


async def test_chat_reaches_all_but_those_who_mute(site: Site) -> None:
    ada, ben, id = await two(site)
    first, _ = await ada.sit_down(id, 0)
    second, _ = await ben.sit_down(id, 1)
    assert isinstance(await first.ask(p.SayMessage(id=fresh(), text="Good luck!")), p.DoneMessage)
    said = await second.until(p.SaidMessage)
    assert (said.name, said.seat, said.text, said.number) == ("Ada", 0, "Good luck!", 0)
    await ben.post("/api/me/shun", {"player": ada.info.id, "what": "mute"})
    await first.ask(p.SayMessage(id=fresh(), text="Hear me?"))
    await second.ask(p.PingMessage(id=fresh()))
    assert "Hear me?" not in "".join(second.raw)
    third, _ = await ada.sit_down(id, 0)
    await third.ask(p.PingMessage(id=fresh()))
    assert "Hear me?" in "".join(third.raw)


async def test_presence_is_told(site: Site) -> None:
    ada, ben, id = await two(site)
    first, _ = await ada.sit_down(id, 0)
    second, _ = await ben.sit_down(id, 1)
    table = await first.until(p.TableMessage)
    while not table.table.chairs[1].present:
        table = await first.until(p.TableMessage)
    await second.close()
    while table.table.chairs[1].present:
        table = await first.until(p.TableMessage)
    assert table.table.chairs[0].present


async def test_time_that_runs_out_ends_the_match(site: Site) -> None:
    ada, ben, id = await two(site, pace={"kind": "live", "minutes": 1, "increment": 0})
    first, update = await ada.sit_down(id, 0)
    assert update.clock is not None
    assert update.clock.running == update.to_act
    slow = update.to_act[0]
    clock = site.context.tables.live[id].table.clock
    assert clock is not None
    clock.state.left[slow] = 0
    table = await first.until(p.TableMessage)
    while table.table.status != "finished":
        table = await first.until(p.TableMessage)
    assert table.table.chairs[slow].forfeit == "time"
    assert table.table.result is not None
    assert table.table.result.ranks[slow] == 2
    assert (await ben.table(id)).status == "finished"


async def test_the_same_over_http(site: Site) -> None:
    ada = await site.person("Ada")
    table = await ada.create(game="thebes", chairs=HOT, start=True)
    token = (await ada.post("/api/me/token"))["token"]
    program = await site.stranger()
    program.http.headers["authorization"] = f"Bearer {token}"
    view = msgspec.convert(await program.get(f"/api/tables/{table.id}/view"), p.UpdateMessage)
    seat = view.to_act[0]
    own = msgspec.convert(await program.get(f"/api/tables/{table.id}/view", viewer=seat), p.UpdateMessage)
    async with program.http.stream("GET", f"/api/tables/{table.id}/stream", params={"viewer": seat}) as stream:
        lines = stream.aiter_lines()
        done = await program.post(f"/api/tables/{table.id}/move", msgspec.to_builtins(moved(own, [own.legal[0].id])))
        async for line in lines:
            if line.startswith("data: "):
                message = msgspec.json.decode(line[6:])
                if message["type"] == "update" and message["number"] == done["number"]:
                    break
    reason = await program.post(f"/api/tables/{table.id}/why", {"type": "why", "id": "w", "seat": seat, "action": 0})
    assert reason["id"] == "w"


async def test_the_address_says_what_the_message_is(site: Site) -> None:
    ada = await site.person("Ada")
    table = await ada.create(game="thebes", chairs=HOT, start=True)
    resign = {"type": "resign", "id": "r", "seat": 0}
    assert await ada.refused(f"/api/tables/{table.id}/undo", resign) == (400, "bad_message")
    assert (await ada.table(table.id)).status == "running"
    await ada.post(f"/api/tables/{table.id}/resign", resign)
    assert (await ada.table(table.id)).status == "finished"
