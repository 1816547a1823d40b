"""Options with a room of their own: what they add to a table.

A room changes a `Profile`: it puts its moves into `apply`, `more_defences` (between transfers and
take) or `late_moves` (after pass), its seats into `late_actors`, its keys into `extras`, its
refusals into `explain` (those that come before all others into `explain_first`), what it must
notice into `on_clear` and `on_take`, and what makes a position unsound into `checks` (told whether
it is sound as far as the core sees). `rooms` is what `State.rooms` holds at the start, `endings`
are the ends that hands do not show. What comes between the last move of a bout and its end (a
challenge, hanging) takes the place of `end_bout` and is a phase (`phases`: whom it asks, by its
letter). `leads` may be narrowed; `additions`, `defences` and `transfer_rank` may be replaced where
other cards than the fair ones are legal; `is_fake` then tells them apart, and `on_rewind` hears
that a bout is taken back. The core runs through these and never asks which variant is played.
Jokers and teams are tables alone: what beats what, and who plays with whom.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from durak.rooms import cheating, exchange, matches, passage, redeal, refusal
from durak.rules import OPTIONS

if TYPE_CHECKING:
    from durak.profile import Profile

_ROOMS: Final = {
    "passage": passage.furnish,
    "refusal": refusal.furnish,
    "trump_exchange": exchange.furnish,
    "redeal": redeal.furnish,
    "pogony": matches.furnish,
    "cheating": cheating.furnish,
}
"""By option, in the order in which their moves are listed; cheating watches all the others."""


def furnish(p: Profile) -> None:
    """Give the profile the rooms that its rules name."""
    for key, enter in _ROOMS.items():
        if getattr(p.rules, key) != OPTIONS[key][0]:
            enter(p)
