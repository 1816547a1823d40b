"""How many sends and edits each chat had, and Telegram's limits on them."""

from collections import Counter, deque
from dataclasses import dataclass, field

from playground.model import Json

MODES = ("off", "count", "enforce")
WHISPERS = ("apart", "together")
"""Whether ephemeral messages count by their receivers, or with everything else in the group:
nowhere is it said what Telegram does.
"""


@dataclass
class Limits:
    """Calls a chat and a minute. Refused calls are not counted."""

    mode: str = "count"
    whispers: str = "together"
    window: float = 60
    per_group: int = 20
    burst: int = 5
    overall: int = 30
    per_minute: dict[int, Counter[int]] = field(default_factory=dict)
    peaks: Counter[int] = field(default_factory=Counter)
    _recent: dict[int, deque[float]] = field(default_factory=dict)
    _minutes: dict[tuple[int, int], deque[float]] = field(default_factory=dict)
    _all: deque[float] = field(default_factory=deque)

    def wait_for(self, chat_id: int, now: float, receiver: int = 0) -> int:
        """Whole seconds until the next call into this chat is allowed; 0 for now.

        `receiver`: who alone will see the message, 0: everybody there.
        """
        if self.mode != "enforce":
            return 0
        recent = self._recent.get(chat_id, deque())
        waits = [
            _wait(recent, self.burst, float(self.burst), now),
            _wait(self._all, self.overall, 1.0, now),
        ]
        if chat_id < 0:
            minute = self._minutes.get(self._key(chat_id, receiver), deque())
            waits.append(_wait(minute, self.per_group, self.window, now))
        return max(waits)

    def note(self, chat_id: int, now: float, receiver: int = 0) -> None:
        """Count a call into this chat."""
        if self.mode == "off":
            return
        recent = self._recent.setdefault(chat_id, deque())
        minute = self._minutes.setdefault(self._key(chat_id, receiver), deque())
        longest = max(self.window, self.burst)
        for line, span in ((recent, longest), (minute, self.window), (self._all, 1.0)):
            line.append(now)
            while line[0] <= now - span:
                line.popleft()
        within = sum(1 for moment in recent if moment > now - self.window)
        self.peaks[chat_id] = max(self.peaks[chat_id], within)
        self.per_minute.setdefault(chat_id, Counter())[int(now // 60)] += 1

    def _key(self, chat_id: int, receiver: int) -> tuple[int, int]:
        return chat_id, receiver if self.whispers == "apart" else 0

    def json(self) -> Json:
        """Settings and counts for the people API."""
        return {
            "mode": self.mode,
            "whispers": self.whispers,
            "window": self.window,
            "per_group": self.per_group,
            "burst": self.burst,
            "overall": self.overall,
            "peaks": {str(chat): peak for chat, peak in self.peaks.items()},
            "per_minute": {
                str(chat): {str(minute): calls for minute, calls in minutes.items()}
                for chat, minutes in self.per_minute.items()
            },
        }


def _wait(moments: deque[float], most: int, span: float, now: float) -> int:
    inside = [moment for moment in moments if moment > now - span]
    if len(inside) < most:
        return 0
    return max(1, -int(-(inside[-most] + span - now) // 1))
