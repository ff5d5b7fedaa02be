"""Container, compose, service and proxy files: they parse, and what they name exists."""

import configparser
import json
import re
import shlex
from dataclasses import fields
from pathlib import Path
from typing import Any

import msgspec
import pytest
import typer

from motherlode.cli import make_app
from motherlode.server.settings import Settings

ROOT = Path(__file__).parents[2]
BUILDING = {"FROM", "WORKDIR", "COPY", "RUN", "ENV", "USER"}
RUNNING = {"VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK", "ENTRYPOINT", "CMD"}
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def instructions() -> list[tuple[str, str]]:
    """The container file as pairs of instruction and arguments."""
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    lines = "\n".join(line for line in text.splitlines() if not line.startswith("#")).replace("\\\n", " ")
    pairs = [line.split(maxsplit=1) for line in lines.splitlines() if line.strip()]
    return [(pair[0], pair[1].strip()) for pair in pairs]


def arguments_of(instruction: str) -> list[str]:
    return [arguments for name, arguments in instructions() if name == instruction]


def compose() -> dict[str, Any]:
    return msgspec.yaml.decode((ROOT / "compose.yaml").read_bytes(), type=dict[str, Any])


def require_command(words: list[str]) -> None:
    """A command of ours with flags that it has, in a form that the parser takes."""
    command = typer.main.get_command(make_app()).commands[words[0]]  # type: ignore[attr-defined]
    known = {name for parameter in command.params for name in [*parameter.opts, *parameter.secondary_opts]}
    flags = [word for word in words[1:] if word.startswith("--")]
    assert [flag for flag in flags if flag not in known] == []
    command.make_parser(command.make_context(words[0], [], resilient_parsing=True)).parse_args(words[1:])


def require_settings(names: list[str]) -> None:
    assert {name.removeprefix("MOTHERLODE_").lower() for name in names} <= {field.name for field in fields(Settings)}


def has_registry(image: str) -> bool:
    """Whether an image names the host it comes from."""
    return "." in image.split("/")[0].split(":")[0] and "/" in image


# -- container ---------------------------------------------------------------------------------------------------------


def test_every_instruction_is_known() -> None:
    assert {name for name, _ in instructions()} <= BUILDING | RUNNING


def test_no_image_names_a_registry_or_is_unversioned() -> None:
    stages = [arguments.split(" AS ")[0] for arguments in arguments_of("FROM")]
    images = [*stages, *(service["image"] for service in compose()["services"].values() if "image" in service)]
    assert [image for image in images if has_registry(image) or ":" not in image] == []
    assert stages[-1] == "python:3.11-slim"


def test_what_is_copied_is_there_and_not_ignored() -> None:
    stages = {arguments.split(" AS ")[1] for arguments in arguments_of("FROM") if " AS " in arguments}
    allowed = {line[1:] for line in (ROOT / ".containerignore").read_text().splitlines() if line.startswith("!")}
    for arguments in arguments_of("COPY"):
        *sources, _ = arguments.split()
        if sources[0].startswith("--from="):
            assert sources[0].removeprefix("--from=") in stages
            continue
        assert [source for source in sources if not (ROOT / source).exists()] == []
        assert {source.split("/")[0] for source in sources} <= allowed


def test_both_engines_ignore_the_same() -> None:
    assert (ROOT / ".dockerignore").read_bytes() == (ROOT / ".containerignore").read_bytes()


def test_the_container_does_not_run_as_root() -> None:
    last = [name for name, _ in instructions()]
    assert arguments_of("USER") == ["motherlode"]
    assert last.index("USER") < last.index("ENTRYPOINT")


def test_the_command_of_the_container_exists() -> None:
    assert [json.loads(arguments) for arguments in arguments_of("ENTRYPOINT")] == [["motherlode"]]
    require_command(json.loads(arguments_of("CMD")[0]))


def test_the_settings_of_the_container_exist() -> None:
    names = re.findall(r"MOTHERLODE_[A-Z_]+", (ROOT / "Containerfile").read_text(encoding="utf-8"))
    assert names
    require_settings(names)


