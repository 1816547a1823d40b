"""Trouble to order: errors, delays and broken connections for the next calls."""

from collections import Counter
from dataclasses import dataclass
from http import HTTPStatus

from playground.errors import ApiError
from playground.model import Json


@dataclass
class Fault:
    """What goes wrong with the next `count` calls that match."""

    count: int
    method: str = "*"
    chat_id: int | None = None
    code: int | None = None
    description: str | None = None
    parameters: Json | None = None
    delay: float = 0
    drop: str | None = None
    linger: float = 0
    """Seconds the answer is kept back after the effect."""
    body: str | None = None
    """Stands in place of the answer; lone surrogates of `surrogateescape` are any bytes."""
    name: str = ""
    """What it is counted as."""

    def matches(self, method: str, chat_id: int | None) -> bool:
        """Whether a call is meant. `*` means every method but getUpdates."""
        named = self.method.lower()
        wanted = method != "getupdates" if named == "*" else named == method
        return wanted and self.chat_id in (None, chat_id)

    def error(self) -> ApiError | None:
        """The refusal it answers with, if any."""
        if self.code is None:
            return None
        return ApiError(self.code, self.description or self._phrase(), self.parameters)

    def json(self) -> Json:
        """The fault as the people API lists it."""
        return {name: value for name, value in vars(self).items() if value not in (None, 0, "")}

    def _phrase(self) -> str:
        assert self.code is not None
        if self.code == 429:
            return f"Too Many Requests: retry after {(self.parameters or {}).get('retry_after', 1)}"
        return HTTPStatus(self.code).phrase


class Faults:
    """The faults that are still to happen, oldest first."""

    def __init__(self) -> None:
        self.waiting: list[Fault] = []
        self.happened: Counter[str] = Counter()
        """Calls that something went wrong with, by the fault's name."""

    def take(self, method: str, chat_id: int | None) -> Fault | None:
        """The fault of this call, used up by one."""
        for fault in self.waiting:
            if fault.matches(method, chat_id):
                fault.count -= 1
                self.happened[fault.name] += 1
                if fault.count <= 0:
                    self.waiting.remove(fault)
                return fault
        return None
