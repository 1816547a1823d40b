"""Named sets of rules: each is a system somebody plays (section 4)."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from durak.rules import Rules

PRESETS: Final = MappingProxyType(
    {
        "classic": Rules(),
        # cheating needs explicit passing (1.11)
        "mail": Rules(cheating="player", passing="explicit"),
        "gambiter_simple": Rules(
            mode="simple", next_lead="from_under_fool", first_cap="lead_plus_four"
        ),
        "gambiter_throw_in": Rules(
            mode="throw_in", next_lead="from_under_fool", first_cap="lead_plus_four"
        ),
        "gambiter_transfer": Rules(
            next_lead="from_under_fool", first_cap="lead_plus_four", passage="bout"
        ),
        "gto_throw_in": Rules(mode="throw_in"),
        "gto_transfer": Rules(passage="bout"),
        "gto_pogony": Rules(mode="throw_in", pogony="ladder"),
        "bingo": Rules(transfer_when="mid_bout", next_lead="winner"),
        "luck": Rules(throw_order="clockwise"),
        "bank": Rules(transfer_first=True, throw_in="attacker", refusal=True, bank=True),
        "joker": Rules(
            deck=54,
            mode="throw_in",
            jokers="colour",
            redeal="five_of_suit",
            first_lead="upcard",
            cap="hand_minus_one",
            throw_before_cover=False,
            lead="single",
        ),
        "local_throw_in": Rules(mode="throw_in"),
        "local_transfer": Rules(),
        "local_cheats": Rules(cheating="card", passing="explicit"),
    }
)
"""By name, the chat's default first."""

PRESET_SEATS: Final = MappingProxyType(
    {
        "classic": (2, 6),
        "mail": (2, 4),
        "gambiter_simple": (2, 6),
        "gambiter_throw_in": (2, 6),
        "gambiter_transfer": (2, 6),
        "gto_throw_in": (2, 6),
        "gto_transfer": (2, 6),
        "gto_pogony": (2, 6),
        "bingo": (2, 6),
        "luck": (2, 4),
        "bank": (2, 4),
        "joker": (2, 8),
        "local_throw_in": (2, 6),
        "local_transfer": (2, 6),
        "local_cheats": (2, 6),
    }
)
"""For how many each preset is played by its source, fewest and most (section 4).

To be told, not a limit: what holds at a table is `Rules.problems`.
"""


def preset_of(rules: Rules) -> str | None:
    """Return the first preset with just these rules; several names may stand for the same."""
    return next((name for name, named in PRESETS.items() if named == rules), None)
