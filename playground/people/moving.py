"""People come, go, block and are made admins; the bot too."""

from dataclasses import replace

from playground.appview import chat_view, user_view
from playground.errors import PeopleError
from playground.model import Chat, Json, Member, User
from playground.people.lookup import group, optional_number, person
from playground.telegram import Telegram
from playground.wire import user_json

NAMES = ("first_name", "last_name", "username", "language_code")
TYPES = frozenset({"group", "supergroup", "channel"})
BOT_PLACES = {"member": "member", "admin": "administrator", "absent": "left"}


def add_user(tg: Telegram, body: Json) -> Json:
    """A new person."""
    user_id = optional_number(body, "id") or tg.world.free_user_id()
    if user_id in tg.world.users or user_id <= 0:
        raise PeopleError("That id is taken.")
    user = User(user_id, "", opened=bool(body.get("opened", False)))
    _set_names(user, body)
    chat = tg.world.add_user(user)
    tg.show_user(user)
    tg.show_chat(chat)
    return {"user": user_view(user)}


def edit_user(tg: Telegram, body: Json) -> Json:
    """A person with other names, or with a deleted account."""
    user = person(tg, body)
    _set_names(user, body)
    if "deactivated" in body:
        user.deactivated = bool(body["deactivated"])
    tg.show_user(user)
    return {"user": user_view(user)}


def _set_names(user: User, body: Json) -> None:
    for name in NAMES:
        if name in body:
            setattr(user, name, str(body[name] or ""))


def add_chat(tg: Telegram, body: Json) -> Json:
    """A new chat with people and, if wanted, the bot in it."""
    kind = str(body.get("type", "supergroup"))
    if kind not in TYPES:
        raise PeopleError("A chat is a group, a supergroup or a channel.")
    chat_id = optional_number(body, "id") or tg.world.free_chat_id(kind)
    if chat_id in tg.world.chats or chat_id >= 0:
        raise PeopleError("That id is taken.")
    chat = Chat(chat_id, kind, str(body.get("title", "")), is_forum=bool(body.get("is_forum")))
    # A forum begins with a message: the thread id 1 is its general topic's.
    chat.last_id = int(chat.is_forum)
    chat.linked_chat_id = optional_number(body, "linked_chat_id")
    chat.slow_mode = optional_number(body, "slow_mode") or 0
    for user_id in body.get("members", []):
        user = person(tg, {"user_id": user_id})
        admin = user.id in body.get("admins", [])
        chat.members[user.id] = Member(user.id, "administrator" if admin else "member")
    tg.world.chats[chat.id] = chat
    _place_bot(tg, chat, str(body.get("bot", "member")))
    tg.show_chat(chat)
    return {"chat": chat_view(tg.world, chat)}


def _place_bot(tg: Telegram, chat: Chat, place: str) -> None:
    if place not in BOT_PLACES:
        raise PeopleError("The bot is a member, an admin or absent.")
    if place != "absent":
        actor = next(iter(chat.members), tg.bot.id)
        tg.set_member(chat, Member(tg.bot.id, BOT_PLACES[place]), actor)


def join(tg: Telegram, body: Json) -> Json:
    """Somebody is in the chat, and the chat says so."""
    user, chat = person(tg, body), group(tg, body)
    if chat.member(user.id).is_inside:
        raise PeopleError("Already in that chat.")
    tg.set_member(chat, Member(user.id), user.id)
    tg.service(chat, user.id, {"new_chat_members": [user_json(user)]})
    return {"chat": chat_view(tg.world, chat)}


def leave(tg: Telegram, body: Json) -> Json:
    """Somebody is in the chat no more, and the chat says so."""
    user, chat = person(tg, body), group(tg, body)
    if not chat.member(user.id).is_inside:
        raise PeopleError("Not in that chat.")
    tg.set_member(chat, Member(user.id, "left"), user.id)
    tg.service(chat, user.id, {"left_chat_member": user_json(user)})
    return {"chat": chat_view(tg.world, chat)}


def block(tg: Telegram, body: Json) -> Json:
    """The bot can write to this person no more."""
    return _set_blocked(tg, body, blocked=True)


def unblock(tg: Telegram, body: Json) -> Json:
    """The bot can write to this person again."""
    return _set_blocked(tg, body, blocked=False)


def _set_blocked(tg: Telegram, body: Json, *, blocked: bool) -> Json:
    user = person(tg, body)
    if user.blocked != blocked:
        user.blocked = blocked
        tg.tell_blocked(user)
        tg.show_user(user)
    return {"user": user_view(user)}


def admin(tg: Telegram, body: Json) -> Json:
    """Somebody, or the bot, is an admin of the chat or is one no more."""
    chat = group(tg, body)
    user_id = tg.bot.id if body.get("user_id") == "bot" else person(tg, body).id
    old = chat.member(user_id)
    if not old.is_inside:
        raise PeopleError("Not in that chat.")
    status = "administrator" if body.get("admin", True) else "member"
    anonymous = bool(body.get("anonymous", False))
    tg.set_member(chat, replace(old, status=status, anonymous=anonymous), actor_of(tg, chat))
    return {"chat": chat_view(tg.world, chat)}


def permissions(tg: Telegram, body: Json) -> Json:
    """What plain members may do is changed for all at once, of which nobody is told."""
    chat = group(tg, body)
    for right, held in body.get("rights", {}).items():
        (chat.denied.discard if held else chat.denied.add)(str(right))
    return {"chat": chat_view(tg.world, chat)}


def bot(tg: Telegram, body: Json) -> Json:
    """The bot is added, removed, or given and denied single rights."""
    chat = group(tg, body)
    rights = {str(name): bool(value) for name, value in body.get("rights", {}).items()}
    action, actor = body.get("action"), actor_of(tg, chat)
    if action == "remove":
        gone = Member(tg.bot.id, "kicked")
        tg.set_member(chat, gone, actor)
        _say_of_bot(tg, chat, actor, {"left_chat_member": user_json(tg.bot)})
    elif action == "add":
        # In a channel only admins are seen, and a bot is nothing else there.
        place = Member(tg.bot.id, "administrator" if chat.type == "channel" else "member")
        tg.set_member(chat, _with_rights(place, rights), actor)
        _say_of_bot(tg, chat, actor, {"new_chat_members": [user_json(tg.bot)]})
    elif action is None and tg.world.bot_in(chat).is_inside:
        tg.set_member(chat, _with_rights(tg.world.bot_in(chat), rights), actor)
    else:
        raise PeopleError("The bot can be added, removed, or given rights where it is.")
    return {"chat": chat_view(tg.world, chat)}


def _say_of_bot(tg: Telegram, chat: Chat, actor: int, fields: Json) -> None:
    """Groups say who comes and goes, channels do not."""
    if chat.is_group:
        tg.service(chat, actor, fields)


def _with_rights(member: Member, rights: dict[str, bool]) -> Member:
    merged = {**member.rights, **rights}
    status = member.status
    if not member.is_admin:
        denied = any(not held for right, held in merged.items() if right.startswith("can_send_"))
        status = "restricted" if denied else "member"
    return replace(member, status=status, rights=merged)


def actor_of(tg: Telegram, chat: Chat) -> int:
    """Who does what an admin does."""
    inside = [m for m in chat.members.values() if m.is_inside and m.user_id != tg.bot.id]
    admins = [member for member in inside if member.is_admin]
    return next((member.user_id for member in (*admins, *inside)), tg.bot.id)
