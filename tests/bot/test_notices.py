"""No answer stands in the list that nobody ever gets."""

import ast
from pathlib import Path

import pytest

from bot.tables.notices import Notice

ROOT = Path(__file__).parents[2]


def _used() -> set[str]:
    paths = [*(ROOT / "bot").rglob("*.py"), *(ROOT / "handlers").rglob("*.py")]
    return {
        node.attr
        for path in paths
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute)
        if isinstance(node.value, ast.Name) and node.value.id == "Notice"
    }


@pytest.mark.parametrize("notice", Notice)
def test_every_notice_is_used(notice: Notice) -> None:
    assert notice.name in _used()
