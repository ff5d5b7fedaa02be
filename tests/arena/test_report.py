"""The report: one file that needs nothing else, and says what the games say."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from motherlode.arena.plan import Plan
from motherlode.arena.ratings import ratings
from motherlode.arena.report import command, report, write_report
from motherlode.arena.standing import Standing
from tests.arena.games import result

PAIR = Plan("thebes", ("hard", "greedy"), 2, 100, 7, (("wheel_9_5", 5),))


def made(plan: Plan, standing: Standing) -> str:
    return report(plan, standing, ratings(standing.names, standing.games))


def standing_of(plan: Plan, bots: str, ranks: tuple[int, ...], deals: int, bar: float | None = None) -> Standing:
    standing = Standing(plan, bar)
    for deal in range(deals):
        standing.add([result(bots, ranks, deal), result(bots, ranks, deal)])
    return standing


class Needs(HTMLParser):
    """What a page would load, and its open elements."""

    def __init__(self) -> None:
        super().__init__()
        self.loaded: list[str] = []
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.loaded += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href", "srcset")]


def test_a_report_opens_offline() -> None:
    page = Needs()
    text = made(PAIR, standing_of(PAIR, "hard greedy", (1, 2), 10))
    page.feed(text)
    assert page.tags.count("svg") == 5
    assert not {"script", "link", "img", "iframe", "object"} & set(page.tags)
    assert [address for address in page.loaded if not address.startswith("#")] == []
    assert re.findall(r"url\((?!#)|@import", text) == []
    assert "$" not in re.sub(r"<svg.*?</svg>", "", text, flags=re.DOTALL)


def test_a_report_says_what_is_clear_and_what_is_not() -> None:
    clear = made(PAIR, standing_of(PAIR, "hard greedy", (1, 2), 20))
    assert "<b>hard</b> is clearly stronger than <b>greedy</b>" in clear
    turned = made(PAIR, standing_of(PAIR, "hard greedy", (2, 1), 20))
    assert "<b>greedy</b> is clearly stronger than <b>hard</b>" in turned
    assert "that does not settle which is stronger" in made(PAIR, standing_of(PAIR, "hard greedy", (1, 1), 20))
    barred = made(PAIR, standing_of(PAIR, "hard greedy", (1, 2), 20, bar=0.7))
    assert "clearly takes more than 70.0" in barred


def test_with_several_rivals_first_places_are_told() -> None:
    four = Plan("thebes", ("hard", "greedy"), 4, 100, 7)
    text = made(four, standing_of(four, "hard greedy greedy greedy", (1, 2, 3, 4), 5))
    assert "4.00 times its fair share" in text


def test_three_bots_get_a_table_of_duels() -> None:
    three = Plan("thebes", ("hard", "easy", "greedy"), 3, 100, 7)
    text = made(three, standing_of(three, "hard easy greedy", (1, 2, 3), 5))
    assert "Who beats whom" in text
    assert text.count("<svg") == 6


def test_names_are_text_and_not_markup() -> None:
    odd = Plan("thebes", ("<b>", "greedy"), 2, 100, 7)
    text = made(odd, standing_of(odd, "<b> greedy", (1, 2), 5))
    assert "<b><b></b>" not in text
    assert "<b>&lt;b&gt;</b>" in text


def test_games_without_an_end_are_counted(tmp_path: Path) -> None:
    standing = Standing(PAIR)
    standing.add([result("hard greedy", ()), result("greedy hard", ())])
    write_report(PAIR, standing, ratings(standing.names, standing.games), tmp_path / "report.html")
    assert "games without an end" in (tmp_path / "report.html").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("bar", "full", "end"), [(None, False, ""), (0.7, False, " --bar 0.7"), (None, True, " --full")]
)
def test_the_line_that_gives_the_games_again(bar: float | None, full: bool, end: str) -> None:
    line = command(PAIR, Standing(PAIR, bar, full))
    start = "motherlode arena thebes --bots hard,greedy --seats 2 --games 100 --seed 7 --option wheel_9_5=5"
    assert line == start + end


def test_a_run_whose_time_was_up_is_played_again_by_its_number_of_games() -> None:
    standing = standing_of(PAIR, "hard greedy", (1, 1), 3)
    standing.is_late = True
    assert " --games 6 " in command(PAIR, standing)
    assert "its time was up" in made(PAIR, standing)
