"""The typography of all sentences: curly apostrophes, and no-break spaces where French has a space before a sign.

`python scripts/typography.py` rewrites catalogues and rulebooks; with `--check` it only names those that would change.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
PLACES = (
    "src/motherlode/play/text/{lang}.ftl",
    "src/motherlode/games/*/text/{lang}.ftl",
    "src/motherlode/games/*/lessons/text/{lang}.ftl",
    "src/motherlode/games/*/rules/{lang}.md",
    "src/motherlode/games/*/rules/short/{lang}.md",
    "client/src/text/{lang}.ftl",
    "client/src/games/*/text/{lang}.ftl",
)
LANGUAGES = ("en", "nl", "de", "fr")
NO_BREAK = "\u00a0"
# A space before ; : ? ! », after «, and between a number and $ or %.
FRENCH_SPACE = re.compile(r"(?<=[^\s|]) (?=[;:?!»](?:[\s»)*_]|$))|(?<=«) |(?<=[\d}]) (?=[$%](?!\w))", re.MULTILINE)
CODE = re.compile(r"(`[^`]*`)")


def files() -> Iterator[tuple[str, Path]]:
    return ((lang, file) for lang in LANGUAGES for place in PLACES for file in ROOT.glob(place.format(lang=lang)))


def typeset(lang: str, text: str) -> str:
    pieces = CODE.split(text)
    pieces[::2] = [piece.replace("'", "’") for piece in pieces[::2]]
    joined = "".join(pieces)
    return FRENCH_SPACE.sub(NO_BREAK, joined) if lang == "fr" else joined


def changed() -> dict[Path, str]:
    """The files that are not typeset, with what they should say."""
    texts = ((file, file.read_text(encoding="utf-8"), lang) for lang, file in files())
    return {file: typeset(lang, text) for file, text, lang in texts if typeset(lang, text) != text}


def main() -> None:
    found = changed()
    if "--check" not in sys.argv:
        for file, text in found.items():
            file.write_text(text, encoding="utf-8")
    elif found:
        sys.exit("\n".join([str(file.relative_to(ROOT)) for file in found] + ["not typeset; please type: make fmt"]))


if __name__ == "__main__":
    main()
