"""The effect of a choice in words, from the catalogues: what it is worth, why, and what it leaves."""

from collections.abc import Sequence
from typing import Final

from motherlode.bots.explanation import NOBODY, Effect, Left, Reason
from motherlode.kernel import Fact
from motherlode.play.text import Catalogue

REST: Final = 0.5  # points that no reason tells, from which on they are told as well: figures that are told add up


def costs_least(effects: Sequence[Effect | None]) -> bool:
    """Whether the first of several choices costs, and none of the others less."""
    points = [effect.points for effect in effects if effect is not None]
    return len(effects) == len(points) > 1 and round(points[0]) < 0 and points[0] == max(points)


def effect_text(words: Catalogue, effect: Effect, costs_least: bool = False) -> str:
    """As in: worth about 4 points: +6 for finds in Egypt, -2 for later digs in Egypt; leaves 40 weeks."""
    if not effect.told:
        return gains_text(words, effect.reasons)
    worth = least_text(words, effect.points) if costs_least else worth_text(words, effect.points)
    why = ", ".join(reason_text(words, reason) for reason in added_up(effect.points, effect.reasons))
    left = ", ".join(left_text(words, each) for each in effect.left)
    facts: dict[str, Fact] = {"detail": worth, "why_detail": why, "left_detail": left}
    if why and left:
        return words.format("effect-why-left", facts)
    if why or left:
        return words.format("effect-why" if why else "effect-left", facts)
    return words.format("effect-bare", facts)


def gains_text(words: Catalogue, reasons: Sequence[Reason]) -> str:
    """What speaks for a choice, without figures; as in: for your goal Batteries, for resources now and to come."""
    gains = [reason for reason in reasons if reason.seat == NOBODY and reason.points > 0]
    return ", ".join(reason_text(words, reason, "") for reason in gains) or words.format("effect-even")


def added_up(points: float, reasons: Sequence[Reason]) -> list[Reason]:
    """The reasons that are parts of the points, with the rest of them if it matters; a rival's points come last."""
    own = [reason for reason in reasons if reason.seat == NOBODY]
    rest = points - sum(reason.points for reason in own)
    if own and abs(rest) >= REST:
        own.append(Reason("reason-rest", rest))
    return [*own, *(reason for reason in reasons if reason.seat != NOBODY)]


def least_text(words: Catalogue, points: float) -> str:
    return words.format("effect-least", {"number": round(-points)})


def worth_text(words: Catalogue, points: float) -> str:
    number = round(abs(points))
    key = "effect-even" if number == 0 else "effect-worth" if points > 0 else "effect-costs"
    return words.format(key, {"number": number})


def reason_text(words: Catalogue, reason: Reason, points: str | None = None) -> str:
    facts: dict[str, Fact] = {"points": signed(reason.points, words.lang) if points is None else points}
    if reason.about:
        facts["about"] = reason.about
    if reason.seat != NOBODY:
        facts["seat"] = reason.seat
    return words.format(reason.key, facts).strip()


def left_text(words: Catalogue, left: Left) -> str:
    return words.format(left.key, {"count": left.count})


def signed(points: float, lang: str) -> str:
    """As in +2.5 or −11, with the decimal mark of the language."""
    size = f"{abs(points):.1f}".removesuffix(".0") if abs(points) < 10 else f"{abs(points):.0f}"
    return ("+" if points > 0 else "\u2212") + (size if lang == "en" else size.replace(".", ","))
