"""A position through a viewer's eyes, as parts of messages."""

from motherlode.kernel import Outcome
from motherlode.play.perspective import Outlook, Perspective, Preview
from motherlode.server import protocol as p
from motherlode.server.errors import Refusal
from motherlode.server.protocol import bodies as b


def previewed(after: Preview, id: str) -> p.PreviewedMessage:
    return p.PreviewedMessage(
        id=id,
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
        facts=violation.facts if violation else {},
        about=outlook.facts(message.action),
    )


def error_info(refusal: Refusal) -> b.ErrorInfo:
    return b.ErrorInfo(kind=refusal.kind, facts=refusal.facts, message=str(refusal))


def choices(outlook: Outlook) -> list[p.ChoicePart]:
    return [p.ChoicePart(id=id, facts=facts) for id, facts in outlook.choices()]


def prompt_info(outlook: Outlook) -> p.PromptInfo | None:
    prompt = outlook.prompt()
    if prompt is None:
        return None
    return p.PromptInfo(kind=prompt.kind, clauses=list(prompt.clauses), facts=prompt.facts, continues=prompt.continues)


def outcome_info(outcome: Outcome) -> p.OutcomeInfo:
    return p.OutcomeInfo(
        scores=list(outcome.scores), totals=list(outcome.totals), ranks=list(outcome.ranks), clause=outcome.clause
    )
