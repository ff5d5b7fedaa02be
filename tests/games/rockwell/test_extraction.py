"""R11 to R13: extraction, danger, active shafts."""

import pytest

from motherlode.games.rockwell.phases import danger
from tests.games.rockwell.desk import AI, Desk, cubes_in, kinds, told


def at_c0(*others: str, mover: str = "c1 1", seats: int = 4, card: str = "e07e", **options: str) -> Desk:
    """Seat 0 is about to move onto C0 (power 7), where seats 1, 2, ... stand with these crews."""
    desk = Desk(seats, **options).crews(0, mover).will_draw("c7a", card)
    for seat, crew in enumerate(others, start=1):
        if crew:
            desk.crews(seat, crew)
    return desk.drilling()


# R11.


@pytest.mark.clause("rockwell", "R11.1")
@pytest.mark.parametrize(("strength", "ready"), [(3, False), (4, True)])
def test_a_tile_is_extracted_as_soon_as_its_power_is_reached(strength: int, ready: bool) -> None:
    """With two crews of 2 and 1 on power 7, of different owners."""
    desk = at_c0(f"c0 {strength}", "c0 2")
    events = desk.do("crew 1", "move c0")
    assert ("tile_extracted" in kinds(events)) == ready
    assert desk.is_flipped("c0") == ready


@pytest.mark.clause("rockwell", "R11.1")
def test_more_than_the_power_is_enough_too() -> None:
    assert "tile_extracted" in kinds(at_c0("c0 4", "c0 4").do("crew 1", "move c0"))


@pytest.mark.clause("rockwell", "R11.2", "R11.15")
def test_who_caused_it_is_active_and_keeps_the_card() -> None:
    desk = at_c0("c0 4", "c0 4")
    events = desk.do("crew 1", "move c0")
    assert told(events, "tile_extracted")[0]["seat"] == 0
    assert told(events, "card_kept") == [{"seat": 0, "card": "e07e", "cards": 1}]
    assert desk.state.kept == [1, 0, 0, 0]


@pytest.mark.clause("rockwell", "R11.2", "R15.7")
def test_an_upgrade_makes_active_too() -> None:
    desk = Desk().crews(1, "c0 2").crews(2, "c0 4").money(1, 9000).will_draw("c7a", "e07a").works(1)
    events = desk.do("upgrade_crew 1")
    assert told(events, "tile_extracted") == [{"seat": 1, "tile": "c0", "power": 7, "total": 7}]
    assert desk.state.kept == [0, 1, 0, 0]


@pytest.mark.clause("rockwell", "R11.3", "R11.4")
def test_crews_and_shafts_stay_and_a_flipped_tile_is_done_with() -> None:
    desk = at_c0("c0 4", "c0 2").shaft(3, "c0")
    desk.do("crew 1", "move c0")
    tile = next(tile for tile in desk.view(0)["tiles"] if tile["tile"] == "c0")
    assert (tile["flipped"], tile["total"], tile["shaft"]) == (True, 7, 3)
    for _ in range(3):
        desk.do("crew 2", "stay")
    events = desk.do("crew 1", "stay")
    assert "tile_extracted" not in kinds(events)
    desk = Desk().crews(0, "c1 4").crews(1, "c0 4").flip("c0").drilling()
    assert "tile_extracted" not in kinds(desk.do("crew 1", "move c0"))


@pytest.mark.clause("rockwell", "R11.5")
@pytest.mark.parametrize(("tile", "pile"), [("a0", "03"), ("a1", "04"), ("b0", "05"), ("c1", "08"), ("d1", "10")])
def test_the_card_comes_from_the_pile_of_the_power(tile: str, pile: str) -> None:
    desk = Desk().crews(0, f"{tile} 3").crews(1, f"{tile} 4").crews(2, f"{tile} 4").money(0, 9000).works(0)
    events = desk.do("upgrade_crew 1")
    assert str(told(events, "card_drawn")[0]["card"]).startswith(f"e{pile}")


