"""Who pressed or typed, and in which language to answer."""

from __future__ import annotations

import sqlite3
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import structlog
from aiogram import BaseMiddleware
from aiogram.enums import ChatType
from aiogram.types import CallbackQuery, InlineQuery, Message, TelegramObject, User

from bot.tables.model import Person
from handlers.services import KnownPerson, Services
from locales import Words, has_words, words

_log = structlog.get_logger(__name__)

NOBODY = frozenset({1087968824, 136817688, 777000})
"""Anonymous admins, channels and Telegram itself post under these ids: nobody sits down as one."""

_REMEMBERED = 10_000


def _ignore(_: str) -> None:
    """Nobody counts."""


class Face(NamedTuple):
    """Who somebody is as Telegram tells it just now; `language` is the client's."""

    id: int
    name: str
    language: str | None


@dataclass(frozen=True, slots=True)
class Caller:
    """A person with the words to answer in; `is_nobody`: posts under a shared id.

    `on_refusal` is told why something was refused.
    """

    person: Person
    words: Words
    is_nobody: bool = False
    on_refusal: Callable[[str], None] = field(default=_ignore, repr=False)


def _is_private(event: TelegramObject) -> bool:
    message = event.message if isinstance(event, CallbackQuery) else event
    chat = getattr(message, "chat", None)
    return chat is not None and chat.type == ChatType.PRIVATE


class Callers(BaseMiddleware):
    """Puts the caller into every handler's data; who has not changed costs no write."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._seen: OrderedDict[int, Face] = OrderedDict()

    async def __call__(
        self,
        handler: Callable[[TelegramObject, dict[str, Any]], Awaitable[Any]],
        event: TelegramObject,
        data: dict[str, Any],
    ) -> Any:
        """The handler's result, with the caller among its data; None where nobody sent it."""
        user = event.from_user if isinstance(event, Message | CallbackQuery | InlineQuery) else None
        if user is None:
            return None
        data["caller"] = await self._caller_of(user, writes=_is_private(event))
        return await handler(event, data)

    async def _caller_of(self, user: User, *, writes: bool) -> Caller:
        if user.id in NOBODY or user.is_bot:
            return Caller(Person(user.id, user.full_name), words(self._services.language), True)
        return await self.caller(Face(user.id, user.full_name, user.language_code), writes=writes)

    async def caller(self, face: Face, *, writes: bool) -> Caller:
        """The person with this face, noted.

        Who `writes` in the private chat can be written to there, whatever was known.
        """
        known = await self.note(face) or await self._services.people.get(face.id)
        reachable = known.reachable if known else None
        if writes and reachable is not True:
            reachable = await self._reached(face.id)
        chosen = known.language if known else None
        language = chosen or face.language
        person = Person(face.id, face.name, reachable)
        spoken = language if has_words(language) else self._services.language
        return Caller(person, words(spoken), on_refusal=self._services.witness.refused)

    async def check_reached(self, person_id: int) -> None:
        """Who presses in the private chat is known to be reachable there."""
        if not await self._services.people.is_reached(person_id):
            await self._reached(person_id)

    async def _reached(self, person_id: int) -> bool:
        try:
            await self._services.people.set_reachable(person_id, True)
            self._services.desk.tell()
        except sqlite3.OperationalError as error:
            _log.warning("a person could not be noted", why=str(error))
        return True

    async def note(self, face: Face) -> KnownPerson | None:
        """A face that is new is noted: then the person as stored; None when it is not new."""
        if self._seen.get(face.id) == face:
            return None
        try:
            known = await self._services.people.see(*face)
        except sqlite3.OperationalError as error:
            # A name that cannot be noted just now stands in nobody's way.
            _log.warning("a person could not be noted", why=str(error))
            return None
        self._seen[face.id] = face
        if len(self._seen) > _REMEMBERED:
            self._seen.popitem(last=False)
        return known
