"""What the set-up does where the system lacks something: it installs it if it may, and else prints the line to type."""

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def system(tmp_path: Path) -> Path:
    """A folder of programs: a machine with a shell and little else, where we are an ordinary user."""
    for name in ("sh", "dirname"):
        (tmp_path / name).symlink_to(str(shutil.which(name)))
    program(tmp_path, "id", "echo 1000")
    return tmp_path


def program(system: Path, name: str, text: str) -> None:
    file = system / name
    file.write_text(f"#!{shutil.which('sh')}\n{text}\n")
    file.chmod(0o755)


def set_up(system: Path) -> subprocess.CompletedProcess[str]:
    command = [str(system / "sh"), str(ROOT / "scripts" / "setup")]
    return subprocess.run(command, env={"PATH": str(system)}, capture_output=True, text=True, check=False)


def test_an_ordinary_user_is_told_the_line_to_type(system: Path) -> None:
    program(system, "apt-get", "exit 1")
    ran = set_up(system)
    assert ran.returncode == 1
    assert ran.stderr.endswith("please type: sudo apt-get install -y python3\n")


def test_root_gets_it_installed(system: Path) -> None:
    program(system, "id", "echo 0")
    program(system, "apt-get", f'echo "$@" >>{system}/calls')
    ran = set_up(system)
    assert (system / "calls").read_text() == "update -qq\ninstall -y python3 -qq\n"
    assert ran.returncode == 1
    assert "Python 3.11 or newer is needed" in ran.stderr


def test_without_apt_the_package_is_named(system: Path) -> None:
    ran = set_up(system)
    assert ran.returncode == 1
    assert ran.stderr == "motherlode: please install: python3\n"


def test_an_old_python_is_refused(system: Path) -> None:
    program(system, "python3", '[ "$1" = --version ] && echo "Python 3.9.2" || exit 1')
    ran = set_up(system)
    assert ran.returncode == 1
    assert "Python 3.9.2 is here" in ran.stderr


@pytest.mark.parametrize(
    ("lock", "text", "status"),
    [
        ("requirements.lock", "httpx==1.0 --hash=sha256:00\n", 0),
        ("requirements.lock", "--index-url https://example.org/simple\n", 1),
        ("package-lock.json", '{"funding": "https://example.org"}\n', 0),
        ("package-lock.json", '{"resolved": "https://example.org/a.tgz"}\n', 1),
    ],
)
def test_a_lock_with_an_address_is_refused(tmp_path: Path, lock: str, text: str, status: int) -> None:
    file = tmp_path / lock
    file.write_text(text)
    command = [str(ROOT / "scripts" / "check-locks"), str(file)]
    assert subprocess.run(command, capture_output=True, check=False).returncode == status
