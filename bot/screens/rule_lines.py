"""The rules of a table in words: one line, whole sentences, what goes together and what cannot."""

from collections.abc import Iterable

import durak
from bot.screens.options import ALL, OF_KEY, Group, Option, Told, option_key
from durak import Problem, Rules
from locales import Words

LONGEST_LINE = 108
"""Letters of the line about a table: three lines of a phone."""

PLAIN = "classic"
"""The preset whose name says nothing: its line stands for itself."""


def preset_names() -> list[str]:
    """The presets that people choose from: of several names for the same rules the first."""
    return [name for name, rules in durak.PRESETS.items() if durak.preset_of(rules) == name]


def preset_key(name: str) -> str:
    """The Fluent key of a preset."""
    return f"preset-{name.replace('_', '-')}"


def brief_rules(rules: Rules, words: Words) -> str:
    """The rules in one readable line: what is always asked, then what is unusual.

    A preset's name stands before it; what would make it too long is only counted.
    """
    told = sorted((option for option in ALL if _is_telling(option, rules)), key=_rank)
    fewest = sum(option.told is Told.ALWAYS for option in told)
    parts, name = _briefs(rules, told, words), durak.preset_of(rules)
    named = "" if name in (None, PLAIN) else words(preset_key(str(name)))
    lines = [_line(named, parts[:shown], words) for shown in range(fewest, len(parts) + 1)]
    fitting = [line for line in lines if len(line) <= LONGEST_LINE] or lines[:1]
    more = len(lines) - len(fitting)
    return words("line-more", line=fitting[-1], count=more) if more else fitting[-1]


def _line(named: str, parts: list[str], words: Words) -> str:
    line = ", ".join(parts)
    line = words("line-preset", name=named, line=line) if named else line
    return line[:1].upper() + line[1:]


def _is_telling(option: Option, rules: Rules) -> bool:
    unusual = option.value(rules) != option.default
    return durak.applies(rules, option.key) and (unusual or option.told is Told.ALWAYS)


def _rank(option: Option) -> int:
    """What people must know before they sit down stands first."""
    if option.told is Told.ALWAYS:
        return 0
    return 1 if option.group is Group.COMPANY else 2


def _briefs(rules: Rules, options: Iterable[Option], words: Words) -> list[str]:
    return [words(f"{option_key(one.key, one.value(rules))}.brief") for one in options]


def rule_sentences(rules: Rules, words: Words) -> list[str]:
    """Every option that applies as a sentence; of the special rooms only those that are on."""
    return [rule_sentence(rules, one.key, words) for one in ALL if one.is_told(rules)]


def rule_sentence(rules: Rules, key: str, words: Words) -> str:
    """The value in force of one option as a sentence."""
    value = OF_KEY[key].value(rules)
    # In simple durak "several of one rank" means two (3.1).
    pair = (key, value, rules.mode) == ("lead", "same_rank", "simple")
    return words(f"{option_key(key, value)}.{'pair' if pair else 'rule'}")


def also_line(rules: Rules, keys: Iterable[str], words: Words) -> str:
    """What a choice has changed besides."""
    changed = ", ".join(_briefs(rules, (OF_KEY[key] for key in keys), words))
    return words("rules-also", changed=changed)


def preset_line(name: str, words: Words) -> str:
    """A preset that was chosen: its name, for how many it is, who plays so."""
    fewest, most = durak.PRESET_SEATS[name]
    key = preset_key(name)
    return words(
        "preset-line", name=words(key), fewest=fewest, most=most, about=words(f"{key}.about")
    )


def problem_text(problem: Problem, words: Words, rules: Rules, seats: int) -> str:
    """What cannot go together at a table where so many sit, and what to change."""
    needed = durak.team_seats(rules) or 0
    return words(
        f"problem-{problem.value.replace('_', '-')}",
        most=durak.deck_seats(rules),
        needed=needed,
        missing=max(0, needed - seats),
    )


def problem_lines(problems: Iterable[Problem], words: Words, rules: Rules, seats: int) -> list[str]:
    """Each problem on a line of a message."""
    told = (problem_text(problem, words, rules, seats) for problem in problems)
    return [words("lobby-problem", problem=problem) for problem in told]
