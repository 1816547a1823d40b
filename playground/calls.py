"""A log of what the bot called."""

from collections import deque

from playground.feed import newest
from playground.model import Json

# Edits and sends share Telegram's limit on calls into a chat.
COUNTED = ("send", "editmessage", "editephemeralmessage")
UNCOUNTED = frozenset({"sendchataction"})


def is_counted(method: str) -> bool:
    """Whether a call of this method (in lower case) is a send or an edit."""
    return method.startswith(COUNTED) and method not in UNCOUNTED


class CallLog:
    """The last calls under a running number; polling is left out."""

    def __init__(self, keep: int = 200_000) -> None:
        self.n = 0
        self._calls: deque[Json] = deque(maxlen=keep)

    def add(self, **fields: object) -> None:
        """Note a call."""
        self.n += 1
        known = {name: value for name, value in fields.items() if value is not None}
        self._calls.append({"n": self.n, **known})

    def after(self, since: int) -> list[Json]:
        """The calls with a greater number."""
        return newest(self._calls, self.n - since)
