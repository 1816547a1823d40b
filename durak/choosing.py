"""Rules chosen one option at a time, before everybody sits (7.1)."""

from __future__ import annotations

from dataclasses import replace

from durak.conflicts import FEWEST_SEATS, MOST_SEATS, out_of_mode, team_seats
from durak.refusals import Problem
from durak.rules import OPTIONS, Rules, Value, parse_value


def with_option(rules: Rules, key: str, value: str) -> Rules:
    """Return the rules with this value (as text) and what goes without saying beside it.

    The result may still have problems: what is a choice of its own is left to whoever chooses.
    ValueError for an unknown key, or a value the option does not have.
    """
    chosen: dict[str, Value] = {key: parse_value(key, value)}
    changed = replace(rules, **chosen)  # type: ignore[arg-type]
    return replace(changed, **_implied(changed, key))  # type: ignore[arg-type]


def _implied(rules: Rules, key: str) -> dict[str, Value]:
    """Return what the option just set changes by itself (7.1)."""
    joined = (rules.deck == 54) == (rules.jokers != "off")
    match key:
        case "deck" if not joined:
            return {"jokers": "colour" if rules.deck == 54 else "off"}
        case "jokers" if not joined:
            return {"deck": 52 if rules.jokers == "off" else 54}
        case "cheating" if rules.cheating != "off":
            return {"passing": "explicit"}
        case "mode":
            return {other: OPTIONS[other][0] for other in out_of_mode(rules)}
    return {}


def lasting_problems(rules: Rules, seats: int) -> tuple[Problem, ...]:
    """Return what stays wrong where so many sit and others may still come; () when nothing."""
    return rules.problems(max(seats, team_seats(rules) or FEWEST_SEATS))


def most_seats(rules: Rules) -> int:
    """Return how many may sit by these rules; the most of all when no number is right."""
    sound = [n for n in range(FEWEST_SEATS, MOST_SEATS + 1) if not rules.problems(n)]
    return max(sound, default=MOST_SEATS)
