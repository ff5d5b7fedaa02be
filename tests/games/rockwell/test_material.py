"""R1: the box, and what everything rests on."""

import re
import tomllib
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from motherlode.games.rockwell import Rockwell
from motherlode.games.rockwell.components import CREWS, PRINTED, Box
from motherlode.kernel import SeatsError
from tests.games.rockwell.desk import Desk, told

BOX = Box()
DATA: dict[str, Any] = tomllib.loads(PRINTED.read_text("utf-8"))
PIECES = {piece["id"]: piece for piece in DATA["pieces"]}


@pytest.mark.clause("rockwell", "R1.1")
def test_two_three_or_four_players() -> None:
    game = Rockwell()
    assert game.info.seats == (2, 3, 4)
    for seats in (1, 5):
        with pytest.raises(SeatsError, match="2, 3, 4"):
            game.new(seats)


@pytest.mark.clause("rockwell", "R1.2", "R1.3", "R17.12")
def test_the_most_stars_of_three_sources_win() -> None:
    desk = Desk(4, max_rounds=1).works(0)
    desk.earned(1, "gold12").earned(2, "silver10")
    for tile, owner in (("dz1", 0), ("dg1", 2)):
        desk.delivered(owner, desk.box.deliveries.index(tile))
    for seat, money in enumerate((100, 200, 0, 300)):
        desk.cubes(seat, 0, 0, 0, 0).money(seat, money)
    desk.do("pass_works")
    outcome = desk.game.outcome(desk.state)
    assert outcome is not None
    assert outcome.scores == (
        {"achievements": 0, "deliveries": 2, "majorities": 1},
        {"achievements": 5, "deliveries": 0, "majorities": 2},
        {"achievements": 4, "deliveries": 5, "majorities": 0},
        {"achievements": 0, "deliveries": 0, "majorities": 3},
    )
    assert outcome.totals == (3, 7, 9, 3)
    assert outcome.winners == [2]


@pytest.mark.clause("rockwell", "R1.4")
def test_the_number_of_rounds_is_open() -> None:
    desk = Desk(3).works(0)
    desk.do("pass_works")
    assert (desk.phase(), desk.state.round) == ("auction", 2)


@pytest.mark.clause("rockwell", "R1.5")
def test_four_resources_with_their_values() -> None:
    values = {entry["id"]: (entry["colour"], entry["market_value"]) for entry in DATA["resources"]}
    assert values == {
        "zinc": ("blue", 400),
        "copper": ("brown", 600),
        "silver": ("grey", 800),
        "gold": ("yellow", 1000),
    }
    assert BOX.values == [400, 600, 800, 1000]


@pytest.mark.clause("rockwell", "R1.6")
def test_a_large_cube_counts_for_five() -> None:
    desk = Desk().cubes(0, 7, 0, 0, 0)
    desk.do("bid_cubes zinc 5", "bid_cubes zinc 1", seat=0)
    assert desk.view(0)["seats"][0]["offer"]["zinc"] == 6
    assert desk.view(0)["seats"][0]["offer"]["value"] == 6 * 400
    assert desk.why("bid_cubes zinc 5", 0) == "R1.9"


@pytest.mark.clause("rockwell", "R1.7")
def test_the_supply_never_runs_out() -> None:
    """More than the 140 small cubes and the 109 notes of the box."""
    assert all(PIECES[name]["unlimited"] for name in ("small_cube", "large_cube", "note", "insurance_token"))
    desk = Desk().money(0, 400 * 300).market(0)
    desk.do("buy zinc", *["amount 5"] * 60, "amount_done")
    assert desk.cubes_of(0) == [303, 2, 1, 0]
    assert desk.money_of(0) == 0


@pytest.mark.clause("rockwell", "R1.8")
def test_money_in_notes_of_100_to_5000() -> None:
    assert BOX.notes == [5000, 1000, 500, 100]
    prices = [price for table in BOX.prices.values() for row in table.values() for price in row]
    assert all(amount % 100 == 0 for amount in [*prices, *BOX.hire_price, *BOX.values, BOX.start_money])


