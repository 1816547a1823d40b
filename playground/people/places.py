"""Topics are opened and closed; groups become supergroups."""

from dataclasses import replace

from playground.appview import chat_view
from playground.errors import PeopleError
from playground.model import Chat, Json, Message, Topic
from playground.people.lookup import group, number
from playground.people.moving import actor_of
from playground.telegram import Telegram

TOPIC_COLOUR = 7322096


def topic(tg: Telegram, body: Json) -> Json:
    """A topic made, closed, reopened or deleted."""
    chat = group(tg, body)
    if not chat.is_forum:
        raise PeopleError("That chat has no topics.")
    made = _make(tg, chat, str(body["name"])) if "name" in body else _change(tg, chat, body)
    tg.show_chat(chat)
    return {"topic": vars(made).copy(), "chat": chat_view(tg.world, chat)}


def _make(tg: Telegram, chat: Chat, name: str) -> Topic:
    created = {"forum_topic_created": {"name": name, "icon_color": TOPIC_COLOUR}}
    # A topic has the id of the message that says it was made, and that message stands in it.
    made = Topic(chat.last_id + 1, name)
    chat.topics[made.id] = made
    tg.post(Message(chat.id, tg.now(), actor_of(tg, chat), service=created, thread_id=made.id))
    return made


def _change(tg: Telegram, chat: Chat, body: Json) -> Topic:
    found = chat.topics.get(number(body, "thread_id"))
    if found is None:
        raise PeopleError("There is no such topic.", 404)
    if body.get("deleted"):
        del chat.topics[found.id]
        gone = [m.id for m in chat.messages.values() if m.thread_id == found.id]
        tg.remove(chat, gone)
    elif found.closed != bool(body.get("closed", True)):
        found.closed = not found.closed
        said: Json = {"forum_topic_closed" if found.closed else "forum_topic_reopened": {}}
        tg.post(Message(chat.id, tg.now(), actor_of(tg, chat), service=said, thread_id=found.id))
    return found


def migrate(tg: Telegram, body: Json) -> Json:
    """The supergroup that a plain group became; both chats say so."""
    old = group(tg, body)
    if old.type != "group" or old.migrated_to is not None:
        raise PeopleError("Only a plain group becomes a supergroup.")
    new = Chat(tg.world.free_chat_id("supergroup"), "supergroup", old.title)
    new.members = {user_id: replace(member) for user_id, member in old.members.items()}
    tg.world.chats[new.id] = new
    actor = actor_of(tg, old)
    tg.service(old, actor, {"migrate_to_chat_id": new.id})
    old.migrated_to = new.id
    tg.service(new, actor, {"migrate_from_chat_id": old.id})
    tg.show_chat(old)
    tg.show_chat(new)
    return {"chat": chat_view(tg.world, new)}
