"""C9: turns, actions and pieces."""

from random import Random

import pytest

from motherlode.games.cavum import Cavum
from motherlode.games.cavum.components import PIECES
from motherlode.games.cavum.state import PIECE, SET
from motherlode.kernel import CHANCE, SILENT
from tests.games.cavum.desk import Desk, told


def points(desk: Desk, times: int = 1) -> None:
    for _ in range(times):
        desk.do("piece option", "points")


@pytest.mark.clause("cavum", "C9.1", "C9.2")
@pytest.mark.parametrize("seed", range(4))
def test_twelve_actions_each(seed: int) -> None:
    """Between two sets every piece is spent, one an action."""
    game, rng = Cavum(), Random(seed)
    state, spent = game.new(3), [0, 0, 0]
    while acting := game.to_act(state):
        before = [sum(state.pieces[s * SET : (s + 1) * SET]) for s in range(3)]
        if acting[0] == CHANCE:
            game.apply(state, CHANCE, game.sample(state, rng), SILENT)
        else:
            game.apply(state, acting[0], rng.choice(game.legal(state, acting[0])), SILENT)
        after = [sum(state.pieces[s * SET : (s + 1) * SET]) for s in range(3)]
        for s in range(3):
            assert before[s] - after[s] in (0, 1, -12)
            spent[s] += max(0, before[s] - after[s])
    assert spent == [36, 36, 36]


@pytest.mark.clause("cavum", "C9.2")
def test_no_action_can_be_skipped() -> None:
    desk = Desk.building().pieces(0, tunnel_2=1, prospect=1)
    assert desk.legal() == ["piece tunnel_2"]
    desk.lay("2k1@(-3,4)")
    desk.do("end_turn")
    assert desk.left(0, "prospect") == 1
    desk.turn(0)
    assert desk.legal() == ["piece prospect"]


@pytest.mark.clause("cavum", "C9.3")
def test_rounds_in_card_order() -> None:
    desk = Desk(3)
    desk.auction(4, 2, 3)
    desk.do(*["order_pass"] * 3)
    turns = []
    for _ in range(6):
        turns.append(desk.state.turn)
        points(desk) if desk.left(desk.state.turn, "option") else desk.do("piece vein", "give_up")
        if desk.state.acts:
            desk.do("end_turn")
    assert turns == [1, 2, 0, 1, 2, 0]
    assert desk.why("piece vein", seat=0) == "C9.3"
    violation = desk.violation("end_turn", seat=2)
    assert violation is not None
    assert violation.facts == {"active_seat": 1}


@pytest.mark.clause("cavum", "C9.4", "C9.5")
def test_one_to_four_actions() -> None:
    desk = Desk.building()
    assert desk.why("end_turn") == "C9.4"
    desk.do("piece station", "give_up")
    assert "end_turn" in desk.legal()
    desk.do("piece station", "give_up", "piece station", "give_up")
    assert desk.state.turn == 0
    events = desk.do("piece vein", "give_up")
    assert told(events, "turn_ended") == [{"seat": 0}]
    assert desk.state.turn == 1
    assert desk.why("end_turn") == "C9.4"


@pytest.mark.clause("cavum", "C9.4")
def test_never_more_than_he_has_pieces() -> None:
    desk = Desk.building().pieces(0, option=1, prospect=1)
    points(desk)
    assert desk.why("piece option") == "C9.4"
    assert desk.why("piece vein") == "C9.4"


@pytest.mark.clause("cavum", "C9.5")
def test_the_turn_ends_with_the_last_piece() -> None:
    desk = Desk.building().pieces(0, option=1, prospect=1)
    points(desk)
    events = desk.do("piece prospect", "no_route")
    assert told(events, "turn_ended") == [{"seat": 0}]
    assert desk.state.turn == 1


@pytest.mark.clause("cavum", "C9.6")
def test_free_choice_of_pieces_and_repetition() -> None:
    desk = Desk.building()
    assert desk.legal("piece") == [piece for piece in PIECES if piece != "prospect"]
    desk.do("piece station", "give_up", "piece station", "give_up", "piece station", "give_up")
    assert desk.left(0, "station") == 0
    assert desk.legal("piece") == [piece for piece in PIECES if piece not in ("prospect", "station")]


@pytest.mark.clause("cavum", "C9.7", "C16.1")
def test_the_prospect_tile_comes_last() -> None:
    desk = Desk.building()
    violation = desk.violation("piece prospect")
    assert violation is not None
    assert (violation.clause, violation.facts) == ("C9.7", {"left": 12})
    desk.pieces(0, station=1, prospect=1)
    assert desk.why("piece prospect") == "C9.7"
    desk.do("piece station", "give_up")
    assert desk.why("piece prospect") == ""


@pytest.mark.clause("cavum", "C9.8")
def test_an_action_is_completed_first() -> None:
    desk = Desk.building()
    desk.do("piece tunnel_3")
    assert desk.why("piece station") == "C9.8"
    assert desk.why("end_turn") == "C9.8"
    desk.do(f"lay {desk.name('(-2,4)')}")
    assert desk.why("piece station") == "C9.8"


@pytest.mark.clause("cavum", "C9.9", "C9.10")
def test_who_is_done_is_skipped_and_the_last_goes_on() -> None:
    desk = Desk.building(3).pieces(1).pieces(2)
    points(desk)
    desk.do("end_turn")
    assert (desk.state.turn, desk.state.acts) == (0, 0)
    assert desk.why("end_turn") == "C9.4"
    points(desk)
    desk.do("piece station", "give_up", "piece station", "give_up")
    assert (desk.state.turn, desk.state.acts) == (0, 3)


@pytest.mark.clause("cavum", "C9.10", "C12.3")
def test_separate_turns_of_one_player_are_separate() -> None:
    desk = Desk.building().pieces(1)
    desk.lay("3k1@(-2,4)")
    desk.do("end_turn")
    assert desk.state.turn == 0
    desk.do("piece station")
    assert desk.why("build_here") == "C12.2"


@pytest.mark.clause("cavum", "C9.11")
def test_building_ends_with_the_last_piece_of_all() -> None:
    desk = Desk.building().pieces(0, prospect=1).pieces(1, prospect=1)
    desk.do("piece prospect", "no_route")
    assert desk.state.step == PIECE
    desk.do("piece prospect", "no_route")
    assert desk.step() == "turn_up"


@pytest.mark.clause("cavum", "C9.12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_some_action_is_always_possible(seats: int) -> None:
    """Every partial choice of random matches has a legal completion, on a mountain without any tile too."""
    game, rng = Cavum(), Random(seats)
    for number in range(6):
        desk = Desk.bare(seats) if number % 2 else Desk.building(seats)
        state = desk.state
        while acting := game.to_act(state):
            if acting[0] == CHANCE:
                game.apply(state, CHANCE, game.sample(state, rng), SILENT)
                continue
            legal = game.legal(state, acting[0])
            assert legal
            game.apply(state, acting[0], rng.choice(legal), SILENT)
