"""Names of players as they are shown and compared."""

import unicodedata

from motherlode.server.errors import Refusal


def clean_name(name: str) -> str:
    """A name as it is shown: no control characters, no spaces around."""
    name = " ".join(unicodedata.normalize("NFKC", name).split())
    if not name or len(name) > 32 or any(unicodedata.category(letter)[0] == "C" for letter in name):
        raise Refusal("bad_name", "a name has 1 to 32 letters")
    return name


def shown_name(name: str) -> str:
    """A name from elsewhere; none if it cannot be shown."""
    try:
        return clean_name(name[:32])
    except Refusal:
        return ""


def name_key(name: str) -> str:
    """What two registered players may not share."""
    return clean_name(name).casefold()