@pytest.mark.clause("rockwell", "R11.6", "R11.12")
def test_a_shaft_alone_makes_no_participant() -> None:
    desk = at_c0("c0 4", "c0 2").shaft(3, "c0")
    events = desk.do("crew 1", "move c0")
    assert [facts["seat"] for facts in told(events, "share")] == [0, 1, 2]
    assert told(events, "surplus")[0]["seat"] == 3


@pytest.mark.clause("rockwell", "R11.7", "R11.8")
def test_each_kind_is_divided_apart_and_rounded_down() -> None:
    """3 copper, 5 silver, 4 gold for two players, one with more crews and strength."""
    desk = Desk().crews(0, "c1 1").crews(1, "c0 4", "c0 4").will_draw("c7a", "e07e").drilling()
    events = desk.do("crew 1", "move c0")
    assert [cubes_in(facts) for facts in told(events, "share")] == [[0, 1, 2, 2], [0, 1, 2, 2]]
    assert [(facts["seat"], cubes_in(facts)) for facts in told(events, "surplus")] == [(1, [0, 1, 1, 0])]


@pytest.mark.clause("rockwell", "R11.9", "R11.12")
def test_the_shaft_comes_before_strength() -> None:
    desk = at_c0("c0 4", "c0 2").shaft(2, "c0")
    events = desk.do("crew 1", "move c0")
    surplus = told(events, "surplus")[0]
    assert (surplus["seat"], surplus["reason"], cubes_in(surplus)) == (2, "shaft", [0, 0, 2, 1])
    assert desk.cubes_of(2) == [3, 3, 4, 2]


@pytest.mark.clause("rockwell", "R11.10")
def test_the_strongest_has_priority_with_all_crews_and_dice() -> None:
    desk = Desk().crews(0, "c1 3").crews(1, "c0 1+1", "c0 2").will_draw("c7a", "e07e").drilling()
    events = desk.do("crew 1", "move c0")
    assert told(events, "surplus")[0]["seat"] == 1
    assert told(events, "surplus")[0]["reason"] == "strongest"


@pytest.mark.clause("rockwell", "R11.11")
def test_among_several_strongest_the_active_player() -> None:
    desk = at_c0("c0 3", "c0 3")
    events = desk.do("crew 1", "move c0")
    assert (told(events, "surplus")[0]["seat"], told(events, "surplus")[0]["reason"]) == (0, "active")


@pytest.mark.clause("rockwell", "R11.13")
def test_a_single_participant_takes_all() -> None:
    desk = Desk().crews(0, "c0 4", "c1 4").shaft(2, "c0").will_draw("c7a", "e07e").drilling()
    events = desk.do("crew 2", "move c0")
    assert [cubes_in(facts) for facts in told(events, "share")] == [[0, 3, 5, 4]]
    assert "surplus" not in kinds(events)
    assert desk.cubes_of(2) == [3, 2, 1, 0]


@pytest.mark.clause("rockwell", "R11.14", "R11.16")
def test_the_order_of_an_extraction() -> None:
    desk = at_c0("c0 4", "c0 2", card="e07d").cubes(0, 0, 0, 9, 0).tokens(0, 1).kept(0, 5)
    events = desk.do("crew 1", "move c0")
    assert kinds(events) == [
        "crew_moved", "tile_extracted", "tile_flipped", "card_drawn", "share", "share", "share", "surplus", "danger",
    ]  # fmt: skip
    assert desk.cubes_of(0) == [0, 0, 9, 0]
    events = desk.do("use_insurance 1")
    assert kinds(events) == [
        "tokens_used", "danger", "cubes_lost", "danger", "cubes_lost", "cubes_received", "cubes_received", "card_kept",
        "achievement",
    ]  # fmt: skip


def test_every_step_of_an_extraction_names_its_tile() -> None:
    """So that a board can show where the cubes come from."""
    desk = at_c0("c0 4", "c0 2", card="e07d").tokens(0, 1)
    events = desk.do("crew 1", "move c0", "use_insurance 0")
    for kind in ("tile_flipped", "card_drawn", "share", "surplus", "danger", "cubes_lost", "cubes_received"):
        assert {facts["tile"] for facts in told(events, kind)} == {"c0"}, kind


