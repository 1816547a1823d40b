"""The calls of one group within a minute: those that everybody sees, and whispers to one member."""

from __future__ import annotations

import math
from collections import deque
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Pace:
    """How soon a message that nobody waits for is edited again."""

    quiet: float
    """Seconds after the last change, when no other follows."""
    behind: float
    """Seconds after the edit before, however many changes follow: several make one edit."""
    late: float = math.inf
    """Seconds after the first change that is not shown, unless they come thick and fast."""


@dataclass(frozen=True, slots=True)
class Limits:
    """The figures of architecture.md; a group's are below Telegram's own 20 a minute."""

    group_calls: int = 18
    kept_back: int = 2
    """Of those, for the drawings that end a game."""
    window: float = 60.0
    quick: int = 3
    """So many calls of a quiet group are made at once before the rest are spread."""
    urgent: int = 12
    """So many where somebody waits for the very call; what is left then stays for the table."""
    together: float = 3600.0
    """Seconds that whispers count with the rest once Telegram has refused a call for both."""
    table: Pace = Pace(quiet=3.2, behind=8.0, late=3.2)
    hand: Pace = Pace(quiet=8.0, behind=30.0)
    """The hand of somebody who neither has tapped nor can move."""
    brisk: float = 2.5
    """Changes come thick and fast when they follow each other in fewer seconds on average."""
    chat_burst: int = 5
    chat_rate: float = 1.0
    all_burst: int = 3
    all_rate: float = 20.0
    """With the burst at most 23 start in any second, so that no more than 25 come to Telegram in
    one: the wire brings some nearer to each other than they were sent.
    """


class GroupMinute:
    """Calls of one kind in one group: at most `group_calls` in any window.

    aiolimiter's leaky bucket cannot say this: with a burst of b it lets b + rate x 60 calls through
    in a minute, so to hold 18 a minute it may have a burst of 4 only at 14 a minute. Nor does it
    say when the next call may be made, which the courier must know to serve other chats meanwhile.
    So this keeps the times of the calls themselves, few numbers, and nothing else.

    A call counts from its start, and leaves the window a minute after its end: it reached Telegram
    in between, so the limit holds at Telegram's side whatever the network does.
    """

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._ends: deque[float] = deque()
        self._under_way = 0

    def start(self) -> None:
        """A call is under way."""
        self._under_way += 1

    def end(self, at: float) -> None:
        """A call has ended; without a `start` before it (a remembered one) it counts from now."""
        self._under_way = max(0, self._under_way - 1)
        self._ends.append(at)

    def used(self, now: float) -> int:
        """The calls in the window, those under way among them."""
        self._drop(now)
        return len(self._ends) + self._under_way

    def free_at(self, now: float, final: bool, spread: bool = True) -> float:
        """When a call may be made, `now` or later; a `final` one may use what is kept back.

        A few calls are made at once; then what is left is spread evenly over the time until the
        oldest leaves the window: a busy table is late by seconds, never silent for half a minute.
        Not `spread`: somebody waits for this very call, and it may be too late in a few seconds;
        more of them are made at once, yet never so many that a table stands still for a minute.
        """
        used, limits = self.used(now), self._limits
        allowed = limits.group_calls - (0 if final else limits.kept_back)
        if used >= allowed:
            return self._end(used - allowed, now) + limits.window
        quick = limits.quick if spread else limits.urgent
        if final or used < quick or not self._ends:
            return now
        oldest, last = self._ends[0], self._ends[-1]
        step = (oldest + limits.window - last) / (allowed - used + 1)
        return max(now, last + step)

    def _end(self, number: int, now: float) -> float:
        return self._ends[number] if number < len(self._ends) else now

    def _drop(self, now: float) -> None:
        while self._ends and self._ends[0] + self._limits.window <= now:
            self._ends.popleft()


class GroupCalls:
    """All calls of one group.

    Nowhere is it said how Telegram counts whispers (ephemeral messages), which one member sees. So
    those to each member have a minute of their own, until it refuses a call while everything
    together was more than a minute may have; from then on all share one, for `Limits.together`
    seconds. `receiver` is the member who sees the call's message, 0: everybody.
    """

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        # A member's own hand needs not leave anything for a table.
        self._whispers = replace(limits, urgent=limits.group_calls)
        self._apart: dict[int, GroupMinute] = {}
        self._all = GroupMinute(limits)
        self._together_until = 0.0

    def start(self, receiver: int) -> None:
        """A call is under way."""
        self._minute_of(receiver).start()
        self._all.start()

    def end(self, at: float, receiver: int) -> None:
        """A call has ended, or is remembered."""
        self._minute_of(receiver).end(at)
        self._all.end(at)

    def free_at(self, now: float, final: bool, spread: bool, receiver: int) -> float:
        """When a call may be made, as in `GroupMinute.free_at`."""
        together = now < self._together_until
        minute = self._all if together else self._minute_of(receiver)
        return minute.free_at(now, final, spread)

    def refused(self, now: float) -> bool:
        """Telegram wants a rest: whether whispers are counted with the rest from now on."""
        if self._all.used(now) <= self._limits.group_calls:
            return False
        self._together_until = now + self._limits.together
        return True

    def is_idle(self, now: float) -> bool:
        """Whether there is nothing to remember."""
        self._apart = {who: minute for who, minute in self._apart.items() if minute.used(now)}
        return not self._apart and now >= self._together_until

    def _minute_of(self, receiver: int) -> GroupMinute:
        return self._apart.setdefault(
            receiver, GroupMinute(self._whispers if receiver else self._limits)
        )
