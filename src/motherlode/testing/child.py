"""Other Python processes, started with the same modules in reach."""

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path


def run_python(
    arguments: Sequence[str], variables: Mapping[str, str], folder: Path | None = None, first: Sequence[str] = ()
) -> subprocess.CompletedProcess[str]:
    """Runs Python to its end and catches what it writes; modules are looked for in `first` at first."""
    path = os.pathsep.join([*first, *(entry for entry in sys.path if entry)])
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    environment = {**inherited, "PYTHONPATH": path, **variables}
    command = [sys.executable, *arguments]
    return subprocess.run(command, env=environment, cwd=folder, capture_output=True, text=True, check=False)
