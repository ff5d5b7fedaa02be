"""T15: scoring."""

import pytest

from motherlode.games.thebes.scoring import congress_points
from tests.games.thebes.desk import Desk

CONGRESSES = [
    "congress_london", "congress_paris", "congress_paris", "congress_berlin", "congress_berlin",
    "congress_vienna", "congress_vienna", "congress_moscow", "congress_moscow",
]  # fmt: skip


@pytest.mark.clause("thebes", "T15.1")
def test_artifacts_score_their_value() -> None:
    desk = Desk().find(0, "greece_a6_1", "palestine_a7_1", "greece_general").finish()
    assert desk.score(0, "artifacts") == 13


@pytest.mark.clause("thebes", "T15.2")
def test_exhibitions_score_their_points() -> None:
    desk = Desk().give_exhibition(1, "exhibition_small_paris", "exhibition_large_vienna").finish()
    assert desk.score(1, "exhibitions") == 9


@pytest.mark.clause("thebes", "T15.3", "T15.4")
def test_congresses() -> None:
    desk = Desk()
    assert [congress_points(desk.rules, n) for n in range(10)] == [0, 1, 3, 6, 10, 15, 21, 28, 28, 28]
    assert desk.give(0, *CONGRESSES).finish().score(0, "congresses") == 28


@pytest.mark.clause("thebes", "T15.5", "T15.7")
def test_the_only_leader_of_a_site_scores_five() -> None:
    desk = Desk(3).give(0, "special_egypt_3_london").give(1, "special_egypt_2_london", "special_egypt_1_rome")
    desk.find(1, "palestine_special").finish()
    assert [desk.score(seat, "majorities") for seat in range(3)] == [0, 5, 0]


@pytest.mark.clause("thebes", "T15.6")
def test_helps_do_not_count_for_majorities() -> None:
    desk = (
        Desk()
        .give(0, "special_egypt_1_rome")
        .give(1, "rumour_egypt", "assistant_paris", "assistant_rome", "general_2_paris")
    )
    desk.finish()
    assert [desk.score(seat, "majorities") for seat in range(2)] == [5, 0]


@pytest.mark.clause("thebes", "T15.8")
def test_tied_leaders_score_three_each() -> None:
    desk = Desk(3).give(0, "special_egypt_1_rome").give(2, "special_egypt_1_paris").finish()
    assert [desk.score(seat, "majorities") for seat in range(3)] == [3, 0, 3]


@pytest.mark.clause("thebes", "T15.9")
def test_without_books_nobody_leads() -> None:
    assert [Desk().finish().score(seat, "majorities") for seat in range(2)] == [0, 0]
    desk = Desk(majority_needs_book=False).finish()
    assert [desk.score(seat, "majorities") for seat in range(2)] == [15, 15]


@pytest.mark.clause("thebes", "T15.10", "T15.11")
def test_the_highest_total_wins() -> None:
    desk = Desk(3).find(0, "greece_a6_1").give(1, "special_egypt_3_london", "congress_paris").finish()
    outcome = desk.game.outcome(desk.state)
    assert outcome is not None
    assert outcome.scores[1] == {"artifacts": 0, "exhibitions": 0, "congresses": 1, "majorities": 5}
    assert outcome.totals == (6, 6, 0)


@pytest.mark.clause("thebes", "T15.11", "T15.12")
def test_equal_totals_share_the_victory() -> None:
    desk = Desk(3).find(0, "greece_a6_1").give(1, "special_egypt_3_london", "congress_paris").finish()
    outcome = desk.game.outcome(desk.state)
    assert outcome is not None
    assert outcome.ranks == (1, 1, 3)
    assert outcome.winners == [0, 1]


@pytest.mark.clause("thebes", "T15.13")
def test_counting_on_the_track_has_no_effect() -> None:
    """Totals are numbers, not fields: nothing starts again at 1 after 52."""
    desk = Desk().find_some(0, "greece", 12).find_some(0, "egypt", 12).finish()
    outcome = desk.game.outcome(desk.state)
    assert outcome is not None
    assert outcome.totals[0] == outcome.scores[0]["artifacts"] == 70
