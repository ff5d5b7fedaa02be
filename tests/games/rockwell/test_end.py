"""R17 and R18: the end of a round and of the game, scoring; three players."""

import pytest

from motherlode.games.rockwell.scoring import category_points, majority_points
from motherlode.kernel import Outcome
from tests.games.rockwell.desk import Desk, kinds, told

HIGH = ("six_of_each", "two_crews_4", "core_reached")


def finished(desk: Desk) -> Outcome:
    """The outcome after the one player in Phase III passes."""
    desk.do("pass_works")
    outcome = desk.game.outcome(desk.state)
    assert outcome is not None
    return outcome


@pytest.mark.clause("rockwell", "R17.1")
def test_the_round_ends_with_the_last_action_on_board_3() -> None:
    desk = Desk(3).works(0, 2)
    assert "cleaned_up" not in kinds(desk.do("pass_works"))
    events = desk.do("pass_works")
    assert kinds(events) == ["works_left", "cleaned_up", "round_started"]


@pytest.mark.clause("rockwell", "R17.1")
def test_a_round_without_anybody_on_boards_2_and_3() -> None:
    desk = Desk(3).drilling(4)
    for _ in range(3):
        events = desk.do("crew 1", "stay")
    assert kinds(events)[-2:] == ["cleaned_up", "round_started"]


@pytest.mark.clause("rockwell", "R17.2")
def test_clean_up() -> None:
    desk = Desk(3).crews(0, "b0 1+2").crews(1, "c0 2+3").sit(0, 1, 1).sit(1, 1, 3)
    desk.state.bribes = 0
    desk.works(2).do("pass_works")
    assert (desk.state.dice, desk.state.bribes, desk.state.drilling) == (3, 3, 0)
    assert set(desk.state.chairs) == {-1}
    assert (desk.crews_of(0)[0], desk.crews_of(1)[0]) == ("b0 1", "c0 2")


@pytest.mark.clause("rockwell", "R17.3")
def test_everything_else_stays() -> None:
    desk = Desk(3).crews(0, "b0 2").shaft(1, "c4").orders([2, 0, 1], [1, 2, 0]).level(0, safety=2, mobility=1)
    desk.kept(2, 3).tokens(1, 4).cubes(2, 1, 2, 3, 4).money(2, 700).works(0)
    desk.do("pass_works")
    assert desk.crews_of(0)[0] == "b0 2"
    assert desk.view(0)["seats"][1]["shafts"] == ["c4"]
    assert (desk.state.direction, desk.state.control) == ([2, 0, 1], [1, 2, 0])
    assert (desk.state.safety[0], desk.state.mobility[0], desk.state.kept[2], desk.state.tokens[1]) == (2, 1, 3, 4)
    assert (desk.cubes_of(2), desk.money_of(2)) == ([1, 2, 3, 4], 700)


@pytest.mark.clause("rockwell", "R17.4")
def test_a_new_round_starts_with_an_auction() -> None:
    desk = Desk(4).works(0)
    desk.do("pass_works")
    assert (desk.phase(), desk.state.round, desk.game.to_act(desk.state)) == ("auction", 2, (0, 1, 2, 3))


@pytest.mark.clause("rockwell", "R17.5", "R17.7")
@pytest.mark.parametrize(("seats", "needed"), [(4, 3), (3, 2)])
def test_crews_in_the_core_end_the_game_after_the_round(seats: int, needed: int) -> None:
    desk = Desk(seats)
    for seat in range(needed):
        desk.crews(seat, "core" if seat else "d0 1", "core" if seat == 1 else "e0 1")
    desk.drilling(4)
    events = desk.do("crew 1", "move core")
    assert told(events, "last_round") == [{"clause": "R17.5"}]
    assert desk.view(0)["ending"]
    assert desk.actor == 1
    while desk.phase() in ("drilling", "moving"):
        desk.do("crew 1", "stay")
    assert desk.phase() == "over"
    outcome = desk.game.outcome(desk.state)
    assert outcome is not None
    assert outcome.clause == "R17.5"


@pytest.mark.clause("rockwell", "R17.5")
def test_half_of_four_players_are_too_few() -> None:
    desk = Desk(4).crews(0, "d0 1", "core").crews(1, "core").drilling()
    assert "last_round" not in kinds(desk.do("crew 1", "move core"))


@pytest.mark.clause("rockwell", "R17.6", "R17.7")
def test_six_achievements_with_the_high_class_end_the_game() -> None:
    desk = Desk(4).crews(0, "d0 1").earned(0, "six_of_each", "two_crews_4", "gold12", "silver10", "six_extractions")
    events = desk.drilling(4).do("crew 1", "move core")
    assert told(events, "last_round") == [{"clause": "R17.6"}]
    for _ in range(3):
        desk.do("crew 1", "stay")
    outcome = desk.game.outcome(desk.state)
    assert outcome is not None
    assert outcome.clause == "R17.6"


