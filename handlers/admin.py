"""The owner's /admin in the private chat. For everybody else there is no such thing."""

from __future__ import annotations

from aiogram import F, Router
from aiogram.enums import ChatType
from aiogram.filters import Command, Filter
from aiogram.types import CallbackQuery, Message

from bot.screens.admin import admin_screen
from bot.screens.callbacks import AdminAct, AdminPress
from handlers.answering import toast
from handlers.caller import Caller
from handlers.services import Services

router = Router(name="admin")


class FromOwner(Filter):
    """Lets the bot's owners through; what others say goes on as if nobody had asked."""

    async def __call__(self, event: Message | CallbackQuery, services: Services) -> bool:
        """Whether an owner said or pressed it."""
        return event.from_user is not None and services.office.is_owner(event.from_user.id)


@router.message(Command("admin"), F.chat.type == ChatType.PRIVATE, FromOwner())
async def on_admin(message: Message, caller: Caller, services: Services) -> None:
    """How the bot is."""
    screen = admin_screen(await services.office.look(), caller.words)
    await services.courier.say(message.chat.id, 0, screen.text, screen.keyboard)


@router.callback_query(AdminPress.filter(), FromOwner())
async def on_button(
    query: CallbackQuery, callback_data: AdminPress, caller: Caller, services: Services
) -> None:
    """The mode is switched, if that was asked, and the message shows how the bot is now."""
    if callback_data.act is not AdminAct.LOOK:
        await services.office.set_quiet(
            query.from_user.id, quiet=callback_data.act is AdminAct.QUIET
        )
    screen = admin_screen(await services.office.look(), caller.words)
    if query.message is not None:
        await services.courier.redraw(
            query.message.chat.id, query.message.message_id, screen.text, screen.keyboard
        )
    await toast(query, "")
