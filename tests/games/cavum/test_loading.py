"""What `load` holds a dump to: one table of fields, and positions that agree with themselves and with the box."""

import inspect
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from motherlode.games.cavum.board import Board
from motherlode.games.cavum.components import PIECES
from motherlode.games.cavum.fields import Fields
from motherlode.games.cavum.state import SET, SOURCES, STEPS, CavumState
from motherlode.kernel import Data, DataError
from tests.games.cavum.desk import Desk
from tests.games.cavum.variants import game_of, step
from tests.games.slots import slots

# What a board keeps beside its position, for speed.
DERIVED = {"tops", "sized", "owned", "tiled", "dynamite", "veined", "manned"}


def names(function: Callable[..., Any]) -> set[str]:
    return set(inspect.signature(function).parameters) - {"self"}


def test_the_table_names_every_field() -> None:
    fields = Fields(Desk().rules, 2)
    state, board = {field.name for field in fields.state}, {field.name for field in fields.board}
    assert state | {"board"} == slots(CavumState) == names(CavumState)
    assert board | DERIVED == slots(Board) == names(Board)
    assert not board & DERIVED


def test_dump_load_and_clone_keep_every_field() -> None:
    game, rng = game_of(0), Random(7)
    state = game.new(3)
    while game.to_act(state):
        step(game, state, rng)
        if rng.random() < 0.1:
            for copy in (game.load(game.dump(state)), state.clone()):
                for name in slots(CavumState) - {"board"}:
                    assert getattr(copy, name) == getattr(state, name), name
                for name in slots(Board):
                    assert getattr(copy.board, name) == getattr(state.board, name), name


# Positions, each with damages: the field, its new value made from the old one, and what is said.


def bidding() -> Desk:
    """Seat 1 has passed, seat 2 must answer the bid of seat 0."""
    desk = Desk(3)
    desk.do("bid 5", "bid_pass")
    return desk


def choosing_a_card() -> Desk:
    desk = Desk(3)
    desk.do("bid 5", "bid_pass", "bid_pass")
    return desk


def last_card() -> Desk:
    desk = Desk()
    desk.do("bid 5", "bid_pass", "card 1")
    return desk


def taking_orders() -> Desk:
    desk = Desk()
    desk.auction(1, 2)
    desk.do("order_pass")
    return desk


def building() -> Desk:
    """Seat 0 has laid a tile in this turn."""
    desk = Desk.building()
    desk.lay("3k1@(-2,4)")
    return desk


def turning() -> Desk:
    desk = Desk.building()
    desk.do("piece tunnel_2", f"lay {desk.name('(-3,4)')}")
    return desk


def turning_from_the_pool() -> Desk:
    desk = Desk.building()
    desk.do("piece option", "from_pool tunnel_6", f"lay {desk.name('(-3,4)')}")
    return desk


def choosing_a_colour() -> Desk:
    desk = building()
    desk.do("piece vein", f"lay_vein {desk.name('(-2,4)')}")
    return desk


def station_from_the_pool() -> Desk:
    desk = building()
    desk.do("piece option", "from_pool station")
    return desk


def prospecting() -> Desk:
    """Two stations beside each other, all other pieces of seat 0 given back to the supply."""
    desk = Desk.building()
    desk.lay("6k0@(-2,4)")
    desk.build()
    desk.build("C1-3")
    for piece, left in enumerate(desk.state.pieces[:SET]):
        if PIECES[piece] == "dynamite":
            desk.state.supply[4] += left
        elif PIECES[piece] == "station":
            desk.state.supply[11] += left
        elif PIECES[piece] != "prospect":
            desk.state.supply[{"vein": 8, "option": 9}.get(PIECES[piece], piece)] += left
    desk.pieces(0, prospect=1)
    desk.do("piece prospect", f"start {desk.name('C1-3')}")
    return desk


def emptied(desk: Desk) -> Desk:
    """All sets back in the supply, so that building is over."""
    for seat in range(desk.state.seats):
        for piece, left in enumerate(desk.state.pieces[seat * SET : (seat + 1) * SET]):
            stock = {
                "dynamite": 3 + desk.state.cards[seat],
                "vein": 8,
                "station": 11 + seat,
                "option": 9,
                "prospect": 10,
            }
            desk.state.supply[stock.get(PIECES[piece], piece)] += left
    return desk


def selling_red() -> Desk:
    """Seat 0 has bid 2 for red, seat 1 may go below it."""
    desk = emptied(Desk.building().hand(0, red=2).hand(1, red=1, blue=1)).sale()
    desk.do("sale_bid 2")
    return desk


