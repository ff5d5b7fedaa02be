"""Law 6: after every action the state is as the books say that are kept from the events alone."""

from typing import TypeVar

from motherlode.kernel import Event, State
from motherlode.testing.broken import LawBroken
from motherlode.testing.case import Ledger

S = TypeVar("S", bound=State)


def conserved(ledger: Ledger[S], state: S, events: list[Event]) -> None:
    for event in events:
        try:
            ledger.see(event)
        except AssertionError as error:
            raise LawBroken(6, f"{event.kind} {event.facts} does not fit the books: {error}") from error
    differences = ledger.differences(state)
    if differences:
        told = ", ".join(event.kind for event in events) or "nothing"
        raise LawBroken(6, f"after {told}: {'; '.join(differences)}")


def compare(what: str, booked: list[int], found: list[int]) -> list[str]:
    """The difference of two lists of amounts, for a ledger's use."""
    return [] if booked == found else [f"{what}: the books say {booked}, the state {found}"]
