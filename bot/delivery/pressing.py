"""Which messages are brought up to date at once, and which wait for more changes."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from bot.delivery.minute import Limits
from bot.delivery.ports import Painted, VisibleMessage
from bot.delivery.wire import keys_digest

_TAP_COUNTS = 10.0
"""Seconds for which who has tapped comes first."""
_LOOKS = 60.0
"""Seconds after a tap during which somebody is likely to be looking at his hand."""
RECALL = 8.0
"""Seconds that he has before his hand is sent anew all the same."""
_KEPT = 600.0
_COUNTED = 16
"""So many changes tell how thick and fast they come."""


@dataclass(frozen=True, slots=True)
class _Served:
    """When a message was brought up to date, and the digest of the buttons it has had since."""

    at: float = 0.0
    keys: bytes = b""


@dataclass(frozen=True, slots=True)
class _Change:
    """Since when a message is not up to date, and when it changed last: by `wanted`."""

    wanted: int
    first: float
    last: float


class Pressing:
    """Who has just tapped, and what is behind.

    Every move changes the words of every hand. Who tapped or has other buttons to choose from sees
    it at once; with the others several moves make one edit.
    """

    def __init__(self, now: Callable[[], float], limits: Limits) -> None:
        self._now = now
        self._limits = limits
        self._taps: dict[tuple[int, int], float] = {}
        self._changed: dict[int, _Change] = {}
        self._times: dict[int, deque[float]] = {}
        """By message when it changed, its last few times."""
        self._recalls: dict[tuple[int, int], float] = {}
        self._recalled: set[tuple[int, int]] = set()
        self._served: dict[int, _Served] = {}
        self._hands: dict[tuple[int, int], int] = {}
        self._eager: dict[int, float] = {}

    def tapped(self, game_id: int, person_id: int) -> None:
        """The person's hands of the game come before all others."""
        self._taps[game_id, person_id] = self._now()
        self._recalls.pop((game_id, person_id), None)
        self._recalled.discard((game_id, person_id))
        # Where the hand was drawn last; before the first time most likely in the private chat.
        self._eager[self._hands.get((game_id, person_id), person_id)] = self._now()

    def is_eager(self, chat_id: int) -> bool:
        """Whether somebody waits in this chat for what his tap has done."""
        return self._now() < self._eager.get(chat_id, 0.0) + _TAP_COUNTS

    def has_tapped(self, message: VisibleMessage) -> bool:
        """Whether it is the hand of somebody who waits for what his tap has done."""
        at = self._taps.get((message.game_id, message.person_id), 0.0)
        is_new = at > self._last(message).at and self._now() < at + _TAP_COUNTS
        return bool(message.person_id) and is_new

    def may_stay(self, message: VisibleMessage) -> bool:
        """Whether a hand that is to be sent anew, to notify, may first be edited where it stands.

        Its reader tapped lately; if he does not in the next seconds, `recalls` names him.
        """
        key = message.game_id, message.person_id
        looks = self._now() < self._taps.get(key, 0.0) + _LOOKS
        is_called = message.kind == "hand" and message.message_id is None and message.retired > 0
        if not (is_called and looks) or key in self._recalled:
            return False
        self._recalls.setdefault(key, self._now() + RECALL)
        return True

    def recalls(self) -> list[tuple[int, int]]:
        """Game and person of those who have not tapped since; each is named once."""
        now = self._now()
        late = [key for key, at in self._recalls.items() if at <= now]
        for key in late:
            del self._recalls[key]
            self._recalled.add(key)
        return late

    def next_recall(self) -> float | None:
        """When the next is to be named, None while there is none."""
        return min(self._recalls.values(), default=None)

    def presses(self, message: VisibleMessage, painted: Painted) -> bool:
        """Whether the message may not wait for another change."""
        is_new = message.message_id is None and message.ephemeral_id is None
        may_wait = message.kind in ("table", "hand", "ephemeral")
        if is_new or painted.final or not may_wait or self.has_tapped(message):
            return True
        return painted.asked and self._last(message).keys != keys_digest(painted)

    def patience(self, message: VisibleMessage) -> float:
        """Seconds until a message that may wait is brought up to date: 0 after a long calm."""
        now = self._now()
        pace = self._limits.table if message.kind == "table" else self._limits.hand
        change = self._change(message, now)
        latest = min(self._last(message).at + pace.behind, change.last + pace.quiet)
        if not self._is_brisk(message):
            latest = min(latest, change.first + pace.late)
        return max(0.0, latest - now)

    def _change(self, message: VisibleMessage, now: float) -> _Change:
        known = self._changed.get(message.id)
        if known is not None and known.wanted == message.wanted:
            return known
        change = _Change(message.wanted, now if known is None else known.first, now)
        self._changed[message.id] = change
        self._times.setdefault(message.id, deque(maxlen=_COUNTED)).append(now)
        return change

    def _is_brisk(self, message: VisibleMessage) -> bool:
        times = self._times[message.id]
        steps = _COUNTED - 1
        return len(times) > steps and times[-1] - times[0] < steps * self._limits.brisk

    def served(self, message: VisibleMessage, painted: Painted) -> None:
        """The message looks as painted, or does so soon."""
        if self.has_tapped(message):
            self._eager.pop(message.chat_id, None)
        if message.person_id:
            self._hands[message.game_id, message.person_id] = message.chat_id
        self._changed.pop(message.id, None)
        self._served[message.id] = _Served(self._now(), keys_digest(painted))

    def _last(self, message: VisibleMessage) -> _Served:
        return self._served.get(message.id, _Served())

    def tidy(self) -> None:
        """What nobody waits for any more takes no memory."""
        now = self._now()
        self._taps = {key: at for key, at in self._taps.items() if now < at + _LOOKS}
        self._recalled &= self._taps.keys()
        self._hands = {key: chat for key, chat in self._hands.items() if key in self._taps}
        self._eager = {c: at for c, at in self._eager.items() if now < at + _TAP_COUNTS}
        self._changed = {key: one for key, one in self._changed.items() if now < one.last + _KEPT}
        self._times = {key: one for key, one in self._times.items() if now < one[-1] + _KEPT}
        self._served = {key: one for key, one in self._served.items() if now < one.at + _KEPT}