def red_sold() -> Desk:
    desk = selling_red()
    desk.do("sale_pass")
    return desk


def fulfilling() -> Desk:
    return emptied(Desk.building().order(0, 1).hand(0, red=1, blue=1)).order_sale()


def closing() -> Desk:
    """The final sale: seat 1 has fewer points, both have stones."""
    desk = emptied(Desk.building().hand(0, red=1).hand(1, blue=1))
    desk.state.orders = [-2] * 15
    desk.state.earned[SOURCES.index("cities")] = 4
    desk.state.scores[0] += 4
    return desk.last_phase().order(1, 6).order_sale()


def over() -> Desk:
    desk = closing()
    desk.do("sell_stone blue", "sell_stone red")
    return desk


def put(place: int, value: int) -> Callable[[Any], object]:
    """A list with another value at a place."""
    return lambda values: [*values[:place], value, *values[place + 1 :]]


def to(value: object) -> Callable[[Any], object]:
    return lambda _: value


DAMAGES: list[tuple[Callable[[], Desk], str, Callable[[Any], object], str]] = [
    (bidding, "turn", to(0), "'turn' is 0, who cannot bid"),
    (bidding, "turn", to(1), "'turn' is 1, who cannot bid"),
    (bidding, "bid", to(20), "'turn' is 2, who cannot bid"),
    (bidding, "bidder", to(1), "'bidder' is 1, who has passed"),
    (bidding, "bidder", to(-1), "'bidder' is empty"),
    (bidding, "bid", to(-1), "'bidder' is set"),
    (bidding, "cards", to([1, 0, 0]), "seat 0 has one, yet it takes part"),
    (bidding, "cards", to([0, 1, 2]), "fewer than two bidders"),
    (bidding, "pieces", put(0, 1), "'pieces' holds some for seat 0 outside building"),
    (bidding, "due", to(1), "'due' is set, but the step is 'bid'"),
    (bidding, "orders", put(0, -3), "11 cards in the deck instead of 10"),
    (bidding, "chips", put(0, 1), "'chips' has too many on order_1"),
    (bidding, "colour", to(1), "'colour' is set"),
    (choosing_a_card, "turn", to(1), "'bidder' is 0, who has won no auction"),
    (choosing_a_card, "cards", to([1, 0, 0]), "'turn' is 0, who has a card already"),
    (choosing_a_card, "passed", to(2), "'passed' is set outside"),
    (last_card, "cards", to([0, 0]), "'bidder' is empty, but a card is to be chosen"),
    (taking_orders, "turn", to(0), "'turn' is 0, who has passed"),
    (taking_orders, "pieces", put(0, 0), "'pieces' lacks some for seat 0"),
    (taking_orders, "orders", to([0] * 5 + [-3] * 10), "'orders' has none to take"),
    (taking_orders, "cards", to([1, 1]), "'cards' holds one card twice"),
    (taking_orders, "cards", to([1, 0]), "'cards' lacks a card"),
    (taking_orders, "bid", to(4), "'bidder' is empty"),
    (building, "step", to("sale"), "'colour' is empty"),
    (building, "laid", to(0), "'laid' is a hex without a free tile"),
    (building, "laid", to(45), "'laid' is a hex without a free tile"),
    (building, "acts", to(0), "'laid' is set, but nothing was laid"),
    (building, "acts", to(2), "'acts' is 2, more than the pieces"),
    (building, "pieces", put(8, 0), "the prospect tile is the last piece of seat 0"),
    (building, "pieces", put(0, 2), "'pieces' holds more than a set"),
    (building, "pool", put(0, 1), "board hold 13 of tunnel_2 instead of 12"),
    (building, "supply", put(12, 7), "board hold 12 of station instead of 11"),
    (building, "open", put(1, 1), "'open' says 1 of red, 'hands' and 'veins' hold 0"),
    (building, "scores", to([21, 20]), "'scores' of seat 0 is not the start"),
    (building, "earned", put(0, 1), "'scores' of seat 0 is not the start"),
    (building, "stations", put(45, 1), "'stations' holds one on a vein"),
    (turning, "kind", to(2), "'kind' is 2, which is not the tile of the 'piece'"),
    (turning, "hex", to(0), "'hex' is 0, where the tile cannot be laid"),
    (turning, "piece", to(5), "'piece' is 5, which does not belong to the step 'turn'"),
    (turning, "piece", to(7), "'piece' is an option, but what it takes is not in the pool"),
    (turning, "step", to("piece"), "'piece' is set, but the step is 'piece'"),
    (turning_from_the_pool, "kind", to(4), "'piece' is an option, but what it takes is not in the pool"),
    (choosing_a_colour, "hex", to(0), "'hex' is 0, where no vein can be laid"),
    (station_from_the_pool, "laid", to(-1), "'piece' is an option, but what it takes is not in the pool or has no use"),
    (station_from_the_pool, "step", to("start"), "'piece' is 7, which does not belong to the step 'start'"),
    (prospecting, "route", to([0]), "'route' cannot go to a1"),
    (prospecting, "route", lambda route: [*route, 45], "'route' cannot go to f6"),
    (prospecting, "route", lambda route: route * 2, "'route' cannot go to south_3"),
    (prospecting, "turn", to(1), "'acts' is 3, more than the pieces"),
    (selling_red, "bid", to(1), "'bid' is 1, which nobody can go below"),
    (selling_red, "bid", to(4), "'bid' is 4, which is no open price"),
    (selling_red, "bid", to(0), "'bid' is 0, which is no open price"),
    (selling_red, "turn", to(0), "'turn' is 0: the lowest bidder sells"),
    (selling_red, "colour", to(3), "'bid' is 2, which is no open price"),
    (selling_red, "passed", to(2), "'turn' is 1, who has no such stones or has passed"),
    (selling_red, "passed", to(1), "'bidder' is 0, who has no such stones or has passed"),
    (red_sold, "turn", to(1), "'turn' is 1, who has no such stones or has passed"),
    (red_sold, "bidder", to(-1), "'bidder' is empty"),
    (fulfilling, "turn", to(1), "'turn' is 1, who can fulfil no order"),
    (fulfilling, "orders", put(0, -1), "'earned' does not fit the 'orders' that were fulfilled"),
    (closing, "turn", to(0), "'turn' is 0, who neither sells nor has won"),
    (closing, "orders", put(5, 0), "'earned' does not fit the 'orders' that seat 0 holds"),
    (closing, "step", to("over"), "'hands' must be empty at the end"),
    (closing, "step", to("fulfil"), "'earned' does not fit the 'orders' that seat 1 holds"),
    (over, "turn", to(1), "'turn' is 1, who neither sells nor has won"),
    (over, "phase", to(2), "'orders' has 0 cards in the deck instead of 5"),
]