@pytest.mark.clause("rockwell", "R17.6")
@pytest.mark.parametrize(
    "earned",
    [
        ("six_of_each", "two_crews_4", "gold12", "silver10"),
        ("two_crews_4", "gold12", "silver10", "six_extractions", "zinc8_copper8", "three_crews_2"),
    ],
)
def test_five_or_a_missing_high_one_are_not_enough(earned: tuple[str, ...]) -> None:
    desk = Desk(4).crews(0, "d0 1").earned(0, *earned).drilling()
    events = desk.do("crew 1", "move core")
    assert "achievement" in kinds(events)
    assert "last_round" not in kinds(events)


@pytest.mark.clause("rockwell", "R17.7")
def test_everybody_still_plays_phase_3() -> None:
    desk = Desk(3).crews(0, "core").crews(1, "d0 1").sit(0, 3, 1).sit(2, 3, 2).money(2, 9000)
    desk.orders([0, 1, 2], [1, 0, 2]).drilling(4)
    desk.do("crew 1", "move core")
    for _ in range(2):
        desk.do("crew 1", "stay")
    assert (desk.prompt(), desk.actor) == ("works", 0)
    desk.do("pass_works", "upgrade_safety", "pass_works")
    assert desk.phase() == "over"
    assert desk.game.to_act(desk.state) == ()


@pytest.mark.clause("rockwell", "R17.8")
def test_the_majority_bonus_for_four() -> None:
    desk = Desk(4)
    for seat in range(4):
        desk.cubes(seat, seat + 1, 9 - seat, 5, 0).money(seat, 100 * (seat + 1))
    assert majority_points(desk.rules, desk.state) == [
        [0, 3, 3, 0, 0],
        [1, 2, 3, 0, 1],
        [2, 1, 3, 0, 2],
        [3, 0, 3, 0, 3],
    ]


