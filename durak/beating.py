"""What covers what (1.1): one mask of covering cards for each attack card and trump."""

from __future__ import annotations

from functools import cache

from durak.cards import PLAIN_CARDS, RANK_MASK, SUIT_MASK, SUITS


@cache
def beating(trump: str) -> tuple[int, ...]:
    """Return by index of the attack card the set of plain cards that cover it (1.1)."""
    trumps = SUIT_MASK[trump]
    return (*(_beats(attack, trumps) for attack in range(PLAIN_CARDS)), 0, 0)


def _beats(attack: int, trumps: int) -> int:
    suit = SUIT_MASK[SUITS[attack % 4]]
    higher = suit & ~((1 << attack + 1) - 1)
    return higher if suit == trumps else higher | trumps


NO_RANK = (0,) * len(RANK_MASK)
"""Opens nothing: what a card adds to the ranks that may be thrown in, where it adds none."""
