"""`motherlode rules`: the rulebook of a game, in full, in brief, one chapter or clause, or what has no test."""

from dataclasses import asdict
from typing import Annotated

import typer

from motherlode import registry
from motherlode.commands.common import AsJson, GameId, Lang, print_json
from motherlode.play.rulebook import Chapter, Rulebook, rulebook
from motherlode.play.short_rules import Block, short_rules
from motherlode.play.text import FALLBACK


def rules(
    game: GameId,
    clause: Annotated[str | None, typer.Argument(metavar="CLAUSE", help="A clause or chapter, e.g. T4.6.")] = None,
    lang: Lang = "en",
    coverage: Annotated[bool, typer.Option("--coverage", help="List clauses without a test or translation.")] = False,
    short: Annotated[bool, typer.Option("--short", help="How to play, in two or three pages.")] = False,
    as_json: AsJson = False,
) -> None:
    """Print the rules of a game."""
    registry.game(game)
    clause = None if clause is None else clause.upper()
    if coverage:
        report_coverage(game, lang, as_json)
        return
    if short:
        print_short(game, lang, as_json)
        return
    book = rulebook(game, lang)
    if book.is_fallback:
        typer.echo(f"motherlode: the rules are not yet written in {lang!r}; this is {book.lang!r}", err=True)
    chapters = book.chapters if clause is None else (excerpt(book, clause),)
    if as_json:
        print_json({"game": game, "title": book.title, "lang": book.lang, "chapters": [described(c) for c in chapters]})
    elif clause is None:
        typer.echo("\n\n".join([f"# {book.title}", *filter(None, [book.text]), *map(printed, chapters)]))
    else:
        typer.echo("\n\n".join(map(printed, chapters)))


def print_short(game: str, lang: str, as_json: bool) -> None:
    """The short rules; a drawing is told by its words."""
    found = short_rules(game, lang)
    if as_json:
        blocks = [asdict(block) for block in found.blocks]
        print_json({"game": game, "title": found.title, "lang": found.lang, "blocks": blocks})
    else:
        typer.echo("\n".join([f"# {found.title}", *map(printed_block, found.blocks)]))


def printed_block(block: Block) -> str:
    forms = {"heading": f"\n## {block.text}", "item": f"- {block.text}", "step": f"- {block.text}"}
    return forms.get(block.kind, f"\n[{block.text}]" if block.kind == "drawing" else f"\n{block.text}")


def report_coverage(game: str, lang: str, as_json: bool) -> None:
    """A line per clause without a test or not in the language, and the totals; exit status 1 if there is any."""
    # This imports pytest, which players may not have installed.
    from motherlode.testing.coverage import coverage

    found = coverage(game)
    missing = [clause.id for clause in found.missing]
    clauses = len(found.clauses)
    absent = unwritten(game, lang)
    if as_json:
        figures = {"game": game, "clauses": clauses, "tested": clauses - len(missing), "missing": missing}
        print_json({**figures, "lang": lang, "unwritten": absent})
    else:
        typer.echo("\n".join(found.lines()))
        if lang != FALLBACK:
            typer.echo("\n".join([*absent, f"written in {lang}: {clauses - len(absent)} of {clauses}"]))
    if missing or absent:
        raise typer.Exit(1)


def unwritten(game: str, lang: str) -> list[str]:
    """The clauses that the rulebook of a language does not have."""
    book = rulebook(game, lang)
    there = set() if book.is_fallback else {clause.id for clause in book.clauses}
    return [clause.id for clause in rulebook(game).clauses if clause.id not in there]


def excerpt(book: Rulebook, id: str) -> Chapter:
    """The chapter, or only one clause of it."""
    chapter = book.chapter(id)
    if "." not in id:
        return chapter
    return Chapter(chapter.id, chapter.title, "", (book.clause(id),))


def printed(chapter: Chapter) -> str:
    lines = [f"## {chapter.id} {chapter.title}".replace("  ", " ")]
    lines += filter(None, [chapter.text])
    lines += [f"{clause.id}  {clause.text}" for clause in chapter.clauses]
    return "\n".join(lines)


def described(chapter: Chapter) -> dict[str, object]:
    return {
        "id": chapter.id,
        "title": chapter.title,
        "text": chapter.text,
        "clauses": [{"id": clause.id, "text": clause.text} for clause in chapter.clauses],
    }
