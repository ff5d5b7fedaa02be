"""When the reason that a clause gives is true: judged from what lies open, apart from the rules of the game."""

from collections.abc import Callable, Iterator
from typing import Any

from motherlode.games.thebes import Thebes
from motherlode.games.thebes.components import Box
from motherlode.games.thebes.state import ThebesState
from motherlode.kernel import SPECTATOR, Violation

KINDS_OF_TURN = ("take", "swap", "dig", "exhibit", "pass")
DETAILS = ("zeppelin", "rumour", "assistant", "shovel", "weeks")


class Refusal:
    """An action that was refused, and what everybody sees of the position."""

    def __init__(self, game: Thebes, view: Any, legal: set[str], seat: int, action: int, violation: Violation) -> None:
        self.box: Box = game.rules.box
        self.view = view
        self.legal = legal
        self.options = game.options
        self.seat = seat
        self.own = view["players"][seat]
        self.active = view["players"][view["active"]]
        self.turn = view["turn"]
        self.kind = game.actions[action].kind
        self.about: Any = dict(game.actions[action].facts)
        self.clause = violation.clause
        self.facts: Any = violation.facts

    @property
    def left(self) -> int:
        return int(self.view["end"] - self.own["week"])

    @property
    def site(self) -> str:
        """Of the dig in progress."""
        return str(self.box.sites[self.turn["target"]])

    def cards(self, kind: str, site: str = "") -> int:
        numbers = [self.box.names.index(name) for name in self.own["cards"] if not name.startswith("exhibition")]
        sites = [self.box.sites.index(site)] if site else range(-1, len(self.box.sites))
        return sum(self.box.kind[card] == kind and self.box.card_site[card] in sites for card in numbers)

    def is_true(self) -> bool:
        return TRUTHS[self.clause](self)

    def is_out_of_turn(self) -> bool:
        return self.view["phase"] in ("choose", *DETAILS) and self.view["active"] != self.seat

    def names_the_active_seat(self) -> bool:
        return bool(self.facts == {"active_seat": self.view["active"]})

    def is_in_dig(self) -> bool:
        """While its details are decided."""
        return self.view["phase"] in DETAILS and self.turn["act"] == "dig" and self.view["active"] == self.seat

    def has_no_dig(self) -> bool:
        return bool(self.turn["act"] != "dig")


def tied(it: Refusal) -> bool:
    on_top = it.view["track"].index(it.view["active"]) < it.view["track"].index(it.seat)
    return it.is_out_of_turn() and it.own["week"] == it.active["week"] and on_top and it.names_the_active_seat()


def ahead(it: Refusal) -> bool:
    return it.is_out_of_turn() and it.own["week"] > it.active["week"] and it.names_the_active_seat()


def has_no_zeppelin(it: Refusal) -> bool:
    if not it.facts:
        return it.kind == "zeppelin" and it.has_no_dig()
    return it.is_in_dig() and it.facts == {"place": it.site} and it.cards("zeppelin") == 0


def needs_a_journey(it: Refusal) -> bool:
    if not it.facts:
        return it.is_in_dig() and bool(it.turn["flown"]) and it.about["answer"] == "yes"
    return it.is_in_dig() and it.facts == {"place": it.site} and it.own["place"] == it.site


def lacks_time(it: Refusal) -> bool:
    return bool(it.facts["weeks"] > it.facts["left"] == it.left)


def lacks_permission(it: Refusal) -> bool:
    return not it.own["permissions"][it.facts["site"]] and it.cards("special_permission") == 0


def lacks_knowledge(it: Refusal) -> bool:
    return bool(it.own["books"][it.facts["site"]] == 0)


def has_idle_knowledge(it: Refusal) -> bool:
    return lacks_knowledge(it) and (it.own["general"] > 0 or it.cards("assistant") > 0)


