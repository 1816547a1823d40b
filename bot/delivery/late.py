"""Edits without an answer: what they do may come late, over what was shown since."""

from __future__ import annotations

from collections.abc import Callable, Iterable

LATE = 20.0
"""Seconds until an edit whose answer was lost has had its effect, if it ever has."""


class Late:
    """Messages, by their rows, of which an edit was not answered, or not to this process."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._until: dict[int, float] = {}

    def expect(self, rows: Iterable[int]) -> None:
        """An edit of each of them may yet have its effect."""
        self._until |= dict.fromkeys(rows, self._now() + LATE)

    def may_come(self, row: int) -> bool:
        """Whether the message may yet look otherwise than the last edit has left it."""
        return row in self._until

    def over(self) -> list[int]:
        """Those where nothing more is to come: they are to be drawn once more, and settled."""
        now = self._now()
        return [row for row, until in self._until.items() if until <= now]

    def settle(self, rows: Iterable[int]) -> None:
        """From now on each looks as the next edit leaves it."""
        for row in rows:
            del self._until[row]

    def next(self) -> float | None:
        """When the next is over, None while there is none."""
        return min(self._until.values(), default=None)
