"""Links that open a chat in Telegram: the bot's private chat, a group to play in, a message."""

from bot.screens.scene import Scene

_SUPERGROUP = -1_000_000_000_000
"""Ids of supergroups lie below this one; what is below it is their number in links."""


def seat_link(scene: Scene) -> str:
    """Where a player of this game opens the private chat in which the hand will stand."""
    return f"https://t.me/{scene.bot_username}?start=g{scene.game_id}"


def group_link(bot_username: str) -> str:
    """Adds the bot to a group of one's choice and says /start there, which opens a table."""
    return f"https://t.me/{bot_username}?startgroup=durak"


def message_link(chat_id: int, thread_id: int, message_id: int) -> str | None:
    """Where members of the chat find this message, and nobody else learns anything of it.

    None in a plain group: its messages have no addresses.
    """
    if chat_id >= _SUPERGROUP:
        return None
    parts = [_SUPERGROUP - chat_id, *([thread_id] if thread_id else []), message_id]
    return "https://t.me/c/" + "/".join(map(str, parts))
