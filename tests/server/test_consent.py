"""Take-backs against bots, seats that are handed over, and what is said about both at the table."""

from random import Random
from typing import Any

import pytest

from motherlode.server import protocol as p
from motherlode.server.catalog import GameCatalog
from motherlode.server.errors import Refusal
from motherlode.server.protocol import bodies as b
from motherlode.server.tables import seating
from motherlode.server.tables.table import Effects, Table
from motherlode.server.tables.updates import Updates
from tests.play.tables import LODE, choice, ids
from tests.server.conftest import GAMES
from tests.server.desk import fresh

CATALOG = GameCatalog(GAMES)
ADA, BEN = (p.PlayerInfo(id=f"p_{name}", name=name, guest=True) for name in ("Ada", "Ben"))
ME, OPEN, BOT = b.ChairRequest(kind="me"), b.ChairRequest(kind="open"), b.ChairRequest(kind="bot", bot="random")
LATER = 10_000_000


def opened(*chairs: b.ChairRequest, game: str = "lode", **request: Any) -> Table:
    wanted = b.CreateRequest(game=game, chairs=list(chairs), **request)
    table = seating.create(CATALOG, ADA, wanted, seating.FreshValues("t", "i", bytes(32), 0))
    table.stand_in = CATALOG.stand_in(game)
    return table


def started(*chairs: b.ChairRequest, **request: Any) -> Table:
    table = opened(*chairs, **request)
    table.start(0)
    return table


def ask(table: Table, what: str = "undo", player: p.PlayerInfo = ADA, seat: int = 0) -> Effects:
    return table.receive(player.id, p.ProposeMessage(id=fresh(), seat=seat, what=what), LATER)  # type: ignore[arg-type]


def kind_of(refused: pytest.ExceptionInfo[Refusal]) -> str:
    return refused.value.kind


def bid(table: Table, *coins: int) -> None:
    """Seat 0 is Ada, the others are bots."""
    for seat, number in enumerate(coins):
        do(table, seat, *["one"] * number, "done")


def do(table: Table, seat: int, *notation: str) -> None:
    actions = ids(LODE, *notation)
    if table.data.chairs[seat].bot:
        table.bot_move(seat, actions, LATER)
    else:
        table.receive(ADA.id, p.MoveMessage(id=fresh(), seat=seat, ply=table.ply, actions=actions), LATER)


# -- take-backs --------------------------------------------------------------------------------------------------------


def test_bots_agree_if_nothing_was_drawn_or_revealed_since() -> None:
    table = started(ME, BOT, BOT)
    bid(table, 1, 0, 0)
    do(table, 0, "rest")
    do(table, 1, "rest")
    effects = ask(table)
    assert [added.entry.kind for added in effects.entries] == ["undo"]
    assert table.to_act() == (0,)


def test_bots_refuse_a_look_at_sealed_bids() -> None:
    table = started(ME, BOT, BOT)
    bid(table, 1, 0, 0)
    number = table.number
    with pytest.raises(Refusal) as refused:
        ask(table)
    assert kind_of(refused) == "bots_refuse"
    assert (table.number, table.data.proposal) == (number, None)


def test_bots_refuse_a_look_at_a_draw() -> None:
    table = started(ME, BOT, BOT)
    bid(table, 1, 0, 0)
    do(table, 0, "dig")
    with pytest.raises(Refusal) as refused:
        ask(table)
    assert kind_of(refused) == "bots_refuse"


def test_bots_refuse_after_a_draw_of_another() -> None:
    table = started(ME, BOT, BOT)
    bid(table, 1, 0, 0)
    do(table, 0, "rest")
    do(table, 1, "dig")
    with pytest.raises(Refusal) as refused:
        ask(table)
    assert kind_of(refused) == "bots_refuse"


def test_a_bid_that_is_still_sealed_is_taken_back() -> None:
    table = started(ME, BOT, BOT)
    do(table, 0, "one", "done")
    do(table, 1, "done")
    table.receive(ADA.id, p.UndoMessage(id=fresh(), seat=0), LATER)
    assert table.to_act() == (0, 2)


def test_two_people_with_a_bot_are_refused_at_once() -> None:
    table = opened(ME, OPEN, BOT)
    seating.sit(table, BEN, b.SitRequest())
    table.start(0)
    match = table.match
    assert match is not None
    rng = Random(1)
    while not match.has_shown(0):
        seat = match.to_act()[0]
        match.move(seat, choice(match.perspective(seat), rng))
    with pytest.raises(Refusal) as refused:
        ask(table)
    assert kind_of(refused) == "bots_refuse"
    assert table.data.proposal is None


def test_people_without_bots_agree_to_what_they_like() -> None:
    table = opened(ME, OPEN)
    seating.sit(table, BEN, b.SitRequest())
    table.start(0)
    do(table, 0, "one", "done")
    message = p.MoveMessage(id=fresh(), seat=1, ply=table.ply, actions=ids(LODE, "done"))
    table.receive(BEN.id, message, LATER)
    assert ask(table).changed
    assert table.data.proposal is not None
    effects = table.receive(BEN.id, p.AnswerMessage(id=fresh(), seat=1, agree=True), LATER)
    assert [added.entry.kind for added in effects.entries] == ["undo"]


