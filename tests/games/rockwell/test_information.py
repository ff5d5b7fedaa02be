"""R3: what lies open, what is behind the screens, what others can work out."""

import json
from random import Random
from typing import Any

import pytest

from motherlode.games.rockwell import secrets
from motherlode.games.rockwell.actions import BID_DONE_ID, INSURE_DONE_ID
from motherlode.games.rockwell.state import OVER, standard_order
from motherlode.kernel import CHANCE, SILENT, SPECTATOR
from tests.games.rockwell.desk import Desk, kinds, told

SCREEN = {"zinc", "copper", "silver", "gold", "money", "tokens", "deliveries", "stars"}


def rich(seats: int = 4, **options: str) -> Desk:
    desk = Desk(seats, **options)
    for seat in range(seats):
        desk.cubes(seat, 11 + seat, 23 + seat, 37 + seat, 41 + seat).money(seat, 71_700 + 100 * seat).tokens(
            seat, 17 + seat
        )
    return desk


@pytest.mark.clause("rockwell", "R3.1", "R3.10")
@pytest.mark.parametrize("viewer", [0, 1, 3, SPECTATOR])
def test_holdings_are_behind_the_screen(viewer: int) -> None:
    view = rich().view(viewer)
    for seat, company in enumerate(view["seats"]):
        assert ("screen" in company) == (seat == viewer)
    if viewer >= 0:
        screen = view["seats"][viewer].pop("screen")
        assert set(screen) == SCREEN
        assert (screen["gold"], screen["money"], screen["tokens"]) == (41 + viewer, 71_700 + 100 * viewer, 17 + viewer)
    text = json.dumps(view)
    assert not any(str(71_700 + 100 * seat) in text for seat in range(4))


@pytest.mark.clause("rockwell", "R3.10")
def test_what_others_hold_changes_nothing_in_the_observation() -> None:
    poor, wealthy = Desk(), rich()
    wealthy.cubes(0, *poor.cubes_of(0)).money(0, poor.money_of(0)).tokens(0, 0)
    assert poor.game.observe(poor.state, 0) == wealthy.game.observe(wealthy.state, 0)
    assert poor.view(0) == wealthy.view(0)
    assert poor.view(SPECTATOR) == wealthy.view(SPECTATOR)


@pytest.mark.clause("rockwell", "R3.1")
def test_delivery_tiles_are_behind_the_screen() -> None:
    desk = Desk().cubes(0, 6, 0, 0, 0).works(0)
    desk.do("deliver zinc")
    assert desk.view(0)["seats"][0]["screen"]["deliveries"] == ["dz1"]
    assert "dz1" not in json.dumps(desk.view(1))


@pytest.mark.clause("rockwell", "R3.2")
def test_company_boards_are_open() -> None:
    desk = Desk().level(2, safety=1, mobility=3).shaft(2, "b5").earned(2, "gold12")
    company = desk.view(0)["seats"][2]
    assert (company["safety"], company["mobility"], company["shaft"]) == (1, 3, 1)
    assert company["achievements"] == ["gold12"]


@pytest.mark.clause("rockwell", "R3.3")
def test_the_stars_of_a_tile_are_for_its_owner() -> None:
    desk = Desk().cubes(2, 0, 0, 0, 11).money(2, 9000).market(2)
    event = next(event for event in desk.do("buy gold", "amount 1", "amount_done") if event.kind == "achievement")
    assert event.seen_by(2) == {"seat": 2, "achievement": "gold12", "stars": 5}
    assert event.seen_by(0) == event.seen_by(SPECTATOR) == {"seat": 2, "achievement": "gold12"}
    assert desk.view(2)["seats"][2]["screen"]["stars"] == {"gold12": 5}
    assert desk.view(0)["achievements"]["gold12"] == {"left": 3, "stars": 4}


