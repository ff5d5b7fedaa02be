"""Loading a components file: the box as data, with a checksum that identifies it."""

import json
import tomllib
from hashlib import sha256
from pathlib import Path

from motherlode.kernel.data import Data, Reader
from motherlode.kernel.errors import ComponentsError


def load_components(file: Path) -> Data:
    """The content of a components file (TOML)."""
    try:
        return tomllib.loads(read_components(file))
    except tomllib.TOMLDecodeError as error:
        raise ComponentsError(f"components file {file.name} is no TOML: {error}") from error


def read_components(file: Path) -> str:
    """The text of a components file."""
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise ComponentsError(f"components file {file.name} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise ComponentsError(f"components file {file.name} is no TOML: {error}") from error


def components_reader(data: Data) -> Reader:
    """A reader whose errors are about components."""
    return Reader(data, "", ComponentsError)


def components_checksum(data: Data) -> str:
    """The same for the same content, whatever its layout and comments."""
    canonical = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha256(canonical.encode()).hexdigest()
