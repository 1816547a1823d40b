"""What the Fluent files hold, and which of it the code asks for."""

import ast as python
import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import ast
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

import durak
from bot.screens.options import ALL, option_key
from bot.screens.rule_lines import preset_key
from locales.words import resources

ROOT = Path(__file__).parents[2]


class _Variables(Visitor):  # type: ignore[misc, unused-ignore]
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(language: str) -> list[ast.Message]:
    files = resources(language).values()
    return [entry for file in files for entry in file.body if isinstance(entry, ast.Message)]


def texts(language: str) -> dict[str, set[str]]:
    """Every text ("key" or "key.attribute") with the variables it asks for."""
    found: dict[str, set[str]] = {}
    for message in messages(language):
        if message.value is not None:
            found[message.id.name] = _variables(message.value)
        for attribute in message.attributes:
            found[f"{message.id.name}.{attribute.id.name}"] = _variables(attribute.value)
    return found


class _Plurals(Visitor):  # type: ignore[misc, unused-ignore]
    def __init__(self) -> None:
        self.arms: list[set[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        arms = {arm.key.name for arm in node.variants if isinstance(arm.key, ast.Identifier)}
        self.arms.append(arms)
        self.generic_visit(node)


def plurals(language: str) -> dict[str, list[set[str]]]:
    """The plural forms that each text chooses from, choice by choice; figures are no forms."""
    found: dict[str, list[set[str]]] = {}
    for message in messages(language):
        visitor = _Plurals()
        visitor.visit(message)
        found[message.id.name] = visitor.arms
    return found


def _variables(pattern: ast.Pattern) -> set[str]:
    visitor = _Variables()
    visitor.visit(pattern)
    return visitor.names


def written(message: ast.Message) -> str:
    """A message as it stands in its file."""
    return str(FluentSerializer().serialize_entry(message))


def asked_for() -> list[re.Pattern[str]]:
    """The texts that the code names, those it puts together as patterns."""
    literals = [pattern for file in sources() for pattern in _strings(file)]
    return [re.compile(pattern) for pattern in dict.fromkeys((*literals, *_of_options()))]


def sources() -> Iterator[Path]:
    for room in ("bot", "handlers"):
        yield from (ROOT / room).rglob("*.py")


def _strings(path: Path) -> Iterator[str]:
    for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, python.Constant) and isinstance(node.value, str):
            yield re.escape(node.value)
        elif isinstance(node, python.JoinedStr):
            pattern = "".join(map(_part, node.values))
            # At least a room's name ("reason-"), else it would excuse every key there is.
            if re.match(r"[a-z]+\\?-", pattern) or pattern == r".+\.text":
                yield pattern


def _part(node: python.expr) -> str:
    return re.escape(str(node.value)) if isinstance(node, python.Constant) else ".+"


def _of_options() -> Iterator[str]:
    for option in ALL:
        yield re.escape(option_key(option.key))
        for value in option.values:
            yield re.escape(option_key(option.key, value)) + r"\.(brief|rule|pair|choice)"
    for rules in durak.PRESETS.values():
        yield re.escape(preset_key(str(durak.preset_of(rules)))) + r"(\.about)?"