@pytest.mark.clause("rockwell", "R11.17")
def test_the_active_player_chooses_the_first_of_several_tiles() -> None:
    """A crew that goes onto an edge makes both tiles ready."""
    desk = Desk().crews(0, "a2 2").level(0, mobility=2).crews(1, "a0 2", "a1 2").drilling()
    desk.do("crew 1", "move a0_a1")
    assert (desk.prompt(), desk.actor) == ("first_tile", 0)
    assert desk.legal() == ["first_tile a0", "first_tile a1"]
    violation = desk.violation("first_tile a2")
    assert violation is not None
    assert (violation.clause, violation.facts) == ("R11.17", {"tile": "a2"})
    events = desk.do("first_tile a1")
    assert [facts["tile"] for facts in told(events, "tile_extracted")] == ["a1"]
    assert (desk.is_flipped("a1"), desk.is_flipped("a0")) == (True, False)
    assert desk.crews_of(0)[0] == "a1 2"


@pytest.mark.clause("rockwell", "R11.18")
def test_then_play_goes_on() -> None:
    desk = at_c0("c0 4", "c0 2")
    desk.do("crew 1", "move c0")
    assert (desk.prompt(), desk.actor) == ("crew", 1)


# R12.


def endangered(crew: str, *, tokens: int = 0, safety: int = 0, card: str = "e07d", **options: str) -> Desk:
    """Seat 0 and seat 1 are on C0 when a danger card is drawn: 2 copper, 2 silver, 6 gold."""
    desk = Desk(4, **options).crews(0, crew).crews(1, "c0 4", "c0 4").cubes(0, 0, 0, 0, 0).tokens(0, tokens)
    return desk.level(0, safety=safety).will_draw("c7a", card).drilling()


@pytest.mark.clause("rockwell", "R12.1")
def test_danger_concerns_participants_only() -> None:
    desk = endangered("c1 1").shaft(3, "c0")
    events = desk.do("crew 1", "move c0")
    assert [facts["seat"] for facts in told(events, "danger")] == [0, 1]
    assert "danger" not in kinds(endangered("c1 1", card="e07e").do("crew 1", "move c0"))


@pytest.mark.clause("rockwell", "R12.2")
def test_the_demand_is_the_strength_on_the_tile() -> None:
    events = endangered("c1 2").do("crew 1", "move c0")
    assert told(events, "danger")[0] == {"seat": 0, "strength": 2, "safety": 0, "due": 2, "tile": "c0"}
    assert told(events, "danger")[1]["strength"] == 8


@pytest.mark.clause("rockwell", "R12.3")
@pytest.mark.parametrize(("safety", "due"), [(0, 4), (1, 3), (2, 1), (3, 0)])
def test_safety_lowers_the_demand(safety: int, due: int) -> None:
    events = endangered("c1 4", safety=safety).do("crew 1", "move c0")
    found = [facts["due"] for facts in told(events, "danger") if facts["seat"] == 0]
    assert found == ([due] if due else [])


@pytest.mark.clause("rockwell", "R12.4")
def test_only_the_loot_is_at_risk() -> None:
    """Seat 1 with strength 8 loses its five cubes and none of its stock; loot is share and surplus."""
    desk = endangered("c1 1")
    events = desk.do("crew 1", "move c0")
    assert cubes_in(told(events, "share")[1]) == [0, 1, 1, 3]
    assert cubes_in(told(events, "cubes_lost")[1]) == [0, 1, 1, 3]
    assert desk.cubes_of(1) == [3, 2, 1, 0]
    desk = endangered("c1 1", card="e07f")
    events = desk.do("crew 1", "move c0")
    assert cubes_in(told(events, "surplus")[0]) == [0, 1, 1, 1]
    assert cubes_in(told(events, "cubes_lost")[1]) == [0, 2, 3, 3]


