"""Where the terminal keeps what nobody named a file for: in the user's data directory."""

import os
import sys
from datetime import datetime
from pathlib import Path


def user_folder() -> Path:
    """The folder of Motherlode among the data of this user, as the system has it."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "motherlode"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "motherlode"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "motherlode"


def new_match_file(game: str, now: datetime) -> Path:
    """A name that no match has yet, by game and time; its folder is made if it is missing."""
    folder = user_folder() / "matches"
    folder.mkdir(parents=True, exist_ok=True)
    name = f"{game}-{now:%Y-%m-%d-%H%M%S}"
    taken = {file.stem for file in folder.glob(f"{name}*.json")}
    names = [name, *(f"{name}-{number}" for number in range(2, len(taken) + 2))]
    return folder / f"{next(each for each in names if each not in taken)}.json"
