"""T12: exhibitions."""

import pytest

from tests.games.thebes.desk import Desk

LONDON = "exhibition_small_london"


def curator() -> Desk:
    """Seat 0 has just what the small exhibition in London needs; it lies on space b."""
    return Desk().row("", LONDON, "").find_some(0, "greece", 1).find_some(0, "egypt", 2)


@pytest.mark.clause("thebes", "T12.1")
def test_only_exhibitions_in_the_row() -> None:
    desk = curator()
    assert desk.why("exhibit b") == ""
    assert desk.why("exhibit a") == desk.why("exhibit c") == "T12.1"


@pytest.mark.clause("thebes", "T12.2")
def test_artifacts_of_each_site_are_needed() -> None:
    desk = Desk().row(LONDON, "", "").find_some(0, "greece", 1).find_some(0, "egypt", 1)
    violation = desk.violation("exhibit a")
    assert violation is not None
    assert violation.clause == "T12.2"
    assert violation.facts == {"site": "egypt", "needed": 2, "have": 1}


@pytest.mark.clause("thebes", "T12.4")
def test_knowledge_tokens_are_no_artifacts() -> None:
    desk = Desk().row(LONDON, "", "").find_some(0, "greece", 1).find_some(0, "egypt", 1)
    desk.find(0, "egypt_special", "egypt_general")
    violation = desk.violation("exhibit a")
    assert violation is not None
    assert violation.clause == "T12.4"
    assert violation.facts == {"site": "egypt", "needed": 2, "have": 1}


@pytest.mark.clause("thebes", "T12.3")
def test_values_do_not_matter() -> None:
    desk = Desk().row(LONDON, "", "").find(0, "greece_a6_1", "egypt_a2_1", "egypt_a5_1")
    assert desk.why("exhibit a") == ""


@pytest.mark.clause("thebes", "T12.5", "T12.7", "T12.8")
def test_showing_takes_the_card() -> None:
    desk = curator()
    desk.do("exhibit b")
    assert desk.place(0) == "london"
    assert desk.week(0) == 2 + 3
    assert desk.owns(0, LONDON) == 1
    assert desk.shown() == ["", "", ""]
    assert desk.discarded(LONDON) == 0


@pytest.mark.clause("thebes", "T12.6", "T12.9")
def test_artifacts_are_kept_and_serve_again() -> None:
    desk = curator().find_some(0, "palestine", 2).weeks(0, 60)
    desk.row("exhibition_small_vienna", LONDON, "")
    before = desk.state.artifacts[:]
    desk.do("exhibit b")
    desk.do("exhibit a")
    assert desk.state.artifacts == before
    assert desk.owns(0, "exhibition_small_vienna") == 1


@pytest.mark.clause("thebes", "T12.5", "T5.4")
def test_the_weeks_must_fit() -> None:
    desk = curator().weeks(153, 156)
    assert desk.why("exhibit b") == "T5.4"
