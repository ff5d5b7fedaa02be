"""Chapters W5 and W6: the draft, simple and advanced."""

from itertools import combinations
from random import Random

import pytest

from motherlode.games.rawsiko import Rawsiko
from motherlode.games.rawsiko.components import Box, connected
from motherlode.games.rawsiko.phases.draft import areas_of
from motherlode.games.rawsiko.state import NONE
from motherlode.kernel import CHANCE
from motherlode.kernel.playout import step
from tests.games.rawsiko.desk import Desk

CONTINENTS = ["north_america", "south_america", "europe", "africa", "asia", "oceania"]


def drafting(seats: int, **options: str | bool) -> Desk:
    return Desk(seats, **options).deal()


def full_draft(seats: int, seed: int, **options: str | bool) -> tuple[Desk, list[tuple[int, str, int]]]:
    """A random draft, and for each pick its seat, continent and number of territories."""
    desk = drafting(seats, **options)
    rng = Random(seed)
    picks: list[tuple[int, str, int]] = []
    while desk.phase() in ("continent", "draw", "territory"):
        pick, seat, before = desk.state.pick, desk.active(), desk.state.owner.count(desk.active())
        while desk.state.pick == pick and desk.phase() in ("continent", "draw", "territory"):
            step(desk.game, desk.state, desk.game.to_act(desk.state)[0], rng)
        continent = desk.state.continents[seat * 2 + pick // seats]
        picks.append((seat, desk.box.continents[continent], desk.state.owner.count(seat) - before))
    return desk, picks


@pytest.mark.clause("rawsiko", "W5.1", "W5.2", "W5.3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_two_rounds_of_picks_the_second_backwards(seats: int) -> None:
    _, picks = full_draft(seats, 1)
    order = list(range(seats))
    assert [seat for seat, _, _ in picks] == order + order[::-1]
    assert picks[seats - 1][0] == picks[seats][0] == seats - 1


@pytest.mark.clause("rawsiko", "W5.4")
def test_a_pick_is_finished_before_the_next_begins() -> None:
    desk = drafting(3)
    desk.do("choose_continent asia", "choose_territory india")
    assert desk.active() == 0
    assert desk.why("choose_continent africa", seat=1) == "W5.2"
    assert desk.why("choose_continent africa") == "W5.4"
    desk.do("choose_territory iran", "choose_territory russia")
    assert desk.active() == 1
    assert desk.phase() == "continent"


@pytest.mark.clause("rawsiko", "W5.5", "W5.6")
@pytest.mark.parametrize(("seats", "first", "second"), [(3, 3, 2), (4, 2, 1), (5, 2, 1)])
def test_how_many_territories_a_pick_brings(seats: int, first: int, second: int) -> None:
    for seed in range(5):
        _, picks = full_draft(seats, seed)
        assert [number for _, _, number in picks] == [first] * seats + [second] * seats


@pytest.mark.clause("rawsiko", "W5.7")
def test_free_continents_go_first() -> None:
    desk = drafting(4).draft("asia")
    assert desk.why("choose_continent asia") == "W5.7"
    assert desk.violation("choose_continent africa") is None
    desk.draft("africa", "europe", "oceania")
    assert desk.legal() == ["choose_continent north_america", "choose_continent south_america"]
    desk.draft("south_america")
    assert desk.legal() == ["choose_continent north_america"]


@pytest.mark.clause("rawsiko", "W5.8")
def test_then_continents_of_one_other_player() -> None:
    desk = drafting(4).draft("asia", "africa", "europe", "oceania", "north_america", "south_america")
    assert desk.active() == 1
    free = [name for name in CONTINENTS if name != "africa"]
    assert desk.legal() == [f"choose_continent {name}" for name in free]


@pytest.mark.clause("rawsiko", "W5.9")
def test_no_continent_for_a_third_player() -> None:
    desk = drafting(4).draft("asia", "africa", "europe", "oceania", "north_america", "south_america", "oceania")
    assert desk.active() == 0
    assert desk.why("choose_continent oceania") == "W5.9"
    assert desk.legal() == [f"choose_continent {name}" for name in CONTINENTS if name not in ("asia", "oceania")]


@pytest.mark.clause("rawsiko", "W5.10")
def test_the_second_continent_is_another_one() -> None:
    desk = drafting(3).draft("asia", "africa", "europe")
    assert desk.active() == 2
    violation = desk.violation("choose_continent europe")
    assert violation is not None
    assert (violation.clause, violation.facts) == ("W5.10", {"continent": "europe"})
    desk = drafting(4).draft("asia", "africa", "europe", "oceania", "north_america", "south_america")
    assert desk.why("choose_continent africa") == "W5.10"


@pytest.mark.clause("rawsiko", "W5.11")
def test_choosing_a_continent_is_public() -> None:
    desk = drafting(3)
    assert desk.legal() == [f"choose_continent {name}" for name in CONTINENTS]
    events = desk.do("choose_continent oceania")
    assert [(event.kind, event.facts) for event in events] == [
        ("continent_chosen", {"seat": 0, "continent": "oceania"})
    ]
    assert desk.why("choose_territory usa", seat=1) == "W5.2"


@pytest.mark.clause("rawsiko", "W5.12")
def test_territories_are_chosen_one_at_a_time() -> None:
    desk = drafting(3)
    desk.do("choose_continent oceania")
    events = desk.do("choose_territory vietnam")
    assert events[0].facts == {"seat": 0, "territory": "vietnam"}
    assert desk.game.prompt(desk.state, 0).facts["left"] == 2
    assert desk.why("choose_continent asia") == "W5.4"


@pytest.mark.clause("rawsiko", "W5.13")
def test_only_in_the_continent_of_the_pick() -> None:
    desk = drafting(3)
    desk.do("choose_continent oceania")
    violation = desk.violation("choose_territory india")
    assert violation is not None
    assert (violation.clause, violation.facts) == ("W5.13", {"territory": "india", "continent": "oceania"})


@pytest.mark.clause("rawsiko", "W5.14")
def test_only_empty_territories() -> None:
    desk = drafting(3)
    desk.do("choose_continent oceania", "choose_territory vietnam")
    assert desk.why("choose_territory vietnam") == "W5.14"
    desk = drafting(4).draft("asia", "africa", "europe", "oceania", "north_america", "south_america")
    desk.do("choose_continent oceania")
    taken = [name for name in desk.box.territories if desk.owner(name) == 3 and f"choose_territory {name}"]
    oceanian = [name for name in taken if desk.box.continent_of[desk.territory(name)] == 5]
    assert len(oceanian) == 2
    assert [desk.why(f"choose_territory {name}") for name in oceanian] == ["W5.14", "W5.14"]


@pytest.mark.clause("rawsiko", "W5.15")
def test_contact_with_any_territory_of_the_same_pick() -> None:
    desk = drafting(3)
    desk.do("choose_continent oceania", "choose_territory vietnam")
    assert desk.why("choose_territory australia") == "W5.15"
    assert desk.why("choose_territory new_zealand") == "W5.15"
    desk.do("choose_territory new_guinea")
    assert desk.violation("choose_territory australia") is None
    assert desk.violation("choose_territory philippines") is None


@pytest.mark.clause("rawsiko", "W5.16")
def test_the_first_territory_needs_room_for_the_rest() -> None:
    desk = drafting(3)
    desk.own(1, usa=1)
    desk.do("choose_continent north_america")
    violation = desk.violation("choose_territory greenland")
    assert violation is not None
    assert violation.clause == "W5.16"
    assert violation.facts == {"territory": "greenland", "needed": 3, "have": 2}
    assert desk.legal() == [f"choose_territory {name}" for name in ("mexico", "guatemala", "cuba")]


@pytest.mark.clause("rawsiko", "W5.17")
def test_without_room_fewer_are_chosen() -> None:
    desk = drafting(3)
    desk.own(1, usa=1, mexico=1)
    desk.do("choose_continent north_america")
    assert desk.state.due == 2
    desk.do("choose_territory canada", "choose_territory greenland")
    assert desk.active() == 1
    for seats in (3, 4, 5):
        for seed in range(10):
            _, picks = full_draft(seats, seed)
            assert min(number for _, _, number in picks[:seats]) == (3 if seats == 3 else 2)


@pytest.mark.clause("rawsiko", "W5.18")
def test_other_continents_never_bridge_a_gap() -> None:
    desk = drafting(3)
    # Greenland and the United Kingdom are linked, and so are Norway and the United Kingdom.
    desk.do("choose_continent north_america", "choose_territory greenland")
    assert desk.why("choose_territory usa") == "W5.15"
    desk.do("choose_territory canada", "choose_territory usa")
    desk.draft("africa", "asia", "oceania", "south_america")
    assert desk.active() == 0
    desk.do("choose_continent europe")
    assert desk.violation("choose_territory ukraine") is None
    for member in desk.box.members[2]:
        assert desk.violation(f"choose_territory {desk.box.territories[member]}") is None


@pytest.mark.clause("rawsiko", "W5.19")
def test_with_free_contact_territories_need_not_touch() -> None:
    desk = drafting(3, setup_contact="free")
    desk.do("choose_continent oceania", "choose_territory vietnam")
    assert desk.violation("choose_territory new_zealand") is None
    desk.do("choose_territory new_zealand")
    assert desk.legal() == [
        f"choose_territory {name}" for name in ("indonesia", "philippines", "new_guinea", "australia")
    ]
    assert desk.why("choose_territory india") == "W5.13"


@pytest.mark.clause("rawsiko", "W5.20")
def test_a_chosen_territory_gets_one_resource_at_once() -> None:
    desk = drafting(3)
    desk.do("choose_continent oceania", "choose_territory vietnam")
    assert (desk.owner("vietnam"), desk.total("vietnam")) == (0, 1)


@pytest.mark.clause("rawsiko", "W5.21")
def test_choices_of_the_draft_are_not_given_back() -> None:
    actions = Rawsiko().actions
    for kind in ("choose_continent", "choose_territory"):
        assert all(actions[id].commits for id in actions.of_kind(kind))
    desk = drafting(3)
    desk.do("choose_continent oceania")
    assert {desk.game.actions.parse(text) for text in desk.legal()} <= set(actions.of_kind("choose_territory"))


@pytest.mark.clause("rawsiko", "W5.22")
@pytest.mark.parametrize(("seats", "shared"), [(3, 0), (4, 2), (5, 4)])
@pytest.mark.parametrize("advanced", [False, True])
def test_how_many_picks_share_a_continent(seats: int, shared: int, advanced: bool) -> None:
    for seed in range(10):
        _, picks = full_draft(seats, seed, advanced_setup=advanced)
        names = [continent for _, continent, _ in picks]
        assert len(set(names[:6])) == 6
        assert len(names) - 6 == shared
        assert max(names.count(name) for name in names) <= 2


@pytest.mark.clause("rawsiko", "W5.23")
@pytest.mark.parametrize("seats", [4, 5])
def test_no_shared_pick_is_stuck(seats: int) -> None:
    """Whatever two territories went first, every continent still has one left; and no picker runs out of continents."""
    box = Box()
    for members in box.members:
        for first in members:
            for second in [near for near in box.neighbours[first] if near in members]:
                assert [member for member in members if member not in (first, second)]
        assert len(connected(members[0], members, box.neighbours)) == len(members)
    for seed in range(30):
        desk, picks = full_draft(seats, seed)
        assert len(picks) == 2 * seats
        assert desk.phase() == "distribute"


@pytest.mark.clause("rawsiko", "W6.1")
def test_in_the_advanced_setup_continents_are_assigned() -> None:
    desk = drafting(3, advanced_setup=True)
    assert desk.game.to_act(desk.state) == (CHANCE,)
    assert desk.why("choose_continent asia", seat=0) == "W6.1"
    events = desk.draw("draw_continent asia")
    assert events[0].facts == {"seat": 0, "continent": "asia"}
    assert desk.phase() == "territory"
    assert desk.why("choose_continent asia", seat=0) == "W6.1"


@pytest.mark.clause("rawsiko", "W6.2")
def test_the_continent_is_drawn_from_the_choices_when_the_pick_begins() -> None:
    desk = drafting(4, advanced_setup=True)
    simple = drafting(4)
    for name in ("asia", "africa", "europe", "oceania", "north_america", "south_america", "oceania"):
        simple_choices = [text.replace("choose", "draw") for text in simple.legal()]
        assert desk.chance() == dict.fromkeys(simple_choices, 1)
        desk.draw(f"draw_continent {name}")
        while desk.phase() == "territory":
            desk.do(desk.legal()[0])
        simple.draft(name)


@pytest.mark.clause("rawsiko", "W6.3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_all_else_stays_in_the_advanced_setup(seats: int) -> None:
    _, picks = full_draft(seats, 2, advanced_setup=True)
    order = list(range(seats))
    assert [seat for seat, _, _ in picks] == order + order[::-1]
    assert [number for _, _, number in picks] == ([3] * 3 + [2] * 3 if seats == 3 else [2] * seats + [1] * seats)
    desk = drafting(3, advanced_setup=True)
    desk.draw("draw_continent oceania")
    desk.do("choose_territory vietnam")
    assert desk.why("choose_territory australia") == "W5.15"


@pytest.mark.clause("rawsiko", "W6.4")
def test_all_continents_can_be_drawn_up_front() -> None:
    desk = drafting(4, advanced_setup=True, advanced_draw="up_front")
    names = ["asia", "africa", "europe", "oceania", "north_america", "south_america", "oceania", "africa"]
    seats = []
    for number, name in enumerate(names):
        assert desk.phase() == "draw"
        assert desk.state.pick == number
        seats.append(desk.active())
        desk.draw(f"draw_continent {name}")
    assert seats == [0, 1, 2, 3, 3, 2, 1, 0]
    assert NONE not in desk.state.continents
    assert desk.view(2)["continents"] == {
        "north_america": [3],
        "south_america": [2],
        "europe": [2],
        "africa": [1, 0],
        "asia": [0],
        "oceania": [3, 1],
    }
    for number, name in enumerate(names):
        assert (desk.phase(), desk.state.pick, desk.active()) == ("territory", number, seats[number])
        while desk.state.pick == number and desk.phase() == "territory":
            chosen = desk.legal()[0]
            assert desk.box.continents[desk.box.continent_of[desk.territory(chosen.split()[1])]] == name
            desk.do(chosen)
    assert desk.phase() == "distribute"


@pytest.mark.clause("rawsiko", "W6.4")
def test_up_front_draws_have_the_weights_of_the_picks() -> None:
    desk = drafting(3, advanced_setup=True, advanced_draw="up_front")
    desk.draw("draw_continent asia", "draw_continent africa", "draw_continent europe")
    assert desk.chance() == {f"draw_continent {name}": 1 for name in ("north_america", "south_america", "oceania")}


@pytest.mark.clause("rawsiko", "W5.16")
def test_areas_are_what_hangs_together() -> None:
    rules = Desk(3).game.rules
    for members in rules.members:
        for count in range(len(members) + 1):
            for empty in combinations(members, count):
                areas = areas_of(rules, sum(1 << member for member in empty))
                expected = {frozenset(connected(member, list(empty), rules.neighbours)) for member in empty}
                assert sorted(areas) == sorted(sum(1 << member for member in area) for area in expected)
