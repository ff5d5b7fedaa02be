"""The worked examples of the specification."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from motherlode.games.thebes.components import YEAR
from motherlode.games.thebes.knowledge import assistant_points, knowledge, shovel_tokens, special_points
from motherlode.games.thebes.scoring import congress_points
from motherlode.games.thebes.track import field_of
from tests.games.thebes.desk import Desk

EXAMPLES: dict[str, Any] = tomllib.loads(Path(__file__).with_name("examples.toml").read_text())


def test_x1_a_research_card_gives_books() -> None:
    x = EXAMPLES["X1"]
    desk = Desk().give(0, *x["cards"])
    assert special_points(desk.rules, desk.state, 0, desk.site(x["site"]), 0, 0) == x["books"]


@pytest.mark.clause("thebes", "T3.8")
def test_x2_the_top_marker_of_the_last_field_acts() -> None:
    """Blue arrives on field 10 after green and so lies on top of it."""
    x = EXAMPLES["X2"]
    red, green, blue = 0, 1, 2
    desk = Desk(3).weeks(x["weeks"][red], x["weeks"][green], x["weeks"][blue] - 1)
    desk.do("swap")
    assert desk.state.week == x["weeks"]
    assert desk.state.track[:2] == x["stack"]
    assert desk.state.active == x["active"]


def test_x3_from_london_to_warsaw_to_swap() -> None:
    desk = Desk().at(0, EXAMPLES["X3"]["from"])
    desk.do("swap")
    assert desk.week(0) == EXAMPLES["X3"]["weeks"]


def test_x4_a_series_of_swaps() -> None:
    desk = Desk().weeks(0, 60)
    weeks = []
    for _ in range(3):
        before = desk.week(0)
        desk.do("swap")
        weeks.append(desk.week(0) - before)
    assert weeks == EXAMPLES["X4"]["weeks"]


def test_x5_refill() -> None:
    x = EXAMPLES["X5"]
    desk = Desk().will_draw(x["research"])
    desk.do(f"take {x['slot']}")
    assert desk.display()[x["slot"] - 1] == x["research"]
    desk = Desk().row(*x["row"])
    desk.state.first = 0
    desk.will_draw(x["exhibition"], x["research"]).do(f"take {x['slot']}")
    assert desk.shown() == x["row_after"]
    assert desk.display()[x["slot"] - 1] == x["research"]


def test_x6_conditions_of_a_dig() -> None:
    x = EXAMPLES["X6"]
    dig = f"dig {x['site']}"
    assert Desk().why(dig) == "T8.8"
    assert Desk().give(0, x["card"]).used(0, x["site"]).why(dig) == "T8.2"
    desk = Desk().give(0, x["card"])
    desk.do(dig, "weeks 6")
    assert desk.place(0) == x["site"]


@pytest.mark.parametrize("name", ["X7", "X8"])
def test_x7_x8_knowledge(name: str) -> None:
    x = EXAMPLES[name]
    desk = Desk().give(0, *x["cards"]).find(0, *x["tokens"])
    special = special_points(desk.rules, desk.state, 0, desk.site(x["site"]), x["rumours"], 0)
    assert special == x["special"]
    assert knowledge(desk.state, 0, special) == x["knowledge"]


def test_x9_the_wheel() -> None:
    x = EXAMPLES["X9"]
    assert Desk().rules.wheel[x["knowledge"]][x["weeks"]] == x["tokens"]


def test_x10_the_dig_of_x8() -> None:
    x8, x10 = EXAMPLES["X8"], EXAMPLES["X10"]
    desk = Desk().weeks(0, 60).give(0, *x8["cards"]).find(0, *x8["tokens"]).will_draw(*x10["draws"])
    desk.state.bonus[desk.site("crete")] = -1
    desk.do("dig crete", f"weeks {EXAMPLES['X9']['weeks']}")
    assert desk.state.artifact_points[0] == x10["points"]
    assert desk.state.artifacts[desk.site("crete")] == 3
    assert desk.draws == []


def test_x11_assistants_and_shovels() -> None:
    x = EXAMPLES["X11"]
    for points, kind in ((assistant_points, "assistant"), (shovel_tokens, "shovel")):
        desk = Desk().give(0, f"{kind}_rome")
        assert points(desk.rules, desk.state, 0, 1) == x["alone_and_used"]
        desk.give(0, f"{kind}_rome")
        assert points(desk.rules, desk.state, 0, 1) == x["two"]
        desk.give(0, f"{kind}_rome")
        assert points(desk.rules, desk.state, 0, 0) == x["three"]


def test_x12_an_exhibition_in_london() -> None:
    x = EXAMPLES["X12"]
    desk = Desk().row(x["exhibition"], "", "").at(0, "paris").find(0, x["knowledge_token"])
    assert desk.why("exhibit a") == "T12.2"
    for site, count in x["needs"].items():
        desk.find_some(0, site, count)
    desk.do("exhibit a")
    assert desk.week(0) == 1 + x["weeks"]
    assert desk.finish().score(0, "exhibitions") == x["points"]


def test_x13_the_last_weeks() -> None:
    x = EXAMPLES["X13"]
    desk = Desk().weeks(x["week"], 156).at(0, "greece").give(0, "special_greece_3_berlin")
    assert field_of(x["week"]) == 48
    assert x["week"] > 2 * YEAR
    desk.do("dig greece")
    assert desk.legal()[-1] == f"weeks {x['longest']}"
    assert desk.why(f"weeks {x['longest'] + 1}") == "T5.4"


def test_x14_final_score() -> None:
    x = EXAMPLES["X14"]
    desk = Desk().give_exhibition(0, *x["exhibitions"])
    desk.give(0, "congress_paris", "congress_paris", "congress_berlin", "congress_berlin", "congress_london")
    desk.find(0, "palestine_a7_1", "palestine_a6_1", "greece_a6_1", "greece_a5_1", "greece_a5_2", "crete_a5_1")
    desk.find(0, "egypt_a5_1").finish()
    assert desk.score(0, "artifacts") == x["artifacts"]
    outcome = desk.game.outcome(desk.state)
    assert outcome is not None
    assert outcome.totals[0] == x["total"]


def test_x15_congresses() -> None:
    points = EXAMPLES["X15"]["points"]
    assert [congress_points(Desk().rules, number + 1) for number in range(len(points))] == points


@pytest.mark.parametrize("name", ["X16", "X17"])
def test_x16_x17_digs_around_the_new_year(name: str) -> None:
    x = EXAMPLES[name]
    desk = Desk().weeks(x["week"], 150).at(0, x["from"]).give(0, x["card"])
    if name == "X16":
        desk.used(0, x["site"])
    desk.do(f"dig {x['site']}", f"weeks {x['weeks']}")
    assert desk.week(0) == x["after"]
    assert desk.is_open(0, x["site"]) == x["open"]


def test_x18_a_single_assistant() -> None:
    x = EXAMPLES["X18"]
    desk = Desk().give(0, *x["cards"])
    for used, expected in ((1, x["used"]), (0, x["unused"])):
        special = special_points(desk.rules, desk.state, 0, desk.site(x["site"]), 0, used)
        assert knowledge(desk.state, 0, special) == expected


def test_x19_three_shovels() -> None:
    x = EXAMPLES["X19"]
    desk = Desk().at(0, "egypt").give(0, *x["cards"])
    desk.do("dig egypt")
    assert desk.why(f"weeks {x['forbidden']}") == "T10.2"
    events = desk.do(f"weeks {x['weeks']}")
    assert [event.kind for event in events].count("token_drawn") == x["tokens"]