def test_free_undo_takes_back_what_was_revealed() -> None:
    table = started(ME, BOT, BOT, free_undo=True)
    assert table.info().free_undo
    bid(table, 1, 0, 0)
    effects = ask(table)
    assert [added.entry.kind for added in effects.entries] == ["undo"]
    assert table.to_act() == (0, 1, 2)


def test_free_undo_is_for_one_person_alone_with_bots() -> None:
    for chairs in ((ME, OPEN, BOT), (BOT, BOT)):
        with pytest.raises(Refusal) as refused:
            opened(*chairs, free_undo=True)
        assert kind_of(refused) == "not_alone"
    assert opened(ME, ME, BOT, free_undo=True).data.free_undo
    assert not opened(ME, BOT).data.free_undo


def test_free_undo_ends_when_another_may_sit_down() -> None:
    table = opened(ME, BOT, free_undo=True)
    seating.put_bot(CATALOG, table, ADA.id, b.BotRequest(seat=1))
    assert not table.info().free_undo
    seating.sit(table, BEN, b.SitRequest())
    assert not table.info().free_undo


def test_a_rematch_keeps_free_undo() -> None:
    table = started(ME, BOT, free_undo=True)
    table.close(LATER)
    assert seating.rematch(table, ADA).free_undo


# -- seats handed over -------------------------------------------------------------------------------------------------


def hand_over(table: Table, seat: int, bot: str = "random", player: p.PlayerInfo = ADA) -> Effects:
    return table.receive(player.id, p.HandoverMessage(id=fresh(), seat=seat, bot=bot), LATER)


def two(pace: p.Pace, stand_in: bool | None = None, game: str = "thebes") -> Table:
    table = opened(ME, OPEN, game=game, pace=pace)
    seating.sit(table, BEN, b.SitRequest(stand_in=stand_in))
    table.start(LATER - 1)
    return table


LIVE, DAYS, NONE = p.Pace(kind="live"), p.Pace(kind="days"), p.Pace(kind="none")


@pytest.mark.parametrize("pace", [LIVE, NONE], ids=["live", "none"])
def test_a_seat_handed_over_by_others_gets_a_normal_bot(pace: p.Pace) -> None:
    table = two(pace)
    assert [chair.stand_in for chair in table.info().chairs] == [True, True]
    hand_over(table, 1, bot="random")
    assert table.data.chairs[1].bot == "normal"


def test_ones_own_seat_goes_to_the_bot_one_names() -> None:
    table = two(DAYS)
    hand_over(table, 0, bot="random")
    assert table.data.chairs[0].bot == "random"


def test_at_days_a_turn_no_seat_is_handed_over_without_consent() -> None:
    """H2 of the review: three days a move, the player is away for a day, the opponent wants a random bot there."""
    table = two(DAYS)
    assert [chair.stand_in for chair in table.info().chairs] == [False, False]
    with pytest.raises(Refusal) as refused:
        hand_over(table, 1, bot="random")
    assert kind_of(refused) == "no_stand_in"
    assert table.data.chairs[1].bot == ""


def test_consent_is_given_or_refused_when_sitting_down() -> None:
    table = two(DAYS, stand_in=True)
    hand_over(table, 1)
    assert table.data.chairs[1].bot == "normal"
    with pytest.raises(Refusal) as refused:
        hand_over(two(LIVE, stand_in=False), 1)
    assert kind_of(refused) == "no_stand_in"


@pytest.mark.parametrize("pace", [LIVE, DAYS], ids=["live", "days"])
def test_an_opponent_does_not_break_off_alone(pace: p.Pace) -> None:
    """H2, its second half: after the seat was handed over, the bot does not agree in its owner's place."""
    table = two(pace, stand_in=True)
    hand_over(table, 1)
    ask(table, "abort")
    assert table.data.proposal is not None
    assert table.info().status == "running"
    table.receive(BEN.id, p.ReturnMessage(id=fresh(), seat=1), LATER)
    table.receive(BEN.id, p.AnswerMessage(id=fresh(), seat=1, agree=True), LATER)
    assert table.info().status == "finished"


def test_one_who_gave_up_need_not_agree_to_break_off() -> None:
    table = opened(ME, OPEN, OPEN, game="thebes")
    for _ in range(2):
        seating.sit(table, BEN, b.SitRequest())
    table.start(0)
    for seat in (1, 2):
        table.data.chairs[seat].forfeit = "left"
    ask(table, "abort")
    assert table.data.status == "finished"


# -- thinking ----------------------------------------------------------------------------------------------------------


def test_an_update_says_which_bots_think() -> None:
    table = started(ME, BOT, BOT)
    assert Updates(table, LATER).update(0).thinking == [1, 2]
    do(table, 1, "done")
    assert Updates(table, LATER).update(-2).thinking == [2]
    do(table, 2, "done")
    update = Updates(table, LATER).update(0)
    assert (update.to_act, update.thinking) == ([0], [])
