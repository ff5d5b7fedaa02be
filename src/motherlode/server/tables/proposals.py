"""Proposals: what a seat asks of the others, and whose consent it needs. Nothing here changes a table."""

from motherlode.play.match import Match
from motherlode.server import protocol as p
from motherlode.server.errors import Refusal
from motherlode.server.tables.data import TableData


def proposed(data: TableData, message: p.ProposeMessage) -> p.Proposal:
    """The proposal that a message makes."""
    if data.proposal is not None:
        raise Refusal("proposal_open", "another proposal is still open", 409)
    if message.what == "undo" and not data.undo:
        raise Refusal("undo_off", "moves cannot be taken back at this table", 409, {"seat": message.seat})
    return p.Proposal(what=message.what, seat=message.seat, agreed=[message.seat])


def agreed(data: TableData, message: p.AnswerMessage) -> p.Proposal | None:
    """The open proposal with one more consent; None if it is refused."""
    proposal = data.proposal
    if proposal is None:
        raise Refusal("no_proposal", "nothing is proposed", 409)
    seats = sorted({*proposal.agreed, message.seat})
    return p.Proposal(what=proposal.what, seat=proposal.seat, agreed=seats) if message.agree else None


def has_consent(data: TableData, proposal: p.Proposal) -> bool:
    """Whether all agree whose consent it needs. One person may hold many seats."""
    return people_asked(data, proposal) <= {data.chairs[seat].player for seat in proposal.agreed}


def people_asked(data: TableData, proposal: p.Proposal) -> set[str]:
    """Whose consent is needed: to break off, also of those for whom a bot stands in."""
    if proposal.what == "abort":
        return {chair.player for chair in data.chairs if chair.player and not chair.forfeit}
    return people_playing(data)


def people_playing(data: TableData) -> set[str]:
    """The people whose seats are not played by bots."""
    return {chair.player for chair in data.chairs if chair.player and not chair.bot}


def is_alone(data: TableData) -> bool:
    """Whether one person holds all seats but those of bots."""
    return len({chair.player for chair in data.chairs if chair.player or not chair.bot}) == 1


def require_bots_agree(data: TableData, match: Match, proposal: p.Proposal) -> None:
    """Bots agree to everything but an undo that would be a free look at what was drawn or revealed since."""
    if proposal.what == "abort" or not any(chair.bot for chair in data.chairs):
        return
    if not (data.free_undo and is_alone(data)) and match.has_shown(proposal.seat):
        raise Refusal("bots_refuse", "something was drawn or revealed since", 409, {"seat": proposal.seat})
