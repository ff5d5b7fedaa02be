"""T16: information and chance."""

from collections import Counter
from math import comb
from random import Random

import pytest

from motherlode.kernel import CHANCE, SILENT, SPECTATOR
from tests.games.thebes.desk import Desk


@pytest.mark.clause("thebes", "T16.1")
def test_everything_on_the_table_is_public() -> None:
    desk = Desk(3).give(1, "car_rome").find(2, "greece_a6_1").used(0, "egypt")
    views = [desk.game.view(desk.state, viewer) for viewer in (0, 1, 2, SPECTATOR)]
    assert views[0] == views[1] == views[2] == views[3]
    assert set(views[0]) == {
        "phase", "active", "year", "end", "track", "players", "display", "row", "discard", "pile", "aside",
        "renewed", "bags", "bonus", "swaps", "turn",
    }  # fmt: skip
    players = views[0]["players"]
    assert isinstance(players, list)
    assert players[1]["cards"] == ["car_rome"]
    assert players[2]["finds"] == ["greece_a6_1"]
    assert players[0]["permissions"]["egypt"] is False


@pytest.mark.clause("thebes", "T16.2")
def test_no_order_is_hidden_because_none_exists() -> None:
    desk = Desk()
    assert desk.game.determinise(desk.state, 0, Random(1)).key() == desk.state.key()
    assert not any(
        desk.game.secret(desk.state, seat, action, viewer)
        for seat in (0, CHANCE)
        for action in range(len(desk.game.actions))
        for viewer in (0, 1, SPECTATOR)
    )


@pytest.mark.clause("thebes", "T16.3")
def test_bags_are_public_by_counting() -> None:
    desk = Desk().find(0, "egypt_a6_1")
    bags = desk.game.view(desk.state, 1)["bags"]
    assert isinstance(bags, dict)
    assert "egypt_a6_1" not in bags["egypt"]["finds"]
    assert len(bags["egypt"]["finds"]) == 13
    assert bags["egypt"]["debris"] == 16


@pytest.mark.clause("thebes", "T16.4")
def test_every_token_in_the_bag_is_alike() -> None:
    desk = Desk().at(0, "egypt").give(0, "special_egypt_3_london")
    for text in ("dig egypt", "weeks 6"):
        desk.game.apply(desk.state, 0, desk.game.actions.parse(text), SILENT)
    chance = desk.game.chance(desk.state)
    assert sum(weight for _, weight in chance) == 30
    assert sorted(weight for _, weight in chance) == [1] * 14 + [16]
    desk.game.apply(desk.state, CHANCE, desk.game.draws.parse("token egypt_a6_1"), SILENT)
    assert sum(weight for _, weight in desk.game.chance(desk.state)) == 29


@pytest.mark.clause("thebes", "T16.5")
def test_finds_of_a_dig_are_hypergeometric() -> None:
    """Five tokens from 12 artifacts, 2 knowledge tokens and 16 debris, 20,000 times: chi-square on the artifacts."""
    desk = Desk().at(0, "egypt").give(0, "special_egypt_3_london", "special_egypt_2_london")
    start = desk.state
    for text in ("dig egypt", "weeks 8"):
        desk.game.apply(start, 0, desk.game.actions.parse(text), SILENT)
    assert start.tokens_due == 5
    rng = Random(2)
    counts: Counter[int] = Counter()
    games = 20_000
    for _ in range(games):
        state = start.clone()
        while state.tokens_due:
            desk.game.apply(state, CHANCE, desk.game.sample(state, rng), SILENT)
        counts[state.artifacts[desk.site("egypt")] - 1] += 1  # the bonus comes with the first dig
    expected = [games * comb(12, k) * comb(18, 5 - k) / comb(30, 5) for k in range(6)]
    chi_square = sum((counts[k] - expected[k]) ** 2 / expected[k] for k in range(6))
    assert chi_square < 20.5  # 5 degrees of freedom, one in a thousand


@pytest.mark.clause("thebes", "T16.6", "T16.7")
def test_the_first_stack_is_uniform_over_the_unseen_research_cards() -> None:
    desk = Desk()
    desk.game.apply(desk.state, 0, desk.game.actions.parse("take 1"), SILENT)
    assert desk.state.first == 27
    chance = dict(desk.game.chance(desk.state))
    assert sum(chance.values()) == 81
    assert (
        chance[desk.game.draws.parse("card special_palestine_1_vienna")]
        == desk.state.unseen[desk.card("special_palestine_1_vienna")]
    )
    assert not any("exhibition" in str(desk.game.draws[draw]) for draw in chance)


@pytest.mark.clause("thebes", "T16.8")
def test_the_second_stack() -> None:
    """n = 32 cards, e = 5 small exhibitions; 54 research cards unseen."""
    desk = Desk(4)
    state = desk.state
    state.first = 0
    remove_unseen(desk, 27)
    desk.game.apply(state, 0, desk.game.actions.parse("take 1"), SILENT)
    chance = desk.game.chance(state)
    total = sum(weight for _, weight in chance)
    assert total == 54 * 32
    shows = [(draw, weight) for draw, weight in chance if "exhibition" in str(desk.game.draws[draw])]
    assert [weight * 32 for _, weight in shows] == [total] * 5
    assert all("small" in str(desk.game.draws[draw]) for draw, _ in shows)


def remove_unseen(desk: Desk, count: int) -> None:
    """Research cards that are known to be gone, as after the first stack."""
    state = desk.state
    for card in range(desk.rules.research):
        while state.unseen[card] and count:
            state.unseen[card] -= 1
            state.unknown -= 1
            count -= 1


@pytest.mark.clause("thebes", "T16.9")
def test_a_renewed_pile_is_public_by_counting() -> None:
    desk = Desk(4)
    state = desk.state
    state.first = state.second = 0
    desk.game.apply(state, 0, desk.game.actions.parse("take 1"), SILENT)
    chance = dict(desk.game.chance(state))
    assert sum(chance.values()) == state.first == sum(state.unseen)
    assert chance[desk.game.draws.parse("card exhibition_large_london")] == 1


@pytest.mark.clause("thebes", "T16.10")
def test_the_only_other_chance_is_in_the_set_up() -> None:
    assert {draw.kind for draw in Desk().game.draws} == {"token", "card", "marker"}