@pytest.mark.parametrize(("position", "field", "damage", "message"), DAMAGES)
def test_fields_agree(position: Callable[[], Desk], field: str, damage: Callable[[Any], object], message: str) -> None:
    desk = position()
    data: Data = desk.game.dump(desk.state)
    assert desk.game.load(data).key() == desk.state.key()
    with pytest.raises(DataError) as error:
        desk.game.load({**data, field: damage(data[field])})
    assert message in str(error.value)


def test_scores_are_not_negative_before_the_closing() -> None:
    desk = Desk()
    desk.state.scores[0], desk.state.earned[0] = -1, -21
    with pytest.raises(DataError, match="'scores' of seat 0 is below 0"):
        desk.game.load(desk.game.dump(desk.state))


@pytest.mark.parametrize("source", ["cities", "penalties", "final_sale"])
def test_points_fit_their_source(source: str) -> None:
    desk, points = Desk(), {"cities": -1, "penalties": 1, "final_sale": 1}[source]
    desk.state.scores[0] += points
    desk.state.earned[SOURCES.index(source)] = points
    with pytest.raises(DataError, match="'earned' has"):
        desk.game.load(desk.game.dump(desk.state))


def test_the_supply_must_last() -> None:
    """Pieces moved from the supply to the pool are missing in a later phase."""
    desk = Desk()
    desk.state.pool[0] += desk.state.supply[0]
    desk.state.supply[0] = 0
    with pytest.raises(DataError, match="'supply' has too few of tunnel_2"):
        desk.game.load(desk.game.dump(desk.state))


def test_the_first_bidder_is_drawn_in_the_first_phase_only() -> None:
    desk = Desk()
    desk.state = desk.game.new(2)
    desk.turn_up(1, 2, 3, 4, 5)
    desk.state.phase, desk.state.orders = 2, [-2] * 10 + [-3] * 5
    with pytest.raises(DataError, match="'phase' is not the first"):
        desk.game.load(desk.game.dump(desk.state))


def test_the_prospect_tile_is_used_last() -> None:
    desk = building()
    desk.state.step, desk.state.piece = STEPS.index("start"), PIECES.index("prospect")
    with pytest.raises(DataError, match="'piece' is the prospect tile, which is not the last piece"):
        desk.game.load(desk.game.dump(desk.state))
