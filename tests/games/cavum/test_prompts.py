"""What a player is told when asked, and of each choice."""

from random import Random
from typing import Any

import pytest

from motherlode.games.cavum.state import NONE
from motherlode.kernel import CHANCE, Facts
from motherlode.testing.rulebook import clauses_of
from tests.games.cavum.desk import Desk

# What building would bring if it ended now: `test_forecast.py`.
FORECAST = {"city_points", "blasts", "best", "best_stones"}


def asked(desk: Desk) -> tuple[str, Facts]:
    prompt = desk.game.prompt(desk.state, desk.state.turn)
    assert prompt.facts["seat"] == desk.state.turn
    return prompt.kind, {name: fact for name, fact in prompt.facts.items() if name not in {"seat", *FORECAST}}


def about(desk: Desk, text: str) -> Facts:
    return desk.game.facts(desk.state, desk.state.turn, desk.game.actions.parse(text))


def test_auction_and_orders() -> None:
    desk = Desk()
    assert asked(desk) == ("bid", {"high": -1, "limit": 20})
    desk.do("bid 4")
    assert asked(desk) == ("bid", {"high": 4, "limit": 20})
    desk.do("bid_pass")
    assert asked(desk) == ("card", {"amount": 4})
    assert about(desk, "card 3") == {"card": 3, "dynamite": "dynamite_4"}
    desk.do("card 1")
    assert asked(desk) == ("card", {"amount": 0})
    desk.do("card 2")
    assert asked(desk) == ("order", {"on_offer": 5})
    assert about(desk, "order_pass") == {}


def test_building() -> None:
    desk = Desk.building()
    assert asked(desk) == ("piece", {"acts": 0, "left": 12})
    assert about(desk, "piece station") == {"piece": "station", "left": 3}
    assert about(desk, "end_turn") == {"acts": 0}
    desk.do("piece tunnel_3")
    assert asked(desk) == ("lay", {"tile": "tunnel_3", "explodes": 0})
    assert about(desk, "lay i4") == {"hex": "i4", "tile": "tunnel_3", "level": 1}
    assert about(desk, "give_up") == {"piece": "tunnel_3"}
    desk.do(f"lay {desk.name('(-2,4)')}")
    assert asked(desk) == ("turn", {"tile": "tunnel_3", "hex": "j4"})
    assert about(desk, "turn 1") == {
        "rotation": 1,
        "tile": "tunnel_3",
        "hex": "j4",
        "exits": ["to_north_east", "to_west", "to_south_east"],
    }
    desk.do("turn 1", "piece station")
    assert asked(desk) == ("build", {})
    assert about(desk, "build_here") == {"hex": "j4"}
    desk.do("build_here", "piece station")
    assert about(desk, "build_city south_3") == {"space": "south_3", "city": "south", "free": 5}


def test_veins_and_options() -> None:
    desk = Desk.building().tiles("2k0@(2,0)")
    desk.do("piece vein")
    assert asked(desk) == ("lay_vein", {})
    assert about(desk, "give_up") == {"piece": "vein"}
    desk.do("lay_vein f8")
    assert asked(desk) == ("colour", {"hex": "f8"})
    assert about(desk, "colour white") == {"colour": "white", "hex": "f8", "count": 3, "price": 0}
    desk.do("colour white", "piece option")
    assert asked(desk) == ("take", {})
    assert about(desk, "points") == {"points": 3}
    assert about(desk, "from_pool tunnel_6") == {"piece": "tunnel_6", "left": 4}
    desk.do("from_pool tunnel_6")
    assert about(desk, "give_up") == {"piece": "tunnel_6"}


def test_route() -> None:
    desk = Desk.bare().tiles("2k0@(0,0)", "2k0@(1,0)", "2k0@(2,0)").stations(0, "(0,0)", "(2,0)")
    desk.vein("(1,0)", "red").pieces(0, prospect=1).do("piece prospect")
    assert asked(desk) == ("start", {"stations": 2, "starts": 2})
    assert about(desk, "start f6") == {"place": "f6"}
    desk.do("start f6")
    assert asked(desk) == ("route", {"place": "f6", "count": 0})
    assert about(desk, "go f7") == {"place": "f7", "colour": "red"}
    desk.do("go f7")
    assert asked(desk) == ("route", {"place": "f7", "count": 1})
    assert about(desk, "go f8") == {"place": "f8", "colour": ""}
    desk.do("go f8")
    assert about(desk, "stop") == {"place": "f8", "count": 1}


def test_sales() -> None:
    desk = Desk.building().hand(0, red=2).hand(1, red=1)
    desk.sale()
    assert asked(desk) == ("sale", {"colour": "red", "price": 3, "bids": 0})
    assert about(desk, "sale_bid 2") == {"price": 2, "colour": "red"}
    assert about(desk, "sale_pass") == {"colour": "red"}
    desk.do("sale_bid 2")
    assert asked(desk) == ("sale", {"colour": "red", "price": 2, "bids": 1})
    desk.do("sale_pass")
    assert asked(desk) == ("sell", {"colour": "red", "price": 2, "have": 2})
    assert about(desk, "sell 2") == {"count": 2, "colour": "red", "price": 2, "points": 4}


def test_order_sale_and_final_sale() -> None:
    desk = Desk.building().last_phase().order(0, 1).hand(0, red=1, blue=1)
    desk.order_sale()
    assert asked(desk) == ("fulfil", {})
    assert about(desk, "fulfil order_1") == {"order": "order_1", "stones": ["red", "blue"], "value": 12}
    desk.do("done")
    assert asked(desk) == ("final_sale", {})
    assert about(desk, "sell_stone red") == {"colour": "red", "points": 1}


# The questions about a piece that has been picked up already.
CONTINUING = {"lay", "turn", "build", "lay_vein", "colour", "take", "start", "route"}


def test_questions_about_a_piece_in_use_continue_the_gesture() -> None:
    """So says the prompt and so says the game without it; every such question is reached, others never continue."""
    continuing: set[str] = set()
    others: set[str] = set()
    for seed in range(12):
        desk, rng, before = Desk(2 + seed % 3), Random(seed), NONE
        while acting := desk.game.to_act(desk.state):
            seat = acting[0]
            if seat == CHANCE:
                desk.game.apply(desk.state, CHANCE, desk.game.sample(desk.state, rng), desk.log)
                continue
            prompt = desk.game.prompt(desk.state, seat)
            assert desk.game.continues(desk.state, seat) == prompt.continues
            assert not prompt.continues or seat == before, "the first question of a turn continues nothing"
            (continuing if prompt.continues else others).add(prompt.kind)
            before = seat
            desk.game.apply(desk.state, seat, rng.choice(desk.game.legal(desk.state, seat)), desk.log)
    assert continuing == CONTINUING
    assert others == {"bid", "card", "order", "piece", "sale", "sell", "fulfil", "final_sale"}


@pytest.mark.parametrize("seed", range(3))
def test_every_prompt_names_clauses_of_the_rules(seed: int) -> None:
    desk = Desk(3)
    known = set(clauses_of(desk.game))
    seen: dict[str, Any] = {}
    rng = Random(seed)
    while acting := desk.game.to_act(desk.state):
        if acting[0] >= 0:
            prompt = desk.game.prompt(desk.state, acting[0])
            seen[prompt.kind] = set(prompt.clauses) <= known
            legal = desk.game.legal(desk.state, acting[0])
            desk.game.apply(desk.state, acting[0], rng.choice(legal), desk.log)
        else:
            desk.game.apply(desk.state, -1, desk.game.sample(desk.state, rng), desk.log)
    assert len(seen) > 10
    assert all(seen.values())
