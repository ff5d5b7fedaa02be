"""`python -m scripts.drawings` writes the drawings of the short rules: into the games and into the docs."""

from pathlib import Path

from scripts.drawings import cavum, rawsiko, rockwell, thebes

ROOT = Path(__file__).parents[2]
GAMES = {"thebes": thebes, "rockwell": rockwell, "cavum": cavum, "rawsiko": rawsiko}


def files() -> dict[Path, str]:
    """Every drawing at both its places."""
    found: dict[Path, str] = {}
    for game, module in GAMES.items():
        for name, text in module.files().items():
            found[ROOT / "src/motherlode/games" / game / "rules/short" / name] = text
            found[ROOT / "docs/short" / game / name] = text
    return found


if __name__ == "__main__":
    for file, text in files().items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