@pytest.mark.clause("rockwell", "R17.9", "R17.10")
@pytest.mark.parametrize(
    ("amounts", "points"),
    [
        ([5, 5, 3, 2], [3, 3, 1, 0]),
        ([5, 5, 5, 2], [3, 3, 3, 0]),
        ([9, 7, 3, 3], [3, 2, 1, 1]),
        ([9, 7, 7, 3], [3, 2, 2, 0]),
        ([4, 4, 4, 4], [3, 3, 3, 3]),
        ([9, 0, 0, 0], [3, 0, 0, 0]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
    ],
)
def test_ties_in_majorities(amounts: list[int], points: list[int]) -> None:
    assert category_points(Desk(4).rules, 4, amounts) == points


@pytest.mark.clause("rockwell", "R17.10")
def test_option_zero_ranks_like_any_number() -> None:
    rules = Desk(4, score_zero="ranked").rules
    assert category_points(rules, 4, [9, 0, 0, 0]) == [3, 2, 2, 2]
    assert category_points(rules, 4, [0, 0, 0, 0]) == [3, 3, 3, 3]


@pytest.mark.clause("rockwell", "R17.11")
def test_tokens_cards_and_shafts_score_nothing() -> None:
    desk = Desk(3, max_rounds=1).tokens(1, 20).kept(1, 5).shaft(1, "a0", "b0").works(0)
    outcome = finished(desk)
    assert outcome.scores[0] == outcome.scores[1]
    desk = Desk(3, max_rounds=1).cubes(0, 6, 0, 0, 0).works(0)
    desk.do("deliver zinc")
    outcome = finished(desk)
    assert outcome.scores[0]["deliveries"] == 2
    assert desk.cubes_of(0) == [0, 0, 0, 0]


@pytest.mark.clause("rockwell", "R17.12")
def test_the_total() -> None:
    desk = Desk(3, max_rounds=1).earned(0, "gold12", "silver10").cubes(0, 6, 0, 0, 0).works(0)
    desk.do("deliver zinc")
    outcome = finished(desk)
    assert outcome.scores[0] == {"achievements": 9, "deliveries": 2, "majorities": 2}
    assert outcome.totals[0] == 13


def tied(**options: str) -> Desk:
    """Seats 0 and 1 have six stars each: seat 0 by two achievement tiles, seat 1 by one and two delivery tiles."""
    desk = Desk(3, None, max_rounds=1, **options)
    desk.state.stars[2], desk.state.stars[1] = 4, 2
    desk.state.stars[9 + 2] = 2
    for tile in ("dz1", "dz2"):
        desk.delivered(1, desk.box.deliveries.index(tile))
    for seat in range(3):
        desk.cubes(seat, 2, 2, 2, 2).money(seat, 1000)
    return desk.works(2)


@pytest.mark.clause("rockwell", "R17.13")
def test_more_achievement_tiles_break_a_tie() -> None:
    assert finished(tied()).ranks == (1, 2, 3)


@pytest.mark.clause("rockwell", "R17.13")
def test_option_delivery_tiles_count_too() -> None:
    assert finished(tied(tiebreak_tiles="achievements_and_deliveries")).ranks == (2, 1, 3)


@pytest.mark.clause("rockwell", "R17.14")
def test_then_more_cubes_then_a_shared_victory() -> None:
    """Both get two points in three of five categories, but one has more cubes."""
    desk = Desk(2, max_rounds=1).cubes(0, 9, 1, 1, 1).cubes(1, 1, 1, 1, 2).money(0, 0).money(1, 0).works(0)
    outcome = finished(desk)
    assert outcome.totals == (6, 6)
    assert outcome.ranks == (1, 2)
    desk = Desk(2, max_rounds=1).works(0)
    assert finished(desk).ranks == (1, 1)


@pytest.mark.clause("rockwell", "R17.15")
@pytest.mark.parametrize("rounds", [1, 2, 40])
def test_after_the_last_round_allowed_the_match_is_scored(rounds: int) -> None:
    desk = Desk(3, max_rounds=rounds)
    desk.state.round = rounds - 1
    desk.works(0).do("pass_works") if rounds > 1 else None
    desk.state.round = rounds
    outcome = finished(desk.works(0))
    assert outcome.clause == "R17.15"
    assert Desk().rules.max_rounds == 40


def test_after_the_end_nothing_is_legal() -> None:
    desk = Desk(3, max_rounds=1).works(0)
    desk.do("pass_works")
    assert all(desk.legal(seat) == [] for seat in range(3))
    assert desk.why("pass_works", seat=0) == "R17.15"


def test_at_the_end_everything_is_shown() -> None:
    desk = Desk(3, max_rounds=1).tokens(1, 2).works(0)
    events = desk.do("pass_works")
    assert told(events, "holdings_revealed")[1] == {
        "seat": 1, "zinc": 3, "copper": 2, "silver": 1, "gold": 0, "money": 3000, "tokens": 2, "achievements": 0,
        "deliveries": 0,
    }  # fmt: skip
    assert all("screen" in company for company in desk.view(0)["seats"])
    assert {"category": "money", "points": 2, "seat": 0} in told(events, "majority")


# R18.


@pytest.mark.clause("rockwell", "R18.1")
def test_three_players_the_chairs() -> None:
    boards = Desk(3).view(0)["boards"]
    assert [chair["gives"] for chair in boards["board_1"]] == ["bribe", "bribe", "subcontractor", "subcontractor"]
    assert [[chair["gives"] for chair in boards[board]] for board in ("board_2", "board_3")] == [[4, 3], [4, 3]]


@pytest.mark.clause("rockwell", "R18.2", "R18.3", "R18.4")
def test_three_players_dearer_upgrades() -> None:
    rules = Desk(3).rules
    for prices in (rules.safety_price, rules.shaft_price, rules.mobility_price):
        assert prices[3][1:] == [2000, 2500, 3000]
        assert prices[4][1:] == [1500, 2000, 2500]
    desk = Desk(3).crews(0, "c0 1").money(0, 9000).works(0)
    desk.do("build_shaft c0")
    assert desk.money_of(0) == 7000
    desk.do("move_shaft c0", "shaft_level 1", "shaft_to b0")
    assert desk.money_of(0) == 5000


@pytest.mark.clause("rockwell", "R18.4")
def test_option_the_same_price_for_mobility() -> None:
    rules = Desk(3, mobility_price_2_3p="same").rules
    assert rules.mobility_price[3][1:] == rules.mobility_price[2][1:] == [1500, 2000, 2500]
    assert rules.safety_price[3][1:] == [2000, 2500, 3000]


@pytest.mark.clause("rockwell", "R18.5")
def test_three_players_what_stays_the_same() -> None:
    rules = Desk(3).rules
    assert rules.crew_price[2] == rules.crew_price[3] == rules.crew_price[4] == [0, 0, 1500, 2500, 3500]
    three, four = Desk(3).view(0), Desk(4).view(0)
    assert three["deliveries"] == four["deliveries"]


@pytest.mark.clause("rockwell", "R18.6")
def test_three_players_the_three_best_tiles() -> None:
    assert Desk(3).rules.stars[3] == [[4, 3, 2]] * 3 + [[5, 4, 3]] * 3 + [[6, 5, 4]] * 3


@pytest.mark.clause("rockwell", "R18.7")
def test_three_players_the_end() -> None:
    desk = Desk(3).crews(0, "d0 1").crews(1, "core").drilling()
    assert told(desk.do("crew 1", "move core"), "last_round") == [{"clause": "R17.5"}]
    assert Desk(3).box.achievements_to_end == 6


@pytest.mark.clause("rockwell", "R18.8")
@pytest.mark.parametrize(
    ("amounts", "points"),
    [([3, 2, 1], [2, 1, 0]), ([3, 3, 1], [2, 2, 0]), ([3, 1, 1], [2, 1, 1]), ([3, 0, 0], [2, 0, 0])],
)
def test_three_players_the_majorities(amounts: list[int], points: list[int]) -> None:
    assert category_points(Desk(3).rules, 3, amounts) == points
