"""The shape of a view of RAWsiko, as `view.py` builds it and the client reads it."""

from typing import TypedDict

from motherlode.games.rawsiko.state import PhaseName


class Land(TypedDict):
    """A territory: its owner, -1 if it is empty, and its resources, of which some have not moved in this phase."""

    owner: int
    total: int
    unmoved: int


class Pick(TypedDict):
    """The draft: picks finished, and the territories still due and already chosen in the running one."""

    number: int
    due: int
    chosen: list[str]


class Move(TypedDict):
    """The move in progress, as far as it is chosen; a number of 0 is not chosen yet."""

    source: str | None
    target: str | None
    number: int


class Battle(TypedDict):
    """The battle in progress: resources on both sides, and the attacker's dice once they are rolled."""

    attackers: int
    defenders: int
    dice: list[int]


class Player(TypedDict):
    """A seat as the viewer sees it.

    `credit` is what the next investment phase would bring, `taken` the materials taken from China and `picks` how many
    more may be. `goals`, `complete` and `vp` are None while the goals are hidden, `rank` until the match is over.
    """

    to_place: int
    credit: int
    materials: list[str]
    taken: list[str]
    territories: int
    picks: int
    goals: list[str] | None
    complete: list[str] | None
    vp: int | None
    rank: int | None


class RawsikoView(TypedDict):
    """What lies open to a viewer.

    `active` is -1 while no seat is active. `turn` is the counter and `played` the turns actually played.
    `territories` and `continents` are by id, continents with the seats that picked them; `eliminated` has the first one
    out first; `needed` is what the viewer lacks for goals of its own.
    """

    phase: PhaseName
    active: int
    order: list[int]
    turn: int
    turns: int
    played: int
    territories: dict[str, Land]
    continents: dict[str, list[int]]
    pick: Pick
    move: Move
    battle: Battle | None
    players: list[Player]
    eliminated: list[int]
    needed: list[str]
