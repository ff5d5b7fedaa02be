"""The page about the lessons lists what they teach."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_tables_of_clauses_are_up_to_date() -> None:
    done = subprocess.run([sys.executable, "scripts/lesson_table.py", "--check"], cwd=ROOT, check=False)
    assert done.returncode == 0, "run: python scripts/lesson_table.py"
