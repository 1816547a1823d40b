"""The image is built by the commands that make runs; no Docker engine is needed to see that."""

import json
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
STAGES = re.split(r"^FROM ", DOCKERFILE, flags=re.MULTILINE)[1:]
RUN = re.compile(r"^RUN (.*)$", re.MULTILINE)


def _make_commands() -> str:
    """The Makefile with its variables filled in."""
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    for name, value in re.findall(r"^(\w+) [?:]?= (.*)$", text, flags=re.MULTILINE):
        text = text.replace(f"$({name})", value)
    return text


def _exec_form(instruction: str) -> list[str]:
    found = re.search(rf"^(?:HEALTHCHECK .* )?{instruction} (\[.*\])$", DOCKERFILE, re.MULTILINE)
    assert found, f"{instruction} is not in exec form"
    command: list[str] = json.loads(found[1])
    return command


def test_every_step_of_the_build_is_a_command_of_make() -> None:
    steps = RUN.findall(STAGES[0])
    assert len(steps) == 2
    assert [step for step in steps if step not in _make_commands()] == []


def test_it_starts_as_make_play_does() -> None:
    command = " ".join(_exec_form("ENTRYPOINT"))
    assert command == ".venv/bin/python -m bot"
    assert f"@{command}" in _make_commands()


def test_its_health_is_asked_of_the_bot() -> None:
    assert " ".join(_exec_form("CMD")) == ".venv/bin/python -m bot health"


def test_it_is_not_root() -> None:
    assert re.search(r"^USER durak$", STAGES[1], re.MULTILINE)
    assert STAGES[1].index("USER durak") < STAGES[1].index("ENTRYPOINT")


def test_the_database_is_on_a_volume_of_the_user() -> None:
    assert re.search(r"^VOLUME /data$", STAGES[1], re.MULTILINE)
    assert "DATABASE=/data/durak.db" in STAGES[1]
    assert "install -d -o durak /data" in STAGES[1]


def test_every_package_is_copied_and_nothing_else() -> None:
    copied = set(re.findall(r"^COPY (\w+) \w+$", STAGES[1], re.MULTILINE))
    packages = {path.parent.name for path in ROOT.glob("*/__init__.py")} - {"tests"}
    assert copied == packages
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    assert {".git", ".venv", ".env"} <= set(ignored)
