"""The laws of the design, each over any number of scenes: new matches, other options, loaded positions."""

from collections.abc import Callable, Iterable
from random import Random
from typing import Final, TypeAlias, TypeVar

from motherlode.kernel import SPECTATOR, State
from motherlode.testing.case import LawCase
from motherlode.testing.chance import chances
from motherlode.testing.copies import copies, same_actions
from motherlode.testing.crowd import crowd
from motherlode.testing.legality import legality
from motherlode.testing.numbers import Privacy
from motherlode.testing.refusals import refusals
from motherlode.testing.scene import Scene
from motherlode.testing.secrecy import Secrecy
from motherlode.testing.texts import Texts
from motherlode.testing.walk import Walk

S = TypeVar("S", bound=State)
Law: TypeAlias = Callable[[LawCase[S], Iterable[Scene[S]]], None]

# About so many positions of a match, but no more than this part of them, are looked at.
POSITIONS: Final = 30
MOST: Final = 0.15
DRAWS: Final = 600

LENGTHS: Final[dict[tuple[str, int], int]] = {}


def share(scene: Scene[S]) -> float:
    """The part of the positions of a match at which a law is tried."""
    name = scene.game.info.id, scene.seats
    if name not in LENGTHS:
        LENGTHS[name] = length(scene)
    return min(MOST, POSITIONS / LENGTHS[name])


def length(scene: Scene[S]) -> int:
    """The steps of a match like this one from its beginning."""
    walk = Walk(scene.game, scene.game.new(scene.seats), Random(0))
    while walk.step():
        pass
    return walk.decisions + walk.draws


def law_1(case: LawCase[S], scenes: Iterable[Scene[S]]) -> None:
    """`legal` is exactly what `check` allows."""
    for scene in scenes:
        legality(scene, share(scene))


def law_2(case: LawCase[S], scenes: Iterable[Scene[S]]) -> None:
    """Clones, records, dumps and notation keep what they are given."""
    plain = case.factory(None)
    for scene in scenes:
        same_actions(scene.game, plain)
        copies(scene, case.factory(scene.game.options), share(scene))


def law_3(case: LawCase[S], scenes: Iterable[Scene[S]]) -> None:
    """Nothing leaks, to no seat and not to the spectator; and what is hidden was really put to the test."""
    watched(case, scenes).settle()


def law_3_unsettled(case: LawCase[S], scenes: Iterable[Scene[S]]) -> None:
    """Nothing leaks, on too few matches to see every hidden field vary."""
    watched(case, scenes)


def law_3_under_options(case: LawCase[S], scenes: Iterable[Scene[S]]) -> None:
    """Nothing leaks under any option, to a seat in turn and the spectator; what only an option hides was tried."""
    secrecy: Secrecy[S] = Secrecy(case.hidden, case.hidden_by_option)
    for scene in scenes:
        secrecy.watch(scene, scene.seed % scene.seats, share(scene))
        secrecy.watch(scene, SPECTATOR, share(scene))
    secrecy.settle_options()


def watched(case: LawCase[S], scenes: Iterable[Scene[S]]) -> Secrecy[S]:
    secrecy: Secrecy[S] = Secrecy(case.hidden, case.hidden_by_option)
    for scene in scenes:
        for viewer in scene.viewers():
            secrecy.watch(scene, viewer, share(scene))
    return secrecy


def law_3_of_numbers(case: LawCase[S], scenes: Iterable[Scene[S]]) -> None:
    """Only private fields of `observe` hide something, and each of them does."""
    privacy: Privacy[S] = Privacy()
    for scene in scenes:
        privacy.watch(scene, share(scene))
    privacy.settle()


def law_4(case: LawCase[S], scenes: Iterable[Scene[S]]) -> None:
    """A refusal names a clause that exists, and changes nothing."""
    for scene in scenes:
        refusals(scene, share(scene))


def law_4_in_words(case: LawCase[S], scenes: Iterable[Scene[S]]) -> None:
    """All that a game says, refusals above all, is told in every language."""
    texts: Texts[S] | None = None
    for scene in scenes:
        if texts is None:
            texts = Texts(scene.game)
            texts.standing()
        texts.match(scene, share(scene))


def law_5(case: LawCase[S], scenes: Iterable[Scene[S]]) -> None:
    """Draws follow their weights at single positions."""
    for scene in scenes:
        chances(scene, share(scene), DRAWS)


def laws_5_to_7(case: LawCase[S], scenes: Iterable[Scene[S]]) -> None:
    """Draws follow their weights over many matches; everything is conserved; matches end and are counted rightly."""
    crowd(case, scenes)
