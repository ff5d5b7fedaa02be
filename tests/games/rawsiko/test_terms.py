"""Chapters W1 and W2: terms, what is public, what is hidden, where chance enters."""

import json
from random import Random

import pytest

from motherlode.games.rawsiko import Rawsiko
from motherlode.games.rawsiko.actions import credit
from motherlode.games.rawsiko.components import Box, raw
from motherlode.games.rawsiko.state import NOBODY
from motherlode.kernel import CHANCE, SILENT, SPECTATOR, SeatsError
from motherlode.kernel.playout import step
from tests.games.rawsiko.desk import Desk, facts


@pytest.mark.clause("rawsiko", "W1.1")
def test_three_to_five_players() -> None:
    game = Rawsiko()
    assert game.info.seats == (3, 4, 5)
    for seats in (2, 6):
        with pytest.raises(SeatsError):
            game.new(seats)
    age = raw()["game"]
    assert isinstance(age, dict)
    assert age["age"] == 10


@pytest.mark.clause("rawsiko", "W1.2", "W1.17")
def test_china_and_inactive_areas_are_no_territories() -> None:
    closed = raw()["closed"]
    assert isinstance(closed, dict)
    assert set(closed) == {"china", "inactive"}
    codes = [code for area in closed.values() for code in area["iso"]]
    assert {"CN", "TW", "AQ"} <= set(codes)
    box = Box()
    assert not {"china", "inactive"} & set(box.territories)
    assert not set(codes) & {code for iso in box.iso for code in iso}
    assert not [action for action in Rawsiko().actions if "china" in dict(action.about).values()]


@pytest.mark.clause("rawsiko", "W1.3")
def test_points_of_goals_come_first() -> None:
    desk = Desk().own(0, chile=1).own(1, usa=1, russia=1, guatemala=1).own(2, france=1)
    desk.goals(0, "glass_ceramics", "flame_retardants", "digital_cameras", "medical_equipment").turn(6).end(3)
    assert desk.outcome().totals == (5, 0, 0)
    assert desk.outcome().ranks == (1, 2, 3)


@pytest.mark.clause("rawsiko", "W1.4")
def test_a_turn_gives_every_living_player_one_action_phase() -> None:
    desk = Desk(4).own(0, usa=1).own(1, peru=1).own(2, spain=1).own(3, japan=1).eliminated(1).turn()
    acted = []
    while desk.state.counter == 1:
        acted.append(desk.active())
        desk.end()
    assert acted == [0, 2, 3]


@pytest.mark.clause("rawsiko", "W1.5")
def test_a_territory_lies_in_one_continent_and_holds_materials() -> None:
    box = Box()
    assert sorted(territory for members in box.members for territory in members) == list(range(45))
    for held in box.placements:
        assert held
        assert len(set(held)) == len(held)


@pytest.mark.clause("rawsiko", "W1.6")
def test_links_work_both_ways() -> None:
    box = Box()
    assert set(box.link_kind) == {"land", "sea"}
    for a, b in box.links:
        assert a != b
        assert b in box.neighbours[a]
        assert a in box.neighbours[b]
    assert sum(len(near) for near in box.neighbours) == 2 * len(box.links)


@pytest.mark.clause("rawsiko", "W1.7")
def test_sea_links_work_like_land_links() -> None:
    desk = Desk().own(0, greenland=4, mexico=3).own(1, united_kingdom=1).own(2, chile=1).turn()
    desk.move("greenland", "norway", 1)
    assert desk.owner("norway") == 0
    desk.attack("greenland", "united_kingdom", "6", "1")
    assert desk.owner("united_kingdom") == 0
    desk.move("mexico", "cuba", 1)
    desk.move("mexico", "usa", 1)
    assert desk.owner("cuba") == desk.owner("usa") == 0
    draft = Desk().deal()
    draft.do("choose_continent north_america", "choose_territory usa", "choose_territory cuba")
    assert draft.owner("cuba") == 0


@pytest.mark.clause("rawsiko", "W1.8")
def test_the_supply_of_resources_never_runs_out() -> None:
    desk = Desk(turns=12, extra_resources=20).own(0, russia=25, usa=1, brazil=1, mozambique=1)
    desk.own(1, japan=1).own(2, spain=1).turn()
    for _ in range(11):
        desk.end(3)
        while desk.phase() == "invest":
            desk.do("place russia" if desk.active() == 0 else desk.legal()[0])
    assert desk.total("russia") == 25 + 11 * 4
    assert desk.why("source russia") == ""
    desk.do("source russia", "target kazakhstan", "number 69")
    assert desk.total("kazakhstan") == 69


@pytest.mark.clause("rawsiko", "W1.9", "W1.10", "W1.12")
@pytest.mark.parametrize("seed", range(6))
def test_presence_is_ownership_and_only_the_active_player_has_moved(seed: int) -> None:
    game = Rawsiko()
    rng = Random(seed)
    state = game.new(3 + seed % 3)
    while acting := game.to_act(state):
        step(game, state, acting[0], rng)
        for owner, total, moved in zip(state.owner, state.total, state.moved, strict=True):
            assert (owner == NOBODY) == (total == 0)
            assert 0 <= moved <= total
            assert moved == 0 or owner == state.active


