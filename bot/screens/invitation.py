"""Being told when people play in a chat: the wish, and the message that tells."""

from aiogram.types import InlineKeyboardButton

from bot.screens.callbacks import InvitePress
from bot.screens.keyboards import Row, button, keyboard
from bot.screens.names import clean_title
from bot.screens.scene import Scene
from bot.screens.screen import Screen
from locales import Words


def invite_row(scene: Scene, words: Words) -> Row:
    """The button that turns the wish on or off, for everybody in the chat of a finished table."""
    return [] if scene.private else [button(words("button-invite"), InvitePress(chat=0))]


def invitation_screen(scene: Scene, chat_id: int, link: str | None, words: Words) -> Screen | None:
    """A lobby has been opened, and where; None when it is none any more."""
    if scene.phase != "lobby":
        return None
    title = clean_title(scene.chat_title) or words("nameless-chat")
    to_table: Row = (
        [InlineKeyboardButton(text=words("button-to-table"), url=link)] if link is not None else []
    )
    off = button(words("button-invite-off"), InvitePress(chat=chat_id))
    return Screen(words("invitation", title=title), keyboard([to_table, [off]]))
