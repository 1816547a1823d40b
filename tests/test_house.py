"""What holds for the repository as a whole."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PYPROJECT = (ROOT / "pyproject.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("kind", ["run", "dev"])
def test_a_lock_file_names_hashes_and_no_host(kind: str) -> None:
    text = (ROOT / "requirements" / f"{kind}.txt").read_text(encoding="utf-8")
    pins = re.findall(
        r"^\S+==\S+ \\\n((?: {4}--hash=sha256:[0-9a-f]{64}.*\n)+)", text, re.MULTILINE
    )
    assert len(pins) == len(re.findall(r"^\w", text, re.MULTILINE)) > 10
    assert "://" not in text
    assert not re.search(r"^\s*(-i|--(extra-)?index-url|--find-links|--trusted-host)", text, re.M)


def test_the_lock_of_the_tests_has_all_of_the_bots() -> None:
    run, dev = (
        set(re.findall(r"^(\S+==\S+)", (ROOT / "requirements" / f"{kind}.txt").read_text(), re.M))
        for kind in ("run", "dev")
    )
    assert run <= dev


def test_every_requirement_says_what_it_is_for() -> None:
    project = tomllib.loads(PYPROJECT)["project"]
    named = [*project["dependencies"], *project["optional-dependencies"]["dev"]]
    for requirement in named:
        (line,) = (li for li in PYPROJECT.splitlines() if li.strip().startswith(f'"{requirement}"'))
        assert re.search(r"# \w+", line), line


def test_every_requirement_is_imported_or_run() -> None:
    """By the name it is imported by; tools are called by make."""
    names = {
        "pydantic-settings": "pydantic_settings",
        "import-linter": "lint-imports",
        "pillow": "PIL",
        "prometheus-client": "prometheus_client",
        "font-source-sans-pro": "font_source_sans_pro",
    }
    plugins = {
        "pytest-asyncio": "asyncio_mode",
        "pytest-xdist": "-n 6",
        "pytest-timeout": "timeout",
    }
    sources = "".join(
        path.read_text(encoding="utf-8")
        for folder in ("bot", "handlers", "storage", "locales", "playground", "tests", "durak")
        for path in (ROOT / folder).rglob("*.py")
    )
    called = (ROOT / "Makefile").read_text(encoding="utf-8") + PYPROJECT.partition("[tool.")[2]
    project = tomllib.loads(PYPROJECT)["project"]
    for requirement in (*project["dependencies"], *project["optional-dependencies"]["dev"]):
        name = re.split(r"[<>=]", requirement)[0]
        word = plugins.get(name, names.get(name, name))
        imported = re.search(rf"^\s*(from|import) {re.escape(word)}\b", sources, re.M)
        assert imported or word in called, name


def test_lint_holds_the_layers() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    lint = makefile.partition("\nlint:")[2].partition("\n\n")[0]
    for tool in ("ruff check .", "ruff format --check .", "mypy", "lint-imports"):
        assert f"/{tool}" in lint
    linter = tomllib.loads(PYPROJECT)["tool"]["importlinter"]
    packages = {path.parent.name for path in ROOT.glob("*/__init__.py")} - {"tests"}
    assert set(linter["root_packages"]) == packages
    guarded = {module for contract in linter["contracts"] for module in contract["source_modules"]}
    assert {module.partition(".")[0] for module in guarded} == packages


def test_a_new_module_of_the_bot_is_hidden_from_the_rooms() -> None:
    """Files beside `bot/app.py` may import everything, so no room may import them."""
    joining = {
        f"bot.{path.stem}"
        for path in (ROOT / "bot").glob("*.py")
        if re.search(
            r"^from (handlers|storage|bot\.(tables|delivery)|bot\.app)", path.read_text(), re.M
        )
    } - {"bot.__main__"}
    for contract in tomllib.loads(PYPROJECT)["tool"]["importlinter"]["contracts"]:
        if any(module.startswith("bot.") for module in contract["source_modules"]):
            assert joining <= set(contract["forbidden_modules"])


def test_ci_calls_what_everybody_calls() -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert script.rstrip().endswith("\nmake lint test")
