"""How often the bot called, by the playground's own record."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from operator import itemgetter
from typing import Any, NamedTuple

GROUP_MINUTE, CHAT_BURST, ALL_SECOND = 18, 5, 25
"""Calls into a group in any 60 s; at once into a chat, which may then have one more a second; in
any second in all.
"""
_UNCOUNTED_BUT_PACED = ("delete", "pinchat", "unpinchat")


class Busiest(NamedTuple):
    """The worst that was seen, and where."""

    calls: float
    chat: int = 0
    at: float = 0.0


@dataclass
class Pace:
    """All calls that put, change or clear a message. They are judged when all are known, for the
    record tells of each when it is answered, and the moment it came is what counts.

    Seconds in which the playground itself stood still are left out where seconds count, and as
    many after them, and one: whatever came meanwhile is seen then, one after the other. Minutes of
    a group are judged all the same.
    """

    seen: int = 0
    """The number of the last call read from the record."""
    stalls: list[tuple[float, float]] = field(default_factory=list)
    answers_lost: int = 0
    """Answers to presses that the wire lost or refused: nobody has promised to say them again."""
    _calls: list[tuple[float, int, int]] = field(default_factory=list)

    def read(self, found: dict[str, Any]) -> None:
        """Add what `GET /people/calls` answers."""
        self.stalls = [(begin, end) for begin, end in found["stalls"]]
        for call in found["calls"]:
            self.seen = max(self.seen, call["n"])
            self.answers_lost += _is_lost_answer(call)
            if "chat_id" in call and _is_paced(call):
                self._calls.append((call["came"], call["chat_id"], call.get("receiver", 0)))

    def __len__(self) -> int:
        return len(self._calls)

    def group_minute(self) -> Busiest:
        """The most calls in any 60 s into one group; what one member alone sees has its own."""
        keyed = [(at, (chat, receiver)) for at, chat, receiver in self._sorted() if chat < 0]
        return max(_windows(keyed, 60.0), key=itemgetter(0), default=Busiest(0))

    def all_second(self) -> Busiest:
        """The most calls in any second."""
        return self._busiest_second([(at, (0, 0)) for at, _, _ in self._sorted()])

    def chat_second(self) -> Busiest:
        """The most calls in any second into one chat."""
        return self._busiest_second([(at, (chat, 0)) for at, chat, _ in self._sorted()])

    def chat_bucket(self) -> Busiest:
        """The fullest that a chat's bucket was: each call adds one, and one flows off a second."""
        levels: dict[int, tuple[float, float]] = {}
        fills = []
        for at, chat, _ in self._sorted():
            level, before = levels.get(chat, (0.0, at))
            level = max(0.0, level - (at - before)) + 1
            levels[chat] = level, at
            fills.append(Busiest(round(level, 2), chat, at))
        return self._worst(fills, span=CHAT_BURST)

    def troubles(self) -> list[str]:
        """A sentence for every limit that was not held."""
        group, total, chat = self.group_minute(), self.all_second(), self.chat_bucket()
        found = []
        if group.calls > GROUP_MINUTE:
            found.append(
                f"{group.calls:g} calls in 60 s into group {group.chat} at {group.at:.0f},"
                f" most {GROUP_MINUTE}"
            )
        if total.calls > ALL_SECOND:
            found.append(
                f"{total.calls:g} calls in a second in all, the last at {total.at:.0f},"
                f" most {ALL_SECOND}"
            )
        # A whole call more: the wire may bring two a bit nearer to each other than they were sent.
        if chat.calls >= CHAT_BURST + 1:
            found.append(
                f"{chat.calls:g} calls beyond one a second into chat {chat.chat} at {chat.at:.0f},"
                f" most {CHAT_BURST}"
            )
        return found

    def _sorted(self) -> list[tuple[float, int, int]]:
        return sorted(self._calls, key=itemgetter(0))

    def _busiest_second(self, calls: Iterable[tuple[float, tuple[int, int]]]) -> Busiest:
        return self._worst(_windows(calls, 1.0), span=1.0)

    def _worst(self, found: Iterable[Busiest], span: float) -> Busiest:
        """The worst of these that no stall of the playground within `span` seconds explains."""
        behind = self._behind()
        for one in sorted(found, key=itemgetter(0), reverse=True):
            if not any(begin < one.at and end > one.at - span for begin, end in behind):
                return one
        return Busiest(0)

    def _behind(self) -> list[tuple[float, float]]:
        """From when to when the playground was behind, because it had stood still."""
        return [(begin, 2 * end - begin + 1) for begin, end in self.stalls]


def _windows(calls: Iterable[tuple[float, tuple[int, int]]], span: float) -> Iterator[Busiest]:
    """For every call how many of its key came in the `span` seconds that end with it."""
    within: dict[tuple[int, int], deque[float]] = defaultdict(deque)
    for at, key in calls:
        line = within[key]
        line.append(at)
        while line[0] <= at - span:
            line.popleft()
        yield Busiest(len(line), key[0], at)


def _is_paced(call: dict[str, Any]) -> bool:
    return call["counted"] or call["method"].lower().startswith(_UNCOUNTED_BUT_PACED)


def _is_lost_answer(call: dict[str, Any]) -> bool:
    is_answer = call["method"].lower() == "answercallbackquery"
    return is_answer and (call["status"] != 200 or bool(call.get("dropped")))
