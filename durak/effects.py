"""Which options make a difference beside others (the tables of sections 2, 3 and 6)."""

from __future__ import annotations

from typing import Final

from durak.rules import Rules

_NOT_SIMPLE: Final = (
    "throw_in",
    "throw_order",
    "throw_before_cover",
    "throw_ranks",
    "follow_in",
    "cap",
    "first_cap",
    "first_cap_scope",
)
_TRANSFER_ONLY: Final = ("transfer_when", "transfer_first", "passage", "refusal")
_LADDER_ONLY: Final = ("ladder_lead", "ladder_queen")


def applies(rules: Rules, key: str) -> bool:
    """Return whether the option makes any difference beside the others of these rules."""
    simple = rules.mode == "simple"
    without_effect = (
        (_NOT_SIMPLE, simple),
        (_TRANSFER_ONLY, rules.mode != "transfer"),
        (_LADDER_ONLY, rules.pogony != "ladder"),
        (("simple_throw",), not simple),
        (("passing",), simple and rules.simple_throw == "none"),
        (("throw_order",), rules.throw_in == "attacker"),
        (("first_cap_scope",), rules.first_cap == "six"),
        (("jokers",), rules.deck != 54),
    )
    return not any(key in keys and idle for keys, idle in without_effect)
