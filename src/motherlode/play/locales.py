"""The check of a game's catalogues: all languages hold the same sentences with the same variables, and format them."""

from pathlib import Path
from typing import Final

from motherlode.kernel import Facts
from motherlode.play.text import FALLBACK, LANGUAGES, SHARED, Catalogue, TextError, languages, text_folder, variables_in

# Nothing, one, few and many: the plural forms of our languages, and a number that is grouped.
NUMBERS: Final = (0, 1, 2, 1234)


def check(game: str | Path | None) -> list[str]:
    """What is wrong with the catalogues of a game, or with the shared ones; empty if nothing is."""
    try:
        folder = SHARED if game is None else text_folder(game)
        missing = [f"{lang}: there is no catalogue" for lang in LANGUAGES if lang not in languages(folder)]
        return missing or differences(folder) + failures(game, folder)
    except TextError as error:
        return [str(error)]


def sentences(folder: Path, lang: str) -> dict[str, frozenset[str]]:
    """The keys of one catalogue with the variables of each."""
    own = variables_in((folder / f"{lang}.ftl",))
    everything = variables_in((folder / f"{lang}.ftl", SHARED / f"{lang}.ftl"))
    return {key: everything[key] for key in own}


def differences(folder: Path) -> list[str]:
    """Where a language does not hold what the English catalogue holds."""
    model = sentences(folder, FALLBACK)
    problems: list[str] = []
    for lang in LANGUAGES:
        other = sentences(folder, lang)
        problems += [f"{lang}: {key} is missing" for key in model if key not in other]
        problems += [f"{lang}: {key} is in no other language" for key in other if key not in model]
        problems += [
            f"{lang}: {key} tells of {spelled(other[key])}, not of {spelled(model[key])}"
            for key in model
            if key in other and other[key] != model[key]
        ]
    return problems


def spelled(variables: frozenset[str]) -> str:
    return ", ".join(sorted(variables)) or "nothing"


def failures(game: str | Path | None, folder: Path) -> list[str]:
    """Sentences that cannot be formatted with numbers for their variables."""
    problems: list[str] = []
    for lang in LANGUAGES:
        catalogue = Catalogue(game, lang, strict=True)
        for key, variables in sentences(folder, lang).items():
            problems += failure(catalogue, key, variables)
    return problems


def failure(catalogue: Catalogue, key: str, variables: frozenset[str]) -> list[str]:
    try:
        for number in NUMBERS:
            facts: Facts = dict.fromkeys(variables, number)
            catalogue.format(key, facts)
    except TextError as error:
        return [str(error)]
    return []
