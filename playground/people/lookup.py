"""Finding what a request of the people API talks about."""

from typing import Any

from playground.errors import PeopleError
from playground.model import Chat, Json, User
from playground.telegram import Telegram


def number(body: Json, name: str) -> int:
    """A number out of a request.

    Errors: PeopleError if it is missing or no number.
    """
    value = optional_number(body, name)
    if value is None:
        raise PeopleError(f"{name} is missing.")
    return value


def optional_number(body: Json, name: str) -> int | None:
    """A number out of a request; None if it is not there.

    Errors: PeopleError if it is no number.
    """
    value: Any = body.get(name)
    if value is None:
        return None
    try:
        return int(value)
    except (TypeError, ValueError) as error:
        raise PeopleError(f"{name} must be a number.") from error


def person(tg: Telegram, body: Json, name: str = "user_id") -> User:
    """The person who acts.

    Errors: PeopleError with status 404 for a stranger or the bot.
    """
    user = tg.world.users.get(number(body, name))
    if user is None or user.id == tg.bot.id:
        raise PeopleError("There is no such person.", 404)
    return user


def chat(tg: Telegram, body: Json) -> Chat:
    """The chat where it happens.

    Errors: PeopleError with status 404 if there is none.
    """
    found = tg.world.chats.get(number(body, "chat_id"))
    if found is None:
        raise PeopleError("There is no such chat.", 404)
    return found


def group(tg: Telegram, body: Json) -> Chat:
    """The group, supergroup or channel where it happens.

    Errors: PeopleError if it is a private chat, or not there.
    """
    found = chat(tg, body)
    if found.type == "private":
        raise PeopleError("That is a private chat.")
    return found


def check_inside(found: Chat, user: User) -> None:
    """Refuse somebody who is not in the chat.

    Errors: PeopleError.
    """
    if not found.member(user.id).is_inside:
        raise PeopleError(f"{user.first_name or user.id} is not in that chat.")
    if found.migrated_to is not None:
        raise PeopleError("That group became a supergroup.")
