"""T2: set-up."""

from collections import Counter
from random import Random

import pytest

from motherlode.games.thebes import Thebes
from motherlode.games.thebes.components import SITES
from motherlode.games.thebes.state import BONUS, IN_BAG, MARKERS, OPENING, ThebesState
from motherlode.kernel import CHANCE, SILENT, SeatsError, Value

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def opened(seats: int, seed: int = 1, **options: Value) -> tuple[Thebes, ThebesState]:
    """A match in which all draws of the set-up are made."""
    game = Thebes(options)
    state = game.new(seats)
    rng = Random(seed)
    while game.to_act(state) == (CHANCE,):
        game.apply(state, CHANCE, game.sample(state, rng), SILENT)
    return game, state


@pytest.mark.clause("thebes", "T2.1")
def test_two_to_four_players() -> None:
    for seats in (0, 1, 5):
        with pytest.raises(SeatsError, match=str(seats)):
            Thebes().new(seats)
    assert [Thebes().new(seats).seats for seats in (2, 3, 4)] == [2, 3, 4]


@pytest.mark.clause("thebes", "T2.2", "T2.3", "T2.13")
@SEATS
def test_pawns_in_warsaw_permissions_open_nothing_owned(seats: int) -> None:
    game, state = opened(seats)
    assert [game.rules.box.places[place] for place in state.place] == ["warsaw"] * seats
    assert not any(state.used)
    assert not any(state.hand)
    assert not any(state.discard)
    assert not any(state.artifacts)
    assert state.row == [-1, -1, -1]


@pytest.mark.clause("thebes", "T2.4", "T2.6")
def test_a_bonus_of_value_one_beside_each_site() -> None:
    game, state = opened(2)
    for site in range(SITES):
        assert state.bonus[site] // 16 == site
        assert game.rules.box.token_value[state.bonus[site]] == 1
        artifacts = [token for token in range(site * 16, site * 16 + 13) if state.owner[token] == IN_BAG]
        assert len(artifacts) == 12
        assert state.bag[site] + game.rules.box.debris == 30


@pytest.mark.clause("thebes", "T2.5")
def test_the_bonus_is_drawn_from_the_artifacts_of_value_one() -> None:
    game = Thebes()
    state = game.new(2)
    draws = game.chance(state)
    assert [str(game.draws[draw]) for draw, _ in draws] == [f"token greece_a1_{n}" for n in (1, 2, 3, 4)]
    assert {weight for _, weight in draws} == {1}


@pytest.mark.clause("thebes", "T2.5")
def test_option_first_listed() -> None:
    game = Thebes({"bonus_token": "first_listed"})
    state = game.new(2)
    assert [game.rules.box.token_names[token] for token in state.bonus] == [
        f"{site}_a1_1" for site in game.rules.box.sites
    ]
    assert state.phase == OPENING


@pytest.mark.clause("thebes", "T2.7")
def test_four_research_cards_are_opened_in_order() -> None:
    game = Thebes()
    state = game.new(2)
    rng = Random(3)
    while state.phase == BONUS:
        game.apply(state, CHANCE, game.sample(state, rng), SILENT)
    for slot in range(4):
        assert state.phase == OPENING
        draw = game.sample(state, rng)
        game.apply(state, CHANCE, draw, SILENT)
        assert f"card {game.rules.box.names[state.display[slot]]}" == str(game.draws[draw])
    assert state.phase == MARKERS
    assert all(card < game.rules.research for card in state.display)


@pytest.mark.clause("thebes", "T2.8", "T2.9", "T2.10", "T2.11", "T2.12")
def test_the_stacks() -> None:
    sizes = {seats: sizes_of(seats) for seats in (2, 3, 4)}
    assert sizes == {2: (27, 37, 27), 3: (27, 32, 32), 4: (27, 32, 32)}
    assert sum(sizes[2][:2]) == 64
    assert sum(sizes[3][:2]) == sum(sizes[4][:2]) == 59
    box = Thebes().rules.box
    assert box.stacks[2].second_sizes == ["small", "large"]
    assert box.stacks[3].second_sizes == box.stacks[4].second_sizes == ["small"]
    assert box.stacks[3].third_sizes == box.stacks[4].third_sizes == ["large"]


@pytest.mark.clause("thebes", "T2.8", "T2.10")
def test_option_two_stacks() -> None:
    assert sizes_of(2, two_player_stacks="two") == (41, 50, 0)
    assert sizes_of(3, two_player_stacks="two") == (27, 32, 32)


def sizes_of(seats: int, **options: Value) -> tuple[int, int, int]:
    _, state = opened(seats, 1, **options)
    return state.first, state.second, state.third


@pytest.mark.clause("thebes", "T2.14")
def test_first_year() -> None:
    assert Thebes().rules.box.first_year == {2: 1901, 3: 1901, 4: 1902}


@pytest.mark.clause("thebes", "T2.15", "T3.10")
@SEATS
def test_markers_are_stacked_in_random_order(seats: int) -> None:
    starts = Counter(tuple(opened(seats, seed)[1].track) for seed in range(120 * seats))
    game, state = opened(seats)
    assert set(state.week) == {16 if seats == 3 else 0}
    assert len(starts) == {2: 2, 3: 6, 4: 24}[seats]
    assert min(starts.values()) > 0
    assert game.to_act(state) == (state.track[0],)