@pytest.mark.clause("rockwell", "R3.4")
def test_what_is_public_at_all_times() -> None:
    desk = Desk().crews(1, "b3 2+1", "core").shaft(3, "c0").flip("a4").sit(2, 1, 3).kept(0, 2)
    desk.orders([2, 0, 1, 3], [3, 1, 0, 2])
    desk.state.bribes = 1
    view = desk.view(SPECTATOR)
    tiles = {tile["tile"]: tile for tile in view["tiles"]}
    assert (tiles["b3"]["power"], tiles["b3"]["total"], tiles["c0"]["shaft"]) == (6, 3, 3)
    assert (tiles["a4"]["flipped"], tiles["a4"]["back"], tiles["a5"]["back"]) == (True, "a3a", None)
    assert view["seats"][1]["crews"][0] == {"place": "b3", "strength": 2, "die": 1}
    assert view["seats"][1]["crews"][-1]["place"] == "core"
    assert view["boards"]["board_1"][2] == {"chair": 3, "gives": "subcontractor", "seat": 2}
    assert (view["direction"], view["control"]) == ([2, 0, 1, 3], [3, 1, 0, 2])
    assert (view["bribes"], view["dice"]) == (1, 2)
    assert view["deliveries"]["gold"]["left"] == 7
    assert view["achievements"]["silver10"] == {"left": 4, "stars": 4}
    assert view["piles"][0]["size"] == 6
    assert view["seats"][0]["cards"] == 2


@pytest.mark.clause("rockwell", "R3.4")
def test_a_choice_in_progress_is_seen_by_all() -> None:
    desk = Desk().crews(0, "b3_b4 1+1").crews(1, "c3_c4 1").sit(0, 1, 1).drilling()
    assert desk.view(2)["choice"] == {}
    desk.do("crew 1")
    assert desk.view(2)["choice"] == {"crew": 1}
    desk.do("stay", "bribe 1 1")
    assert desk.view(2)["choice"] == {"crew": 1, "victim_seat": 1, "victim": 1}
    desk = Desk().crews(0, "b3 1+1").drilling()
    desk.do("crew 1", "move b4")
    assert desk.view(2)["choice"] == {"crew": 1, "place": "b4"}
    desk = Desk().market(0)
    desk.do("sell zinc", "amount 1")
    assert desk.view(2)["choice"] == {"kind": "zinc", "selling": True, "cubes": 1}
    desk = Desk().crews(0, "b3 1").shaft(0, "a0").money(0, 9000).works(0)
    desk.do("move_shaft a0", "shaft_level 1")
    assert desk.view(2)["choice"] == {"shaft": "a0", "level": 1}


@pytest.mark.clause("rockwell", "R3.5")
def test_no_order_of_piles_exists() -> None:
    """A card is drawn when it is drawn: each one left is as likely; what is left is known to all."""
    desk = Desk().crews(1, "a0 2", "a2 2").crews(0, "e0 1", "e1 1").drilling()
    desk.will_draw("a3a", "e03b").do("crew 1", "move a0")
    assert desk.view(3)["piles"][0]["cards"] == ["e03a", "e03c", "e03d", "e03e", "e03f"]
    assert sorted(desk.view(3)["piles"][0]["backs"]) == ["a3a", "a3c", "a3d"]
    for text in ("crew 1", "stay", "crew 1", "stay", "crew 1", "stay", "crew 2", "move a2"):
        desk.game.apply(desk.state, desk.actor, desk.game.actions.parse(text), SILENT)
    desk.game.apply(desk.state, CHANCE, desk.game.draws.parse("back a3c"), SILENT)
    outcomes = [(str(desk.game.draws[draw]), weight) for draw, weight in desk.game.chance(desk.state)]
    assert outcomes == [(f"card e03{letter}", 1) for letter in "acdef"]


@pytest.mark.clause("rockwell", "R3.6")
def test_a_bid_is_secret_until_all_are_in() -> None:
    desk = Desk(3)
    before = desk.view(1)
    assert desk.do("bid_cubes zinc 1", "bid_money 1000", seat=0) == []
    assert desk.view(1) == before
    assert desk.do("bid_done", seat=0) == []
    after = desk.view(1)
    assert after["seats"][0].pop("ready") is True
    before["seats"][0].pop("ready")
    assert after == before
    desk.do("bid_done", seat=1)
    events = desk.do("bid_done", seat=2)
    assert told(events, "bid_revealed")[0] == {
        "seat": 0, "zinc": 1, "copper": 0, "silver": 0, "gold": 0, "money": 1000, "value": 1400,
    }  # fmt: skip
    assert all(event.reveals for event in events if event.kind == "bid_revealed")


@pytest.mark.clause("rockwell", "R3.6")
def test_who_bids_what_is_secret_from_the_others_only() -> None:
    desk = Desk(3)
    for viewer in (1, 2, SPECTATOR):
        assert desk.game.secret(desk.state, 0, desk.game.actions.parse("bid_cubes zinc 1"), viewer)
        assert desk.game.secret(desk.state, 0, BID_DONE_ID, viewer)
    assert not desk.game.secret(desk.state, 0, BID_DONE_ID, 0)
    desk.drilling()
    assert not desk.game.secret(desk.state, 0, desk.game.actions.parse("crew 1"), 1)


