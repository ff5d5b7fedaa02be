"""R2: the board and the set-up."""

from random import Random

import pytest

from motherlode.games.rockwell import Rockwell
from motherlode.games.rockwell.components import RING_NAMES, Box
from motherlode.games.rockwell.mine import (
    CORE,
    EDGE,
    ENTRANCE,
    PLACE_NAMES,
    TILES,
    Mine,
    edge_tiles,
    is_edge,
    tiles_of,
)
from motherlode.games.rockwell.options import pile_at
from motherlode.games.rockwell.state import UNTAKEN
from motherlode.kernel import CHANCE, SILENT, Log
from tests.games.rockwell.desk import Desk, place, told

BOX = Box()
MINE = Mine(BOX.entrances, BOX.core_borders, offset=False)


def names(places: list[int]) -> list[str]:
    return sorted(PLACE_NAMES[place] for place in places)


@pytest.mark.clause("rockwell", "R2.1", "R2.2")
def test_four_rings_of_eight_tiles_with_their_names() -> None:
    tiles = [f"{ring}{sector}" for ring in "abcd" for sector in range(8)]
    edges = [f"{ring}{sector}_{ring}{(sector + 1) % 8}" for ring in "abcd" for sector in range(8)]
    assert list(PLACE_NAMES) == [*tiles, *edges, "e0", "e1", "e2", "e3", "core"]
    assert "b7_b0" in PLACE_NAMES


@pytest.mark.clause("rockwell", "R2.3")
def test_aligned_rings() -> None:
    assert names(MINE.neighbours[place("b3")]) == ["a3", "b2", "b4", "c3"]
    assert names(MINE.neighbours[place("a0")]) == ["a1", "a7", "b0"]
    assert names(MINE.neighbours[place("d7")]) == ["c7", "d0", "d6"]
    assert sum(len(near) for near in MINE.neighbours) == 2 * 56


@pytest.mark.clause("rockwell", "R2.3")
def test_option_offset_rings() -> None:
    mine = Mine(BOX.entrances, BOX.core_borders, offset=True)
    assert names(mine.neighbours[place("b3")]) == ["a2", "a3", "b2", "b4", "c3", "c4"]
    assert names(mine.neighbours[place("b7")]) == ["a6", "a7", "b0", "b6", "c0", "c7"]
    assert names(mine.neighbours[place("b0")]) == ["a0", "a7", "b1", "b7", "c0", "c1"]
    for tile in range(TILES):
        assert all(tile in mine.neighbours[near] for near in mine.neighbours[tile])
    desk = Desk(4, ring_alignment="offset").crews(0, "b3 1").drilling()
    assert sorted(desk.reach(1)) == ["a2", "a3", "b2", "b4", "c3", "c4"]


@pytest.mark.clause("rockwell", "R2.4")
def test_an_entrance_touches_two_tiles() -> None:
    touched = [names(MINE.steps(ENTRANCE + number)) for number in range(4)]
    assert touched == [["a0", "a1"], ["a2", "a3"], ["a4", "a5"], ["a6", "a7"]]


@pytest.mark.clause("rockwell", "R2.5")
def test_the_core_borders_all_of_ring_d() -> None:
    assert names([tile for tile in range(TILES) if CORE in MINE.steps(tile)]) == [f"d{sector}" for sector in range(8)]


@pytest.mark.clause("rockwell", "R2.6")
def test_edges_lie_within_a_ring() -> None:
    edges = [name for number, name in enumerate(PLACE_NAMES) if is_edge(number)]
    assert len(edges) == 32
    for number in range(EDGE, ENTRANCE):
        first, second = edge_tiles(number)
        assert first // 8 == second // 8
        assert second in MINE.neighbours[first]


@pytest.mark.clause("rockwell", "R2.7", "R11.1")
def test_a_front_shows_level_and_power() -> None:
    tiles = {tile["tile"]: (tile["level"], tile["power"]) for tile in Desk().view(0)["tiles"]}
    assert (tiles["a0"], tiles["a1"], tiles["b0"], tiles["d7"]) == (("a", 3), ("a", 4), ("b", 5), ("d", 10))


@pytest.mark.clause("rockwell", "R2.8")
def test_a_back_is_unknown_until_it_is_flipped() -> None:
    desk = Desk().crews(1, "a0 2").crews(0, "e0 1").drilling()
    assert {tile["back"] for tile in desk.view(0)["tiles"]} == {None}
    desk.will_draw("a3c", "e03a").do("crew 1", "move a0")
    shown = desk.view(3)["tiles"][0]
    assert (shown["back"], shown["yield"]) == ("a3c", {"zinc": 0, "copper": 1, "silver": 0, "gold": 0})


