"""Options with a room of their own, and which of them are furnished."""

from __future__ import annotations

from typing import Final

from durak.refusals import OptionNotBuilt
from durak.rules import OPTIONS, Rules

_NOT_BUILT: Final = {
    "jokers": ("colour", "supreme"),
    "teams": ("2x2", "3x3", "three_pairs"),
    "passage": ("bout", "game"),
    "refusal": (True,),
    "redeal": ("five_of_suit", "one_colour"),
    "trump_exchange": (True,),
    "cheating": ("card", "player"),
    "pogony": ("ladder",),
}


def require_built(rules: Rules) -> None:
    """Return when every option of the rules is played here; OptionNotBuilt otherwise."""
    for key in unbuilt(rules):
        raise OptionNotBuilt(key)


def unbuilt(rules: Rules) -> tuple[str, ...]:
    """Return the options whose value in these rules is not played here yet."""
    return tuple(key for key in OPTIONS if getattr(rules, key) in _NOT_BUILT.get(key, ()))