@pytest.mark.clause("rockwell", "R12.5")
@pytest.mark.parametrize(
    ("cap", "strength", "loot", "safety", "due"),
    [
        ("after_safety", 5, 3, 1, 3),
        ("before_safety", 5, 3, 1, 2),
        ("after_safety", 2, 9, 1, 1),
        ("before_safety", 2, 9, 3, 0),
        ("joint", 5, 3, 1, 3),
        ("after_safety", 3, 2, 0, 2),
    ],
)
def test_what_is_due(cap: str, strength: int, loot: int, safety: int, due: int) -> None:
    """The strength in one crew and its die; safety levels 1, 2 and 3 protect from 1, 3 and everything."""
    crew = f"c0 {min(strength, 4)}" + (f"+{strength - 4}" if strength > 4 else "")
    desk = Desk(4, danger_cap=cap).crews(0, crew).level(0, safety={0: 0, 1: 1, 3: 2}[safety])
    desk.state.tile = 16
    desk.state.loot = [0, 0, 0, loot] + [0] * 12
    assert danger.due(desk.rules, desk.state, 0) == due


@pytest.mark.clause("rockwell", "R12.5")
def test_option_joint_cap() -> None:
    """Strength 4, loot 5, safety 1: three are due; any token counts, and more than needed may be handed in."""
    desk = endangered("c1 4", tokens=9, safety=1, danger_cap="joint")
    desk.do("crew 1", "move c0")
    assert desk.legal() == [f"use_insurance {tokens}" for tokens in range(6)]
    events = desk.do("use_insurance 5")
    assert [facts["seat"] for facts in told(events, "cubes_lost")] == [1]
    assert desk.state.tokens[0] == 4


@pytest.mark.clause("rockwell", "R12.6")
@pytest.mark.parametrize(("tokens", "most"), [(1, 1), (2, 2), (3, 3), (9, 3)])
def test_tokens_save_one_cube_each(tokens: int, most: int) -> None:
    desk = endangered("c1 3", tokens=tokens)
    desk.do("crew 1", "move c0")
    assert desk.legal() == [f"use_insurance {used}" for used in range(most + 1)]
    events = desk.do(f"use_insurance {most}")
    lost = sum(sum(cubes_in(facts)) for facts in told(events, "cubes_lost") if facts["seat"] == 0)
    assert lost == 3 - most
    assert desk.state.tokens[0] == tokens - most


@pytest.mark.clause("rockwell", "R12.6", "R12.7")
def test_no_more_tokens_than_are_due() -> None:
    desk = endangered("c1 3", tokens=9)
    desk.do("crew 1", "move c0")
    violation = desk.violation("use_insurance 4")
    assert violation is not None
    assert (violation.clause, violation.facts) == ("R12.6", {"tokens": 4, "most": 3})
    violation = desk.violation("use_insurance 6")
    assert violation is not None
    assert (violation.clause, violation.facts) == ("R12.7", {"tokens": 6, "most": 5})
    desk = endangered("c1 3", tokens=1)
    desk.do("crew 1", "move c0")
    assert desk.why("use_insurance 2") == "R1.9"


@pytest.mark.clause("rockwell", "R12.8", "R12.9")
@pytest.mark.parametrize(
    ("strength", "tokens", "safety", "lost"),
    [(4, 0, 0, [0, 0, 1, 3]), (4, 1, 0, [0, 0, 0, 3]), (4, 0, 1, [0, 0, 0, 3]), (4, 2, 1, [0, 0, 0, 1])],
)
def test_the_dearest_are_lost_first(strength: int, tokens: int, safety: int, lost: list[int]) -> None:
    """Of the loot of 1 copper, 1 silver, 3 gold."""
    desk = endangered(f"c1 {strength}", tokens=tokens, safety=safety)
    events = desk.do("crew 1", "move c0")
    if tokens:
        events = desk.do(f"use_insurance {tokens}")
    assert [cubes_in(facts) for facts in told(events, "cubes_lost") if facts["seat"] == 0] == [lost]