@pytest.mark.clause("rawsiko", "W1.11")
def test_moved_and_unmoved_make_the_total() -> None:
    desk = Desk().own(0, usa=5, mexico=1).own(1, peru=1).own(2, spain=1).turn()
    desk.move("usa", "mexico", 2)
    assert (desk.total("mexico"), desk.unmoved("mexico")) == (3, 1)
    assert (desk.total("usa"), desk.unmoved("usa")) == (3, 3)


@pytest.mark.clause("rawsiko", "W1.13")
def test_materials_have_short_symbols() -> None:
    box = Box()
    assert len(box.materials) == 30
    assert {"Bi", "PR"} <= set(box.materials)
    assert all(1 <= len(symbol) <= 3 for symbol in box.materials)


@pytest.mark.clause("rawsiko", "W1.14")
def test_controlled_is_the_union_over_own_territories() -> None:
    desk = Desk().own(0, chile=1, argentina=1, brazil=2).own(1, usa=1).own(2, spain=1)
    assert desk.controlled(0) == {"Li", "B", "Nb", "NG", "Si", "HRE"}


@pytest.mark.clause("rawsiko", "W1.15")
def test_goals_have_points_and_materials() -> None:
    box = Box()
    assert len(box.goals) == 28
    assert all(vp > 0 for vp in box.goal_vp)
    assert all(needs > 0 for needs in box.goal_needs)


@pytest.mark.clause("rawsiko", "W1.16")
def test_living_is_owning_a_territory_once_the_draft_is_over() -> None:
    desk = Desk().deal()
    assert desk.state.owner.count(2) == 0
    desk.draft("africa")
    assert desk.active() == 1
    desk.draft("asia", "europe", "oceania")
    assert desk.state.eliminated == ()
    desk = Desk().own(0, usa=3).own(1, mexico=1).own(2, spain=1).turn()
    desk.attack("usa", "mexico", "6", "1")
    assert desk.state.eliminated == (1,)


@pytest.mark.clause("rawsiko", "W1.18")
def test_a_third_rounded_up() -> None:
    assert [credit(number) for number in range(8)] == [0, 1, 1, 1, 2, 2, 2, 3]


@pytest.mark.clause("rawsiko", "W1.19")
def test_a_refused_choice_changes_nothing() -> None:
    desk = Desk().own(0, usa=3).own(1, mexico=1).own(2, spain=1).turn()
    desk.do("source usa")
    before = desk.state.key()
    for action in range(len(desk.game.actions)):
        for seat in range(3):
            desk.game.check(desk.state, seat, action)
            desk.game.legal(desk.state, seat)
    assert desk.why("target spain") == "W11.5"
    assert desk.state.key() == before


@pytest.mark.clause("rawsiko", "W1.20")
def test_a_forced_choice_has_one_result() -> None:
    desk = Desk().own(0, usa=1).own(1, mexico=1).own(2, spain=1).turn().moved(usa=1)
    assert desk.legal() == ["end_phase"]
    twin = desk.state.clone()
    desk.end()
    desk.game.apply(twin, 0, desk.game.actions.parse("end_phase"), SILENT)
    assert desk.state.key() == twin.key()


@pytest.mark.clause("rawsiko", "W1.21", "W2.9")
def test_a_bot_in_a_seat_knows_the_goals_of_that_seat_only() -> None:
    desk = Desk(4).deal("card_2", "card_5", "card_1", "card_7")
    rng = Random(3)
    own = slice(4, 8)
    guesses = set()
    for _ in range(300):
        world = desk.game.determinise(desk.state, 1, rng)
        assert world.goals[own] == desk.state.goals[own]
        assert desk.game.view(world, 1) == desk.view(1)
        assert desk.game.legal(world, world.active) == desk.game.legal(desk.state, desk.active())
        guesses.add(world.goals[:4])
    cards = {tuple(card) for card in desk.box.card_goals}
    assert guesses == cards - {tuple(desk.state.goals[own])}


@pytest.mark.clause("rawsiko", "W2.1")
def test_everything_but_goals_is_public() -> None:
    desk = Desk(monopoly_stranglehold=True).own(0, usa=5, canada=1).own(1, mexico=1).own(2, spain=4, france=1).turn(2)
    desk.attack("usa", "mexico", "5", "4")
    desk.do("source usa", "target cuba")
    views = [desk.view(viewer) for viewer in (0, 1, 2, SPECTATOR)]
    for view in views:
        view["needed"] = []
        for player in view["players"]:
            player["goals"] = player["complete"] = player["vp"] = None
    assert views[0] == views[1] == views[2] == views[3]
    view = views[3]
    assert (view["phase"], view["active"], view["turn"], view["eliminated"]) == ("number", 0, 3, [1])
    assert view["order"] == [0, 1, 2]
    lands = view["territories"]
    assert isinstance(lands, dict)
    assert lands["mexico"] == {"owner": 0, "total": 1, "unmoved": 0}
    assert json.loads(json.dumps(view)) == view