@pytest.mark.clause("rockwell", "R2.8")
def test_every_back_of_the_power_is_as_likely() -> None:
    """Two of the four tiles of power 3 look alike; what was flipped cannot come again."""
    desk = Desk().crews(1, "a0 2", "a2 2").crews(0, "e0 1").drilling()
    game, state = desk.game, desk.state
    for text in ("crew 1", "move a0"):
        game.apply(state, 0, game.actions.parse(text), SILENT)
    assert {str(game.draws[draw]): weight for draw, weight in game.chance(state)} == {
        "back a3a": 2,
        "back a3c": 1,
        "back a3d": 1,
    }
    game.apply(state, CHANCE, game.draws.parse("back a3a"), SILENT)
    assert state.backs_left[desk.box.backs.index("a3a")] == 1


@pytest.mark.clause("rockwell", "R2.9")
def test_two_powers_for_each_level() -> None:
    assert Desk().rules.power == [3, 4, 5, 6, 7, 8, 9, 10]
    assert [sum(BOX.back_copies[back] for back in Desk().rules.pile_backs[pile]) for pile in range(8)] == [4] * 8


@pytest.mark.clause("rockwell", "R2.9")
def test_option_powers_2_to_9() -> None:
    rules = Desk(4, power_set="2_to_9").rules
    assert rules.power == [2, 3, 4, 5, 6, 7, 8, 9]
    piles = {rules.power[pile]: {BOX.cards[card] for card in rules.pile_cards[pile]} for pile in range(8)}
    assert all(len(pile) == 6 for pile in piles.values())
    assert "e03e" in piles[3]
    assert "e04c" in piles[2]
    assert "e07e" in piles[7]
    assert "e08c" in piles[6]
    assert piles[2] == {"e03a", "e03b", "e03c", "e03d", "e04c", "e03f"}


@pytest.mark.clause("rockwell", "R2.10")
@pytest.mark.parametrize("layout", range(16))
def test_no_two_equal_powers_side_by_side(layout: int) -> None:
    piles = [pile_at(layout, tile) for tile in range(TILES)]
    for tile in range(TILES):
        ring = tile // 8
        assert piles[tile] in (2 * ring, 2 * ring + 1)
        assert piles[tile] != piles[ring * 8 + (tile + 1) % 8]


@pytest.mark.clause("rockwell", "R2.10")
def test_chance_decides_each_ring() -> None:
    game = Rockwell()
    state = game.new(2)
    log = Log()
    for ring in RING_NAMES:
        assert [str(game.draws[draw]) for draw, _ in game.chance(state)] == [f"lay {ring} low", f"lay {ring} high"]
        choice = "high" if ring in "bd" else "low"
        game.apply(state, CHANCE, game.draws.parse(f"lay {ring} {choice}"), log)
    assert told(log.events, "ring_laid")[1] == {"ring": "b", "power": 6, "other": 5}
    tiles = game.view(state, 0)["tiles"]
    assert isinstance(tiles, list)
    assert [tiles[place(f"{ring}0")]["power"] for ring in "abcd"] == [3, 6, 7, 10]


