"""A position through a viewer's eyes, as parts of messages."""

from typing import cast

from motherlode.kernel import Facts, Outcome
from motherlode.play.perspective import Outlook, Perspective
from motherlode.server import protocol as p
from motherlode.server.errors import Refusal
from motherlode.server.protocol import bodies as b


def previewed(perspective: Perspective, message: p.PreviewMessage) -> p.PreviewedMessage:
    after = perspective.preview(message.actions)
    return p.PreviewedMessage(
        id=message.id,
        legal=choices(after),
        view=after.view(),
        prompt=prompt_info(after),
        complete=after.complete,
        stop=after.stop,
    )


def reason(perspective: Perspective, message: p.WhyMessage) -> p.ReasonMessage:
    outlook: Outlook = perspective.preview(message.after) if message.after else perspective
    violation = outlook.check(message.action)
    return p.ReasonMessage(
        id=message.id,
        action=message.action,
        allowed=violation is None,
        clause=violation.clause if violation else "",
        facts=lent(violation.facts) if violation else {},
        about=lent(outlook.facts(message.action)),
    )


def facts_data(facts: Facts) -> p.FactsData:
    """Facts for data that is kept: a copy."""
    return {name: list(value) if isinstance(value, list) else value for name, value in facts.items()}


def error_info(refusal: Refusal) -> b.ErrorInfo:
    return b.ErrorInfo(kind=refusal.kind, facts=facts_data(refusal.facts), message=str(refusal))


def lent(facts: Facts) -> p.FactsData:
    """Facts for a message that is encoded at once: they need not be copied."""
    return cast("p.FactsData", facts)


def choices(outlook: Outlook) -> list[p.ChoicePart]:
    return [p.ChoicePart(id=id, facts=lent(outlook.facts(id))) for id in outlook.legal()]


def prompt_info(outlook: Outlook) -> p.PromptInfo | None:
    prompt = outlook.prompt()
    if prompt is None:
        return None
    return p.PromptInfo(kind=prompt.kind, clauses=list(prompt.clauses), facts=lent(prompt.facts))


def outcome_info(outcome: Outcome) -> p.OutcomeInfo:
    return p.OutcomeInfo(
        scores=list(outcome.scores), totals=list(outcome.totals), ranks=list(outcome.ranks), clause=outcome.clause
    )
