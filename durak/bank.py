"""Who gets how many chips of the bank (6.6). Chips of the game: there is no money anywhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

STAKES: Final = (10, 25, 50, 100, 250)
"""Chips that a table may choose for each seat to put in."""

USUAL_STAKE: Final = 50
"""The one where nobody has chosen."""

NEW_PURSE: Final = 1000
"""Chips that a player has to begin with."""

DAILY_LEAST: Final = 100
"""Chips to which a purse that holds fewer is filled up, once a day."""

_WHOLE: Final = 100

_SHARES: Final = {
    2: (100,),
    3: (80, 20),
    4: (60, 30, 10),
    5: (50, 30, 15, 5),
    6: (45, 25, 15, 10, 5),
    7: (40, 25, 15, 10, 6, 4),
    8: (38, 24, 15, 10, 7, 4, 2),
}
"""Per cent of the bank by place, best first, for a table of so many seats; the rest get nothing."""


def payouts(places: Sequence[int], stake: int, *, teams: str = "none") -> tuple[int, ...]:
    """Return the chips by seat, which together are the bank: every seat's stake (6.6).

    `places` are by seat, from 1; seats that share places have the number of the first of them and
    share equally what these places earn. Rounded down; what remains, of places that nobody has too,
    goes to the lowest of the seats with the best place. With `teams` those with the best place
    share the whole bank.
    """
    bank, held, best = stake * len(places), Counter(places), min(places)
    if teams == "none":
        table = _SHARES[len(places)]
        shares = {place: sum(table[place - 1 : place - 1 + n]) for place, n in held.items()}
    else:
        shares = {best: _WHOLE}
    paid = [bank * shares.get(place, 0) // (_WHOLE * held[place]) for place in places]
    paid[places.index(best)] += bank - sum(paid)
    return tuple(paid)
