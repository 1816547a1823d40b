"""People who block the bot or leave a group; rights of the bot; groups that become supergroups."""

from __future__ import annotations

from aiogram import Bot, F, Router
from aiogram.enums import ChatMemberStatus, ChatType
from aiogram.types import ChatMemberUpdated, Message, User

from bot.tables.model import Person
from handlers.answering import settled
from handlers.commands import spot_of
from handlers.reaching import ask_reachable
from handlers.rights import is_outside
from handlers.services import Services

router = Router(name="membership")


@router.my_chat_member(F.chat.type == ChatType.PRIVATE)
async def on_block(event: ChatMemberUpdated, bot: Bot, services: Services) -> None:
    """Whether the bot may write to the person. An old word of a block may come once more, after
    the chat was opened again, so Telegram is asked what holds now.
    """
    blocked = event.new_chat_member.status == ChatMemberStatus.KICKED
    reachable = bool(await ask_reachable(bot, event.from_user.id)) if blocked else True
    await services.people.set_reachable(event.from_user.id, reachable)
    services.desk.tell()


@router.my_chat_member(F.chat.type.in_({ChatType.GROUP, ChatType.SUPERGROUP}))
async def on_place_in_group(event: ChatMemberUpdated, services: Services) -> None:
    """The bot has come back, or has rights again: what waits in this group is tried at once.

    Where it was thrown out everything rests.
    """
    if is_outside(event.new_chat_member):
        # A plain group is also left when it becomes a supergroup, where all goes on: if it did not,
        # the next call there says so.
        if event.chat.type == ChatType.SUPERGROUP:
            await services.removed(event.chat.id)
    else:
        await services.returned(event.chat.id)


@router.message(F.forum_topic_reopened)
async def on_topic_reopened(message: Message, services: Services) -> None:
    """The topic's game goes on at once."""
    spot = spot_of(message)
    await services.returned(spot.chat_id, spot.thread_id)


@router.message(F.migrate_to_chat_id)
async def on_migrated_to(message: Message, services: Services) -> None:
    """The group's games go on in the supergroup."""
    assert message.migrate_to_chat_id is not None
    await services.migrated(message.chat.id, message.migrate_to_chat_id)


@router.message(F.migrate_from_chat_id)
async def on_migrated_from(message: Message, services: Services) -> None:
    """The same, said in the supergroup."""
    assert message.migrate_from_chat_id is not None
    await services.migrated(message.migrate_from_chat_id, message.chat.id)


@router.message(F.left_chat_member)
async def on_left(message: Message, services: Services) -> None:
    """Who has left the group is played for."""
    assert message.left_chat_member is not None
    await _leave_tables(message.left_chat_member, message.chat.id, services)


@router.chat_member()
async def on_member(event: ChatMemberUpdated, services: Services) -> None:
    """The same, as a bot that is admin is told of it; large groups have no service messages."""
    if is_outside(event.new_chat_member):
        await _leave_tables(event.new_chat_member.user, event.chat.id, services)


async def _leave_tables(user: User, chat_id: int, services: Services) -> None:
    await services.invitations.drop(user.id, chat_id)
    for table in await services.desk.tables_of(user.id):
        if table.chat_id == chat_id:
            await settled(services.leaving.leave(table.id, Person(user.id, user.full_name)))