def has_no_rumour(it: Refusal) -> bool:
    if not it.facts:
        return it.kind == "rumour" and it.has_no_dig()
    return it.is_in_dig() and it.facts == {"site": it.site} and it.cards("rumour") == 0


def has_other_rumours(it: Refusal) -> bool:
    return it.is_in_dig() and it.facts == {"site": it.site} and it.cards("rumour", it.site) == 0 < it.cards("rumour")


def has_no_single_card(it: Refusal) -> bool:
    if not it.facts:
        return it.has_no_dig()
    return it.is_in_dig() and it.facts == {"owned": it.cards(it.kind)} and it.facts["owned"] != 1


def has_another_question(it: Refusal) -> bool:
    return it.is_in_dig() and it.kind in DETAILS and it.kind != it.view["phase"]


def is_short_of_artifacts(it: Refusal) -> bool:
    have = it.own["artifacts"][it.facts["site"]]
    return bool(it.facts["have"] == have < it.facts["needed"])


def is_short_but_for_knowledge(it: Refusal) -> bool:
    site = it.facts["site"]
    knowledge = sum(f"{site}_{kind}" in it.own["finds"] for kind in ("special", "general"))
    return is_short_of_artifacts(it) and it.facts["have"] + knowledge >= it.facts["needed"]


def is_too_early_to_pass(it: Refusal) -> bool:
    window = it.options["pass_window_weeks"]
    return it.facts == {"left": it.left, "window": window} and it.left > int(window) and bool(it.legal)


def refusals(game: Thebes, state: ThebesState) -> Iterator[Refusal]:
    """Everything that is refused to any seat in this position."""
    view = game.view(state, SPECTATOR)
    for seat in range(state.seats):
        legal = {str(game.actions[action]) for action in game.legal(state, seat)}
        for action in range(len(game.actions)):
            violation = game.check(state, seat, action)
            if violation is not None:
                yield Refusal(game, view, legal, seat, action, violation)


TRUTHS: dict[str, Callable[[Refusal], bool]] = {
    "T3.6": lambda it: it.left == 0 and it.view["phase"] != "over",
    "T3.7": ahead,
    "T3.8": tied,
    "T3.10": lambda it: it.view["phase"] in ("bonus", "opening", "markers"),
    "T4.10": has_no_zeppelin,
    "T4.13": needs_a_journey,
    "T5.4": lacks_time,
    "T5.5": lambda it: it.kind in KINDS_OF_TURN and it.view["phase"] in DETAILS and it.view["active"] == it.seat,
    "T5.7": lambda it: it.view["phase"] in ("refill", "token") and it.view["active"] == it.seat,
    "T6.2": lambda it: it.view["display"][it.about["slot"] - 1] is None,
    "T6.5": lambda it: it.view["phase"] == "refill",
    "T8.2": lacks_permission,
    "T8.8": lacks_knowledge,
    "T8.10": has_idle_knowledge,
    "T9.2": has_no_rumour,
    "T9.3": has_other_rumours,
    "T9.5": has_no_single_card,
    "T10.1": lambda it: it.kind == "weeks" and it.has_no_dig(),
    "T10.2": lambda it: it.box.wheel[it.facts["knowledge"]][it.about["weeks"]] == 0,
    "T10.4": has_no_single_card,
    "T10.9": lambda it: it.kind == "weeks" and it.view["phase"] == "token" and it.view["active"] == it.seat,
    "T10.10": has_another_question,
    "T11.2": lambda it: it.view["phase"] == "token",
    "T12.1": lambda it: it.view["row"]["abc".index(it.about["space"])] is None,
    "T12.2": is_short_of_artifacts,
    "T12.4": is_short_but_for_knowledge,
    "T14.5": lambda it: is_too_early_to_pass(it) and "swap" not in it.legal,
    "T14.6": lambda it: is_too_early_to_pass(it) and "swap" in it.legal,
    "T14.7": lambda it: it.view["phase"] == "over",
}