def test_the_versions_of_the_lock_file_are_found() -> None:
    """The expression in the container file, applied to the lock file, names every package of the server."""
    (run,) = [arguments for arguments in arguments_of("RUN") if arguments.startswith("grep")]
    pattern = shlex.split(run)[2]
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    lines = re.findall(pattern, lock, re.MULTILINE)
    names = [line.split("==")[0] for line in lines]
    assert {"aiosqlite", "asyncpg", "litestar", "uvicorn", "typer"} <= set(names)
    twice = [line for line, name in zip(lines, names, strict=True) if names.count(name) > 1]
    assert all(";" in line for line in twice), "a package with two versions says when each of them holds"


def test_the_script_of_the_client_exists() -> None:
    package = json.loads((ROOT / "client" / "package.json").read_text(encoding="utf-8"))
    (script,) = [arguments.removeprefix("npm run ") for arguments in arguments_of("RUN") if "npm run" in arguments]
    assert script in package["scripts"]


# -- compose -----------------------------------------------------------------------------------------------------------


def test_the_command_of_the_service_exists() -> None:
    require_command(compose()["services"]["server"]["command"])


def test_the_settings_of_the_service_exist() -> None:
    environment = compose()["services"]["server"]["environment"]
    require_settings([name for name in environment if name.startswith("MOTHERLODE_")])
    assert environment["MOTHERLODE_DATABASE"].startswith("postgresql+asyncpg://")


def test_services_volumes_networks_and_files_exist() -> None:
    file = compose()
    for service in file["services"].values():
        assert set(service.get("depends_on", [])) <= set(file["services"])
        assert set(service["networks"]) <= set(file["networks"])
        for volume in service["volumes"]:
            source = volume.split(":")[0]
            assert (ROOT / source).exists() if source.startswith(".") else source in file["volumes"]


def test_the_proxy_that_is_trusted_is_the_proxy() -> None:
    services = compose()["services"]
    command = services["server"]["command"]
    address = services["proxy"]["networks"]["inside"]["ipv4_address"]
    assert command[command.index("--proxy") + 1] == address


def test_the_cluster_adds_a_bus_to_the_same_service() -> None:
    more = msgspec.yaml.decode((ROOT / "deploy" / "compose.cluster.yaml").read_bytes(), type=dict[str, Any])["services"]
    before = compose()["services"]["server"]
    require_command(more["server"]["command"])
    require_settings(list(more["server"]["environment"]))
    assert set(more["server"]["depends_on"]) <= set(more)
    assert set(more["bus"]["networks"]) <= set(compose()["networks"])
    assert set(before["command"]) <= set(more["server"]["command"])


# -- service, proxies, documentation -----------------------------------------------------------------------------------


def test_the_unit_runs_a_command_that_exists() -> None:
    unit = configparser.ConfigParser(interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(ROOT / "deploy" / "motherlode.service")
    program, *words = shlex.split(unit["Service"]["ExecStart"])
    assert program.endswith("/bin/motherlode")
    require_command(words)
    assert "--proxy" in words


@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf"])
def test_the_proxies_balance_their_braces_and_hide_what_is_the_hosts(name: str) -> None:
    text = re.sub(r"#.*", "", (ROOT / "deploy" / name).read_text(encoding="utf-8"))
    depth = 0
    for sign in re.findall(r"[{}]", text):
        depth += 1 if sign == "{" else -1
        assert depth >= 0
    assert depth == 0
    assert "metrics" in text
    assert "127.0.0.1:8000" in text


def test_the_commands_and_settings_of_the_page_exist() -> None:
    blocks = "\n".join(re.findall(r"```\n(.*?)```", PAGE, re.DOTALL)).replace("\\\n", " ")
    typed = [
        line for line in [*blocks.splitlines(), *re.findall(r"`(motherlode [^`<]+)`", PAGE)] if "motherlode " in line
    ]
    commands = [found for line in typed if (found := re.search(r"(?:^|/| )motherlode ((?:[a-z]+-)?[a-z]+ .*)$", line))]
    named = typer.main.get_command(make_app()).commands  # type: ignore[attr-defined]
    words = [shlex.split(found[1].rstrip("& ")) for found in commands]
    ours = [each for each in words if each[0] in named]
    assert len(ours) >= 8
    for each in ours:
        require_command(each)
    require_settings(re.findall(r"MOTHERLODE_[A-Z]+[A-Z_]*", PAGE))
