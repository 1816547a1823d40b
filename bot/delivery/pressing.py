"""Which messages are brought up to date at once, and which wait for more changes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.delivery.minute import Limits
from bot.delivery.ports import Painted, VisibleMessage
from bot.delivery.wire import keys_of

_TAP_COUNTS = 10.0
"""Seconds for which who has tapped comes first."""
_KEPT = 600.0


@dataclass(frozen=True, slots=True)
class _Served:
    """When a message was brought up to date, and the buttons it has had since."""

    at: float = 0.0
    keys: str = ""


class Pressing:
    """Who has just tapped, and what is behind.

    Every move changes the words of every hand. Who tapped or has other buttons to choose from sees
    it at once; with the others several moves make one edit.
    """

    def __init__(self, now: Callable[[], float], limits: Limits) -> None:
        self._now = now
        self._limits = limits
        self._taps: dict[tuple[int, int], float] = {}
        self._changed: dict[int, tuple[int, float]] = {}
        self._served: dict[int, _Served] = {}

    def tapped(self, game_id: int, person_id: int) -> None:
        """The person's hands of the game come before all others."""
        self._taps[game_id, person_id] = self._now()

    def has_tapped(self, message: VisibleMessage) -> bool:
        """Whether it is the hand of somebody who waits for what his tap has done."""
        at = self._taps.get((message.game_id, message.person_id), 0.0)
        is_new = at > self._last(message).at and self._now() < at + _TAP_COUNTS
        return bool(message.person_id) and is_new

    def presses(self, message: VisibleMessage, painted: Painted) -> bool:
        """Whether the message may not wait for another change."""
        is_new = message.message_id is None and message.ephemeral_id is None
        may_wait = message.kind in ("table", "hand", "ephemeral")
        if is_new or painted.final or not may_wait or self.has_tapped(message):
            return True
        return painted.asked and self._last(message).keys != keys_of(painted)

    def patience(self, message: VisibleMessage) -> float:
        """Seconds until a message that may wait is brought up to date: 0 after a long calm."""
        now = self._now()
        pace = self._limits.table if message.kind == "table" else self._limits.hand
        wanted, changed = self._changed.get(message.id, (-1, now))
        if wanted != message.wanted:
            changed = now
            self._changed[message.id] = message.wanted, now
        return max(0.0, min(self._last(message).at + pace.behind, changed + pace.quiet) - now)

    def served(self, message: VisibleMessage, painted: Painted) -> None:
        """The message looks as painted, or does so soon."""
        self._changed.pop(message.id, None)
        self._served[message.id] = _Served(self._now(), keys_of(painted))

    def _last(self, message: VisibleMessage) -> _Served:
        return self._served.get(message.id, _Served())

    def tidy(self) -> None:
        """What nobody waits for any more takes no memory."""
        now = self._now()
        self._taps = {key: at for key, at in self._taps.items() if now < at + _TAP_COUNTS}
        self._changed = {key: one for key, one in self._changed.items() if now < one[1] + _KEPT}
        self._served = {key: one for key, one in self._served.items() if now < one.at + _KEPT}