@pytest.mark.clause("rockwell", "R3.7")
def test_everything_else_is_told_openly() -> None:
    desk = Desk().crews(1, "a0 2").crews(0, "e0 1").sit(0, 1, 3).drilling()
    events = desk.will_draw("a3a", "e03d").do("crew 1", "move a0")
    wanted = {"card_drawn", "share", "surplus", "danger", "cubes_lost", "cubes_received", "card_kept"}
    assert wanted <= set(kinds(events))
    assert all(not event.secret for event in events)
    drawn = {"card": "e03d", "zinc": 4, "copper": 5, "silver": 0, "gold": 0, "danger": 1, "tile": "a0"}
    assert told(events, "card_drawn") == [drawn]


@pytest.mark.clause("rockwell", "R3.8")
def test_the_exchange_is_secret_then_open() -> None:
    desk = Desk(3).insuring()
    before = desk.view(1)
    assert desk.do("insure zinc 1", "insure copper 1", seat=0) == []
    assert desk.view(1) == before
    for seat in (0, 1, 2):
        events = desk.do("insure_done", seat=seat)
    assert told(events, "insured")[0] == {"seat": 0, "zinc": 1, "copper": 1, "silver": 0, "gold": 0, "tokens": 2}
    assert all(event.reveals for event in events if event.kind == "insured")
    assert desk.view(0)["seats"][0]["screen"]["tokens"] == 2
    assert "screen" not in desk.view(1)["seats"][0]


@pytest.mark.clause("rockwell", "R3.8")
def test_option_a_secret_exchange() -> None:
    desk = Desk(3, insurance_visibility="secret").insuring()
    desk.do("insure zinc 1", "insure_done", seat=0)
    desk.do("insure_done", seat=1)
    events = desk.do("insure_done", seat=2)
    own = next(event for event in events if event.kind == "insured_secretly")
    assert own.seen_by(0) == {"seat": 0, "zinc": 1, "copper": 0, "silver": 0, "gold": 0, "tokens": 1}
    assert own.seen_by(1) == own.seen_by(SPECTATOR) == {"seat": 0}
    assert "insured" not in kinds(events)


@pytest.mark.clause("rockwell", "R3.8")
def test_where_the_exchange_is_secret_everyone_in_danger_is_asked() -> None:
    """Whether somebody is asked may not tell whether there are tokens."""
    for visibility, prompt in (("open", "crew"), ("secret", "use_insurance")):
        desk = Desk(4, insurance_visibility=visibility).crews(1, "a0 2").crews(0, "e0 1").drilling()
        desk.will_draw("a3a", "e03d").do("crew 1", "move a0")
        assert desk.prompt() == prompt
    assert desk.legal() == ["use_insurance 0"]


@pytest.mark.clause("rockwell", "R3.9")
def test_a_claim_does_not_show_the_total() -> None:
    desk = Desk().cubes(0, 0, 0, 0, 11).money(0, 9000).market(0)
    events = desk.do("buy gold", "amount 5", "amount_done")
    assert told(events, "achievement") == [{"seat": 0, "achievement": "gold12"}]


@pytest.mark.clause("rockwell", "R3.11")
def test_standard_order() -> None:
    desk = Desk().orders([2, 0, 3, 1], [0, 1, 2, 3])
    desk.state.active = 3
    assert standard_order(desk.state) == [3, 2, 0, 1]
    desk.state.active = -1
    assert standard_order(desk.state) == [2, 0, 3, 1]


# What an attentive player knows.


@pytest.mark.clause("rockwell", "R3.10")
def test_open_play_lets_everything_be_derived() -> None:
    desk = rich().drilling()
    world = desk.game.determinise(desk.state, 1, Random(3))
    assert world.key() == desk.state.key()
    assert world is not desk.state


def test_a_sealed_bid_is_imagined_anew() -> None:
    desk = rich(3)
    desk.do("bid_cubes gold 5", "bid_done", seat=0)
    desk.do("bid_cubes zinc 1", seat=1)
    worlds = [desk.game.determinise(desk.state, 2, Random(seed)) for seed in range(400)]
    gold = {world.offer[3] for world in worlds}
    assert (min(gold), max(gold)) == (0, 41)
    assert {world.offer_money[0] % 100 for world in worlds} == {0}
    assert max(world.offer_money[0] for world in worlds) > 60_000
    assert {tuple(world.offer[4:8]) for world in worlds} == {(0, 0, 0, 0)}
    assert desk.game.determinise(desk.state, 0, Random(1)).offer[:4] == [0, 0, 0, 5]


