"""People write, start the bot, delete."""

from playground.appview import message_view
from playground.entities import detect
from playground.errors import PeopleError
from playground.model import (
    ANONYMOUS_ADMIN,
    CHANNEL_BOT,
    SERVICE_ACCOUNT,
    Chat,
    Content,
    Json,
    Message,
    User,
)
from playground.people.lookup import chat, check_inside, optional_number, person
from playground.telegram import Telegram

MAX_TEXT = 4096


def send(tg: Telegram, body: Json) -> Json:
    """The message a person wrote."""
    user, place = person(tg, body), chat(tg, body)
    text = str(body.get("text", "")).strip()
    if not 1 <= len(text) <= MAX_TEXT:
        raise PeopleError("A message has 1 to 4096 characters.")
    check_inside(place, user)
    if place.type == "private":
        open_chat(tg, user)
    if place.slow_mode_left(user.id, tg.clock.now()):
        raise PeopleError("Slow mode: not yet.")
    place.wrote[user.id] = tg.clock.now()
    message = Message(place.id, tg.now(), user.id, content=Content(text, tuple(detect(text))))
    message.reply_to = optional_number(body, "reply_to")
    message.thread_id = thread_of(place, optional_number(body, "thread_id"), message.reply_to)
    _disguise(tg, place, message, body)
    return {"message": message_view(tg.world, tg.post(message))}


def start(tg: Telegram, body: Json) -> Json:
    """The /start a person's app sends when he opens the bot, with the payload of a link."""
    user = person(tg, body)
    payload = str(body.get("payload") or "")
    text = f"/start {payload}" if payload else "/start"
    return send(tg, {"user_id": user.id, "chat_id": user.id, "text": text})


def open_chat(tg: Telegram, user: User) -> None:
    """From now on the bot may write to this person; writing to it takes it back, too."""
    if user.blocked:
        user.blocked = False
        tg.tell_blocked(user)
    if not user.opened:
        user.opened = True
        tg.show_user(user)


def thread_of(place: Chat, thread_id: int | None, reply_to: int | None = None) -> int | None:
    """The thread a message written there belongs to. Errors: no such topic, or a closed one."""
    if place.is_forum:
        if thread_id in (None, 1):
            return None
        topic = place.topics.get(thread_id or 0)
        if topic is None:
            raise PeopleError("There is no such topic.", 404)
        if topic.closed:
            raise PeopleError("That topic is closed.")
        return topic.id
    replied = place.messages.get(reply_to or 0)
    if replied is None or place.type != "supergroup":
        return None
    # Replies in any supergroup have a thread id without being in a topic.
    return replied.thread_id or replied.id


def _disguise(tg: Telegram, place: Chat, message: Message, body: Json) -> None:
    """Let a message come from a chat instead of a person."""
    disguise = body.get("as")
    if place.type == "channel":
        message.sender_chat_id = place.id
    elif disguise == "anonymous":
        if not place.member(message.sender_id).is_admin:
            raise PeopleError("Only an admin can be anonymous.")
        message.sender_id, message.sender_chat_id = ANONYMOUS_ADMIN, place.id
    elif disguise == "channel":
        message.sender_id = CHANNEL_BOT
        message.sender_chat_id = _channel(tg, body).id
    elif disguise == "forward":
        message.sender_id = SERVICE_ACCOUNT
        message.sender_chat_id = _channel(tg, body).id
    elif disguise is not None:
        raise PeopleError("A message can be sent as anonymous, channel or forward.")


def _channel(tg: Telegram, body: Json) -> Chat:
    wanted = optional_number(body, "channel_id")
    channels = [found for found in tg.world.chats.values() if found.type == "channel"]
    for found in channels:
        if wanted in (None, found.id):
            return found
    if wanted is not None:
        raise PeopleError("There is no such channel.", 404)
    made = Chat(tg.world.free_chat_id("channel"), "channel", title="A channel")
    tg.world.chats[made.id] = made
    tg.show_chat(made)
    return made


def delete(tg: Telegram, body: Json) -> Json:
    """Gone for everybody; the bot is not told."""
    place = chat(tg, body)
    message_id = optional_number(body, "message_id") or 0
    if message_id not in place.messages:
        raise PeopleError("There is no such message.", 404)
    tg.remove(place, [message_id])
    return {}