@pytest.mark.clause("rockwell", "R12.10")
def test_lost_cubes_and_used_tokens_go_to_the_supply() -> None:
    desk = endangered("c1 3", tokens=2)
    desk.do("crew 1", "move c0", "use_insurance 2")
    assert desk.cubes_of(0) == [0, 1, 1, 2]
    assert desk.state.tokens[0] == 0
    assert desk.state.loot == []


@pytest.mark.clause("rockwell", "R12.11", "R3.11")
def test_several_decide_in_standard_order() -> None:
    desk = at_c0("c0 4", "c0 2", card="e07d").tokens(0, 1).tokens(1, 1).tokens(2, 1)
    desk.orders([2, 1, 0, 3], [0, 1, 2, 3])
    desk.do("crew 1", "move c0")
    order = []
    while desk.phase() == "endangered":
        order.append(desk.actor)
        assert desk.why("use_insurance 0", seat=(desk.actor + 1) % 4) == "R12.11"
        desk.do("use_insurance 0")
    assert order == [0, 2, 1]


@pytest.mark.clause("rockwell", "R12.11")
def test_without_tokens_or_due_there_is_no_decision() -> None:
    desk = at_c0("c0 4", "c0 2", card="e07d").tokens(1, 1).level(1, safety=3)
    desk.do("crew 1", "move c0")
    assert (desk.prompt(), desk.actor) == ("crew", 1)


@pytest.mark.clause("rockwell", "R12.11")
def test_the_later_ones_see_what_the_earlier_ones_did() -> None:
    desk = at_c0("c0 4", "c0 2", card="e07d").tokens(0, 1).tokens(1, 1)
    desk.do("crew 1", "move c0", "use_insurance 1")
    assert desk.actor == 1
    assert desk.view(1)["extraction"]["loot"][0] == {"zinc": 0, "copper": 0, "silver": 0, "gold": 2}


# R13.


@pytest.mark.clause("rockwell", "R13.1", "R13.2")
def test_active_shafts_yield_what_the_back_shows() -> None:
    desk = Desk(3).flip("a0", "b0", "c0").shaft(0, "a0", "b0", "d0").shaft(2, "c0")
    events = desk.shafts()
    assert [(facts["seat"], facts["tile"]) for facts in told(events, "shaft_yield")] == [
        (0, "a0"),
        (0, "b0"),
        (2, "c0"),
    ]
    assert desk.cubes_of(0) == [3 + 2 + 1, 2 + 1, 1, 0]
    assert desk.cubes_of(2) == [3, 3, 2, 0]
    assert desk.cubes_of(1) == [3, 2, 1, 0]


@pytest.mark.clause("rockwell", "R13.2")
def test_shafts_yield_after_the_fourth_drilling_round() -> None:
    desk = Desk(3).flip("a0").shaft(1, "a0").drilling(4)
    seen = [kinds(desk.do("crew 1", "stay")) for _ in range(3)]
    assert seen[:2] == [["crew_stayed"], ["crew_stayed"]]
    assert seen[2][:3] == ["crew_stayed", "shaft_yield", "market_opened"]
    assert desk.cubes_of(1) == [5, 2, 1, 0]


@pytest.mark.clause("rockwell", "R13.3", "R16.11")
def test_all_yields_come_together_then_achievements() -> None:
    """Both reach ten silver at once: the first in Direction order takes the better tile."""
    desk = Desk(3).orders([2, 0, 1], [0, 1, 2]).shaft(0, "c0").shaft(2, "c2").cubes(0, 0, 0, 9, 0).cubes(2, 0, 0, 9, 0)
    desk.flip("c0", "c2")
    events = desk.shafts()
    assert kinds(events)[:4] == ["shaft_yield", "shaft_yield", "achievement", "achievement"]
    assert (desk.stars(2, "silver10"), desk.stars(0, "silver10")) == (4, 3)


def test_the_ai_takes_no_part_in_danger() -> None:
    desk = Desk(2).crews(0, "c1 1").crews(1, "c0 4").crews(AI, "c0 2").will_draw("c7a", "e07d").drilling()
    events = desk.do("crew 1", "move c0")
    assert [facts["seat"] for facts in told(events, "danger")] == [0, 1]