@pytest.mark.clause("rawsiko", "W2.2")
def test_the_goals_and_cards_themselves_are_public() -> None:
    data = raw()
    goals, cards = data["goal"], data["card"]
    assert isinstance(goals, list)
    assert isinstance(cards, list)
    assert {"id", "vp", "materials", "tier"} <= set(goals[0])
    assert cards[0]["goals"] == ["fertilizers", "flame_retardants", "digital_cameras", "medical_equipment"]


@pytest.mark.clause("rawsiko", "W2.3")
def test_only_the_holder_sees_goals() -> None:
    desk = Desk()
    events = desk.draw("deal_card card_3")
    assert events[0].seen_by(0)["goals"] == ["oil_drilling", "cutting_tools", "televisions", "satellites"]
    assert events[0].seen_by(1) == events[0].seen_by(SPECTATOR) == {"seat": 0}
    assert desk.player(0, 0)["goals"] == ["oil_drilling", "cutting_tools", "televisions", "satellites"]
    for viewer in (1, 2, SPECTATOR):
        assert desk.player(viewer, 0)["goals"] is None
        assert desk.player(viewer, 0)["vp"] is None
    assert desk.game.secret(desk.state, CHANCE, desk.game.draws.parse("deal_card card_1"), 0)
    assert not desk.game.secret(desk.state, CHANCE, desk.game.draws.parse("deal_card card_1"), 1)
    assert desk.game.secret(desk.state, CHANCE, desk.game.draws.parse("deal_card card_1"), SPECTATOR)


@pytest.mark.clause("rawsiko", "W2.4")
def test_goals_of_the_eliminated_stay_hidden() -> None:
    desk = Desk().own(0, usa=3).own(1, mexico=1).own(2, spain=1).turn()
    desk.attack("usa", "mexico", "6", "1")
    assert desk.player(1, 1)["goals"] is not None
    assert desk.player(0, 1)["goals"] is None
    desk.to_the_end()
    assert desk.player(0, 1)["goals"] == ["tyres", "led_lamps", "optical_fibres", "electric_cars"]


@pytest.mark.clause("rawsiko", "W2.5")
def test_what_was_not_dealt_is_shown_to_nobody() -> None:
    desk = Desk().own(0, usa=3).own(1, mexico=1).own(2, spain=1).turn()
    desk.to_the_end()
    shown = json.dumps([desk.view(viewer) for viewer in (0, 1, 2, SPECTATOR)])
    for card in desk.box.card_goals[3:]:
        for goal in card:
            assert desk.box.goals[goal] not in shown


@pytest.mark.clause("rawsiko", "W2.6")
def test_all_goals_become_public_at_scoring() -> None:
    desk = Desk().own(0, usa=3).own(1, mexico=1).own(2, spain=1).turn(6)
    desk.end(2)
    events = desk.end()
    revealed = [event for event in events if event.kind == "goals_revealed"]
    assert [event.facts["seat"] for event in revealed] == [0, 1, 2]
    assert all(event.reveals for event in revealed)
    for seat in range(3):
        assert desk.player(SPECTATOR, seat)["goals"] == revealed[seat].facts["goals"]
        assert desk.player(SPECTATOR, seat)["complete"] == revealed[seat].facts["complete"]


@pytest.mark.clause("rawsiko", "W2.7")
def test_open_goals_are_public_from_the_deal_on() -> None:
    desk = Desk(open_goals=True)
    draw = desk.game.draws.parse("deal_card card_1")
    assert not desk.game.secret(desk.state, CHANCE, draw, SPECTATOR)
    events = desk.draw("deal_card card_1")
    assert facts(events, "goals_revealed")[0]["seat"] == 0
    assert desk.player(2, 0)["goals"] == ["fertilizers", "flame_retardants", "digital_cameras", "medical_equipment"]
    desk.draw("deal_card card_2", "deal_card card_3")
    world = desk.game.determinise(desk.state, 2, Random(1))
    assert world.key() == desk.state.key()


@pytest.mark.clause("rawsiko", "W2.8")
@pytest.mark.parametrize(("advanced", "deal"), [(True, "cards"), (False, "tiers")])
def test_chance_enters_in_four_places_only(advanced: bool, deal: str) -> None:
    game = Rawsiko({"advanced_setup": advanced, "goal_deal": deal})
    phases: dict[str, set[str]] = {}
    for seed in range(10):
        rng = Random(seed)
        state = game.new(3)
        while acting := game.to_act(state):
            if acting == (CHANCE,):
                phase = str(game.dump(state)["phase"])
                phases.setdefault(phase, set()).update(game.draws[draw].kind for draw, _ in game.chance(state))
            step(game, state, acting[0], rng)
    expected = {"seat": {"seat"}, "attack": {"roll"}, "defence": {"roll"}}
    expected["deal"] = {"deal_card" if deal == "cards" else "deal_goal"}
    if advanced:
        expected["draw"] = {"draw_continent"}
    assert phases == expected