def insured_secretly() -> Desk:
    """Three seats with ten cubes of each kind; seat 0 has given seven zinc, others nothing."""
    desk = Desk(3, insurance_visibility="secret")
    for seat in range(3):
        desk.cubes(seat, 10, 10, 10, 10).money(seat, 50_000)
        desk.earned(seat, "zinc8_copper8", "silver10", "six_of_each")
    desk.insuring()
    desk.do("insure zinc 5", "insure zinc 1", "insure zinc 1", "insure_done", seat=0)
    desk.do("insure_done", seat=1)
    desk.do("insure_done", seat=2)
    return desk


def imagined(desk: Desk, viewer: int = 1, count: int = 300) -> list[list[int]]:
    worlds = [desk.game.determinise(desk.state, viewer, Random(seed)) for seed in range(count)]
    for world in worlds:
        assert [world.cubes[kind] + world.insured[kind] for kind in range(4)] == [
            desk.state.cubes[kind] + desk.state.insured[kind] for kind in range(4)
        ]
    return [world.insured[:4] for world in worlds]


def test_a_secret_exchange_can_have_been_anything() -> None:
    found = imagined(insured_secretly())
    assert [min(kind) for kind in zip(*found, strict=True)] == [0, 0, 0, 0]
    assert [max(kind) for kind in zip(*found, strict=True)] == [10, 10, 10, 10]


def test_cubes_shown_were_not_exchanged() -> None:
    desk = insured_secretly().market(0)
    events = desk.do("sell gold", "amount 5", "amount 1", "amount_done")
    assert [event.facts["cubes"] for event in events if event.kind == "cubes_shown"] == [1, 5, 6]
    assert all(event.reveals for event in events if event.kind == "cubes_shown")
    found = imagined(desk)
    assert max(gone[3] for gone in found) == 4
    assert max(gone[0] for gone in found) == 10


def test_tokens_handed_in_were_got() -> None:
    desk = insured_secretly().crews(0, "a0 2").crews(1, "e0 1").orders([0, 1, 2], [1, 0, 2]).drilling()
    desk.will_draw("a3a", "e03d").do("crew 1", "move a0")
    desk.do("use_insurance 0", seat=1)
    assert desk.do("use_insurance 2", seat=0)[0].reveals
    assert min(sum(gone) for gone in imagined(desk)) >= 2


def test_an_achievement_not_claimed_proves_that_cubes_are_gone() -> None:
    """Seat 0 is known to have had 13 gold; that it claims nothing for 12 shows that at least two are gone."""
    desk = insured_secretly()
    desk.state.cubes[3] -= 4
    desk.state.insured[3] += 4
    secrets.open_ceiling(desk.state)
    desk.market(0)
    events = desk.do("buy gold", "amount 1", "amount 1", "amount 1", "amount_done")
    assert told(events, "achievement_tested") == [{"seat": 0, "achievement": "gold12", "met": 0}]
    assert {gone[3] for gone in imagined(desk)} == set(range(2, 11))


def test_the_truth_and_the_ceiling_are_always_possible() -> None:
    desk = Desk(3, insurance_visibility="secret")
    game = desk.game
    for seed in range(12):
        state = Desk(3, insurance_visibility="secret").state
        state.cubes = [9] * 12
        state.money = [20_000] * 3
        rng = Random(seed)
        proofs = 0
        while acting := game.to_act(state):
            step(game, state, rng.choice(acting), rng)
            proofs = max(proofs, len(state.proofs))
            for seat in range(3):
                gone, ceiling = state.insured[seat * 4 : seat * 4 + 4], state.ceiling[seat * 4 : seat * 4 + 4]
                assert secrets.is_possible(state, seat, gone)
                assert secrets.is_possible(state, seat, ceiling)
                assert all(most >= own for most, own in zip(ceiling, gone, strict=True))
        assert proofs
        assert state.phase == OVER


def step(game: Any, state: Any, seat: int, rng: Random) -> None:
    """Random play that keeps its cubes more often than not."""
    if seat == CHANCE:
        game.apply(state, CHANCE, game.sample(state, rng), SILENT)
        return
    legal = game.legal(state, seat)
    calm = [action for action in legal if action in (BID_DONE_ID, INSURE_DONE_ID)]
    game.apply(state, seat, rng.choice(calm if calm and rng.random() < 0.6 else legal), SILENT)
