"""Whether a table is still in sight: how many messages of others stand below it, as far as known.

A bot in privacy mode sees few of them. But in a supergroup without topics message ids are one run,
so that ids which jump between those it learns tell of all the others.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from bot.tables.model import Spot

BURIED = 5
"""Messages below a table from which on it is posted anew at the start of a bout."""

SELDOM = 60.0
"""Seconds at least from one post of a table to the next."""

_REMEMBERED = 4096
"""Spots known at a time."""


@dataclass
class _Place:
    newest: int = 0
    below: int = 0
    posted: float = 0.0


class Sight:
    """What is known of every spot since the bot has been running; a restart forgets it.

    In each call `in_turn` says whether the ids of that chat are one run.
    """

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self._now = now
        self._places: OrderedDict[Spot, _Place] = OrderedDict()

    def heard(self, spot: Spot, message_id: int, *, in_turn: bool) -> None:
        """A message stands in the spot that pushes the table up."""
        place = self._place(spot)
        is_new = message_id > place.newest
        self._advance(place, message_id, in_turn)
        # An older one of a run has been counted as a gap already.
        if is_new or not in_turn:
            place.below += 1

    def passed(self, spot: Spot, message_id: int, *, in_turn: bool) -> None:
        """A message of the bot's own stands there that does not stay, or belongs to the table."""
        self._advance(self._place(spot), message_id, in_turn)

    def posted(self, spot: Spot, message_id: int, *, in_turn: bool) -> None:
        """The table, or its lobby, stands at the bottom."""
        place = self._place(spot)
        self._advance(place, message_id, in_turn)
        place.below, place.posted = 0, self._now()

    def is_buried(self, spot: Spot) -> bool:
        """Whether the table is to be posted anew when a bout begins."""
        place = self._places.get(spot)
        if place is None or place.below < BURIED:
            return False
        return self._now() - place.posted >= SELDOM

    def _place(self, spot: Spot) -> _Place:
        place = self._places.setdefault(spot, _Place())
        self._places.move_to_end(spot)
        if len(self._places) > _REMEMBERED:
            self._places.popitem(last=False)
        return place

    @staticmethod
    def _advance(place: _Place, message_id: int, in_turn: bool) -> None:
        if in_turn and place.newest:
            place.below += max(0, message_id - place.newest - 1)
        place.newest = max(place.newest, message_id)
