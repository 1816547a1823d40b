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
