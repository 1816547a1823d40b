"""Which options make a difference beside others (the tables of sections 2, 3 and 6)."""

from __future__ import annotations

from typing import Final

from durak.conflicts import keys_of_other_modes
from durak.rules import Rules

_LIMITS: Final = ("cap", "first_cap", "first_cap_scope")
_LADDER_ONLY: Final = ("ladder_lead", "ladder_queen")


def applies(rules: Rules, key: str) -> bool:
    """Return whether the option makes any difference beside the others of these rules."""
    simple = rules.mode == "simple"
    without_effect = (
        (keys_of_other_modes(rules.mode), True),
        (_LIMITS, simple),
        (_LADDER_ONLY, rules.pogony != "ladder"),
        (("passing",), not rules.throws_in),
        (("throw_order",), rules.throw_in == "attacker"),
        (("first_cap_scope",), rules.first_cap == "six"),
        (("jokers",), rules.deck != 54),
    )
    return not any(key in keys and idle for keys, idle in without_effect)