@pytest.mark.clause("rockwell", "R2.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_crew_on_each_entrance(seats: int) -> None:
    desk = Desk(seats)
    for seat in range(seats):
        assert desk.crews_of(seat) == ["e0 1", "e1 1", "e2 1", "e3 1"]


@pytest.mark.clause("rockwell", "R2.12")
@pytest.mark.parametrize(("seats", "chairs"), [(2, [4, 2, 2]), (3, [4, 2, 2]), (4, [4, 3, 3])])
def test_three_phase_boards_by_number_of_players(seats: int, chairs: list[int]) -> None:
    boards = Desk(seats).view(0)["boards"]
    assert [len(board) for board in boards.values()] == chairs
    assert list(boards) == ["board_1", "board_2", "board_3"]


@pytest.mark.clause("rockwell", "R2.13")
def test_eight_piles_of_six_cards() -> None:
    piles = Desk().view(0)["piles"]
    assert [(pile["power"], pile["size"]) for pile in piles] == [(power, 6) for power in range(3, 11)]


@pytest.mark.clause("rockwell", "R2.14")
def test_board_1_starts_with_three_tokens_and_three_dice() -> None:
    view = Desk().view(0)
    assert (view["bribes"], view["dice"], view["drilling_round"]) == (3, 3, 0)


@pytest.mark.clause("rockwell", "R2.15")
def test_both_orders_are_drawn_apart() -> None:
    game = Rockwell()
    found = set()
    for seed in range(60):
        state = game.new(3)
        rng = Random(seed)
        while game.to_act(state) == (CHANCE,):
            game.apply(state, CHANCE, game.sample(state, rng), SILENT)
        found.add((tuple(state.direction), tuple(state.control)))
    assert len({direction for direction, _ in found}) == len({control for _, control in found}) == 6
    assert len(found) > 20


@pytest.mark.clause("rockwell", "R2.16")
def test_board_2_starts_empty() -> None:
    assert all(chair["seat"] is None for chair in Desk().view(0)["boards"]["board_2"])


@pytest.mark.clause("rockwell", "R2.17")
def test_the_cheapest_delivery_first() -> None:
    deliveries = Desk().view(0)["deliveries"]
    assert [deliveries[kind]["delivery"] for kind in deliveries] == ["dz1", "dc1", "ds1", "dg1"]
    assert deliveries["zinc"] == {
        "left": 7,
        "delivery": "dz1",
        "cubes": {"zinc": 6, "copper": 0, "silver": 0, "gold": 0},
        "stars": 2,
    }


@pytest.mark.clause("rockwell", "R2.17")
def test_option_the_dearest_delivery_first() -> None:
    desk = Desk(4, delivery_order="dearest_first").cubes(0, 25, 0, 0, 0).works(0)
    desk.do("deliver zinc")
    desk.do("deliver zinc")
    assert [desk.state.deliveries[desk.box.deliveries.index(tile)] for tile in ("dz7", "dz6", "dz5")] == [0, 0, UNTAKEN]
    assert desk.cubes_of(0) == [25 - 12 - 11, 0, 0, 0]


@pytest.mark.clause("rockwell", "R2.18")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_everybody_starts_with(seats: int) -> None:
    desk = Desk(seats)
    for seat in range(seats):
        assert desk.cubes_of(seat) == [3, 2, 1, 0]
        assert desk.money_of(seat) == 3000
        assert desk.state.tokens[seat] == 0


@pytest.mark.clause("rockwell", "R2.19")
def test_company_boards_by_number_of_players() -> None:
    prices = [Desk(seats).rules.safety_price[seats][1] for seats in (2, 3, 4)]
    assert prices == [2000, 2000, 1500]


@pytest.mark.clause("rockwell", "R2.20", "R2.21", "R2.22")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_levels_start_at_zero(seats: int) -> None:
    for company in Desk(seats).view(0)["seats"]:
        assert (company["safety"], company["mobility"], company["shaft"], company["shafts"]) == (0, 0, 0, [])


@pytest.mark.clause("rockwell", "R2.21")
def test_pawns_never_limit_upgrades() -> None:
    """All four crews can be of strength 4, though one pawn marks the mobility."""
    desk = Desk().crews(0, "a0 4", "a2 4", "a4 4", "c6 3").level(0, mobility=3).money(0, 9000).works(0)
    weakest = desk.crews_of(0).index("c6 3") + 1
    desk.do(f"upgrade_crew {weakest}")
    assert sorted(desk.crews_of(0)) == ["a0 4", "a2 4", "a4 4", "c6 4"]


@pytest.mark.clause("rockwell", "R2.22")
def test_the_cheapest_shaft_first() -> None:
    prices = Desk().rules.shaft_price[4]
    assert prices[1:] == [1500, 2000, 2500]
    desk = Desk().crews(0, "b0 1").money(0, 9000).works(0)
    desk.do("build_shaft b0")
    assert desk.money_of(0) == 7500


@pytest.mark.clause("rockwell", "R2.23")
def test_the_best_achievement_tile_on_top() -> None:
    stacks = Desk().view(0)["achievements"]
    assert [stacks[name]["stars"] for name in ("silver10", "gold12", "core_reached")] == [4, 5, 6]
    assert {stack["left"] for stack in stacks.values()} == {4}


@pytest.mark.clause("rockwell", "R2.24")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_play_starts_with_an_auction(seats: int) -> None:
    desk = Desk(seats)
    assert desk.game.to_act(desk.state) == tuple(range(seats))
    assert (desk.prompt(), desk.state.round) == ("bid", 1)


def test_sets_of_tiles_are_listed_in_order() -> None:
    assert tiles_of(0) == []
    assert tiles_of(1 << 31 | 1 << 3 | 1) == [0, 3, 31]
