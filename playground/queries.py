"""Button presses and inline queries that wait for the bot's answer."""

import secrets
from dataclasses import dataclass, field

from playground.clock import Bell, Clock
from playground.errors import QUERY_TOO_OLD, bad_request
from playground.model import Json

CALLBACK_LIFE = 150
INLINE_LIFE = 300
EPHEMERAL_WINDOW = 15


@dataclass
class Query:
    """A question to the bot, and its answer once it came."""

    id: str
    user_id: int
    at: float
    life: float
    chat_id: int | None = None
    message_id: int | None = None
    text: str = ""
    answer: Json | None = None
    bell: Bell = field(default_factory=Bell)


class Queries:
    """Every query by its id; those long dead are forgotten."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._known: dict[str, Query] = {}

    def ask(
        self,
        user_id: int,
        life: float,
        *,
        chat_id: int | None = None,
        message_id: int | None = None,
        text: str = "",
    ) -> Query:
        """A new query."""
        self._forget()
        query_id = str(secrets.randbelow(8 * 10**17) + 10**17)
        query = Query(query_id, user_id, self._clock.now(), life, chat_id, message_id, text)
        self._known[query_id] = query
        return query

    def find(self, query_id: str) -> Query | None:
        """A query, alive or not."""
        return self._known.get(query_id)

    def alive(self, query_id: str) -> Query:
        """A query that may still be answered.

        Errors: ApiError, the same for one that is unknown and one that is too old.
        """
        query = self._known.get(query_id)
        if query is None or self.age(query) > query.life:
            raise bad_request(QUERY_TOO_OLD)
        return query

    def age(self, query: Query) -> float:
        """Seconds since it was asked."""
        return self._clock.now() - query.at

    def _forget(self) -> None:
        for query_id, query in list(self._known.items()):
            if self.age(query) <= 2 * INLINE_LIFE:
                return
            del self._known[query_id]
