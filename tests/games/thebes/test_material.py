"""T1: the box."""

from collections import Counter

import pytest

from motherlode.games.thebes.components import ARTIFACTS, DEBRIS, FINDS, SITES, TOKENS, Box
from motherlode.kernel import SPECTATOR
from tests.games.thebes.desk import Desk

BOX = Box()


@pytest.mark.clause("thebes", "T1.1")
def test_twelve_places() -> None:
    assert BOX.cities == ["berlin", "london", "moscow", "paris", "rome", "vienna", "warsaw"]
    assert BOX.sites == ["greece", "crete", "egypt", "palestine", "mesopotamia"]


@pytest.mark.clause("thebes", "T1.2")
def test_eighteen_roads_both_ways() -> None:
    assert len(BOX.roads) == 18
    places = len(BOX.places)
    for a, b in BOX.roads:
        assert BOX.distance[a * places + b] == BOX.distance[b * places + a] == 1


@pytest.mark.clause("thebes", "T1.3")
def test_the_start_space_lies_before_the_52_fields() -> None:
    desk = Desk().show(1, "congress_berlin")
    assert field(desk, 0) == 0
    desk.do("swap")
    assert field(desk, 0) == 1
    assert [field(desk.weeks(week, 200), 0) for week in (51, 52, 53, 104, 105)] == [51, 52, 1, 52, 1]


def field(desk: Desk, seat: int) -> object:
    players = desk.game.view(desk.state, SPECTATOR)["players"]
    assert isinstance(players, list)
    return players[seat]["field"]


@pytest.mark.clause("thebes", "T1.4", "T1.5")
def test_four_slots_and_three_spaces() -> None:
    desk = Desk()
    assert len(desk.state.display) == 4
    assert len(desk.state.row) == 3
    assert [str(desk.game.actions[id]) for id in desk.game.actions.of_kind("take")] == [
        f"take {n}" for n in range(1, 5)
    ]
    assert [str(desk.game.actions[id]) for id in desk.game.actions.of_kind("exhibit")] == [
        "exhibit a",
        "exhibit b",
        "exhibit c",
    ]


@pytest.mark.clause("thebes", "T1.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_pawn_marker_and_permissions(seats: int) -> None:
    state = Desk(seats).state
    assert len(state.place) == len(state.week) == len(state.track) == seats
    assert len(state.used) == seats * SITES


@pytest.mark.clause("thebes", "T1.7")
def test_a_permission_is_open_or_used() -> None:
    desk = Desk().give(0, "special_greece_3_berlin")
    assert desk.is_open(0, "greece")
    desk.do("dig greece", "weeks 6")
    assert not desk.is_open(0, "greece")


@pytest.mark.clause("thebes", "T1.8")
def test_85_research_cards() -> None:
    counts: Counter[str] = Counter()
    for kind, copies in zip(BOX.kind, BOX.copies, strict=True):
        counts[kind] += copies
    assert counts == {
        "special": 45,
        "rumour": 5,
        "general": 8,
        "assistant": 6,
        "shovel": 6,
        "car": 2,
        "zeppelin": 2,
        "special_permission": 2,
        "congress": 9,
    }
    assert sum(BOX.copies) == 85


@pytest.mark.clause("thebes", "T1.9")
def test_a_research_card_shows_city_weeks_and_effect() -> None:
    for card in range(BOX.research):
        assert BOX.places[BOX.city[card]] in {"berlin", "london", "moscow", "paris", "rome", "vienna"}
        assert BOX.weeks[card] >= 1
        assert (BOX.card_site[card] >= 0) == (BOX.kind[card] in {"special", "rumour"})
        assert (BOX.points[card] > 0) == (BOX.kind[card] in {"special", "rumour", "general"})


@pytest.mark.clause("thebes", "T1.10")
def test_ten_exhibitions() -> None:
    shows = [(BOX.exhibition_size[n], BOX.points[BOX.research + n], sum(BOX.needs[n])) for n in range(10)]
    assert Counter(shows) == {("small", 4, 3): 5, ("large", 5, 6): 5}


@pytest.mark.clause("thebes", "T1.11")
def test_31_tokens_a_site() -> None:
    assert ARTIFACTS + 1 + 1 + BOX.debris == 31
    for site in range(SITES):
        values = BOX.token_value[site * TOKENS : (site + 1) * TOKENS]
        assert sum(values) == 36
        assert all(value > 0 for value in values[:ARTIFACTS])
        assert values[ARTIFACTS:] == [0, 0, 0]
    assert sorted(BOX.special_for) == list(range(SITES))
    assert all(BOX.special_for[site] != site for site in range(SITES))


@pytest.mark.clause("thebes", "T1.12")
def test_knowledge_tokens_are_finds_but_no_artifacts() -> None:
    desk = Desk().find(0, "greece_special", "greece_general")
    assert sum(desk.state.artifacts) == 0
    assert desk.state.bag[0] == FINDS - 1 - 2
    assert DEBRIS == FINDS


@pytest.mark.clause("thebes", "T1.13")
def test_the_wheel() -> None:
    assert [BOX.wheel[1][8], BOX.wheel[8][4], BOX.wheel[12][1], BOX.wheel[12][12]] == [1, 5, 3, 10]
    for row in BOX.wheel[1:]:
        assert row == sorted(row)
    assert Desk().rules.wheel[9][5] == 6
    assert Desk(wheel_9_5=5).rules.wheel[9][5] == 5


@pytest.mark.clause("thebes", "T1.14")
def test_overview_cards_are_information_only() -> None:
    """What they list is in every view: the finds still in each bag."""
    desk = Desk()
    bags = desk.game.view(desk.state, SPECTATOR)["bags"]
    assert isinstance(bags, dict)
    assert [len(bag["finds"]) for bag in bags.values()] == [14] * 5
