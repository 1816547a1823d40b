"""Cheating by card (6.3) and by player (6.4): what its rooms do together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from durak.rooms import accusing, challenge, faking, log, penalties, rewinding

if TYPE_CHECKING:
    from durak.profile import Profile


def furnish(p: Profile) -> None:
    """Add cheating to a table; after all other rooms, as it wraps what they play."""
    faking.furnish(p)
    accusing.furnish(p)
    challenge.furnish(p)
    penalties.furnish(p)
    log.furnish(p)
    rewinding.furnish(p)