@pytest.mark.clause("rockwell", "R1.9")
def test_no_debt() -> None:
    desk = Desk().money(0, 1400).cubes(0, 5, 0, 0, 0).works(0)
    violation = desk.violation("upgrade_safety")
    assert violation is not None
    assert (violation.clause, violation.facts) == ("R1.9", {"needed": 1500, "have": 1400})
    assert desk.why("upgrade_mobility") == desk.why("upgrade_crew 1") == desk.why("deliver zinc") == "R1.9"
    assert desk.money(0, 1500).why("upgrade_safety") == ""


@pytest.mark.clause("rockwell", "R1.10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_player_has(seats: int) -> None:
    own = DATA["per_player"]
    assert (own["crew_pawns_1_2"], own["crew_pawns_3_4"], own["vice_presidents"], own["shaft_tiles"]) == (4, 4, 2, 3)
    assert own["direction_cube"] == own["control_cube"] == own["company_board"] == own["screen"] == 1
    desk = Desk(seats)
    assert sorted(desk.state.direction) == sorted(desk.state.control) == list(range(seats))
    assert all(len(desk.crews_of(seat)) == CREWS for seat in range(seats))


@pytest.mark.clause("rockwell", "R1.11")
def test_what_the_players_share() -> None:
    assert sum(BOX.back_copies) == len(DATA["terrain_tiles"]) == 32
    assert len(BOX.cards) == 48
    assert sum(len(entry["stars"]) for entry in DATA["achievements"]) == 36
    assert len(BOX.deliveries) == 28
    assert (BOX.dice, BOX.bribes) == (3, 3)
    counts = {name: piece["count"] for name, piece in PIECES.items()}
    assert (counts["frame_piece"], counts["core"], counts["drilling_marker"], counts["phase_board"]) == (4, 1, 1, 3)
    assert counts["safety_tile"] == PIECES["safety_tile"]["for_four"] + PIECES["safety_tile"]["for_fewer"] == 14


@pytest.mark.clause("rockwell", "R1.12")
def test_reward_tiles_are_one_component() -> None:
    """Whatever earns a reward takes a tile of the same nine stacks, and the event always has the same name."""
    desk = Desk().cubes(0, 8, 7, 0, 0).money(0, 20000).crews(0, "a0 4", "a2 3").market(0)
    assert told(desk.do("buy copper", "amount 1", "amount_done"), "achievement") == [
        {"seat": 0, "achievement": "zinc8_copper8"}
    ]
    desk.do("pass_market")
    desk.works(0)
    strong = next(n for n in range(1, 5) if desk.crews_of(0)[n - 1] == "a2 3")
    assert told(desk.do(f"upgrade_crew {strong}"), "achievement") == [{"seat": 0, "achievement": "two_crews_4"}]


def test_the_cards_grow_richer_with_the_power() -> None:
    piles = [[card for card in range(48) if BOX.card_pile[card] == pile] for pile in range(8)]
    means = [sum(value(card) for card in pile) / len(pile) for pile in piles]
    assert [round(mean) for mean in means] == [4167, 5000, 6000, 7033, 8033, 9000, 9833, 10633]
    assert all(sum(BOX.card_danger[card] for card in pile) == 2 for pile in piles)
    assert Counter(BOX.card_pile) == dict.fromkeys(range(8), 6)


def value(card: int) -> int:
    return sum(count * value for count, value in zip(BOX.card_cubes[card], BOX.values, strict=True))


def test_the_yields_of_shafts_grow_with_the_power() -> None:
    means = [
        sum(copies * worth(back) for back, copies in enumerate(BOX.back_copies) if BOX.back_pile[back] == pile) / 4
        for pile in range(8)
    ]
    assert means == [800, 1000, 1200, 1400, 1600, 1800, 2000, 2200]
    assert all(high > low for low, high in pairwise(means))
    assert all(1 <= sum(cubes) <= 3 for cubes in BOX.back_yield)


def worth(back: int) -> int:
    return sum(count * value for count, value in zip(BOX.back_yield[back], BOX.values, strict=True))


def test_every_entry_names_its_source() -> None:
    text = PRINTED.read_text("utf-8")
    for line in text.splitlines():
        if line.startswith("  {"):
            assert re.search(r'source = "(rulebook|component|likely|reconstructed)"', line), line
    assert not re.search(r"\d{3}_[0-9a-f]{16}", text)
